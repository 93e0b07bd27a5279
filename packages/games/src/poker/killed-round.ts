import { cents, type Section } from '@croupier/table';
import type { Opening } from './betting-round.ts';
import type { HandSetup } from './hand-state.ts';
import { killBlind, killedBetting, withKillBlind } from './kill.ts';
import type { KillRound } from './kill-button.ts';
import type { Variant } from './variant.ts';

/**
 * What changes in a killed round: its bets, the kill blind, and the price, to which small and big blind must complete
 * (bclc-poker 22.0 §1.5, §6.1.1). Action starts left of the big blind as ever (§6.2.4).
 */
export function killedBy(
  { kill, button, regular, forced, bigBlind }: KillRound,
  { kill: at }: Pick<Variant, 'kill'>,
  players: readonly { readonly seat: number }[],
  opening: Opening,
): Pick<HandSetup, 'betting' | 'forced' | 'opening'> {
  const betting = killedBetting(regular, kill);
  const blind = killBlind(bigBlind, kill);
  const seat = button.state === 'kill' ? button.seat : null;
  const position = players.findIndex((player) => player.seat === seat);
  const posted = at && position >= 0 ? withKillBlind(forced, position, blind, at satisfies Section) : forced;
  if (opening.by !== 'blinds') return { betting, forced: posted, opening };
  const price = cents(Math.max(opening.price, blind));
  return { betting, forced: posted, opening: { ...opening, price, raise: price } };
}
