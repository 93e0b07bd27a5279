import { type Card, rankOf } from '@croupier/cards';
import { section } from '../cite.ts';
import type { Answer, Question } from '../decision.ts';
import { type Game, game } from '../game.ts';
import { cents, dollars } from '../money.ts';
import type { Outcomes } from '../outcomes.ts';
import { to } from '../pays.ts';
import type { DealtFelt, Rules } from '../rules.ts';
import {
  arrange,
  ask,
  askTogether,
  cardsOfPart,
  deal,
  drawNumber,
  move,
  numberIn,
  type Place,
  type Script,
  turnPart,
} from '../script.ts';
import { seatsOf } from '../settlement.ts';
import { row, win, winMoney } from '../wager.ts';

/**
 * A game made up for the words that high-card does not use: a number is drawn, a card is burned that nobody sees, a bet may
 * be taken back, all seats set their hands together, throw a card away, and are paid for the hands of others.
 */
interface SetHand {
  readonly low: Card;
  readonly number: number;
}

const atSet = section({ id: 'test-book', title: 'A rulebook for tests' }, '2.0');

const HOUSE_WAY: Answer = { verb: 'house-way' };

function* play({ bets, place, aside }: DealtFelt): Script<Outcomes<SetHand>> {
  const seats = seatsOf(bets);
  const number = numberIn(yield drawNumber('the die', 6, atSet('1')));
  yield deal(aside('burn'), 'down', atSet('2'));
  const hands = new Map<number, Place>();
  for (const seat of seats) {
    const hand = place(String(seat), seat);
    hands.set(seat, hand);
    yield deal(hand, 'down', atSet('3'), 4);
  }
  for (const seat of seats) {
    const actions = [{ verb: 'ride' }, { verb: 'take-back', withdraws: ['second'] }] as const;
    yield* ask({ seat, about: 'the second bet', actions, absent: { verb: 'take-back' }, cite: atSet('4') });
  }
  const rack = aside('rack');
  for (const [seat, hand] of hands) {
    const actions = [{ verb: 'discard', takes: { from: hand.name, cards: 1 } }] as const;
    const absent: Answer = { verb: 'discard', cards: hand.cards.slice(-1) };
    const { cards = [] } = yield* ask({ seat, actions, absent, cite: atSet('5') });
    yield move(hand, cards, rack, atSet('5'));
  }
  const set = yield* askTogether(
    [...hands].map(
      ([seat, { name }]): Question => ({
        seat,
        actions: [{ verb: 'set', takes: { from: name, parts: { low: 1, high: 2 } } }, HOUSE_WAY],
        absent: HOUSE_WAY,
        cite: atSet('6'),
      }),
    ),
  );
  const outcomes = new Map<number, SetHand>();
  for (const [seat, hand] of hands) {
    const parts = set.get(seat)?.parts ?? byTheHouse(hand.cards);
    yield arrange(hand, parts, atSet('7'));
  }
  for (const [seat, hand] of hands) {
    yield turnPart(hand, 'low', atSet('8'));
    const [low] = cardsOfPart(hand, 'low');
    if (low !== undefined) outcomes.set(seat, { low, number });
  }
  return (seat) => {
    const outcome = outcomes.get(seat);
    if (!outcome) throw new Error(`Seat ${seat} has no hand.`);
    return outcome;
  };
}

const byTheHouse = (cards: readonly Card[]): Record<string, readonly Card[]> => ({
  low: cards.slice(0, 1),
  high: cards.slice(1),
});

const isHigh = ({ low, number }: SetHand): boolean => rankOf(low) + 2 > number;
const isAce = ({ low }: SetHand): boolean => rankOf(low) === 12;

export const setAndRide: Game<SetHand> = game<SetHand, Rules<SetHand>>({
  id: 'test-book/set-and-ride',
  title: 'Set and Ride',
  section: atSet,
  look: { family: 'banked', hands: 'at-seats', handSize: 4, panel: 'round' },
  posted: () => [],
  rules: () => ({
    seats: 4,
    spotsPerPlayer: { is: 2, cites: [] },
    shoe: { decks: 1, cutCardFromBack: 0 },
    deckEachRound: true,
    wagers: [
      { id: 'first', name: 'First', cite: atSet('9'), rows: [row('high', isHigh, win(to(1)), atSet('9'))] },
      { id: 'second', name: 'Second', cite: atSet('9'), rows: [row('high', isHigh, win(to(2)), atSet('9'))] },
    ],
    exclusions: [],
    aggregates: [],
    tips: { commissioned: false, cites: [] },
    commissionLaid: false,
    envy: {
      wager: 'first',
      least: cents(500),
      rows: [row('an ace', isAce, winMoney(dollars(10)), atSet('10'))],
      cite: atSet('10'),
    },
    play,
    caption: () => '',
    partCaption: (part, cards) => `${part} of ${cards.length}`,
    summary: () => ({}),
  }),
});
