import { type Cite, cents, type Discretion, type Layout } from '@croupier/table';
import type { Coup } from '../baccarat/coup.ts';

const BASE = ['player', 'banker', 'tie'];

/** Optional wagers that need a bet on Player, Banker or Tie at their place. */
export const besideBase = (wagers: readonly string[], cite: Cite): Pick<Layout<Coup>, 'requirements'> => ({
  requirements: [
    { wagers, anyOf: BASE, reason: 'Bet on Player, Banker or Tie first; this wager goes beside it.', cite },
  ],
});

/** The same where a section leaves it to the house. */
export const besideBaseIfRequired = (
  house: Discretion,
  wagers: readonly string[],
  cite: Cite,
): Pick<Layout<Coup>, 'requirements'> =>
  house.chooses('baseWagerRequired', ['no', 'yes'], {
    default: 'no',
    about: 'Whether the optional wagers need a bet on Player, Banker or Tie beside them',
    cite,
  }) === 'yes'
    ? besideBase(wagers, cite)
    : {};

/**
 * What all players together can win by optional wagers in a round, if the house posts a limit: all that the tray pays on
 * them (READINGS 67), on bets for the dealer too, which no clause treats otherwise (READINGS 82).
 */
export function aggregateLimit(
  house: Discretion,
  wagers: readonly string[],
  cite: Cite,
): Pick<Layout<Coup>, 'aggregates'> {
  const limit = house.sets('aggregateLimit', {
    least: 0,
    most: 1_000_000_000_000,
    default: 0,
    about: 'The most that all optional wagers win together in a round, in cents; 0 for no limit',
    cite,
  });
  return { aggregates: limit === 0 ? [] : [{ wagers, limit: cents(limit), tips: 'inside', cite }] };
}
