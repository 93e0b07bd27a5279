import { deck, flushLength, parseCards, rankLongestFlush, strengthOf } from '@croupier/cards';
import { flushesGoneWild } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { FlushAdviser } from './flush-adviser.ts';
import { DEALS, LOSS_AT, TIE_AT, WIN_AT } from './flush-deals.ts';
import { countFlushDeals, solutionOf } from './flushes-gone-wild.ts';

const lengthOf = (strength: number): number => flushLength(strengthOf(strength));
const sum = (of: Float64Array): bigint => of.reduce((all, deals) => all + BigInt(deals), 0n);
const { rules, options } = flushesGoneWild.with({});

describe('Flushes Gone Wild over every deal', () => {
  it('wins as many deals as it loses when every hand is played, and costs 7.272 % of the Ante played best', async () => {
    const totals = await countFlushDeals(options);
    expect(sum(totals.all)).toBe(2_598_960n * BigInt(DEALS));
    // The dealer's cards are dealt like the player's: nobody has an advantage before there is a decision.
    expect(sum(totals.all.subarray(WIN_AT))).toBe(BigInt(totals.all[LOSS_AT] ?? 0));
    const { ante } = solutionOf(rules, totals);
    expect(ante.rows.reduce((all, { combinations }) => all + BigInt(combinations), 0n)).toBe(
      3_432_502_295_061_840n,
    );
    expect(ante.edge).toBeCloseTo(0.072_722, 6);
    expect(totals.foldedHands / 2_598_960).toBeCloseTo(0.261_443, 6);
  });

  it('a hand against every board and every dealer, one after the other', () => {
    const own = parseCards('2h Ks 9s 7d 3d');
    const left = deck().filter((card) => !own.includes(card));
    const found = new Float64Array(new FlushAdviser(rules).dealsOf(own).length);
    const seven = [0, 0, 0, 0, 0, 0, 0];
    const at = (i: number): number => left[i] ?? 0;
    for (let x = 1; x < left.length; x += 1)
      for (let y = 0; y < x; y += 1) {
        seven[5] = at(x);
        seven[6] = at(y);
        const hand = rankLongestFlush(own, [at(x), at(y)]);
        const size = lengthOf(hand);
        for (let a = 4; a < left.length; a += 1) {
          if (a === x || a === y) continue;
          seven[0] = at(a);
          for (let b = 3; b < a; b += 1) {
            if (b === x || b === y) continue;
            seven[1] = at(b);
            for (let c = 2; c < b; c += 1) {
              if (c === x || c === y) continue;
              seven[2] = at(c);
              for (let d = 1; d < c; d += 1) {
                if (d === x || d === y) continue;
                seven[3] = at(d);
                for (let e = 0; e < d; e += 1) {
                  if (e === x || e === y) continue;
                  seven[4] = at(e);
                  const dealer = rankLongestFlush(seven);
                  const way =
                    dealer > hand ? LOSS_AT : dealer === hand ? TIE_AT : WIN_AT + size - lengthOf(dealer);
                  found[way] = (found[way] ?? 0) + 1;
                }
              }
            }
          }
        }
      }
    expect(new FlushAdviser(rules).dealsOf(own)).toEqual(found);
  });
});
