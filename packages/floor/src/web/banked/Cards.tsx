import type { PlaceView } from '@croupier/table';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';

interface CardsProps {
  readonly place: PlaceView;
  readonly fresh?: ReadonlySet<string>;
  readonly shoe?: RefObject<HTMLElement | null>;
  /** How the hand is turned on the felt, in degrees. */
  readonly turn?: number;
}

/** The cards of a place side by side, backs where they are not for our eyes. */
export function Cards({ place: { place, cards, parts }, fresh, shoe, turn = 0 }: CardsProps): ReactNode {
  const begins = beginningsOf(parts);
  return (
    <div className={`cards${parts ? ' in-parts' : ''}`}>
      {cards.map((card, i) => (
        <Fragment
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          key={`${place}:${i}`}
        >
          {begins.includes(i) && <span className="part-gap" aria-hidden="true" />}
          <PlayingCard card={card} turn={turn} from={fresh?.has(`${place}:${i}`) ? shoe : undefined} />
        </Fragment>
      ))}
    </div>
  );
}

/** Where each part after the first begins. */
function beginningsOf(parts: PlaceView['parts'] = []): number[] {
  let at = 0;
  return parts.slice(0, -1).map(({ cards }) => {
    at += cards;
    return at;
  });
}
