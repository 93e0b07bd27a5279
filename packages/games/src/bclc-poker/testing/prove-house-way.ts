import { type Card, formatCards, rankPaiGow } from '@croupier/cards';
import { paiGowHouseWay } from '../2.0-house-way.ts';
import { eachPaiGowDeal, PAI_GOW_DEALS } from './every-pai-gow-deal.ts';
import { settingsByFilter } from './house-way-by-filter.ts';

/** What is wrong with the house way's setting of a deal, if anything. */
export function faultOf(cards: readonly Card[]): string | undefined {
  const { low, high } = paiGowHouseWay.set(cards).parts;
  const said = `${formatCards(cards)} is set ${formatCards(low)} / ${formatCards(high)}`;
  if (new Set([...low, ...high, ...cards]).size !== 7 || low.length !== 2 || high.length !== 5)
    return `${said}, which are not its cards.`;
  const [front, back] = [rankPaiGow(low), rankPaiGow(high)];
  if (front > back) return `${said}, which is fouled.`;
  const second = settingsByFilter(cards);
  if (second.length === 0) return `${said}, and not at all by filter.`;
  const other = second.find((one) => one.lowStrength !== front || one.highStrength !== back);
  return other && `${said}, and by filter ${formatCards(other.low)} / ${formatCards(other.high)}.`;
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
export function proveHouseWay(onProgress: (done: number) => void): Proof {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let deals = 0;
  let classes = 0;
  eachPaiGowDeal((cards, weight) => {
    deals += weight;
    classes += 1;
    const fault = faultOf(cards);
    if (fault !== undefined && faults.length < 20) faults.push(fault);
    const clause = paiGowHouseWay.explain(cards).steps.at(-1)?.cite.clause ?? 'none';
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
