import { costOf, type Line, type PlayerId } from '@croupier/table';
import type { LineView, PersonView, YouView } from '../protocol/index.ts';
import { optionsOf } from './bet-options.ts';
import type { TableSetting } from './setting.ts';
import { inPlay, type TableState } from './state.ts';

/** What one person alone may know of a table: their chips, and what they may do with them. */
export function viewYou(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  person: PersonView,
  balance: number,
): YouView {
  const betting = state.phase === 'betting';
  const regular = state.regulars.get(player);
  return {
    who: person.who,
    name: person.name,
    balance,
    inPlay: inPlay(table, state, player),
    net: regular?.net ?? 0,
    options: betting ? optionsOf(table, state, player) : [],
    canUndo: betting && (state.changes.get(player)?.length ?? 0) > 0,
    rebetCost: regular ? costOf(table.game.layout, regular.bets) : null,
    lines: linesOf(state, player).map(viewLine),
  };
}

function linesOf(state: TableState, player: PlayerId): Line[] {
  const last = state.phase === 'settled' ? state.steps.at(-1) : undefined;
  return last?.type === 'settled' || last?.type === 'voided'
    ? last.lines.filter((line) => line.player === player)
    : [];
}

export const viewLine = (line: Line): LineView => ({
  seat: line.seat,
  kind: line.kind,
  wager: line.wager,
  stake: line.stake,
  result: line.result,
  won: line.won,
  commission: line.commission,
  returned: line.returned,
  row: line.row,
  cites: line.cites,
});
