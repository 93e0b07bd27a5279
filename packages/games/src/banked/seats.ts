import { type Action, type Bet, type Cents, cents, type Verb } from '@croupier/table';

/** What a seat has staked on a wager of its own; undefined where it has not. */
export function stakeOf(bets: readonly Bet[], seat: number, wager: string): Cents | undefined {
  for (const bet of bets)
    if (bet.spot === seat && bet.wager === wager && bet.kind === 'own') return bet.amount;
  return undefined;
}

/** Whether chips lie on a wager at a seat, the player's own or for the dealer. */
export function isBet(bets: readonly Bet[], seat: number, wager: string): boolean {
  for (const bet of bets) if (bet.spot === seat && bet.wager === wager) return true;
  return false;
}

/** A wager staked during the round as so many times the ante. */
export function playTimes(
  ante: Cents,
  least: number,
  most: number = least,
  wager = 'play',
  given: { readonly verb?: Verb; readonly step?: Cents } = {},
): Action {
  return {
    verb: given.verb ?? 'play',
    wager,
    unit: ante,
    least: cents(ante * least),
    most: cents(ante * most),
    step: given.step ?? ante,
  };
}

/** A further bet as large as the ante, by whoever already plays. */
export const betAnte = (ante: Cents, wager: string): Action => playTimes(ante, 1, 1, wager, BETTING);
const BETTING = { verb: 'bet' } as const;

/** The same, of any amount between these; a table has its own step (READINGS 36). */
export const playBetween = (ante: Cents, least: number, most: number): Action =>
  playTimes(ante, least, most, 'play', BY_THE_CENT);
const BY_THE_CENT = { step: cents(1) };

export const FOLD: Action = { verb: 'fold' };
export const CHECK: Action = { verb: 'check' };
