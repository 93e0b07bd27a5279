import { judge, type Rules } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { netOf } from '../net.ts';
import type { Decided, PricedRow } from '../wager-odds.ts';

/** Units staked on each wager of a hand: `{ ante: 1, blind: 1, play: 4 }`. */
export type Stakes = Readonly<Record<string, number>>;

/**
 * What a hand nets in units of the ante, all its wagers and bonuses together, judged by their own pay tables.
 * A wager without units is not staked.
 */
export function netTogether<O>(rules: Rules<O>, stakes: Stakes, outcome: O): Fraction {
  let net = Fraction.ZERO;
  for (const wager of rules.wagers) {
    const units = Fraction.of(stakes[wager.id] ?? 0);
    const row = judge(wager, outcome);
    net = net.plus(units.times(row ? netOf(row.award) : Fraction.of(-1)));
  }
  for (const bonus of rules.bonuses ?? []) {
    const row = judge(bonus, outcome);
    if (row) net = net.plus(Fraction.of(stakes[bonus.on] ?? 0).times(netOf(row.award)));
  }
  return net;
}

/** Cases gathered by name and by what they net, the best first. */
export class Cases {
  readonly #rows = new Map<string, PricedRow>();

  add(name: string, net: Fraction, ways: bigint, decided?: Decided): void {
    if (ways === 0n) return;
    const key = `${name} ${net.toString()} ${decided?.decision ?? ''}`;
    const had = this.#rows.get(key);
    const row = { name, net, pays: inUnits(net), ways: ways + (had?.ways ?? 0n) };
    this.#rows.set(key, decided ? { ...row, decided } : row);
  }

  rows(): PricedRow[] {
    return [...this.#rows.values()].toSorted((a, b) => b.net.toNumber() - a.net.toNumber());
  }
}

/** "net +2", "net -1", "net 0" */
function inUnits(net: Fraction): string {
  const amount = net.toNumber();
  return `net ${amount > 0 ? '+' : ''}${amount}`;
}
