import { type Cents, cents, NOTHING } from '@croupier/table';
import type { Player } from './player.ts';

/** A pot and the positions of those who may win it (bclc-poker 17.0 §6.2.2). */
export interface Pot {
  readonly amount: Cents;
  readonly claimants: readonly number[];
}

/** What one player has put in, over all streets, and whether they still have a claim. */
export interface Contribution {
  readonly position: number;
  readonly paid: Cents;
  /** How they gave up; null while they have a claim. */
  readonly out: Player['out'];
}

/**
 * The main pot and as many side pots as the stacks require (bclc-poker 17.0 §6.2, §6.2.1). A pot ends at the amount
 * of each live player who put in less than another; what folded players put in lies in the pots it reaches. Dead
 * money (a dead blind, §4.4) belongs to the main pot.
 */
export function sidePots(contributions: readonly Contribution[], dead: Cents = NOTHING): Pot[] {
  const pots: Pot[] = [];
  let floor = 0;
  let extra: number = dead;
  for (;;) {
    let level = Number.POSITIVE_INFINITY;
    for (const { paid, out } of contributions) {
      if (out === null && paid > floor && paid < level) level = paid;
    }
    if (level === Number.POSITIVE_INFINITY) break;
    const claimants: number[] = [];
    let amount = extra;
    extra = 0;
    for (const { position, paid, out } of contributions) {
      if (paid > floor) amount += Math.min(paid, level) - floor;
      if (out === null && paid >= level) claimants.push(position);
    }
    pots.push({ amount: cents(amount), claimants });
    floor = level;
  }
  return withRest(pots, contributions, floor, extra);
}

/** Folded chips above every live player's, or money for which nobody live has paid, join the last pot. */
function withRest(pots: Pot[], contributions: readonly Contribution[], floor: number, extra: number): Pot[] {
  let rest = extra;
  for (const { paid } of contributions) if (paid > floor) rest += paid - floor;
  if (rest === 0) return pots;
  const last = pots.pop();
  const claimants =
    last?.claimants ?? contributions.filter(({ out }) => out === null).map(({ position }) => position);
  pots.push({ amount: cents((last?.amount ?? 0) + rest), claimants });
  return pots;
}
