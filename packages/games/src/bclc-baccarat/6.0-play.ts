import type { Card } from '@croupier/cards';
import {
  DEALER,
  type DealtFelt,
  deal,
  handle,
  type Outcomes,
  outcomesOf,
  type Pass,
  type Place,
  type PlayerBank,
  type Script,
  type Summary,
  say,
  seatsOf,
  section,
  turn,
} from '@croupier/table';
import { tipsToTheLeft } from '../banked/tips.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { callHand, strengthOf } from './6.0-hand.ts';

const at = section(bclcBaccarat, '6.0');

/** The two wagers. */
export const BASIC = 'three-card-baccarat';
export const BONUS = 'three-kings-bonus';

/** What the wagers on a hand look at: its cards, and those of whoever banks. */
export interface ThreeCardCoup {
  readonly hand: readonly Card[];
  readonly banker: readonly Card[];
}

export const beatsBank = ({ hand, banker }: ThreeCardCoup): boolean => strengthOf(hand) > strengthOf(banker);
export const tiesBank = ({ hand, banker }: ThreeCardCoup): boolean => strengthOf(hand) === strengthOf(banker);

/** The hands of a round by seat, in the order in which they were dealt; the house dealer's is that of seat 0. */
type Hands = ReadonlyMap<number, Place>;

/** The sequence of play, §7. */
export function* play(felt: DealtFelt): Script<Outcomes<ThreeCardCoup>> {
  const tips = felt.bets.some(({ kind }) => kind === 'tip');
  yield handle('Sweep the table.', at('7.2.1'));
  yield* markBank(felt);
  if (tips) yield* placeTips(felt);
  yield say(() => 'No more bets.', at('7.2.2'));

  const hands = yield* dealHands(felt);
  yield handle('Players may pick up their cards, held over the table and in full view.', at('7.3'));
  if (seatsOf(felt.bets).some((seat) => hands.get(seat)?.owner === null))
    yield handle('Whoever plays several hands looks at the first and leaves the others alone.', at('3.2.1'));
  yield handle('Hands are laid down again beside the betting circle, face down.', at('7.4'));

  const outcomes = coupsOf(hands, felt.bank);
  if (felt.bank) yield* settlePlayerBank(felt, felt.bank, hands, outcomes);
  else yield* settleHouseBank(felt, hands, outcomes);
  if (tips) yield handle('Bets for the dealer that won go to the tips with their win.', at('5.4.1'));
  return outcomes;
}

function* markBank({ bank }: DealtFelt): Script<void> {
  if (!bank) {
    yield handle('Put the marker on your own position: the house banks.', at('2.2.4.a'));
    return;
  }
  yield handle(`Put the marker before seat ${bank.seat}, who banks.`, at('2.2.5'));
  yield handle("The banker's chips lie in the betting spot.", at('2.2.8'));
}

function* placeTips(felt: DealtFelt): Script<void> {
  yield handle("Bets for the dealer lie clear of the player's own.", at('5.3.1'));
  yield* tipsToTheLeft(felt, at('5.3.2'));
}

/**
 * Three cards to each hand, from the left and to the dealer last; whoever banks is last of all, so that with a player's
 * bank the deal starts behind that seat and the dealer has the turn after the highest one (§7.2.5.a).
 */
function* dealHands({ bets, bank, place }: DealtFelt): Script<Hands> {
  const seats = seatsOf(bets).filter((seat) => seat !== bank?.seat);
  const order = bank
    ? [...seats.filter((seat) => seat > bank.seat), DEALER, ...seats.filter((seat) => seat < bank.seat)]
    : [...seats, DEALER];
  const hands = new Map<number, Place>();
  const looking = new Set<string>();
  for (const seat of order) {
    if (seat === DEALER) {
      const dealer = place('dealer');
      hands.set(DEALER, dealer);
      yield deal(dealer, 'down', bank ? at('7.2.5.a') : at('7.2.4'), 3);
      continue;
    }
    const player = bets.find(({ spot }) => spot === seat)?.player ?? '';
    // Only the first hand of a player is looked at (§3.2).
    const hand = looking.has(player) ? place(String(seat)) : place(String(seat), seat);
    looking.add(player);
    hands.set(seat, hand);
    yield deal(hand, 'down', at('7.2.3'), 3);
  }
  if (bank) {
    const banker = place(String(bank.seat), bank.seat);
    hands.set(bank.seat, banker);
    yield deal(banker, 'down', at('7.2.5'), 3);
  }
  return hands;
}

/** Every hand against the one that banks. */
function coupsOf(hands: Hands, bank: PlayerBank | undefined): Outcomes<ThreeCardCoup> {
  const banks = cardsAt(hands, bank?.seat ?? DEALER);
  return outcomesOf(new Map([...hands].map(([seat, { cards }]) => [seat, { hand: cards, banker: banks }])));
}

const cardsAt = (hands: Hands, seat: number): readonly Card[] => hands.get(seat)?.cards ?? [];

/** §7.5: the house banks. */
function* settleHouseBank(
  { bets }: DealtFelt,
  hands: Hands,
  outcomes: Outcomes<ThreeCardCoup>,
): Script<void> {
  yield* turnAt(hands, DEALER, '7.5.1.a');
  yield say(() => `Dealer has ${callHand(cardsAt(hands, DEALER))}.`, at('7.5.1.b'));
  for (const seat of seatsOf(bets).toReversed()) {
    yield* turnAt(hands, seat, '7.5.1.c');
    if (tiesBank(outcomes(seat))) yield say(() => `Tie at seat ${seat}.`, at('7.5.1.f'));
  }
  yield handle('Pick up the cards as bets are settled and put them in the discard rack.', at('7.5.1.g'));
}

/** §7.6: a player banks. */
function* settlePlayerBank(
  { bets }: DealtFelt,
  bank: PlayerBank,
  hands: Hands,
  outcomes: Outcomes<ThreeCardCoup>,
): Script<void> {
  const bonusAt = (seat: number): boolean => bets.some(({ spot, wager }) => spot === seat && wager === BONUS);

  yield* turnAt(hands, bank.seat, '7.6.2.a');
  yield say(() => `Banker has ${callHand(cardsAt(hands, bank.seat))}.`, at('7.6.2.b'));
  yield* turnAt(hands, DEALER, '7.6.1');
  yield* settleDealersHand(outcomes(DEALER));
  if (bonusAt(bank.seat)) yield handle("Pay or take the banker's Three Kings Bonus.", at('7.6.6'));
  yield handle("Move the banker's hand in front of you, in full view.", at('7.6.7'));

  for (const seat of seatsOf(bets).toReversed()) {
    if (seat === bank.seat) continue;
    yield* turnAt(hands, seat, '7.6.8');
    if (beatsBank(outcomes(seat))) {
      yield handle(`Seat ${seat} wins: leave the hand spread until all are turned.`, at('7.6.12'));
      continue;
    }
    if (tiesBank(outcomes(seat))) yield say(() => `Tie at seat ${seat}.`, at('7.6.10'));
    else yield handle(`Seat ${seat} loses: wager to the centre, cards to the rack.`, at('7.6.9'));
    if (bonusAt(seat))
      yield handle(`Settle the Three Kings Bonus of seat ${seat} from the tray.`, at('7.6.11'));
  }

  yield handle('Pay the winners from the losing bets, then from the bank.', at('7.6.13'));
  yield handle('Take 5 % after each hand that is paid.', at('7.6.14'));
  yield handle('Then pay or take its Three Kings Bonus, from left to right.', at('7.6.15'));
  yield handle('Put the cards of each paid hand in the discard rack.', at('7.6.16'));
}

function* settleDealersHand(coup: ThreeCardCoup): Script<void> {
  if (tiesBank(coup)) yield say(() => 'Dealer and banker tie.', at('7.6.5'));
  else if (beatsBank(coup))
    yield handle('You win: your cards face up at the right of the tray, your wager on top.', at('7.6.3'));
  else yield handle('You lose: your wager to the centre, your cards to the rack.', at('7.6.4'));
}

function* turnAt(hands: Hands, seat: number, clause: string): Script<void> {
  const hand = hands.get(seat);
  if (hand) yield turn(hand, at(clause));
}

/**
 * In which order bets are settled. The house's bank pays and takes from the right, the wager before the bonus (§7.5.1.e).
 *
 * A player's bank is settled with the dealer first (§7.6.1), which the language does for every dealer's bet; then the
 * banker's own bonus (§7.6.6); from the right the hands that lose or tie, whose cards are then put away and whose
 * bonus is settled with them (§7.6.9 to §7.6.11); and when all hands are turned the winners (§7.6.12), each with its
 * commission and then its bonus, from left to right (§7.6.14, §7.6.15). So §7.6.11 speaks of hands that are put away, §7.6.15
 * of hands that still lie spread.
 */
export function passes(
  outcomes: Outcomes<ThreeCardCoup>,
  _seats: readonly number[],
  bank?: { readonly seat: number },
): Pass[] {
  const both = [BASIC, BONUS];
  if (!bank) return [{ from: 'right', wagers: both }];
  return [
    { from: 'right', wagers: [BONUS], only: (seat) => seat === bank.seat },
    { from: 'right', wagers: both, only: (seat) => !beatsBank(outcomes(seat)) },
    { from: 'left', wagers: both },
  ];
}

/** The dealer's hand, which banks or plays, and the banker's where a player banks. */
export function summary(outcomes: Outcomes<ThreeCardCoup>): Summary {
  const { hand, banker } = outcomes(DEALER);
  return { dealer: callHand(hand), ...(banker === hand ? {} : { banker: callHand(banker) }) };
}
