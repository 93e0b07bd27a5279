import {
  type Answer,
  arrange,
  askTogether,
  BySeat,
  DEALER,
  type DealtFelt,
  deal,
  drawNumber,
  handle,
  numberIn,
  type Outcomes,
  outcomesOf,
  type Place,
  type Question,
  type Script,
  type Summary,
  say,
  seatsOf,
  section,
  turn,
} from '@croupier/table';
import { chosenHands, HOUSE_WAY } from '../banked/chosen-hands.ts';
import { highestFirst } from '../banked/highest-first.ts';
import { bclcPoker } from '../rulebooks.ts';
import { fortuneAsiaHouseWay } from './16.0-house-way.ts';
import {
  type FortuneAsiaParts,
  type FortuneAsiaShowdown,
  handInWords,
  outcomeClause,
  outcomeInWords,
  ranked,
  Showdown,
} from './16.0-showdown.ts';
import { type FortuneBonus, fortuneBonusBy } from './fortune-bonus.ts';

const at = section(bclcPoker, '16.0');

export const FORTUNE_ASIA_SEATS = 6;
const HAND = 7;

/** The Fortune Bonus on one's own seven cards, and its envy. */
export const FORTUNE_ASIA_BONUS: FortuneBonus = fortuneBonusBy({
  bonus: at('2.2.1'),
  payTable: at('5.7.1'),
  anyCards: at('2.2.1.e'),
  envy: at('2.2.2.b'),
  mark: at('6.1.1.a'),
  keep: at('6.13.1'),
  pay: at('6.12'),
  payEnvy: at('6.13.2'),
});

const TIPS_APART = handle("Bets for the dealer lie apart from the player's own.", at('4.3'));
const TIPS_AWAY = handle(
  'Bets for the dealer that won go to the tips with their win, none stays.',
  at('4.2.1'),
);

/** The sequence of play, §6. */
export function* fortuneAsiaPlay(felt: DealtFelt): Script<Outcomes<FortuneAsiaShowdown>> {
  const { bets } = felt;
  const seats = seatsOf(bets);
  const tips = bets.some(({ kind }) => kind === 'tip');
  if (tips) yield TIPS_APART;
  yield* FORTUNE_ASIA_BONUS.mark(felt);
  const sets = yield* chosenHands(felt, seats, { choose: at('6.2'), mark: at('6.2.1') });
  const hands = yield* deliver(felt, seats, sets);
  yield* setHands(seats, sets, hands);
  const outcomes = yield* showdowns(hands);
  yield* compare(seats, hands, outcomes);
  yield* FORTUNE_ASIA_BONUS.pay(felt, outcomes);
  if (tips) yield TIPS_AWAY;
  return outcomes;
}

/** §6.3.2: positions are counted counter-clockwise from the dealer's right; the dealer is the last. */
const POSITIONS = [...Array.from({ length: FORTUNE_ASIA_SEATS }, (_, i) => FORTUNE_ASIA_SEATS - i), DEALER];

const START = handle('Press the green button of the shuffler.', at('6.3'));
const COUNT_DOWN = handle('Count down the four cards that are left, into the discard rack.', at('6.5'));

type Hands = BySeat<Place>;

/** Seven hands of seven, whether or not somebody plays a position; only `sets` may look at theirs. */
function* deliver(felt: DealtFelt, seats: readonly number[], sets: ReadonlySet<number>): Script<Hands> {
  yield START;
  const number = numberIn(yield drawNumber('first hand', POSITIONS.length, at('6.3.1')));
  yield say(() => `The number is ${number}: ${positionInWords(number)} has the first hand.`, at('6.3.2'));
  const hands = new BySeat<Place>();
  for (const seat of [...POSITIONS.slice(number - 1), ...POSITIONS.slice(0, number - 1)]) {
    if (seat !== DEALER && !seats.includes(seat)) {
      yield deal(felt.aside(`vacant ${seat}`), 'down', at('6.4.1'), HAND);
      continue;
    }
    const hand = felt.place(seat === DEALER ? 'dealer' : String(seat), sets.has(seat) ? seat : undefined);
    hands.set(seat, hand);
    yield deal(hand, 'down', at('6.4'), HAND);
  }
  yield deal(felt.aside('discards'), 'down', at('6.5'), 53 - HAND * POSITIONS.length);
  yield COUNT_DOWN;
  return hands;
}

const positionInWords = (number: number): string => {
  const seat = POSITIONS[number - 1] ?? DEALER;
  return seat === DEALER ? 'the dealer' : `seat ${seat}`;
};

const setting = (seat: number): Question => ({
  seat,
  actions: [{ verb: 'set', takes: { from: String(seat), parts: { low: 1, mid: 2, high: 4 } } }, HOUSE_WAY],
  absent: HOUSE_WAY,
  cite: at('6.6'),
});

const PLAYERS_SET = Array.from({ length: FORTUNE_ASIA_SEATS }, (_, i) => setting(i + 1));

/** All players set together; then the dealer exposes and sets the hands that nobody looks at (§3.2.3). */
function* setHands(seats: readonly number[], sets: ReadonlySet<number>, hands: Hands): Script<void> {
  const answers = yield* askTogether(PLAYERS_SET.filter(({ seat }) => sets.has(seat)));
  for (const seat of seats.toReversed()) {
    const hand = hands.get(seat);
    if (!hand) continue;
    const answer = answers.get(seat);
    if (!answer) yield turn(hand, at('3.2.3'));
    const cite = answer?.verb === 'set' ? at('6.6') : at(answer ? '6.8' : '3.2.3');
    yield arrange(hand, partsOf(hand, answer ?? HOUSE_WAY), cite);
  }
}

/** The hand as it was set, or by the house way, then from the highest card down. */
function partsOf({ cards }: Place, answer: Answer): FortuneAsiaParts {
  if (!answer.parts) {
    const { low, mid, high } = fortuneAsiaHouseWay.set(cards).parts;
    return { low, mid: highestFirst(mid), high: highestFirst(high) };
  }
  const { low = [], mid = [], high = [] } = answer.parts;
  return { low, mid, high };
}

/** The dealer's hand is turned and set last, always the house way (§6.9); every other is compared with it. */
function* showdowns(hands: Hands): Script<Outcomes<FortuneAsiaShowdown>> {
  const dealer = hands.get(DEALER);
  if (!dealer) throw new TypeError('The dealer has no hand.');
  yield turn(dealer, at('6.9'));
  yield arrange(dealer, partsOf(dealer, HOUSE_WAY), at('6.9'));
  const dealers = ranked(dealer);
  yield say(() => `Dealer: ${handInWords(dealers)}.`, at('6.9'));
  return outcomesOf(hands.map((hand) => new Showdown(hand === dealer ? dealers : ranked(hand), dealers)));
}

const PAY = handle('Pay or take each hand of the basic game with its bonuses.', at('6.13'));

/** §6.11: hand by hand from the dealer's right; one that was set the house way for its player lies open already. */
function* compare(
  seats: readonly number[],
  hands: Hands,
  outcomes: Outcomes<FortuneAsiaShowdown>,
): Script<void> {
  for (const seat of seats.toReversed()) {
    const hand = hands.get(seat);
    if (hand?.faces.includes('down')) yield turn(hand, at('6.11.1'));
    const outcome = outcomes(seat);
    yield say(() => `Seat ${seat} ${outcomeInWords(outcome)}.`, at(outcomeClause(outcome)));
  }
  yield PAY;
}

export const summary = (outcomes: Outcomes<FortuneAsiaShowdown>): Summary => ({
  dealer: handInWords(outcomes(DEALER)),
});
