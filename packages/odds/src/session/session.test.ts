import { seededRandom } from '@croupier/cards';
import { dollars } from '@croupier/table';
import { describe, expect, test } from 'vitest';
import type { WagerOdds } from '../wager-odds.ts';
import { fromChances, type HandResult } from './hand-results.ts';
import { onLattice } from './lattice.ts';
import { chanceOfAtLeast, chanceOfAtMost, manyHands, quantileOf } from './many-hands.ts';
import { plausibilityOf } from './plausibility.ts';
import { endingOf } from './ruin.ts';
import { sessionOf } from './session.ts';

const hand = (...results: readonly (readonly [number, number])[]): HandResult[] =>
  fromChances(new Map(results));

const EVEN = hand([100, 0.5], [-100, 0.5]);
const LOSING = hand([100, 0.48], [-100, 0.52]);
/** Commission, a push and a long shot, as tables have them. */
const MIXED = hand([95, 0.4], [0, 0.1], [-100, 0.49], [800, 0.01]);

/** Every sequence of results, one by one. */
function bySequences(results: readonly HandResult[], hands: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < hands; i += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const one of results)
        next.set(sum + one.net, (next.get(sum + one.net) ?? 0) + chance * one.chance);
    sums = next;
  }
  return sums;
}

describe('what many hands bring', () => {
  test('is what all sequences of results bring, to the last digits', () => {
    const many = manyHands([{ results: MIXED, hands: 9 }]);
    const slow = bySequences(MIXED, 9);
    expect(many.exact).toBe(true);
    for (const [sum, chance] of slow) {
      const at = sum / many.step - many.from;
      if (at < many.chances.length) expect(Math.abs((many.chances[at] ?? 0) - chance)).toBeLessThan(1e-15);
    }
    expect(many.chances.length).toBeGreaterThan(300);
    const ahead = [...slow].reduce((all, [sum, chance]) => all + (sum > 0 ? chance : 0), 0);
    expect(chanceOfAtLeast(many, 1)).toBeCloseTo(ahead, 13);
  });

  test('is the binomial distribution for even money', () => {
    const many = manyHands([{ results: EVEN, hands: 100 }]);
    // C(100, 50) / 2^100, as it is printed everywhere.
    expect(chanceOfAtLeast(many, 0) - chanceOfAtLeast(many, 1)).toBeCloseTo(0.0795892373871788, 14);
    expect(quantileOf(many, 0.5)).toBe(0);
  });

  test('approaches the normal distribution', () => {
    const many = manyHands([{ results: EVEN, hands: 10_000 }]);
    // Half a step beyond one standard deviation: 0.8413 of a normal distribution lie below.
    expect(chanceOfAtMost(many, 10_000)).toBeCloseTo(0.8438, 3);
  });

  test('keeps all of the chance, a jackpot that needs no room included', () => {
    const long = hand([100, 0.5], [-100, 0.4999999], [5_000_000_000, 1e-7]);
    const many = manyHands([
      { results: long, hands: 60 },
      { results: MIXED, hands: 10 },
    ]);
    const all = many.chances.reduce((sum, chance) => sum + chance, 0) + many.beyond;
    expect(all).toBeCloseTo(1, 12);
    expect(many.beyond).toBeCloseTo(1 - (1 - 1e-7) ** 60, 10);
  });
});

describe('the risk of ruin', () => {
  /** The gambler's ruin, as every textbook has it: from `own` units to nothing before `all`. */
  const formula = (p: number, own: number, all: number): number => {
    const r = (1 - p) / p;
    return r === 1 ? 1 - own / all : (r ** own - r ** all) / (1 - r ** all);
  };

  test.each([
    { p: 0.5, results: EVEN },
    { p: 0.48, results: LOSING },
  ])('is that of the published formula for even money at $p', ({ p, results }) => {
    const { ruined, reached } = endingOf(results, { bankroll: 800, hands: 4_000, goal: 700 });
    expect(ruined).toBeCloseTo(formula(p, 8, 15), 10);
    expect(ruined + reached).toBeCloseTo(1, 10);
  });

  test('is what simulated stays show', () => {
    const random = seededRandom('stays');
    const STAYS = 4_000;
    let ruined = 0;
    for (let stay = 0; stay < STAYS; stay += 1) {
      let money = 1_000;
      for (let i = 0; i < 60 && money >= 100; i += 1) {
        const drawn = random.below(100);
        money += drawn < 40 ? 95 : drawn < 50 ? 0 : drawn < 99 ? -100 : 800;
      }
      if (money < 100) ruined += 1;
    }
    const { ruined: exact } = endingOf(MIXED, { bankroll: 1_000, hands: 60 });
    const error = Math.sqrt((exact * (1 - exact)) / STAYS);
    expect(Math.abs(ruined / STAYS - exact)).toBeLessThan(4 * error);
  });
});

test('a result between two steps of money is divided between them, its mean kept', () => {
  const { steps, chances } = onLattice(MIXED, 30);
  const mean = steps.reduce((sum, at, i) => sum + 30 * at * (chances[i] ?? 0), 0);
  expect(mean).toBeCloseTo(
    MIXED.reduce((sum, { net, chance }) => sum + net * chance, 0),
    12,
  );
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14);
});

const evenMoney: WagerOdds = {
  wager: 'red',
  unit: 'stake',
  method: 'exact',
  strategy: null,
  rows: [
    { name: 'red', probability: '9/19', pays: '1 to 1', net: '1/1', combinations: '18' },
    { name: 'loss', probability: '10/19', pays: 'lose', net: '-1/1', combinations: '20' },
  ],
  ev: '-1/19',
  edge: 1 / 19,
  variance: 1 - 1 / 361,
  hitFrequency: 9 / 19,
};

test('a session says what is to be expected, and its chances sum to one', () => {
  const session = sessionOf(evenMoney, { stake: dollars(10), hands: 190, bankroll: dollars(200) });
  expect(session.expected).toBeCloseTo(-10_000, 6);
  expect(session.ahead + session.even + session.behind).toBeCloseTo(1, 12);
  expect(session.bars.reduce((sum, { chance }) => sum + chance, 0)).toBeGreaterThan(0.997);
  expect(session.ruin?.ruined).toBeGreaterThan(0.3);
});

test('a result is held against chance in plain words', () => {
  const plays = [{ results: EVEN, hands: 100 }];
  const ordinary = plausibilityOf(plays, dollars(-4));
  expect(ordinary.verdict).toBe('ordinary');
  const strange = plausibilityOf(plays, dollars(-60));
  expect(strange.z).toBeCloseTo(-6, 10);
  // 20 or fewer wins of 100: counted elsewhere as 5.579545e-10.
  expect(strange.thisOrWorse).toBeCloseTo(5.579545e-10, 15);
  expect(strange.verdict).toBe('implausible');
  expect(strange.sentence).toContain('100 hands brought -60.00');
});
