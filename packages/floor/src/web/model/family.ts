/** The families of games, each with a felt of its own. */
export type Family = 'baccarat' | 'banked';

/** Which felt a game is played on, by the rulebook it comes from. */
export const familyOf = (game: string): Family => (game.startsWith('bclc-poker/') ? 'banked' : 'baccarat');
