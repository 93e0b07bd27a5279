import {
  type Action,
  type Answer,
  type Cents,
  type Cite,
  cents,
  type Question,
  type Refusal,
  type Verb,
} from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import { at17, at33 } from './clauses.ts';

/**
 * What a player does at a table with chips and words, before anybody has made an action of it. Chips come in motions:
 * those of one motion are released together.
 */
export interface Declaration {
  readonly said?: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all-in' | 'pot';
  /** The amount spoken with it: the total that the bet or raise goes to. */
  readonly amount?: Cents;
  readonly motions: readonly (readonly Cents[])[];
  /** Chips held over the line and not let go bind nobody. */
  readonly released: boolean;
}

/** The action that a declaration is, and the clauses that made it so. */
export type Interpretation =
  | { readonly binding: true; readonly answer: Answer; readonly cites: readonly Cite[] }
  | { readonly binding: false; readonly why: Refusal };

/** What the table knows of the player in turn. */
export interface DeclarationSpot {
  readonly question: Question;
  /** In front of the player already. */
  readonly bet: Cents;
  readonly stack: Cents;
  readonly structure: Betting['structure'];
}

/** Reads words and chips as one of the actions offered (bclc-poker 33.0 §1.5 to §1.10, §2.2, §2.5). */
export function interpret(spot: DeclarationSpot, made: Declaration): Interpretation {
  if (made.said !== undefined) return spoken(spot, made, made.said);
  const [first = []] = made.motions;
  if (!made.released || first.length === 0) {
    return notBinding('Nothing binds before chips are released or an action is spoken.', at33('1.6'));
  }
  const read = silent(spot, first);
  // Without a word a second motion is a string bet: only the first counts.
  if (!read.binding || made.motions.length === 1) return read;
  return { ...read, cites: [at33('1.5'), ...read.cites] };
}

/** Speech binds, and chips are corrected to it (bclc-poker 33.0 §1.6, §1.7). */
function spoken(
  spot: DeclarationSpot,
  made: Declaration,
  said: NonNullable<Declaration['said']>,
): Interpretation {
  const by = [at33('1.6'), at33('1.7')];
  if (said === 'fold' || said === 'check') return plain(spot, said, by);
  // A short call is topped up, whatever was put in (bclc-poker 33.0 §1.8).
  if (said === 'call') return call(spot, [...by, at33('1.8')]);
  const raise = aggressive(spot);
  if (said === 'pot' && spot.structure !== 'pot-limit') {
    return notBinding('The pot is the limit of pot-limit tables only: say how much.', at33('2.1'));
  }
  if (said === 'all-in') {
    const to = cents(spot.bet + spot.stack);
    return raise ? wager(spot, raise, to, by) : call(spot, by);
  }
  if (!raise) return call(spot, by);
  if (said === 'pot') return wager(spot, raise, raise.most ?? spot.bet, [...by, at33('2.1')]);
  if (made.amount !== undefined) return wager(spot, raise, made.amount, by);
  // Who has said it may go on putting chips in.
  return wager(spot, raise, cents(spot.bet + sum(made.motions.flat())), [at33('1.5'), at33('1.6')]);
}

/** Chips without a word (bclc-poker 33.0 §1.9, §1.10, §2.5). */
function silent(spot: DeclarationSpot, chips: readonly Cents[]): Interpretation {
  const put = sum(chips);
  const owed = actionNamed(spot, 'call');
  const raise = aggressive(spot);
  if (owed) {
    const costs = owed.costs ?? 0;
    if (chips.length === 1 && put > costs) return call(spot, [at33('1.9')]);
    const to = spot.bet + put;
    // Too much for a call and too little for a raise, in several chips and silently, was meant to call (§1.10).
    if (!raise || to < (raise.least ?? 0)) return call(spot, [put < costs ? at33('1.8') : at33('1.10')]);
    return wager(spot, raise, cents(to), [at33('1.6')]);
  }
  if (!raise) return plain(spot, 'check', [at33('1.6')]);
  // The big blind is a bet already made: a silent larger chip on top of it only checks.
  if (raise.verb === 'raise' && chips.length === 1) return plain(spot, 'check', [at33('1.9')]);
  const one =
    spot.structure === 'pot-limit' && spot.bet + put > (raise.most ?? 0) ? at33('2.5') : at33('1.9');
  return wager(spot, raise, cents(spot.bet + put), [chips.length === 1 ? one : at33('1.6')]);
}

/** A bet or raise is lifted to the minimum (33.0 §1.10) and cut to the maximum (33.0 §2.2; the house's own). */
function wager(spot: DeclarationSpot, raise: Action, to: Cents, by: readonly Cite[]): Interpretation {
  const least = raise.least ?? to;
  const most = raise.most ?? least;
  const amount = to < least ? least : to > most ? most : to;
  const cites = [...by];
  if (to < least) cites.push(at33('1.10'));
  if (to > most) cites.push(whyNoMore(spot, most));
  return { binding: true, answer: { verb: raise.verb, amount: inChips(amount, raise) }, cites };
}

/** Nobody bets more than the chips in front of them, more than the pot, or more than the posted ceiling. */
function whyNoMore({ bet, stack, structure }: DeclarationSpot, most: Cents): Cite {
  if (most === bet + stack) return at17('6.1');
  return structure === 'pot-limit' ? at33('2.2') : at17('3.5');
}

/** Down to whole chips, but never below the minimum. */
function inChips(amount: Cents, { least, most, step }: Action): Cents {
  if (amount === least || amount === most) return amount;
  return cents(Math.max(amount - (amount % (step ?? 1)), least ?? 0));
}

function call(spot: DeclarationSpot, cites: readonly Cite[]): Interpretation {
  const verb = actionNamed(spot, 'call') ? 'call' : 'check';
  return plain(spot, verb, cites);
}

function plain(spot: DeclarationSpot, verb: Verb, cites: readonly Cite[]): Interpretation {
  const action = spot.question.actions.find((offered) => offered.verb === verb);
  if (action && !action.refused) return { binding: true, answer: { verb }, cites };
  return { binding: false, why: action?.refused ?? { reason: `There is no ${verb} here.` } };
}

const notBinding = (reason: string, cite: Cite): Interpretation => ({
  binding: false,
  why: { reason, cite },
});

const actionNamed = ({ question }: DeclarationSpot, verb: Verb): Action | undefined =>
  question.actions.find((action) => action.verb === verb && !action.refused);

const aggressive = (spot: DeclarationSpot): Action | undefined =>
  actionNamed(spot, 'bet') ?? actionNamed(spot, 'raise');

const sum = (chips: readonly Cents[]): number => chips.reduce<number>((total, chip) => total + chip, 0);
