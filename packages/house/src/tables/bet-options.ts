import { type BetOption, betOptions, type PlayerId } from '@croupier/table';
import type { TableSetting } from './setting.ts';
import { betsOf, type TableState } from './state.ts';

/** Options that were worked out while the spots were held as they are. */
const known = new WeakMap<TableState['spots'], Map<string, readonly BetOption[]>>();

const MOST_KEPT = 1_000;

/**
 * What a player may bet. It follows from the spots and from their own bets alone, and most people at a table have
 * the same: when betting opens to two hundred of them it is worked out once.
 */
export function optionsOf(table: TableSetting, state: TableState, player: PlayerId): readonly BetOption[] {
  const mine = betsOf(state, player);
  const held = [...state.spots].filter(([, { holder }]) => holder === player).map(([spot]) => spot);
  const bets = mine.map(({ spot, wager, kind, amount }) => `${spot} ${wager} ${kind} ${amount}`);
  const key = `${held.join()};${bets.join()}`;
  const kept = keptFor(state.spots);
  const before = kept.get(key);
  if (before) return before;
  const options = betOptions({ layout: table.game.layout, limits: table.limits }, state.spots, mine, player);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, options);
  return options;
}

function keptFor(spots: TableState['spots']): Map<string, readonly BetOption[]> {
  const kept = known.get(spots) ?? new Map<string, readonly BetOption[]>();
  known.set(spots, kept);
  return kept;
}
