import type { Cite } from './cite.ts';
import { type Cents, cents, formatMoney, minus, NOTHING, share } from './money.ts';
import { formatPays, type Pays, winnings } from './pays.ts';

/**
 * A wager is a pay table: the first row whose condition holds decides it, and no row means it loses. `O` is what
 * the wager looks at when the cards are out, so that play, settlement and mathematics judge with the same rows.
 */
export interface Wager<O> {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row<O>[];
  /** A side bet whose least depends on whether its bettor is in the basic game at that spot. */
  readonly beside?: BesideBasic;
  /** Limits that the rulebook itself prints; a table may post narrower ones. */
  readonly between?: { readonly least: Cents; readonly most: Cents; readonly cite: Cite };
  /** Laid on a seat's own sensor: one bet a seat, by its player alone. */
  readonly sensor?: true;
  /** Staked by a decision during the round instead of before the deal. */
  readonly inPlay?: true;
  /** Why the wager is offered at all; shown beside a loss, which no row explains. */
  readonly cite: Cite;
}

/** Beside a bet on the basic game a fixed amount is enough, whatever is posted; alone it takes the table minimum. */
export interface BesideBasic {
  readonly basic: readonly string[];
  /** Enough, and never too fine for the step of the table. */
  readonly least: Cents;
  readonly cite: Cite;
  /** The table minimum is the least posted for these. */
  readonly alone: { readonly wagers: readonly string[]; readonly cite: Cite };
}

/** An award that is no stake of its own: a pay table on the amount of another wager, such as the ante bonus. */
export interface Bonus<O> {
  readonly id: string;
  readonly name: string;
  readonly on: string;
  readonly rows: readonly Row<O>[];
}

/** A row of a wager’s pay table: when it holds, and what it pays. */
export interface Row<O> {
  readonly name: string;
  readonly when: (outcome: O) => boolean;
  readonly award: Award;
  /** It holds only where a look at the outcome sees this: rows that look alike are not gone through one by one. */
  readonly look?: (outcome: O) => string;
  readonly sees?: string;
  /** What everybody else with this wager receives when somebody wins by this row. */
  readonly envy?: Cents;
  readonly cites: readonly Cite[];
}

/**
 * What a row pays: a win at odds, less a commission in percent of the win; a push, which can cost a commission in
 * percent of the stake; an amount of money *for one*, the stake kept; or a percentage of a progressive's meter.
 */
export type Award =
  | {
      readonly kind: 'win';
      readonly pays: Pays;
      readonly commission: number;
      /** Commission is rounded up to a multiple of this instead of to the cent. */
      readonly roundedUpTo?: Cents;
    }
  | { readonly kind: 'push'; readonly commission?: number; readonly roundedUpTo?: Cents }
  | { readonly kind: 'money'; readonly amount: Cents }
  /** `of` names the meter where the game has several. */
  | { readonly kind: 'meter'; readonly percent: number; readonly of?: string };

/** What the meter of a game is called that has only one. */
export const METER = 'progressive';

export const PUSH: Award = { kind: 'push' };
export const win = (pays: Pays): Award => ({ kind: 'win', pays, commission: 0 });
export const winLess = (commission: number, pays: Pays, roundedUpTo?: Cents): Award => ({
  kind: 'win',
  pays,
  commission,
  ...(roundedUpTo === undefined ? {} : { roundedUpTo }),
});
/** Vigorish on a tie: the stake comes back less so many percent of it. */
export const pushLess = (commission: number, roundedUpTo?: Cents): Award => ({
  kind: 'push',
  commission,
  ...(roundedUpTo === undefined ? {} : { roundedUpTo }),
});
export const winMoney = (amount: Cents): Award => ({ kind: 'money', amount });
export const winMeter = (percent: number, of?: string): Award => ({
  kind: 'meter',
  percent,
  ...(of === undefined ? {} : { of }),
});

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

/** A row for what a look at the outcome sees, such as the category of a hand; `when` says what else must hold. */
export function rowSeen<O, S extends string>(
  look: (outcome: O) => S,
  sees: S,
  { name, when, award, cites }: Row<O>,
): Row<O> {
  return { name, when: (outcome) => look(outcome) === sees && when(outcome), award, cites, look, sees };
}

/** The row that decides, or undefined for a loss. Rows that look alike look once: bets are judged by the million. */
export function judge<O>({ rows }: { readonly rows: readonly Row<O>[] }, outcome: O): Row<O> | undefined {
  let look: Row<O>['look'];
  let seen = '';
  for (const candidate of rows) {
    if (candidate.look !== undefined) {
      if (candidate.look !== look) {
        seen = candidate.look(outcome);
        ({ look } = candidate);
      }
      if (candidate.sees !== seen) continue;
    }
    if (candidate.when(outcome)) return candidate;
  }
  return undefined;
}

/** What is paid on top of the stake, and what the house keeps of that. */
export function worth(award: Award, stake: Cents, commissioned: boolean): { won: Cents; commission: Cents } {
  switch (award.kind) {
    case 'push':
      return { won: NOTHING, commission: commissioned ? kept(stake, award) : NOTHING };
    case 'win': {
      const won = winnings(award.pays, stake);
      return { won, commission: commissioned ? kept(won, award) : NOTHING };
    }
    case 'money':
      return { won: minus(award.amount, stake), commission: NOTHING };
    case 'meter':
      // What a share of the meter comes to is known only when all its winners are (meter.ts).
      return { won: NOTHING, commission: NOTHING };
  }
}

const kept = (
  amount: Cents,
  { commission = 0, roundedUpTo }: { readonly commission?: number; readonly roundedUpTo?: Cents },
): Cents =>
  roundedUpTo === undefined || commission === 0
    ? commissionOn(amount, commission)
    : cents(Math.ceil((amount * commission) / (100 * roundedUpTo)) * roundedUpTo);

/** Percent of an amount, half cents up (READINGS 57). */
export const commissionOn = (amount: Cents, percent: number): Cents =>
  percent === 0 ? NOTHING : share(amount, percent, 100);

/** "8 to 1", "1 to 1 less 5 %", "push" */
export function formatAward(award: Award): string {
  switch (award.kind) {
    case 'push':
      return award.commission ? `push less ${award.commission} %` : 'push';
    case 'win': {
      const odds = formatPays(award.pays);
      return award.commission === 0 ? odds : `${odds} less ${award.commission} %`;
    }
    case 'money':
      return `${formatMoney(award.amount)} for one`;
    case 'meter':
      return `${award.percent} % of the ${award.of === undefined ? '' : `${award.of} `}meter`;
  }
}
