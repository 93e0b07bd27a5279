import { type Card, cardsOfSets, deck, eachSuitClass, poker, strengthOf } from '@croupier/cards';
import type { HighHand, JackpotRules } from '@croupier/games';
import { disjointSets, type Pocket } from './disjoint-holdings.ts';
import { type StrongHand, strongHands } from './strong-hands.ts';

/*
 * How often a jackpot of hold'em is won when every hand is played to its end, counted over every deal. What is asked of a table on
 * a given board is that somebody has a hand and nobody has one of certain others. Deals in which nobody has a pocket of a given list are
 * counted by inclusion and exclusion over sets of pockets of the list that share no card: with so many such sets of k pockets, k of the
 * players may have them in any order and the others anything. So a board is reduced to a few whole numbers, the same for every
 * number of players.
 */

/** Deals in which none of so many players has a pocket of a list: sets of k disjoint pockets, by the cards they are dealt from. */
class Without {
  readonly #sets = new Map<number, bigint[]>();

  add(cards: number, sets: readonly number[], times: number): void {
    const sums = this.#sets.get(cards) ?? [];
    sets.forEach((each, k) => {
      sums[k] = (sums[k] ?? 0n) + BigInt(each) * BigInt(times);
    });
    this.#sets.set(cards, sums);
  }

  /** The deals to so many players. */
  deals(players: number): bigint {
    let all = 0n;
    for (const [cards, sums] of this.#sets)
      sums.forEach((sets, k) => {
        if (k <= players)
          all += (k % 2 === 0 ? sets : -sets) * orders(players, k) * dealsTo(players - k, cards - 2 * k);
      });
    return all;
  }
}

/** In how many ways k of the players are given k different pockets. */
function orders(players: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways *= BigInt(players - i);
  return ways;
}

/** In how many ways so many players get two cards each. */
function dealsTo(players: number, cards: number): bigint {
  let ways = 1n;
  for (let i = 0; i < players; i += 1) {
    const left = cards - 2 * i;
    if (left < 2) return 0n;
    ways *= BigInt((left * (left - 1)) / 2);
  }
  return ways;
}

/** How often each prize of a jackpot is won. */
interface Tally {
  readonly rules: JackpotRules;
  /** For one player with the hand that takes the prize, the deals to the others. */
  readonly won: Map<string | null, Without>;
  /** Deals without any hand that takes it, where several may. */
  readonly missed: Without;
}

export interface JackpotChance {
  readonly players: number;
  readonly prize: string | null;
  readonly won: bigint;
  readonly deals: bigint;
}

/** A board and in how many ways it comes. */
export interface WeighedBoard {
  readonly board: readonly Card[];
  readonly weight: number;
  /** Whether it stands for the boards that differ from it by which suit is which: each suit is then any of the four as often. */
  readonly suits: 'as-they-are' | 'any';
}

/** Every board of the deck, those that differ by which suit is which once. */
function eachBoard(visit: (board: WeighedBoard) => void): void {
  eachSuitClass([BOARD], (sets, weight) => {
    const board = new Uint8Array(BOARD);
    cardsOfSets(sets, 0, board);
    visit({ board: all().filter((card) => board.includes(card)), weight, suits: 'any' });
  });
}

const BOARD = 5;
const all = (): readonly Card[] => deck('standard');

/** Counts the deals that win each prize, from all of the boards given. */
export function countChances(
  jackpots: readonly JackpotRules[],
  players: readonly number[],
  boards: (visit: (board: WeighedBoard) => void) => void = eachBoard,
  cards: readonly Card[] = all(),
): ReadonlyMap<string, readonly JackpotChance[]> {
  const tallies = jackpots.map((rules): Tally => ({ rules, won: new Map(), missed: new Without() }));
  let weights = 0n;
  boards((weighed) => {
    weights += BigInt(weighed.weight);
    const left = cards.filter((card) => !weighed.board.includes(card));
    const strong = strongHands(weighed.board, left);
    for (const tally of tallies) countOn(tally, strong, left.length, weighed);
  });
  const dealsOf = (count: number): bigint => weights * dealsTo(count, cards.length - BOARD);
  return new Map(
    tallies.map(({ rules, won, missed }) => [
      rules.id,
      rules.prizes.flatMap(({ name }) =>
        players.map((count): JackpotChance => {
          const deals = dealsOf(count);
          const wins =
            rules.won.by === 'best-of-period'
              ? deals - missed.deals(count)
              : BigInt(count) * (won.get(name)?.deals(count - 1) ?? 0n);
          return { players: count, prize: name, won: wins, deals };
        }),
      ),
    ]),
  );
}

function countOn(
  { rules: { won: wonBy }, won, missed }: Tally,
  strong: readonly StrongHand[],
  cards: number,
  { board, weight, suits }: WeighedBoard,
): void {
  const prize = (name: string | null): Without => {
    const deals = won.get(name) ?? new Without();
    won.set(name, deals);
    return deals;
  };
  switch (wonBy.by) {
    case 'bad-beat': {
      const losing = poker.least(wonBy.losing.category, wonBy.losing.ranks);
      const winning = poker.least(wonBy.winning.category, wonBy.winning.ranks);
      for (const best of strong) {
        if (best.strength < winning || !best.needsBoth) continue;
        countBeaten(best, { strong, cards, losing }, (left, sets, times) =>
          prize(null).add(left, sets, times * weight),
        );
      }
      return;
    }
    case 'high-hand':
      for (const best of strong) {
        const named = best.needsBoth ? prizesOf(wonBy, best, board, suits) : [];
        if (named.length === 0) continue;
        const better = strong.filter((hand) => hand.strength >= best.strength);
        const { left, sets } = nobodyHas(better, best, cards);
        for (const name of named) prize(name).add(left, sets, weight / named.length);
      }
      return;
    case 'best-of-period': {
      const least = poker.least(wonBy.least.category, wonBy.least.ranks);
      const taking = strong.filter((hand) => hand.needsBoth && hand.strength >= least);
      missed.add(cards, disjointSets(taking), weight);
    }
  }
}

/** The prize that a hand takes; one for each suit that it may be in. The classes of boards come in fours. */
function prizesOf(
  { prizeOf }: HighHand,
  { a, b, strength, needsBoth }: StrongHand,
  board: readonly Card[],
  suits: WeighedBoard['suits'],
): string[] {
  const seven = [...board, a, b];
  return (suits === 'any' ? [0, 1, 2, 3] : [0]).flatMap((turn) => {
    const turned = new Set(seven.map((card) => (card & ~3) | ((card + turn) & 3)));
    const cards = poker.bestCards(all().filter((card) => turned.has(card)));
    return prizeOf({ strength: strengthOf(strength), cards, needsBoth }) ?? [];
  });
}

/**
 * The best hand and, for each hand that may be the second best, the deals in which somebody has it and nobody a better one: those
 * without a better one or an equal one that does not qualify, less those without an equal one either (bclc-poker 28.0 §2.5.7).
 */
function countBeaten(
  best: StrongHand,
  { strong, cards, losing }: { strong: readonly StrongHand[]; cards: number; losing: number },
  add: (left: number, sets: readonly number[], times: number) => void,
): void {
  const seconds = new Set(
    strong
      .filter((hand) => hand.needsBoth && hand.strength < best.strength && hand.strength >= losing)
      .map((hand) => hand.strength),
  );
  for (const second of seconds) {
    const better = strong.filter(
      ({ strength, needsBoth }) => strength > second || (strength === second && !needsBoth),
    );
    const asGood = strong.filter(({ strength }) => strength >= second);
    const without = nobodyHas(better, best, cards);
    add(without.left, without.sets, 1);
    const less = nobodyHas(asGood, best, cards);
    add(less.left, less.sets, -1);
  }
}

const shares = ({ a, b }: Pocket, card: number): boolean => a === card || b === card;

/**
 * What others may be dealt beside a hand so that nobody has one of these. A card that makes one with every other is dealt to nobody;
 * the other pockets are counted by sets.
 */
function nobodyHas(
  hands: readonly StrongHand[],
  { a, b }: Pocket,
  cards: number,
): { readonly left: number; readonly sets: readonly number[] } {
  let pockets = hands.filter((hand) => !shares(hand, a) && !shares(hand, b));
  let left = cards - 2;
  for (;;) {
    const held = new Map<number, number>();
    for (const hand of pockets)
      for (const card of [hand.a, hand.b]) held.set(card, (held.get(card) ?? 0) + 1);
    const dead = [...held].find(([, times]) => times === left - 1)?.[0];
    if (dead === undefined) return { left, sets: disjointSets(pockets) };
    pockets = pockets.filter((hand) => !shares(hand, dead));
    left -= 1;
  }
}
