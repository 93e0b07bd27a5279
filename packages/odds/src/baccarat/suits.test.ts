import { type Card, deck, suitOf } from '@croupier/cards';
import { type Coup, pointsOf, standardTableau } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { coupsByPoints } from './points.ts';
import { coupsBySuits } from './suits.ts';

/**
 * The same counts a second way: physical cards of a shoe, those with these suits for each hand, dealt and drawn by the
 * printed table, all orders of six cards.
 */
function dealtFrom(decks: number, playerSuits: string, bankerSuits: string): Map<string, number> {
  const shoe = Array.from({ length: decks }, () => deck()).flat();
  const of = (suits: string): number[] =>
    shoe.flatMap((card, i) => (suits.includes('cdhs'.charAt(suitOf(card))) ? [i] : []));
  const worth = shoe.map(pointsOf);
  const points = (i: number): number => worth[i] ?? 0;
  const forPlayer = of(playerSuits);
  const forBanker = of(bankerSuits);
  const counts = new Map<number, number>();
  const add = (player: number, third: boolean, banker: number, last: boolean, ways: number): void => {
    const key = player * 40 + Number(third) * 20 + banker * 2 + Number(last);
    counts.set(key, (counts.get(key) ?? 0) + ways);
  };
  const cards = shoe.length;

  for (const a of forPlayer)
    for (const b of forPlayer)
      for (const c of a < b ? forBanker : [])
        for (const d of forBanker) {
          // Orders within a hand are four alike.
          if (c >= d || a === c || a === d || b === c || b === d) continue;
          const player = (points(a) + points(b)) % 10;
          const banker = (points(c) + points(d)) % 10;
          if (player > 7 || banker > 7 || (player > 5 && banker > 5)) {
            add(player, false, banker, false, 4 * (cards - 4) * (cards - 5));
          } else if (player > 5) {
            for (const f of forBanker)
              if (f !== a && f !== b && f !== c && f !== d)
                add(player, false, (banker + points(f)) % 10, true, 4 * (cards - 5));
          } else {
            for (const e of forPlayer) {
              if (e === a || e === b || e === c || e === d) continue;
              const third = points(e);
              const draws =
                banker < 3 ||
                (banker === 3 && third !== 8) ||
                (banker === 4 && third > 1 && third < 8) ||
                (banker === 5 && third > 3 && third < 8) ||
                (banker === 6 && (third === 6 || third === 7));
              const total = (player + third) % 10;
              if (!draws) add(total, true, banker, false, 4 * (cards - 5));
              else
                for (const f of forBanker)
                  if (f !== a && f !== b && f !== c && f !== d && f !== e)
                    add(total, true, (banker + points(f)) % 10, true, 4);
            }
          }
        }
  return new Map(
    [...counts].map(([key, ways]) => [
      `${Math.floor(key / 40)}/${key % 40 >= 20 ? 3 : 2} ${Math.floor((key % 20) / 2)}/${(key % 2) + 2}`,
      ways,
    ]),
  );
}

const keyOf = ({ player, banker }: Coup): string =>
  `${player.total}/${player.cards.length} ${banker.total}/${banker.cards.length}`;

const ONE_DECK = coupsBySuits(1, standardTableau);

function counted(decks: number, playerSuits: string, bankerSuits: string): Map<string, number> {
  const within = (cards: readonly Card[], suits: string): boolean =>
    cards.every((card) => suits.includes('cdhs'.charAt(suitOf(card))));
  const counts = new Map<string, number>();
  for (const { outcome, ways } of decks === 1 ? ONE_DECK : coupsBySuits(decks, standardTableau)) {
    if (!within(outcome.player.cards, playerSuits) || !within(outcome.banker.cards, bankerSuits)) continue;
    counts.set(keyOf(outcome), (counts.get(keyOf(outcome)) ?? 0) + Number(ways));
  }
  return counts;
}

describe('counting by points and suits', () => {
  it.each([
    ['both hands of clubs', 'c', 'c'],
    ['clubs against spades', 'c', 's'],
    ['clubs against black', 'c', 'cs'],
    ['red against hearts', 'dh', 'h'],
    ['clubs against red', 'c', 'dh'],
    ['black against red', 'cs', 'dh'],
  ])('agrees with dealing the cards of one deck one by one: %s', (_, player, banker) => {
    expect(counted(1, player, banker)).toEqual(dealtFrom(1, player, banker));
  });

  it('agrees with dealing the clubs of two decks one by one', () => {
    expect(counted(2, 'c', 'c')).toEqual(dealtFrom(2, 'c', 'c'));
  });

  it('comes to the counts by points when suits are not looked at, up to twenty decks', () => {
    for (const decks of [1, 8, 20]) {
      const sums = new Map<string, bigint>();
      for (const { outcome, ways } of coupsBySuits(decks, standardTableau))
        sums.set(keyOf(outcome), (sums.get(keyOf(outcome)) ?? 0n) + ways);
      expect(sums).toEqual(
        new Map(coupsByPoints(decks, standardTableau).map(({ outcome, ways }) => [keyOf(outcome), ways])),
      );
    }
  });
});
