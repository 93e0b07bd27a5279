import { type Cents, cents, NOTHING, shareDown } from '@croupier/table';
import type { JackpotRules } from './jackpot.ts';

/** An amount that is posted: what can be won until the next posting (bclc-poker 28.0 §3.1.1, §3.1.3). */
export interface PostedAmount {
  readonly name: string | null;
  readonly amount: Cents;
  /** The business day at which it was seeded: it is one jackpot from then until it is won. Older journals do not say. */
  readonly since?: string;
}

const A_DOLLAR = 100;

/**
 * What is posted of a pool: all but the part that is kept to seed the next jackpots (bclc-poker 28.0 §1.3.1), in whole
 * dollars. Prizes that were not won keep what they had, and what is new is divided equally among all of them; one that was
 * won is seeded by that again (30.0 §2.4.8, 32.0 §2.4.12). What the section does not name is none of its prizes.
 */
export function amountsToPost(
  { prizes }: Pick<JackpotRules, 'prizes'>,
  unwon: readonly PostedAmount[],
  pool: Cents,
  seedPercent: number,
  day: string,
): PostedAmount[] {
  const available = shareDown(pool, 100 - seedPercent, 100);
  const before = new Map(unwon.map((one) => [one.name, one]));
  const kept = prizes.reduce((sum, { name }) => sum + (before.get(name)?.amount ?? 0), 0);
  const spare = cents(Math.max(0, available - kept));
  const each = shareDown(spare, 1, prizes.length);
  return prizes.map(({ name }) => ({
    name,
    amount: cents((before.get(name)?.amount ?? NOTHING) + each - (each % A_DOLLAR)),
    since: before.get(name)?.since ?? day,
  }));
}
