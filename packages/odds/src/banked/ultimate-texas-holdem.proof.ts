import { ultimateTexasHoldem } from '@croupier/games';
import { expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { earlyHands } from './testing/early-hands.ts';
import { solveUltimateTexasHoldem } from './ultimate-texas-holdem.ts';

// All 2,781,381,002,400 deals, each with the ten ways to choose its flop.
it("Ultimate Texas Hold'em costs 2.185 % of the ante, as is published, over every deal", async () => {
  const { rules } = ultimateTexasHoldem.with({});
  const { ante, fourTimes, strategy, ways } = await solveUltimateTexasHoldem({ rules, options: {} });
  expect(ante.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n)).toBe(
    27_813_810_024_000n,
  );
  expect(ante.edge).toBeCloseTo(0.02185, 5);
  // The list that the basic strategy keeps in mind is the one found.
  expect(earlyHands()).toEqual(new Set(fourTimes));
  // Published for after the flop: two pair or better, a hidden pair but twos in hand, four to a flush with a ten or better.
  expect(strategy.at(-1)).toContain(
    'a straight or better, two pair or three of a kind with an own card, a pair with the board and four to a flush with an own card from T up;',
  );
  // The published simple way costs a little.
  const [best = 0, basic = 0] = ways.map(({ ev }) => Fraction.parse(ev).toNumber());
  expect(best - basic).toBeGreaterThan(0);
  expect(best - basic).toBeLessThan(0.002);
});
