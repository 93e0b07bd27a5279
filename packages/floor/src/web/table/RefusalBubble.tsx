import type { CSSProperties, ReactNode } from 'react';
import { useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import type { Point } from './arc.ts';
import { type Cursor, useSeat } from './seat.ts';

/** Why the house said no, beside the hand that asked; it covers no bets. `above` is where a spot's layout ends. */
export function RefusalBubble({ above }: { above: ((place: Cursor) => Point) | null }): ReactNode {
  const store = useStore();
  const { refused } = useSeat();
  if (!refused) return null;
  const change = refused.command?.type === 'bet' ? refused.command.changes[0] : undefined;
  const style = above === null ? {} : change ? at(above(change)) : MIDDLE;
  return (
    <div className="refusal" style={style} key={refused.count}>
      <RefusedNotice refusal={refused.refusal}>
        <button
          type="button"
          className="button bare"
          aria-label="Dismiss"
          onClick={() => store.tell({ type: 'refusal-read' })}
        >
          ✕
        </button>
      </RefusedNotice>
    </div>
  );
}

const MIDDLE: CSSProperties = { left: '50%', top: '62%' };

const at = ({ x, y }: Point): CSSProperties => ({
  left: `${Math.min(82, Math.max(18, x / 10))}%`,
  top: `${(y - 6) / 6.5}%`,
});
