import { formatAward, type Row } from '@croupier/table';
import type { Pricing, WayPriced } from '../pricing.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import { LOSS } from '../wager-odds.ts';
import { netsOfRows } from './set-against-house-way.ts';
import type { SetSample, WaySampled } from './set-sample.ts';

/** The basic wager of a game in which hands are set, as a stored sample has it. */
export interface SetPriced {
  readonly main: SimulatedOdds;
  readonly ways: readonly WayPriced[];
  readonly advice: readonly string[];
}

const MAIN = 'main';
const HOUSE_WAY = 'house-way';

const interval = ({ ev, within }: Pick<WaySampled, 'ev' | 'within'>): readonly [number, number] => [
  ev - within,
  ev + within,
];

/** What the sample says of a wager with these rows, a row for each number of parts that are higher; nothing where there is none, or other odds are paid. */
export function pricedSetting<O>(
  sample: SetSample | undefined,
  rows: readonly Row<O>[],
  names: readonly (string | null)[],
): SetPriced | undefined {
  const nets = netsOfRows(rows, names);
  if (nets.join() !== sample?.nets.join()) return undefined;
  const { best, houseWay, cost, hands, otherwise, open, list } = sample;
  const spread = (way: WaySampled): number =>
    way.results.reduce((sum, share, result) => sum + share * (nets[result] ?? 0) ** 2, 0) - way.ev ** 2;
  const shares = new Map<string, { readonly pays: string; readonly net: number; share: number }>();
  for (const [result, share] of best.results.entries()) {
    const name = names[result] ?? LOSS;
    const award = rows.find((row) => row.name === name)?.award;
    const row = shares.get(name) ?? {
      pays: award ? formatAward(award) : 'lose',
      net: nets[result] ?? 0,
      share: 0,
    };
    row.share += share;
    shares.set(name, row);
  }
  const inOrder = [...shares].toSorted(([, one], [, other]) => other.net - one.net);
  return {
    main: {
      wager: MAIN,
      unit: 'stake',
      method: 'simulated',
      strategy: 'optimal',
      rounds: hands,
      rows: inOrder.map(([name, { pays, net, share }]) => ({
        name,
        probability: String(share),
        pays,
        net: String(net),
      })),
      ev: String(best.ev),
      ci95: interval(best),
      edge: 0 - best.ev,
      variance: spread(best),
      hitFrequency: best.results.reduce(
        (sum, share, result) => sum + ((nets[result] ?? 0) > 0 ? share : 0),
        0,
      ),
      elementOfRisk: 0 - best.ev,
      ...(open
        ? {}
        : {
            decisions: [
              { name: 'sets as the house way does', probability: String(1 - otherwise) },
              { name: 'sets otherwise', probability: String(otherwise) },
            ],
          }),
      sampled: `${hands.toLocaleString('en')} hands of one's own, each against all 53,524,680 of the dealer, held against what all 154,143,080 hands are worth by a dealer's from the whole deck.`,
    },
    ways: [
      { name: 'optimal', ev: String(best.ev), ci95: interval(best) },
      { name: HOUSE_WAY, ev: String(houseWay.ev), ci95: interval(houseWay) },
    ],
    advice: [
      `Basic game: the house way costs ${percent(cost.ev)} of the bet against the best setting of every hand, ± ${percent(cost.within)} (95 %).`,
      ...list,
      ...(open
        ? []
        : [
            'Best settings of single hands depend on all seven cards: the strategy "optimal" counts them out at the table.',
          ]),
    ],
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;

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
    const why = others.whySimulated;
    return {
      wagers: [main, ...rest.wagers],
      advice: [...advice, ...(why === undefined ? [] : [why]), ...rest.advice],
      ways,
    };
  },
});
