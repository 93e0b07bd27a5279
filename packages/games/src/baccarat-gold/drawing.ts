import type { CoupClauses } from '../baccarat/coup.ts';
import { standardTableau, type Tableau } from '../baccarat/third-card.ts';
import { bankerOnFive, bankerOnFour, bankerOnNatural, bankerOnSix } from './clauses.ts';

/** baccarat-gold, Rules for Player Line: the Player draws on nothing to five, whatever the Banker's way. */
const { playerDraws } = standardTableau;

/**
 * The ways in which Gold's Banker can draw (READINGS 1). Printed: against a Player dealt four or less it hits up to six;
 * against five the common table decides, and against six or seven, who stand, it hits up to five, as there. The house way
 * hits up to five always.
 */
export const GOLD_DRAWING: Readonly<Record<'printed' | 'house-way' | 'standard', Tableau>> = {
  printed: {
    playerDraws,
    bankerDraws: (banker, third, player) =>
      player <= 4 ? banker <= 6 : standardTableau.bankerDraws(banker, third, player),
  },
  'house-way': { playerDraws, bankerDraws: (banker) => banker <= 5 },
  standard: standardTableau,
};

/** Which paragraph makes the Banker draw; those on a Player dealt five are numbered like the counts, up to two as one. */
export const drawClause =
  (drawing: keyof typeof GOLD_DRAWING): CoupClauses['bankerDraw'] =>
  (banker, _third, player) => {
    if (drawing === 'house-way') return bankerOnNatural('2');
    if (player >= 6) return bankerOnSix('2');
    return drawing === 'printed' && player <= 4
      ? bankerOnFour('2')
      : bankerOnFive(String(Math.max(2, banker)));
  };
