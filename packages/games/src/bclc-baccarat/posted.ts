import { decksOf, inDollars, type PostedRule, postedCommission, type TableGame } from '@croupier/table';
import { CALLED_TIE } from '../baccarat/coup.ts';

/** What a section that refers to this one says for itself instead. */
interface Instead {
  readonly commission?: readonly PostedRule[];
  readonly dealing?: readonly PostedRule[];
  readonly tips?: readonly PostedRule[];
}

/** The sign of Mini-Baccarat (bclc-baccarat 1.0), in the order in which a player meets its rules. */
export function postedMiniBaccarat(
  { section: at, layout }: Pick<TableGame, 'section' | 'options' | 'layout'>,
  instead: Instead = {},
): PostedRule[] {
  const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });
  return [
    rule(`${decksOf(layout)}, shuffled together and dealt from a shoe.`, '1.1'),
    rule('Bet on the hand that will come closer to nine, or on a tie.', '1.2'),
    rule(
      'Aces count one, tens and court cards nothing, the others their face; only the last digit of a hand counts.',
      '2.1',
      '2.2',
      '2.3',
      '2.4.1',
      '2.4.2',
    ),
    rule(
      'Nobody bets on Player and Banker in the same round, neither at one spot nor across several.',
      '3.1.1.a',
      '3.1.2.a',
    ),
    rule(`One player may play up to ${layout.spotsPerPlayer.is} spots at once.`, '3.1.2', '4.1'),
    rule(
      'You may bet behind another player at their spot, as long as they do not object; if they do, your chips come back.',
      '4.2',
      '4.2.1',
      '4.2.4',
    ),
    rule(
      'Once "no more bets" is called, chips stay where they lie until they are settled.',
      '4.3',
      '4.4',
      '4.5',
    ),
    ...(instead.commission ?? postedCommission(layout, 'banker', ['5.1', '5.1.1', '7.4'].map(at))),
    ...(instead.tips ?? [
      rule(
        'Whoever plays may also bet for the dealer; such a bet pays no commission, and when it wins goes to the tips with its win.',
        '6.1',
        '6.2',
        '6.2.1',
        '6.2.2',
        '6.2.3',
      ),
    ]),
    rule('When the hands tie, bets on Player and Banker stay and neither win nor lose.', '7.2'),
    rule(`Tie bets of more than ${inDollars(CALLED_TIE)} are called out before the deal.`, '8.3.2'),
    ...(instead.dealing ?? [
      rule(
        'Two cards each, face down, Player first; then Player is turned, then Banker, and both are counted aloud.',
        '8.3.3',
        '8.3.4',
        '8.3.5',
      ),
    ]),
    rule('An eight or nine on either first two cards is a natural: nobody draws.', '8.5'),
    rule(
      'Player draws on five or less and stands on six or more, and is finished before Banker.',
      '8.4',
      '9.1.1',
      '9.1.2',
      '11.1',
    ),
    rule('Banker draws on two or less and stands on seven or more.', '9.2.1', '9.2.2', '11.2'),
    rule('If Player stood, Banker draws on five or less.', '9.4', '11.2'),
    rule(
      'If Player drew, Banker draws on three unless that card was an eight; on four against two to seven; on five against four to seven; on six against six or seven.',
      '9.3',
      '11.2',
    ),
  ];
}
