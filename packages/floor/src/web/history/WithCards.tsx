import { Fragment, type ReactNode } from 'react';
import { CardInText } from '../cards/CardInText.tsx';

const CARD = /\b((?:[2-9TJQKA][cdhs])|Jo)\b/;

/** A sentence in which cards stand by their letters, with the cards drawn. */
export const WithCards = ({ text }: { text: string }): ReactNode =>
  text.split(CARD).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its order
    <Fragment key={i}>{CARD.test(part) && part.length === 2 ? <CardInText card={part} /> : part}</Fragment>
  ));
