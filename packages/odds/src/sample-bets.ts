import { type AnyLayout, type Bet, type Cents, openLimits, Refused, refusal } from '@croupier/table';

/**
 * A bet on every wager that is laid before the deal: each at a seat of its own as long as there are seats, with
 * whatever the rules want beside it, and each seat its own player.
 */
export function sampleBets(layout: AnyLayout, amount: Cents): Bet[] {
  const table = { layout, limits: openLimits(layout) };
  const bets: Bet[] = [];
  for (const { id, inPlay } of layout.wagers) {
    if (inPlay || bets.some(({ wager }) => wager === id)) continue;
    const laid = companies(layout, id)
      .flatMap((wagers) => seatsByBets(layout, bets).map((spot) => at(spot, wagers, amount)))
      .find((some) => !refusal(table, new Map(), [...bets, ...some], some[0]?.player ?? ''));
    if (!laid) throw new Refused({ reason: `There is no seat at which "${id}" can be bet.` });
    bets.push(...laid);
  }
  return bets;
}

const at = (spot: number, wagers: readonly string[], amount: Cents): Bet[] =>
  wagers.map((wager) => ({ spot, player: `seat ${spot}`, wager, kind: 'own', amount }));

/** The wagers that may have to be bet together with one: it alone, with its equals, with each that it may need. */
function companies(layout: AnyLayout, id: string): string[][] {
  const withEquals = (ids: readonly string[]): string[] => [
    ...new Set(
      ids.flatMap((one) => [
        one,
        ...(layout.equalStakes ?? []).flatMap(({ wagers }) => (wagers.includes(one) ? wagers : [])),
      ]),
    ),
  ];
  const needed = (layout.requirements ?? []).flatMap(({ wagers, anyOf }) =>
    wagers.includes(id) ? anyOf : [],
  );
  return [[id], withEquals([id]), ...needed.map((base) => withEquals([base, id]))];
}

/** The emptiest seats first, and of those the lowest. */
function seatsByBets({ seats }: AnyLayout, bets: readonly Bet[]): number[] {
  const count = (spot: number): number => bets.filter((bet) => bet.spot === spot).length;
  return Array.from({ length: seats }, (_, i) => i + 1).toSorted((a, b) => count(a) - count(b) || a - b);
}
