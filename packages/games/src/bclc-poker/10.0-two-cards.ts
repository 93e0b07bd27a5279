import { type Card, nameRank, rankOf, suitOf } from '@croupier/cards';
import { type Row, row, type Section, to, win } from '@croupier/table';

/** What the Bonus Jackpot looks at: the two cards of a seat, and the dealer's. */
export interface TwoCards {
  readonly own: readonly Card[];
  readonly dealers: readonly Card[];
}

const [TEN, JACK, QUEEN, KING, ACE] = [8, 9, 10, 11, 12];

const isPair = ([a = 0, b = 0]: readonly number[]): boolean => a >> 2 === b >> 2;
const isSuited = ([a = 0, b = 0]: readonly number[]): boolean => (a & 3) === (b & 3);
const highOf = ([a = 0, b = 0]: readonly number[]): number => Math.max(a, b) >> 2;
const lowOf = ([a = 0, b = 0]: readonly number[]): number => Math.min(a, b) >> 2;

type Hand = (cards: readonly Card[]) => boolean;

const pairOf =
  (least: number, most: number): Hand =>
  (cards) =>
    isPair(cards) && highOf(cards) >= least && highOf(cards) <= most;
const aces = pairOf(ACE, ACE);

/** An ace with a card between these. */
const aceWith =
  (least: number, most: number, suited: boolean): Hand =>
  (cards) =>
    highOf(cards) === ACE && lowOf(cards) >= least && lowOf(cards) <= most && isSuited(cards) === suited;

/** §5.6: the pay table of the Bonus Jackpot, highest first. "Bankers" is the dealer (READINGS 38). */
export function bonusJackpotRows(at: Section): Row<TwoCards>[] {
  const pays = (name: string, odds: number, hand: Hand, against: Hand = () => true): Row<TwoCards> =>
    row(name, ({ own, dealers }) => hand(own) && against(dealers), win(to(odds)), at('5.6'));
  return [
    pays('aces against aces', 1000, aces, aces),
    pays('two aces', 30, aces),
    pays('ace-king suited', 25, aceWith(KING, KING, true)),
    pays('ace-queen or ace-jack suited', 20, aceWith(JACK, QUEEN, true)),
    pays('ace-king unsuited', 15, aceWith(KING, KING, false)),
    pays('pair of kings, queens or jacks', 10, pairOf(JACK, KING)),
    pays('ace-queen or ace-jack unsuited', 5, aceWith(JACK, QUEEN, false)),
    pays('pair of tens to twos', 3, pairOf(0, TEN)),
  ];
}

/** Two cards as a dealer calls them: "ace and king, suited", "a pair of tens". */
export function callTwoCards(cards: readonly Card[]): string {
  const [high, low] = cards.toSorted((a, b) => b - a);
  if (high === undefined || low === undefined) return '';
  if (rankOf(high) === rankOf(low))
    return `a pair of ${nameRank(rankOf(high))}${rankOf(high) === 4 ? 'es' : 's'}`;
  const suited = suitOf(high) === suitOf(low) ? ', suited' : '';
  return `${nameRank(rankOf(high))} and ${nameRank(rankOf(low))}${suited}`;
}
