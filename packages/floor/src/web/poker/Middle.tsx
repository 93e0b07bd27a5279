import type { CSSProperties, ReactNode, RefObject } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { StackedChips } from '../chips/ChipStack.tsx';
import { usePoker } from './at-poker.ts';
import type { Twice } from './laid-out.ts';

interface MiddleProps {
  /** Of its middle from above, in pixels. */
  readonly height: number;
  /** Of the board's cards, in pixels. */
  readonly cardWidth: number;
  /** How two boards lie there, if not as usual. */
  readonly twice: Twice | null;
  readonly dealer: RefObject<HTMLElement | null> | undefined;
  /** What the dealer said, where it stands on the felt. */
  readonly caption: ReactNode;
}

/** The middle of the table: pots above, the board, and on a desk what the dealer said below. */
export function Middle({ height, cardWidth, twice, dealer, caption }: MiddleProps): ReactNode {
  const { scene, amount } = usePoker();
  // In stud one common card lies there where the deck runs out.
  const common = Math.max(scene.boardCards, ...scene.boards.map(({ length }) => length));
  const slots = [...Array(common).keys()];
  const empty = slots.length > 0 ? [[]] : [];
  const boards = slots.length > 0 && scene.boards.length > 0 ? scene.boards : empty;
  return (
    <div
      className={`middle${boards.length > 1 ? ` twice${twice?.beside ? ' beside' : ''}` : ''}`}
      style={placedAt(height, cardWidth, twice?.card ?? cardWidth)}
    >
      <div className="pots">
        {scene.pots.map((pot) => (
          <span className="pot" key={pot.name}>
            <svg className="pot-chips" viewBox="0 -8 26 34" aria-hidden="true">
              <StackedChips amount={pot.amount} size={26} lift={2} />
            </svg>
            <span className="pot-name">{pot.name}</span>
            <span className="figures">{amount(pot.amount)}</span>
          </span>
        ))}
        {scene.pots.length === 0 && scene.total > 0 && (
          <span className="pot">
            {/* Nothing lies in the middle yet: it is what all bets come to. */}
            <span className="pot-name">In all</span>
            <span className="figures">{amount(scene.total)}</span>
          </span>
        )}
      </div>
      {boards.map((board, b) => (
        <section
          className="poker-board"
          // biome-ignore lint/suspicious/noArrayIndexKey: boards are known by their order
          key={b}
          aria-label={boards.length > 1 ? `Board ${b + 1}` : 'The board'}
        >
          {slots.map((i) => {
            const card = board[i];
            return card === undefined ? (
              <span className="slot" key={`${scene.hand}/${i}`} />
            ) : (
              <PlayingCard
                key={`${scene.hand}:${i}`}
                card={card}
                from={dealer}
                pulled={scene.pulled[b]?.includes(card) ?? false}
              />
            );
          })}
        </section>
      ))}
      {caption}
    </div>
  );
}

const placedAt = (
  height: number,
  card: number,
  ofTwo: number,
): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  top: `${height}px`,
  '--board-card': `${card}px`,
  '--card-of-two': `${ofTwo}px`,
});
