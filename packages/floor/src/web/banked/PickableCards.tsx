import type { PlaceView } from '@croupier/table';
import type { ReactNode } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { Choosing } from './choosing.ts';
import { partOfCard } from './chosen-cards.ts';
import { type Dropped, useDragging } from './drag-card.ts';

/**
 * Your hand while you set, keep, split or throw away: a tap or its digit picks a card, another puts it back. Drawn up it is
 * picked, down put back, and dropped on another card the two change places.
 */
export function PickableCards({ hand, choosing }: { hand: PlaceView; choosing: Choosing }): ReactNode {
  return (
    <div className="cards picking">
      {hand.cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
        <PickableCard key={i} card={card} at={i} choosing={choosing} />
      ))}
    </div>
  );
}

interface PickableCardProps {
  readonly card: string | null;
  readonly at: number;
  readonly choosing: Choosing;
}

function PickableCard({ card, at, choosing }: PickableCardProps): ReactNode {
  const { takes, chosen, toggle, exchange } = choosing;
  const picked = chosen.includes(at);
  const part = partOfCard(takes, chosen, at);
  const { wasDragged, style, ...pointer } = useDragging(({ on, up }: Dropped) => {
    if (on !== null && on !== at) exchange(at, on);
    else if (up > 0 !== picked) toggle(at);
  });
  return (
    <button
      type="button"
      className={`pick${picked ? ' picked' : ''}${style ? ' held' : ''}`}
      aria-pressed={picked}
      aria-keyshortcuts={String(at + 1)}
      data-pick={at}
      style={style}
      {...pointer}
      onClick={() => wasDragged() || toggle(at)}
    >
      <PlayingCard card={card} />
      {part !== null && <span className="unseen">, {part}</span>}
      {picked && part !== null && (
        <span className="pick-part" aria-hidden="true">
          {part}
        </span>
      )}
    </button>
  );
}
