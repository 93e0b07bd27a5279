import { createHash } from 'node:crypto';
import { deck, holeIndex, parseCards, prepareHigh, rankSeven, strengthOf } from '@croupier/cards';
import { texasHoldemBonus } from '@croupier/games';
import { judge, wagerNamed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { boardsIn } from './board-units.ts';
import { priceBonusJackpot } from './holdem-bonus.ts';
import { beatsMoreThanLosesTo } from './holdem-bonus-adviser.ts';
import { gainsApart, HoldemBonusBoards, noBonusGains } from './holdem-bonus-boards.ts';
import { bonusGains } from './holdem-bonus-solution.ts';
import { betsOn, playsOn } from './holdem-bonus-strategies.ts';
import { turnsSeen } from './seen-cards.ts';
import { boardsBeginningWith } from './testing/boards-beside.ts';

const { rules } = texasHoldemBonus.with({});

const PROVED = '1616399ec4588f58f1b5a8287fa945a868cb5c554d34c30e9e9a53a8f32cc8cc';

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

/** Of all hands of the dealer on all boards those that are beaten less those that are lost to, dealt one by one. */
function byDealing(own: readonly number[], board: readonly number[]): number {
  prepareHigh();
  const free = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !own.includes(card) && !board.includes(card),
  );
  const [a = 0, b = 0] = own;
  const [v = 0, w = 0, x = 0, y = 0] = board;
  let more = 0;
  for (const river of free) {
    const hand = rankSeven(a, b, v, w, x, y, river);
    const left = free.filter((card) => card !== river);
    for (const [i, one] of left.entries())
      for (const other of left.slice(i + 1))
        more += Math.sign(hand - rankSeven(one, other, v, w, x, y, river));
  }
  return more;
}

describe("optimal play of Texas Hold'em Bonus", () => {
  it.each([
    ['Kc 9d 2h 2s', '6d 4d'],
    ['Kc 9c 2c 5h', 'Tc 4d'],
    ['Kc 9c 2c 5c', 'Jd 9s'],
  ])('agrees on %s with dealing every card one by one', (shown, held) => {
    const [board, own] = [parseCards(shown), parseCards(held)];
    const gained = noBonusGains();
    new HoldemBonusBoards(rules).addGains(gained, boardsBeginningWith(board));
    const dealt = byDealing(own, board);
    const [a = 0, b = 0] = own;
    const gains = turnsSeen().gainsBeside(gainsApart(gained).turns, Uint8Array.from(board));
    expect(gains[holeIndex(a, b)]).toBe(dealt);
    expect(beatsMoreThanLosesTo(own, board)).toBe(dealt > 0);
  });

  // A set, top pair and four to a flush with an ace are ahead of a hand that nobody has seen; nothing and nothing to come is not.
  it.each([
    ['9s 9d', '9c 5d Kh', true],
    ['As 4s', '9s 5s Kh', true],
    ['2s 4d', '9c Jd Kh', false],
  ])('after the flop, with %s on %s, bets: %s', (own, flop, bets) => {
    expect(beatsMoreThanLosesTo(parseCards(own), parseCards(flop))).toBe(bets);
  });

  // Who bets, and how often, takes all boards (holdem-bonus.proof.ts, npm run prove); here what some of them say.
  it('adds up on all processors what it adds up board by board', async () => {
    const some = { from: 77, step: 1200 };
    const gained = noBonusGains();
    new HoldemBonusBoards(rules).addGains(gained, boardsIn(some));
    const hashOf = (gains: Int32Array): string => createHash('sha256').update(gains).digest('hex');
    expect(hashOf(await bonusGains({}, { boards: [some] }))).toBe(hashOf(gained));
    // What the proof was found with: a change of these gains needs the proof again.
    expect(hashOf(gained)).toBe(PROVED);
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
