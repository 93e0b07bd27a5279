import { parseCards, rankFourOfFive, rankFourOfSix, strengthOf } from '@croupier/cards';
import { fourCardPoker } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { DealersSix } from './dealers-six.ts';
import { handsAgainst } from './four-card-poker.ts';
import { solveFourCardPoker } from './four-card-solution.ts';

describe('Four Card Poker over every deal', () => {
  it('costs 2.79 % of the ante and 1.30 % of what is staked, as is published', async () => {
    const { ante } = await solveFourCardPoker(fourCardPoker.with({}).rules);
    // C(52, 5) hands, 47 cards that are seen, C(46, 5) others of the dealer's.
    expect(ante.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n)).toBe(
      2_598_960n * 47n * 1_370_754n,
    );
    expect(ante.edge).toBeCloseTo(0.0279, 4);
    expect(ante.elementOfRisk).toBeCloseTo(0.013, 4);
  });

  it('a hand against every hand of the dealer, one after the other', () => {
    const own = Uint8Array.from(parseCards('9h 9s 4d 4c Kc')).toSorted();
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = own;
    const hand = strengthOf(rankFourOfFive(a, b, c, d, e));
    const [seen = 0] = parseCards('Ks');
    const free = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => card !== seen && !own.includes(card),
    );
    const found = [0, 0, 0];
    const at = (i: number): number => free[i] ?? 0;
    for (let v = 4; v < free.length; v += 1)
      for (let w = 3; w < v; w += 1)
        for (let x = 2; x < w; x += 1)
          for (let y = 1; y < x; y += 1)
            for (let z = 0; z < y; z += 1) {
              const dealer = rankFourOfSix(seen, at(v), at(w), at(x), at(y), at(z));
              const result = dealer > hand ? 0 : dealer === hand ? 1 : 2;
              found[result] = (found[result] ?? 0) + 1;
            }
    expect(handsAgainst(new DealersSix(), own, seen, hand)).toEqual(found);
  });
});
