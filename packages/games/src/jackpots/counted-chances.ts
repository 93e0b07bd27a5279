import { FEWEST_COUNTED, type JackpotTally } from './chance.ts';

/**
 * What `countJackpots` counted with every jackpot as it is without options of the house, from the seeds `jackpots` and
 * `jackpots-2`, a million hands each.
 */
const COUNTED: JackpotTally = {
  hands: 2_000_000,
  won: {
    'bclc-poker/bad-beat-jackpot': [0, 10, 19, 23, 29, 33, 40, 51],
    'bclc-poker/wide-area-bad-beat-jackpot': [0, 3, 3, 4, 5, 5, 7, 10],
    'bclc-poker/high-hand-progressive-jackpot': [4902, 6155, 7379, 8669, 9964, 11247, 12479, 13709],
    'bclc-poker/daily-high-hand-bonus': [0, 123401, 146661, 169184, 191622, 213331, 234542, 255565],
    'bclc-poker/limit-no-limit-high-hand-progressive-jackpot': [
      0, 6155, 7379, 8669, 9964, 11247, 12479, 13709,
    ],
  },
};

/** How often a jackpot is won at a table of hold'em with so many players. */
export interface CountedChance {
  readonly players: number;
  readonly hands: number;
  readonly won: number;
}

/** By the number of players, the fewest first; none where it was not counted. */
export const countedChances = (jackpot: string): readonly CountedChance[] =>
  (COUNTED.won[jackpot] ?? []).flatMap((won, at) =>
    won === 0 ? [] : [{ players: FEWEST_COUNTED + at, hands: COUNTED.hands, won }],
  );
