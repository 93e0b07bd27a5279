import { type Card, cardOf, rankOf } from '@croupier/cards';
import { type Coup, type Hand, handOf, type Tableau } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';
import { exampleOf } from './points.ts';
import { CLASSES, type Confines, countWays, type Ways } from './ways.ts';

/**
 * What wagers see of a hand's suits: all cards of one suit, else all of one colour, else neither. Each is a set of
 * suits, and two of these sets are either apart or one within the other.
 */
type Suits = readonly number[];

const SUITED: readonly Suits[] = [[0], [1], [2], [3]];
const BLACK: Suits = [0, 3];
const RED: Suits = [1, 2];
const ALL: Suits = [0, 1, 2, 3];
const SETS: readonly Suits[] = [...SUITED, BLACK, RED, ALL];

/** The sets next below: a hand within one of those shows less than the whole set. */
const WITHIN = new Map<Suits, readonly Suits[]>([
  [BLACK, [[0], [3]]],
  [RED, [[1], [2]]],
  [ALL, [BLACK, RED]],
]);

/**
 * Coups that wagers on points and suits cannot tell apart. A hand that shows exactly a set of suits is one within
 * that set and in no smaller one, so the ways of hands confined to sets give, added and taken off, the ways of hands
 * that show them.
 */
export function coupsBySuits(decks: number, tableau: Tableau): Weighed<Coup>[] {
  const confinesOf = new Map<string, Confines>();
  for (const player of SETS) {
    for (const banker of SETS) {
      const confines = confinesBetween(player, banker);
      confinesOf.set(keyOf(confines), confines);
    }
  }
  const counted = countWays(decks, tableau, [...confinesOf.values()]);
  const within = new Map([...confinesOf.keys()].map((key, i) => [key, counted[i] ?? []]));

  // Sets that stand to each other in the same way have the same ways.
  const showing = new Map<string, Ways>();
  const coups: Weighed<Coup>[] = [];
  for (const player of SETS) {
    for (const banker of SETS) {
      const key = keyOf(confinesBetween(player, banker));
      const ways = showing.get(key) ?? waysShowing(within, player, banker);
      showing.set(key, ways);
      for (const [i, { player: one, banker: other }] of CLASSES.entries()) {
        const some = ways[i] ?? 0n;
        if (some === 0n) continue;
        const outcome = {
          player: inSuits(exampleOf(one), player),
          banker: inSuits(exampleOf(other), banker),
        };
        coups.push({ outcome, ways: some });
      }
    }
  }
  return coups;
}

const confinesBetween = (player: Suits, banker: Suits): Confines => ({
  player: player.length,
  banker: banker.length,
  apart: !player.some((suit) => banker.includes(suit)),
});

const keyOf = ({ player, banker, apart }: Confines): string => `${player} ${banker} ${apart}`;

/** For each class of points, the ways in which the hands show exactly these suits. */
function waysShowing(within: ReadonlyMap<string, Ways>, player: Suits, banker: Suits): Ways {
  const waysIn = (one: Suits, other: Suits): Ways => within.get(keyOf(confinesBetween(one, other))) ?? [];
  const less = WITHIN.get(player) ?? [];
  const lessOther = WITHIN.get(banker) ?? [];
  const added = [
    waysIn(player, banker),
    ...less.flatMap((one) => lessOther.map((other) => waysIn(one, other))),
  ];
  const takenOff = [
    ...less.map((one) => waysIn(one, banker)),
    ...lessOther.map((other) => waysIn(player, other)),
  ];
  return CLASSES.map((_, i) => {
    let ways = 0n;
    for (const more of added) ways += more[i] ?? 0n;
    for (const fewer of takenOff) ways -= fewer[i] ?? 0n;
    return ways;
  });
}

/** The same points, the suits taken in turn so that a hand of two cards already shows them. */
function inSuits({ cards }: Hand, suits: Suits): Hand {
  return handOf(cards.map((card, i): Card => cardOf(rankOf(card) * 4 + (suits[i % suits.length] ?? 0))));
}
