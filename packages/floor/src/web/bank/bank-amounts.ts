import type { BankOffer } from '@croupier/house/protocol';

interface BankAmounts {
  readonly least: number;
  readonly most: number;
  /** What stands in the field before anybody writes: a tenth of the wallet, in whole steps. */
  readonly usual: number;
}

/** How much somebody with so much in their wallet can put up: the fee is taken beside it. */
export function bankAmounts(
  { least, step, fee }: Pick<BankOffer, 'least' | 'step' | 'fee'>,
  balance: number,
): BankAmounts {
  const most = Math.max(0, balance - fee);
  const tenth = Math.floor(most / 10 / step) * step;
  return { least, most, usual: Math.max(least, tenth) };
}

/** "1250" or "12.50" in cents; null for what is no amount. */
export function inCents(text: string): number | null {
  const written = text.trim();
  return /^\d{1,9}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : null;
}
