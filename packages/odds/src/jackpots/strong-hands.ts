import { type Card, holeIndex, poker, rankHoles, rankPoker, strengthOf } from '@croupier/cards';
import type { Pocket } from './disjoint-holdings.ts';

/** A pocket that makes a full house or better on a board; no jackpot asks for less. */
export interface StrongHand extends Pocket {
  readonly strength: number;
  /** With one of its cards alone there is no equal hand (bclc-poker 28.0 §2.5.5). */
  readonly needsBoth: boolean;
}

const LEAST = poker.least('full-house', '');

/** What hands are worth without their kickers, which do not count (bclc-poker 28.0 §2.5.8). */
const MADE = new Map<number, number>();

function made(strength: number): number {
  const known = MADE.get(strength);
  if (known !== undefined) return known;
  const worth = poker.made(strengthOf(strength));
  MADE.set(strength, worth);
  return worth;
}

/** The strong hands that these cards can make beside a board, the strongest first. */
export function strongHands(board: readonly Card[], cards: readonly Card[]): StrongHand[] {
  if (!canBeStrong(board)) return [];
  const strengths = rankHoles(board);
  const alone = new Map<number, number>();
  const oneCard = (card: Card): number => {
    const known = alone.get(card);
    if (known !== undefined) return known;
    const worth = made(rankPoker([...board, card]));
    alone.set(card, worth);
    return worth;
  };
  const found: StrongHand[] = [];
  cards.forEach((a, at) => {
    for (const b of cards.slice(0, at)) {
      const strength = strengths[holeIndex(a, b)] ?? 0;
      if (strength < LEAST) continue;
      const worth = made(strength);
      found.push({ a, b, strength, needsBoth: worth > oneCard(a) && worth > oneCard(b) });
    }
  });
  return found.toSorted((x, y) => y.strength - x.strength);
}

/** A board without a pair, and without three cards of a suit, makes no full house, no quads and no straight flush. */
function canBeStrong(board: readonly Card[]): boolean {
  const ranks = new Set(board.map((card) => card >> 2));
  return ranks.size < board.length || [0, 1, 2, 3].some((suit) => count(board, suit) >= 3);
}

const count = (board: readonly Card[], suit: number): number =>
  board.filter((card) => (card & 3) === suit).length;
