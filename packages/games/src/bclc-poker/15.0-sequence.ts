import type { HandCategory } from '@croupier/cards';
import {
  type Answer,
  deal,
  type Given,
  handle,
  type Place,
  type Script,
  type Step,
  section,
  turn,
} from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { takesPercentage } from './15.0-pays.ts';

const at = section(bclcPoker, '15.0');

const LIT = handle('See that the spot of every progressive bet is lit.', at('7.1.1'));
const START = handle('Press START GAME.', at('7.2'));
const STAY_LIT = handle('Spots with a progressive bet stay lit, the others dark.', at('7.2.1'));
const TO_TRAY = handle('Take all progressive bets off the table and put them in the chip tray.', at('7.3'));
const COLLECT = handle(
  'Collect pushing and losing hands as soon as all their bets are settled.',
  at('8.2.2'),
);
const KEEP = handle(
  'Leave hands that win a percentage of the meter until the end of the round.',
  at('8.2.3'),
);
const SWIPE = handle('Have the card swiped, which takes each award off the meter.', at('8.4.1'));
const FROM_TRAY = handle('Pay progressive awards from the chip tray.', at('8.5'));
const END = handle('When all progressive bets are settled, press END GAME.', at('7.6'));
const RESET = handle('See that all progressive spots are dark again.', at('7.6.1'));

/** What the dealer does before the game's own sequence, in a round in which somebody bets on the meter. */
export function* opening(playing: readonly number[]): Script<void> {
  if (playing.length === 0) return;
  yield LIT;
  yield START;
  yield STAY_LIT;
  yield TO_TRAY;
}

/** A seat's cards when its game is over. */
export interface ShownHand {
  readonly seat: number;
  readonly hand: Place;
  readonly five: HandCategory | null;
  /** Others are paid for it, though it may have no wager (READINGS 42). */
  readonly envied: boolean;
}

/** What the dealer does after it: hands that were folded are turned, and what the meter pays comes last. */
export function* closing(playing: readonly number[], hands: readonly ShownHand[]): Script<void> {
  if (playing.length === 0) return;
  const fromRight = hands.toReversed();
  for (const { seat, hand, envied } of fromRight) {
    const counts = envied || playing.includes(seat);
    if (counts && hand.faces.includes('down')) yield turn(hand, at('8.2.1'));
  }
  yield COLLECT;
  yield FROM_TRAY;
  if (fromRight.some((one) => playing.includes(one.seat) && takesPercentage(one))) {
    yield KEEP;
    yield SWIPE;
  }
  yield END;
  yield RESET;
}

/**
 * The steps of the game itself. What its dealer does with their hands alone waits for the step after it: with a folded hand of
 * somebody in the progressive nothing is done but to cap it (§3.1.6), and what comes after everything else, such as picking up
 * the cards, is `held` until the progressive is over. `community` is where two more cards are dealt after the dealer's own, and
 * turned after them (§2.1.5.b).
 */
export function* hostsScript<R>(
  script: Script<R>,
  playing: readonly number[],
  community: (() => Place) | undefined,
): Script<{ readonly result: R; readonly held: readonly Step[] }> {
  let given: Given;
  let held: Step[] = [];
  let folded: number | undefined;
  let board: Place | undefined;
  for (;;) {
    const next = script.next(given);
    given = undefined;
    if (next.done) return { result: next.value, held };
    const step = next.value;
    if (step.do === 'handle') {
      held.push(step);
      continue;
    }
    if (folded !== undefined && step.do !== 'say') {
      held = [capped(folded)];
      folded = undefined;
    }
    if (folded === undefined) {
      yield* held;
      held = [];
    }
    given = yield step;
    if (step.do === 'ask' && playing.includes(step.question.seat) && isFold(given))
      folded = step.question.seat;
    if (!community) continue;
    if (step.do === 'deal' && step.to.name === 'dealer') {
      board = community();
      yield deal(board, 'down', at('2.1.5.b'), 2);
    }
    if (step.do === 'turn' && step.place.name === 'dealer' && board) yield turn(board, at('2.1.5.b(1)'));
  }
}

const isFold = (given: Given): given is Answer =>
  typeof given === 'object' && 'verb' in given && given.verb === 'fold';

const capped = (seat: number): Step =>
  handle(
    `Cap the folded hand of seat ${seat} with a marker; it stays until the progressive is settled.`,
    at('3.1.6'),
  );
