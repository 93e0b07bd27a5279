import { cardOf, eachHole } from '@croupier/cards';
import { texasHoldemBonus } from '@croupier/games';
import { expect, it } from 'vitest';
import { boardsIn } from './board-units.ts';
import {
  decideBonus,
  emptyBonusCounts,
  FURTHER,
  gainsApart,
  HoldemBonusBoards,
  noBonusGains,
  stakesOf,
} from './holdem-bonus-boards.ts';
import { bonusGains, solveHoldemBonus } from './holdem-bonus-solution.ts';
import { playsOn } from './holdem-bonus-strategies.ts';
import { nameOfClass, preflopClass } from './preflop-classes.ts';
import { flopsSeen, type SeenCards, turnsSeen } from './seen-cards.ts';
import { netTogether } from './together.ts';

// All 2,781,381,002,400 deals, each in the twenty orders of turn and river.
it("Texas Hold'em Bonus costs 2.04 % of the ante and 0.53 % of what is staked, as is published, over every deal", async () => {
  const { rules } = texasHoldemBonus.with({});
  const { ante, folded } = await solveHoldemBonus({ rules, options: {} });
  expect(ante.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n)).toBe(
    55_627_620_048_000n,
  );
  expect(ante.edge).toBeCloseTo(0.0204, 4);
  expect(ante.elementOfRisk).toBeCloseTo(0.0053, 4);
  // The list that the strategies keep in mind is the one found.
  const listed = new Set<string>();
  for (let a = 1; a < 52; a += 1)
    for (let b = 0; b < a; b += 1)
      if (!playsOn([cardOf(a), cardOf(b)])) listed.add(nameOfClass(preflopClass(a, b)));
  expect(listed).toEqual(new Set(folded));
});

/** All that is gained by betting where it gains. */
const gainedIn = (seen: SeenCards, of: Int32Array): number => {
  let sum = 0;
  for (const [at, cards] of seen.classes.cards.entries()) {
    const gains = seen.gainsBeside(of, cards);
    eachHole([...cards], (_, __, hole) => {
      sum += (seen.classes.weights[at] ?? 0) * Math.max(0, gains[hole] ?? 0);
    });
  }
  return sum;
};

// A flop comes in two orders of what follows, a flop and turn in four of what was before.
it('betting where that gains something nets as much more than checking as was gained', async () => {
  const { rules, options } = texasHoldemBonus.with({});
  const boards = new HoldemBonusBoards(rules);
  const nets = FURTHER.flatMap((bets) =>
    boards.cases.outcomes.map((outcome) => netTogether(rules, stakesOf(bets), outcome).toNumber()),
  );
  const worth = (of: Float64Array): number =>
    of.reduce((sum, deals, i) => sum + deals * (nets[i % nets.length] ?? 0), 0);
  const some = { from: 77, step: 120 };
  const gained = await bonusGains(options, { boards: [some] });
  const counted = (by: Int32Array): Float64Array => {
    const counts = emptyBonusCounts(boards.cases);
    boards.count(counts, boardsIn(some), decideBonus(by));
    return counts;
  };
  const { flops, turns } = gainsApart(gained);
  expect(worth(counted(gained)) - worth(counted(noBonusGains()))).toBe(
    2 * gainedIn(flopsSeen(), flops) + 4 * gainedIn(turnsSeen(), turns),
  );
});
