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

  const coups: Weighed<Coup>[] = [];
  for (const player of SETS) {
    for (const banker of SETS) {
      const ways = waysShowing(within, player, banker);
      for (const [i, { player: one, banker: other }] of CLASSES.entries()) {
        const some = ways(i);
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

/** The ways of a class of points in which the hands show exactly these suits. */
function waysShowing(
  within: ReadonlyMap<string, Ways>,
  player: Suits,
  banker: Suits,
): (of: number) => bigint {
  const terms = orLess(player).flatMap(([one, sign]) =>
    orLess(banker).map(([other, otherSign]) => ({
      sign: sign * otherSign,
      ways: within.get(keyOf(confinesBetween(one, other))) ?? [],
    })),
  );
  return (of) => terms.reduce((sum, { sign, ways }) => sum + sign * (ways[of] ?? 0n), 0n);
}

const orLess = (suits: Suits): [Suits, bigint][] => [
  [suits, 1n],
  ...(WITHIN.get(suits) ?? []).map((less): [Suits, bigint] => [less, -1n]),
];

/** The same points, the suits taken in turn so that a hand of two cards already shows them. */
function inSuits({ cards }: Hand, suits: Suits): Hand {
  return handOf(cards.map((card, i): Card => cardOf(rankOf(card) * 4 + (suits[i % suits.length] ?? 0))));
}
