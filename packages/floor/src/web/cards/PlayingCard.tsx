import { nameCard, parseCard } from '@croupier/cards';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSettings } from '../room/settings.ts';
import { CardFace } from './CardFace.tsx';
import { useFlight } from './flight.ts';

export interface PlayingCardProps {
  /** Two letters, or null for a card that lies face down. */
  readonly card: string | null;
  readonly sideways?: boolean;
  /** Where it comes from, if it is dealt now. */
  readonly from?: RefObject<HTMLElement | null> | undefined;
  /** How the hand it lies in is turned, in degrees. */
  readonly turn?: number;
  /** It makes no part of the winning hand: the dealer has pulled it down (bclc-poker 17.0 §10.15). */
  readonly pulled?: boolean;
}

/** A card on the felt: it flies from the shoe when it is dealt and turns over when it is shown. */
export function PlayingCard({
  card,
  sideways = false,
  from,
  turn = 0,
  pulled = false,
}: PlayingCardProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { deck } = useSettings();
  useFlight(ref, from, turn);
  return (
    <div
      ref={ref}
      className={`card${sideways ? ' sideways' : ''}${card === null ? ' down' : ''}${pulled ? ' pulled' : ''}`}
      role="img"
      aria-label={
        card === null ? 'a card face down' : `${nameCard(parseCard(card))}${pulled ? ', not used' : ''}`
      }
    >
      <div className="card-body">
        <div className="card-front">{card !== null && <CardFace card={card} colours={deck} />}</div>
        <div className="card-back" />
      </div>
    </div>
  );
}
