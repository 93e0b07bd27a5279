import { type Cents, NOTHING } from '@croupier/table';
import type { Holding } from '../storage/member.ts';
import type { Decision } from './commands.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';
import { tableAccounts } from './table-accounts.ts';

/** What the meters that tables share show, each by the name that the house gives it; null before anybody has seeded it. */
export type SharedFigures = (shared: string) => Cents | null;

/**
 * Decides on meters as all tables that share them have left them. What moves one is decided on what it shows, which is
 * written down before it where this table knew of another figure, and stands only if the account still holds that: of two
 * tables that are paid at once the second is decided again on what the first has left.
 */
export function onSharedMeters(
  table: TableSetting,
  state: TableState,
  figures: SharedFigures,
  decideOn: (state: TableState) => Decision,
): Decision {
  const decision = decideOn(state);
  const { links } = state;
  if (Object.keys(links).length === 0 || 'refused' in decision) return decision;
  const { meter } = tableAccounts(table.id, links);
  const shown = Object.entries(links).map(([name, shared]) => ({
    name,
    account: meter(name),
    balance: figures(shared) ?? state.meters[name] ?? NOTHING,
  }));
  const moves = (one: Decided): Holding[] =>
    shown
      .filter(({ account }) => touches(one, account))
      .map(({ account, balance }) => ({ account, balance }));
  if (!decision.events.some(({ type }) => LOOK.has(type)) && moves(decision).length === 0) return decision;
  if (shown.every(({ name, balance }) => state.meters[name] === balance))
    return { ...decision, holds: moves(decision) };
  const meters = Object.fromEntries(shown.map(({ name, balance }) => [name, balance]));
  const read: TableEvent = { type: 'meters-read', meters };
  const again = decideOn(evolve(table, state, read));
  if ('refused' in again) return again;
  return {
    events: [read, ...again.events],
    movements: again.movements.map((movement) => ({ ...movement, event: movement.event + 1 })),
    holds: moves(again),
  };
}

type Decided = Exclude<Decision, { readonly refused: unknown }>;

/** What says a figure though it moves no chip: what a round is dealt on, and what somebody has won. */
const LOOK: ReadonlySet<TableEvent['type']> = new Set<TableEvent['type']>([
  'betting-closed',
  'jackpot-called',
]);

const touches = ({ movements }: Decided, account: string): boolean =>
  movements.some(({ postings }) => postings.some((posting) => posting.account === account));
