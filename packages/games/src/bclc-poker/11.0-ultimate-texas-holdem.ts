import { type HandCategory, poker } from '@croupier/cards';
import {
  ask,
  BySeat,
  type DealtFelt,
  deal,
  dollars,
  type Game,
  game,
  handle,
  type Outcomes,
  outcomesOf,
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
import {
  type AgainstDealer,
  against,
  type Bar,
  barOf,
  beats,
  dealersSummary,
  qualified,
  ties,
} from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { handRows } from '../banked/pay-table.ts';
import { CHECK, FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { tipsToTheLeft } from '../banked/tips.ts';
import { bestOfSeven } from '../banked/with-board.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedUltimate } from './banked-posted.ts';

const at = section(bclcPoker, '11.0');

/** What a seat's wagers look at: the best five of its seven cards and of the dealer's, and whether it folded. */
export type UltimateShowdown = AgainstDealer;

/** §2.1.10: a pair or better. */
const qualifies: Bar = barOf(() => poker.least('pair'));

const unqualified = against(qualifies);
const handOf = ({ hand }: UltimateShowdown): HandCategory => poker.categoryOf(hand);
const always = (): boolean => true;

/** bclc-poker 11.0: Ultimate Texas Hold'em. */
export const ultimateTexasHoldem: Game<UltimateShowdown> = game<UltimateShowdown, Rules<UltimateShowdown>>({
  id: 'bclc-poker/ultimate-texas-holdem',
  title: "Ultimate Texas Hold'em",
  section: at,
  look: handsOf(2),
  posted: postedUltimate,

  rules: () => ({
    seats: 6, // §3.1
    spotsPerPlayer: { is: 2, cites: [at('3.2')] },
    shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,

    wagers: [
      {
        id: 'ante',
        name: 'Ante',
        cite: at('2.1.1'),
        rows: [
          // READINGS 39: a folded ante is not given back.
          row('dealer does not qualify', unqualified, PUSH, at('2.1.10.a'), at('6.13.3')),
          row('beats the dealer', beats, win(to(1)), at('2.1.6')),
          row('tie', ties, PUSH, at('2.1.8')),
        ],
      },
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
              ['flush', to(3, 2)],
              ['straight', to(1)],
            ],
            handOf,
            beats,
            at('5.6'),
            at('2.1.9'),
          ),
          row('wins with less than a straight', beats, PUSH, at('2.1.9.a')),
          row('tie', ties, PUSH, at('2.1.8')),
        ],
      },
      {
        id: 'play',
        name: 'Play',
        cite: at('2.1.3'),
        inPlay: true,
        rows: [row('beats the dealer', beats, win(to(1)), at('2.1.6')), row('tie', ties, PUSH, at('2.1.8'))],
      },
      {
        id: 'trips',
        name: 'Trips',
        cite: at('2.2.1'),
        rows: handRows(
          [
            ['royal-flush', to(50)],
            ['straight-flush', to(40)],
            ['four-of-a-kind', to(30)],
            ['full-house', to(8)],
            ['flush', to(6)],
            ['straight', to(5)],
            ['three-of-a-kind', to(3)],
          ],
          handOf,
          always, // §6.12.3.e(1): also after a fold
          at('5.7'),
        ),
      },
    ],
    exclusions: [],
    forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
    requirements: [
      {
        wagers: ['trips'],
        anyOf: ['ante'],
        reason: 'Trips needs an Ante and a Blind beside it.',
        cite: at('6.2'),
      },
      {
        // Met by every Ante of a player's own.
        wagers: ['ante'],
        anyOf: ['ante'],
        reason: 'A bet for the dealer lies beside your own Ante and Blind.',
        cite: at('4.2'),
      },
    ],
    equalStakes: [
      { wagers: ['ante', 'blind'], reason: 'Ante and Blind are equal amounts.', cite: at('2.1.2') },
    ],
    tips: { commissioned: false, paidAfterOwn: at('4.4'), cites: [at('4.4.1')] },
    aggregates: [
      { wagers: ['blind', 'trips'], limit: dollars(50_000), cite: at('5.8'), shared: at('5.8.1') },
    ],
    commissionLaid: false,

    play,
    passes: (outcomes, seats) => [
      { from: 'left', wagers: ['ante', 'blind'], only: (seat) => outcomes(seat).folded }, // §6.10
      ...(qualified(qualifies, outcomes, seats) ? [] : [{ from: 'right' as const, wagers: ['ante'] }]), // §6.13.3
      { from: 'right', wagers: ['ante', 'play', 'blind', 'trips'] }, // §6.12.3, §6.13.5
    ],
    caption: (place, cards, elsewhere = () => []) => {
      const board = elsewhere('board');
      const all = place === 'board' ? [] : [...cards, ...board];
      return all.length >= 5 ? poker.describe(poker.rank(all)) : '';
    },
    summary: dealersSummary(qualifies, poker.describe),
  }),
});

/**
 * The sequence of play, §6: one bet ever, the later the smaller (§6.5.2.a). The house hand is called once, after §6.13.1 where
 * it does not qualify: that is the call of §6.10.2, §6.12.1 and §6.13.2. What folded is taken (§6.10) in the first pass of the
 * settlement, without a step: journals of a release have the steps that stand here (docs/operations.md, Upgrading).
 */
function* play(felt: DealtFelt): Script<Outcomes<UltimateShowdown>> {
  const seats = seatsOf(felt.bets);
  const hands = new BySeat<Place>();

  yield handle('Sweep the table.', at('6.3.1'));
  yield* tipsToTheLeft(felt, at('4.3.2'));
  yield say(() => 'No more bets.', at('6.3.2'));
  const board = felt.place('board');
  yield deal(board, 'down', at('6.3.3'), 5);
  yield handle('Fan the five cards from left to right; the first three are the flop.', at('6.3.3.a'));
  for (const seat of seats) {
    const hand = felt.place(String(seat), seat);
    hands.set(seat, hand);
    yield deal(hand, 'down', at('6.3.4'), 2);
  }
  const dealer = felt.place('dealer');
  yield deal(dealer, 'down', at('6.3.5'), 2);
  yield handle('Players may pick up their cards and hold them over the table, in full view.', at('6.4'));

  const undecided = new Set(seats);
  const anteOf = (seat: number): NonNullable<ReturnType<typeof stakeOf>> => {
    const ante = stakeOf(felt.bets, seat, 'ante');
    if (ante === undefined) throw new Error(`Seat ${seat} has no ante.`);
    return ante;
  };
  for (const seat of seats) {
    const actions = [CHECK, playTimes(anteOf(seat), 3, 4)];
    const decision = yield* ask({ seat, actions, absent: CHECK, cite: at('6.5') });
    if (decision.verb === 'play') undecided.delete(seat);
  }
  yield turn(board, at('6.6'), 3);
  for (const seat of undecided) {
    const actions = [CHECK, playTimes(anteOf(seat), 2)];
    const decision = yield* ask({ seat, actions, absent: CHECK, cite: at('6.7') });
    if (decision.verb === 'play') undecided.delete(seat);
  }
  yield turn(board, at('6.8'));
  for (const seat of undecided) {
    const actions = [FOLD, playTimes(anteOf(seat), 1)];
    const decision = yield* ask({ seat, actions, absent: FOLD, cite: at('6.9') });
    if (decision.verb === 'play') undecided.delete(seat);
  }
  const folded = undecided;

  yield turn(dealer, at('6.10.1'));
  const dealerHand = bestOfSeven(dealer.cards, board.cards);
  const qualifying = dealerHand >= qualifies();
  if (!qualifying) yield say(() => 'Dealer does not qualify.', at('6.13.1'));
  yield say(() => `Dealer has ${poker.describe(dealerHand)}.`, at('6.10.2'));
  yield handle('Lay your two cards out in front of the chip tray.', at('6.10.3'));
  if (!qualifying && folded.size < seats.length)
    yield handle('Return the Antes in play, from right to left.', at('6.13.3.a'));
  for (const [seat, hand] of [...hands].toReversed()) {
    if (!folded.has(seat) || isBet(felt.bets, seat, 'trips'))
      yield turn(hand, at(qualifying ? '6.12.2' : '6.13.4'));
  }
  yield handle('Pick up the cards as bets are settled and put them in the discard rack.', at('6.14'));

  return outcomesOf(
    hands.map(({ cards }, seat) => ({
      hand: bestOfSeven(cards, board.cards),
      dealer: dealerHand,
      folded: folded.has(seat),
    })),
  );
}
