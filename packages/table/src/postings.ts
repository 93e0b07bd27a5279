import type { Bet, PlayerId } from './bets.ts';
import { type Cents, cents, minus, NOTHING, plus } from './money.ts';
import type { Line } from './settlement.ts';

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

/** A round that would make or lose chips is stopped here, in production too, before anything is written. */
export class NotConserved extends Error {
  override readonly name = 'NotConserved';
}

/** Every bet has exactly one line with its stake, every line's arithmetic holds; an award has a line without stake. */
export function assertConserved(bets: readonly Bet[], lines: readonly Line[]): void {
  const open = bets.slice();
  for (const line of lines) {
    const at = open.findIndex((bet) => isFor(line, bet));
    const bet = open[at];
    const award = bet === undefined && line.stake === 0 && line.result === 'win';
    if (!award && bet?.amount !== line.stake) {
      throw new NotConserved(`${nameOf(line)} is settled for chips that do not lie there.`);
    }
    if (bet) open.splice(at, 1);
    if (line.returned !== due(line)) {
      throw new NotConserved(`${nameOf(line)} returns ${line.returned}, but ${due(line)} is due.`);
    }
    if (line.won < 0 || line.commission < 0) {
      throw new NotConserved(`${nameOf(line)} is settled with a negative amount.`);
    }
  }
  const [forgotten] = open;
  if (forgotten)
    throw new NotConserved(`${nameOf({ ...forgotten, seat: forgotten.spot })} was never settled.`);
}

const isFor = (line: Line, bet: Bet): boolean =>
  line.seat === bet.spot && line.wager === bet.wager && line.kind === bet.kind && line.player === bet.player;

const nameOf = ({ seat, wager, kind, player }: Pick<Line, 'seat' | 'wager' | 'kind' | 'player'>): string =>
  `The ${kind} bet of ${player} on ${wager} at ${seat}`;

function due(line: Line): Cents {
  return line.result === 'lose' ? NOTHING : cents(line.stake + line.won - line.commission);
}
