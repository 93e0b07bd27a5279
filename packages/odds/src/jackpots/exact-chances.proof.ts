import { chancesOf, jackpots } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { countChances } from './exact-chances.ts';

describe('the chance of each jackpot over every deal', () => {
  it('is what the house posts', () => {
    const rules = jackpots.map((jackpot) => jackpot.with({}));
    const counted = countChances(rules, [4, 5, 6, 7, 8, 9, 10, 11]);
    for (const one of rules)
      for (const { name } of one.prizes)
        expect(chancesOf(one, name ?? '')).toEqual(
          (counted.get(one.id) ?? [])
            .filter(({ prize, players }) => prize === name && players >= one.conditions.dealtIn.least)
            .map(({ players, won, deals }) => ({ players, won, deals })),
        );
  });
});
