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

  it('a few hands and deals make a whole of it', () => {
    const small = sampleFastAction(
      { hands: 12, dealsEach: 20, deals: 50 },
      undefined,
      new FastActionReply(200),
    );
    expect(small.asTheHouse + small.otherwise + small.split).toBeCloseTo(1, 12);
    expect(small.hands).toBe(12);
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
