import {
  type Card,
  poker,
  prepareHigh,
  rankOf,
  rankPoker,
  rankSeven,
  rankSix,
  suitOf,
} from '@croupier/cards';
import { barOf, type UltimateShowdown } from '@croupier/games';
import type { Action, Answer, Question, Rules, Sight } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { UltimateAdviser } from './ultimate-adviser.ts';

export const BASIC = 'basic';

/**
 * A way to play Ultimate Texas Hold'em that a person can keep in mind. Before the flop it is the list that the solver
 * finds (a test compares them); after the flop it bets on two pair, on a pair of one's own cards above twos, and on
 * four to a flush with a ten or better in hand; at the river it bets unless a fold costs less.
 */
export const basicUltimate = (rules: Rules<UltimateShowdown>): Strategy => ({
  name: BASIC,
  about:
    "four times with the solver's list, twice with a made hand or a strong draw, once unless a fold costs less",
  decide: (question, sight) =>
    playing(question, sight, betsFlop, (own, board) => adviserFor(rules).betsRiver(own, board)),
});

/** Optimal play: the solver's list before the flop, everything that can still come counted out after it. */
export const bestUltimate = (rules: Rules<UltimateShowdown>): Strategy => ({
  name: 'optimal',
  about: "four times with the solver's list, then by all boards and all hands that the dealer can have",
  slow: true,
  decide: (question, sight) =>
    playing(
      question,
      sight,
      (own, board) => adviserFor(rules).betsFlop(own, board),
      (own, board) => adviserFor(rules).betsRiver(own, board),
    ),
});

const advisers = new WeakMap<Rules<UltimateShowdown>, UltimateAdviser>();

function adviserFor(rules: Rules<UltimateShowdown>): UltimateAdviser {
  const adviser = advisers.get(rules) ?? new UltimateAdviser(rules);
  advisers.set(rules, adviser);
  return adviser;
}

type Bets = (own: readonly Card[], board: readonly Card[]) => boolean;

function playing({ seat, actions }: Question, sight: Sight, atFlop: Bets, atRiver: Bets): Answer {
  const own = sight(String(seat));
  const board = sight('board');
  const play = actions.find(({ verb }) => verb === 'play');
  const bets =
    board.length === 0 ? raisesEarly(own) : board.length === 3 ? atFlop(own, board) : atRiver(own, board);
  if (bets && play) return atMost(play);
  return { verb: actions.some(({ verb }) => verb === 'check') ? 'check' : 'fold' };
}

/**
 * The same with a river that is counted on the fingers: bets with a pair that the board does not show, and otherwise when
 * fewer than 21 single cards would give the dealer the better hand.
 */
export const simpleUltimate: Strategy = {
  name: 'simple',
  about: 'as basic before the river; there with a hidden pair, or when fewer than 21 cards beat the hand',
  decide: (question, sight) => playing(question, sight, betsFlop, betsOnOuts),
};

const atMost = ({ verb, most }: Action): Answer => ({
  verb,
  ...(most === undefined ? {} : { amount: most }),
});

/** By high card the least card beside it, suited and not; pairs from threes. */
const EARLY: Readonly<Record<number, readonly [number, number]>> = {
  12: [0, 0], // any ace
  11: [0, 3], // K-2 suited, K-5
  10: [4, 6], // Q-6 suited, Q-8
  9: [6, 8], // J-8 suited, J-10
};

/** Whether these two cards bet four times the ante before the flop. */
export function raisesEarly([a, b]: readonly Card[]): boolean {
  if (a === undefined || b === undefined) return false;
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  if (high === low) return high >= 1;
  const [suited, unsuited] = EARLY[high] ?? [13, 13];
  return low >= (suitOf(a) === suitOf(b) ? suited : unsuited);
}

/** Whether they bet twice the ante after the flop, in the way that a person can keep in mind. */
export function betsFlop(own: readonly Card[], board: readonly Card[]): boolean {
  const all = [...own, ...board];
  if (rankPoker(all) >= twoPair()) return true;
  const [a, b] = own;
  if (a === undefined || b === undefined) return false;
  const twos = rankOf(a) === 0 && rankOf(b) === 0;
  if (!twos && hasHiddenPair(own, board)) return true;
  return own.some((card) => rankOf(card) >= 8 && suitedWith(card, all) === 4);
}

const twoPair = barOf(() => poker.least('two-pair'));

const MOST_OUTS = 20;

/** Counts the single cards of the 45 unseen that give the dealer a better hand, until there are too many. */
function betsOnOuts(own: readonly Card[], board: readonly Card[]): boolean {
  if (hasHiddenPair(own, board)) return true;
  prepareHigh();
  const [a = 0, b = 0] = own;
  const [v = 0, w = 0, x = 0, y = 0, z = 0] = board;
  const hand = rankSeven(a, b, v, w, x, y, z);
  let outs = 0;
  for (let card = 0; card < 52 && outs <= MOST_OUTS; card += 1) {
    if (card === a || card === b || card === v || card === w || card === x || card === y || card === z)
      continue;
    if (rankSix(card, v, w, x, y, z) > hand) outs += 1;
  }
  return outs <= MOST_OUTS;
}

/** A pair of one's own cards, or of one of them with the board. */
const hasHiddenPair = ([a, b]: readonly Card[], board: readonly Card[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  (rankOf(a) === rankOf(b) || board.some((card) => rankOf(card) === rankOf(a) || rankOf(card) === rankOf(b)));

const suitedWith = (card: Card, cards: readonly Card[]): number =>
  cards.filter((other) => suitOf(other) === suitOf(card)).length;
