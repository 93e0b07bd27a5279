import { type AnyLayout, type Bet, type Cents, openLimits, Refused, refusal } from '@croupier/table';

/** One bet on every wager: each at a seat of its own as long as there are seats, and each seat its own player. */
export function sampleBets(layout: AnyLayout, amount: Cents): Bet[] {
  const table = { layout, limits: openLimits(layout) };
  const bets: Bet[] = [];
  for (const { id } of layout.wagers) {
    const bet = seatsByBets(layout, bets)
      .map((spot): Bet => ({ spot, player: `seat ${spot}`, wager: id, kind: 'own', amount }))
      .find((candidate) => !refusal(table, new Map(), [...bets, candidate], candidate.player));
    if (!bet) throw new Refused({ reason: `There is no seat at which "${id}" can be bet alone.` });
    bets.push(bet);
  }
  return bets;
}

/** The emptiest seats first, and of those the lowest. */
function seatsByBets({ seats }: AnyLayout, bets: readonly Bet[]): number[] {
  const at = (spot: number): number => bets.filter((bet) => bet.spot === spot).length;
  return Array.from({ length: seats }, (_, i) => i + 1).toSorted((a, b) => at(a) - at(b) || a - b);
}
