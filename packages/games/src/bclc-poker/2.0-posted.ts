import { commissionOf, decksOf, inWords, type PostedRule, section, type TableGame } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '2.0');

const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** What 3.0 §4.1 says too. */
export const JOKER: PostedRule = rule(
  'The joker is an ace, or completes a straight, a flush or a straight flush.',
  '6.2',
);

/** What is posted wherever pai gow is played: how hands are set, ranked and compared. */
export const postedHands = ({ layout }: Pick<TableGame, 'layout'>): PostedRule[] => [
  rule(`${decksOf(layout)} of 52 cards and a joker; seven cards to each hand.`, '1.1'),
  layout.bank
    ? rule(
        'Set your seven cards in two hands, two cards in front and five behind. Both must beat those of whoever banks, the house or a player.',
        '1.2',
        '1.3',
        '8.3.1',
        '8.4.1',
      )
    : rule(
        'Set your seven cards in two hands, two cards in front and five behind. Both must beat the dealer’s.',
        '1.2',
        '8.4.1',
      ),
  rule('Hands rank as in poker, but A-2-3-4-5 is the lowest straight.', '6.1'),
  JOKER,
  rule(
    'One hand higher is a push. Equal hands are the bank’s: with one equal and the other lower you lose, with the other higher it is a push.',
    '8.4.2',
    '8.4.3',
    '8.4.4',
    '8.4.5',
    '8.4.6',
  ),
  rule('A hand whose low part beats its high part is fouled and loses.', '8.3.3'),
];

/** Several hands of one player, and who receives the first. */
export const postedDelivery = ({ options, layout }: Pick<TableGame, 'options' | 'layout'>): PostedRule[] => [
  rule(
    `One player may play up to ${inWords(layout.spotsPerPlayer.is)} hands side by side while nobody else wants the spots, for twice the least on each. Name the one that you look at and set; the others are set the house way.`,
    '3.2',
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '7.1.2',
  ),
  rule(
    options.start === 'dice'
      ? 'Three dice say which position receives the first hand; whoever banks is position one. Nobody changes a bet after that.'
      : 'A random number says which position receives the first hand; whoever banks is position one.',
    ...(options.start === 'dice' ? ['8.1.3.a', '8.1.4', '8.1.5'] : ['8.2.1', '8.2.3', '8.1.5']),
  ),
];

/** The sign of Pai Gow Poker (bclc-poker 2.0), in the order in which a player meets its rules. */
export function postedPaiGowPoker(table: Pick<TableGame, 'options' | 'layout'>): PostedRule[] {
  const { layout } = table;
  const percent = commissionOf(layout, 'main');
  return [
    ...postedHands(table),
    layout.commissionLaid
      ? rule(
          `Lay ${percent} % beside your wager before the last call; it is kept if you win and comes back if not.`,
          '4.1',
          '4.2',
          '4.4',
        )
      : rule(`${percent} % of every win is kept by the house.`, '4.1', '4.2', '4.4'),
    ...postedDelivery(table),
    rule('The house sets its hand last and always the same way, the house way.', '8.3.6.a', '9.1'),
    rule(
      'The house banks first and every other round. In between the bank is offered from the dealer’s right, counter-clockwise, to those who have bet against the house, one round each; whoever declines leaves it to the house.',
      '2.1.1',
      '2.1.2',
      '2.1.3',
      '2.1.4',
      '2.1.6.b',
      '2.1.9',
      '3.2.4',
    ),
    rule(
      'A banker puts up enough for all wagers of that round, plays no other hand, and banks alone: neither with a partner nor with the house.',
      '2.1.2.a',
      '2.1.6.a',
      '2.1.10',
      '2.1.11',
    ),
    rule(
      'The dealer then plays a hand too, for about what the banker last bet, or less if the banker asks, down to the table minimum.',
      '2.1.7',
      '2.1.8',
      '2.1.8.a',
    ),
    rule(
      'A banker’s fouled hand is set again the house way, and the banker still answers for it.',
      '2.1.12',
      '2.1.12.a',
      '2.1.12.a(1)',
    ),
    rule(`A banker pays ${layout.bank?.commission} % of the net win of the round.`, '4.3', '8.5.12'),
    rule(
      'Keep your cards over the table and to yourself; nobody picks them up once the hand that banks is open.',
      '8.3.2',
      '8.3.7',
      '8.3.8',
    ),
    rule(
      'Whoever plays may bet for the dealer beside a wager of their own, but not while banking. It pays no commission and is not left for the next round.',
      '5.1',
      '5.2.2',
      '5.3',
      '5.5',
    ),
  ];
}
