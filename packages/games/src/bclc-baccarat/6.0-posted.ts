import { decksOf, type PostedRule, postedCommission, postedLimits, type TableGame } from '@croupier/table';

/** The sign of Three Card Baccarat (bclc-baccarat 6.0), in the order in which a player meets its rules. */
export function postedThreeCardBaccarat({
  section: at,
  layout,
}: Pick<TableGame, 'section' | 'layout'>): PostedRule[] {
  const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });
  return [
    rule(`${decksOf(layout)}, shuffled by machine for every round; three cards to each hand.`, '1.1'),
    rule(
      'Bet that your three cards beat those of whoever banks, the house or a player.',
      '1.2',
      '1.3',
      '2.1.1',
    ),
    rule(
      'Aces count one, tens and face cards nothing, the others their face; only the last digit counts.',
      '1.5.1.a',
      '1.5.1.b',
      '1.5.1.c',
    ),
    rule(
      'Three kings rank highest, then three face cards, then the totals from nine down to nothing. Suits are equal.',
      '6.2',
      '6.3',
    ),
    rule(
      'Of equal totals the one with more kings, queens and jacks wins; with as many it is a tie, and the wager stays.',
      '1.6',
      '6.4',
      '6.4.1',
      '6.4.2',
      '6.4.3',
    ),
    rule(
      'The Three Kings Bonus is a bet on your own cards beside that wager, always against the house.',
      '1.4',
      '2.2.7',
      '2.3.1',
      '2.3.2',
      '6.1',
    ),
    ...postedCommission(layout, 'three-card-baccarat', ['4.1', '4.1.1', '4.1.2'].map(at)),
    rule('No commission is taken on the bonus.', '4.1.2'),
    rule(
      'You may play several hands; look at the first only, and bet on no one else’s.',
      '3.2',
      '3.2.1',
      '3.3',
    ),
    rule(
      'Bets lie in their spot before the deal; after "no more bets" nobody touches them until they are settled.',
      '3.4',
      '3.5',
      '3.6',
    ),
    rule('Hold your cards over the table, where everybody can see them.', '2.4', '7.3'),
    rule(
      'The house banks first and every other round. In between the bank is offered round the table, clockwise, to those who have bet against the house, one round each; whoever declines leaves it to the house.',
      '2.2.1',
      '2.2.2',
      '2.2.3',
      '2.2.4',
      '2.2.8.b',
      '2.2.11',
    ),
    rule(
      'A banker puts up enough for all wagers of that round, plays no other hand, and banks alone: neither with a partner nor with the house.',
      '2.2.2.a',
      '2.2.8.a',
      '2.2.12',
      '2.2.13',
    ),
    rule(
      'The dealer then plays a hand too, for about what the banker last bet, or less if the banker asks, down to the table minimum.',
      '2.2.9',
      '2.2.10',
      '2.2.10.a',
    ),
    rule(
      `A banker pays ${layout.bank?.commission} % of what the bank wins over the round.`,
      '4.2.1',
      '7.6.14.a',
    ),
    ...postedLimits(layout),
    rule(
      'Whoever plays may also bet for the dealer, except the banker; when it wins it goes to the tips with its win. While that limit is enforced such a bet on the bonus pays even money.',
      '5.1',
      '5.2',
      '5.4.1',
      '5.4.2',
      '5.5.2.a',
      '5.6',
    ),
  ];
}
