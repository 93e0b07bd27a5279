/** The third-card table, which all baccarat games but Gold's printed one share (bclc-baccarat 1.0 §9, §11). */
export interface Tableau {
  readonly playerDraws: (player: number) => boolean;
  /**
   * `third` is what the Player's third card counts, or null if the Player stood; `player` the count of the Player's
   * first two cards, at which Gold's printed table looks.
   */
  readonly bankerDraws: (banker: number, third: number | null, player: number) => boolean;
}

/** §11.2, one row for each Banker count from 3 to 6: the Player's third cards on which the Banker draws; above 6 on none. */
const BANKER_DRAWS_ON: Readonly<Record<number, string>> = {
  3: '012345679',
  4: '234567',
  5: '4567',
  6: '67',
};

export const standardTableau: Tableau = {
  playerDraws: (player) => player <= 5, // §9.1
  bankerDraws: (banker, third) => {
    if (banker <= 2) return true; // §9.2.2
    if (third === null) return banker <= 5; // §9.4
    return BANKER_DRAWS_ON[banker]?.includes(String(third)) ?? false; // §9.3, §9.2.1
  },
};
