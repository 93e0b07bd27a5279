import {
  BySeat,
  type Cite,
  type DealtFelt,
  endingWith,
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
interface ProgressiveClauses {
  readonly tips: Cite;
  readonly spots: Cite;
  readonly start: Cite;
  readonly lit: Cite;
  readonly take: Cite;
  readonly keep: Cite;
  readonly pay: Cite;
  readonly payLast: Cite;
  readonly fromTray: Cite;
  readonly end: Cite;
  readonly reset: Cite;
}

/** What a progressive adds to the game that it is bet beside. */
export interface AddedProgressive<O, P extends O> {
  readonly wager: Wager<P>;
  readonly beside: Requirement;
  /** The first step of the game that is so is the one after which no bet is placed any more. */
  readonly betsLie: (step: Step) => boolean;
  readonly meter: Progressive;
  /** It waits for the game's last pass over all seats; absent: it is settled wherever the basic game is. */
  readonly inLastPass?: true;
  /** What the wager looks at in the hands of the game. */
  readonly sees: (hands: Outcomes<O>) => Outcomes<P>;
  readonly at: ProgressiveClauses;
}

/**
 * A game with a progressive beside it (bclc-poker 4.0, 15.0). Its wager is settled behind the others of its hand, but
 * percentages of the meter when everything else is, from the dealer's right, each of what is then on the meter.
 */
export function progressiveBeside<O, P extends O>(
  host: Rules<O>,
  { wager, beside, betsLie, meter, inLastPass, sees, at }: AddedProgressive<O, P>,
): Rules<P> {
  function* watched(felt: DealtFelt): Script<Outcomes<P>> {
    const hands = yield* withStepsAfter(host.play(felt), betsLie, openProgressive(felt, at));
    const seen = sees(hands);
    yield* closeProgressive(felt, seen, wager, at);
    return seen;
  }
  return {
    ...host,
    wagers: [...host.wagers, wager],
    requirements: [...(host.requirements ?? []), beside],
    ...(host.tips ? { tips: { ...host.tips, barred: { wagers: [PROGRESSIVE], cite: at.tips } } } : {}),
    progressive: { ...meter, inTurn: true },
    play: (felt) => (felt.unwatched ? endingWith(host.play(felt), sees) : watched(felt)),
    passes: (outcomes, seats, bank) => [
      ...(host.passes?.(outcomes, seats, bank) ?? []).map((pass, i, { length }) =>
        (inLastPass ? i === length - 1 : settles(pass, beside.anyOf)) ? behind(pass) : pass,
      ),
      { from: 'right', wagers: [PROGRESSIVE] },
    ],
  };
}

const settles = ({ wagers }: Pass, basic: readonly string[]): boolean =>
  wagers.some((id) => basic.includes(id));

/** A pass that takes the progressive after the other wagers of a seat, except for percentages. */
const behind = (pass: Pass): Pass => ({ ...pass, wagers: [...pass.wagers, PROGRESSIVE], jackpots: false });

/** A script with further steps behind the first of its own that is so. */
function* withStepsAfter<R>(
  script: Script<R>,
  isIt: (step: Step) => boolean,
  steps: Script<void>,
): Script<R> {
  let next = script.next();
  while (!next.done) {
    const step = next.value;
    const given = yield step;
    if (isIt(step)) yield* steps;
    next = script.next(given);
  }
  return next.value;
}

/** Every seat's hand as the progressive sees it, looked at once. */
export function seenOnce<O, P extends O>(hands: Outcomes<O>, sees: (hand: O) => P): Outcomes<P> {
  const seen = new BySeat<P>();
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
  if (awards.some(({ award }) => award)) yield handle('Pay all of them from the chip tray.', at.fromTray);
  yield handle('When everything is settled, press END GAME.', at.end);
  yield handle('See that all progressive spots are ready for the next round.', at.reset);
}
