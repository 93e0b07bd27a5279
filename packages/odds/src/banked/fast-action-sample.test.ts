import { fastActionHouseWay } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { pricedFastAction } from './fast-action-priced.ts';
import { FastActionReply } from './fast-action-reply.ts';
import {
  type FastActionSample,
  fastActionDependsOn,
  sampleFastAction,
  tiesOfHouseWay,
} from './fast-action-sample.ts';
import { FAST_ACTION_SAMPLE } from './samples/fast-action.ts';
import { sixDeckFours } from './six-deck-fours.ts';

const sample: FastActionSample = FAST_ACTION_SAMPLE;

describe('the Ante as it was sampled', () => {
  // Where this fails, `npm run count -- fast-action` takes the sample again.
  it('depends on what it did, and some other deals tie as often', () => {
    expect(fastActionDependsOn()).toBe(sample.depends);
    const deals = 4000;
    const ties = tiesOfHouseWay(deals, 'other deals');
    const { ev } = sample.houseWay;
    expect(Math.abs(ties + ev)).toBeLessThan(4.5 * Math.sqrt((0 - ev * (1 + ev)) / deals));
  });

  it('all hands of four from six decks are there once', () => {
    // Of three ranks: 72 cards.
    const hands = sixDeckFours([12, 7, 1]).reduce((sum, one) => sum + one.hands, 0);
    expect(hands).toBe((72 * 71 * 70 * 69) / 24);
  });

  it('a few deals make a whole of it, and each hand gains what it is worth apart', () => {
    const small = sampleFastAction({ decidedBy: 200, valuedBy: 100, deals: 50 }, undefined, [12, 5]);
    expect(small.asTheHouse + small.otherwise + small.split).toBeCloseTo(1, 12);
    // A second way: every hand by itself, by its nets over the same deals.
    const [deciding, valuing] = [new FastActionReply(200), new FastActionReply(100, 'others')];
    const fours = sixDeckFours([12, 5]);
    const all = fours.reduce((sum, { hands }) => sum + hands, 0);
    const gain = fours.reduce((sum, { cards, hands }) => {
      const best = deciding.best(cards);
      const [first, second] = 'keep' in best ? [best.keep] : [best.first, best.second];
      const net = [first, second].reduce((total, two) => total + (two ? valuing.keeping(cards, two) : 0), 0);
      return sum + (hands / all) * (net - valuing.keeping(cards, fastActionHouseWay.set(cards).keep));
    }, 0);
    expect(small.optimal.ev).toBeCloseTo(gain, 10);
  });

  it('rows add up to one and to what it is worth, and simpler ways cost something', () => {
    const { ante, ways } = pricedFastAction(sample);
    const sum = (of: (row: (typeof ante.rows)[number]) => number): number =>
      ante.rows.reduce((total, row) => total + of(row), 0);
    expect(sum(({ probability }) => Number(probability))).toBeCloseTo(1, 12);
    expect(sum(({ probability, net }) => Number(probability) * Number(net))).toBeCloseTo(Number(ante.ev), 12);
    const [best = 0, ...others] = ways.map(({ ev }) => Number(ev));
    for (const other of others) expect(other).toBeLessThan(best);
  });
});
