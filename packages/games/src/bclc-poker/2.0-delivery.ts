import {
  BySeat,
  DEALER,
  type DealtFelt,
  deal,
  drawNumber,
  handle,
  numberIn,
  type Place,
  type Script,
  say,
  section,
} from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '2.0');

/** What a house may choose about who receives which stack. */
export interface Delivery {
  /** §8.1, §8.2: three dice, or a number from the machine, say who receives the first hand. */
  readonly start: 'dice' | 'random-number';
  /** §7.1.5: set hands from the shuffler into stacks, straight to the players, or card by card after a manual shuffle. */
  readonly dealing: 'stacks' | 'direct' | 'by-hand';
}

export const PAI_GOW_SEATS = 6;
const HAND = 7;

/** The table counter-clockwise: the dealer, then from seat 6 down. */
const AROUND = [DEALER, ...Array.from({ length: PAI_GOW_SEATS }, (_, i) => PAI_GOW_SEATS - i)];

/** All positions counter-clockwise from the one that is so many from whoever banks, who is always the first (§8.1.5). */
function positions(bank: number, number: number): number[] {
  const first = (AROUND.indexOf(bank) + number - 1) % AROUND.length;
  return [...AROUND.slice(first), ...AROUND.slice(0, first)];
}

const SHUFFLER = handle('Put the deck into the shuffling position.', at('7.1.4'));
const SHAKE = handle('Shake the covered dice with one hand, three times at least.', at('8.1.1.a'));
const UNCOVER = handle('Uncover the dice and put the cup to the right of the layout.', at('8.1.3'));
const COVER = handle(
  'Cover the dice, shake the cup and put it back to the right of the layout.',
  at('8.1.8'),
);
const FIRST_STACK = handle(
  'Move the first stack a little towards the players and turn the last one crosswise.',
  at('7.1.6'),
);
const REMOVE_VACANT = handle(
  'Take the hands of vacant positions from right to left, unseen, to the discard rack.',
  at('8.1.7'),
);

/** The positions in the order in which they receive a hand, counted from the number that is drawn. */
function* orderOfDelivery({ bank }: DealtFelt, { start }: Delivery): Script<readonly number[]> {
  const total = start === 'dice' ? yield* shakenDice(bank?.seat) : yield* randomNumber(bank?.seat);
  return positions(bank?.seat ?? DEALER, total);
}

function* shakenDice(banker: number | undefined): Script<number> {
  if (banker !== undefined) yield handle(`Seat ${banker}, who banks, may shake the dice.`, at('8.1.2'));
  yield SHAKE;
  let total = 0;
  for (const die of ['first die', 'second die', 'third die'])
    total += numberIn(yield drawNumber(die, 6, at('8.1.1')));
  yield UNCOVER;
  yield say(() => `The dice total ${total}.`, at('8.1.4'));
  return total;
}

function* randomNumber(banker: number | undefined): Script<number> {
  if (banker !== undefined) yield handle(`Seat ${banker}, who banks, may start the number.`, at('8.2.4'));
  yield handle('Betting is over: start the random number generator.', at('8.2.2'));
  const total = numberIn(yield drawNumber('first hand', PAI_GOW_SEATS + 1, at('8.2.1')));
  yield say(() => `The number is ${total}.`, at('8.2.3'));
  return total;
}

/** Hands by seat, the house dealer's being seat 0. */
export type Hands = BySeat<Place>;

/**
 * Seven hands of seven, whether or not somebody plays a position (§8.1.6). Only `sets` may look at their cards before
 * they are turned. Stacks lie from the dealer's left to the right and are delivered from the right (§7.1.7).
 */
export function* deliver(
  felt: DealtFelt,
  inRound: ReadonlySet<number>,
  sets: ReadonlySet<number>,
  delivery: Delivery,
): Script<Hands> {
  yield SHUFFLER;
  const order = yield* orderOfDelivery(felt, delivery);
  const hands = new BySeat<Place>();
  const dealt = (delivery.dealing === 'direct' ? order : order.toReversed()).map((seat) => {
    if (seat !== DEALER && !inRound.has(seat)) return { place: felt.aside(`vacant ${seat}`), vacant: true };
    const place = felt.place(seat === DEALER ? 'dealer' : String(seat), sets.has(seat) ? seat : undefined);
    hands.set(seat, place);
    return { place, vacant: false };
  });
  if (delivery.dealing === 'by-hand') {
    for (let card = 0; card < HAND; card++)
      for (const { place } of card % 2 === 0 ? dealt : dealt.toReversed())
        yield deal(place, 'down', at('7.1.5.c'));
  } else {
    const cite = delivery.dealing === 'direct' ? at('7.1.5.b') : at('7.1.5.a');
    for (const { place, vacant } of dealt) yield deal(place, 'down', vacant ? at('8.1.6') : cite, HAND);
  }
  yield deal(felt.aside('discards'), 'down', at('7.1.5.d'), 53 - HAND * dealt.length);
  if (delivery.dealing !== 'direct') yield FIRST_STACK;
  yield say(() => `The first hand goes to ${positionInWords(order[0] ?? DEALER)}.`, at('7.1.7'));
  if (dealt.some(({ vacant }) => vacant)) yield REMOVE_VACANT;
  if (delivery.start === 'dice') yield COVER;
  return hands;
}

const positionInWords = (seat: number): string => (seat === DEALER ? 'the dealer' : `seat ${seat}`);
