import type { Cite, Refusal } from './cite.ts';

/** Something that goes wrong with the cards, and what the rulebook says to do about it. */
export interface Irregularity {
  readonly id: string;
  /** What somebody at the table would call it. */
  readonly name: string;
  readonly remedy: Remedy;
  /** It may be noticed after the settlement too, until the next round begins: whatever was paid and taken goes back. */
  readonly untilNextRound?: true;
  readonly cite: Cite;
}

/**
 * The round is void and its bets go back; or it stands. The next hand can have to be a free hand, without bets, so that
 * the order of the shoe is kept; and a shoe can have to be shuffled anew.
 */
export interface Remedy {
  readonly round: 'void' | 'stands';
  readonly afterwards?: 'free-hand' | 'shuffle';
}

/** Why a call is refused that names nothing of the section's. */
export function unknownIrregularity(wanted: string, known: readonly Pick<Irregularity, 'id'>[]): Refusal {
  const names = known.map(({ id }) => id).join(', ');
  return {
    reason: `There is no irregularity "${wanted}" at this table${names ? `; they are ${names}` : ''}.`,
  };
}
