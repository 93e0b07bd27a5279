import { type Card, cardOf, JOKER } from '@croupier/cards';
import type { SetGame } from './set-game.ts';

const RANKS = 13;
const SUITS = [0, 1, 2, 3];
const HAND = 7;

/** Some ranks with repetition. */
type RankSet = readonly number[];

/** All sets of so many ranks, each rank so often at most. */
function setsOf(size: number, most: number): RankSet[] {
  if (size === 0) return [[]];
  return setsOf(size - 1, most).flatMap((ranks) => {
    const last = ranks.at(-1) ?? 0;
    const full = ranks.length >= most && ranks.at(-most) === last;
    return Array.from({ length: RANKS - last }, (_, more) => [...ranks, last + more]).slice(full ? 1 : 0);
  });
}

/** Up to seven ranks as one number. */
const keyOf = (ranks: RankSet): number => ranks.reduce((sum, rank) => sum + 8 ** rank, 0);

/** In how many ways ranks can be taken of which so many cards are left each. */
function waysTo(ranks: RankSet, left: Uint8Array): number {
  let ways = 1;
  for (let i = 0, alike = 0; i < ranks.length && ways > 0; i += 1) {
    const rank = ranks[i] ?? 0;
    alike = rank === ranks[i - 1] ? alike + 1 : 0;
    ways *= Math.max(0, (left[rank] ?? 0) - alike) / (alike + 1);
  }
  return ways;
}

const jokers = (joker: boolean): number[] => (joker ? [JOKER] : []);

/** Hands that the house way sets alike: how strong their parts are, one after the other. */
class Settings {
  readonly strengths: Uint16Array;
  readonly #parts: number;

  constructor(game: SetGame, hands: readonly (readonly number[])[]) {
    this.#parts = game.parts.length;
    this.strengths = new Uint16Array(hands.length * this.#parts);
    for (const [hand, cards] of hands.entries()) {
      const set = game.houseWay(cards.map(cardOf));
      for (const [part, name] of game.parts.entries())
        this.strengths[hand * this.#parts + part] = game.rank(set[name] ?? []);
    }
  }

  /** For every hand how many parts of these strengths are higher than its own. */
  lowerParts(own: readonly number[]): Uint8Array {
    const higher = new Uint8Array(this.strengths.length / this.#parts);
    for (let hand = 0, at = 0; hand < higher.length; hand += 1)
      for (let part = 0; part < this.#parts; part += 1, at += 1)
        if ((own[part] ?? 0) > (this.strengths[at] ?? 0)) higher[hand] = (higher[hand] ?? 0) + 1;
    return higher;
  }
}

/** Hands with a flush among them: cards of its suit, and others beside them. */
interface Suited {
  readonly joker: boolean;
  readonly inSuit: readonly RankSet[];
  readonly others: readonly RankSet[];
  /** By cards of the suit and others: the same ranks without a flush. */
  readonly instead: Uint32Array;
  readonly settings: Settings;
}

/** Hands with the joker and three cards of each of two suits, where three are enough: both can be a flush. */
interface Twice {
  readonly sets: readonly RankSet[];
  readonly instead: Uint32Array;
  readonly settings: Settings;
}

/**
 * All 53,524,680 hands that the dealer can have beside seven cards, as the house way sets them. Without a flush the ranks alone say how
 * strong the parts are, with one also which cards are of its suit: some hundred thousand settings, of each of which it is a
 * product how many hands one's own cards leave.
 */
export class DealersSettings {
  readonly #parts: number;
  readonly #ranks: readonly { readonly joker: boolean; readonly ranks: RankSet }[];
  readonly #byRank: Settings;
  readonly #suited: readonly Suited[];
  readonly #twice: Twice | undefined;

  /** `flush` is how many cards of a suit make one, the joker among them. */
  constructor(game: SetGame, flush: number) {
    this.#parts = game.parts.length;
    this.#ranks = [false, true].flatMap((joker) =>
      setsOf(HAND - (joker ? 1 : 0), 4).map((ranks) => ({ joker, ranks })),
    );
    // In turn, so that of no suit there are three.
    this.#byRank = new Settings(
      game,
      this.#ranks.map(({ joker, ranks }) => [
        ...ranks.map((rank, i) => rank * 4 + (i & 3)),
        ...jokers(joker),
      ]),
    );
    const places = new Map(this.#ranks.map(({ joker, ranks }, place) => [placeKey(ranks, joker), place]));
    const placeOf = (ranks: RankSet, joker: boolean): number => places.get(placeKey(ranks, joker)) ?? 0;
    this.#suited = [false, true].flatMap((joker) => {
      const cards = HAND - (joker ? 1 : 0);
      const least = flush - (joker ? 1 : 0);
      return Array.from({ length: cards - least + 1 }, (_, more): Suited => {
        const inSuit = setsOf(least + more, 1);
        const others = setsOf(cards - least - more, 3);
        const both = inSuit.flatMap((own) => others.map((rest) => ({ own, rest })));
        return {
          joker,
          inSuit,
          others,
          instead: Uint32Array.from(both, ({ own, rest }) => placeOf([...own, ...rest], joker)),
          settings: new Settings(
            game,
            both.map(({ own, rest }) => [
              ...own.map((rank) => rank * 4 + 3),
              ...rest.map((rank, i) => rank * 4 + i),
              ...jokers(joker),
            ]),
          ),
        };
      });
    });
    this.#twice = 2 * (flush - 1) > HAND - 1 ? undefined : twice(game, flush - 1, placeOf);
  }

  /** By how many of these strengths are higher than the dealer's parts: how many of the dealer's hands there are beside these cards. */
  against(own: readonly Card[], strengths: readonly number[]): number[] {
    const counts = Array.from({ length: this.#parts + 1 }, () => 0);
    const add = (higher: number, hands: number): void => {
      counts[higher] = (counts[higher] ?? 0) + hands;
    };
    const left = leftBeside(own);
    const byRank = this.#byRank.lowerParts(strengths);
    for (const [place, { joker, ranks }] of this.#ranks.entries())
      if (!joker || left.joker) add(byRank[place] ?? 0, waysTo(ranks, left.ranks));
    for (const { joker, inSuit, others, instead, settings } of this.#suited) {
      if (joker && !left.joker) continue;
      const higher = settings.lowerParts(strengths);
      const ways = SUITS.map((suit) =>
        Float64Array.from(others, (rest) => waysTo(rest, left.besides[suit] ?? left.ranks)),
      );
      for (const [at, ranks] of inSuit.entries())
        for (const suit of SUITS) {
          if (waysTo(ranks, left.suits[suit] ?? left.ranks) === 0) continue;
          const beside = ways[suit] ?? new Float64Array(0);
          for (let rest = 0, hand = at * others.length; rest < others.length; rest += 1, hand += 1) {
            const hands = beside[rest] ?? 0;
            if (hands === 0) continue;
            add(higher[hand] ?? 0, hands);
            add(byRank[instead[hand] ?? 0] ?? 0, 0 - hands);
          }
        }
    }
    if (this.#twice && left.joker) this.#addTwice(this.#twice, left, strengths, byRank, add);
    return counts;
  }

  /** Where two suits can be a flush each was counted in the place of the ranks, and what both make comes in the place of that. */
  #addTwice(
    { sets, instead, settings }: Twice,
    { suits }: Left,
    strengths: readonly number[],
    byRank: Uint8Array,
    add: (higher: number, hands: number) => void,
  ): void {
    const once = this.#suited.find(({ joker, inSuit }) => joker && inSuit.length === sets.length);
    if (!once) return;
    const onceHigher = once.settings.lowerParts(strengths);
    const higher = settings.lowerParts(strengths);
    const otherAt = new Map(once.others.map((rest, at) => [keyOf(rest), at]));
    const asOthers = sets.map((ranks) => otherAt.get(keyOf(ranks)) ?? 0);
    const free = SUITS.map((suit) =>
      sets.map((ranks) => waysTo(ranks, suits[suit] ?? new Uint8Array(RANKS)) > 0),
    );
    for (let one = 0; one < sets.length; one += 1)
      for (let other = 0; other < sets.length; other += 1) {
        const hand = one * sets.length + other;
        for (let suit = 1; suit < SUITS.length; suit += 1)
          for (let second = 0; second < suit; second += 1) {
            if (!free[suit]?.[one] || !free[second]?.[other]) continue;
            add(higher[hand] ?? 0, 1);
            add(onceHigher[one * once.others.length + (asOthers[other] ?? 0)] ?? 0, -1);
            add(onceHigher[other * once.others.length + (asOthers[one] ?? 0)] ?? 0, -1);
            add(byRank[instead[hand] ?? 0] ?? 0, 1);
          }
      }
  }
}

const placeKey = (ranks: RankSet, joker: boolean): number => keyOf(ranks) * 2 + (joker ? 1 : 0);

function twice(game: SetGame, size: number, placeOf: (ranks: RankSet, joker: boolean) => number): Twice {
  const sets = setsOf(size, 1);
  const both = sets.flatMap((one) => sets.map((other) => ({ one, other })));
  return {
    sets,
    instead: Uint32Array.from(both, ({ one, other }) => placeOf([...one, ...other], true)),
    settings: new Settings(
      game,
      both.map(({ one, other }) => [
        ...one.map((rank) => rank * 4 + 3),
        ...other.map((rank) => rank * 4),
        JOKER,
      ]),
    ),
  };
}

/** What is left of the deck beside some cards: how many of each rank, in all, of each suit, and of all but each suit. */
interface Left {
  readonly joker: boolean;
  readonly ranks: Uint8Array;
  readonly suits: readonly Uint8Array[];
  readonly besides: readonly Uint8Array[];
}

function leftBeside(own: readonly Card[]): Left {
  const naturals = own.filter((card) => card !== JOKER);
  const left = (copies: number, gone: (card: number) => boolean): Uint8Array => {
    const ranks = new Uint8Array(RANKS).fill(copies);
    for (const card of naturals) if (gone(card)) ranks[card >> 2] = (ranks[card >> 2] ?? 0) - 1;
    return ranks;
  };
  return {
    joker: naturals.length === own.length,
    ranks: left(4, () => true),
    suits: SUITS.map((suit) => left(1, (card) => (card & 3) === suit)),
    besides: SUITS.map((suit) => left(3, (card) => (card & 3) !== suit)),
  };
}
