import type { Card } from '@croupier/cards';
import { DealersSettings } from './dealers-settings.ts';
import type { SetGame } from './set-game.ts';
import { SetLayouts } from './set-layouts.ts';
import { SevenCardClasses } from './seven-card-classes.ts';
import { WholeDeck } from './whole-deck.ts';

/** How often a hand ends with each of the game's nets, in their order; together one. */
export type Results = readonly number[];

/** What seven cards come to, set best and the house way. */
export interface SetResults {
  readonly best: Results;
  readonly houseWay: Results;
  /** Whether the best setting is another than the house way's. */
  readonly otherwise: boolean;
}

/** Seven cards against a dealer who follows the house way: by all hands that they leave, and by all hands of the whole deck. */
export class SetAgainstHouse {
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

  /** Exactly, by the hands that these cards leave the dealer. */
  exactly(cards: readonly Card[]): SetResults {
    const hands = this.dealers.beside(cards);
    const all = hands.reduce((sum, some) => sum + some, 0);
    const settings = this.settings(cards).filter((one, at, others) =>
      others.every((other, i) => i === at || !(i < at ? atLeast(other, one) : isBetter(other, one))),
    );
    return this.#by(cards, all, settings, {
      one: (strengths) => this.dealers.higherThan(hands, strengths),
      any: (strengths) => this.dealers.higherThanAny(hands, strengths),
    });
  }

  /** Nearly: by all hands of the whole deck, which is looked up. */
  nearly(cards: readonly Card[]): SetResults {
    const whole = {
      one: (strengths: readonly number[]) => this.whole.higherThan(strengths),
      any: (settings: readonly (readonly number[])[]) => this.whole.higherThanAny(settings),
    };
    if (this.game.open) return this.#by(cards, this.whole.hands, this.settings(cards), whole);
    this.nearNets(cards);
    let best = -1;
    for (let way = 0; way < this.nets.length; way += 1)
      if ((this.nets[way] ?? 0) > (this.nets[best] ?? Number.NEGATIVE_INFINITY)) best = way;
    return this.#by(cards, this.whole.hands, [[...this.layouts.strengthsOf(best)]], whole);
  }

  /** What each layout of these cards nets against all hands of the whole deck; fouled ones nothing that counts. */
  nearNets(cards: readonly Card[]): void {
    this.layouts.look(cards);
    const { strengths, fouled } = this.layouts;
    for (let way = 0; way < this.nets.length; way += 1)
      this.nets[way] =
        fouled[way] === 1
          ? Number.NEGATIVE_INFINITY
          : this.whole.netOf(strengths, way * this.game.parts.length, this.#weights);
  }

  /** Every setting that is not fouled, by the strengths of its parts. */
  settings(cards: readonly Card[]): (readonly number[])[] {
    this.layouts.look(cards);
    return Array.from({ length: this.layouts.length }, (_, way) => way)
      .filter((way) => this.layouts.fouled[way] === 0)
      .map((way) => [...this.layouts.strengthsOf(way)]);
  }

  /** How strong the parts are that the house way makes. */
  asTheHouse(cards: readonly Card[]): number[] {
    const set = this.game.houseWay(cards);
    return this.game.parts.map((part) => this.game.rank(set[part] ?? []));
  }

  /** What these strengths net against all hands of the whole deck. */
  nearNet(strengths: readonly number[]): number {
    return this.whole.netOf(Uint16Array.from(strengths), 0, this.#weights);
  }

  #net(counts: Results): number {
    return counts.reduce((sum, hands, result) => sum + hands * (this.game.nets[result] ?? 0), 0);
  }

  #by(
    cards: readonly Card[],
    all: number,
    settings: readonly (readonly number[])[],
    count: {
      readonly one: (strengths: readonly number[]) => number[];
      readonly any: (settings: readonly (readonly number[])[]) => number[];
    },
  ): SetResults {
    const { nets, open = false } = this.game;
    const house = this.asTheHouse(cards);
    // Where the dealer gives the wager back nothing is won or lost.
    const shares = (counts: readonly number[]): Results => {
      const returned = all - counts.reduce((sum, hands) => sum + hands, 0);
      return counts.map((hands, result) => (hands + (nets[result] === 0 ? returned : 0)) / all);
    };
    const houseWay = count.one(house);
    if (open) return { best: shares(count.any(settings)), houseWay: shares(houseWay), otherwise: false };
    let best = houseWay;
    let otherwise = false;
    for (const strengths of settings) {
      if (strengths.every((strength, part) => strength === house[part])) continue;
      const counts = count.one(strengths);
      if (this.#net(counts) <= this.#net(best)) continue;
      best = counts;
      otherwise = true;
    }
    return { best: shares(best), houseWay: shares(houseWay), otherwise };
  }
}

const atLeast = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((strength, part) => strength >= (other[part] ?? 0));
const isBetter = (one: readonly number[], other: readonly number[]): boolean =>
  atLeast(one, other) && !atLeast(other, one);
