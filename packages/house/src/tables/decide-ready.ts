import type { Decision, PlayerCommand } from './commands.ts';
import { happened, refused } from './decision.ts';
import { noBets } from './no-bets.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/**
 * The deal is asked for by those who have bet; when all of them do, nobody waits for the clock. Asked for again, from another
 * page or when it has begun, it is what they have: there is nothing to refuse.
 */
export function decideReady(
  table: TableSetting,
  state: TableState,
  { player }: Extract<PlayerCommand, { do: 'deal-now' }>,
): Decision {
  const { phase, bets, ready } = state;
  if (ready.has(player)) return { events: [], movements: [] };
  if (phase !== 'betting') return { refused: noBets(table, state) };
  if (!bets.some((bet) => bet.player === player))
    return refused('Bet first: the deal is for those who have.');
  return happened({ type: 'deal-asked', player });
}
