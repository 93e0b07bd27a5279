import { type Card, rankSixDeck, sixDeck, strengthOf, withArticle } from '@croupier/cards';
import {
  type Action,
  type Answer,
  arrange,
  askTogether,
  type Bet,
  BySeat,
  type DealtFelt,
  deal,
  type Envy,
  handle,
  type Outcomes,
  outcomesOf,
  type Place,
  pass,
  type Question,
  type Script,
  type Step,
  say,
  seatsOf,
  section,
  turn,
} from '@croupier/table';
import { HOUSE_WAY } from '../banked/chosen-hands.ts';
import { markEnvy } from '../banked/envy-marks.ts';
import { nth } from '../banked/nth.ts';
import { stakeOf } from '../banked/seats.ts';
import { tipsLieLeft } from '../banked/tips.ts';
import { bclcPoker } from '../rulebooks.ts';
import { fastActionHouseWay } from './9.0-house-way.ts';
import { type FastActionShowdown, withBoard } from './9.0-showdown.ts';
import { byOrder, twoInWords } from './9.0-two-cards.ts';

const at = section(bclcPoker, '9.0');

const KEPT = 'kept';
export const DISCARDED = 'discarded';
const FIRST = 'first';
const SECOND = 'second';

type Hands = BySeat<Place>;
type Answers = ReadonlyMap<number, Answer>;

/** The sequence of play, §6. */
export const fastActionPlay = (
  envy: Envy<FastActionShowdown>,
): ((felt: DealtFelt) => Script<Outcomes<FastActionShowdown>>) =>
  function* play(felt: DealtFelt): Script<Outcomes<FastActionShowdown>> {
    const { bets } = felt;
    const seats = seatsOf(bets);
    const laterOnes = secondSpots(bets, seats);
    const watched = !felt.unwatched;

    if (watched) {
      yield SWEEP;
      const tips = tipsLieLeft(felt, at('4.3.2'));
      if (tips) yield tips;
      yield NO_MORE_BETS;
      yield* markEnvy(felt, envy, at('6.2.3'));
    }
    const hands = new BySeat<Place>();
    for (const seat of seats) {
      const name = String(seat);
      hands.set(seat, laterOnes.includes(seat) ? felt.place(name) : felt.place(name, seat));
    }
    const dealer = felt.place('dealer');
    const dealt = [...hands.values(), dealer];
    for (let round = 0; round < CARD_BY_CARD.length; round++) {
      const cite = nth(CARD_BY_CARD, round);
      for (let i = 0; i < dealt.length; i++) yield deal(nth(dealt, i), 'down', cite);
    }
    if (watched) yield PICK_UP;
    const answers = yield* decisionsOf(bets, hands, laterOnes);
    const played = new BySeat<Played>();
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const hand = nth(dealt, i);
      const answer = answers.get(seat) ?? HOUSE_WAY;
      const steps = watched ? layDown(seat, hand, answer) : NO_STEPS;
      played.set(seat, playedBy(hand, answer));
      for (let k = 0; k < steps.length; k++) yield nth(steps, k);
    }
    const kept = byHouseWay(dealer.cards);
    if (watched) yield ALL_SET;
    if (watched) yield* setDealers(dealer, kept);
    const board = felt.place('board');
    yield deal(board, 'up', BOARD, 5);
    const outcomes = showdownsOf(played, kept, board);
    if (watched) {
      yield arrange(board, { board: sixDeck.bestCards(board.cards) }, at('6.10'));
      yield* compare(seats, outcomes);
    }
    return outcomes;
  };

const NO_STEPS: readonly Step[] = [];

const SWEEP = handle('Sweep the table.', at('6.2.1'));
const NO_MORE_BETS = say(() => 'No more bets.', at('6.2.2'));
/** One card to everybody, four times. */
const CARD_BY_CARD = [at('6.2.4'), at('6.2.5'), at('6.2.5'), at('6.2.5')];
const PICK_UP = handle(
  'Players may pick up their cards and hold them over the table, in full view.',
  at('6.2.5'),
);
/** Cited at every seat. */
const KEEP = at('6.3');
const BY_HOUSE_WAY = at('6.6.2');
const SPLIT = at('6.5.1');
const BOARD = at('6.9');
const CALL = at('6.12.3');
const DISCARD = handle('The two unused cards lie face down before the bet.', at('6.4'));
const ALL_SET = say(() => 'All hands set.', at('6.7'));
const TO_THE_RACK = handle('Put the two unused cards in the discard rack.', at('6.8.1'));

/** The spots of players who have one to the left of it already: those hands lie untouched until the first is set. */
function secondSpots(bets: readonly Bet[], seats: readonly number[]): number[] {
  const players = new Set<string>();
  return seats.filter((seat) => {
    const player = bets.find(({ spot, kind }) => spot === seat && kind === 'own')?.player ?? '';
    if (players.has(player)) return true;
    players.add(player);
    return false;
  });
}

/** Everybody sets a hand, in any order; whoever has two looks at the second when the first is set (§3.2.2, §3.2.3). */
function* decisionsOf(bets: readonly Bet[], hands: Hands, laterOnes: readonly number[]): Script<Answers> {
  const firstOnes = seatsOf(bets).filter((seat) => !laterOnes.includes(seat));
  const answers = yield* askTogether(firstOnes.map((seat) => questionAt(bets, seat)));
  if (laterOnes.length === 0) return answers;
  for (const seat of laterOnes) {
    const hand = hands.get(seat);
    if (hand)
      yield pass(
        hand,
        seat,
        `Seat ${seat} may be picked up, now that its player’s first hand is set.`,
        at('3.2.2'),
      );
  }
  const later = yield* askTogether(laterOnes.map((seat) => questionAt(bets, seat)));
  return new Map([...answers, ...later]);
}

const TWO_HANDS = { [FIRST]: 2, [SECOND]: 2 };

/** Asked of a seat in every round anew, and always the same. */
const keeps = new BySeat<Action>();
function keepAt(seat: number): Action {
  const keep: Action = { verb: 'keep', takes: { from: String(seat), cards: 2 } };
  keeps.set(seat, keep);
  return keep;
}

/** §6.3, §6.5: keep two cards, or play all four in two hands for as much again. */
function questionAt(bets: readonly Bet[], seat: number): Question {
  const from = String(seat);
  const ante = stakeOf(bets, seat, 'ante');
  const bonus = stakeOf(bets, seat, 'bonus');
  const keep = keeps.get(seat) ?? keepAt(seat);
  const split: Action | undefined = ante && {
    verb: 'split',
    wager: 'split',
    least: ante,
    most: ante,
    takes: { from, parts: TWO_HANDS },
    ...(bonus ? { adds: [{ wager: 'split-bonus', amount: bonus, optional: true }] } : {}),
    cite: SPLIT,
  };
  return {
    seat,
    actions: split ? [keep, split, HOUSE_WAY] : [keep, HOUSE_WAY],
    absent: HOUSE_WAY,
    cite: KEEP,
  };
}

/** The cards that a spot plays: two that are kept, or both hands of a split. */
interface Played {
  readonly first: readonly Card[];
  readonly second: readonly Card[] | null;
}

const playedBy = ({ cards: dealt }: Place, { cards, parts }: Answer): Played =>
  parts
    ? { first: parts[FIRST] ?? [], second: parts[SECOND] ?? [] }
    : { first: cards ?? byHouseWay(dealt), second: null };

/** The hand as it was decided: two cards face up and two discarded, or two hands face up. */
function layDown(seat: number, hand: Place, { verb, cards, parts }: Answer): readonly Step[] {
  if (parts) return [arrange(hand, parts, at('6.5.2')), turn(hand, at('6.5.2'))];
  const dealt = hand.cards.slice();
  const kept = cards ?? byHouseWay(dealt);
  const steps = [arrange(hand, keeping(dealt, kept), KEEP), turn(hand, KEEP, kept.length), DISCARD];
  if (verb === 'house-way')
    steps.push(say(() => `Seat ${seat}, by the house way: ${houseWayInWords(dealt)}.`, BY_HOUSE_WAY));
  return steps;
}

function byHouseWay(cards: readonly Card[]): readonly Card[] {
  const { keep } = fastActionHouseWay.set(cards);
  const [a, b] = keep;
  return a === undefined || b === undefined || byOrder(a, b) <= 0 ? keep : [b, a];
}

/** "ace-king suited, an ace with a jack or better (7.2.2)" */
function houseWayInWords(cards: readonly Card[]): string {
  const { setting, steps } = fastActionHouseWay.explain(cards);
  const reasons = steps.map(({ cite, why }) => `${why} (${cite.clause})`);
  return `${withArticle(twoInWords(setting.keep))}, ${reasons.join(', ')}`;
}

/** The cards that are kept and what is left of the others; six decks may hold a card twice. */
function keeping(
  cards: readonly Card[],
  kept: readonly Card[],
): Record<typeof KEPT | typeof DISCARDED, readonly Card[]> {
  const discarded = cards.slice();
  for (const card of kept) discarded.splice(discarded.indexOf(card), 1);
  return { kept, discarded };
}

/** §6.8: the dealer's four cards are exposed and two of them kept, by the house way at all times (§7.1). */
function* setDealers(dealer: Place, kept: readonly Card[]): Script<void> {
  const dealt = dealer.cards.slice();
  yield turn(dealer, at('6.8'));
  yield arrange(dealer, keeping(dealt, kept), at('6.8'));
  yield say(() => `Dealer keeps ${houseWayInWords(dealt)}.`, at('7.1'));
  yield TO_THE_RACK;
}

function showdownsOf(
  played: BySeat<Played>,
  kept: readonly Card[],
  { cards: board }: Place,
): Outcomes<FastActionShowdown> {
  const house = withBoard(kept, board);
  const alone = strengthOf(rankSixDeck(board));
  return outcomesOf(
    played.map(({ first, second }) => ({
      hand: withBoard(first, board),
      second: second && withBoard(second, board),
      dealer: house,
      board: alone,
    })),
  );
}

/** §6.12: the house hand is called, then each player's, from right to left. */
function* compare(seats: readonly number[], outcomes: Outcomes<FastActionShowdown>): Script<void> {
  const called = (seat: number): string => {
    const { hand, second } = outcomes(seat);
    const also = second === null ? '' : `, and ${withArticle(sixDeck.describe(second))}`;
    return `Seat ${seat} has ${withArticle(sixDeck.describe(hand))}${also}.`;
  };
  const [any] = seats;
  if (any === undefined) return;
  yield say(() => `Dealer has ${withArticle(sixDeck.describe(outcomes(any).dealer))}.`, at('6.12.1'));
  const calledIn = seats.toReversed();
  for (let i = 0; i < calledIn.length; i++) {
    const seat = nth(calledIn, i);
    yield say(() => called(seat), CALL);
  }
}
