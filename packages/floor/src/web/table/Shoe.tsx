import type { ShoeView } from '@croupier/house/protocol';
import type { ReactNode, RefObject } from 'react';

/** The shoe at the dealer's left, with how much of it is left. */
export function Shoe({ shoe, ref }: { shoe: ShoeView; ref: RefObject<HTMLDivElement | null> }): ReactNode {
  const left = shoe.cards - shoe.dealt;
  return (
    <div className="shoe" ref={ref}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        <path className="shoe-side" d="M22 6h70a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H6Z" />
        <path className="shoe-lip" d="M22 6 6 58h17L36 6Z" />
        <path className="shoe-card" d="M19 24 10 53h11l8-29Z" />
        <path className="shoe-deck" d={`M40 14h${(50 * left) / Math.max(1, shoe.cards)}v36H40Z`} />
      </svg>
      <span className="figures">
        {left} left
        <span className="unseen">
          {' '}
          of {shoe.cards} cards in shoe {shoe.number}
        </span>
      </span>
      {shoe.lastHands && <span className="last-hands">Last hand of the shoe</span>}
    </div>
  );
}
