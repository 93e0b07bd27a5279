import type { ReactNode } from 'react';
import { type ConnectionState, isCutOff } from '../model/model.ts';

/** Says when the connection to the house is down, and that it comes back by itself. */
export function ConnectionStatus({
  connection,
  onRetry,
}: {
  connection: ConnectionState;
  onRetry: () => void;
}): ReactNode {
  if (!isCutOff(connection)) return null;
  return (
    <div className="line-status" role="status">
      <p>
        No line to the house.
        <span className="line-more"> What lies plays on; reconnecting by itself…</span>
      </p>
      {connection.is === 'down' && (
        <button type="button" className="button" onClick={onRetry}>
          Try now
        </button>
      )}
    </div>
  );
}
