import { type Card, seededRandom } from '@croupier/cards';
import type { Row } from '@croupier/table';
import { netOf } from '../net.ts';
import { DealersSettings } from './dealers-settings.ts';
import type { SetGame, Setting } from './set-game.ts';
import { sevenDealt } from './seven-dealt.ts';

/** What rows of these names net, and a loss; in the order of the names, a name for each number of parts that are higher. */
export const netsOfRows = <O>(rows: readonly Row<O>[], names: readonly (string | null)[]): number[] =>
  names.map((name) => {
    if (name === null) return -1;
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`No row is called "${name}".`);
    return netOf(found.award).toNumber();
  });

const DECK = 53;

/** How many of the dealer's hands a setting is tried against, less those that hold one of one's own cards: about two in three. */
const SAMPLED = 100_000;

/** What the strategies that use it say of themselves. */
export const REPLY_IN_WORDS: string = `the setting that does best against the house way over ${SAMPLED.toLocaleString('en')} sampled deals: not exact, but fast`;

export const EXACT_REPLY_IN_WORDS =
  'the setting that does best against the house way over all hands that the dealer can have: exact, a fraction of a second for each hand';

/**
 * The best reply to a dealer who follows the house way, over a sample of the dealer's hands, for simulations of many rounds. The sample
 * is drawn once from a fixed seed, so that a hand is always set alike.
 */
export class BestReply {
  readonly #game: SetGame;
  /** The dealer's cards as sets, in two halves of the deck, and how strong the parts are. */
  readonly #lower: Int32Array;
  readonly #upper: Int32Array;
  readonly #parts: readonly Uint16Array[];
  /** The parts of those hands that do not hold one of the cards in question. */
  readonly #possible: readonly Uint16Array[];

  constructor(game: SetGame, sampled: number = SAMPLED) {
    this.#game = game;
    this.#lower = new Int32Array(sampled);
    this.#upper = new Int32Array(sampled);
    this.#parts = game.parts.map(() => new Uint16Array(sampled));
    this.#possible = game.parts.map(() => new Uint16Array(sampled));
    const random = seededRandom('the house way');
    const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
    for (let i = 0; i < sampled; i += 1) {
      const cards = sevenDealt(deck, random);
      const set = game.houseWay(cards);
      for (const [part, name] of game.parts.entries()) {
        const strengths = this.#parts[part];
        if (strengths) strengths[i] = game.rank(set[name] ?? []);
      }
      this.#lower[i] = setOf(cards, 0);
      this.#upper[i] = setOf(cards, HALF);
    }
  }

  best(cards: readonly Card[]): Setting {
    const hands = this.#handsBeside(cards);
    return bestOf(this.#game, cards, (strengths) => this.#net(strengths, hands));
  }

  /** Puts the hands that are possible beside these cards together, and answers with how many there are. */
  #handsBeside(cards: readonly Card[]): number {
    const [lower, upper] = [setOf(cards, 0), setOf(cards, HALF)];
    let hands = 0;
    for (let i = 0; i < this.#lower.length; i += 1) {
      if ((((this.#lower[i] ?? 0) & lower) | ((this.#upper[i] ?? 0) & upper)) !== 0) continue;
      for (let part = 0; part < this.#parts.length; part += 1) {
        const possible = this.#possible[part];
        if (possible) possible[hands] = this.#parts[part]?.[i] ?? 0;
      }
      hands += 1;
    }
    return hands;
  }

  /** What parts of these strengths net against the hands that are possible. */
  #net(strengths: readonly number[], hands: number): number {
    const higher = new Uint8Array(hands);
    for (const [part, own] of strengths.entries()) addHigher(higher, own, this.#possible[part] ?? NO_HANDS);
    const { nets } = this.#game;
    let net = 0;
    for (let i = 0; i < hands; i += 1) net += nets[higher[i] ?? 0] ?? 0;
    return net;
  }
}

const NO_HANDS = new Uint16Array(0);

/** One more for every hand whose part is lower. */
function addHigher(higher: Uint8Array, own: number, parts: Uint16Array): void {
  for (let i = 0; i < higher.length; i += 1) higher[i] = (higher[i] ?? 0) + (own > (parts[i] ?? 0) ? 1 : 0);
}

/** The best reply over all hands that the dealer can have: exact, in a fraction of a second for a hand. */
export class ExactReply {
  readonly #game: SetGame;
  readonly #dealers: DealersSettings;
  #last: { readonly asked: string; readonly net: (strengths: readonly number[]) => number } | undefined;

  constructor(game: SetGame) {
    this.#game = game;
    this.#dealers = new DealersSettings(game);
  }

  best(cards: readonly Card[]): Setting {
    return bestOf(this.#game, cards, this.#nets(cards));
  }

  /** What settings of these cards net in the mean; one that is fouled is lost. */
  worths(cards: readonly Card[]): (setting: Setting) => number {
    const { parts, rank, fouled } = this.#game;
    const net = this.#nets(cards);
    return (setting) => {
      const strengths = parts.map((name) => rank(setting[name] ?? []));
      return fouled(strengths) ? -1 : net(strengths);
    };
  }

  /** By strengths of the parts what is netted in the mean. The cards that were asked about last are remembered. */
  #nets(cards: readonly Card[]): (strengths: readonly number[]) => number {
    const asked = cards.join();
    if (this.#last?.asked === asked) return this.#last.net;
    const { nets } = this.#game;
    const hands = this.#dealers.beside(cards);
    const all = hands.reduce((sum, some) => sum + some, 0);
    const known = new Map<string, number>();
    const net = (strengths: readonly number[]): number => {
      const key = strengths.join();
      const found =
        known.get(key) ??
        this.#dealers
          .higherThan(hands, strengths)
          .reduce((sum, some, higher) => sum + some * (nets[higher] ?? 0), 0) / all;
      known.set(key, found);
      return found;
    };
    this.#last = { asked, net };
    return net;
  }
}

interface Candidate {
  readonly setting: Setting;
  readonly strengths: readonly number[];
}

/** The setting that nets most; the first of equals. */
function bestOf(
  game: SetGame,
  cards: readonly Card[],
  netOfStrengths: (strengths: readonly number[]) => number,
): Setting {
  const candidates = candidatesOf(game, cards);
  let [best] = candidates;
  let most = Number.NEGATIVE_INFINITY;
  if (candidates.length > 1)
    for (const candidate of candidates) {
      const net = netOfStrengths(candidate.strengths);
      if (net <= most) continue;
      most = net;
      best = candidate;
    }
  if (!best) throw new Error('There is no setting of these cards that is not fouled.');
  return best.setting;
}

/** The settings that are not fouled and than which no other is as good in every part. */
function candidatesOf({ parts, rank, settings, fouled }: SetGame, cards: readonly Card[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const setting of settings(cards)) {
    const strengths = parts.map((name) => rank(setting[name] ?? []));
    if (fouled(strengths) || kept.some((other) => atLeast(other.strengths, strengths))) continue;
    for (let i = kept.length - 1; i >= 0; i -= 1)
      if (atLeast(strengths, kept[i]?.strengths ?? [])) kept.splice(i, 1);
    kept.push({ setting, strengths });
  }
  return kept;
}

const atLeast = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((strength, part) => strength >= (other[part] ?? 0));

const HALF = 27;

/** Those cards of one half of the deck, as a set. */
function setOf(cards: readonly Card[], from: number): number {
  let set = 0;
  for (const card of cards) if (card >= from && card < from + HALF) set |= 1 << (card - from);
  return set;
}
