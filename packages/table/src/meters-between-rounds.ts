import type { Bet } from './bets.ts';
import type { BetweenRounds } from './between-rounds.ts';
import { contributedBy, type Meters, mapMeters, progressivesOf } from './meter.ts';
import { cents, minus, NOTHING, plus } from './money.ts';
import type { RoundEvent } from './round.ts';
import type { AnyLayout } from './rules.ts';

/** The meters of a table from one round to the next, and what the bets of the round that is dealt have added to them. */
export type MetersBetweenRounds = Pick<BetweenRounds, 'meters' | 'contributions'>;

/** What bets add to the meters that are seeded. */
export function contributionsOf(
  layout: AnyLayout,
  { meters }: Pick<BetweenRounds, 'meters'>,
  bets: readonly Bet[],
  percent?: number,
): Meters {
  const all = contributedBy(progressivesOf(layout), bets, percent);
  return mapMeters(meters, (_, name) => all[name] ?? NOTHING);
}

/** Betting is closed: the meters have grown by a part of the bets (colorado-rule-28 30-2899.02 §(7)). */
export function metersGrown(
  layout: AnyLayout,
  between: Pick<BetweenRounds, 'meters'>,
  bets: readonly Bet[],
  percent?: number,
): MetersBetweenRounds {
  const contributions = contributionsOf(layout, between, bets, percent);
  const meters = mapMeters(between.meters, (shown, name) => plus(shown, contributions[name] ?? NOTHING));
  return { meters, contributions };
}

/** What goes back out of the meters when bets are void, or as much of it as nobody has won meanwhile. */
export const contributedInVain = ({ meters, contributions }: MetersBetweenRounds): Meters =>
  mapMeters(contributions, (amount, name) => cents(Math.min(amount, meters[name] ?? NOTHING)));

/** Meters with less on each of them. */
export const metersLess = (meters: Meters, less: Meters): Meters =>
  mapMeters(meters, (shown, name) => minus(shown, less[name] ?? NOTHING));

/** A round is over: the meters show what it has left on them; one that is void has contributed nothing. */
export function metersAfterRound(
  between: MetersBetweenRounds,
  over: Extract<RoundEvent, { type: 'settled' | 'voided' }>,
): MetersBetweenRounds {
  const meters =
    over.type === 'voided'
      ? metersLess(between.meters, contributedInVain(between))
      : { ...between.meters, ...over.meters };
  return { meters, contributions: {} };
}
