import { cents, type RecordedLine, type TableGame } from '@croupier/table';
import type { GameOdds } from '../game-odds.ts';
import type { PricedWager } from '../priced-wager.ts';
import { pricingOf } from '../pricing-of.ts';
import { handResults } from './hand-results.ts';
import type { Hands } from './many-hands.ts';

/** A bet as it was played: what was staked on a wager with a price of its own, and what came of it with all that belongs to it. */
export interface PlayedBet {
  readonly wager: string;
  readonly stake: number;
  readonly net: number;
}

/** The bets of a settled round, seat by seat: what decisions staked beside a wager belongs to it, as in its price. */
export function playedBets(table: TableGame, lines: readonly RecordedLine[]): PlayedBet[] {
  const { wagers } = pricingOf(table);
  return [...bySeat(lines).values()].flatMap((theirs) => betsOf(wagers, theirs));
}

function bySeat(lines: readonly RecordedLine[]): Map<string, RecordedLine[]> {
  const seats = new Map<string, RecordedLine[]>();
  for (const line of lines) {
    if (line.result === 'void' || line.seat === 'dealer' || line.tip) continue;
    const seat = `${line.seat} ${line.player ?? ''}`;
    seats.set(seat, [...(seats.get(seat) ?? []), line]);
  }
  return seats;
}

function betsOf(wagers: readonly PricedWager[], lines: readonly RecordedLine[]): PlayedBet[] {
  const together = wagers.find(({ unit }) => unit !== 'stake');
  const own = lines.filter(({ wager }) => wager !== together?.id && wagers.some(({ id }) => id === wager));
  const beside = lines.filter((line) => !own.includes(line));
  const ante = beside.find(({ wager }) => wager === together?.id);
  return [
    ...own.map((line) => ({ wager: line.wager, stake: line.stake, net: line.returned - line.stake })),
    ...(ante
      ? [
          {
            wager: ante.wager,
            stake: ante.stake,
            net: beside.reduce((sum, { returned, stake }) => sum + returned - stake, 0),
          },
        ]
      : []),
  ];
}

/** What these bets could have brought: equal ones together, so that they are counted once. */
export function handsOf({ wagers }: Pick<GameOdds, 'wagers'>, bets: readonly PlayedBet[]): Hands[] {
  const counts = new Map<string, { readonly bet: PlayedBet; hands: number }>();
  for (const bet of bets) {
    const key = `${bet.wager} ${bet.stake}`;
    const had = counts.get(key);
    if (had) had.hands += 1;
    else counts.set(key, { bet, hands: 1 });
  }
  return [...counts.values()].flatMap(({ bet, hands }) => {
    const odds = wagers.find(({ wager }) => wager === bet.wager);
    return odds ? [{ results: handResults(odds, cents(bet.stake)), hands }] : [];
  });
}
