import { formatCards, lazily, parseCards, rankSixDeck, sixDeck, strengthOf } from '@croupier/cards';
import { fastActionHoldem } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { playRounds } from '../simulation/play-rounds.ts';
import { strategiesOf } from '../strategy.ts';
import { estimateOf } from '../tally.ts';
import { dealsBeside, ThrownAway } from './fast-action-boards.ts';
import { FastActionReply } from './fast-action-reply.ts';
import { HOUSE_WAY, worthSplitting } from './fast-action-strategies.ts';

const MINUTES = 300_000;

/** C(n, k) for the few cards of one kind. */
const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n - 1, k - 1) * n) / k);

/** Every board of the 308 cards that are left, one set of cards after the other, by what it makes of the two. */
function dealtOut(kept: readonly number[], discarded: readonly number[]): Map<string, number> {
  const left = Array.from(
    { length: 52 },
    (_, card) => 6 - [...kept, ...discarded].filter((one) => one === card).length,
  );
  const found = new Map<string, number>();
  const cards = [...kept];
  const deal = (from: number, weight: number): void => {
    if (cards.length === 7) {
      const category = sixDeck.categoryOf(strengthOf(rankSixDeck(cards)));
      found.set(category, (found.get(category) ?? 0) + weight);
      return;
    }
    const before = cards.length;
    for (let card = from; card < 52; card++) {
      for (let count = 1; before + count <= 7; count++) {
        cards.push(card);
        deal(card + 1, weight * ways(left[card] ?? 0, count));
      }
      cards.length = before;
    }
  };
  deal(0, 1);
  return found;
}

/** What boards make of two cards when two others have been thrown away. */
function boardsBeside(kept: readonly [number, number], discarded: readonly [number, number]): bigint[] {
  const thrown = new ThrownAway();
  thrown.add(discarded, 1);
  return [...dealsBeside(kept, thrown)];
}

describe('bclc-poker 9.0 §5.6: the boards beside two cards', () => {
  it(
    'are those that dealing them all out finds, of C(308, 5)',
    () => {
      for (const [kept, discarded] of [['Ah Kh', 'Ah 9d']] as const) {
        const [a = 0, b = 0] = parseCards(kept);
        const [c = 0, d = 0] = parseCards(discarded);
        const boards = boardsBeside([a, b], [c, d]);
        const counted = sixDeck.categories.map((category, at) => [category, Number(boards[at])]);
        expect(boards.reduce((sum, count) => sum + count, 0n)).toBe(22_356_442_416n);
        const found = dealtOut([a, b], [c, d]);
        expect(Object.fromEntries(counted)).toEqual(
          Object.fromEntries(sixDeck.categories.map((category) => [category, found.get(category) ?? 0])),
        );
      }
    },
    MINUTES,
  );

  it('are C(308, 5) whatever is kept and thrown away', () => {
    for (const kept of [
      [50, 50],
      [48, 49],
      [3, 22],
    ] as const) {
      for (const discarded of [
        [50, 50],
        [0, 22],
        [49, 51],
      ] as const) {
        const all = boardsBeside(kept, discarded);
        expect(all.reduce((sum, count) => sum + count, 0n)).toBe(22_356_442_416n);
        expect(all.every((count) => count >= 0n)).toBe(true);
      }
    }
  });
});

describe('bclc-poker 9.0: strategies', () => {
  it('are the house way, and to split two good pairs', () => {
    expect(strategiesOf(fastActionHoldem.with({})).map(({ name }) => name)).toEqual([
      'house-way',
      'optimal',
      'split-pairs',
    ]);
  });

  it.each([
    ['9c Qd 9c Qh', 'Qh Qd', '9c 9c'],
    ['8c 8d 8h 8s', '8s 8h', '8d 8c'],
  ])('of %s %s and %s are two hands', (hand, first, second) => {
    expect(worthSplitting(parseCards(hand))).toEqual({
      first: parseCards(first),
      second: parseCards(second),
    });
  });

  it.each(['9c 7d 9c 7h', 'Ac Kd Qh Qd', 'Qc Qd Qh 9s'])('%s is not split', (hand) => {
    expect(worthSplitting(parseCards(hand))).toBeUndefined();
  });

  const reply = lazily(() => new FastActionReply(1500));
  const play = (cards: string): string => {
    const found = reply().best(parseCards(cards));
    return 'keep' in found
      ? formatCards(found.keep.toSorted((a, b) => b - a))
      : `${formatCards(found.first)} and ${formatCards(found.second)}`;
  };

  // Aces beat two cards of four in the long run, so that two such pairs are two hands; what is left beside one pair is not.
  it.each([
    ['Ah 7c As 2d', 'As Ah'],
    ['Ah Kc Ad Ks', 'Ah Ad and Kc Ks'],
    ['Qh Qd 3c 8s', 'Qh Qd'],
  ])('the best reply to the house way plays %s as %s', (cards, played) => {
    expect(play(cards)).toBe(played);
  });

  it('§1.5.1: kept alike on both sides, a player wins less than half of the time', async () => {
    const table = fastActionHoldem.with({});
    const ante = { id: 'ante', unit: 'ante', strategy: HOUSE_WAY.name };
    const bonus = { id: 'bonus', unit: 'stake', strategy: HOUSE_WAY.name };
    const { tallies } = await playRounds(table, [ante, bonus], {
      rounds: 6000,
      seed: 'fast',
      strategy: HOUSE_WAY,
    });
    const tally = tallies.get('ante');
    expect(tally && estimateOf(tally).hitFrequency).toBeGreaterThan(0.44);
    expect(tally && estimateOf(tally).hitFrequency).toBeLessThan(0.5);
  });
});
