import { gameNamed } from '@croupier/games';
import { type Bonus, formatAward, type Wager } from '@croupier/table';
import type { LobbyTable, PostedBonus, PostedRules } from '../protocol/index.ts';
import type { TableSetting } from '../tables/setting.ts';
import type { OpenTable } from './casino.ts';

/** The sign at a table, made from the definition that is dealt. */
export function postedAt({ id, game, limits }: TableSetting): PostedRules {
  const { rulebook, number } = game.section;
  return {
    table: id,
    game: game.id,
    title: game.title,
    rulebook: { id: rulebook.id, title: rulebook.title, section: number },
    options: gameNamed(game.id).options.map(({ name, about, cite, default: usual }) => ({
      name,
      value: game.options[name] ?? usual,
      about,
      cite: cite ?? null,
    })),
    seats: game.layout.seats,
    wagers: game.layout.wagers.map((wager) => ({
      ...postedRows(wager),
      least: limits[wager.id]?.least ?? 0,
      most: limits[wager.id]?.most ?? 0,
      step: limits[wager.id]?.step ?? 1,
    })),
    bonuses: (game.layout.bonuses ?? []).map(postedRows),
    rules: game.posted,
  };
}

const postedRows = ({ id, name, rows }: Bonus<never> | Wager<never>): PostedBonus => ({
  id,
  name,
  rows: rows.map((row) => ({ name: row.name, pays: formatAward(row.award), cites: row.cites })),
});

export function lobbyTable({ table, room }: OpenTable): LobbyTable {
  const { setting, state, phase } = table;
  const limits = Object.values(setting.limits);
  return {
    table: setting.id,
    name: setting.name,
    game: setting.game.id,
    title: setting.game.title,
    least: Math.min(...limits.map(({ least }) => least)),
    most: Math.max(...limits.map(({ most }) => most)),
    seats: setting.game.layout.seats,
    taken: state.spots.size,
    watching: room.watching,
    phase,
    round: state.round,
    shoe: state.shoe.number,
    summaries: state.summaries,
  };
}
