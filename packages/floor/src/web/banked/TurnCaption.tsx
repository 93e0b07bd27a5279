import type { TableView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { calledOf, captionOf, turnOf, yourTurn } from './caption.ts';

/** Whose turn it is, or else what the dealer said; your own turn in bolder letters. */
export function TurnCaption({ view }: { view: TableView }): ReactNode {
  const yours = yourTurn(view) !== undefined;
  return (
    <>
      <p className={`caption${yours ? ' yours' : ''}`} aria-hidden="true">
        {/* A sentence that is another is not the old one moved. */}
        <span key={captionOf(view)}>{captionOf(view)}</span>
      </p>
      {/* What is read twice is told once: two calls stand there together, and again when somebody has answered. */}
      <p className="unseen" aria-live="polite" data-testid="called">
        {calledOf(view, 1)}
      </p>
      <p className="unseen" aria-live="polite">
        {turnOf(view)}
      </p>
    </>
  );
}
