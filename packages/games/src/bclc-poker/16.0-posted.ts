import {
  type Cents,
  decksOf,
  inDollars,
  inWords,
  type PostedRule,
  postedLimits,
  section,
  type TableGame,
} from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '16.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** The sign of Fortune Asia Poker (bclc-poker 16.0), in the order in which a player meets its rules. */
export function postedFortuneAsia({ layout }: Pick<TableGame, 'layout'>, enviedFrom: Cents): PostedRule[] {
  return [
    rule(`${decksOf(layout)} of 52 cards and a joker; seven cards to each hand.`, '1.1'),
    rule(
      'Set your seven cards in three hands, of four, two and one. The high hand must not be below the medium one, nor that below the low one: a hand set otherwise is fouled and loses, but its bonuses play.',
      '1.2',
      '2.1.2.a',
      '2.1.2.b',
      '2.1.2.c',
      '2.1.3',
      '6.6.1',
      '6.6.1.a',
    ),
    rule(
      'Each is compared with the dealer’s. Two or three higher win even money; equal ones are the dealer’s.',
      '2.1.4',
      '2.1.5',
      '2.1.6',
      '5.5',
      '6.11.1',
      '6.11.2',
    ),
    rule(
      'High hands from the top: four aces, straight flush, four of a kind, flush, straight, three of a kind, two pairs, a pair, high card. A-K-Q-J is the highest straight, A-2-3-4 the next. Suits are equal.',
      '5.2',
      '5.6.1.a',
      '5.6.1.b',
      '5.6.1.e',
      '5.6.1.i',
      '5.6.2.a',
      '5.6.3.a',
    ),
    rule('The joker is an ace, or completes a straight, a flush or a straight flush.', '5.3'),
    rule(
      'Ask for the house way whenever you like. The dealer’s hand is set last, always by it.',
      '6.7',
      '6.8',
      '6.9',
    ),
    rule(
      'The Fortune Bonus pays any hand of its table among your seven cards, the Insurance Bonus seven cards with less than a pair. Either needs a bet on the basic game, in any amount, and plays whatever becomes of it.',
      '1.3',
      '1.3.1',
      '2.2.1.b',
      '2.2.1.d',
      '2.2.1.e',
      '2.3.1.b',
      '2.3.1.c',
      '2.3.1.d',
      '6.1.1',
    ),
    rule('Royal match: a king and a queen of one suit beside a royal flush.', '5.4'),
    rule(
      `With ${inDollars(enviedFrom)} or more on the Fortune Bonus you win envy for every other player’s hand of four of a kind or better, but neither for hands of your own nor for the dealer’s.`,
      '2.2.2.a',
      '2.2.2.b',
      '2.2.2.b(1)',
      '2.2.2.c',
    ),
    ...postedLimits(layout),
    rule('The basic game and envy are outside that limit.', '5.9'),
    rule(
      `One player may play up to ${inWords(layout.spotsPerPlayer.is)} hands side by side while nobody else wants the spots, for twice the least on each, with bonuses on each. Name the one that you look at and set; the others are set the house way.`,
      '2.2.1.a',
      '2.3.1.a',
      '3.2',
      '3.2.1',
      '3.2.2',
      '3.2.3',
      '6.2',
    ),
    rule(
      'A random number says which position has the first hand: the dealer’s right is one, the dealer seven.',
      '6.3.1',
      '6.3.2',
    ),
    rule(
      'Whoever plays may bet for the dealer beside a wager of their own; it is paid after that and is not left for the next round.',
      '4.1',
      '4.2',
      '4.2.2',
    ),
  ];
}
