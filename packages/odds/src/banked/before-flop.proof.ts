import { texasHoldemBonus, ultimateTexasHoldem } from '@croupier/games';
import { expect, it } from 'vitest';
import { bonusBeforeFlop, ultimateBeforeFlop } from './before-flop.ts';
import { bonusCases, FURTHER, stakesOf } from './holdem-bonus-boards.ts';
import { solveBonusDeals } from './holdem-bonus-solution.ts';
import { PREFLOP_CLASSES } from './preflop-classes.ts';
import { netTogether } from './together.ts';
import { foldNet, netsOf, ultimateCases } from './ultimate-cases.ts';
import { solveDeals } from './ultimate-texas-holdem.ts';

const sum = (deals: Float64Array, nets: ArrayLike<number>): number =>
  deals.reduce((total, some, i) => total + some * (nets[i] ?? 0), 0);
const all = (deals: Float64Array): number => deals.reduce((total, some) => total + some, 0);

it('bclc-poker 11.0: what own cards are worth before the flop, over all deals', async () => {
  const table = ultimateTexasHoldem.with({});
  const {
    counts: { early, flop, river, folds },
  } = await solveDeals(table);
  const cases = ultimateCases(table.rules);
  const size = cases.names.length;
  const nets = (times: number): Float64Array => netsOf(table.rules, cases, times);
  for (let own = 0; own < PREFLOP_CLASSES; own += 1) {
    const of = (counts: Float64Array): Float64Array => counts.subarray(own * size, (own + 1) * size);
    // Nets are in half antes.
    const deals = 2 * all(of(early));
    const waiting =
      sum(of(flop), nets(2)) + sum(of(river), nets(1)) + (folds[own] ?? 0) * foldNet(table.rules);
    const stored = ultimateBeforeFlop(own);
    expect(stored.four).toBeCloseTo(sum(of(early), nets(4)) / deals, 6);
    expect(stored.three).toBeCloseTo(sum(of(early), nets(3)) / deals, 6);
    expect(stored.wait).toBeCloseTo(waiting / deals, 6);
  }
});

it('bclc-poker 10.0: what twice the Ante on Flop is worth with own cards, over all deals', async () => {
  const table = texasHoldemBonus.with({});
  const { counts } = await solveBonusDeals(table);
  const nets = FURTHER.flatMap((bets) =>
    bonusCases(table.rules).outcomes.map((outcome) =>
      netTogether(table.rules, stakesOf(bets), outcome).toNumber(),
    ),
  );
  for (let own = 0; own < PREFLOP_CLASSES; own += 1) {
    const deals = counts.subarray(own * nets.length, (own + 1) * nets.length);
    expect(bonusBeforeFlop(own)).toBeCloseTo(sum(deals, nets) / all(deals), 6);
  }
});
