import { type Card, type Strength, strengthOf } from '@croupier/cards';
import {
  answered,
  asking,
  BySeat,
  type Cents,
  type Cite,
  type DealtFelt,
  deal,
  handle,
  type Outcomes,
  outcomesOf,
  type Pass,
  type Place,
  place,
  type Question,
  type Rules,
  type Script,
  SeatSet,
  type Step,
  say,
  seatsOf,
  turn,
} from '@croupier/table';
import { type AgainstDealer, type Bar, dealersHand, dealersSummary, qualified } from './against-dealer.ts';
import { nth } from './nth.ts';
import { stakeOf } from './seats.ts';
import { tipsLieLeft } from './tips.ts';

/** Where a section says what is done in one way in all of them, in the order in which it is done. */
interface Clauses {
  readonly sweep: Cite;
  readonly tips: Cite;
  readonly noMoreBets: Cite;
  readonly hands: Cite;
  readonly pickUp: Cite;
  /** Absent: a fold is not called. */
  readonly fold?: Cite;
}

/** A round as it lies on the table. */
export interface AtTable {
  readonly felt: DealtFelt;
  /** From the dealer's left. */
  readonly seats: readonly number[];
  readonly dealer: Place;
  /** Where the community cards lie, if there are any. */
  readonly board: Place;
  readonly folded: SeatSet;
  /** What the dealer's cards make, once all of them are dealt. */
  readonly house: Strength;
}

/** What a section has of its own in a round against the dealer, in the order in which it comes. */
export interface Sequence<O extends AgainstDealer> {
  readonly at: Clauses;
  /** Community cards that are dealt before the hands. */
  readonly community?: (board: Place, felt: DealtFelt) => readonly Step[];
  /** How many cards a player gets. */
  readonly cards: number;
  /** The dealer's own cards, and what else is done before the players look at theirs. */
  readonly dealers: (dealer: Place) => readonly Step[];
  /** To play or to fold, asked of everybody with an Ante, one after the other; absent: `streets` asks. */
  readonly choice?: (seat: number, ante: Cents) => Question;
  /** What becomes of the cards of whoever folds. */
  readonly foldedCards?: (table: AtTable, seat: number, hand: Place) => readonly Step[];
  /** Choices between community cards, before the dealer's hand is turned; and where those cards lie. */
  readonly streets?: (table: AtTable) => Script<Place>;
  /** What the dealer's cards make. */
  readonly rank: (dealer: readonly Card[], board: readonly Card[]) => Strength;
  /** The dealer's hand is turned and called. */
  readonly turned: (table: AtTable) => readonly Step[];
  /** What the wagers of a seat look at. */
  readonly showdown: (own: readonly Card[], table: AtTable, folded: boolean) => O;
  /** The clause by which a player's hand is turned, from the dealer's right; none where it is not. */
  readonly shown: (showdown: O, table: AtTable, seat: number) => Cite | undefined;
  /** What is called of a hand that has been turned, and done with it. */
  readonly called?: (showdown: O, seat: number, hand: Place) => readonly Step[];
  readonly ending: (table: AtTable) => readonly Step[];
  readonly describe: (hand: Strength) => string;
  readonly order: Order;
}

/** In which order bets are taken and paid. */
interface Order {
  /** What a fold loses, which is taken first, from the dealer's left. */
  readonly folded: readonly string[];
  /** The wagers of each hand, from the dealer's right. */
  readonly hands: readonly string[];
  /** Where the dealer needs a certain hand to qualify: what is gone through, from the right, when they have none. */
  readonly unqualified?: { readonly bar: Bar; readonly passes: readonly (readonly string[])[] };
}

export type PlayedAgainstDealer<O> = Pick<Rules<O>, 'play' | 'passes' | 'summary'>;

/**
 * The part of its rules that a section shares with every other in which players have a hand each against the dealer's, and play it
 * or fold (bclc-poker 6.0, 7.0, 8.0, 10.0, 11.0, 12.0): how a round is dealt, settled and summed up.
 */
export function playedAgainstDealer<O extends AgainstDealer>(of: Sequence<O>): PlayedAgainstDealer<O> {
  const { unqualified } = of.order;
  return {
    play: sequenceOf(of),
    passes: passesIn(of.order),
    summary: unqualified ? dealersSummary(unqualified.bar, of.describe) : dealersHand(of.describe),
  };
}

/** Bets are closed, hands dealt and played or folded; the dealer's hand is turned, and from the right those still in play. */
function sequenceOf<O extends AgainstDealer>(of: Sequence<O>): Rules<O>['play'] {
  const { at, cards, community, choice, foldedCards, streets, showdown, shown, called } = of;
  // Steps that are always the same are made once: a round passes them a hundred thousand times a second.
  const sweep = handle('Sweep the table.', at.sweep);
  const noMoreBets = say(() => 'No more bets.', at.noMoreBets);
  const pickUp = handle(
    'Players may pick up their cards and hold them over the table, in full view.',
    at.pickUp,
  );

  // Loops around a step count: an iterator that is kept while a step is done costs a tenth of a round.
  return function* play(felt: DealtFelt): Script<Outcomes<O>> {
    const seats = seatsOf(felt.bets);
    const hands = new BySeat<Place>();
    const watched = !felt.unwatched;

    if (watched) {
      yield sweep;
      const tips = tipsLieLeft(felt, at.tips);
      if (tips) yield tips;
    }
    if (watched) yield noMoreBets;
    let board = NO_BOARD;
    if (community) {
      board = felt.place('board');
      const steps = community(board, felt);
      for (let i = 0; i < steps.length; i++) yield nth(steps, i);
    }
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const hand = felt.place(String(seat), seat);
      hands.set(seat, hand);
      yield deal(hand, 'down', at.hands, cards);
    }
    const dealer = felt.place('dealer');
    const dealt = of.dealers(dealer);
    for (let i = 0; i < dealt.length; i++) yield nth(dealt, i);
    if (watched) yield pickUp;
    const table = { felt, seats, dealer, board, folded: new SeatSet(), house: UNKNOWN };

    if (choice) {
      for (let i = 0; i < seats.length; i++) {
        const seat = nth(seats, i);
        const ante = stakeOf(felt.bets, seat, 'ante');
        if (ante === undefined) continue; // There is nothing to decide (READINGS 35, 36).
        const question = choice(seat, ante);
        if (answered(question, yield asking(question)).verb !== 'fold') continue;
        table.folded.add(seat);
        if (!watched) continue;
        if (at.fold) yield say(() => `Folding, seat ${seat}.`, at.fold);
        const hand = hands.get(seat);
        const steps = foldedCards && hand ? foldedCards(table, seat, hand) : NO_STEPS;
        for (let k = 0; k < steps.length; k++) yield nth(steps, k);
      }
    }
    if (streets) table.board = yield* streets(table);

    table.house = of.rank(dealer.cards, table.board.cards);
    if (watched) {
      const turned = of.turned(table);
      for (let i = 0; i < turned.length; i++) yield nth(turned, i);
    }
    const showdowns = new BySeat<O>();
    const shownIn = seats.toReversed();
    for (let i = 0; i < shownIn.length; i++) {
      const seat = nth(shownIn, i);
      const hand = hands.get(seat);
      if (!hand) continue;
      const one = showdown(hand.cards, table, table.folded.has(seat));
      showdowns.set(seat, one);
      const cite = watched ? shown(one, table, seat) : undefined;
      if (!cite) continue;
      yield turn(hand, cite);
      const steps = called ? called(one, seat, hand) : NO_STEPS;
      for (let k = 0; k < steps.length; k++) yield nth(steps, k);
    }
    if (watched) {
      const ending = of.ending(table);
      for (let i = 0; i < ending.length; i++) yield nth(ending, i);
    }
    return outcomesOf(showdowns);
  };
}

const NO_STEPS: readonly Step[] = [];

/** Where nothing lies in the middle. */
const NO_BOARD: Place = place('board');
const UNKNOWN: Strength = strengthOf(0);

/** What a fold loses is taken before anything else. */
function passesIn<O extends AgainstDealer>({
  folded,
  hands,
  unqualified,
}: Order): NonNullable<Rules<O>['passes']> {
  const usual = [fromTheRight(hands)];
  if (!unqualified) return (outcomes) => [taken(folded, outcomes), ...usual];
  const { bar } = unqualified;
  const otherwise = unqualified.passes.map(fromTheRight);
  return (outcomes, seats) => [
    taken(folded, outcomes),
    ...(qualified(bar, outcomes, seats) ? usual : otherwise),
  ];
}

const taken = (wagers: readonly string[], outcomes: Outcomes<AgainstDealer>): Pass => ({
  from: 'left',
  wagers,
  results: ['lose'],
  only: (seat) => outcomes(seat).folded,
});

const fromTheRight = (wagers: readonly string[]): Pass => ({ from: 'right', wagers });

/** How a round ends in most sections. */
export const pickedUpAsSettled = (cite: Cite): Step =>
  handle('Pick up the cards as bets are settled and put them in the discard rack.', cite);
