import { cardOf } from '@croupier/cards';
import { texasHoldemBonus } from '@croupier/games';
import { expect, it } from 'vitest';
import { solveHoldemBonus } from './holdem-bonus-solution.ts';
import { playsOn } from './holdem-bonus-strategies.ts';
import { nameOfClass, preflopClass } from './preflop-classes.ts';

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
