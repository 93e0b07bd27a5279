import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';

interface CardsProps {
  readonly place: PlaceView;
  readonly fresh?: ReadonlySet<string>;
  readonly shoe?: RefObject<HTMLElement | null>;
  /** How the hand is turned on the felt, in degrees. */
  readonly turn?: number;
}

/** The cards of a place side by side, backs where they are not for our eyes. */
export function Cards({ place: { place, cards }, fresh, shoe, turn = 0 }: CardsProps): ReactNode {
  return (
    <div className="cards">
      {cards.map((card, i) => (
        <PlayingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          key={`${place}:${i}`}
          card={card}
          turn={turn}
          from={fresh?.has(`${place}:${i}`) ? shoe : undefined}
        />
      ))}
    </div>
  );
}
