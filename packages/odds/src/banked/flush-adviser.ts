import {
  type Card,
  cardOf,
  cardsOfSets,
  eachSuitClass,
  longestFlush,
  rankOf,
  strengthOf,
  suitOf,
} from '@croupier/cards';
import type { FlushRules, FlushShowdown } from '@croupier/games';
import { judge, wagerNamed } from '@croupier/table';
import type { Fraction } from '../fraction.ts';
import { LOSS } from '../wager-odds.ts';
import { DealersFlushes } from './dealers-flushes.ts';
import {
  FlushCounter,
  type FlushDeals,
  LOSS_AT,
  type OwnCards,
  TIE_AT,
  WAYS,
  WIN_AT,
} from './flush-deals.ts';
import { flushGains, kindOfFlushes, PLAY } from './flushes-list.ts';
import { isPlayedSimply } from './flushes-simply.ts';
import { netTogether } from './together.ts';

/** Units staked on a hand that is played. */
const STAKES = { ante: 1, blind: 1, play: 2 };

/** For each way in which a deal can end one that does so. */
function showdownOf(way: number): FlushShowdown {
  const lengths = longestFlush.categories.map((category) => longestFlush.least(category));
  const best = strengthOf(longestFlush.classes);
  const worst = lengths[0] ?? best;
  const played = { wild: false, folded: false };
  if (way === LOSS_AT) return { ...played, hand: worst, dealer: best };
  if (way === TIE_AT) return { ...played, hand: best, dealer: best };
  return { ...played, hand: best, dealer: lengths[lengths.length - 1 - (way - WIN_AT)] ?? worst };
}

/** What each way nets by the rules' own rows, and what it is called: as the row of the Blind. */
export interface Worth {
  readonly names: readonly string[];
  readonly nets: readonly Fraction[];
  readonly folding: Fraction;
  /** What a hand with these deals gains against a fold, over all of them. */
  readonly gain: (deals: FlushDeals) => number;
}

export function worthOf(rules: FlushRules): Worth {
  const blind = wagerNamed(rules.wagers, 'blind');
  const ways = Array.from({ length: WAYS }, (_, way) => showdownOf(way));
  const nets = ways.map((outcome) => netTogether(rules, STAKES, outcome));
  const folding = netTogether(rules, { ante: 1, blind: 1 }, { ...showdownOf(LOSS_AT), folded: true });
  const worths = nets.map((net) => net.minus(folding).toNumber());
  return {
    names: ways.map((outcome) => judge(blind, outcome)?.name ?? LOSS),
    nets,
    folding,
    gain: (deals) => deals.reduce((sum, count, way) => sum + count * (worths[way] ?? 0), 0),
  };
}

/** Deals of many hands of one's own, by how they end. */
export interface FlushTotals {
  /** Whether they are worth playing or not. */
  readonly all: FlushDeals;
  /** Of those that are played, and how many hands are not. */
  readonly played: FlushDeals;
  readonly foldedHands: number;
  /** The same by the simple way to play. */
  readonly simple: FlushDeals;
  readonly foldedSimply: number;
  /** What playing gains against folding, by kinds of hands. */
  readonly list: Float64Array;
}

/** Counting takes tables, which are kept for whoever asks about one hand after the other. */
export class FlushAdviser {
  readonly #worth: Worth;
  readonly #counter: FlushCounter;

  constructor(rules: FlushRules) {
    this.#worth = worthOf(rules);
    this.#counter = new FlushCounter(new DealersFlushes(rules.compared));
  }

  dealsOf(cards: readonly Card[]): FlushDeals {
    const sets = new Int32Array(4);
    for (const card of cards) sets[suitOf(card)] = (sets[suitOf(card)] ?? 0) | (1 << rankOf(card));
    return this.#counter.count(ownOf(sets));
  }

  /** Whether these five cards are worth more than a fold. */
  plays(cards: readonly Card[]): boolean {
    return this.#worth.gain(this.dealsOf(cards)) > 0;
  }

  /** What these five cards are worth played and folded, in Antes. */
  worths(cards: readonly Card[]): { readonly play: number; readonly fold: number } {
    const deals = this.dealsOf(cards);
    const { nets, folding } = this.#worth;
    const all = deals.reduce((sum, count) => sum + count, 0);
    const won = deals.reduce((sum, count, way) => sum + count * (nets[way]?.toNumber() ?? 0), 0);
    return { play: won / all, fold: folding.toNumber() };
  }

  /** One part of all hands that suits do not make alike. */
  totals(part: number): FlushTotals {
    const all = new Float64Array(WAYS);
    const played = new Float64Array(WAYS);
    const simple = new Float64Array(WAYS);
    const list = flushGains();
    const cards = new Uint8Array(5);
    let [foldedHands, foldedSimply, hand] = [0, 0, 0];
    eachSuitClass([5], (sets, weight) => {
      if (Math.floor(hand++ / HANDS_IN_A_PART) !== part) return;
      const deals = this.#counter.count(ownOf(sets));
      addTo(all, deals, weight);
      if (this.#worth.gain(deals) > 0) addTo(played, deals, weight);
      else foldedHands += weight;
      cardsOfSets(sets, 0, cards);
      const own = Array.from(cards, cardOf);
      if (isPlayedSimply(own)) addTo(simple, deals, weight);
      else foldedSimply += weight;
      list.add(kindOfFlushes(own), PLAY, weight * this.#worth.gain(deals));
    });
    return { all, played, foldedHands, simple, foldedSimply, list: list.sums };
  }
}

const HANDS_IN_A_PART = 1024;
/** Of 134,459 classes of hands. */
export const PARTS = 132;

/** Own cards from sets of thirteen ranks, in which bit 0 is a deuce. */
function ownOf(sets: Int32Array): OwnCards {
  const suits = [0, 1, 2, 3].map((suit) => (sets[suit] ?? 0) >> 1);
  const deuces = [0, 1, 2, 3].reduce((sum, suit) => sum + ((sets[suit] ?? 0) & 1), 0);
  return { suits, deuces };
}

export function addTo(total: FlushDeals, deals: FlushDeals, weight = 1): void {
  for (let way = 0; way < WAYS; way += 1) total[way] = (total[way] ?? 0) + weight * (deals[way] ?? 0);
}
