import { formatAward, type Row } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { netOf } from '../net.ts';
import type { Pricing, WayPriced } from '../pricing.ts';
import { LOSS, type PricedRow, priced, type WagerOdds } from '../wager-odds.ts';
import { netsOfRows } from './set-against-house-way.ts';
import type { SetCounted } from './set-counted.ts';

/** The basic wager of a game in which hands are set, as it was counted. */
export interface SetPriced {
  readonly main: WagerOdds;
  readonly ways: readonly WayPriced[];
  readonly advice: readonly string[];
}

const MAIN = 'main';
const OPTIMAL = 'optimal';
const HOUSE_WAY = 'house-way';

/** What was counted of a wager with these rows, a row for each number of parts that are higher and one for wagers that a dealer gives back; nothing where other odds are paid. */
export function pricedSetting<O>(
  counted: SetCounted | undefined,
  rows: readonly Row<O>[],
  names: readonly (string | null)[],
  givenBack?: string,
): SetPriced | undefined {
  if (netsOfRows(rows, names).join() !== counted?.nets.join()) return undefined;
  const { best, houseWay, hands, otherwise, open, list } = counted;
  const oddsBy = (strategy: string, deals: readonly number[]): WagerOdds =>
    priced(
      { wager: MAIN, unit: 'stake', strategy },
      rowsOf(rows, resultsOf(counted, names, deals, givenBack)),
    );
  const [main, simply] = [oddsBy(OPTIMAL, best), oddsBy(HOUSE_WAY, houseWay)];
  const share = (some: number): string => Fraction.of(BigInt(some), BigInt(hands)).toString();
  return {
    main: {
      ...main,
      elementOfRisk: main.edge,
      ...(open
        ? {}
        : {
            decisions: [
              { name: 'sets as the house way does', probability: share(hands - otherwise) },
              { name: 'sets otherwise', probability: share(otherwise) },
            ],
          }),
    },
    ways: [
      { name: OPTIMAL, ev: main.ev },
      { name: HOUSE_WAY, ev: simply.ev },
    ],
    advice: [
      `Basic game: the house way costs ${percent(simply.edge - main.edge)} of the bet against the best setting of every hand.`,
      ...list,
      ...(open
        ? []
        : [
            'Best settings of single hands depend on all seven cards: the strategy "optimal" counts them out at the table.',
          ]),
    ],
  };
}

/** How many deals end in each row. */
function resultsOf(
  { nets, hands, returned }: SetCounted,
  names: readonly (string | null)[],
  deals: readonly number[],
  givenBack: string | undefined,
): (readonly [string, bigint])[] {
  const all = deals.reduce((sum, some) => sum + some, 0);
  // Every hand leaves the dealer as many.
  const back = BigInt(returned) * BigInt(all / hands);
  const [even, ways] = [nets.indexOf(0), deals.map((some) => BigInt(some))];
  return [
    ...(givenBack === undefined ? [] : [[givenBack, back] as const]),
    ...ways.map((some, i) => [names[i] ?? LOSS, i === even ? some - back : some] as const),
  ];
}

/** The deals by rows of the pay table, those that net most first. */
function rowsOf<O>(rows: readonly Row<O>[], results: readonly (readonly [string, bigint])[]): PricedRow[] {
  const found = new Map<string, PricedRow>();
  for (const [name, some] of results) {
    const award = rows.find((row) => row.name === name)?.award;
    found.set(name, {
      name,
      pays: award ? formatAward(award) : 'lose',
      net: award ? netOf(award) : Fraction.of(-1),
      ways: (found.get(name)?.ways ?? 0n) + some,
    });
  }
  return [...found.values()].toSorted((one, other) => other.net.toNumber() - one.net.toNumber());
}

const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;

/** The basic game before what else is priced. */
export const withBasicGame = (others: Pricing, { main, ways, advice }: SetPriced): Pricing => ({
  ...others,
  wagers: [{ id: MAIN, unit: 'stake', strategy: main.strategy }, ...others.wagers],
  price: async (asked, work) => {
    const rest = await others.price(
      asked.filter((id) => id !== MAIN),
      work,
    );
    if (!asked.includes(MAIN)) return rest;
    return { wagers: [main, ...rest.wagers], advice: [...advice, ...rest.advice], ways };
  },
});
