import { type Card, cardOf, JOKER } from '@croupier/cards';
import { SevenCards } from './joker-deck-sets.ts';
import type { SetGame } from './set-game.ts';
import { SetLayouts } from './set-layouts.ts';

const RANK_BITS = 3;
const RANKS = 13;
const SUITS = 4;

export interface SetHandsOptions {
  /** Those of a smaller deck. */
  readonly ranks?: readonly number[] | undefined;
  readonly worth?: (
    house: readonly number[],
    settings: readonly number[][],
  ) => readonly (readonly number[])[];
}

/**
 * All hands of seven, one for each class that suits do not tell apart, with the settings that are worth considering: first the house way's, then
 * those than which no other is as high in every part. Hands of the same ranks with the same cards of a flush are set alike and are worked out once.
 */
export class SetHands {
  readonly seven: SevenCards;
  readonly parts: number;
  /** For each hand which of the sorts of hands it is; for each sort where its settings begin among all. */
  readonly sortOf: Uint32Array;
  readonly first: Uint32Array;
  /** How strong the parts of every setting are, one after the other. */
  readonly strengths: Uint16Array;
  /** By sort: whether a dealer with such a hand gives every wager back. */
  readonly returned: Uint8Array;
  /** By sort: the cards of one of them. */
  readonly cards: readonly (readonly Card[])[];

  /** `worth` says which settings are to be considered, where not all are. */
  constructor(game: SetGame, { ranks, worth = (_, settings) => settings }: SetHandsOptions = {}) {
    this.seven = new SevenCards(ranks);
    this.parts = game.parts.length;
    this.sortOf = new Uint32Array(this.seven.length);
    const sorts = new Map<number, number>();
    const first: number[] = [];
    const strengths: number[] = [];
    const cards: (readonly Card[])[] = [];
    const layouts = new SetLayouts(game);
    for (let hand = 0; hand < this.seven.length; hand += 1) {
      const seven = this.seven.of(hand);
      const key = keyOf(seven, game.flush);
      let sort = key === undefined ? undefined : sorts.get(key);
      if (sort === undefined) {
        sort = first.length;
        if (key !== undefined) sorts.set(key, sort);
        first.push(strengths.length / this.parts);
        const held = Array.from(seven, cardOf);
        cards.push(held);
        const house = game.houseWay(held);
        const asTheHouse = game.parts.map((part) => game.rank(house[part] ?? []));
        const settings = worth(asTheHouse, undominated(layouts, held));
        strengths.push(...asTheHouse, ...settings.flat());
      }
      this.sortOf[hand] = sort;
    }
    first.push(strengths.length / this.parts);
    this.first = Uint32Array.from(first);
    this.strengths = Uint16Array.from(strengths);
    this.cards = cards;
    this.returned = Uint8Array.from(cards, (held) => (game.returned?.(held) ? 1 : 0));
  }

  /** How strong a part of a hand is as the house sets it. */
  house(hand: number, part: number): number {
    return this.strengths[(this.first[this.sortOf[hand] ?? 0] ?? 0) * this.parts + part] ?? 0;
  }
}

/** The settings that are not fouled and than which no other is as high in every part, from the strongest last part on. */
function undominated(layouts: SetLayouts, cards: readonly Card[]): number[][] {
  layouts.look(cards);
  const kept: number[][] = [];
  for (let way = 0; way < layouts.length; way += 1) {
    if (layouts.fouled[way] === 1) continue;
    const strengths = Array.from(layouts.strengthsOf(way));
    if (kept.some((other) => atLeast(other, strengths))) continue;
    for (let i = kept.length - 1; i >= 0; i -= 1) if (atLeast(strengths, kept[i] ?? [])) kept.splice(i, 1);
    kept.push(strengths);
  }
  return kept.toSorted((one, other) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0));
}

const atLeast = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((strength, part) => strength >= (other[part] ?? 0));

/** The ranks, whether the joker is among them, and which ranks are of a suit that can be a flush; nothing where two suits can. */
function keyOf(cards: Uint8Array, flush: number): number | undefined {
  const inSuit = [0, 0, 0, 0];
  const sets = [0, 0, 0, 0];
  let ranks = 0;
  let joker = 0;
  for (const card of cards) {
    if (card === JOKER) {
      joker = 1;
      continue;
    }
    const [rank, suit] = [Math.floor(card / SUITS), card % SUITS];
    ranks += 2 ** (RANK_BITS * rank);
    inSuit[suit] = (inSuit[suit] ?? 0) + 1;
    sets[suit] = (sets[suit] ?? 0) | (1 << rank);
  }
  const long = sets.filter((_, suit) => (inSuit[suit] ?? 0) + joker >= flush);
  // 39 bits for the ranks, one for the joker and 13 for the suit: a whole number.
  return long.length > 1 ? undefined : (ranks * 2 + joker) * 2 ** RANKS + (long[0] ?? 0);
}
