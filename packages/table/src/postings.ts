import type { PlayerId } from './bets.ts';
import type { Line } from './line.ts';
import { type Cents, minus, NOTHING, plus } from './money.ts';

/** Chips entering (positive) or leaving (negative) an account. The postings of anything that happens sum to zero. */
export interface Posting {
  readonly account: string;
  readonly amount: Cents;
}

/** The accounts of one table and its bettors. */
export interface Accounts {
  readonly wallet: (player: PlayerId) => string;
  readonly stakes: (player: PlayerId) => string;
  readonly tray: string;
  readonly commission: string;
  readonly tips: string;
}

export const accountsOf = (table: string): Accounts => ({
  wallet: (player) => `wallet:${player}`,
  stakes: (player) => `stakes:${player}@${table}`,
  tray: `tray:${table}`,
  commission: `commission:${table}`,
  tips: `tips:${table}`,
});

/** The chips that move when a player's bets change: from the wallet to the stakes, or back. */
export function stakePostings(accounts: Accounts, player: PlayerId, cost: Cents): Posting[] {
  if (cost === 0) return [];
  return [
    { account: accounts.wallet(player), amount: minus(NOTHING, cost) },
    { account: accounts.stakes(player), amount: cost },
  ];
}

/**
 * The chips that move when a line is settled. The stake leaves the bettor's stakes; what is returned reaches the
 * wallet, or the dealers' tip box if the bet was theirs and won; the tray pays or takes the rest.
 */
export function linePostings(accounts: Accounts, line: Line, laid: Cents): Posting[] {
  const forDealer = line.kind === 'tip' && line.result === 'win';
  const receiver = forDealer ? accounts.tips : accounts.wallet(line.player);
  const tray = minus(minus(line.stake, line.returned), line.commission);
  const all: Posting[] = [
    { account: accounts.stakes(line.player), amount: minus(NOTHING, plus(line.stake, laid)) },
    { account: receiver, amount: plus(line.returned, laid) },
    { account: accounts.tray, amount: tray },
    { account: accounts.commission, amount: line.commission },
  ];
  return all.filter(({ amount }) => amount !== 0);
}
