import { type Card, cardOf } from './card.ts';
import type { SeededRandom } from './random.ts';
import { ShoeEmpty, type ShoeRules, unshuffled } from './shoe.ts';

/**
 * A shoe for simulation, whose cards are drawn as they are dealt, each that is left as likely as the others. What is never dealt
 * is never shuffled, so its order is not that of a seeded shoe.
 */
export class DrawnShoe {
  readonly #cards: Uint8Array;
  readonly #random: SeededRandom;
  readonly #cutCardAt: number;
  #dealt = 0;

  constructor(rules: ShoeRules, random: SeededRandom) {
    this.#cards = unshuffled(rules);
    this.#random = random;
    this.#cutCardAt = this.#cards.length - rules.cutCardFromBack;
  }

  /** How many cards have left the shoe. */
  get dealt(): number {
    return this.#dealt;
  }

  /** True once the cut card has come to the front. */
  get cutCardShows(): boolean {
    return this.#dealt >= this.#cutCardAt;
  }

  draw(): Card {
    const cards = this.#cards;
    const next = this.#dealt;
    if (next === cards.length) throw new ShoeEmpty();
    const at = next + this.#random.below(cards.length - next);
    const card = cards[at] ?? 0;
    cards[at] = cards[next] ?? 0;
    cards[next] = card;
    this.#dealt = next + 1;
    return cardOf(card);
  }

  /** All cards go back into the shoe. The order in which they lie says nothing about the next draw. */
  gather(): void {
    this.#dealt = 0;
  }
}
