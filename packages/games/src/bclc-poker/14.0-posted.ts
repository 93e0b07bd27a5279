import { type PostedRule, postedLimits, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { postedGame } from './13.0-posted.ts';
import { type PostedTable, ruleOf } from './banked-posted.ts';

/** The sign of Discard Inferno with Burn Baby Burn (bclc-poker 14.0): the side bet, then the game. */
export function postedBurn(table: PostedTable): PostedRule[] {
  const rule = ruleOf(table);
  const game = ruleOf({ section: section(bclcPoker, '13.0'), layout: table.layout });
  return [
    rule(
      'Burn Baby Burn is a bet on the dealer’s cards, placed with an Ante and a Blind and in any amount.',
      '1.1',
      '2.1',
      '2.2',
    ),
    rule(
      'It is paid when the dealer plays with four cards or fewer and loses otherwise, whoever wins, after a fold too.',
      '1.2',
      '3.1',
      '3.2',
      '3.3',
      '3.4',
      '6.1',
    ),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '5.1',
      '5.2',
      '5.5.2.a',
    ),
    rule('All else is as in Discard Inferno.', '1.3', '4.2', '7.2'),
    ...postedGame(table, game),
  ];
}
