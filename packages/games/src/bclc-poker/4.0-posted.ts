import { inDollars, NOTHING, type PostedRule, section, type TableGame } from '@croupier/table';
import { PROGRESSIVE } from '../progressive.ts';
import { bclcPoker } from '../rulebooks.ts';
import { JOKER, postedPaiGowPoker } from './2.0-posted.ts';
import { postedFortunePaiGow } from './3.0-posted.ts';

const at = section(bclcPoker, '4.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** §4.1 is the host's rule too, and posted once. */
const host = (table: Pick<TableGame, 'options' | 'layout'>, fortune: boolean): PostedRule[] =>
  fortune
    ? postedFortunePaiGow(table, [at('4.1')])
    : postedPaiGowPoker(table).map((posted) =>
        posted === JOKER ? { ...JOKER, cites: [at('4.1'), ...JOKER.cites] } : posted,
      );

/** The sign of the progressive (bclc-poker 4.0): the meter, then the game that it is bet beside. */
export function postedPaiGowProgressive(table: Pick<TableGame, 'options' | 'layout'>): PostedRule[] {
  const stake = table.layout.wagers.find(({ id }) => id === PROGRESSIVE)?.between?.least ?? NOTHING;
  const fortune = table.layout.wagers.some(({ id }) => id === 'fortune-bonus');
  return [
    rule(
      `The progressive is a bet of ${inDollars(stake)} on your own seven cards, placed with a Pai Gow Poker wager, on each of your hands if you like; it wins whatever becomes of that wager.`,
      '1.1',
      '1.2',
      '2.1.1',
      '2.1.1.a',
      '2.1.2',
      '2.1.3',
      '2.1.4',
      '2.1.5',
      '6.1',
    ),
    rule(
      'Its chips are taken before the deal, so that all its awards are for one. The two highest are percentages of the meter, the others are paid from the tray.',
      '1.3',
      '6.3',
      '7.5',
      '7.5.1',
      '7.5.2',
    ),
    rule(
      'It is settled after the other wagers of its hand; percentages after the last hand, from the dealer’s right, each of what is then on the meter.',
      '6.5',
      '7.1',
      '7.3',
      '7.4',
    ),
    rule(
      'A natural hand has no joker; jacks, queens and kings are face cards. No row asks for either.',
      '4.2',
      '4.3',
    ),
    rule('It is not bet for the dealer.', '3.1'),
    ...host(table, fortune),
  ];
}
