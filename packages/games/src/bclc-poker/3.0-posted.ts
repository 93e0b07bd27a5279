import {
  type Cite,
  inDollars,
  type PostedRule,
  postedLimits,
  section,
  type TableGame,
} from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { JOKER, postedPaiGowPoker } from './2.0-posted.ts';
import { ENVY_FROM } from './fortune-bonus.ts';

const at = section(bclcPoker, '3.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** The sign of Fortune Pai Gow Poker (bclc-poker 3.0): the bonus, then the basic game; another section may say of the joker too. */
export function postedFortunePaiGow(
  table: Pick<TableGame, 'options' | 'layout'>,
  ofTheJoker: readonly Cite[] = [],
): PostedRule[] {
  return [
    rule(
      'The Fortune Bonus is a bet on your own seven cards, placed with a Pai Gow Poker wager and in any amount; it wins whatever becomes of that wager.',
      '1.1',
      '1.2',
      '2.1.1',
      '2.1.2',
      '2.1.3',
      '2.1.4',
      '2.1.5',
      '6.1',
    ),
    rule('Whoever plays several hands may bet it on each.', '2.1.1.a'),
    { text: JOKER.text, cites: [...ofTheJoker, at('4.1'), ...JOKER.cites] },
    rule('Royal match: a king and a queen of one suit beside a royal flush.', '4.2', '4.3'),
    rule(
      `With ${inDollars(ENVY_FROM)} or more on it you win envy for every other player’s hand of four of a kind or better, each on its own, but for no hand that banks and not for your own.`,
      '1.3',
      '2.2.1',
      '2.2.2',
      '2.2.2.a',
      '2.2.3',
      '8.4.1',
      '8.4.2',
      '8.4.3',
    ),
    ...postedLimits(table.layout),
    rule('The basic game and envy are outside that limit.', '5.4'),
    rule(
      'Whoever plays may bet for the dealer on it too, at full odds, or even money while that limit is enforced; such a bet earns no envy.',
      '3.1',
      '3.2.2',
      '3.2.2.a',
      '3.3',
    ),
    rule('Play, house way and settlement are those of Pai Gow Poker.', '6.3', '7.1'),
    ...postedPaiGowPoker(table).filter((posted) => posted !== JOKER),
  ];
}
