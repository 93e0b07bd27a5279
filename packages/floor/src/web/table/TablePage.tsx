import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BankedTable } from '../banked/BankedTable.tsx';
import { HouseConnection } from '../house/house-connection.ts';
import { house } from '../house/requests.ts';
import type { Model } from '../model/model.ts';
import { useAsked } from '../room/asked.ts';
import { useFloor, useStore } from '../room/floor.ts';
import { houseAddress, leftTables } from '../room/open-tables.ts';
import { usePageName } from '../room/page-name.ts';
import { go, to } from '../room/route.ts';
import { changeSettings, useSettings } from '../room/settings.ts';
import { heardAtTable } from '../sound/heard.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { isTalk } from '../talk/refused-talk.ts';
import { TalkBeside } from '../talk/TalkBeside.tsx';
import { BaccaratTable } from './BaccaratTable.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { NoTable } from './NoTable.tsx';
import { type Cursor, chipFor, randomHex, type Seat, SeatContext } from './seat.ts';

/** A seat at a table: opens the connection, and closes it when somebody leaves. */
export function TablePage({ table }: { table: string }): ReactNode {
  const store = useStore();
  const floor = useFloor();
  const settings = useSettings();
  const [connection, setConnection] = useState<HouseConnection | null>(null);
  const [posted, again] = useAsked(useCallback(() => house.posted(table), [table]));
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const [forDealer, setForDealer] = useState(false);
  usePageName(floor.table?.view.name);
  useSounds(floor.table, heardAtTable);

  useEffect(() => {
    const opened = new HouseConnection(store, table, houseAddress());
    opened.open();
    setConnection(opened);
    return () => {
      keepInSight(store.read(), table);
      opened.leave();
    };
  }, [store, table]);

  // The table has got other rules while somebody sat there: what is posted is another.
  const dealtBy = floor.table?.view.definition;
  const shown = posted.is === 'here' ? posted.value.definition : dealtBy;
  useEffect(() => {
    if (dealtBy !== undefined && dealtBy !== shown) again();
  }, [dealtBy, shown, again]);

  // Whoever is turned away while the line is opened finds the table gone: then nothing is posted there either.
  const turnedAway = floor.connection.is !== 'up' && floor.refused?.command === null;
  useEffect(() => {
    if (turnedAway) again();
  }, [turnedAway, again]);

  // The house has made a poker table of it: those have a page of their own.
  const isPoker = floor.poker !== null;
  useEffect(() => {
    if (isPoker) go(to.poker(table));
  }, [isPoker, table]);

  if (posted.is === 'refused') {
    return (
      <NoTable table={table} refusal={posted.refusal}>
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      </NoTable>
    );
  }
  const status = <ConnectionStatus connection={floor.connection} onRetry={() => connection?.retry()} />;
  if (posted.is === 'asking' || floor.table === null || connection === null) {
    return (
      <main className="page waiting">
        {status}
        Finding your seat…
      </main>
    );
  }
  const seat: Seat = {
    table: floor.table,
    posted: posted.value,
    numbers: posted.value.seatNumbers,
    asked: floor.asked,
    heard: floor.connection.is === 'up',
    refused: isTalk(floor.refused) ? null : floor.refused,
    chip: chipFor(taken, settings.chip, posted.value),
    takeChip: ({ value }) => {
      setTaken(value);
      changeSettings({ chip: value });
    },
    forDealer,
    setForDealer,
    cursor: cursor ?? firstPlace(floor.table.view, posted.value),
    moveTo: setCursor,
    bet: (changes) => connection.ask({ type: 'bet', id: randomHex(12), table, changes: [...changes] }),
    ask: (asking) => connection.ask({ ...asking, id: randomHex(12), table }),
  };
  return (
    <SeatContext value={seat}>
      {status}
      <TalkBeside
        lines={floor.talk}
        said={floor.said}
        me={floor.table.view.you.who}
        seated={floor.table.view.spots.map(({ holder }) => holder)}
        refused={isTalk(floor.refused) ? floor.refused : null}
        readRefusal={() => store.tell({ type: 'refusal-read' })}
        ask={seat.ask}
      />
      {posted.value.look.hands === 'at-seats' ? <BankedTable /> : <BaccaratTable />}
    </SeatContext>
  );
}

/** Where the hand is first: at a spot of one's own, else at the free one nearest the middle. */
function firstPlace({ spots, you }: Seat['table']['view'], posted: Seat['posted']): Cursor {
  const numbers = posted.seatNumbers;
  const wager = posted.wagers[0]?.id ?? '';
  const own = spots.find(({ holder }) => holder.who === you.who);
  if (own) return { spot: own.spot, wager };
  const middle = numbers[Math.floor(numbers.length / 2)] ?? 1;
  const free = numbers
    .filter((spot) => spots.every((held) => held.spot !== spot))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return { spot: free[0] ?? middle, wager };
}

/** Chips that are in play when one goes elsewhere stay in sight there; so does a bet that the house has not answered yet. */
function keepInSight({ table: seen, asked }: Model, table: string): void {
  if (seen && seen.view.you.inPlay > 0) leftTables.open(table, seen);
  else if (asked.some(({ command }) => command.type === 'bet')) leftTables.open(table);
}
