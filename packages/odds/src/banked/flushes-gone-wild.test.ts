import { type Card, deck, longestFlush, parseCards, seededRandom } from '@croupier/cards';
import { flushesGoneWild } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { FlushAdviser } from './flush-adviser.ts';
import { DEALS, LOSS_AT, TIE_AT, WIN_AT } from './flush-deals.ts';
import { priceFlushRush } from './flushes-gone-wild.ts';
import { isPlayedSimply } from './flushes-simply.ts';

const rules = flushesGoneWild.with({}).rules;
const byTopCard = flushesGoneWild.with({ kicker: 'top-card-only' }).rules;

describe('Flush Rush', () => {
  it('bclc-poker 12.0 §5.4: is priced on all 133,784,560 hands of seven', () => {
    const counts = Object.fromEntries(
      priceFlushRush(rules).rows.map(({ name, combinations }) => [name, Number(combinations)]),
    );
    // Without deuces: 48 cards, twelve of each suit; so many of one suit and the rest of the 36 others.
    expect(counts).toMatchObject({
      'seven card natural flush': 4 * 792,
      'six card natural flush': 4 * 924 * 36,
      'five card natural flush': 4 * 792 * 630,
      'four card natural flush': 4 * 495 * 7140,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(133_784_560);
  });

  it('finds the same rows in hands dealt at random', () => {
    const odds = priceFlushRush(rules);
    const random = seededRandom(54);
    const found = new Map<string, number>();
    const hands = 60_000;
    for (let i = 0; i < hands; i += 1) {
      const cards = drawn(deck(), 7, random);
      const length = longestFlush.classOf(longestFlush.rank(cards)).ranks.length;
      const row = `${length} ${cards.some((card) => card < 4) ? 'wild' : 'natural'}`;
      found.set(row, (found.get(row) ?? 0) + 1);
    }
    const chanceOf = (name: string): number =>
      Number(odds.rows.find((row) => row.name === name)?.combinations ?? 0) / 133_784_560;
    for (const [row, name] of [
      ['4 natural', 'four card natural flush'],
      ['5 wild', 'five card wild flush'],
      ['5 natural', 'five card natural flush'],
      ['6 wild', 'six card wild flush'],
    ] as const)
      expectLike(found.get(row) ?? 0, chanceOf(name), hands);
  });
});

/** Within four and a half standard deviations of what it should be, and one. */
function expectLike(found: number, chance: number, of: number): void {
  const deviation = Math.sqrt(of * chance * (1 - chance));
  expect(Math.abs(found - of * chance)).toBeLessThanOrEqual(4.5 * deviation + 1);
}

function drawn(from: Card[], count: number, random: ReturnType<typeof seededRandom>): Card[] {
  for (let i = 0; i < count; i += 1) {
    const j = i + random.below(from.length - i);
    const [a, b] = [from[i], from[j]];
    if (a === undefined || b === undefined) continue;
    from[i] = b;
    from[j] = a;
  }
  return from.slice(0, count);
}

describe('the deals of five cards', () => {
  const HANDS = [
    'As Ks 7h 6h 3c',
    'Ks Js 8h 6d 3c',
    '2h Ks 9s 7d 3c',
    'As 9s 5s 4h 4d',
    'Kc Qc Th 9h 8d',
    '2h 2c 5s 4h 3d',
  ];
  const counted = new FlushAdviser(rules);

  it('are 1,320,721,479, however many deuces are among them', () => {
    for (const hand of HANDS)
      expect(counted.dealsOf(parseCards(hand)).reduce((sum, deals) => sum + deals, 0)).toBe(DEALS);
  });

  it.each([
    ['card-by-card', rules],
    ['top-card-only', byTopCard],
  ] as const)('end as often in each way as those dealt at random, %s', (_kicker, table) => {
    const adviser = new FlushAdviser(table);
    const random = seededRandom(12);
    const deals = 30_000;
    for (const text of HANDS) {
      const own = parseCards(text);
      const left = deck().filter((card) => !own.includes(card));
      const found = new Map<number, number>();
      for (let i = 0; i < deals; i += 1) {
        const [x, y, ...dealer] = drawn(left, 7, random);
        const board = [x, y].flatMap((card) => card ?? []);
        const [hand, house] = [own, dealer].map((five) => {
          const { ranks } = longestFlush.classOf(longestFlush.rank([...five, ...board]));
          return table === byTopCard ? [ranks.length, ranks[0] ?? 0] : [ranks.length, ...ranks];
        });
        const way = wayOf(hand ?? [], house ?? []);
        found.set(way, (found.get(way) ?? 0) + 1);
      }
      for (const [way, count] of adviser.dealsOf(own).entries())
        expectLike(found.get(way) ?? 0, count / DEALS, deals);
    }
  });

  const wayOf = (hand: readonly number[], house: readonly number[]): number => {
    const decisive = hand.findIndex((rank, i) => rank !== house[i]);
    if (decisive < 0) return TIE_AT;
    if ((hand[decisive] ?? 0) < (house[decisive] ?? 0)) return LOSS_AT;
    return WIN_AT + (hand[0] ?? 0) - (house[0] ?? 0);
  };
});

describe('what is played', () => {
  const best = new FlushAdviser(rules);

  // A deuce or three of a suit are always worth it; so is the simple way right about these.
  it.each([
    ['2h Ks 9c 7d 3c', true],
    ['5s 4s 3s 8h 9d', true],
    ['As 9s 7h 6d 5c', true],
    ['Ks Qs 9h 8h 3d', true],
    ['Ts 9s 8h 7h 6d', false],
    ['Qs Js 9h 8d 3c', false],
  ])('%s: %s', (cards, plays) => {
    expect(best.plays(parseCards(cards))).toBe(plays);
    expect(isPlayedSimply(parseCards(cards))).toBe(plays);
  });

  it('differs where the simple way looks at one flush only', () => {
    // An ace and a three in different company: the optimal way counts the higher side cards, too.
    const differing = ['As 3s Kh Qd Jc', 'As 3s 6h 5d 4c', 'Ks 3s 5h 4h 6d', 'Ks 3s Qh Jh Td'].map((text) => {
      const cards = parseCards(text);
      return [best.plays(cards), isPlayedSimply(cards)];
    });
    expect(new Set(differing.map(([one, other]) => one === other))).toEqual(new Set([true, false]));
  });
});
