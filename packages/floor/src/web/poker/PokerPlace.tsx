import type { PokerTableView } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import './poker.css';
import './chairs.css';
import './chairs-phone.css';
import './chairs-low.css';
import './poker-rail.css';
import './sideways.css';
import { useBalance } from '../room/balance.ts';
import { type OpenTable, pokerTables } from '../room/open-tables.ts';
import { go, to } from '../room/route.ts';
import { type Heard, heardAtPoker } from '../sound/heard.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { ConnectionStatus } from '../table/ConnectionStatus.tsx';
import { NoTable } from '../table/NoTable.tsx';
import { randomHex } from '../table/seat.ts';
import { isTalk } from '../talk/refused-talk.ts';
import { TalkBeside } from '../talk/TalkBeside.tsx';
import { useAmounts } from './amounts.ts';
import { type AtPoker, PokerContext } from './at-poker.ts';
import { PokerTable } from './PokerTable.tsx';
import { sceneOf } from './scene-of.ts';
import { steadyScenes } from './steady-scenes.ts';
import { teller } from './told.ts';
import { useTurnAlert } from './turn-alert.ts';
import { useWish } from './wish.ts';

/**
 * A place at a poker table that is open here. It goes on when another table is looked at; without a seat or a place on its list
 * it is closed then.
 */
export function PokerPlace({ open, active }: { open: OpenTable; active: boolean }): ReactNode {
  const { table, store, connection } = open;
  const floor = useSyncExternalStore(store.subscribe, store.read);
  const { poker, refused } = floor;
  const view = poker?.view;
  const amount = useAmounts(view?.stakes.firstBet ?? 0);
  const [steady] = useState(steadyScenes);
  const scene = useMemo(() => (view ? steady(sceneOf(view, amount)) : null), [view, amount, steady]);
  const status = <ConnectionStatus connection={floor.connection} onRetry={connection.retry} />;
  const turn = view?.you.question?.turn;
  const answer = useCallback<AtPoker['answer']>(
    (said) => {
      if (turn !== undefined) connection.ask({ type: 'act', id: randomHex(12), table, turn, ...said });
    },
    [connection, table, turn],
  );
  const wish = useWish(view, floor.connection.is === 'up', answer);
  useBalance(view?.you.balance);
  useTurnAlert(view, active);
  useSounds(active ? poker : null, heardHere);
  const nothingThere = view === undefined && refused !== null;
  const idle = view !== undefined && view.you.seat === null && view.you.list?.place == null;
  const gone = !active && (nothingThere || idle);
  useEffect(() => {
    if (gone) pokerTables.close(table);
  }, [gone, table]);
  // The house deals against a bank here now: such a table has a page of its own.
  const banked = floor.table !== null;
  useEffect(() => {
    if (!banked) return;
    pokerTables.close(table);
    if (active) go(to.table(table));
  }, [banked, active, table]);
  const [movesTo, setMovesTo] = useState<string | null>(null);
  const moved = movesTo !== null && view?.you.seat === null;
  // Who has been moved to another table goes along.
  useEffect(() => {
    if (moved && movesTo !== null) go(to.poker(movesTo));
  }, [moved, movesTo]);
  if (!active) return null;
  if (!poker || !view || !scene) {
    return refused ? (
      <NoTable table={table} refusal={refused.refusal} />
    ) : (
      <main className="page waiting">
        {status}
        Finding the table…
      </main>
    );
  }
  const command = (): { id: string; table: string } => ({ id: randomHex(12), table });
  const at: AtPoker = {
    scene,
    view,
    model: {
      ...poker,
      connection: floor.connection,
      asked: floor.asked,
      refused: isTalk(refused) ? null : refused,
    },
    amount,
    answer,
    sitDown: (seat, chips) => connection.ask({ type: 'sit-down', ...command(), seat, amount: chips }),
    sitOut: (out) => connection.ask({ type: out ? 'sit-out' : 'come-back', ...command() }),
    addChips: (chips) => connection.ask({ type: 'add-chips', ...command(), amount: chips }),
    standUp: () => connection.ask({ type: 'stand-up', ...command() }),
    sitOutAtBlind: (wanted) => connection.ask({ type: 'sit-out-at-blind', ...command(), wanted }),
    autoRebuy: (chips) => connection.ask({ type: 'auto-rebuy', ...command(), amount: chips }),
    changeTable: (other) => {
      connection.ask({ type: 'change-table', ...command(), to: other });
      setMovesTo(other);
    },
    movesTo,
    waitForSeat: (wanted) => connection.ask({ type: wanted ? 'join-list' : 'leave-list', ...command() }),
    straddle: (chips) =>
      connection.ask(
        chips === null
          ? { type: 'no-straddle', ...command() }
          : { type: 'straddle', ...command(), amount: chips },
      ),
    callClock: (called) => connection.ask({ type: 'call-clock', ...command(), turn: called }),
    seeHand: (seat) => connection.ask({ type: 'see-hand', ...command(), seat }),
    callIrregularity: (irregularity) => connection.ask({ type: 'irregularity', ...command(), irregularity }),
    wish,
    readRefusal: () => store.tell({ type: 'refusal-read' }),
  };
  return (
    <PokerContext value={at}>
      {status}
      <TalkBeside
        lines={floor.talk}
        said={floor.said}
        me={view.you.who}
        seated={view.seats}
        refused={isTalk(refused) ? refused : null}
        readRefusal={at.readRefusal}
        ask={(said) => connection.ask({ ...said, ...command() })}
      />
      <PokerTable />
    </PokerContext>
  );
}

const heardHere = (before: PokerTableView | null, now: PokerTableView): readonly Heard[] =>
  heardAtPoker(before, now, teller(now));
