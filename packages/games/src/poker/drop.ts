import { type Cents, type Cite, cents } from '@croupier/table';
import { rakeByPot } from './rake.ts';
import type { Pot } from './side-pots.ts';

/** What a hand contributes to a jackpot: a portion of every pot (bclc-poker 28.0 §1.3 and its sisters). */
export interface Drop {
  /** The fund that it goes into. */
  readonly fund: string;
  readonly percent: number;
  /** The most of a hand, however many pots it has. */
  readonly cap: Cents;
  readonly cite: Cite;
}

/** The pots, as the rake has left them, without what is taken of them for jackpots. */
export function withoutDrops(pots: readonly Pot[], drops: readonly Drop[], chip: Cents): readonly Pot[] {
  return drops.reduce((left, drop) => {
    const taken = rakeByPot(pots, { ...drop, rounded: 'down' }, chip, left);
    return left.map(({ amount, claimants }, index) => ({
      amount: cents(amount - (taken[index] ?? 0)),
      claimants,
    }));
  }, pots);
}
