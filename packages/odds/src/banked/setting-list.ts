import { type Card, RANKS } from '@croupier/cards';
import type { NearNets } from './near-nets.ts';
import type { SortOfSetting } from './set-game.ts';

/** More than any ranking has. */
const STRENGTHS = 1 << 14;

/** A line that gains less over all hands, in units of the bet, is not worth learning. */
const WORTH_LEARNING = 0.00001;

/** Lines that a person will learn. */
const LINES = 8;

/** Hands that the house way sets in one way and that can be set in another: by the highest card in front then, how many there are and what it gains. */
interface Change {
  readonly from: string;
  readonly to: string;
  readonly hands: Float64Array;
  readonly gains: Float64Array;
}

const byRank = (): Float64Array => new Float64Array(RANKS.length);

/**
 * Where to set otherwise than the house way, as a list that a person can learn, derived from all hands: hands are sorted by what the house way makes of
 * them and what else could be made, and a line stands where that gains over all its hands. Against the dealer's hands of the whole deck.
 */
export class SettingList {
  readonly #against: NearNets;
  readonly #sorts = new Map<number, SortOfSetting>();
  readonly #changes = new Map<string, Change>();

  constructor(against: NearNets) {
    this.#against = against;
  }

  /** Adds a class of hands, so many of all. */
  add(cards: readonly Card[], hands: number): void {
    this.#against.look(cards);
    const house = this.#against.asTheHouse(cards);
    const from = this.#sortOf(house).name;
    const now = this.#against.of(house);
    const { nets, layouts } = this.#against;
    const best = new Map<string, { readonly front: number; readonly net: number }>();
    for (const [way, net] of nets.entries()) {
      if (net === Number.NEGATIVE_INFINITY) continue;
      const { name, front } = this.#sortOf(layouts.strengthsOf(way));
      if (net > (best.get(name)?.net ?? Number.NEGATIVE_INFINITY)) best.set(name, { front, net });
    }
    for (const [to, { front, net }] of best) if (to !== from) this.#change(from, to, front, hands, net - now);
  }

  #change(from: string, to: string, front: number, hands: number, gain: number): void {
    const key = `${from} > ${to}`;
    const change = this.#changes.get(key) ?? { from, to, hands: byRank(), gains: byRank() };
    this.#changes.set(key, change);
    change.hands[front] = (change.hands[front] ?? 0) + hands;
    change.gains[front] = (change.gains[front] ?? 0) + hands * gain;
  }

  #sortOf(strengths: ArrayLike<number>): SortOfSetting {
    let key = 0;
    for (let part = 0; part < strengths.length; part += 1) key = key * STRENGTHS + (strengths[part] ?? 0);
    const known = this.#sorts.get(key);
    if (known) return known;
    const sort = this.#against.game.sortOf(Array.from(strengths));
    this.#sorts.set(key, sort);
    return sort;
  }

  /** All hands by the whole deck, class by class. */
  addAll(told: (done: string) => void): void {
    const { classes } = this.#against;
    const ways = classes.beside([]);
    const all = ways.reduce((sum, some) => sum + some, 0);
    for (const [at, cards] of classes.hands.entries()) {
      if (at % 50_000 === 0) told(`the list: ${at} of ${classes.hands.length} classes`);
      const some = ways[at] ?? 0;
      if (some > 0) this.add(cards, some / all);
    }
  }

  lines(): string[] {
    return [...this.#changes.values()]
      .map((change) => ({ change, gain: change.gains.reduce((sum, gain) => sum + Math.max(0, gain), 0) }))
      .filter(({ gain }) => gain > WORTH_LEARNING)
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, LINES)
      .map(({ change, gain }) => lineOf(change, gain));
  }
}

/** "Where the house way makes two pair behind and no pair in front, set a pair behind and a pair in front if ... is a 6 or a 7: ..." */
function lineOf({ from, to, hands, gains }: Change, gain: number): string {
  const ranks = Array.from(RANKS, (_, rank) => rank);
  const met = ranks.filter((rank) => (hands[rank] ?? 0) > 0);
  const chosen = met.filter((rank) => (gains[rank] ?? 0) > 0);
  const share = chosen.reduce((sum, rank) => sum + (hands[rank] ?? 0), 0);
  const which =
    chosen.length === met.length
      ? ''
      : ` where its highest card there is ${chosen.map((rank) => RANKS[rank]).join(', ')}`;
  return `Where the house way sets ${from}, set ${to}${which}: ${(100 * share).toFixed(2)} % of all hands, which gains ${((100 * gain) / share).toFixed(1)} % of the bet on them.`;
}
