import { type Card, formatCards, rankFortuneAsia, rankPaiGow } from '@croupier/cards';
import type { HouseWay } from '@croupier/table';
import { paiGowHouseWay } from '../2.0-house-way.ts';
import { fortuneAsiaHouseWay } from '../16.0-house-way.ts';
import { eachPaiGowDeal, PAI_GOW_DEALS } from './every-pai-gow-deal.ts';
import { settingsByFilter as fortuneAsiaByFilter } from './fortune-asia-by-filter.ts';
import { settingsByFilter as paiGowByFilter } from './house-way-by-filter.ts';

type PartsOf = readonly (readonly Card[])[];

/** A house way beside a second reading of its clauses. Parts are given from the lowest to the highest. */
interface TwoReadings {
  readonly way: HouseWay;
  readonly set: (cards: readonly Card[]) => PartsOf;
  readonly byFilter: (cards: readonly Card[]) => readonly PartsOf[];
  readonly sizes: readonly number[];
  readonly rank: (part: readonly Card[]) => number;
}

export const paiGow: TwoReadings = {
  way: paiGowHouseWay,
  set: (cards) => {
    const { low, high } = paiGowHouseWay.set(cards).parts;
    return [low, high];
  },
  byFilter: (cards) => paiGowByFilter(cards).map(({ low, high }) => [low, high]),
  sizes: [2, 5],
  rank: rankPaiGow,
};

export const fortuneAsia: TwoReadings = {
  way: fortuneAsiaHouseWay,
  set: (cards) => {
    const { low, mid, high } = fortuneAsiaHouseWay.set(cards).parts;
    return [low, mid, high];
  },
  byFilter: (cards) => fortuneAsiaByFilter(cards).map(({ low, mid, high }) => [low, mid, high]),
  sizes: [1, 2, 4],
  rank: rankFortuneAsia,
};

const inWords = (parts: PartsOf): string => parts.map(formatCards).join(' / ');
const isFouled = (strengths: readonly number[]): boolean =>
  strengths.some((strength, i) => strength < (strengths[i - 1] ?? 0));

/** What is wrong with the house way's setting of a deal, if anything. */
export function faultOf(
  { set, byFilter, sizes, rank }: TwoReadings,
  cards: readonly Card[],
): string | undefined {
  const parts = set(cards);
  const said = `${formatCards(cards)} is set ${inWords(parts)}`;
  if (new Set([...parts.flat(), ...cards]).size !== 7 || parts.some(({ length }, i) => length !== sizes[i]))
    return `${said}, which are not its cards.`;
  const strengths = parts.map(rank);
  if (isFouled(strengths)) return `${said}, which is fouled.`;
  const second = byFilter(cards);
  if (second.length === 0) return `${said}, and not at all by filter.`;
  const other = second.find((one) => one.some((part, i) => rank(part) !== strengths[i]));
  return other && `${said}, and by filter ${inWords(other)}.`;
}

interface Proof {
  readonly deals: number;
  readonly classes: number;
  /** How many deals each clause decides. */
  readonly clauses: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

const byClause = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Sets every deal there is twice and compares. `onProgress` hears the share that is done. */
export function proveHouseWay(readings: TwoReadings, onProgress: (done: number) => void): Proof {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let deals = 0;
  let classes = 0;
  eachPaiGowDeal((cards, weight) => {
    deals += weight;
    classes += 1;
    const fault = faultOf(readings, cards);
    if (fault !== undefined && faults.length < 20) faults.push(fault);
    const clause = readings.way.explain(cards).steps.at(-1)?.cite.clause ?? 'none';
    counts.set(clause, (counts.get(clause) ?? 0) + weight);
    if (classes % 10_000 === 0) onProgress(deals / PAI_GOW_DEALS);
  });
  if (deals !== PAI_GOW_DEALS) faults.push(`${deals} deals were set, not ${PAI_GOW_DEALS}.`);
  return {
    deals,
    classes,
    clauses: new Map([...counts].toSorted(([a], [b]) => byClause(a, b))),
    faults,
  };
}
