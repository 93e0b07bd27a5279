import { type Card, cardOf } from '@croupier/cards';
import type { SetGame, Setting } from './set-game.ts';

const HAND = 7;
const PLACES: readonly Card[] = Array.from({ length: HAND }, (_, place) => cardOf(place));

/** All ways to lay seven cards out by their places, so that every part is ranked once for all ways that have it. */
export class SetLayouts {
  readonly #game: SetGame;
  readonly #settings: readonly Setting[];
  /** For each way and part which places it has, as bits. */
  readonly #sets: Uint8Array;
  readonly #one: number[];
  readonly #ranked = new Uint16Array(1 << HAND);
  /** How strong the parts of every way are with the cards that were looked at last, and whether it is fouled. */
  readonly strengths: Uint16Array;
  readonly fouled: Uint8Array;

  constructor(game: SetGame) {
    this.#game = game;
    this.#one = game.parts.map(() => 0);
    this.#settings = [...game.settings(PLACES)];
    this.#sets = Uint8Array.from(
      this.#settings.flatMap((setting) => game.parts.map((part) => placesIn(setting[part] ?? []))),
    );
    this.strengths = new Uint16Array(this.#sets.length);
    this.fouled = new Uint8Array(this.#settings.length);
  }

  get length(): number {
    return this.#settings.length;
  }

  look(cards: readonly Card[]): void {
    const { rank, fouled, parts } = this.#game;
    this.#ranked.fill(0);
    const sets = this.#sets;
    for (let at = 0; at < sets.length; at += 1) {
      const set = sets[at] ?? 0;
      if (this.#ranked[set] === 0) {
        const part: Card[] = [];
        for (let place = 0; place < HAND; place += 1) {
          const card = cards[place];
          if (((set >> place) & 1) === 1 && card !== undefined) part.push(card);
        }
        this.#ranked[set] = rank(part);
      }
      this.strengths[at] = this.#ranked[set] ?? 0;
    }
    for (let way = 0, at = 0; way < this.length; way += 1) {
      for (let part = 0; part < parts.length; part += 1, at += 1) this.#one[part] = this.strengths[at] ?? 0;
      this.fouled[way] = fouled(this.#one) ? 1 : 0;
    }
  }

  strengthsOf(way: number): Uint16Array {
    const { length } = this.#game.parts;
    return this.strengths.subarray(way * length, (way + 1) * length);
  }
}

const placesIn = (cards: readonly Card[]): number => cards.reduce((set, place) => set | (1 << place), 0);
