import type { PlayerId } from './bets.ts';
import { BANK, DEALER, FEE, type Line } from './line.ts';
import { type Cents, minus, NOTHING, plus } from './money.ts';
import { METER } from './wager.ts';

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
  readonly fees: string;
  /** What the player who banks has put up, and what it takes. */
  readonly bank: string;
  /** By its name, where the game has several meters. */
  readonly meter: (name?: string) => string;
}

export const accountsOf = (table: string): Accounts => ({
  wallet: (player) => `wallet:${player}`,
  stakes: (player) => `stakes:${player}@${table}`,
  tray: `tray:${table}`,
  commission: `commission:${table}`,
  tips: `tips:${table}`,
  fees: `fees:${table}`,
  bank: `bank:${table}`,
  meter: (name = METER) => (name === METER ? `meter:${table}` : `meter:${table}/${name}`),
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
  // What its owner took back went home when it was taken back.
  if (line.result === 'withdrawn') return [];
  return entries(accounts, line, laid).filter(({ amount }) => amount !== 0);
}

function entries(accounts: Accounts, line: Line, laid: Cents): Posting[] {
  // A fee was put beside the bet, or beside the bank, before the deal.
  if (line.wager === FEE) {
    return [
      { account: accounts.stakes(line.player), amount: line.returned },
      { account: accounts.fees, amount: minus(NOTHING, line.returned) },
    ];
  }
  if (line.wager === BANK) {
    return [
      { account: accounts.bank, amount: minus(NOTHING, plus(line.returned, line.commission)) },
      { account: accounts.wallet(line.player), amount: line.returned },
      { account: accounts.commission, amount: line.commission },
    ];
  }
  if (line.seat === DEALER) {
    return [
      { account: accounts.tray, amount: minus(line.returned, line.stake) },
      { account: accounts.bank, amount: minus(line.stake, line.returned) },
    ];
  }
  const forDealer = line.kind === 'tip' && line.result === 'win';
  const receiver = forDealer ? accounts.tips : accounts.wallet(line.player);
  const meter = line.fromMeter ?? NOTHING;
  const rest = plus(minus(minus(line.stake, line.returned), line.commission), meter);
  return [
    { account: accounts.stakes(line.player), amount: minus(NOTHING, plus(line.stake, laid)) },
    { account: receiver, amount: plus(line.returned, laid) },
    { account: line.againstBank ? accounts.bank : accounts.tray, amount: rest },
    { account: accounts.meter(line.meter), amount: minus(NOTHING, meter) },
    { account: accounts.commission, amount: line.commission },
  ];
}
