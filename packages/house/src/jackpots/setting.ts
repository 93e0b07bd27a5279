import type { BusinessDay, JackpotRules } from '@croupier/games';
import type { Cents } from '@croupier/table';

/** A jackpot as the house offers it: a fund, the tables that play for it, and when it is posted. */
export interface FundSetting {
  readonly id: string;
  readonly name: string;
  readonly rules: JackpotRules;
  /** The properties that share it, each with its tables; a jackpot of one house has one (bclc-poker 29.0 §1.4). */
  readonly properties: readonly Property[];
  /** What every hand contributes: a percentage of the pots after the rake, and the most of a hand. */
  readonly percent: number;
  readonly cap: Cents;
  /** Hundredths of the pool that are not posted: they seed what comes after a win. */
  readonly seed: number;
  readonly day: BusinessDay;
  /** Somebody of the floor is there to confirm what is won; otherwise the machine does. */
  readonly staffed: boolean;
}

export interface Property {
  readonly name: string;
  readonly tables: readonly string[];
}

/** The journal of a fund; no table can be called so. */
export const fundJournal = (id: string): string => `@jackpot:${id}`;

export const playsAt = ({ properties }: Pick<FundSetting, 'properties'>, table: string): boolean =>
  properties.some(({ tables }) => tables.includes(table));
