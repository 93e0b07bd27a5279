import { randomBytes, randomInt } from 'node:crypto';
import {
  type Card,
  type Cut,
  commitment,
  formatCards,
  freshSeed,
  numberOf,
  type SeededRandom,
  Shoe,
  type ShoeRules,
  type ShoeSeed,
  seedToHex,
  unshuffled,
} from '@croupier/cards';

/** A shoe at the terminal, and what there is to say about it when it is over. */
export interface TableShoe {
  readonly cutCardShows: boolean;
  /** How many cards have been dealt from it. */
  readonly dealt: number;
  draw(): Card;
  /** A number from 1 to `most` that is no card, by the same secret. */
  number(most: number): number;
  /** The commitment and its reveal, for anybody to verify; undefined for a practice shoe. */
  reveal(): object | undefined;
}

/** A shoe for play before it is cut: the seed is chosen and committed to, and can no longer be changed. */
export class CommittedShoe {
  readonly name: string;
  readonly commitment: string;
  readonly cards: number;
  readonly #rules: ShoeRules;
  readonly #seed: ShoeSeed;

  constructor(rules: ShoeRules) {
    this.#rules = rules;
    this.#seed = freshSeed();
    this.name = `terminal-${randomBytes(4).toString('hex')}`;
    this.commitment = commitment({ name: this.name, decks: rules.decks }, this.#seed);
    this.cards = unshuffled(rules).length;
  }

  /** A cut by the player's own machine, for players who do not care to choose. */
  anyCut(fromEitherEnd = 0): Cut {
    const position = randomInt(fromEitherEnd, this.cards - fromEitherEnd);
    return { position, entropy: randomBytes(16).toString('hex') };
  }

  cutAt(cut: Cut): TableShoe {
    const { name, commitment: published } = this;
    const seed = this.#seed;
    const { decks, kind } = this.#rules;
    const numbers: object[] = [];
    const drawn = (most: number, cards: number): number => {
      const at = { cards, numbers: numbers.length };
      const number = numberOf(seed, cut, most, at);
      numbers.push({ ...at, most, number });
      return number;
    };
    return dealtFrom(Shoe.live(this.#rules, seed, cut), drawn, (dealt) => ({
      name,
      decks,
      ...(kind ? { kind } : {}),
      commitment: published,
      seed: seedToHex(seed),
      cut,
      dealt: formatCards(dealt),
      ...(numbers.length > 0 ? { numbers } : {}),
    }));
  }
}

/** A practice shoe: the same seed gives the same cards, so there is nothing to commit to. */
export const practiceShoe = (rules: ShoeRules, random: SeededRandom): TableShoe =>
  dealtFrom(
    Shoe.seeded(rules, random),
    (most) => random.below(most) + 1,
    () => undefined,
  );

function dealtFrom(
  shoe: Shoe<'live'> | Shoe<'seeded'>,
  number: (most: number, cards: number) => number,
  reveal: (dealt: readonly Card[]) => object | undefined,
): TableShoe {
  const dealt: Card[] = [];
  return {
    get cutCardShows() {
      return shoe.cutCardShows;
    },
    get dealt() {
      return dealt.length;
    },
    draw: () => {
      const card = shoe.draw();
      dealt.push(card);
      return card;
    },
    number: (most) => number(most, dealt.length),
    reveal: () => reveal(dealt),
  };
}
