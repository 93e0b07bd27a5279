import { fundJournal } from '../jackpots/setting.ts';
import type { RulesPosting } from '../posted/ruled-table.ts';
import type { TableTotal } from '../protocol/index.ts';
import { HOUSE } from '../storage/house-journal.ts';
import { type Casino, gameIdOf } from './casino.ts';
import { titleOf } from './dealt-games.ts';
import { bankOn } from './session.ts';

const FUND = fundJournal('');

/** What every table has brought somebody, also one that is closed or was taken away: together it is what they have won. */
export async function tableTotals(casino: Casino, person: string): Promise<TableTotal[]> {
  const moved = await casino.store.ledger.totalsByTable(person);
  // What the house itself gave or took is no table's.
  const totals = moved.filter(({ table }) => table !== HOUSE);
  const postings = await casino.rules.postings();
  return totals.map(({ table, net }) =>
    table.startsWith(FUND)
      ? fundTotal(casino, table, net)
      : tableTotal(casino, person, { table, net, posted: postings.get(table) ?? [] }),
  );
}

function fundTotal({ funds }: Casino, table: string, net: number): TableTotal {
  const fund = funds.all.find(({ setting }) => fundJournal(setting.id) === table);
  return {
    table,
    tableName: fund?.setting.name ?? table.slice(FUND.length),
    kind: 'jackpot',
    open: fund !== undefined,
    games: [],
    net,
  };
}

function tableTotal(
  casino: Casino,
  person: string,
  {
    table,
    net,
    posted,
  }: { readonly table: string; readonly net: number; readonly posted: readonly RulesPosting[] },
): TableTotal {
  const open = casino.tables.get(table);
  const [last] = posted;
  const games = new Set([...(open ? [gameIdOf(open)] : []), ...posted.map(({ game }) => game)]);
  return {
    table,
    tableName: open?.driver.setting.name ?? last?.name ?? table,
    kind: open?.kind ?? (last?.type === 'poker-rules-posted' ? 'poker' : 'banked'),
    open: open !== undefined,
    games: [...games].map((game) => ({ game, title: titleOf(game) })),
    net: open ? net + bankOn(open, person) : net,
  };
}
