import { decksOf, type PostedRule, postedLimits, type TableGame, times } from '@croupier/table';
import { positionsOf, ruleOf } from './banked-posted.ts';

/** The sign of Flushes Gone Wild (bclc-poker 12.0). */
export function postedFlushesGoneWild(
  table: Pick<TableGame, 'section' | 'options' | 'layout'>,
  onPlay: number,
): PostedRule[] {
  const rule = ruleOf(table);
  const { kicker } = table.options;
  return [
    rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
    rule('Bet equal amounts on Ante and Blind against the dealer.', '1.2', '2.1.1', '6.1', '6.2'),
    rule(
      'Flush Rush, of any amount, goes by your own cards and its pay table; it needs an Ante and a Blind.',
      '1.3',
      '2.2.1',
      '2.3.1',
      '6.3.2',
    ),
    rule(
      `${positionsOf(table)}; nobody bets on another’s hand or talks about their own.`,
      '3.2',
      '3.3',
      '3.4',
    ),
    rule(
      'Your five cards and the two community cards make your longest flush, as the dealer’s make theirs.',
      '2.1.3',
      '5.2.4',
    ),
    rule(
      'Deuces are wild: each is of any suit, and the highest rank that the flush does not have.',
      '5.2',
      '5.2.1',
    ),
    rule('Aces are high; suits are equal.', '5.2.2', '5.2.3'),
    rule(
      kicker === 'top-card-only'
        ? 'The longer flush wins; of two as long, the one with the higher top card.'
        : 'The longer flush wins; of two as long, the one with the higher cards, compared from the top.',
      '2.1.6',
      '5.2.5',
    ),
    rule(
      `After seeing your cards, put ${times(onPlay)} your Ante on Play, or fold and lose Ante and Blind.`,
      '2.1.2',
      '6.8',
      '6.9.2',
    ),
    rule(
      'A better flush than the dealer’s wins even money on Ante and Play; an equal one pushes.',
      '2.1.4',
      '2.1.7',
    ),
    rule(
      'The Blind is paid by how many cards longer your winning flush is, and pushes when that is less than two.',
      '2.1.4.a',
      '2.1.4.a(2)',
      '5.3',
    ),
    rule(
      'Flush Rush is paid on four natural cards or better, whatever the dealer holds and after a fold too.',
      '2.2.3',
      '2.2.4',
      '5.4',
      '6.9.2.a',
    ),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}
