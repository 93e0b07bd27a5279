import { DisjointHands } from './disjoint-hands.ts';
import { JokerDeckSets } from './joker-deck-sets.ts';
import type { SetHands } from './set-hands.ts';

/** Settings that are asked about: those of one hand after the other. */
interface Asked {
  readonly length: number;
  readonly hand: (i: number) => number;
  /** How strong the last part is. */
  readonly height: (i: number) => number;
}

const STRENGTHS = 1 << 14;

/**
 * All hands against all hands of the dealer that share no card with them: from the weakest last part to the strongest, so that when a setting
 * is asked about, the dealer's hands are there whose last part is lower; columns tell the part before it.
 */
export class SetSweep {
  readonly hands: SetHands;
  readonly #counted: DisjointHands;
  readonly #last: number;
  /** By strength of the part before the last one: how many different ones of the dealer's are below. */
  readonly #column: Uint16Array;
  /** The dealer's hands from the weakest last part on. */
  readonly #dealers: Uint32Array;
  readonly #heights: Uint16Array;

  constructor(hands: SetHands, ranks?: readonly number[]) {
    this.hands = hands;
    this.#last = hands.parts - 1;
    const met = new Uint8Array(STRENGTHS);
    this.#heights = new Uint16Array(hands.seven.length);
    for (let hand = 0; hand < hands.seven.length; hand += 1) {
      met[hands.house(hand, this.#last - 1)] = 1;
      this.#heights[hand] = hands.house(hand, this.#last);
    }
    let below = 0;
    this.#column = Uint16Array.from(met, (one) => {
      const here = below;
      below += one;
      return here;
    });
    this.#dealers = inOrder(this.#heights);
    this.#counted = new DisjointHands(new JokerDeckSets(ranks), below);
  }

  /** Asks about each of some settings when all hands that may come are there whose last part is lower, and again when all are. */
  run(
    mayCome: (dealer: number) => boolean,
    settings: Asked,
    ask: (i: number, met: Met) => void,
    atEnd: (i: number, met: Met) => void = () => undefined,
  ): void {
    const { seven } = this.hands;
    this.#counted.clear();
    const heights = Uint16Array.from({ length: settings.length }, (_, i) => settings.height(i));
    const order = inOrder(heights);
    const met = new Met(this.#counted, this.#column);
    const look = (i: number, height: number): void => {
      const hand = settings.hand(i);
      this.#counted.look(seven.of(hand));
      const itself = mayCome(hand) && (this.#heights[hand] ?? 0) < height;
      met.look(itself ? this.hands.house(hand, this.#last - 1) : STRENGTHS);
    };
    let added = 0;
    for (const i of order) {
      const height = heights[i] ?? 0;
      for (; added < this.#dealers.length; added += 1) {
        const dealer = this.#dealers[added] ?? 0;
        if ((this.#heights[dealer] ?? 0) >= height) break;
        this.#add(dealer, mayCome);
      }
      look(i, height);
      ask(i, met);
    }
    for (; added < this.#dealers.length; added += 1) this.#add(this.#dealers[added] ?? 0, mayCome);
    for (let i = 0; i < settings.length; i += 1) {
      if (i === 0 || settings.hand(i) !== settings.hand(i - 1)) look(i, STRENGTHS);
      atEnd(i, met);
    }
  }

  #add(dealer: number, mayCome: (dealer: number) => boolean): void {
    if (!mayCome(dealer)) return;
    const { seven } = this.hands;
    const column = this.#column[this.hands.house(dealer, this.#last - 1)] ?? 0;
    this.#counted.add(seven.of(dealer), seven.weights[dealer] ?? 0, column);
  }
}

/** The dealer's hands so far that share no card with the one in question. */
export class Met {
  readonly #counted: DisjointHands;
  readonly #column: Uint16Array;
  #itself = STRENGTHS;

  constructor(counted: DisjointHands, column: Uint16Array) {
    this.#counted = counted;
    this.#column = column;
  }

  /** The hand itself is among those that were added, with a part of this strength; or is not. */
  look(itself: number): void {
    this.#itself = itself;
  }

  all(): number {
    return this.#counted.all() - (this.#itself < STRENGTHS ? 1 : 0);
  }

  /** Those whose part before the last is lower than this. */
  below(strength: number): number {
    return this.#counted.below(this.#column[strength] ?? 0) - (this.#itself < strength ? 1 : 0);
  }
}

/** The numbers of a list from the least of its values to the greatest. */
function inOrder(values: Uint16Array): Uint32Array {
  const from = new Uint32Array(STRENGTHS + 1);
  for (const value of values) from[value + 1] = (from[value + 1] ?? 0) + 1;
  for (let value = 0; value < STRENGTHS; value += 1)
    from[value + 1] = (from[value + 1] ?? 0) + (from[value] ?? 0);
  const order = new Uint32Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    order[from[value] ?? 0] = i;
    from[value] = (from[value] ?? 0) + 1;
  }
  return order;
}
