import { type Card, type DeckKind, JOKER, RANKS, rankOf } from '../card.ts';
import { announce } from './announce.ts';
import type { HandCategory, HandClass, Ladder } from './ladder.ts';
import { checkHand, type HandLimits } from './legal-hand.ts';
import { RankingError, type Strength, strengthOf } from './strength.ts';
import { firstSubset } from './subsets.ts';

/** What can be asked of strengths, whatever hands they came from. */
export interface Strengths<C extends string = HandCategory> {
  /** The list of ranks, lowest first. */
  readonly categories: readonly C[];
  /** The straight from the ace up ("A2345") and where it stands among straights; null where there is none. */
  readonly lowStraight: { readonly ranks: string; readonly stands: 'lowest' | 'second-highest' } | null;
  /** Strengths run from 1 to this. */
  readonly classes: number;
  categoryOf(this: void, strength: Strength): C;
  classOf(this: void, strength: Strength): HandClass<C>;
  /** What a dealer calls: "aces full of tens". */
  describe(this: void, strength: Strength): string;
  /**
   * The bar of "this or better": `least('pair', 'T')` for tens or better, `least('full-house', 'AT')` for aces full of
   * tens. Strengths at or above it qualify.
   */
  least(this: void, category: C, ranks?: string): Strength;
  /** The strength with its kickers left out of account: equal for hands that differ by kickers alone. */
  made(this: void, strength: Strength): Strength;
}

/** One way to rank hands, by one rulebook's list of ranks. */
export interface Ranking<C extends string = HandCategory> extends Strengths<C> {
  readonly name: string;
  /** The fewest and the most cards that a hand has. */
  readonly cards: { readonly least: number; readonly most: number };
  readonly deck: DeckKind;
  readonly decks: number;
  /** Checks the cards and ranks the best hand among them. */
  rank(this: void, cards: readonly Card[]): Strength;
  /** The cards that make the hand, in the order in which they are shown. */
  bestCards(this: void, cards: readonly Card[]): Card[];
}

/** A ladder as it is asked about. What only a joker makes is not on the list of a game that has none. */
export function strengthsOn(ladder: () => Ladder, deck: DeckKind): Strengths {
  /** What has been called before is called again. */
  let calls: (string | undefined)[] = [];
  const callOf = (strength: Strength): string => {
    const call = announce(ladder().classOf(strength));
    if (calls.length === 0) calls = Array.from({ length: ladder().classes + 1 });
    calls[strength] = call;
    return call;
  };
  /** Bars are asked for once a hand, and looking for one goes through the whole ladder. */
  const bars = new Map<HandCategory, Map<string, Strength>>();
  const barOf = (category: HandCategory, ranks: string): Strength => {
    const bar = ladder().least(category, readRanks(ranks));
    const known = bars.get(category) ?? new Map<string, Strength>();
    bars.set(category, known.set(ranks, bar));
    return bar;
  };
  return {
    get categories() {
      const { categories } = ladder().rules;
      return deck === 'with-joker' ? categories : categories.filter((category) => category !== 'five-aces');
    },
    get lowStraight() {
      const { aceLow, lowestRank, size } = ladder().rules;
      if (aceLow === 'none') return null;
      return { ranks: `A${RANKS.slice(lowestRank, lowestRank + size - 1)}`, stands: aceLow };
    },
    get classes() {
      return ladder().classes;
    },
    categoryOf: (strength) => ladder().categoryOf(strength),
    classOf: (strength) => ladder().classOf(strength),
    describe: (strength) => calls[strength] ?? callOf(strength),
    least: (category, ranks = '') => bars.get(category)?.get(ranks) ?? barOf(category, ranks),
    made: (strength) => ladder().made(strength),
  };
}

function readRanks(text: string): number[] {
  return text.split('').map((letter) => {
    const rank = RANKS.indexOf(letter);
    if (rank < 0) throw new RankingError('unknown', `"${letter}" is not a rank; write one of ${RANKS}.`);
    return rank;
  });
}

export interface RankingRules extends HandLimits {
  readonly name: string;
  readonly ladder: () => Ladder;
  /** The strength of a legal hand. */
  readonly evaluate: (cards: readonly Card[]) => number;
}

/** A checked ranking over an unchecked evaluator. */
export function rankingBy(rules: RankingRules): Ranking {
  const { name, least, most, deck, decks, ladder, evaluate } = rules;
  const size = (): number => ladder().rules.size;
  const rank = (cards: readonly Card[]): Strength => {
    checkHand(cards, rules, name);
    return strengthOf(evaluate(cards));
  };
  return Object.assign(strengthsOn(ladder, deck), {
    name,
    cards: { least, most },
    deck,
    decks,
    rank,
    bestCards: (cards: readonly Card[]): Card[] => {
      const strength = rank(cards);
      const wanted = size();
      const best =
        cards.length > wanted
          ? firstSubset(cards, wanted, (subset) => evaluate(subset) === strength)
          : undefined;
      return inOrder(best ?? cards, ladder().classOf(strength));
    },
  });
}

/**
 * Cards that make a hand as they are laid out: groups first, higher first, the ace last where it is low. The joker lies
 * with the aces where it is one, and last where it completes a straight or a flush.
 */
export function inOrder(cards: readonly Card[], { category, ranks }: HandClass): Card[] {
  const completing = COMPLETED.includes(category);
  const rank = (card: Card): number => (card === JOKER && !completing ? ACE : rankOf(card));
  const lowAce = RUNS.includes(category) && (ranks[0] ?? 0) < ACE;
  const height = (card: Card): number => {
    if (card === JOKER) return completing ? -2 : ACE - 0.5;
    return lowAce && rankOf(card) === ACE ? -1 : rankOf(card);
  };
  // By how many are of its rank, then by its height, then by its suit, as one number: boards are laid out by the million.
  const placeOf = (card: Card): number => {
    let equal = 0;
    for (const other of cards) if (rank(other) === rank(card)) equal++;
    return (equal * 16 + height(card)) * 128 + card;
  };
  const sorted: Card[] = [];
  const places: number[] = [];
  for (const card of cards) {
    const place = placeOf(card);
    let at = sorted.length;
    for (; at > 0 && (places[at - 1] ?? 0) < place; at--) {
      places[at] = places[at - 1] ?? 0;
      sorted[at] = sorted[at - 1] ?? card;
    }
    places[at] = place;
    sorted[at] = card;
  }
  return sorted;
}

const RUNS: readonly HandCategory[] = ['straight', 'straight-flush'];
const COMPLETED: readonly HandCategory[] = [...RUNS, 'flush', 'royal-flush'];

const ACE = 12;
