import type { CrewOptions } from '@croupier/cards/parallel';
import { type Cents, cents, dollars, type TableGame } from '@croupier/table';
import type { OddsCache } from '../cache.ts';
import { oddsOf } from '../odds.ts';
import { type Session, sessionOf } from '../session/session.ts';
import { type Simulation, simulate } from '../simulate.ts';
import type { WagerOdds } from '../wager-odds.ts';
import { assumptionsOf } from './assumptions.ts';
import { type BankRisk, bankRiskOf } from './bank-risk.ts';
import { type ReportedWager, reportedWager } from './counted.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { type Identity, identityOf } from './identity.ts';
import {
  optionsIn,
  payTablesIn,
  type ReportedOption,
  type ReportedPayTable,
  type ReportedRule,
  rulesIn,
} from './posted.ts';
import { type ProgressiveFigures, progressivesIn } from './progressives.ts';
import { type Variants, variantsOf } from './variants.ts';
import { type WayCompared, waysCompared } from './ways-compared.ts';

/** Everything about the mathematics of a table, as a test laboratory hands it in (docs/mathematics.md); amounts in cents. */
export interface Report {
  readonly format: 'croupier-report/1';
  readonly identity: Identity;
  readonly rules: readonly ReportedRule[];
  readonly options: readonly ReportedOption[];
  readonly assumptions: readonly string[];
  readonly payTables: readonly ReportedPayTable[];
  readonly wagers: readonly ReportedWager[];
  /** Where several bets are one game: all of them at once; else null. */
  readonly together: ReportedWager | null;
  /** How to play for these figures, and which of them favour the bettor. */
  readonly advice: readonly string[];
  readonly strategies: readonly WayCompared[];
  readonly exposure: readonly Exposure[];
  readonly progressives: readonly ProgressiveFigures[];
  readonly sessions: readonly Session[];
  readonly variants: readonly Variants[];
  readonly bank: BankRisk | null;
  readonly simulation: Simulation;
}

export interface ReportRequest extends CrewOptions {
  readonly cache?: OddsCache | undefined;
  /** Rounds that are simulated beside the figures. */
  readonly rounds?: number;
}

/** Four hours at seventy hands an hour, for ten dollars a hand. */
const REPORTED_SESSION = { hands: 280, stake: dollars(10) };

const ROUNDS = 50_000;

const TOGETHER = 'All bets of the game together';

/** Works out all that a report says of a table. Equal tables have equal reports: nothing in it depends on when it was made. */
export async function reportOn(table: TableGame, request: ReportRequest = {}): Promise<Report> {
  const { rounds = ROUNDS, ...work } = request;
  const { signal } = work;
  const odds = await oddsOf(table, work);
  const nameOf = (id: string): string => table.layout.wagers.find((wager) => wager.id === id)?.name ?? id;
  const wagers = odds.wagers.map((one) => reportedWager(nameOf(one.wager), one));
  const known = odds.wagers.filter((one): one is WagerOdds => one.method === 'exact');
  return {
    format: 'croupier-report/1',
    identity: identityOf(table),
    rules: rulesIn(table),
    options: optionsIn(table),
    assumptions: assumptionsOf(table),
    payTables: payTablesIn(table),
    wagers,
    together: odds.together ? reportedWager(TOGETHER, odds.together) : null,
    advice: odds.advice ?? [],
    strategies: await waysCompared(table, wagers, odds.ways ?? [], signal),
    exposure: exposureOf(table, wagers),
    progressives: progressivesIn(table, wagers),
    sessions: wagers.map((one) => sessionOf(one, { ...REPORTED_SESSION, stake: stakeOn(table, one.wager) })),
    variants: await variantsOf(table, signal),
    bank: bankRiskOf(table),
    simulation: await simulate(table, { rounds, seed: table.id, known, ...(signal ? { signal } : {}) }),
  };
}

/** Ten dollars, or as near to them as the rulebook's limits allow. */
function stakeOn({ layout }: TableGame, wager: string): Cents {
  const { between } = layout.wagers.find(({ id }) => id === wager) ?? {};
  const { stake } = REPORTED_SESSION;
  return between ? cents(Math.min(Math.max(stake, between.least), between.most)) : stake;
}
