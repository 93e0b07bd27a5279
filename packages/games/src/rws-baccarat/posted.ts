import { decksOf, type PostedRule, postedCommission, type TableGame } from '@croupier/table';

/** The sign of Commission Baccarat (rws-baccarat), in the order in which a player meets its rules. */
export function postedCommissionBaccarat({
  section: at,
  options,
  layout,
}: Pick<TableGame, 'section' | 'options' | 'layout'>): PostedRule[] {
  const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });
  return [
    rule(`Layout ${options.layout}, with ${layout.seats} betting boxes.`, '2.1.1', '2.1.2'),
    rule(`${decksOf(layout)} of 52 cards.`, '2.2.1'),
    rule('Bets open with "Place your bets, please" and close with "No more bets".', '3.1', '3.2'),
    rule(
      'Bet against the house on Player, Banker, Tie, Player Pair or Banker Pair, any one or several; Tie and pairs also alone.',
      '2.1.3',
      '3.3',
    ),
    rule(
      'After "No more bets" nothing is bet or raised, and what is taken back is won or lost all the same.',
      '5.2',
      '5.3',
    ),
    rule(
      'Player has the first and third card, Banker the second and fourth; these alone decide the pair bets.',
      '3.4',
    ),
    rule(
      'Aces count one, tens and court cards nothing, the others their face; only the last digit of a hand counts, and the higher hand wins.',
      '3.7',
    ),
    rule('Eight or nine on either first two cards is a natural: nobody draws.', '3.6'),
    rule('Player draws on five or less and stands on six or seven.', '3.6'),
    rule(
      'If Player stands, Banker draws on five or less; else on two or less always, and on three to six by the card that Player drew.',
      '3.5',
      '3.6',
    ),
    ...postedCommission(layout, 'banker', ['4.1.1', '4.1.2'].map(at)),
    rule('When the hands tie, bets on Player and Banker come back.', '3.8'),
    rule(
      'A round is void if a foreign card is found, if a hand has a wrong number of cards that cannot be put right, or if cards run out.',
      '5.1.1',
      '5.1.2',
      '5.1.3',
    ),
  ];
}
