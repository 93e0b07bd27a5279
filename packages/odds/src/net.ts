import { type Award, type Cents, METER, type Meters, type Wager } from '@croupier/table';
import { Fraction } from './fraction.ts';

/** What awards of money and of meters are worth depends on. */
export interface Terms {
  /** The wager's one possible stake. */
  readonly stake: Cents;
  readonly meters: Meters;
}

/** The terms of a wager whose stake the rulebook fixes; where it leaves a choice, no award depends on it. */
export function termsOf({ between }: Pick<Wager<never>, 'between'>, meters: Meters = {}): Terms | undefined {
  return between && between.least === between.most ? { stake: between.least, meters } : undefined;
}

/**
 * The bettor's net result for one unit staked, exactly: rounding to the cent, or of a commission to a chip, is the
 * table's affair.
 */
export function netOf(award: Award, terms?: Terms): Fraction {
  switch (award.kind) {
    case 'push':
      return Fraction.of(-(award.commission ?? 0), 100);
    case 'win': {
      const { kind, numerator, denominator } = award.pays;
      const paid = Fraction.of(numerator, denominator);
      const won = kind === 'to' ? paid : paid.minus(ONE);
      return won.times(Fraction.of(100 - award.commission, 100));
    }
    case 'money':
      return Fraction.of(award.amount, fixed(terms).stake).minus(ONE);
    case 'meter':
      return perCentOfMeter(award, terms)
        .times(Fraction.of(fixed(terms).meters[award.of ?? METER] ?? 0))
        .minus(ONE);
  }
}

/** What an award gains for one unit staked with every cent on its meter, or on the one that is named. */
export const perCentOfMeter = (award: Award, terms?: Terms, meter?: string): Fraction =>
  award.kind === 'meter' && (meter === undefined || (award.of ?? METER) === meter)
    ? Fraction.of(award.percent, 100 * fixed(terms).stake)
    : Fraction.ZERO;

const ONE = Fraction.of(1);

function fixed(terms: Terms | undefined): Terms {
  if (!terms) throw new Error('Money is worth so many units only where the stake is fixed.');
  return terms;
}
