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
  withStepBehind,
} from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '15.0');

const COLLECT = handle(
  'Collect pushing and losing hands as soon as all their bets are settled.',
  at('8.2.2'),
);

/** Hands that were folded are turned from the dealer's right, if the progressive or somebody's envy looks at them. */
export function* turnFolded(hands: readonly Place[]): Script<void> {
  for (const hand of hands.toReversed()) if (hand.faces.includes('down')) yield turn(hand, at('8.2.1'));
  yield COLLECT;
}

/**
 * The steps of the game itself. What its dealer does with their hands alone waits for the step after it: with a folded hand of
 * somebody in the progressive nothing is done but to cap it (§3.1.6), and what comes after everything else, such as picking up
 * the cards, is `held` until that has been turned. `community` is where two more cards are dealt after the dealer's own, and
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
    if (isDealers(step)) {
      board = community();
      yield twoMore(board);
    }
    if (step.do === 'turn' && step.place.name === 'dealer' && board) yield turn(board, at('2.1.5.b(1)'));
  }
}

const isDealers = (step: Step): boolean => step.do === 'deal' && step.to.name === 'dealer';
const twoMore = (board: Place): Step => deal(board, 'down', at('2.1.5.b'), 2);

/** The cards that the game deals and those two alone, for whoever only settles the round. */
export const withCommunity = <R>(script: Script<R>, community: (() => Place) | undefined): Script<R> =>
  community ? withStepBehind(script, (step) => (isDealers(step) ? twoMore(community()) : undefined)) : script;

const isFold = (given: Given): given is Answer =>
  typeof given === 'object' && 'verb' in given && given.verb === 'fold';

const capped = (seat: number): Step =>
  handle(
    `Cap the folded hand of seat ${seat} with a marker; it stays until the progressive is settled.`,
    at('3.1.6'),
  );
