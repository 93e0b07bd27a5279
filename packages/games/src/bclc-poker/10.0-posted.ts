import { decksOf, type PostedRule, postedLimits, times } from '@croupier/table';
import { type PostedTable, positionsOf, ruleOf } from './banked-posted.ts';

/** The sign of Texas Hold'em Bonus (bclc-poker 10.0). */
export function postedHoldemBonus(table: PostedTable, onFlop: number): PostedRule[] {
  const rule = ruleOf(table);
  return [
    rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
    rule('Bet an Ante; the Bonus Jackpot beside it is as you like.', '2.1.1', '2.2.1', '6.1', '6.1.1'),
    rule(
      `${positionsOf(table)}; nobody bets on another’s hand or talks about their own.`,
      '3.2',
      '3.2.1',
      '3.3',
      '3.4',
    ),
    rule(
      'Your two cards and the dealer’s two each make the best five with the five cards of the board.',
      '1.2',
      '1.3',
      '1.3.1',
    ),
    rule(
      `With your two cards put ${times(onFlop)} the Ante on Flop, or fold and lose the Ante.`,
      '2.1.2',
      '2.1.2.a',
      '2.1.3',
      '6.4.1',
    ),
    rule(
      'After the flop check, or put one Ante on Turn; after the turn check, or put one Ante on River.',
      '1.4',
      '2.1.4',
      '6.7',
      '6.9',
    ),
    rule(
      'A better hand than the dealer’s wins even money on Flop, Turn and River; an equal one pushes everything.',
      '1.5',
      '1.5.2',
      '6.14.3',
    ),
    rule(
      'The Ante is paid when you win with a straight or better, and pushes when you win with less.',
      '5.5',
      '6.14.3.a',
    ),
    rule(
      'The Bonus Jackpot looks at your two cards alone, after a fold too; only two aces look at the dealer’s as well.',
      '5.6',
      '2.2.1.a',
      '6.5.2.a',
    ),
    rule(
      'A royal flush is highest; an ace is high or low in a straight; suits are equal.',
      '5.2',
      '5.3.1',
      '5.4',
      '5.4.1',
    ),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on the bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}
