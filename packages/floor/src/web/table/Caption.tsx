import type { PhaseView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';

const BEFORE_A_CALL: Record<PhaseView['name'], string> = {
  cut: '',
  bank: '',
  betting: 'Place your bets.',
  dealing: 'No more bets.',
  settled: '',
  closed: 'The table is closed. Find another one in the lobby.',
};

/** The dealer's last call. */
export function Caption({ phase, calls }: { phase: PhaseView['name']; calls: readonly string[] }): ReactNode {
  return (
    <p className="caption" aria-live="polite">
      {calls.at(-1) ?? BEFORE_A_CALL[phase]}
    </p>
  );
}
