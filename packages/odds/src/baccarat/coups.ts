import { type Card, parseCard } from '@croupier/cards';
import { type Coup, handOf, type Tableau } from '@croupier/games';

/** Coups that no wager on points can tell apart, and in how many orders of the shoe's first six cards they come. */
export interface WeighedCoup {
  readonly coup: Coup;
  readonly ways: bigint;
}

/** One card for each point value; wagers on points do not see more of a card than this. */
const CARD_OF_POINTS: readonly Card[] = ['Kc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map(
  parseCard,
);

/**
 * Every coup of a full shoe by point values, each with its exact number of ways among all ordered draws of six
 * cards. The first two cards of a hand are taken as an unordered pair, drawing follows the table of the game
 * itself, and cards that a coup leaves undrawn count as any card.
 */
export function weighCoups(decks: number, tableau: Tableau): WeighedCoup[] {
  const left = CARD_OF_POINTS.map((_, points) => (points === 0 ? 16 : 4) * decks);
  const cards = 52 * decks;
  const classes = new Classes();

  for (const player of pairs()) {
    const playerWays = take(left, player);
    for (const banker of pairs()) {
      const ways = playerWays * take(left, banker);
      if (ways > 0) weighDraws(left, cards - 4, tableau, player, banker, ways, classes);
      putBack(left, banker);
    }
    putBack(left, player);
  }
  return classes.weighed();
}

type Pair = readonly [number, number];

function* pairs(): Generator<Pair> {
  for (let a = 0; a <= 9; a += 1) for (let b = a; b <= 9; b += 1) yield [a, b];
}

/** Takes an unordered pair from the shoe: in how many ordered ways it can be drawn. */
function take(left: number[], [a, b]: Pair): number {
  const first = left[a] ?? 0;
  left[a] = first - 1;
  const second = left[b] ?? 0;
  left[b] = second - 1;
  return first * second * (a === b ? 1 : 2);
}

function putBack(left: number[], [a, b]: Pair): void {
  left[a] = (left[a] ?? 0) + 1;
  left[b] = (left[b] ?? 0) + 1;
}

/** The third cards that the table of play deals after a pair each. */
function weighDraws(
  left: number[],
  remaining: number,
  tableau: Tableau,
  player: Pair,
  banker: Pair,
  ways: number,
  classes: Classes,
): void {
  const playerTotal = (player[0] + player[1]) % 10;
  const bankerTotal = (banker[0] + banker[1]) % 10;
  if (playerTotal >= 8 || bankerTotal >= 8) {
    classes.add(player, banker, ways, remaining * (remaining - 1));
    return;
  }
  if (!tableau.playerDraws(playerTotal)) {
    if (!tableau.bankerDraws(bankerTotal, null, playerTotal)) {
      classes.add(player, banker, ways, remaining * (remaining - 1));
      return;
    }
    for (let third = 0; third <= 9; third += 1) {
      classes.add(player, [...banker, third], ways, (left[third] ?? 0) * (remaining - 1));
    }
    return;
  }
  for (let third = 0; third <= 9; third += 1) {
    const thirds = left[third] ?? 0;
    left[third] = thirds - 1;
    const drawn = [...player, third];
    if (!tableau.bankerDraws(bankerTotal, third, playerTotal)) {
      classes.add(drawn, banker, ways, thirds * (remaining - 1));
    } else {
      for (let last = 0; last <= 9; last += 1) {
        classes.add(drawn, [...banker, last], ways, thirds * (left[last] ?? 0));
      }
    }
    left[third] = thirds;
  }
}

/**
 * Sums of ways by what points show of a coup: both totals and both numbers of cards. A product of ways can pass
 * 2^53, so that the first four cards' ways are split in two halves and each half is summed exactly.
 */
class Classes {
  readonly #low = new Float64Array(400);
  readonly #high = new Float64Array(400);
  readonly #coups: (Coup | undefined)[] = [];

  add(player: readonly number[], banker: readonly number[], firstFour: number, rest: number): void {
    if (rest === 0) return;
    const key = keyOf(player) * 20 + keyOf(banker);
    const high = Math.floor(firstFour / HALF);
    this.#high[key] = (this.#high[key] ?? 0) + high * rest;
    this.#low[key] = (this.#low[key] ?? 0) + (firstFour - high * HALF) * rest;
    this.#coups[key] ??= { player: handOf(cardsOf(player)), banker: handOf(cardsOf(banker)) };
  }

  weighed(): WeighedCoup[] {
    return this.#coups.flatMap((coup, key) => {
      const ways = BigInt(this.#high[key] ?? 0) * BigInt(HALF) + BigInt(this.#low[key] ?? 0);
      return coup ? [{ coup, ways }] : [];
    });
  }
}

const HALF = 2 ** 20;

const keyOf = (points: readonly number[]): number =>
  (((points[0] ?? 0) + (points[1] ?? 0) + (points[2] ?? 0)) % 10) + (points.length === 3 ? 10 : 0);

const cardsOf = (points: readonly number[]): Card[] =>
  points.map((value) => CARD_OF_POINTS[value]).filter((card) => card !== undefined);
