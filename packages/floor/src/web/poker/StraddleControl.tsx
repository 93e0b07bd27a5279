import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';

/**
 * Between hands: a straddle for the next one, the oversize one where it may be more. Where it may not be, the button
 * still asks, and the house says why.
 */
export function StraddleControl(): ReactNode {
  const { view, straddle, amount } = usePoker();
  const option = view.you.straddle;
  if (!option || view.phase.name === 'playing') return null;
  const { least, most, declared, refused } = option;
  if (declared !== null) {
    return (
      <button type="button" className="button" aria-pressed="true" onClick={() => straddle(null)}>
        Straddle {amount(declared)} <span aria-hidden="true">✕</span>
        <span className="unseen">: take it back</span>
      </button>
    );
  }
  const cite = refused?.cite;
  const why = refused && `${refused.reason}${cite ? ` ${cite.section} §${cite.clause}` : ''}`;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={refused !== undefined}
        title={why}
        onClick={() => straddle(least)}
      >
        Straddle {amount(least)}
        {why && <span className="unseen">: {why}</span>}
      </button>
      {most > least && !refused && (
        <button type="button" className="button" onClick={() => straddle(most)}>
          Oversize {amount(most)}
        </button>
      )}
    </>
  );
}
