import type { ReactNode } from 'react';
import type { HouseLine } from '../model/model.ts';

/** Says when the line to the house is down, and that it comes back by itself. */
export function LineStatus({ line, onRetry }: { line: HouseLine; onRetry: () => void }): ReactNode {
  if (line.is === 'up' || line.is === 'idle') return null;
  if (line.is === 'opening' && line.attempt === 1) return null;
  return (
    <div className="line-status" role="status">
      <p>The line to the house is down. Your bets lie as they were; reconnecting by itself…</p>
      {line.is === 'down' && (
        <button type="button" className="button" onClick={onRetry}>
          Now
        </button>
      )}
    </div>
  );
}
