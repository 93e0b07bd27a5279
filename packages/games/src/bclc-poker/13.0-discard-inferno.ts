import { type Card, type HandCategory, poker, shortPoker } from '@croupier/cards';
import {
  type Cents,
  dollars,
  type Game,
  game,
  PUSH,
  type Row,
  type Rules,
  row,
  section,
  to,
  win,
} from '@croupier/table';
import { type Bar, barOf, beats, dealersHand, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { always, handRows } from '../banked/pay-table.ts';
import { bclcPoker } from '../rulebooks.ts';
import { DEALER, type InfernoShowdown, infernoPlay } from './13.0-play.ts';
import { postedInferno } from './13.0-posted.ts';

const at = section(bclcPoker, '13.0');

/** §2.2.3: the least hand that wins Aces Up. */
const pairOfAces: Bar = barOf(() => poker.least('pair', 'A'));

const handOf = ({ hand }: InfernoShowdown): HandCategory => poker.categoryOf(hand);

/** Ante and Play. */
const EVEN_MONEY: readonly Row<InfernoShowdown>[] = [
  row('beats the dealer', beats, win(to(1)), at('2.1.4'), at('6.8.1')),
  row('tie', ties, PUSH, at('2.1.6'), at('6.8.4')),
];

/** The wagers that the limit over all players covers, §5.8. */
export const LIMITED: readonly string[] = ['blind', 'aces-up'];

export const LIMIT: Cents = dollars(50_000);

/** The table of Discard Inferno, at which 14.0 is played too. */
export const infernoTable = (): Rules<InfernoShowdown> => ({
  seats: 6, // §3.1
  spotsPerPlayer: { is: 1, cites: [at('3.2')] },
  shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
  deckEachRound: true,

  wagers: [
    { id: 'ante', name: 'Ante', cite: at('2.1.1'), rows: EVEN_MONEY },
    {
      id: 'blind',
      name: 'Blind',
      cite: at('2.1.1'),
      rows: [
        ...handRows(
          [
            ['royal-flush', to(500)],
            ['straight-flush', to(50)],
            ['four-of-a-kind', to(10)],
            ['full-house', to(3)],
            ['flush', to(2)],
            ['straight', to(3, 2)],
            ['three-of-a-kind', to(1)],
          ],
          handOf,
          beats,
          at('5.6'),
          at('2.1.4.a'),
          at('6.8.2'),
        ),
        row('wins with less than three of a kind', beats, PUSH, at('2.1.4.b'), at('6.8.2.a')),
        row('tie', ties, PUSH, at('2.1.6'), at('6.8.4')),
      ],
    },
    { id: 'play', name: 'Play', cite: at('2.1.3'), inPlay: true, rows: EVEN_MONEY },
    {
      id: 'aces-up',
      name: 'Aces Up',
      cite: at('2.2.2'),
      rows: [
        ...handRows(
          [
            ['royal-flush', to(200)],
            ['straight-flush', to(50)],
            ['four-of-a-kind', to(30)],
            ['full-house', to(10)],
            ['flush', to(9)],
            ['straight', to(6)],
            ['three-of-a-kind', to(4)],
            ['two-pair', to(2)],
          ],
          handOf,
          always, // §6.8.6: also after a fold
          at('5.7'),
          at('2.2.3'),
        ),
        row('pair of aces', ({ hand }) => hand >= pairOfAces(), win(to(1)), at('5.7'), at('2.2.3')),
      ],
    },
  ],
  exclusions: [],
  forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
  requirements: [
    {
      wagers: ['aces-up'],
      anyOf: ['ante'],
      reason: 'Aces Up needs an Ante and a Blind beside it.',
      cite: at('2.2.1'),
    },
  ],
  equalStakes: [
    {
      wagers: ['ante', 'blind'],
      reason: 'Ante and Blind are equal amounts.',
      cite: at('2.1.2'),
    },
  ],
  tips: {
    commissioned: false,
    participating: at('4.2'),
    paidAfterOwn: at('4.4'),
    cites: [at('4.4.1')],
  },
  aggregates: [{ wagers: LIMITED, limit: LIMIT, cite: at('5.8'), shared: at('5.8.1') }],
  commissionLaid: false,

  play: infernoPlay(at('4.3.2')),
  passes: (outcomes) => [
    { from: 'left', wagers: ['ante', 'blind'], only: (seat) => outcomes(seat).folded }, // §6.6
    { from: 'right', wagers: ['ante', 'play', 'blind', 'aces-up'] }, // §6.8
  ],
  caption,
  summary: dealersHand(shortPoker.describe),
});

/** A player's six cards, or what the dealer is left with. */
function caption(place: string, cards: readonly Card[]): string {
  if (place === DEALER) return shortPoker.describe(shortPoker.rank(cards));
  return cards.length < 6 ? '' : poker.describe(poker.rank(cards));
}

/** bclc-poker 13.0: Discard Inferno. */
export const discardInferno: Game<InfernoShowdown> = game<InfernoShowdown, Rules<InfernoShowdown>>({
  id: 'bclc-poker/discard-inferno',
  title: 'Discard Inferno',
  section: at,
  look: handsOf(6),
  ranked: shortPoker,
  posted: postedInferno,
  rules: infernoTable,
});
