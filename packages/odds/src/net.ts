import { type Award, type Cents, NOTHING, type Wager } from '@croupier/table';
import { Fraction } from './fraction.ts';

/** What awards of money and of a meter are worth depends on. */
export interface Terms {
  /** The wager's one possible stake. */
  readonly stake: Cents;
  readonly meter: Cents;
}

/** The terms of a wager whose stake the rulebook fixes; where it leaves a choice, no award depends on it. */
export function termsOf(
  { between }: Pick<Wager<never>, 'between'>,
  meter: Cents = NOTHING,
): Terms | undefined {
  return between && between.least === between.most ? { stake: between.least, meter } : undefined;
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
        .times(Fraction.of(fixed(terms).meter))
        .minus(ONE);
  }
}

/** What an award gains for one unit staked with every cent on the meter. */
export const perCentOfMeter = (award: Award, terms?: Terms): Fraction =>
  award.kind === 'meter' ? Fraction.of(award.percent, 100 * fixed(terms).stake) : Fraction.ZERO;

const ONE = Fraction.of(1);

function fixed(terms: Terms | undefined): Terms {
  if (!terms) throw new Error('Money is worth so many units only where the stake is fixed.');
  return terms;
}
