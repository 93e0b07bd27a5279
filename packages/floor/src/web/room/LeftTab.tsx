import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isCutOff } from '../model/model.ts';
import { useTimeLeft } from '../poker/seconds.ts';
import { useBalance } from './balance.ts';
import { isOver, leftWords } from './left-words.ts';
import { leftTables, type OpenTable } from './open-tables.ts';
import { useTurnName } from './page-name.ts';
import { to } from './route.ts';

/** A table against a bank that one has left with chips in play: what lies there, whether it waits for one, and what came of it. */
export function LeftTab({ open: { table, store, connection } }: { open: OpenTable }): ReactNode {
  const floor = useSyncExternalStore(store.subscribe, store.read);
  const view = floor.table?.view;
  const you = view?.you;
  const mine = isCutOff(floor.connection) ? null : (you?.question ?? null);
  const left = useTimeLeft(mine && { since: 0, until: mine.until }, floor.table?.skew ?? 0);
  const [before, setBefore] = useState<number | null>(null);
  if (before === null && you && you.inPlay > 0) setBefore(you.net);
  useTurnName(mine ? view?.name : undefined);
  useBalance(you?.balance);
  const over = isOver(floor);
  // Nothing lay there when it was looked at again, or it is not dealt there any more.
  const gone = (over && before === null) || floor.refused !== null || floor.poker !== null;
  useEffect(() => {
    if (gone) leftTables.close(table);
    else if (over) connection.hangUp();
  }, [gone, over, connection, table]);
  return (
    <span className={`open-table${mine ? ' waits-for-me' : ''}`}>
      <a href={to.table(table)}>
        <span className="open-table-name">{view?.name ?? table}</span>
        <span className="open-table-state figures">
          {mine && left ? `${left.seconds} s` : leftWords(floor, before ?? 0)}
          {mine && left && <span className="turn-words">, your turn</span>}
        </span>
      </a>
      {over && (
        <button
          type="button"
          className="button bare"
          aria-label={`Close ${view?.name ?? table}`}
          onClick={() => leftTables.close(table)}
        >
          ✕
        </button>
      )}
    </span>
  );
}
