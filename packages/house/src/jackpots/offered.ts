import { type BusinessDay, jackpotNamed } from '@croupier/games';
import { dollars, Refused } from '@croupier/table';
import type { PokerSetting } from '../poker/poker-setting.ts';
import type { FundSetting, Property } from './setting.ts';

/** A jackpot as the operator's file describes it; amounts are dollars. */
export interface GivenFund {
  readonly id: string;
  readonly name: string;
  readonly jackpot: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly tables?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly percent: number;
  readonly cap: number;
  readonly seed: number;
  readonly staffed: boolean;
}

/** The business day of a house that says nothing else. */
export const USUAL_DAY: BusinessDay = { hour: 6, timeZone: 'America/Vancouver' };

/** The section that links two or more properties (bclc-poker 29.0 §1.4). */
const WIDE_AREA = '29.0';

/** A fund that the house can keep: for tables that are there and whose game the section is offered with. */
export function fundOf(given: GivenFund, day: BusinessDay, tables: readonly PokerSetting[]): FundSetting {
  const { id, name, percent, cap, seed, staffed } = given;
  const rules = jackpotNamed(given.jackpot).with(given.options);
  const properties = propertiesOf(given);
  if (rules.section.number === WIDE_AREA && properties.length < 2) {
    throw new Refused({
      reason: `Jackpot "${id}" is for two or more properties.`,
      cite: rules.section('1.4'),
    });
  }
  const games = new Set<string>();
  for (const wanted of properties.flatMap((property) => property.tables)) {
    const table = tables.find((one) => one.id === wanted);
    if (!table) throw new Refused({ reason: `Jackpot "${id}" names "${wanted}", which is no poker table.` });
    const { variant, betting } = table.rules;
    const { structures } = rules.conditions;
    games.add(variant.id);
    if (
      !rules.on.includes(variant.section.number) ||
      structures?.only.includes(betting.structure) === false
    ) {
      throw new Refused({ reason: `${rules.title} is not offered with the game of table "${wanted}".` });
    }
  }
  if (rules.won.by === 'bad-beat' && games.size > 1) {
    throw new Refused({
      reason: `Jackpot "${id}" is for one game, and its tables play ${games.size}.`,
      cite: rules.section('2.1'),
    });
  }
  return { id, name, rules, properties, percent, cap: dollars(cap), seed, day, staffed };
}

function propertiesOf({ id, tables, properties }: GivenFund): Property[] {
  if ((tables === undefined) === (properties === undefined)) {
    throw new Refused({ reason: `Jackpot "${id}" says either its tables, or the properties that share it.` });
  }
  return tables
    ? [{ name: id, tables }]
    : Object.entries(properties ?? {}).map(([name, shared]) => ({ name, tables: shared }));
}
