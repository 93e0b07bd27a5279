import { inDollars, type PostedRule, postedLimits, section, type TableGame } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { postedDelivery, postedHands } from './2.0-posted.ts';
import { ENVY_FROM } from './fortune-bonus.ts';

const at = section(bclcPoker, '5.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** The sign of Face Up Pai Gow Poker (bclc-poker 5.0): what is its own, then the basic game. */
export function postedFaceUp(table: Pick<TableGame, 'options' | 'layout'>): PostedRule[] {
  return [
    rule(
      'The dealer’s hand lies open and is set the house way before you set yours. The house always banks and keeps nothing of a win.',
      '1.1',
      '1.2',
      '3.1',
      '7.3',
      '7.3.1',
      '7.4',
    ),
    rule('When the dealer plays ace-high, every basic wager pushes.', '6.2', '7.3.1.a'),
    rule(
      'Beside a basic wager you may bet the Fortune Bonus and the Ace High Bonus, in any amount and on each of your hands; they win whatever becomes of that wager.',
      '1.3',
      '2.1.1',
      '2.1.1.a',
      '2.1.3',
      '2.1.4',
      '2.3.1',
      '2.3.1.a',
      '2.3.3',
      '2.3.4',
      '7.1',
    ),
    rule('The Fortune Bonus is a bet on your own seven cards.', '2.1.5'),
    rule(
      'The Ace High Bonus wins when the dealer plays ace-high, and most when your own cards are no better than ace-high too.',
      '2.3.5',
    ),
    rule('Royal match: a king and a queen of one suit beside a royal flush.', '5.2', '5.3'),
    rule(
      `With ${inDollars(ENVY_FROM)} or more on the Fortune Bonus you win envy for every other player’s hand of four of a kind or better, each on its own, but not for the dealer’s and not for your own.`,
      '2.2.1',
      '2.2.2',
      '2.2.2.a',
      '2.2.3',
      '9.3.1',
      '9.3.2',
      '9.3.3',
    ),
    ...postedLimits(table.layout),
    rule('The basic game and envy are outside that limit.', '6.5'),
    rule(
      'Whoever plays may bet for the dealer, on both bonuses too, at full odds, or even money while that limit is enforced; such a bet earns no envy.',
      '4.1',
      '4.2.2',
      '4.2.2.a',
      '4.3',
    ),
    rule(
      'The rest is as at Fortune Pai Gow Poker, without its commission and its players who bank.',
      '7.5',
      '8.1',
    ),
    ...postedHands(table),
    ...postedDelivery(table),
  ];
}
