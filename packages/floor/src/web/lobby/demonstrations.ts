import type { DemonstratedRound } from '@croupier/house/protocol';
import { useEffect, useState } from 'react';
import { house } from '../house/requests.ts';
import { isStill } from '../room/motion.ts';

/** A round of a demonstration stays for so long, in milliseconds. */
const EACH = 4_000;

type Demonstrations = ReadonlyMap<string, readonly DemonstratedRound[]>;

/** Rounds to look at where nobody plays: asked for once, after the tables themselves. */
export function useDemonstrations(wanted: boolean): Demonstrations {
  const [found, setFound] = useState<Demonstrations>(new Map());
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    house.demonstrations().then(
      (all) => here && setFound(new Map(all.map(({ table, rounds }) => [table, rounds]))),
      // A lobby without demonstrations is a lobby.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return found;
}

/** As much of it as has been dealt by now: round by round, and then from the beginning. Where nothing moves all of it lies there. */
export function dealtBy<T>(rounds: readonly T[], now: number, still: boolean = isStill()): readonly T[] {
  if (still || rounds.length === 0) return rounds;
  return rounds.slice(0, 1 + (Math.floor(now / EACH) % rounds.length));
}
