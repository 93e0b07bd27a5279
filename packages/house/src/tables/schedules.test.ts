import { bankedGameNamed, threeCardPoker } from '@croupier/games';
import { accountsOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { JournalEvent } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { fromJournal } from './journalled.ts';
import { RULES_CHANGED } from './rules-changed.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, inPlay, type TableState } from './state.ts';
import { wrongWith } from './testing/books-after.ts';
import { settingOf } from './testing/felt.ts';
import { type Stakes, VirtualBankedTable } from './testing/virtual-banked.ts';
import { ALL_CHECKS, type VirtualChecks } from './testing/virtual-database.ts';
import { playerNamed, VirtualHouse, type VirtualOptions } from './testing/virtual-nodes.ts';

const WHOLE = process.env.CROUPIER_WHOLE ? 10 : 1;
const PATIENCE = process.env.CROUPIER_WHOLE ? 3_600_000 : 120_000;
const PLAYERS = 3;
const METER = 'progressive';

/** What is played in a schedule. */
interface Kind {
  readonly tables: readonly TableSetting[];
  readonly stakes: Stakes;
  /** Most schedules are short and begin with open tables; every eighth is long and begins with tables that were never opened. */
  readonly short: number;
  readonly long: number;
  readonly rulesChange?: boolean;
}

const threeCard: Kind = {
  tables: [settingOf(threeCardPoker.with({}))],
  stakes: [[{ wager: 'ante', amount: 500 }], [{ wager: 'pair-plus', amount: 500 }]],
  short: 40,
  long: 110,
};

const linked = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({});
const sharedMeter: Kind = {
  tables: ['first', 'second'].map((id) => ({ ...settingOf(linked), id, meters: { [METER]: 'summit' } })),
  stakes: [
    [
      { wager: 'banker', amount: 1_000 },
      { wager: METER, amount: 100 },
    ],
  ],
  short: 60,
  long: 110,
};

const playersBank: Kind = {
  tables: [settingOf(bankedGameNamed('baccarat-gold/baccarat-gold').with({}))],
  stakes: [[{ wager: 'player-line', amount: 500 }], [{ wager: 'banker-line', amount: 500 }]],
  short: 60,
  long: 110,
};

const otherRules: Kind = { ...threeCard, rulesChange: true };

type House = VirtualHouse<TableState, TableEvent, TableCommand>;

const tablesOf = ({ tables, stakes }: Kind, seed: string): VirtualBankedTable[] =>
  tables.map((setting) => new VirtualBankedTable(setting, stakes, seed));

const opening = new Map<Kind, Promise<readonly JournalEvent[]>>();

/** The tables as one node left them, open to players. */
function openedTables(kind: Kind): Promise<readonly JournalEvent[]> {
  const lines = opening.get(kind) ?? new VirtualHouse(tablesOf(kind, 'opened'), 'opened').opened();
  opening.set(kind, lines);
  return lines;
}

/** What is wrong with the books after a schedule; nothing, if nothing is. */
async function wrongAfter(
  kind: Kind,
  seed: number,
  seen: Set<string>[] = [],
  checks: VirtualChecks = ALL_CHECKS,
): Promise<string | undefined> {
  const isLong = seed % 8 === 0;
  const tables = tablesOf(kind, `schedule ${seed}`);
  const options: VirtualOptions = {
    checks,
    opened: isLong ? [] : await openedTables(kind),
    ...(kind.rulesChange ? { rulesChange: true } : {}),
  };
  const house: House = new VirtualHouse(tables, `schedule ${seed}`, options);
  try {
    await house.run({ nodes: 2 + (seed % 2), players: PLAYERS, steps: isLong ? kind.long : kind.short });
    seen.push(new Set(tables.flatMap(({ id }) => house.database.lines(id).map(({ type }) => type))));
    return wrongWith(house, (id) => {
      const table = tables.find((one) => one.id === id);
      return table && wrongAt(table, house);
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongAt(table: VirtualBankedTable, { database, sent }: House): string | undefined {
  const { setting, id } = table;
  let state = bareTable();
  for (const line of database.lines(id)) {
    if (line.type === RULES_CHANGED) break;
    if (line.type === 'bets-changed' && state.phase !== 'betting')
      return `Line ${line.seq} takes a bet while the table is ${state.phase}.`;
    const card = line.type === 'dealt' ? table.card(state) : undefined;
    const event = fromJournal(setting, state, line);
    if (event.type === 'dealt' && event.card !== card) return `Line ${line.seq} deals another card.`;
    state = evolve(setting, state, event);
    const left = database.leftAfter(line).get(account.sharedMeter('summit'));
    if (left !== undefined && left !== state.meters[METER])
      return `Line ${line.seq} leaves the meter at another figure than the table shows.`;
  }
  const bank = database.balances.get(accountsOf(id).bank) ?? 0;
  for (let number = 0; number < PLAYERS; number += 1) {
    const player = playerNamed(number);
    const put = state.bank.holder?.player === player ? bank : 0;
    const staked = database.balances.get(account.stakes(player, id)) ?? 0;
    if (staked + put !== inPlay(setting, state, player)) return 'The stakes are not the bets.';
  }
  if (bank !== (state.bank.holder?.amount ?? 0)) return 'The bank is not what was put up.';
  const bets = sent.filter(({ key, table: at, command }) => {
    return at === id && command.do === 'bet' && database.commands.has(`${key.person} ${key.id}`);
  });
  const lines = database.lines(id).filter(({ type }) => type === 'bets-changed');
  return bets.length === lines.length ? undefined : 'A command is in the books twice, or a bet without one.';
}

/** In how many of them a line of this type was written. */
const withLine = (seen: readonly Set<string>[], type: string): number =>
  seen.filter((types) => types.has(type)).length;

/** Runs so many schedules of a kind, and says what was written in each. */
async function inOrder(kind: Kind, schedules: number): Promise<Set<string>[]> {
  const seen: Set<string>[] = [];
  for (let seed = 0; seed < schedules; seed += 1)
    expect(await wrongAfter(kind, seed, seen), `schedule ${seed}`).toBeUndefined();
  return seen;
}

/** What goes wrong in so many schedules at most when the database does not check everything. */
async function goesWrong(kind: Kind, schedules: number, checks: VirtualChecks): Promise<string> {
  const wrong = new Set<string>();
  for (let seed = 0; seed < schedules && wrong.size < 3; seed += 1) {
    const found = await wrongAfter(kind, seed, [], checks);
    if (found !== undefined) wrong.add(found.replaceAll(/\d+/g, '#'));
  }
  return [...wrong].join('\n');
}

describe('nodes that are paused, killed, cut off and answered late at every step', () => {
  const schedules = { threeCard: 1_000, sharedMeter: 300, playersBank: 200, otherRules: 400 };
  const many = (kind: keyof typeof schedules): number => schedules[kind] * WHOLE;

  it(`leave the books in order, in ${many('threeCard')} schedules`, { timeout: PATIENCE }, async () => {
    const seen = await inOrder(threeCard, many('threeCard'));
    // What is tried must come to something: cards in a quarter of them, settlements too.
    expect(withLine(seen, 'dealt')).toBeGreaterThan(seen.length / 4);
    expect(withLine(seen, 'settled')).toBeGreaterThan(seen.length / 100);
  });

  it(`and so at tables that share a meter, in ${many('sharedMeter')}`, { timeout: PATIENCE }, async () => {
    const seen = await inOrder(sharedMeter, many('sharedMeter'));
    expect(withLine(seen, 'meters-read')).toBeGreaterThan(seen.length / 10);
  });

  it(`and where players bank, in ${many('playersBank')}`, { timeout: PATIENCE }, async () => {
    const seen = await inOrder(playersBank, many('playersBank'));
    expect(withLine(seen, 'bank-taken')).toBeGreaterThan(seen.length / 4);
    expect(withLine(seen, 'dealt')).toBeGreaterThan(seen.length / 20);
  });

  it(`and when a table gets other rules, in ${many('otherRules')}`, { timeout: PATIENCE }, async () => {
    const seen = await inOrder(otherRules, many('otherRules'));
    expect(withLine(seen, RULES_CHANGED)).toBeGreaterThan(seen.length / 4);
    expect(withLine(seen, 'bets-changed')).toBeGreaterThan(seen.length / 10);
  });

  it('would not, if only the number of a line were compared', { timeout: PATIENCE }, async () => {
    const wrong = await goesWrong(threeCard, 200, { ...ALL_CHECKS, predecessor: false });
    expect(wrong).toMatch(/takes a bet while the table is dealing|written down|dealt/);
  });

  it('would not, if what a shared meter holds were not compared', { timeout: PATIENCE }, async () => {
    const wrong = await goesWrong(sharedMeter, 300, { ...ALL_CHECKS, holds: false });
    expect(wrong).toContain('leaves the meter at another figure than the table shows');
  });

  it('come out the same from the same seed', async () => {
    const text = async (): Promise<string> => {
      const house: House = new VirtualHouse(tablesOf(threeCard, 'again'), 'again');
      await house.run({ nodes: 3, players: PLAYERS, steps: threeCard.long });
      return house.database.text;
    };
    const first = await text();
    expect(first).toContain('bets-changed');
    expect(await text()).toBe(first);
  });
});
