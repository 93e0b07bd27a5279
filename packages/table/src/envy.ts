import type { PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import type { Cite } from './cite.ts';
import { ENVY, type Line } from './line.ts';
import { type Cents, NOTHING, plus } from './money.ts';
import type { Outcomes } from './outcomes.ts';
import { judge, type Row, worth } from './wager.ts';

/**
 * An award for the hands of others: whoever has enough on a wager is paid for each other spot whose hand makes a row, whether
 * or not that spot has the wager (READINGS 32). A spot never envies itself, but a player's second spot envies the first,
 * unless the section speaks of other players.
 */
export interface Envy<O> {
  readonly wager: string;
  /** The least stake that earns it. */
  readonly least: Cents;
  /** What one envied hand pays, in money. */
  readonly rows: readonly Row<O>[];
  /** Only other players' hands: one's own second spot is not envied (16.0 §2.2.2.b). */
  readonly ofOtherPlayers?: boolean;
  /** A round in which nobody is envied. */
  readonly unless?: (outcomes: Outcomes<O>, seats: readonly number[]) => boolean;
  readonly cite: Cite;
}

/** The awards of a round, one line a spot. The hand of whoever banks is nobody's to envy. */
export function envyLines<O>(
  envy: Envy<O>,
  bets: readonly Bet[],
  outcomes: Outcomes<O>,
  seats: readonly number[],
  bank: PlayerBank | undefined,
): Line[] {
  if (envy.unless?.(outcomes, seats)) return [];
  const envied = seats
    .filter((seat) => seat !== bank?.seat)
    .flatMap((seat) => {
      const row = judge(envy, outcomes(seat));
      return row ? [{ seat, row, player: bets.find(({ spot }) => spot === seat)?.player }] : [];
    });
  if (envied.length === 0) return [];
  return bets
    .filter(({ wager, kind, amount }) => wager === envy.wager && kind === 'own' && amount >= envy.least)
    .flatMap(({ spot, player }) => {
      const others = envied.filter((hand) =>
        envy.ofOtherPlayers ? hand.player !== player : hand.seat !== spot,
      );
      const won = others.reduce((sum, { row }) => plus(sum, worth(row.award, NOTHING, false).won), NOTHING);
      if (won === 0) return [];
      const cites = [envy.cite, ...others.flatMap(({ row }) => row.cites).slice(0, 1)];
      return [envyLine({ seat: spot, player, kind: 'own' }, won, cites)];
    });
}

/** An award by the hands of others, which has no stake of its own. */
export const envyLine = (
  to: Pick<Line, 'seat' | 'player' | 'kind'>,
  won: Cents,
  cites: readonly Cite[],
): Line => ({
  seat: to.seat,
  player: to.player,
  kind: to.kind,
  wager: ENVY,
  stake: NOTHING,
  result: 'win',
  won,
  commission: NOTHING,
  returned: won,
  row: ENVY,
  cites,
});
