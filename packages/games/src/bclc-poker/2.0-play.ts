import {
  type Answer,
  arrange,
  ask,
  askTogether,
  type Cite,
  DEALER,
  type DealtFelt,
  handle,
  type Outcomes,
  outcomesOf,
  type Pass,
  type Place,
  type PlayerBank,
  type Question,
  type Script,
  type Step,
  type Summary,
  say,
  seatsOf,
  section,
  turn,
} from '@croupier/table';
import { chosenHands, HOUSE_WAY } from '../banked/chosen-hands.ts';
import { highestFirst } from '../banked/highest-first.ts';
import { bclcPoker } from '../rulebooks.ts';
import { type Delivery, deliver, type Hands, PAI_GOW_SEATS } from './2.0-delivery.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import {
  handInWords,
  isFouled,
  outcomeInWords,
  type PaiGowParts,
  type PaiGowShowdown,
  pushes,
  ranked,
  showdown,
  wins,
} from './2.0-showdown.ts';

const at = section(bclcPoker, '2.0');

export const MAIN = 'main';

/** What a game that is played on Pai Gow Poker adds to its sequence, or does in its own way. */
export interface Additions<O extends PaiGowShowdown> {
  readonly outcome: (hand: PaiGowShowdown) => O;
  /** After the sweep, before anything is drawn. */
  readonly swept?: (felt: DealtFelt) => Script<void>;
  /** The house's hand lies open before anybody sets (5.0 §7.3); absent: it is turned and set last of all. */
  readonly opens?: (dealer: Place) => Script<void>;
  /** Where it says that players set their hands; absent: §8.3.1. */
  readonly set?: Cite;
  /** How the winners are paid when the house banks; absent: less the commission. */
  readonly pay?: Step;
  /** When every hand of the basic game has been turned. */
  readonly turned?: (felt: DealtFelt, outcomes: Outcomes<O>) => Script<void>;
}

/** The sequence of play, §7 and §8. */
export function paiGowPlay<O extends PaiGowShowdown>(
  delivery: Delivery,
  { outcome, swept, opens, set = at('8.3.1'), pay = PAY, turned }: Additions<O>,
): (felt: DealtFelt) => Script<Outcomes<O>> {
  const questions = SEATS.map((seat) => setting(seat, set));
  return function* play(felt: DealtFelt): Script<Outcomes<O>> {
    const { bets, bank } = felt;
    const seats = seatsOf(bets);
    const tips = bets.some(({ kind }) => kind === 'tip');
    const sets = yield* chosenHands(felt, seats, { choose: at('7.1.2'), mark: at('7.1.3') });
    yield* markBank(bank);
    if (tips) yield TIPS_APART;
    yield say(() => 'Final betting.', at('7.1.8'));
    yield SWEEP;
    if (swept) yield* swept(felt);

    const inRound = new Set(bank ? [...seats, bank.seat] : seats);
    const hands = yield* deliver(felt, inRound, bank ? new Set([...sets, bank.seat]) : sets, delivery);
    if (opens) yield* opens(dealersHand(hands));
    yield IN_FULL_VIEW;
    yield* setHands(
      seats,
      questions.filter(({ seat }) => sets.has(seat)),
      hands,
    );
    if (!opens) yield* setBanks(hands, bank);
    const outcomes = showdownsOf(hands, bank, outcome);
    if (bank) yield* settlePlayerBank(seats, bank, hands, outcomes);
    else yield* settleHouseBank(seats, hands, outcomes, pay);
    if (turned) yield* turned(felt, outcomes);
    if (tips) yield TIPS_AWAY;
    return outcomes;
  };
}

const TIPS_APART = handle("Bets for the dealer lie apart from the player's own.", at('5.4'));
const TIPS_AWAY = handle(
  'Bets for the dealer that won go to the tips with their win, none stays.',
  at('5.2.1'),
);
/** After it no bet is placed any more. */
export const SWEEP: Step = handle('Sweep the table: all wagers lie in their spots.', at('7.1.8'));
const IN_FULL_VIEW = handle(
  'Players keep their cards over the table, in full view, and to themselves.',
  at('8.3.2'),
);
const HOUSE_BANKS = handle('Put the marker on your own cards: the house banks.', at('2.1.4.a'));
const BANKROLL = handle("The banker's chips lie in the betting spot.", at('2.1.6'));

function* markBank(bank: PlayerBank | undefined): Script<void> {
  if (!bank) {
    yield HOUSE_BANKS;
    return;
  }
  yield handle(`Put the marker before seat ${bank.seat}, who banks.`, at('2.1.5'));
  yield BANKROLL;
}

const setting = (seat: number, cite: Cite): Question => ({
  seat,
  actions: [{ verb: 'set', takes: { from: String(seat), parts: { low: 2, high: 5 } } }, HOUSE_WAY],
  absent: HOUSE_WAY,
  cite,
});

const SEATS = Array.from({ length: PAI_GOW_SEATS + 1 }, (_, seat) => seat);

/** The hand as it was set, or by the house way, then from the highest card down. */
function partsOf(hand: Place, { parts }: Answer): PaiGowParts {
  if (!parts) return theHouseWay(hand);
  const { low = [], high = [] } = parts;
  return { low, high };
}

/** A hand as the house sets it, each part from the highest card down. */
export function theHouseWay({ cards }: Place): PaiGowParts {
  const { low, high } = paiGowHouseWay.set(cards).parts;
  return { low: highestFirst(low), high: highestFirst(high) };
}

/** All players set together; then the dealer exposes and sets what is marked for it, before any hand that banks. */
function* setHands(seats: readonly number[], questions: readonly Question[], hands: Hands): Script<void> {
  const answers = yield* askTogether(questions);
  for (const seat of seats.toReversed()) {
    const hand = hands.get(seat);
    if (!hand) continue;
    const asked = questions.find((question) => question.seat === seat);
    const answer = answers.get(seat);
    if (asked && answer) yield arrange(hand, partsOf(hand, answer), asked.cite);
    else {
      yield turn(hand, at('8.3.5'));
      yield arrange(hand, theHouseWay(hand), at('3.2.3'));
    }
  }
}

/** A player's bank is set after all others, and the house's hand last of all (§8.3.4, §8.3.6.a). */
function* setBanks(hands: Hands, bank: PlayerBank | undefined): Script<void> {
  const banker = bank && hands.get(bank.seat);
  if (bank && banker) {
    const parts = partsOf(banker, yield* ask(setting(bank.seat, at('8.3.4'))));
    const fouled = isFouled(parts.low, parts.high);
    if (fouled)
      yield say(() => "The banker's hand would be fouled: it is set the house way.", at('2.1.12.a'));
    yield turn(banker, at('8.3.4'));
    yield arrange(banker, fouled ? theHouseWay(banker) : parts, at(fouled ? '2.1.12.a' : '8.3.4'));
    yield say(() => `Banker has ${placeInWords(banker)}.`, at('8.3.8'));
  }
  const dealer = dealersHand(hands);
  yield turn(dealer, at(bank ? '8.3.6' : '8.3.4'));
  yield arrange(dealer, theHouseWay(dealer), at('8.3.6.a'));
  yield say(() => `Dealer has ${placeInWords(dealer)}.`, at('8.3.6'));
  yield STAND;
}

const STAND = handle('No hand is picked up or set again from here on.', at('8.3.7'));

function dealersHand(hands: Hands): Place {
  const dealer = hands.get(DEALER);
  if (!dealer) throw new TypeError('The dealer has no hand.');
  return dealer;
}

export const placeInWords = (hand: Place): string => {
  const { low, high } = ranked(hand);
  return handInWords(low, high);
};

/** Every hand against the one that banks. */
function showdownsOf<O>(
  hands: Hands,
  bank: PlayerBank | undefined,
  outcome: (hand: PaiGowShowdown) => O,
): Outcomes<O> {
  const banker = (bank && hands.get(bank.seat)) ?? dealersHand(hands);
  const banks = ranked(banker);
  return outcomesOf(hands.map((hand) => outcome(showdown(hand === banker ? banks : ranked(hand), banks))));
}

const COLLECT = handle('Collect losing bets at once, into the chip tray.', at('8.4.8'));
const COUNT = handle('Collect the cards of losses and pushes: seven each, to the discard rack.', at('8.4.9'));
const SPREAD = handle(
  'Winning hands stay spread beside their wager until all hands are turned.',
  at('8.4.10'),
);
const PAY = handle('Pay the winners, and collect 5 % after each or take it from the payout.', at('8.4.11'));

/** §8.4: the house banks. */
function* settleHouseBank(
  seats: readonly number[],
  hands: Hands,
  outcomes: Outcomes<PaiGowShowdown>,
  pay: Step,
): Script<void> {
  for (const seat of seats.toReversed()) {
    yield* turnAt(hands, seat, '8.3.9');
    yield say(() => `Seat ${seat} ${outcomeInWords(outcomes(seat))}.`, at('8.4.7'));
  }
  yield COLLECT;
  yield COUNT;
  yield SPREAD;
  yield pay;
}

const TO_CENTRE = handle("Move the banker's hand to the centre of the table, in full view.", at('8.5.5'));
const PAY_FROM_BANK = handle('Pay the winners from the losing bets, then from the bank.', at('8.5.10'));
const TAKE_COMMISSION = handle(
  'Collect 5 % after each winning hand is paid, into the chip tray.',
  at('8.5.11'),
);

/** §8.5: a player banks. */
function* settlePlayerBank(
  seats: readonly number[],
  { seat: banker }: PlayerBank,
  hands: Hands,
  outcomes: Outcomes<PaiGowShowdown>,
): Script<void> {
  yield say(() => `Dealer ${outcomeInWords(outcomes(DEALER))}.`, at('8.5.1'));
  yield* settleDealersHand(outcomes(DEALER));
  yield TO_CENTRE;
  for (const seat of fromBanker(seats, banker)) {
    yield* turnAt(hands, seat, '8.5.6');
    const hand = outcomes(seat);
    if (pushes(hand)) yield say(() => `Seat ${seat} pushes.`, at('8.5.8'));
    else yield say(() => `Seat ${seat} ${outcomeInWords(hand)}.`, wins(hand) ? at('8.5.9') : at('8.5.7'));
  }
  yield PAY_FROM_BANK;
  yield TAKE_COMMISSION;
}

function* settleDealersHand(hand: PaiGowShowdown): Script<void> {
  if (wins(hand))
    yield handle('Stack your cards face up at the right corner of the tray, your wager on top.', at('8.5.2'));
  else if (pushes(hand)) yield handle('Your wager to the tray, your cards to the discard rack.', at('8.5.4'));
  else yield handle('Your wager to the centre of the table, your cards to the discard rack.', at('8.5.3'));
}

/** Counter-clockwise from whoever banks. */
const fromBanker = (seats: readonly number[], banker: number): number[] => {
  const down = seats.toReversed();
  return [...down.filter((seat) => seat < banker), ...down.filter((seat) => seat > banker)];
};

/** A hand that was set the house way lies open already. */
function* turnAt(hands: Hands, seat: number, clause: string): Script<void> {
  const hand = hands.get(seat);
  if (hand?.faces.includes('down')) yield turn(hand, at(clause));
}

/**
 * In which order bets are settled: losses and pushes as the hands are turned, the winners when all of them are (§8.4.8,
 * §8.4.10, §8.5.7, §8.5.9). From the dealer's right, or counter-clockwise from a player who banks (§8.3.9, §8.5.6).
 */
export function passes(
  outcomes: Outcomes<PaiGowShowdown>,
  wagers: readonly string[],
  bank?: { readonly seat: number },
): Pass[] {
  const from = bank ? { seat: bank.seat, counterClockwise: true as const } : 'right';
  return [
    { from, wagers, only: (seat) => !wins(outcomes(seat)) },
    { from, wagers },
  ];
}

/** The dealer's hand, which banks or plays, and the banker's where a player banks. */
export function summary(outcomes: Outcomes<PaiGowShowdown>): Summary {
  const { cards, banker: theirs, low, high, bankerLow, bankerHigh } = outcomes(DEALER);
  const banker = cards === theirs ? {} : { banker: handInWords(bankerLow, bankerHigh) };
  return { dealer: handInWords(low, high), ...banker };
}
