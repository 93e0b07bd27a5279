import { JOKER, rankFortuneAsia } from '@croupier/cards';
import {
  ACE,
  count,
  faceRank,
  JACK,
  KING,
  SevenCards,
  straightsOf,
  twoCardValue,
} from '../banked/seven-cards.ts';

/**
 * Seven cards as the house strategy of Fortune Asia Poker looks at them (bclc-poker 16.0 §7): with it, which four of them
 * are a straight or a flush. A play is a set of places in the order dealt: bits 0 to 6 the low hand, from bit 7 on the
 * medium hand.
 */

const STRAIGHT = straightsOf(4);

/** §7: jack to ace. */
const HIGH = (1 << (ACE + 1)) - (1 << JACK);

/** How many ranks of a set are high; the joker, an ace, is one (READINGS 43). */
export const highCards = (ranks: number): number => count(ranks & HIGH);

/** A straight or a flush that can be the high hand, as the three cards that it leaves outside. */
export interface Run {
  /** Their places. */
  readonly outside: number;
  /** Their ranks, highest first. */
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** How many of them are high cards. */
  readonly high: number;
}

export class FortuneAsiaHand extends SevenCards {
  /** A straight or a flush of four is among the cards, with the joker's help or without. */
  readonly straight: boolean;
  readonly flush: boolean;
  #runs: readonly Run[] | undefined;

  constructor(cards: readonly number[]) {
    super(cards);
    this.straight = (this.joker ? STRAIGHT.withJoker : STRAIGHT.natural)[this.natural] === 1;
    this.flush = this.suited >= 4;
  }

  get run(): boolean {
    return this.straight || this.flush;
  }

  /** Every four of the cards that are a straight or a flush. */
  get runs(): readonly Run[] {
    this.#runs ??= this.run ? runsOf(this) : NONE;
    return this.#runs;
  }
}

const NONE: readonly Run[] = [];

/** By suits added up in base five: how many cards there are, where all of them are of one suit. */
const OF_ONE_SUIT = new Uint8Array(4 * 125 + 1);
const SUIT = [1, 5, 25, 125] as const;
for (const suit of SUIT) for (const cards of [3, 4]) OF_ONE_SUIT[cards * suit] = cards;

/** What each place adds to the ranks and to the suits of four cards; the joker adds nothing. */
const rankAt = new Int32Array(7);
const suitAt = new Int32Array(7);

/**
 * Ranks are added up as powers of two: a sum has as many bits as cards only if all ranks differ, so that one look-up finds
 * the straights.
 */
function runsOf({ cards, straight, flush }: FortuneAsiaHand): Run[] {
  let ranks = 0;
  let suits = 0;
  let joker = -1;
  for (let place = 0; place < 7; place++) {
    const card = cards[place] ?? 0;
    if (card === JOKER) joker = place;
    const rank = card === JOKER ? 0 : 1 << (card >> 2);
    const suit = card === JOKER ? 0 : (SUIT[card & 3] ?? 0);
    rankAt[place] = rank;
    suitAt[place] = suit;
    ranks += rank;
    suits += suit;
  }
  // With the joker inside one natural card less is enough; without one all four must be there.
  const straights = joker < 0 ? STRAIGHT.natural : STRAIGHT.withJoker;
  const suited = joker < 0 ? 4 : 3;
  const runs: Run[] = [];
  for (let i = 0; i < 5; i++) {
    for (let j = i + 1; j < 6; j++) {
      const ranksLeft = ranks - (rankAt[i] ?? 0) - (rankAt[j] ?? 0);
      const suitsLeft = suits - (suitAt[i] ?? 0) - (suitAt[j] ?? 0);
      for (let k = j + 1; k < 7; k++) {
        const inside = joker < 0 || (joker !== i && joker !== j && joker !== k);
        const four =
          (straight && (inside ? straights : STRAIGHT.natural)[ranksLeft - (rankAt[k] ?? 0)] === 1) ||
          (flush && OF_ONE_SUIT[suitsLeft - (suitAt[k] ?? 0)] === (inside ? suited : 4));
        if (four) runs.push(leaving(cards, i, j, k));
      }
    }
  }
  return runs;
}

function leaving(cards: readonly number[], i: number, j: number, k: number): Run {
  const [a, b, c] = [faceRank(cards[i] ?? 0), faceRank(cards[j] ?? 0), faceRank(cards[k] ?? 0)];
  const first = Math.max(a, b, c);
  const third = Math.min(a, b, c);
  return {
    outside: (1 << i) | (1 << j) | (1 << k),
    first,
    second: a + b + c - first - third,
    third,
    high: Number(a >= JACK) + Number(b >= JACK) + Number(c >= JACK),
  };
}

/** Whether two of the cards outside are a pair. */
export const leavesPair = ({ first, second, third }: Run): boolean => first === second || second === third;

/**
 * What a medium and a low hand are worth: by the medium hand, then by the low one (READINGS 60). The low rank is the
 * remainder by 16.
 */
const worthOf = (a: number, b: number, low: number): number => twoCardValue(a, b) * 16 + low;

/** A pair of aces beside a straight or flush is split, unless a king, or a third ace, is the low hand (§7.7.5, READINGS 43). */
export const splitsAces = ({ first, second, third }: Run): boolean =>
  first === ACE && second === ACE && third < KING;

/** The best medium hand of the three outside, the third of them low; aces split. */
function worthOutside(run: Run): number {
  const { first, second, third } = run;
  if (splitsAces(run)) return worthOf(ACE, third, ACE);
  return second === third ? worthOf(second, third, first) : worthOf(first, second, third);
}

/** Which straights or flushes a rule would play. */
export type Wanted = (run: Run, hand: FortuneAsiaHand) => boolean;

/** Several of the straights or flushes that are wanted leave different medium or low hands. */
export function hasChoice(hand: FortuneAsiaHand, wanted: Wanted): boolean {
  let known = -1;
  for (const run of hand.runs) {
    if (!wanted(run, hand)) continue;
    const worth = worthOutside(run);
    if (known >= 0 && worth !== known) return true;
    known = worth;
  }
  return false;
}

/** Of the straights or flushes that are wanted: the best medium hand, then the best low, then the best high (READINGS 43, 77). */
export function bestRun(hand: FortuneAsiaHand, wanted: Wanted): Run {
  let best: Run | undefined;
  let most = -1;
  for (const run of hand.runs) {
    if (!wanted(run, hand)) continue;
    const worth = worthOutside(run);
    if (worth < most) continue;
    if (best && worth === most && !better(hand, playOf(hand, run), playOf(hand, best))) continue;
    best = run;
    most = worth;
  }
  if (!best) throw new TypeError('No straight or flush is wanted.');
  return best;
}

/** The straight or flush is the high hand. */
export function playOf({ cards }: FortuneAsiaHand, run: Run): number {
  const low = worthOutside(run) & 15;
  let [place, card] = [-1, JOKER + 1];
  for (let at = 0; at < 7; at++) {
    const one = cards[at] ?? 0;
    if (((run.outside >> at) & 1) === 0 || faceRank(one) !== low || one >= card) continue;
    [place, card] = [at, one];
  }
  return placesOf(1 << place, run.outside & ~(1 << place));
}

const placesOf = (low: number, medium: number): number => low | (medium << 7);

/** The ranks of the hand that is laid, by place. */
const facesAt = new Int8Array(7);

/** One card of this rank low and two of these medium; where there is a choice between equal ones, the best high hand. */
export function laid(hand: FortuneAsiaHand, low: number, a: number, b: number): number {
  for (let place = 0; place < 7; place++) facesAt[place] = faceRank(hand.cards[place] ?? 0);
  let best = -1;
  for (let i = 0; i < 7; i++) {
    if (facesAt[i] !== low) continue;
    for (let j = 0; j < 6; j++) {
      const rank = facesAt[j];
      if (j === i || (rank !== a && rank !== b)) continue;
      const other = rank === a ? b : a;
      for (let k = j + 1; k < 7; k++) {
        if (k === i || facesAt[k] !== other) continue;
        const play = placesOf(1 << i, (1 << j) | (1 << k));
        if (best < 0 || better(hand, play, best)) best = play;
      }
    }
  }
  return best;
}

/**
 * Between plays that are alike but for suits and the joker: the better high hand (READINGS 77, 78). Where there is none the
 * lowest cards go low, then medium, clubs first, and the joker stays in the high hand.
 */
function better(hand: FortuneAsiaHand, play: number, other: number): boolean {
  const gain = hand.run ? strengthBehind(hand, play) - strengthBehind(hand, other) : 0;
  return gain === 0 ? cardsInFront(hand, play) < cardsInFront(hand, other) : gain > 0;
}

const strengthBehind = ({ cards }: FortuneAsiaHand, play: number): number =>
  rankFortuneAsia(cards.filter((_, place) => (((play | (play >> 7)) >> place) & 1) === 0));

/** The low card, then the two of the medium hand, as one number. */
function cardsInFront({ cards }: FortuneAsiaHand, play: number): number {
  let low = 0;
  let [lower, upper] = [64, 0];
  for (let place = 0; place < 7; place++) {
    const card = cards[place] ?? 0;
    if ((play >> place) & 1) low = card;
    else if ((play >> (place + 7)) & 1) [lower, upper] = [Math.min(lower, card), Math.max(upper, card)];
  }
  return (low * 64 + lower) * 64 + upper;
}
