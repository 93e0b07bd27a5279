import { type CountedChance, countedChances, type Jackpot } from '@croupier/games';
import type { Cents } from '@croupier/table';
import { Z95 } from '../tally.ts';

/** How often a jackpot is won at a table of so many players, and what a drop from every pot comes to by then. */
export interface JackpotChance extends CountedChance {
  /** For each hand dealt, with its interval. */
  readonly chance: number;
  readonly ci95: readonly [number, number];
  /** What the drop has collected, on average, when the jackpot is won: the prize that it pays back in full; in cents. */
  readonly collected: number;
}

/** By the number of players, the fewest first; none where it was not counted. */
export function jackpotChances(jackpot: Jackpot, drop: Cents): JackpotChance[] {
  const { least } = jackpot.with({}).conditions.dealtIn;
  return countedChances(jackpot.id)
    .filter(({ players }) => players >= least)
    .map((counted) => {
      const chance = counted.won / counted.hands;
      return { ...counted, chance, ci95: wilson(counted), collected: drop / chance };
    });
}

/** Wilson's interval, which holds for rare things too. */
function wilson({ won, hands }: CountedChance): [number, number] {
  const share = won / hands;
  const square = Z95 * Z95;
  const middle = share + square / (2 * hands);
  const spread = Z95 * Math.sqrt((share * (1 - share)) / hands + square / (4 * hands * hands));
  const whole = 1 + square / hands;
  return [(middle - spread) / whole, (middle + spread) / whole];
}
