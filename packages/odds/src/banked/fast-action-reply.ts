import { type Card, cardOf, rankSixDeck, seededRandom } from '@croupier/cards';
import { fastActionHouseWay } from '@croupier/games';

/** What is done with four cards: two of them kept, or all played in two hands. */
export type FastActionPlay =
  | { readonly keep: readonly Card[] }
  | { readonly first: readonly Card[]; readonly second: readonly Card[] };

/** A play, and what it nets in antes. */
export interface PlayWorth {
  readonly play: FastActionPlay;
  readonly net: number;
}

/** Deals of a board and the dealer's four cards that a play is tried against. */
const SAMPLED = 20_000;

export const FAST_ACTION_REPLY_IN_WORDS: string = `keeps or splits as does best against the house way over ${SAMPLED.toLocaleString('en')} sampled deals: not exact, since the boards and the dealer's hands are too many to count for a decision`;

const SHOE = 312;
const DECK = 52;
const COPIES = 6;
const BOARD = 5;
const DEALT = BOARD + 4;
const RANKS = 13;

/** The three ways to make two pairs of cards of four, by their places. */
const HALVES = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** By how many copies of a card are in one's hand and how many in a deal: how much rarer that makes the deal. */
const RARER: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, held) =>
  Array.from({ length: COPIES + 1 }, (__, dealt) => {
    let share = 1;
    for (let i = 0; i < dealt; i += 1) share *= Math.max(0, COPIES - held - i) / (COPIES - i);
    return share;
  }),
);

/**
 * The best reply to a dealer who keeps two of four cards the house way (bclc-poker 9.0 §7.1), over a sample of deals: boards and the dealer's
 * cards together are far too many to count. They are drawn once from six full decks with a fixed seed; those that hold cards of one's
 * own are rarer than there and count for less.
 */
export class FastActionReply {
  /** Nine cards of each deal: the board, then the dealer's four. */
  readonly #cards: Uint8Array;
  readonly #dealer: Uint16Array;
  /** By deal and two ranks, what the board makes of them as long as no flush is possible. */
  readonly #byRanks: Uint16Array;
  /** The suit of which the board has three or more, if there is one. */
  readonly #suit: Int8Array;
  readonly #weights: Float64Array;

  /** Deals of another seed have no part in what was decided by these. */
  constructor(sampled: number = SAMPLED, seed: string = 'the house way') {
    this.#cards = new Uint8Array(sampled * DEALT);
    this.#dealer = new Uint16Array(sampled);
    this.#byRanks = new Uint16Array(sampled * RANKS * RANKS);
    this.#suit = new Int8Array(sampled).fill(-1);
    this.#weights = new Float64Array(sampled);
    const random = seededRandom(seed);
    const shoe = Uint16Array.from({ length: SHOE }, (_, card) => card);
    for (let deal = 0; deal < sampled; deal += 1) {
      for (let i = 0; i < DEALT; i += 1) {
        const at = i + random.below(SHOE - i);
        const card = shoe[at] ?? 0;
        shoe[at] = shoe[i] ?? 0;
        shoe[i] = card;
      }
      const cards = Array.from(shoe.subarray(0, DEALT), (card) => cardOf(card % 52));
      this.#cards.set(cards, deal * DEALT);
      const { keep } = fastActionHouseWay.set(cards.slice(BOARD));
      this.#dealer[deal] = rankSixDeck([...keep, ...cards.slice(0, BOARD)]);
      this.#lookUp(deal, cards.slice(0, BOARD));
    }
  }

  #lookUp(deal: number, board: readonly Card[]): void {
    for (const suit of [0, 1, 2, 3])
      if (board.filter((card) => (card & 3) === suit).length >= 3) this.#suit[deal] = suit;
    // Ranks alone: the two cards in suits that make no flush with this board.
    const apart = [0, 1, 2, 3].filter((suit) => suit !== this.#suit[deal]);
    const [one = 0, other = 1] = apart;
    for (let high = 0; high < RANKS; high += 1)
      for (let low = 0; low <= high; low += 1) {
        const strength = rankSixDeck([high * 4 + one, low * 4 + other, ...board]);
        this.#byRanks[(deal * RANKS + high) * RANKS + low] = strength;
        this.#byRanks[(deal * RANKS + low) * RANKS + high] = strength;
      }
  }

  /** The play that nets most antes; of equals two cards kept. */
  best(hand: readonly Card[]): FastActionPlay {
    const { keep, split } = this.worths(hand);
    return split.net > keep.net ? split.play : keep.play;
  }

  /** The best two cards to keep and the best two hands to split into, and what an Ante, or one on each of the two, nets so. */
  worths(hand: readonly Card[]): Record<'keep' | 'split', PlayWorth> {
    const all = this.#weigh(hand);
    let keep: PlayWorth = { play: { keep: hand.slice(0, 2) }, net: Number.NEGATIVE_INFINITY };
    let split: PlayWorth = keep;
    for (const [a, b, c, d] of HALVES) {
      const [first, second] = [two(hand, a, b), two(hand, c, d)];
      const nets = [this.#net(first) / all, this.#net(second) / all] as const;
      if (nets[0] > keep.net) keep = { play: { keep: first }, net: nets[0] };
      if (nets[1] > keep.net) keep = { play: { keep: second }, net: nets[1] };
      if (nets[0] + nets[1] > split.net) split = { play: { first, second }, net: nets[0] + nets[1] };
    }
    return { keep, split };
  }

  /** What an Ante on these two of a hand nets. */
  keeping(hand: readonly Card[], keep: readonly Card[]): number {
    const all = this.#weigh(hand);
    return this.#net(keep) / all;
  }

  /** How often each deal comes beside one's own four cards, as a share of how often it comes without them; answers with the sum of these. */
  #weigh(hand: readonly Card[]): number {
    const rarer = new Map(
      [...new Set(hand)].map((card) => [card, RARER[hand.filter((one) => one === card).length]]),
    );
    const held = new Uint8Array(DECK);
    for (const card of hand) held[card] = 1;
    const dealt = new Uint8Array(DECK);
    let all = 0;
    for (let deal = 0; deal < this.#weights.length; deal += 1) {
      let weight = 1;
      let met = 0;
      for (let i = deal * DEALT; i < (deal + 1) * DEALT; i += 1) met += held[this.#cards[i] ?? 0] ?? 0;
      if (met > 0) {
        for (let i = deal * DEALT; i < (deal + 1) * DEALT; i += 1) {
          const card = this.#cards[i] ?? 0;
          dealt[card] = (dealt[card] ?? 0) + 1;
        }
        for (const [card, shares] of rarer) weight *= shares?.[dealt[card] ?? 0] ?? 0;
        for (let i = deal * DEALT; i < (deal + 1) * DEALT; i += 1) dealt[this.#cards[i] ?? 0] = 0;
      }
      this.#weights[deal] = weight;
      all += weight;
    }
    return all;
  }

  /** What an ante on two cards nets. */
  #net([one = 0, other = 0]: readonly number[]): number {
    let net = 0;
    for (let deal = 0; deal < this.#weights.length; deal += 1)
      net += this.#beats(deal, one, other) * (this.#weights[deal] ?? 0);
    return net;
  }

  /** Whether two cards win an ante in a deal or lose it: a hand that is not higher than the dealer's loses (§1.5.1). */
  #beats(deal: number, one: number, other: number): number {
    const suit = this.#suit[deal] ?? -1;
    const strength =
      suit >= 0 && ((one & 3) === suit || (other & 3) === suit)
        ? rankSixDeck([one, other, ...this.#cards.subarray(deal * DEALT, deal * DEALT + BOARD)])
        : (this.#byRanks[(deal * RANKS + (one >> 2)) * RANKS + (other >> 2)] ?? 0);
    return strength > (this.#dealer[deal] ?? 0) ? 1 : -1;
  }

  get deals(): number {
    return this.#weights.length;
  }

  /** What a play nets more than two cards kept, over all deals; and of a share of all hands what it adds to each deal, so that their mean is what it adds to all. */
  gains(
    hand: readonly Card[],
    play: FastActionPlay,
    house: readonly Card[],
    share: number,
    into: Float64Array,
  ): PlayGains {
    const all = this.#weigh(hand);
    const [one = 0, other = 0] = house;
    const played = 'keep' in play ? [play.keep] : [play.first, play.second];
    let gain = 0;
    const won = [0, 0, 0];
    for (let deal = 0; deal < this.deals; deal += 1) {
      const comes = (this.#weights[deal] ?? 0) / all;
      let net = 0 - this.#beats(deal, one, other);
      let wins = 0;
      for (const [first = 0, second = 0] of played) {
        const beats = this.#beats(deal, first, second);
        net += beats;
        if (beats > 0) wins += 1;
      }
      gain += net * comes;
      won[wins] = (won[wins] ?? 0) + comes;
      into[deal] = (into[deal] ?? 0) + net * comes * this.deals * share;
    }
    return { gain, won };
  }
}

/** What a play nets more, and how often it wins none, one or both of its hands. */
export interface PlayGains {
  readonly gain: number;
  readonly won: readonly number[];
}

const two = (hand: readonly Card[], ...places: readonly number[]): Card[] =>
  places.flatMap((place) => hand[place] ?? []);
