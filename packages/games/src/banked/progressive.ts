import {
  type Cite,
  type DealtFelt,
  handle,
  judge,
  type Outcomes,
  type Pass,
  type Progressive,
  type Requirement,
  type Rules,
  type Script,
  type Step,
  type Wager,
} from '@croupier/table';
import { PROGRESSIVE, progressiveSeats } from '../progressive.ts';

/** Where a section says how a progressive is bet beside another game, and what the dealer does with it. */
export interface ProgressiveClauses {
  readonly tips: Cite;
  readonly spots: Cite;
  readonly start: Cite;
  readonly lit: Cite;
  readonly take: Cite;
  readonly keep: Cite;
  readonly pay: Cite;
  readonly payLast: Cite;
  readonly end: Cite;
  readonly reset: Cite;
}

/** What a progressive adds to the game that it is bet beside. */
export interface AddedProgressive<O, P extends O> {
  readonly wager: Wager<P>;
  readonly beside: Requirement;
  /** The step of the game after which no bet is placed any more. */
  readonly betsLie: Step;
  readonly meter: Progressive;
  /** What the wager looks at in a hand of the game. */
  readonly sees: (hand: O) => P;
  readonly at: ProgressiveClauses;
}

/**
 * A game with a progressive beside it (bclc-poker 4.0, 15.0). Its wager is settled behind the others of its hand, but
 * percentages of the meter when everything else is, from the dealer's right, each of what is then on the meter.
 */
export function progressiveBeside<O, P extends O>(
  host: Rules<O>,
  { wager, beside, betsLie, meter, sees, at }: AddedProgressive<O, P>,
): Rules<P> {
  return {
    ...host,
    wagers: [...host.wagers, wager],
    requirements: [...(host.requirements ?? []), beside],
    ...(host.tips ? { tips: { ...host.tips, barred: { wagers: [PROGRESSIVE], cite: at.tips } } } : {}),
    progressive: { ...meter, inTurn: true },
    *play(felt) {
      const hands = yield* withStepsAfter(host.play(felt), betsLie, openProgressive(felt, at));
      const seen = seenOnce(hands, sees);
      yield* closeProgressive(felt, seen, wager, at);
      return seen;
    },
    passes: (outcomes, seats, bank) => [
      ...(host.passes?.(outcomes, seats, bank) ?? []).map(behind(beside.anyOf)),
      { from: 'right', wagers: [PROGRESSIVE] },
    ],
  };
}

/** The passes in which the basic game is settled take the progressive after it, except for percentages. */
const behind =
  (basic: readonly string[]) =>
  (pass: Pass): Pass =>
    pass.wagers.some((id) => basic.includes(id))
      ? { ...pass, wagers: [...pass.wagers, PROGRESSIVE], jackpots: false }
      : pass;

/** A script with further steps behind one of its own. */
function* withStepsAfter<R>(script: Script<R>, after: Step, steps: Script<void>): Script<R> {
  let next = script.next();
  while (!next.done) {
    const step = next.value;
    const given = yield step;
    if (step === after) yield* steps;
    next = script.next(given);
  }
  return next.value;
}

/** Every seat's hand as the progressive sees it, looked at once. */
function seenOnce<O, P extends O>(hands: Outcomes<O>, sees: (hand: O) => P): Outcomes<P> {
  const seen = new Map<number, P>();
  return (seat) => {
    const before = seen.get(seat);
    if (before) return before;
    const now = sees(hands(seat));
    seen.set(seat, now);
    return now;
  };
}

function* openProgressive(felt: DealtFelt, at: ProgressiveClauses): Script<void> {
  if (progressiveSeats(felt).length === 0) return;
  yield handle('See that the spot of every progressive wager is lit.', at.spots);
  yield handle('Press START GAME.', at.start);
  yield handle('Spots with a wager stay lit, the others are dark.', at.lit);
  yield handle('Take the progressive wagers into the chip tray.', at.take);
}

function* closeProgressive<P>(
  felt: DealtFelt,
  hands: Outcomes<P>,
  wager: Wager<P>,
  at: ProgressiveClauses,
): Script<void> {
  const seats = progressiveSeats(felt);
  if (seats.length === 0) return;
  const awards = seats.map((seat) => ({ seat, award: judge(wager, hands(seat))?.award }));
  const percentages = awards.filter(({ award }) => award?.kind === 'meter').map(({ seat }) => `seat ${seat}`);
  if (percentages.length > 0)
    yield handle(`Leave what wins a percentage of the meter: ${percentages.join(', ')}.`, at.keep);
  if (awards.some(({ award }) => award && award.kind !== 'meter'))
    yield handle('Pay the progressive behind the other wagers of its hand.', at.pay);
  if (percentages.length > 0)
    yield handle('After the last hand pay percentages of the meter, from the right.', at.payLast);
  yield handle('When everything is settled, press END GAME.', at.end);
  yield handle('See that all progressive spots are ready for the next round.', at.reset);
}
