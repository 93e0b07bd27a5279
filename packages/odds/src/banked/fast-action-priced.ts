import type { WayPriced } from '../pricing.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import type { FastActionSample, Sampled } from './fast-action-sample.ts';

/** The Ante, with what a split stakes beside it, as it was sampled. */
export interface FastActionPriced {
  readonly ante: SimulatedOdds;
  readonly ways: readonly WayPriced[];
  readonly advice: readonly string[];
}

/** Both errors are independent: the ties of the house way, and what others gain on it. */
const plus = (one: Sampled, other: Sampled): Sampled => ({
  ev: one.ev + other.ev,
  within: Math.hypot(one.within, other.within),
});

const interval = ({ ev, within }: Sampled): readonly [number, number] => [ev - within, ev + within];

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;

export function pricedFastAction(sample: FastActionSample): FastActionPriced {
  const { houseWay, split, splitWins, asTheHouse, otherwise, hands, deals, list } = sample;
  const best = plus(houseWay, sample.optimal);
  const [none, one, both] = splitWins;
  const kept = 1 - split;
  // Of what is kept only as much is won as the whole is worth without what is split.
  const won = (best.ev - split * 2 * (both - none) + kept) / 2;
  const rows = [
    { name: 'split: both beat the dealer', pays: 'net +2', net: 2, share: split * both },
    { name: 'kept: beats the dealer', pays: 'net +1', net: 1, share: won },
    { name: 'split: one beats the dealer', pays: 'net 0', net: 0, share: split * one },
    { name: 'kept: does not beat the dealer', pays: 'net -1', net: -1, share: kept - won },
    { name: 'split: none beats the dealer', pays: 'net -2', net: -2, share: split * none },
  ];
  const ways: [string, Sampled][] = [
    ['optimal', best],
    ['house-way', houseWay],
    ['split-pairs', plus(houseWay, sample.splitPairs)],
  ];
  return {
    ante: {
      wager: 'ante',
      unit: 'ante',
      method: 'simulated',
      strategy: 'optimal',
      rounds: sample.valuedBy,
      rows: rows.map(({ share, net, ...row }) => ({ ...row, probability: String(share), net: String(net) })),
      ev: String(best.ev),
      ci95: interval(best),
      edge: 0 - best.ev,
      variance: rows.reduce((sum, { net, share }) => sum + net ** 2 * share, 0) - best.ev ** 2,
      hitFrequency: won + split * both,
      elementOfRisk: 0 - best.ev / (1 + split),
      decisions: [
        { name: 'keeps as the house way does', probability: String(asTheHouse) },
        { name: 'keeps two others', probability: String(otherwise) },
        { name: 'splits', probability: String(split) },
      ],
      sampled: `all ${hands.toLocaleString('en')} classes of hands, each decided by ${sample.decidedBy.toLocaleString('en')} deals and valued by ${sample.valuedBy.toLocaleString('en')} others, beside ${deals.toLocaleString('en')} of the house way against itself, which costs what ties do.`,
    },
    ways: ways.map(([name, worth]) => ({ name, ev: String(worth.ev), ci95: interval(worth) })),
    advice: [
      ...list,
      `Ante: the house way costs ${percent(sample.optimal.ev)} of the Ante against the best play, ± ${percent(sample.optimal.within)} (95 %).`,
    ],
  };
}
