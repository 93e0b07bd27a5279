import type { Card } from '@croupier/cards';
import type { SetGame } from './set-game.ts';
import { SevenCardClasses } from './seven-card-classes.ts';

/**
 * All 53,524,680 hands that the dealer can have beside seven cards, as the house way sets them: some hundred thousand settings, of each of
 * which it is known how many hands one's own cards leave.
 */
export class DealersSettings {
  /** How strong the parts of each class are, one after the other. */
  readonly strengths: Uint16Array;
  /** Where the wager is given back whatever anybody holds. */
  readonly returned: Uint8Array;
  readonly parts: number;
  readonly #classes: SevenCardClasses;

  constructor(
    { parts, houseWay, rank, flush, returned }: SetGame,
    classes: SevenCardClasses = new SevenCardClasses(flush),
  ) {
    this.parts = parts.length;
    this.#classes = classes;
    this.strengths = new Uint16Array(classes.hands.length * parts.length);
    this.returned = new Uint8Array(classes.hands.length);
    for (const [hand, cards] of classes.hands.entries()) {
      this.returned[hand] = returned?.(cards) ? 1 : 0;
      const set = houseWay(cards);
      for (const [part, name] of parts.entries())
        this.strengths[hand * parts.length + part] = rank(set[name] ?? []);
    }
  }

  /** How many hands of each class the dealer can have beside these cards. */
  beside(own: readonly Card[]): Float64Array {
    return this.#classes.beside(own);
  }

  /** By how many of these strengths are higher than the dealer's parts: how many of these hands there are that do not give the wager back. */
  higherThan(hands: Float64Array, own: ArrayLike<number>): number[] {
    const counts = Array.from({ length: this.parts + 1 }, () => 0);
    for (let hand = 0, at = 0; hand < hands.length; hand += 1) {
      let higher = 0;
      for (let part = 0; part < this.parts; part += 1, at += 1)
        if ((own[part] ?? 0) > (this.strengths[at] ?? 0)) higher += 1;
      if (this.returned[hand] === 0) counts[higher] = (counts[higher] ?? 0) + (hands[hand] ?? 0);
    }
    return counts;
  }

  /** By how many parts are higher, for all hands beside these cards. */
  against(own: readonly Card[], strengths: readonly number[]): number[] {
    return this.higherThan(this.beside(own), strengths);
  }
}
