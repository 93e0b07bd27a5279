import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';

interface HandProps {
  readonly name: string;
  readonly place: PlaceView | null;
  /** The hand that won, once it is said. */
  readonly won?: boolean;
  /** You hold its cards that are not turned yet. */
  readonly held?: boolean;
  readonly fresh?: ReadonlySet<string>;
  readonly shoe?: RefObject<HTMLElement | null>;
}

/** A hand on the felt with what it counts; a third card lies sideways. */
export function Hand({ name, place, won = false, held = false, fresh, shoe }: HandProps): ReactNode {
  const cards = place?.cards ?? [];
  const key = place?.place ?? name.toLowerCase();
  return (
    <section
      className={`hand ${name.toLowerCase()}${won ? ' has-won' : ''}${held ? ' held' : ''}`}
      aria-label={`${name}’s hand`}
    >
      <h2>
        <span className="engraved">{name}</span>
        <span className="figures total">
          <span className="unseen">counts </span>
          {place?.caption || '–'}
        </span>
      </h2>
      <div className="hand-cards">
        {cards.map((card, i) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
            key={`${key}:${i}`}
            card={card}
            sideways={i === 2}
            from={fresh?.has(`${key}:${i}`) ? shoe : undefined}
          />
        ))}
        {cards.length < 1 && <span className="slot" />}
        {cards.length < 2 && <span className="slot" />}
      </div>
    </section>
  );
}
