import { type Card, cardOf, JOKER } from '@croupier/cards';

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
const placeKey = (ranks: RankSet, joker: boolean): number => keyOf(ranks) * 2 + (joker ? 1 : 0);

/** In how many ways ranks can be taken of which so many cards are left each. */
function waysTo(ranks: RankSet, left: Uint8Array): number {
  let ways = 1;
  for (let i = 0, alike = 0; i < ranks.length && ways > 0; i += 1) {
    const rank = ranks[i] ?? 0;
    alike = i > 0 && rank === ranks[i - 1] ? alike + 1 : 0;
    ways *= Math.max(0, (left[rank] ?? 0) - alike) / (alike + 1);
  }
  return ways;
}

/** Hands with a flush among them: cards of its suit, and others beside them, from a place of the list on. */
interface Suited {
  readonly joker: boolean;
  readonly inSuit: readonly RankSet[];
  readonly others: readonly RankSet[];
  readonly first: number;
  /** By cards of the suit and others: the same ranks without a flush. */
  readonly instead: Uint32Array;
}

/** Hands with the joker and three cards of each of two suits, where three are enough: both can be a flush. */
interface Twice {
  readonly sets: readonly RankSet[];
  readonly first: number;
  readonly instead: Uint32Array;
  /** Where the hands are in which only the first of the two suits, or only the second, is seen as one. */
  readonly once: Uint32Array;
  readonly other: Uint32Array;
}

/**
 * All hands of seven from the deck with the joker, in classes of which every part ranks alike however it is set: without a flush by their
 * ranks alone, with one also by which cards are of its suit. How many hands of a class some cards leave is a product.
 */
export class SevenCardClasses {
  /** A hand of each class. */
  readonly hands: (readonly Card[])[] = [];
  readonly #ranks: readonly { readonly joker: boolean; readonly ranks: RankSet }[];
  readonly #suited: readonly Suited[];
  readonly #twice: Twice | undefined;

  /** `flush` is how many cards of a suit make one, the joker among them. */
  constructor(flush: number) {
    this.#ranks = [false, true].flatMap((joker) =>
      setsOf(HAND - (joker ? 1 : 0), 4).map((ranks) => ({ joker, ranks })),
    );
    // In turn, so that of no suit there are three.
    for (const { joker, ranks } of this.#ranks)
      this.#add(
        ranks.map((rank, i) => rank * 4 + (i & 3)),
        joker,
      );
    const places = new Map(this.#ranks.map(({ joker, ranks }, place) => [placeKey(ranks, joker), place]));
    const placeOf = (ranks: RankSet, joker: boolean): number => places.get(placeKey(ranks, joker)) ?? 0;
    this.#suited = [false, true].flatMap((joker) => {
      const cards = HAND - (joker ? 1 : 0);
      const least = flush - (joker ? 1 : 0);
      return Array.from({ length: cards - least + 1 }, (_, more): Suited => {
        const inSuit = setsOf(least + more, 1);
        const others = setsOf(cards - least - more, 3);
        const first = this.hands.length;
        const both = inSuit.flatMap((own) => others.map((rest) => ({ own, rest })));
        for (const { own, rest } of both)
          this.#add([...own.map((rank) => rank * 4 + 3), ...rest.map((rank, i) => rank * 4 + i)], joker);
        const instead = Uint32Array.from(both, ({ own, rest }) => placeOf([...own, ...rest], joker));
        return { joker, inSuit, others, first, instead };
      });
    });
    this.#twice = 2 * (flush - 1) > HAND - 1 ? undefined : this.#addTwice(flush - 1, placeOf);
  }

  #add(cards: readonly number[], joker: boolean): void {
    this.hands.push([...cards, ...(joker ? [JOKER] : [])].map(cardOf));
  }

  #addTwice(size: number, placeOf: (ranks: RankSet, joker: boolean) => number): Twice | undefined {
    const sets = setsOf(size, 1);
    const once = this.#suited.find(({ joker, inSuit }) => joker && inSuit.length === sets.length);
    if (!once) return undefined;
    const otherAt = new Map(once.others.map((rest, at) => [keyOf(rest), at]));
    const asOthers = sets.map((ranks) => otherAt.get(keyOf(ranks)) ?? 0);
    const first = this.hands.length;
    const both = sets.flatMap((_, one) => sets.map((__, other) => ({ one, other })));
    for (const { one, other } of both)
      this.#add(
        [...(sets[one] ?? []).map((rank) => rank * 4 + 3), ...(sets[other] ?? []).map((rank) => rank * 4)],
        true,
      );
    const seen = (own: number, rest: number): number =>
      once.first + own * once.others.length + (asOthers[rest] ?? 0);
    return {
      sets,
      first,
      instead: Uint32Array.from(both, ({ one, other }) =>
        placeOf([...(sets[one] ?? []), ...(sets[other] ?? [])], true),
      ),
      once: Uint32Array.from(both, ({ one, other }) => seen(one, other)),
      other: Uint32Array.from(both, ({ one, other }) => seen(other, one)),
    };
  }

  /** How many hands of each class there are beside these cards. */
  beside(own: readonly Card[]): Float64Array {
    const left = leftBeside(own);
    const ways = new Float64Array(this.hands.length);
    const add = (at: number, hands: number): void => {
      ways[at] = (ways[at] ?? 0) + hands;
    };
    for (const [place, { joker, ranks }] of this.#ranks.entries())
      if (!joker || left.joker) ways[place] = waysTo(ranks, left.ranks);
    for (const { joker, inSuit, others, first, instead } of this.#suited) {
      if (joker && !left.joker) continue;
      for (const suit of SUITS) {
        const inThis = left.suits[suit] ?? left.ranks;
        const beside = Float64Array.from(others, (rest) => waysTo(rest, left.besides[suit] ?? left.ranks));
        for (let at = 0; at < inSuit.length; at += 1) {
          if (waysTo(inSuit[at] ?? [], inThis) === 0) continue;
          const from = at * others.length;
          for (let rest = 0; rest < others.length; rest += 1) {
            const hands = beside[rest] ?? 0;
            if (hands === 0) continue;
            add(first + from + rest, hands);
            add(instead[from + rest] ?? 0, 0 - hands);
          }
        }
      }
    }
    if (this.#twice && left.joker) besideTwice(this.#twice, left, add);
    return ways;
  }
}

/** Where two suits can be a flush each was counted in the place of the ranks, and what both make comes in the place of that. */
function besideTwice(
  { sets, first, instead, once, other }: Twice,
  { suits }: Left,
  add: (at: number, hands: number) => void,
): void {
  const free = SUITS.map((suit) =>
    sets.map((ranks) => waysTo(ranks, suits[suit] ?? new Uint8Array(RANKS)) > 0),
  );
  for (let hand = 0; hand < instead.length; hand += 1) {
    const [one, second] = [Math.floor(hand / sets.length), hand % sets.length];
    for (const suit of SUITS)
      for (let lower = 0; lower < suit; lower += 1) {
        if (!free[suit]?.[one] || !free[lower]?.[second]) continue;
        add(first + hand, 1);
        add(once[hand] ?? 0, -1);
        add(other[hand] ?? 0, -1);
        add(instead[hand] ?? 0, 1);
      }
  }
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
