import {
  type Card,
  poker,
  rankOf,
  rankPoker,
  rankSix,
  type Strength,
  strengthOf,
  withArticle,
} from '@croupier/cards';
import {
  answered,
  asking,
  BySeat,
  type Cite,
  type DealtFelt,
  deal,
  dealOnTop,
  dealUnder,
  handle,
  move,
  type Outcomes,
  outcomesOf,
  type Place,
  type Rules,
  type Script,
  SeatSet,
  say,
  seatsOf,
  section,
  turn,
  turnOne,
} from '@croupier/table';
import { type AgainstDealer, type Bar, barOf } from '../banked/against-dealer.ts';
import { nth } from '../banked/nth.ts';
import { FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { tipsLieLeft } from '../banked/tips.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '13.0');

/** How many antes may be played, and with three of a kind or better (§2.1.3, §2.1.3.a). */
export const ON_PLAY = { least: 1, most: 2, strong: 3 } as const;

/**
 * What a seat's wagers look at: the best five of its six cards, the hand that the dealer is left with and of how many cards,
 * and whether the seat folded. A short hand stands below the full ones that begin alike, so that only five cards against five
 * can tie (§2.1.6, READINGS 41).
 */
export interface InfernoShowdown extends AgainstDealer {
  readonly dealerCards: number;
}

export const DEALER = 'dealer';

/** §2.1.3.a: the least hand that may stake three Antes on Play. */
const threeOfAKind: Bar = barOf(() => poker.least('three-of-a-kind'));

/** §2.1.3, §2.1.3.a: how many Antes a hand may stake on Play at most. */
export const mostOnPlay = (hand: Strength): number =>
  hand >= threeOfAKind() ? ON_PLAY.strong : ON_PLAY.most;

/** §6.6.1: the lowest up card that the dealer removes; an ace is above it (§6.6.1.b). */
const NINE = 7;
export const dealerRemoves = (card: Card): boolean => rankOf(card) >= NINE;

const SWEEP = handle('Sweep the table.', at('6.3.1'));
const NO_MORE_BETS = say(() => 'No more bets.', at('6.3.2'));
const PICK_UP = handle(
  'Players may pick up their cards and hold them over the table, in full view.',
  at('6.4'),
);
const TUCK = handle('Players put their cards face down under their bet.', at('6.5.2'));
/** Cited at every seat. */
const HANDS = at('6.3.3');
const DEALERS = at('6.3.4');
const UP_CARD = at('6.3.5');
const DECIDE = at('6.5');
const REMOVE = at('6.6.1');
const SHOW = at('6.8');
const SHOW_FOLDED = at('6.8.6');
const REMOVE_FOLDED = handle('Remove the folded hands and their bets.', at('6.6'));

/** The sequence of play, §6. `tipsLie` says where a bet for the dealer lies, which 14.0 says for itself. */
export function infernoPlay(tipsLie: Cite): Rules<InfernoShowdown>['play'] {
  // Loops around a step count, as in banked/played-against-dealer.ts.
  return function* play(felt: DealtFelt): Script<Outcomes<InfernoShowdown>> {
    const seats = seatsOf(felt.bets);
    const hands = new BySeat<Place>();
    const strengths = new BySeat<Strength>();
    const watched = !felt.unwatched;

    if (watched) {
      yield SWEEP;
      const tips = tipsLieLeft(felt, tipsLie);
      if (tips) yield tips;
      yield NO_MORE_BETS;
    }
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const hand = felt.place(String(seat), seat);
      hands.set(seat, hand);
      yield deal(hand, 'down', HANDS, 6);
    }
    const dealer = felt.place(DEALER);
    const rack = felt.aside('discard rack');
    yield dealUnder(dealer, 'down', DEALERS, 6);
    yield dealOnTop(dealer, 'up', UP_CARD);
    if (watched) yield PICK_UP;

    const folded = new SeatSet();
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const ante = stakeOf(felt.bets, seat, 'ante');
      if (ante === undefined) throw new Error(`Seat ${seat} has no ante.`);
      const hand = bestOfSix(hands.get(seat)?.cards ?? []);
      strengths.set(seat, hand);
      const most = mostOnPlay(hand);
      // The same clause for every hand: others see it, and not what it allowed.
      const question = {
        seat,
        actions: [playTimes(ante, ON_PLAY.least, most), FOLD],
        absent: FOLD,
        cite: DECIDE,
      };
      if (answered(question, yield asking(question)).verb === 'fold') folded.add(seat);
    }
    if (watched) {
      if (folded.size < seats.length) yield TUCK;
      if (folded.size > 0) yield REMOVE_FOLDED;
    }

    // §6.6.1.a: the last card is neither turned for this nor removed (READINGS 41).
    let [up] = dealer.cards;
    while (up !== undefined && dealer.cards.length > 1 && dealerRemoves(up)) {
      yield move(dealer, [up], rack, REMOVE);
      if (watched && dealer.cards.length > 1) yield turnOne(dealer, 0, REMOVE);
      [up] = dealer.cards;
    }
    const house = strengthOf(rankPoker(dealer.cards));
    if (watched) {
      yield turn(dealer, at('6.7'));
      yield say(() => `Dealer has ${withArticle(poker.describe(house))}.`, at('6.7.1'));
      const shownIn = seats.toReversed();
      for (let i = 0; i < shownIn.length; i++) {
        const seat = nth(shownIn, i);
        const hand = hands.get(seat);
        if (!hand) continue;
        if (!folded.has(seat)) yield turn(hand, SHOW);
        else if (isBet(felt.bets, seat, 'aces-up')) yield turn(hand, SHOW_FOLDED);
      }
    }

    const dealerCards = dealer.cards.length;
    return outcomesOf(
      strengths.map((hand, seat) => ({ hand, dealer: house, dealerCards, folded: folded.has(seat) })),
    );
  };
}

/** The best five of six cards from one deck, which need no checking. */
const bestOfSix = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Strength =>
  strengthOf(rankSix(a, b, c, d, e, f));
