import type { NewEvent } from '../storage/journal.ts';
import type { ShoeMove } from '../storage/member.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { Movement } from './decision.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { toJournal } from './journalled.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** What takes the last things off a table before it gets other rules. */
export interface Cleared {
  readonly events: readonly NewEvent[];
  readonly movements: readonly Movement[];
  readonly shoe?: ShoeMove;
}

/** A bank that nobody bets against goes home and the shoe is taken away; undefined while a round is on. */
export function cleared(table: TableSetting, state: TableState): Cleared | undefined {
  const events: TableEvent[] = [];
  const movements: Movement[] = [];
  let now = state;
  const done = (command: TableCommand): boolean => {
    const decision = decide(table, now, command);
    if ('refused' in decision) return false;
    for (const moved of decision.movements) movements.push({ ...moved, event: moved.event + events.length });
    for (const event of decision.events) {
      events.push(event);
      now = evolve(table, now, event);
    }
    return true;
  };
  if (now.bank.holder && !done({ do: 'take-bank-down' })) return undefined;
  if (now.phase === 'closed') return { events: events.map(toJournal), movements };
  if (!done({ do: 'withdraw-shoe' })) return undefined;
  return { events: events.map(toJournal), movements, shoe: { number: state.shoe.number, state: 'over' } };
}
