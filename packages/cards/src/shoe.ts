import { type Card, cardOf, type DeckKind, deck, formatCards } from './card.ts';
import {
  type Cut,
  commitment,
  FairnessError,
  type NumberDrawn,
  numberOf,
  orderOf,
  type ShoeName,
  type ShoeSeed,
  seedFromHex,
} from './fairness.ts';
import { type SeededRandom, shuffle } from './random.ts';

/** How a shoe is made up and where its cut card stands. */
export interface ShoeRules {
  readonly decks: number;
  readonly kind?: DeckKind;
  /** The cut card stands this many cards from the back; the hand in which it shows is not the last. */
  readonly cutCardFromBack: number;
}

/** All cards of the shoe, deck after deck in the cards' own order. */
export function unshuffled({ decks, kind = 'standard' }: ShoeRules): Uint8Array {
  const one = DECKS[kind];
  const cards = new Uint8Array(one.length * decks);
  for (let at = 0; at < cards.length; at += one.length) cards.set(one, at);
  return cards;
}

const DECKS: Readonly<Record<DeckKind, Uint8Array>> = {
  standard: Uint8Array.from(deck('standard')),
  'with-joker': Uint8Array.from(deck('with-joker')),
  'seven-up': Uint8Array.from(deck('seven-up')),
};

/** The shoe ran out of cards: the round cannot be finished from it. */
export class ShoeEmpty extends Error {
  override readonly name = 'ShoeEmpty';
  constructor() {
    super('There are no cards left in the shoe.');
  }
}

/**
 * Cards leave a shoe in order and never return. `Source` says where the order came from: the house takes only
 * `Shoe<'live'>`, and only a `ShoeSeed` makes one.
 */
export class Shoe<Source extends 'live' | 'seeded'> {
  readonly source: Source;
  readonly #order: Uint8Array;
  readonly #cutCardAt: number;
  #dealt = 0;

  private constructor(source: Source, order: Uint8Array, cutCardAt: number) {
    this.source = source;
    this.#order = order;
    this.#cutCardAt = cutCardAt;
  }

  /** The shoe for play. */
  static live(rules: ShoeRules, seed: ShoeSeed, cut: Cut): Shoe<'live'> {
    const order = orderOf(unshuffled(rules), seed, cut);
    return new Shoe('live', order, order.length - rules.cutCardFromBack);
  }

  /** A shoe for tests and simulation. */
  static seeded(rules: ShoeRules, random: SeededRandom): Shoe<'seeded'> {
    const order = unshuffled(rules);
    shuffle(order, random);
    return new Shoe('seeded', order, order.length - rules.cutCardFromBack);
  }

  get size(): number {
    return this.#order.length;
  }

  /** How many cards have left the shoe, burns included. */
  get dealt(): number {
    return this.#dealt;
  }

  get left(): number {
    return this.#order.length - this.#dealt;
  }

  /** True once the cut card has come to the front. */
  get cutCardShows(): boolean {
    return this.#dealt >= this.#cutCardAt;
  }

  draw(): Card {
    const card = this.#order[this.#dealt];
    if (card === undefined) throw new ShoeEmpty();
    this.#dealt += 1;
    return cardOf(card);
  }

  /** Passes over cards that are known to have been dealt already, when play is taken up again. */
  skip(cards: number): void {
    if (!Number.isInteger(cards) || cards < 0 || cards > this.left) throw new ShoeEmpty();
    this.#dealt += cards;
  }
}

/**
 * Cards of a fresh deck for simulation, each that is left as likely as the others. What is never drawn is never shuffled, so
 * its order is not that of a seeded shoe.
 */
export function drawing(random: SeededRandom, kind: DeckKind = 'standard'): () => Card {
  const cards = DECKS[kind].slice();
  let left = cards.length;
  return () => {
    if (left === 0) throw new ShoeEmpty();
    const at = random.below(left);
    const card = cards[at] ?? 0;
    left -= 1;
    cards[at] = cards[left] ?? 0;
    return cardOf(card);
  };
}

/** What a house publishes about a shoe when its last hand is over. */
export interface ShoeReveal extends ShoeName {
  readonly kind?: DeckKind;
  readonly commitment: string;
  readonly seed: string;
  readonly cut: Cut;
  /** The cards that were dealt, burns included, in order. */
  readonly dealt: readonly Card[];
  /** Numbers that were drawn beside the cards. */
  readonly numbers?: readonly (NumberDrawn & { readonly most: number; readonly number: number })[];
}

/** Whether a shoe was honest, and if not, why. */
export type Verdict = { readonly honest: true } | { readonly honest: false; readonly why: string };

/** Anybody's check of a shoe: the seed is the one committed to, and the cards dealt are the ones it gives. */
export function verifyShoe(reveal: ShoeReveal): Verdict {
  try {
    const seed = seedFromHex(reveal.seed);
    if (commitment(reveal, seed) !== reveal.commitment) {
      return { honest: false, why: 'The seed is not the one the house committed to.' };
    }
    const rules = { decks: reveal.decks, cutCardFromBack: 0, ...(reveal.kind ? { kind: reveal.kind } : {}) };
    const order = orderOf(unshuffled(rules), seed, reveal.cut);
    if (reveal.dealt.length > order.length) {
      return {
        honest: false,
        why: `The shoe holds ${order.length} cards, but ${reveal.dealt.length} were dealt.`,
      };
    }
    const wrong = reveal.dealt.findIndex((card, i) => card !== order[i]);
    if (wrong >= 0) {
      const shown = formatCards(reveal.dealt.slice(wrong, wrong + 1));
      const due = formatCards([cardOf(order[wrong] ?? 0)]);
      return { honest: false, why: `Card ${wrong + 1} was ${shown}, but the shoe gives ${due}.` };
    }
    for (const { number, most, ...drawn } of reveal.numbers ?? []) {
      const due = numberOf(seed, reveal.cut, most, drawn);
      if (number !== due)
        return { honest: false, why: `The number drawn was ${number}, but the seed gives ${due}.` };
    }
    return { honest: true };
  } catch (error) {
    if (error instanceof FairnessError) return { honest: false, why: error.message };
    throw error;
  }
}
