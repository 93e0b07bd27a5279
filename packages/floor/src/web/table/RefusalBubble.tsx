import type { Command } from '@croupier/house/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { middleOf } from './arc.ts';
import { useSeat } from './seat.ts';

/** Why the house said no, beside the hand that asked; it covers no bets. */
export function RefusalBubble({ desk }: { desk: boolean }): ReactNode {
  const store = useStore();
  const { refused, posted } = useSeat();
  if (!refused) return null;
  return (
    <div className="refusal" style={desk ? besideThe(refused.command, posted) : {}} key={refused.count}>
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

function besideThe(
  command: Command | null,
  posted: { readonly seats: number; readonly wagers: readonly { readonly id: string }[] },
): CSSProperties {
  const change = command?.type === 'bet' ? command.changes[0] : undefined;
  if (!change) return { left: '50%', top: '62%' };
  const { x, y } = middleOf(change.spot, posted.seats, posted.wagers.length - 0.5);
  return { left: `${Math.min(82, Math.max(18, x / 10))}%`, top: `${(y - 6) / 6.5}%` };
}
