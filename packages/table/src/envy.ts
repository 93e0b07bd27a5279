import type { PlayerBank } from './bank-rules.ts';
import type { Bet, PlayerId } from './bets.ts';
import type { Cite } from './cite.ts';
import { ENVY, type Line } from './line.ts';
import { type Cents, NOTHING, plus } from './money.ts';
import type { Outcomes } from './outcomes.ts';
import { judge, type Row, worth } from './wager.ts';

/**
 * An award for the hands of others: whoever has enough on a wager is paid for each other spot whose hand makes a row, whether
 * or not that spot has the wager (READINGS 32). A spot never envies itself.
 */
export interface Envy<O> {
  readonly wager: string;
  /** A second hand that a spot may play, which envies and is envied on its own: the wager that earns it there, and its rows. */
  readonly second?: { readonly wager: string; readonly rows: readonly Row<O>[] };
  /** The least stake that earns it. */
  readonly least: Cents;
  /** What one envied hand pays, in money. */
  readonly rows: readonly Row<O>[];
  /** Nobody envies a hand of their own at another spot; absent: a player's second spot envies the first. */
  readonly otherPlayersOnly?: true;
  /** A round in which nobody is envied. */
  readonly unless?: (outcomes: Outcomes<O>, seats: readonly number[]) => boolean;
  readonly cite: Cite;
}

/** The awards of a round, one line a spot for all of its hands. The hand of whoever banks is nobody's to envy. */
export function envyLines<O>(
  envy: Envy<O>,
  bets: readonly Bet[],
  outcomes: Outcomes<O>,
  seats: readonly number[],
  bank: PlayerBank | undefined,
): Line[] {
  if (envy.unless?.(outcomes, seats)) return [];
  const hands = envy.second ? [envy, envy.second] : [envy];
  const envied: { seat: number; wager: string; row: Row<O>; of: PlayerId | undefined }[] = [];
  for (const seat of seats) {
    if (seat === bank?.seat) continue;
    for (const hand of hands) {
      const row = judge(hand, outcomes(seat));
      if (row)
        envied.push({ seat, wager: hand.wager, row, of: bets.find(({ spot }) => spot === seat)?.player });
    }
  }
  // Hands that are envied are rare.
  if (envied.length === 0) return [];
  const lines = new Map<number, Line>();
  for (const bet of bets) {
    if (bet.kind !== 'own' || bet.amount < envy.least) continue;
    if (!hands.some(({ wager }) => wager === bet.wager)) continue;
    const others = envied.filter(
      ({ seat, wager, of }) =>
        (seat !== bet.spot || wager !== bet.wager) && !(envy.otherPlayersOnly && of === bet.player),
    );
    if (others.length === 0) continue;
    const won = others.reduce(
      (sum, { row }) => plus(sum, worth(row.award, NOTHING, false).won),
      lines.get(bet.spot)?.won ?? NOTHING,
    );
    const cites = [envy.cite, ...others.flatMap(({ row }) => row.cites).slice(0, 1)];
    lines.set(bet.spot, envyLine({ seat: bet.spot, player: bet.player, kind: 'own' }, won, cites));
  }
  return [...lines.values()];
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
