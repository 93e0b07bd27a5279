declare const strengthBrand: unique symbol;

/**
 * How good a hand is, as one integer: of two strengths given by rankings of one ladder the greater wins, equal ones
 * tie. Strengths are dense: 1 is the ladder's worst class of hands and no number up to its best is skipped, so they
 * also index histograms. They mean nothing across ladders (a three-card 300 against a poker 300).
 */
export type Strength = number & { readonly [strengthBrand]: 'strength' };

/** What is wrong with a hand that cannot be ranked. */
export type RankingFault =
  | 'not-a-card'
  | 'not-in-deck'
  | 'joker'
  | 'repeated'
  | 'too-few'
  | 'too-many'
  | 'unknown';

/** The cards, strength or category given cannot be: it is never answered with a rank. */
export class RankingError extends Error {
  override readonly name = 'RankingError';
  readonly fault: RankingFault;

  constructor(fault: RankingFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

function isStrength(value: number): value is Strength {
  return Number.isInteger(value) && value >= 0;
}

/** Puts the friendly type on what an unchecked evaluator found. */
export function strengthOf(value: number): Strength {
  if (!isStrength(value)) throw new RankingError('unknown', `${value} is not a strength.`);
  return value;
}
