import { type Card, poker, rankOf, rankPoker, suitOf } from '@croupier/cards';
import { barOf } from '@croupier/games';
import type { Answer, Question } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { beatsMoreThanLosesTo } from './holdem-bonus-adviser.ts';

/** The names of the simple ways to play. */
export const BASIC = 'basic';
export const CHECK_DOWN = 'check-down';

/** Plays on or bets where it is asked to, or does what costs nothing. */
const betting = ({ actions }: Question, bets: boolean): Answer => {
  const more = actions.find(({ verb }) => verb === 'play' || verb === 'bet');
  const less = actions.find(({ verb }) => verb === 'fold' || verb === 'check');
  return { verb: (bets ? more?.verb : less?.verb) ?? 'fold' };
};

/**
 * A way to play Texas Hold'em Bonus that a person can keep in mind: fold a two with a three to seven of another suit and nothing
 * else; after the flop bet with a hand of one's own, an ace or four to a flush; after the turn with a hand of one's own.
 */
export const basicHoldemBonus: Strategy = {
  name: BASIC,
  about:
    'folds two-three to two-seven unsuited; after the flop bets on a pair, an ace or four to a flush, after the turn on a pair',
  decide: (question, sight) => {
    const own = sight(String(question.seat));
    const board = sight('board');
    return betting(question, board.length === 0 ? playsOn(own) : betsOn(own, board));
  },
};

/** Optimal play: the solver's list before the flop, everything that can still come counted out after it. */
export const bestHoldemBonus: Strategy = {
  name: 'optimal',
  about:
    'folds two-three to two-seven unsuited, then bets wherever more hands of the dealer are beaten than lost to',
  slow: true,
  decide: (question, sight) => {
    const own = sight(String(question.seat));
    const board = sight('board');
    return betting(question, board.length === 0 ? playsOn(own) : beatsMoreThanLosesTo(own, board));
  },
};

const [TWO, SEVEN, ACE] = [0, 5, 12];

/** Whether these two cards are worth twice the Ante before the flop: the list that the solver finds (a proof compares them). */
export function playsOn([a, b]: readonly Card[]): boolean {
  if (a === undefined || b === undefined) return false;
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  return high === low || low > TWO || high > SEVEN || suitOf(a) === suitOf(b);
}

/** Whether they are worth another Ante with three or four cards of the board. */
export function betsOn(own: readonly Card[], board: readonly Card[]): boolean {
  const [a, b] = own;
  if (a === undefined || b === undefined) return false;
  if (rankOf(a) === rankOf(b)) return true;
  for (const card of board) if (rankOf(card) === rankOf(a) || rankOf(card) === rankOf(b)) return true;
  if (rankPoker([...own, ...board]) >= straight()) return true;
  if (board.length > 3) return false;
  return rankOf(a) === ACE || rankOf(b) === ACE || suited(a, b, board) >= 4 || suited(b, a, board) >= 4;
}

const straight = barOf(() => poker.least('straight'));

/** How many cards are of the suit of the first, itself among them. */
function suited(card: Card, other: Card, board: readonly Card[]): number {
  let cards = suitOf(card) === suitOf(other) ? 2 : 1;
  for (const one of board) if (suitOf(one) === suitOf(card)) cards += 1;
  return cards;
}

/** Never folds and never bets more: what not looking at the board costs. */
export const checkingHoldemBonus: Strategy = {
  name: CHECK_DOWN,
  about: 'plays every hand and checks to the end',
  decide: (question) =>
    betting(
      question,
      question.actions.some(({ verb }) => verb === 'play'),
    ),
};
