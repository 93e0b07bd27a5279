/** The families of games, each with a felt of its own. */
export type Family = 'baccarat' | 'banked';

/** Baccarat by its count and its cloth; but every seat has a hand of its own. */
const THREE_CARD_BACCARAT = 'bclc-baccarat/three-card-baccarat';

/** The cloth of the house: green for baccarat, burgundy where the dealer is played against. */
export const clothOf = (game: string): Family => (game.startsWith('bclc-poker/') ? 'banked' : 'baccarat');

/** Which felt a game is played on, by whose the hands are. */
export const familyOf = (game: string): Family =>
  game.startsWith('bclc-poker/') || game === THREE_CARD_BACCARAT ? 'banked' : 'baccarat';
