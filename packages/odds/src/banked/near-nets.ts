import type { Card } from '@croupier/cards';
import { DealersSettings } from './dealers-settings.ts';
import type { SetGame } from './set-game.ts';
import { SetLayouts } from './set-layouts.ts';
import { SevenCardClasses } from './seven-card-classes.ts';
import { WholeDeck } from './whole-deck.ts';

/** What settings of seven cards net against a dealer's hands of the whole deck: nearly what they meet, and quickly looked up. */
export class NearNets {
  readonly game: SetGame;
  readonly classes: SevenCardClasses;
  readonly dealers: DealersSettings;
  readonly whole: WholeDeck;
  readonly layouts: SetLayouts;
  /** What each layout of the cards nets that were looked at last. */
  readonly nets: Float64Array;
  readonly #weights: Float64Array;

  constructor(game: SetGame) {
    this.game = game;
    this.classes = new SevenCardClasses(game.flush);
    this.dealers = new DealersSettings(game, this.classes);
    this.whole = new WholeDeck(this.dealers);
    this.layouts = new SetLayouts(game);
    this.nets = new Float64Array(this.layouts.length);
    this.#weights = this.whole.weights(game.nets);
  }

  /** Looks at every layout of these cards; fouled ones net nothing that counts. */
  look(cards: readonly Card[]): void {
    this.layouts.look(cards);
    const { strengths, fouled } = this.layouts;
    for (let way = 0; way < this.nets.length; way += 1)
      this.nets[way] =
        fouled[way] === 1
          ? Number.NEGATIVE_INFINITY
          : this.whole.netOf(strengths, way * this.game.parts.length, this.#weights);
  }

  /** How strong the parts are that the house way makes. */
  asTheHouse(cards: readonly Card[]): number[] {
    const set = this.game.houseWay(cards);
    return this.game.parts.map((part) => this.game.rank(set[part] ?? []));
  }

  /** What these strengths net. */
  of(strengths: readonly number[]): number {
    return this.whole.netOf(Uint16Array.from(strengths), 0, this.#weights);
  }
}
