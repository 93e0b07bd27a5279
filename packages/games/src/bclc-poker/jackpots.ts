import { Refused } from '@croupier/table';
import type { Jackpot } from '../jackpots/jackpot.ts';
import { badBeat } from './28.0-bad-beat-jackpot.ts';
import { wideAreaBadBeat } from './29.0-wide-area-bad-beat-jackpot.ts';
import { highHandProgressive } from './30.0-high-hand-progressive-jackpot.ts';
import { dailyHighHand } from './31.0-daily-high-hand-bonus.ts';
import { limitNoLimitHighHand } from './32.0-limit-no-limit-high-hand-jackpot.ts';

/** The jackpots that poker is offered with, in the order of the rulebook. */
export const jackpots: readonly [Jackpot, ...Jackpot[]] = [
  badBeat,
  wideAreaBadBeat,
  highHandProgressive,
  dailyHighHand,
  limitNoLimitHighHand,
];

/** The jackpot with this id, or a refusal that names those there are. */
export function jackpotNamed(id: string): Jackpot {
  const found = jackpots.find((each) => each.id === id);
  if (found) return found;
  throw new Refused({
    reason: `There is no jackpot "${id}"; the jackpots are ${jackpots.map((each) => each.id).join(', ')}.`,
  });
}
