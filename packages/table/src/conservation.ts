import type { PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import { BANK, FEE, type Line } from './line.ts';
import { type Cents, cents, NOTHING } from './money.ts';

/** A round that would make or lose chips is stopped here, in production too, before anything is written. */
export class NotConserved extends Error {
  override readonly name = 'NotConserved';
}

/**
 * Every bet has exactly one line with its stake, every line's arithmetic holds; an award has a line without stake, and a
 * player's bank ends with what it took less what it paid.
 */
export function assertConserved(bets: readonly Bet[], lines: readonly Line[], bank?: PlayerBank): void {
  // Lines mostly come in the order of their bets: those before this one are settled.
  let next = 0;
  let open = bets;
  let parts: Map<Bet, Cents> | undefined;
  let banked = bank?.amount ?? 0;
  for (const line of lines) {
    if (line.wager === FEE && line.stake === 0 && line.returned <= 0) continue;
    if (line.againstBank) {
      banked += (line.wager === BANK ? 0 : line.stake) - line.returned - line.commission;
      if (line.wager === BANK) continue;
    }
    const at = indexOfBet(open, line, next);
    const bet = at < 0 ? undefined : open[at];
    const left = bet && (parts?.get(bet) ?? bet.amount);
    const award = bet === undefined && line.stake === 0 && line.result === 'win';
    // Only a bank that runs short settles a bet in two parts.
    const part = line.againstBank && left !== undefined && line.stake > 0 && line.stake < left;
    if (!award && !part && left !== line.stake) {
      throw new NotConserved(`${nameOf(line)} is settled for chips that do not lie there.`);
    }
    if (bet && part) {
      parts ??= new Map();
      parts.set(bet, cents(left - line.stake));
    } else if (at === next) next++;
    else if (bet) open = open.toSpliced(at, 1);
    if (line.returned !== due(line)) {
      throw new NotConserved(`${nameOf(line)} returns ${line.returned}, but ${due(line)} is due.`);
    }
    if ((line.won < 0 && line.fromMeter === undefined) || line.commission < 0) {
      throw new NotConserved(`${nameOf(line)} is settled with a negative amount.`);
    }
  }
  const forgotten = open[next];
  if (forgotten)
    throw new NotConserved(`${nameOf({ ...forgotten, seat: forgotten.spot })} was never settled.`);
  if (bank && banked !== 0) throw new NotConserved(`The bank at seat ${bank.seat} is off by ${banked}.`);
}

/** The first bet from `next` on that a line is for; -1 where there is none. */
function indexOfBet(bets: readonly Bet[], line: Line, next: number): number {
  for (let at = next; at < bets.length; at++) {
    const bet = bets[at];
    if (bet && isFor(line, bet)) return at;
  }
  return -1;
}

const isFor = (line: Line, bet: Bet): boolean =>
  line.seat === bet.spot && line.wager === bet.wager && line.kind === bet.kind && line.player === bet.player;

const nameOf = ({ seat, wager, kind, player }: Pick<Line, 'seat' | 'wager' | 'kind' | 'player'>): string =>
  `The ${kind} bet of ${player} on ${wager} at ${seat}`;

function due(line: Line): Cents {
  return line.result === 'lose' ? NOTHING : cents(line.stake + line.won - line.commission);
}
