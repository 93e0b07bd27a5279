import { costOf, type Line, type PlayerId, viewPlaces } from '@croupier/table';
import type { AskingView, LineView, PersonView, YouView } from '../protocol/index.ts';
import { optionsOf } from './bet-options.ts';
import type { TableSetting } from './setting.ts';
import { inPlay, roundOf, type TableState } from './state.ts';

/** What one person alone may know of a table: their chips, and what they may do with them. */
export function viewYou(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  person: PersonView,
  balance: number,
  asking: AskingView | null,
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
    ...atTheTable(table, state, player, asking),
    lines: linesOf(state, player).map(viewLine),
  };
}

/** One's own cards, and what one is asked, while a round is dealt. */
function atTheTable(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  asking: AskingView | null,
): Pick<YouView, 'question' | 'places'> {
  const seats = state.bets
    .filter((bet) => bet.player === player && bet.kind === 'own')
    .map(({ spot }) => spot);
  if (seats.length === 0 || (state.phase !== 'dealing' && state.phase !== 'settled'))
    return NOTHING_OF_ONES_OWN;
  const round = roundOf(table, state);
  const owned = round.places.some(({ owner }) => owner !== null && seats.includes(owner));
  const { waiting } = round;
  const mine = asking && waiting.for === 'answer' && seats.includes(asking.seat) ? waiting.question : null;
  return {
    question: asking && mine ? { ...asking, actions: mine.actions, cite: mine.cite } : null,
    places: owned ? viewPlaces(table.game.layout, round, { seats }) : [],
  };
}

const NOTHING_OF_ONES_OWN = { question: null, places: [] } as const;

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
