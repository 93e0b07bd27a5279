import { cents, inDollars, type PostedRule, partInWords, section } from '@croupier/table';
import { handName } from '../banked/pay-table.ts';
import { bclcPoker } from '../rulebooks.ts';
import type { DesignatedCards } from './15.0-designated-cards.ts';
import { MULTI_GAME_WAGER } from './15.0-pays.ts';

const at = section(bclcPoker, '15.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** "the meter", "a tenth of it": what a hand is paid of it. */
function ofTheMeter(category: 'royal-flush' | 'straight-flush'): string {
  const award = MULTI_GAME_WAGER.rows.find(({ name }) => name === handName(category))?.award;
  const percent = award?.kind === 'meter' ? award.percent : 0;
  return percent === 100 ? 'the meter' : `${partInWords(percent)} of it`;
}

/** What the sign says of the progressive, before what the game itself posts (bclc-poker 15.0). */
export function postedMultiGame({ inWords, clause }: DesignatedCards): PostedRule[] {
  const stake = inDollars(MULTI_GAME_WAGER.between?.least ?? cents(0));
  return [
    rule(
      `Beside a bet on the basic game ${stake} on the progressive, the same at all the games that offer it.`,
      '1.1',
      '1.3',
      '3.1.1',
      '3.1.2',
      '3.1.4',
    ),
    rule(`Its hand is ${inWords}, after a fold too.`, clause, '3.1.5', '3.1.6'),
    rule(
      'The stake is taken before the deal and not returned: awards are for one, in chips from the tray.',
      '6.2',
      '7.3',
      '8.5',
    ),
    rule(
      `A royal flush wins ${ofTheMeter('royal-flush')} and a straight flush ${ofTheMeter('straight-flush')}, paid last, from the dealer’s right; after a royal flush the meter starts again from its reset amount.`,
      '1.4',
      '8.3.1',
      '8.3.1.a',
      '8.4',
      '8.4.1.a',
      '8.5.1',
    ),
    rule(
      'Then everybody else in the progressive is paid the envy that the pay table prints, for each such hand of another player.',
      '9.1',
      '9.1.1',
      '9.2',
      '9.2.1',
    ),
    rule('No bets for the dealer on the progressive.', '4.1'),
  ];
}
