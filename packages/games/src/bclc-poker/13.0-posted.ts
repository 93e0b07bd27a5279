import { decksOf, inWords, type PostedRule, postedLimits, times } from '@croupier/table';
import { ON_PLAY } from './13.0-play.ts';
import { type PostedTable, positionsOf, ruleOf } from './banked-posted.ts';

/** The sign of Discard Inferno (bclc-poker 13.0). */
export function postedInferno(table: PostedTable): PostedRule[] {
  const rule = ruleOf(table);
  return [
    ...postedGame(table, rule),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}

/** The game itself; `rule` cites the clauses of 13.0, under whichever section it is dealt. */
export const postedGame = (table: PostedTable, rule: ReturnType<typeof ruleOf>): PostedRule[] => [
  rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
  rule(
    'Bet equal amounts on Ante and Blind; Aces Up beside them, on your own hand, is as you like.',
    '1.3',
    '2.1.2',
    '2.2.1',
    '2.3.1',
  ),
  rule(`${positionsOf(table)}; nobody bets on another’s hand or talks about their own.`, '3.2', '3.3', '3.4'),
  rule('Your best five of six cards meet what the dealer keeps of seven.', '1.2', '6.3.3', '6.3.5'),
  rule(
    `After seeing your cards and the dealer’s top card, put ${inWords(ON_PLAY.least)} or ${inWords(ON_PLAY.most)} times your Ante on Play, ${times(ON_PLAY.strong)} too if you hold three of a kind or better, or fold Ante and Blind.`,
    '2.1.3',
    '2.1.3.a',
    '6.5',
  ),
  rule(
    'While the dealer’s top card is a nine or higher, aces included, it is removed and the next one turned; the last card stays.',
    '6.6.1',
    '6.6.1.a',
    '6.6.1.b',
  ),
  rule(
    'Straights and flushes need five cards; an ace is high or low in a straight; suits are equal.',
    '5.2',
    '5.3',
    '5.4',
  ),
  rule('The dealer always qualifies.', '2.1.7'),
  rule(
    'A better hand than the dealer’s wins even money on Ante and Play; five cards against five that are equal push.',
    '2.1.4',
    '2.1.6',
  ),
  rule(
    'The Blind is paid when you win with three of a kind or better, and pushes when you win with less.',
    '2.1.4.a',
    '2.1.4.b',
    '5.6',
  ),
  rule(
    'Aces Up is paid on a pair of aces or better, whatever the dealer holds, after a fold too.',
    '2.2.3',
    '2.2.5',
    '5.7',
    '6.8.6',
  ),
];
