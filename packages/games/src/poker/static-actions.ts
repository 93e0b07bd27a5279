import type { Action, Cite, Refusal, Verb } from '@croupier/table';
import type { Variant } from './variant.ts';

/** Why there is nothing to raise; a bet is then what may be made. */
export const NO_BET_TO_RAISE = 'There is no bet to raise: bet first.';

/** The refusals that never change, made once for a section. */
export interface StaticActions {
  readonly fold: Action;
  readonly check: Action;
  readonly noCheck: Action;
  readonly noCall: Action;
  readonly noBet: Action;
  readonly noRaise: Action;
  readonly blindKeeps: Action;
  /** What an opener who must bet may not do instead. */
  readonly openerStays: Action;
  readonly openerBets: Action;
  readonly noCheckRaise: Refusal | null;
  readonly shortCall: Refusal;
  readonly nobodyLeft: Refusal;
}

const refusing = (verb: Verb, reason: string, cite: Cite): Action => ({
  verb,
  refused: { reason, cite },
});

export function staticActions({ clauses, forced, noCheckRaise }: Variant): StaticActions {
  const called = forced.kind === 'blinds' ? forced.clauses.called : clauses.fold;
  const opens = forced.kind === 'antes' ? forced.clauses.opens : clauses.check;
  return {
    fold: { verb: 'fold' },
    check: { verb: 'check' },
    noCheck: refusing('check', 'There is a bet to you: call it, raise it or fold.', clauses.call),
    noCall: refusing('call', 'There is no bet to call: check or bet.', clauses.call),
    noBet: refusing('bet', 'There is a bet already: it can be raised.', clauses.raise),
    noRaise: refusing('raise', NO_BET_TO_RAISE, clauses.raise),
    blindKeeps: refusing('fold', 'A blind that was merely called is already in: check or raise.', called),
    openerStays: refusing('fold', 'The first to speak must bet.', opens),
    openerBets: refusing('check', 'The first to speak must bet.', opens),
    noCheckRaise: noCheckRaise && {
      reason: 'You have checked in this round: you may call or fold but not raise.',
      cite: noCheckRaise,
    },
    shortCall: {
      reason: 'You have no chips beyond the call: you may call for what you have.',
      cite: clauses.allIn,
    },
    nobodyLeft: {
      reason: 'Everybody else is all in: nobody is left who could call a raise.',
      cite: clauses.excess,
    },
  };
}
