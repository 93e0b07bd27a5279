import type { PhaseView, TableView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { sitterAt } from '../model/hands.ts';
import { Clause } from '../room/Refused.tsx';

const BEFORE_A_CALL: Record<PhaseView['name'], string> = {
  cut: '',
  bank: 'Who banks?',
  betting: 'Place your bets.',
  dealing: 'No more bets.',
  settled: '',
  closed: 'The table is closed. Find another one in the lobby.',
};

/** Whom the table waits for, why there are no bets, or else the dealer's last call. */
export function Caption({ view }: { view: TableView }): ReactNode {
  const { phase, asking, calls, standing } = view;
  const halts = phase.name === 'betting' ? (standing.freeHand ?? standing.waits) : standing.waits;
  const sitter = asking ? sitterAt(view, asking.seat) : null;
  const words =
    asking && sitter !== 'you'
      ? `Waiting for ${sitter ?? 'the player'} at seat ${asking.seat}.`
      : (halts?.reason ?? calls.at(-1) ?? BEFORE_A_CALL[phase.name]);
  return (
    <p className={`caption${sitter === 'you' ? ' yours' : ''}`} aria-live="polite">
      {/* A sentence that is another is not the old one moved. */}
      <span key={words}>{words}</span> {!asking && halts?.cite && <Clause cite={halts.cite} />}
    </p>
  );
}
