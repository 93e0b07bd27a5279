import { useEffect } from 'react';
import { usePoker } from './at-poker.ts';
import type { Position } from './ring.ts';

/** As in poker-rail.css. */
const LOW = '(max-height: 560px) and (min-width: 600px) and (max-width: 699px)';

/**
 * Whoever was dealt cards or is asked sees their seat, also where the table is higher than the window: when it comes to
 * that, whenever the chairs are placed anew, and when the window is made smaller.
 */
export function useOwnSeatSeen(positions: readonly Position[]): void {
  const { view, past = false } = usePoker();
  const mine = !past && view.you.question !== null;
  const held = !past && view.you.cards.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the chairs have gone is read from the page
  useEffect(() => {
    if (!mine && !held) return undefined;
    // In a low window there is just room for it, the board and the pot: it always goes to the same place there.
    const show = (): void =>
      document
        .querySelector('.chair.you')
        ?.scrollIntoView({ block: matchMedia(LOW).matches ? 'end' : 'nearest' });
    // A window that was made smaller is laid out anew first.
    const later = (): number => requestAnimationFrame(show);
    // When all is drawn that came with it: asked before, the table would be laid out twice for every card.
    queueMicrotask(show);
    window.addEventListener('resize', later);
    return () => window.removeEventListener('resize', later);
  }, [mine, held, positions]);
}
