import {
  byTopCard,
  type Card,
  type FlushRushRow,
  flushLength,
  flushRushRow,
  longestFlush,
  rankLongestFlush,
  rankOf,
  type Strength,
  strengthOf,
} from '@croupier/cards';
import {
  answered,
  asking,
  BySeat,
  type DealtFelt,
  deal,
  dollars,
  type Game,
  game,
  handle,
  type Outcomes,
  outcomesOf,
  type Pays,
  type Place,
  PUSH,
  type Rules,
  row,
  type Script,
  say,
  seatsOf,
  section,
  to,
  turn,
  win,
} from '@croupier/table';
import { type AgainstDealer, beats, dealersHand, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { handRows } from '../banked/pay-table.ts';
import { FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { tipsToTheLeft } from '../banked/tips.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedFlushesGoneWild } from './12.0-posted.ts';

const at = section(bclcPoker, '12.0');

/** What a seat's wagers look at: its longest flush and the dealer's, whether a deuce is in its own, and whether it folded. */
export interface FlushShowdown extends AgainstDealer {
  readonly wild: boolean;
}

export interface FlushRules extends Rules<FlushShowdown> {
  /** What of a flush decides against another: all its cards from the top, or its length and its highest card. */
  readonly compared: (flush: Strength) => Strength;
}

/** §2.1.4.a(1): by how many cards a flush is longer than the dealer's. */
const marginOf = ({ hand, dealer }: FlushShowdown): number => flushLength(hand) - flushLength(dealer);

/** §5.3: what a win by so many cards pays the Blind. */
const MARGINS: readonly (readonly [number, Pays])[] = [
  [5, to(200)],
  [4, to(25)],
  [3, to(5)],
  [2, to(3)],
];

const winsBy =
  (margin: number) =>
  (o: FlushShowdown): boolean =>
    beats(o) && marginOf(o) === margin;

/** §5.4: a deuce of whatever suit makes a flush wild (READINGS 40). */
const RUSH: readonly (readonly [FlushRushRow, Pays])[] = [
  ['seven-card-natural-flush', to(250)],
  ['seven-card-wild-flush', to(100)],
  ['six-card-natural-flush', to(50)],
  ['six-card-wild-flush', to(10)],
  ['five-card-natural-flush', to(6)],
  ['five-card-wild-flush', to(3)],
  ['four-card-natural-flush', to(1)],
];

const rushOf = ({ hand, wild }: FlushShowdown): FlushRushRow => flushRushRow(hand, wild);
const always = (): boolean => true;

/** bclc-poker 12.0: Flushes Gone Wild with Flush Rush. */
export const flushesGoneWild: Game<FlushShowdown, FlushRules> = game<FlushShowdown, FlushRules>({
  id: 'bclc-poker/flushes-gone-wild',
  title: 'Flushes Gone Wild',
  section: at,
  look: handsOf(5),
  posted: postedFlushesGoneWild,

  rules: (house) => {
    const kicker = house.chooses('kicker', ['card-by-card', 'top-card-only'], {
      default: 'card-by-card',
      about: 'What decides between flushes of one length',
      cite: at('2.1.6'),
    });
    const compared = kicker === 'top-card-only' ? byTopCard : (flush: Strength): Strength => flush;
    return {
      seats: 6, // §3.1
      spotsPerPlayer: { is: 1, cites: [at('3.2')] },
      shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
      deckEachRound: true,

      wagers: [
        {
          id: 'ante',
          name: 'Ante',
          cite: at('2.1.1'),
          rows: [
            row('beats the dealer', beats, win(to(1)), at('2.1.4'), at('6.10.8.c')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'blind',
          name: 'Blind',
          cite: at('2.1.1'),
          rows: [
            ...MARGINS.map(([margin, pays]) =>
              row(`wins by ${margin}`, winsBy(margin), win(pays), at('5.3'), at('2.1.4.a')),
            ),
            row('wins by 1', winsBy(1), PUSH, at('5.3'), at('2.1.4.a(2)')),
            row('wins by 0', winsBy(0), PUSH, at('5.3'), at('2.1.4.a(2)')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'play',
          name: 'Play',
          cite: at('2.1.2'),
          inPlay: true,
          rows: [
            row('beats the dealer', beats, win(to(1)), at('2.1.4'), at('6.10.8.a')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'flush-rush',
          name: 'Flush Rush',
          cite: at('2.2.1'),
          rows: handRows(RUSH, rushOf, always, at('5.4')), // §6.9.2.a: also after a fold
        },
      ],
      exclusions: [],
      forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
      requirements: [
        {
          wagers: ['flush-rush'],
          anyOf: ['ante'],
          reason: 'Flush Rush needs an Ante and a Blind beside it.',
          cite: at('6.3.2'),
        },
      ],
      equalStakes: [
        { wagers: ['ante', 'blind'], reason: 'Ante and Blind are equal amounts.', cite: at('2.1.1') },
      ],
      tips: {
        commissioned: false,
        participating: at('4.2'),
        paidAfterOwn: at('4.4'),
        cites: [at('4.4.1')],
      },
      aggregates: [
        { wagers: ['blind', 'flush-rush'], limit: dollars(50_000), cite: at('5.5'), shared: at('5.5.1') },
      ],
      commissionLaid: false,

      compared,
      play: sequenceOf(compared),
      passes: (outcomes) => [
        { from: 'left', wagers: ['ante', 'blind'], only: (seat) => outcomes(seat).folded }, // §6.9.2
        { from: 'right', wagers: ['play', 'blind', 'ante', 'flush-rush'] }, // §6.10.8
      ],
      caption: (place, cards, elsewhere = () => []) => {
        const all = place === 'board' ? [] : [...cards, ...elsewhere('board')];
        return all.length >= 5 ? longestFlush.describe(longestFlush.rank(all)) : '';
      },
      summary: dealersHand(longestFlush.describe),
    };
  },
});

/** What the dealer's hands do, made once: a round passes them a hundred thousand times a second. */
const SWEEP = handle('Sweep the table.', at('6.4.1'));
const COUNT_HANDS = handle('Spread each hand: all five cards are there.', at('6.4.4.a'));
const SPREAD_BOARD = handle(
  'Burn the first card of the packet and spread the two community cards face down.',
  at('6.5'),
);
const BURN_BOTTOM = handle('Burn the two cards left at the bottom of the packet.', at('6.6'));
const PICK_UP = handle(
  'Players may pick up their cards and hold them over the table, in full view.',
  at('6.7'),
);
const UNDER_BONUS = handle('Tuck the folded cards face down under the Flush Rush bet.', at('6.9.2.b'));
const COUNT_FOLDED = handle('Spread the folded cards face down: all five are there.', at('6.9.3'));
const DISCARD_FOLDED = handle('Put them in the discard rack.', at('6.9.4'));
const DISPLAY = handle(
  'Lay your five cards out in descending order in front of the chip tray.',
  at('6.10.2'),
);
const POSITION = handle('Put the longest flush together.', at('6.10.3'));
const SEPARATE = handle('Set the unused cards apart.', at('6.10.4'));
const PICK_UP_SETTLED = handle(
  'Pick up the cards as bets are settled and put them in the discard rack.',
  at('6.11'),
);

/** The sequence of play, §6. */
function sequenceOf(compared: FlushRules['compared']): FlushRules['play'] {
  /** §6.10.3, §6.10.7: the longest of a hand's five cards and the two in the middle. */
  const flushOf = (own: readonly Card[], board: readonly Card[]): Strength =>
    compared(strengthOf(rankLongestFlush(own, board)));

  return function* play(felt: DealtFelt): Script<Outcomes<FlushShowdown>> {
    const seats = seatsOf(felt.bets);
    const hands = new BySeat<Place>();

    yield SWEEP;
    yield* tipsToTheLeft(felt, at('4.3.2'));
    yield say(() => 'No more bets.', at('6.4.2'));
    // The packet of five lies in the middle; its second and third card are the community cards (§6.5, §6.6).
    const board = felt.place('board');
    const burned = felt.aside('burn');
    yield deal(burned, 'down', at('6.4.3'));
    yield deal(board, 'down', at('6.4.3.a'), 2);
    yield deal(burned, 'down', at('6.4.3'), 2);
    for (const seat of seats) {
      const hand = felt.place(String(seat), seat);
      hands.set(seat, hand);
      yield deal(hand, 'down', at('6.4.4'), 5);
    }
    yield COUNT_HANDS;
    const dealer = felt.place('dealer');
    yield deal(dealer, 'down', at('6.4.5'), 5);
    yield SPREAD_BOARD;
    yield BURN_BOTTOM;
    yield PICK_UP;

    const folded = new Set<number>();
    for (const seat of seats) {
      const ante = stakeOf(felt.bets, seat, 'ante');
      if (ante === undefined) throw new Error(`Seat ${seat} has no ante.`);
      const question = { seat, actions: [playTimes(ante, 2), FOLD], absent: FOLD, cite: at('6.8') };
      if (answered(question, yield asking(question)).verb !== 'fold') continue;
      folded.add(seat);
      yield say(() => `Folding, seat ${seat}.`, at('6.9.1'));
      if (isBet(felt.bets, seat, 'flush-rush')) yield UNDER_BONUS;
      else {
        yield COUNT_FOLDED;
        yield DISCARD_FOLDED;
      }
    }

    yield turn(board, at('6.10.1'));
    yield turn(dealer, at('6.10.2'));
    yield DISPLAY;
    yield POSITION;
    yield SEPARATE;
    const house = flushOf(dealer.cards, board.cards);
    yield say(() => `Dealer has ${longestFlush.describe(house)}.`, at('6.10.5'));
    for (const seat of seats.toReversed()) {
      const hand = hands.get(seat);
      if (hand && (!folded.has(seat) || isBet(felt.bets, seat, 'flush-rush'))) yield turn(hand, at('6.10.6'));
    }
    yield PICK_UP_SETTLED;

    const wildBoard = holdsDeuce(board.cards);
    return outcomesOf(
      hands.map(({ cards }, seat) => ({
        hand: flushOf(cards, board.cards),
        dealer: house,
        wild: wildBoard || holdsDeuce(cards),
        folded: folded.has(seat),
      })),
    );
  };
}

const holdsDeuce = (cards: readonly Card[]): boolean => cards.some((card) => rankOf(card) === 0);
