import { deck, parseCards, strengthOf } from '@croupier/cards';
import { texasHoldemBonus } from '@croupier/games';
import { judge, wagerNamed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { priceBonusJackpot } from './holdem-bonus.ts';
import { betsOn, playsOn } from './holdem-bonus-strategies.ts';

const { rules } = texasHoldemBonus.with({});

describe('the Bonus Jackpot', () => {
  it('is priced as dealing out all 1,326 × 1,225 pairs of own and dealer’s cards finds', () => {
    const wager = wagerNamed(rules.wagers, 'bonus-jackpot');
    const counts = new Map<string, number>();
    const cards = deck();
    for (let a = 1; a < 52; a += 1)
      for (let b = 0; b < a; b += 1) {
        const own = [a, b].flatMap((at) => cards[at] ?? []);
        const rest = cards.filter((card) => !own.includes(card));
        for (let c = 1; c < 50; c += 1)
          for (let d = 0; d < c; d += 1) {
            const dealers = [c, d].flatMap((at) => rest[at] ?? []);
            const showdown = { own, dealers, hand: strengthOf(9), dealer: strengthOf(7), folded: false };
            const name = judge(wager, showdown)?.name ?? 'loss';
            counts.set(name, (counts.get(name) ?? 0) + 1);
          }
      }
    const priced = priceBonusJackpot(rules).rows;
    expect(priced.map(({ name, combinations }) => [name, Number(combinations)])).toEqual(
      priced.map(({ name }) => [name, counts.get(name)]),
    );
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1326 * 1225);
  });

  it('comes by hand to 6 aces against the last pair, 6 × 1,224 other aces, 4, 8, 12, 18, 24 and 54 pairs of cards', () => {
    const counts = priceBonusJackpot(rules).rows.map(({ combinations }) => Number(combinations));
    expect(counts.slice(0, 8)).toEqual([6, 6 * 1224, ...[4, 8, 12, 18, 24, 54].map((pairs) => pairs * 1225)]);
  });
});

describe('the simple way', () => {
  it.each([
    ['2s 3d', false],
    ['7d 2s', false],
    ['2s 8d', true],
    ['2s 7s', true],
    ['3s 4d', true],
    ['2s 2d', true],
  ])('plays %s: %s', (cards, plays) => {
    expect(playsOn(parseCards(cards))).toBe(plays);
  });

  it.each([
    ['9s 9d', '2c 5d Kh', true],
    ['9s 4d', '9c 5d Kh', true],
    ['As 4d', '9c 5d Kh', true],
    ['Ks 4d', '9c 5d Qh', false],
    ['9s 4s', '2s 5s Kh', true],
    ['9s 8d', '7c 6d 5h', true],
    ['As 4d', '9c 5d Kh Jh', false],
    ['9s 4s', '2s 5s Kh Jh', false],
    ['9s 4s', '2s 5s Ks Jh', true],
    ['9s 4d', '9c 5d Kh Jh', true],
  ])('with %s on %s bets: %s', (own, board, bets) => {
    expect(betsOn(parseCards(own), parseCards(board))).toBe(bets);
  });
});
