import { nameCard, parseCard } from '@croupier/cards';
import type { PlaceView } from '@croupier/table';
import type { ReactNode } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { Choosing } from './choosing.ts';
import { partOfCard } from './chosen-cards.ts';

/** Your hand while you set, keep, split or throw away: a tap or its digit picks a card, another puts it back. */
export function PickableCards({ hand, choosing }: { hand: PlaceView; choosing: Choosing }): ReactNode {
  const { takes, chosen, toggle } = choosing;
  return (
    <div className="cards picking">
      {hand.cards.map((card, i) => {
        const picked = chosen.includes(i);
        const part = partOfCard(takes, chosen, i);
        const name = card === null ? 'a card' : nameCard(parseCard(card));
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
            key={i}
            type="button"
            className={`pick${picked ? ' picked' : ''}`}
            aria-pressed={picked}
            aria-label={part === null ? name : `${name}, ${part}`}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => toggle(i)}
          >
            <PlayingCard card={card} />
            {picked && part !== null && (
              <span className="pick-part" aria-hidden="true">
                {part}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
