import {
  cents,
  decksOf,
  inDollars,
  inWords,
  type PostedRule,
  postedLimits,
  times,
  wagerNamed,
} from '@croupier/table';
import { type PostedTable, positionsOf, ruleOf } from './banked-posted.ts';

/** How many antes may be played. */
interface OnPlay {
  readonly least: number;
  readonly most: number;
}

/** The sign of Four Card Poker (bclc-poker 7.0). */
export const postedFourCardPoker = (table: PostedTable, onPlay: OnPlay): PostedRule[] =>
  posted(table, onPlay, []);

/** The sign of Four Card Poker with the Bad Beat Bonus (bclc-poker 8.0). */
export function postedBadBeat(table: PostedTable, onPlay: OnPlay): PostedRule[] {
  const rule = ruleOf(table);
  const { between } = wagerNamed(table.layout.wagers, 'bad-beat-bonus');
  return posted(table, onPlay, [
    rule(
      `The Bad Beat Bonus costs ${inDollars(between?.least ?? cents(0))} and needs an Ante or an Aces Up.`,
      '2.4.1.a',
      '6.1',
    ),
    rule(
      'It wins when your hand or the dealer’s holds two pair or better and is beaten by the other, and pays by the hand that was beaten; equal hands are no bad beat.',
      '2.4.2.a',
      '2.4.2.b',
      '2.4.3',
    ),
  ]);
}

/** What both signs say, and between it what only one does. */
function posted(table: PostedTable, onPlay: OnPlay, more: readonly PostedRule[]): PostedRule[] {
  const rule = ruleOf(table);
  const folded = more.length > 0 ? 'Ante, Aces Up and Bad Beat Bonus' : 'Ante and Aces Up';
  return [
    rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
    rule('Bet against the dealer with an Ante, on your own hand with Aces Up, or both.', '1.2', '6.1'),
    ...more,
    rule(
      `${positionsOf(table)}; nobody bets on another’s hand or talks about their own.`,
      '3.2',
      '3.2.1',
      '3.3',
      '3.4',
    ),
    rule(
      'Your best four of five cards meet the dealer’s best four of six, one of which lies face up.',
      '6.2.3',
      '6.2.4',
      '6.2.5',
      '6.6.6',
    ),
    rule(
      'Four of a kind is highest, a flush beats a straight; an ace is high or low in a straight; suits are equal.',
      '5.2',
      '5.4',
      '5.5',
    ),
    rule(
      `After seeing your cards, put ${inWords(onPlay.least)} to ${times(onPlay.most)} your Ante on Play, or fold and lose ${folded}.`,
      '2.1.2',
      '6.4',
      '6.5.2',
    ),
    rule('A hand that beats or equals the dealer’s wins even money on Ante and Play.', '2.1.3'),
    rule('The Ante Bonus is paid on three of a kind or better, whatever the dealer holds.', '2.1.4', '5.7'),
    rule('Aces Up is paid on a pair of aces or better, whatever the dealer holds.', '2.2.2', '2.2.3', '5.8'),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}
