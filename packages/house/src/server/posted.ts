import { bankedGameNamed } from '@croupier/games';
import {
  type AnyLayout,
  type Bonus,
  ENVY,
  formatAward,
  formatMoney,
  type Meters,
  progressivesOf,
  seatNumbersOf,
  type Wager,
} from '@croupier/table';
import { postedIrregularities } from '../posted/irregularities.ts';
import type { LobbyTable, PostedBank, PostedBonus, PostedRules } from '../protocol/index.ts';
import { isBotPlayer } from '../tables/bot-names.ts';
import { definitionOf } from '../tables/definition.ts';
import { contributionOf, type TableSetting } from '../tables/setting.ts';
import type { OpenBankedTable } from './casino.ts';
import { peopleOf } from './people-at.ts';
import { printedIn } from './printed-in.ts';

/** The sign at a table, made from the definition that is dealt. */
export function postedAt(setting: TableSetting, practice: boolean): PostedRules {
  const { id, game, limits } = setting;
  return {
    table: id,
    game: game.id,
    definition: definitionOf(setting),
    title: game.title,
    look: game.look,
    rulebook: printedIn(game),
    options: bankedGameNamed(game.id).options.map(({ name, about, cite, default: usual }) => ({
      name,
      value: game.options[name] ?? usual,
      about,
      cite: cite ?? null,
    })),
    seats: game.layout.seats,
    seatNumbers: seatNumbersOf(game.layout),
    backBets: game.layout.backBets !== undefined,
    backBetsForbiddable: game.layout.backBets?.consent !== undefined,
    tips: game.layout.tips !== undefined,
    houseWay: game.houseWay !== undefined,
    wagers: game.layout.wagers.map((wager) => ({
      ...postedRows(wager),
      sensor: wager.sensor ?? false,
      least: limits[wager.id]?.least ?? 0,
      most: limits[wager.id]?.most ?? 0,
      step: limits[wager.id]?.step ?? 1,
    })),
    bank: postedBank(game.layout),
    progressives: Object.entries(progressivesOf(game.layout)).map(
      ([name, { wager, reseed, contribution = contributionOf(setting), cite }]) => ({
        name,
        wager,
        reseed,
        contribution,
        shared: setting.meters?.[name] ?? null,
        cite,
      }),
    ),
    irregularities: postedIrregularities(game.layout.irregularities ?? []),
    bonuses: [...(game.layout.bonuses ?? []).map(postedRows), ...postedEnvy(game.layout)],
    rules: game.posted,
    practice,
  };
}

function postedBank({ bank, fees }: AnyLayout): PostedBank | null {
  if (!bank) return null;
  const { wagers, required, coversAll, commission, dealerBets, besideBank, rotation, cites } = bank;
  return {
    wagers,
    required,
    coversAll,
    commission,
    dealerBets: dealerBets ?? null,
    besideBank,
    roundsInARow: rotation.roundsInARow,
    alternatesWithHouse: rotation.alternatesWithHouse,
    afterABet: rotation.afterABet,
    fee: fees?.banker ?? 0,
    cites: [cites.bank, cites.cover, rotation.cite],
  };
}

const postedRows = ({ id, name, rows }: Bonus<never> | Wager<never>): PostedBonus => ({
  id,
  name,
  rows: rows.map((row) => ({ name: row.name, pays: formatAward(row.award), cites: row.cites })),
});

/** What the hands of others pay. A game has rows for it, or prints it beside those of a wager. */
function postedEnvy({ envy, wagers }: AnyLayout): PostedBonus[] {
  const beside = wagers.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.envy === undefined ? [] : [{ row, amount: row.envy }])),
  );
  const own = (envy?.rows ?? []).flatMap((row) =>
    row.award.kind === 'money' ? [{ row, amount: row.award.amount }] : [],
  );
  const rows = [...own, ...beside].map(({ row, amount }) => ({
    name: row.name,
    pays: formatMoney(amount),
    cites: row.cites,
  }));
  return rows.length === 0 ? [] : [{ id: ENVY, name: 'Envy, for another player’s hand', rows }];
}

/** What the meters show, or will begin with as soon as somebody comes to the table. One figure says enough from afar: the highest. */
function meterOf(setting: TableSetting, shown: Meters): Pick<LobbyTable, 'meter' | 'shared'> {
  const [highest] = Object.entries(progressivesOf(setting.game.layout))
    .map(([name, { meter }]) => ({ meter: shown[name] ?? meter, shared: setting.meters?.[name] ?? null }))
    .toSorted((a, b) => b.meter - a.meter);
  return highest ?? { meter: null, shared: null };
}

export function lobbyTable({ driver, table, room }: OpenBankedTable): LobbyTable {
  const { setting, phase } = driver;
  const { state } = table;
  const limits = Object.values(setting.limits);
  return {
    table: setting.id,
    name: setting.name,
    game: setting.game.id,
    title: setting.game.title,
    rulebook: printedIn(setting.game),
    look: setting.game.look,
    least: Math.min(...limits.map(({ least }) => least)),
    most: Math.max(...limits.map(({ most }) => most)),
    pace: setting.pace ?? 'calm',
    seats: setting.game.layout.seats,
    taken: state.spots.size,
    bots: [...state.spots.values()].filter(({ holder }) => isBotPlayer(holder)).length,
    ...peopleOf(
      room,
      [...state.spots.values()].map(({ holder }) => holder),
    ),
    watching: room.watching,
    inPlay: table.hasChips,
    phase,
    round: state.round,
    shoe: state.shoe.number,
    summaries: state.summaries,
    ...meterOf(setting, driver.shown(state).meters),
  };
}
