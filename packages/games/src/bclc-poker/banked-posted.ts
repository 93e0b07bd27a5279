import { decksOf, inWords, type PostedRule, postedLimits, type TableGame, times } from '@croupier/table';

export type PostedTable = Pick<TableGame, 'section' | 'layout'>;

export const ruleOf =
  ({ section: at }: PostedTable) =>
  (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** "One position a player", "Up to two positions a player" */
export const positionsOf = ({ layout }: Pick<PostedTable, 'layout'>): string => {
  const most = layout.spotsPerPlayer.is;
  return most === 1 ? 'One position a player' : `Up to ${inWords(most)} positions a player`;
};

/** The sign of Three Card Poker (bclc-poker 6.0). */
export function postedThreeCardPoker(table: PostedTable): PostedRule[] {
  const rule = ruleOf(table);
  return [
    rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
    rule(
      'Bet against the dealer with an Ante, on your own three cards with Pair Plus, or both.',
      '1.2',
      '6.1',
    ),
    rule(
      'The 6 Card Bonus looks at your cards and the dealer’s together; it needs an Ante or a Pair Plus.',
      '2.3.2',
      '6.1.1',
    ),
    rule(`${positionsOf(table)}; nobody bets on another’s hand.`, '3.2', '3.3'),
    rule(
      'A straight beats a flush; an ace is high or low in a straight; suits are equal.',
      '5.2',
      '5.4',
      '5.5',
    ),
    rule(
      'After seeing your cards, put an amount equal to your Ante on Play, or fold and lose the Ante.',
      '2.1.2',
      '6.5',
    ),
    rule('A fold keeps Pair Plus and the 6 Card Bonus in action.', '6.6.1.a'),
    rule(
      'The dealer needs a queen or better. Without one Antes are paid and Play is returned.',
      '2.1.4',
      '6.8.2',
      '6.8.3',
    ),
    rule('Equal hands push Ante and Play.', '6.10'),
    rule('The Ante Bonus is paid on a straight or better, whatever the dealer holds.', '2.1.5', '5.8'),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}

/** How many antes are played at Ultimate Texas Hold'em: with two cards, after the flop, and at last. */
interface OnPlay {
  readonly first: { readonly least: number; readonly most: number };
  readonly flop: number;
  readonly last: number;
}

/** The sign of Ultimate Texas Hold'em (bclc-poker 11.0). */
export function postedUltimate(table: PostedTable, { first, flop, last }: OnPlay): PostedRule[] {
  const rule = ruleOf(table);
  return [
    rule(`${decksOf(table.layout)}, shuffled by machine for every round.`, '1.1'),
    rule('Bet equal amounts on Ante and Blind; Trips beside them is as you like.', '2.1.2', '2.3.1', '6.2'),
    rule(
      `${positionsOf(table)}; nobody bets on another’s hand or talks about their own.`,
      '3.2',
      '3.3',
      '3.4',
    ),
    rule(
      `With your two cards check, or put ${inWords(first.least)} or ${times(first.most)} the Ante on Play.`,
      '2.1.3',
      '6.5',
    ),
    rule(`After the flop check, or put ${times(flop)} the Ante on Play.`, '2.1.4', '6.7'),
    rule(
      `After the last two cards put ${inWords(last)} Ante on Play, or fold Ante and Blind.`,
      '2.1.5',
      '6.9',
    ),
    rule('You bet once in a round and do not change it.', '6.5.2.a', '6.7.2.a'),
    rule(
      'A better hand than the dealer’s wins even money on Ante and Play; an equal one pushes.',
      '2.1.6',
      '2.1.8',
    ),
    rule(
      'The Blind is paid when you win with a straight or better, and pushes when you win with less.',
      '2.1.9',
      '2.1.9.a',
    ),
    rule(
      'The dealer needs a pair. Without one the Ante is returned and everything else plays on.',
      '2.1.10',
      '2.1.10.a',
    ),
    rule('Trips is paid on three of a kind or better, after a fold too.', '2.2.2', '6.12.3.e(1)'),
    ...postedLimits(table.layout),
    rule(
      'Whoever plays may also bet for the dealer; while that limit is enforced such a bet on a bonus pays even money.',
      '4.1',
      '4.2',
      '4.5.2.a',
    ),
  ];
}
