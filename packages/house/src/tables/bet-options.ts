import {
  amountsMatter,
  type Bet,
  type BetOption,
  betOptionAt,
  betOptions,
  cents,
  changed,
  type PlayerId,
  refusal,
  roomIn,
  samePosition,
} from '@croupier/table';
import { bettingRules, uncovered } from './decide-bets.ts';
import type { TableSetting } from './setting.ts';
import { differsFrom, spellOnce } from './spelled-options.ts';
import { betsOf, type TableState } from './state.ts';

/** Options that were worked out while the spots were held as they are. */
const known = new WeakMap<TableState['spots'], Map<string, readonly BetOption[]>>();

const MOST_KEPT = 1_000;

/**
 * What a player may bet. It follows from the spots, the bank and from their own bets alone, and most people at a table have
 * the same: when betting opens to two hundred of them it is worked out once.
 */
export function optionsOf(table: TableSetting, state: TableState, player: PlayerId): readonly BetOption[] {
  const mine = betsOf(state, player);
  if (state.bank.holder || amountsMatter(table.game.layout)) return workedOut(table, state, player, mine);
  const rules = bettingRules(table, state);
  if (refusal(rules, state.spots, mine, player)) return workedOut(table, state, player, mine);
  // Where only it counts that something lies at a place, another amount there changes the options of that place alone.
  const kept = keptFor(state.spots);
  let key = `${heldBy(state, player)};`;
  for (const { spot, wager, kind } of mine) key += `${spot} ${wager} ${kind},`;
  const before = kept.get(key) ?? keep(kept, key, betOptions(rules, state.spots, mine, player));
  if (mine.length === 0) return before;
  const options = before.slice();
  const others: number[] = [];
  for (const bet of mine) {
    const at = options.findIndex((option) => samePosition(option, bet));
    const option = options[at];
    if (!option) continue;
    options[at] = betOptionAt(rules, state.spots, mine, player, option);
    others.push(at);
  }
  differsFrom(
    before,
    options,
    others.toSorted((a, b) => a - b),
  );
  return options;
}

/** Every option by itself, and with the bank that is to cover it. */
function workedOut(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  mine: readonly Bet[],
): readonly BetOption[] {
  const bets = mine.map(({ spot, wager, kind, amount }) => `${spot} ${wager} ${kind} ${amount}`);
  const room = roomIn(table.game.layout, state.bank.holder, state.bets);
  const key = `all;${heldBy(state, player)};${bets.join()};${JSON.stringify(state.bank.holder)};${room}`;
  const kept = keptFor(state.spots);
  const before = kept.get(key);
  if (before) return before;
  const all = betOptions(bettingRules(table, state), state.spots, mine, player);
  const options = state.bank.holder ? all.map((option) => covered(table, state, player, option, room)) : all;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, options);
  return options;
}

function heldBy({ spots }: TableState, player: PlayerId): string {
  let held = '';
  for (const [spot, { holder }] of spots) if (holder === player) held += `${spot},`;
  return held;
}

function keep(
  kept: Map<string, readonly BetOption[]>,
  key: string,
  options: readonly BetOption[],
): readonly BetOption[] {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, options);
  spellOnce(options);
  return options;
}

/** No more than the bank still covers, and nothing that its owner may not hold. */
function covered(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  option: BetOption,
  room: number | null,
): BetOption {
  if (option.refused) return option;
  const { spot, wager, kind, least } = option;
  const after = changed(betsOf(state, player), player, [{ spot, wager, kind, amount: least }]);
  const refused = uncovered(table, state, player, after);
  if (refused) return { ...option, refused };
  const limited = room !== null && (table.game.layout.bank?.wagers.includes(wager) ?? false);
  return limited ? { ...option, most: cents(Math.min(option.most, room)) } : option;
}

function keptFor(spots: TableState['spots']): Map<string, readonly BetOption[]> {
  const kept = known.get(spots) ?? new Map<string, readonly BetOption[]>();
  known.set(spots, kept);
  return kept;
}
