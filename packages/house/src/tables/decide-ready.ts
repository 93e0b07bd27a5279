import type { Decision, PlayerCommand } from './commands.ts';
import { happened, refused } from './decision.ts';
import type { TableState } from './state.ts';

/** The deal is asked for by those who have bet; when all of them do, nobody waits for the clock. */
export function decideReady(
  { phase, bets, ready }: TableState,
  { player }: Extract<PlayerCommand, { do: 'deal-now' }>,
): Decision {
  if (phase !== 'betting') return refused('Bets are closed; wait for the next round.');
  if (!bets.some((bet) => bet.player === player))
    return refused('Bet first: the deal is for those who have.');
  if (ready.has(player)) return refused('You have asked for the deal already.');
  return happened({ type: 'deal-asked', player });
}
