import type { Cite } from './cite.ts';
import { type Cents, NOTHING, share } from './money.ts';
import { formatPays, type Pays, winnings } from './pays.ts';

/**
 * A wager is a pay table: the first row whose condition holds decides it, and no row means it loses. `O` is what
 * the wager looks at when the cards are out, so that play, settlement and mathematics judge with the same rows.
 */
export interface Wager<O> {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row<O>[];
  /** Beside a bet on the basic game this much is enough, whatever least is posted. */
  readonly beside?: { readonly basic: readonly string[]; readonly least: Cents; readonly cite: Cite };
  /** Staked by a decision during the round instead of before the deal. */
  readonly inPlay?: true;
  /** Why the wager is offered at all; shown beside a loss, which no row explains. */
  readonly cite: Cite;
}

/** An award that is no stake of its own: a pay table on the amount of another wager, such as the ante bonus. */
export interface Bonus<O> {
  readonly id: string;
  readonly name: string;
  readonly on: string;
  readonly rows: readonly Row<O>[];
}

export interface Row<O> {
  readonly name: string;
  readonly when: (outcome: O) => boolean;
  readonly award: Award;
  readonly cites: readonly Cite[];
}

/** A win at odds or a push, with what the house keeps of it in percent of the stake or the win. */
export type Award =
  | { readonly kind: 'win'; readonly pays: Pays; readonly commission: number }
  | { readonly kind: 'push' };

export const PUSH: Award = { kind: 'push' };
export const win = (pays: Pays): Award => ({ kind: 'win', pays, commission: 0 });
export const winLess = (commission: number, pays: Pays): Award => ({ kind: 'win', pays, commission });

export const row = <O>(
  name: string,
  when: (outcome: O) => boolean,
  award: Award,
  ...cites: Cite[]
): Row<O> => ({
  name,
  when,
  award,
  cites,
});

/** The row that decides, or undefined for a loss. */
export function judge<O>(wager: { readonly rows: readonly Row<O>[] }, outcome: O): Row<O> | undefined {
  for (const candidate of wager.rows) if (candidate.when(outcome)) return candidate;
  return undefined;
}

/** What is paid on top of the stake, and what the house keeps of that. */
export function worth(award: Award, stake: Cents, commissioned: boolean): { won: Cents; commission: Cents } {
  if (award.kind === 'push') return { won: NOTHING, commission: NOTHING };
  const won = winnings(award.pays, stake);
  return { won, commission: commissioned ? commissionOn(won, award.commission) : NOTHING };
}

/** Percent of an amount, half cents up (READINGS 57). */
export const commissionOn = (amount: Cents, percent: number): Cents =>
  percent === 0 ? NOTHING : share(amount, percent, 100);

/** "8 to 1", "1 to 1 less 5 %", "push" */
export function formatAward(award: Award): string {
  if (award.kind === 'push') return 'push';
  const odds = formatPays(award.pays);
  return award.commission === 0 ? odds : `${odds} less ${award.commission} %`;
}
