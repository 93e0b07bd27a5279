import { nameCard, parseCard } from '@croupier/cards';
import type { ReactNode } from 'react';
import { useSettings } from '../room/settings.ts';
import { isSuit, suitColour } from './suits.ts';

const SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** A card in a line of text: "10♥". */
export function CardInText({ card }: { card: string }): ReactNode {
  const { deck } = useSettings();
  const suit = card.charAt(1);
  if (!isSuit(suit)) return <span className="card-in-text">Joker</span>;
  const rank = card.startsWith('T') ? '10' : card.charAt(0);
  return (
    <span className={`card-in-text ${suitColour(suit, deck)}`}>
      <span aria-hidden="true">
        {rank}
        {SIGNS[suit]}
      </span>
      <span className="unseen">{nameCard(parseCard(card))}</span>
    </span>
  );
}
