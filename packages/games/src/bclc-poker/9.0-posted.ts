import { type Cents, decksOf, inDollars, type PostedRule, postedLimits } from '@croupier/table';
import { fastActionHouseWay } from './9.0-house-way.ts';
import { type PostedTable, positionsOf, ruleOf } from './banked-posted.ts';

/** The sign of Fast Action Hold'em (bclc-poker 9.0), and the house way, which hangs beside it (§5.2). */
export function postedFastAction(table: PostedTable, enviedFrom: Cents): PostedRule[] {
  const rule = ruleOf(table);
  return [
    rule(
      `${decksOf(table.layout)}, shuffled by machine ${table.layout.deckEachRound ? 'for every round' : 'and dealt from a shoe'}.`,
      '1.1',
    ),
    rule(
      'You and the dealer have four cards each; keep two of yours and discard two.',
      '1.2',
      '2.1.1',
      '6.3',
    ),
    rule(
      'Or split them: put an amount equal to your Ante beside it and play all four cards as two hands.',
      '2.1.1.a',
      '6.5.1',
    ),
    rule(
      'Your two cards and five community cards make your best five; higher than the dealer’s wins even money, equal or lower loses.',
      '1.4',
      '1.5',
      '1.5.1',
      '6.11',
    ),
    rule(
      'The Bonus is bet on your own hand, beside an Ante and in any amount, and goes by its pay table whatever the dealer holds.',
      '1.6',
      '2.2.1',
      '2.2.1.a',
      '2.2.2',
    ),
    rule(
      'Whoever splits may put as much on the Bonus of the second hand; otherwise it plays on the first.',
      '2.2.1.b',
      '2.2.1.b(1)',
      '6.5.1.a',
    ),
    rule(
      `A hand with ${inDollars(enviedFrom)} or more on its Bonus wins envy for every other player’s hand of five of a kind or better, each on its own; not for the dealer’s hand, and not when the board is the highest hand on the table.`,
      '1.6.1',
      '1.6.2',
      '2.2.3',
      '2.2.4',
      '2.2.5',
      '2.2.6',
      '5.7',
    ),
    rule(
      `${positionsOf(table)}, side by side; the second hand is looked at when the first is set, which then stays as it is. Nobody bets on another’s hand.`,
      '3.2',
      '3.2.1',
      '3.2.2',
      '3.2.3',
      '3.3',
    ),
    rule(
      'Five of a kind in one suit is highest, five of a kind is below a straight flush; an ace is high or low in a straight; suits are equal.',
      '5.3',
      '5.4.1',
      '5.4.4',
      '5.5',
    ),
    rule(
      'Ask for the house way if you like: the dealer keeps two of your cards by it and says why.',
      '6.6',
      '6.6.2',
    ),
    ...postedLimits(table.layout),
    rule('The basic game and envy are outside that limit.', '5.10'),
    rule(
      'Whoever plays may also bet for the dealer; such a bet earns no envy, and pays even money on the Bonus while that limit is enforced.',
      '4.1',
      '4.2',
      '4.5',
      '4.6.2.a',
    ),
    rule(
      'The dealer never splits, and keeps the first of these that the four cards hold:',
      '1.3',
      '5.2',
      '7.1',
    ),
    ...fastActionHouseWay.posted.map(
      ({ cite, why }): PostedRule => ({ text: `House way: ${why}.`, cites: [cite] }),
    ),
  ];
}
