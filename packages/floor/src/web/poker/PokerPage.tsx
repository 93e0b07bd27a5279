import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import './poker.css';
import './chairs.css';
import './chairs-phone.css';
import './poker-rail.css';
import { HouseConnection } from '../house/house-connection.ts';
import { useFloor, useStore } from '../room/floor.ts';
import { ConnectionStatus } from '../table/ConnectionStatus.tsx';
import { randomHex } from '../table/seat.ts';
import { useAmounts } from './amounts.ts';
import { type AtPoker, PokerContext } from './at-poker.ts';
import { PokerTable } from './PokerTable.tsx';
import { sceneOf } from './scene-of.ts';

/** A place at a poker table: opens the connection, and closes it when somebody goes. */
export function PokerPage({ table }: { table: string }): ReactNode {
  const store = useStore();
  const floor = useFloor();
  const [connection, setConnection] = useState<HouseConnection | null>(null);
  useEffect(() => {
    const opened = new HouseConnection(store, table, houseAddress());
    opened.open();
    setConnection(opened);
    return () => opened.leave();
  }, [store, table]);
  const { poker, refused } = floor;
  const view = poker?.view;
  const amount = useAmounts(view?.stakes.firstBet ?? 0);
  const scene = useMemo(() => (view ? sceneOf(view, amount) : null), [view, amount]);
  const status = <ConnectionStatus connection={floor.connection} onRetry={() => connection?.retry()} />;
  const turn = view?.you.question?.turn;
  const answer = useCallback<AtPoker['answer']>(
    (said) => {
      if (turn !== undefined) connection?.ask({ type: 'act', id: randomHex(12), table, turn, ...said });
    },
    [connection, table, turn],
  );
  if (!connection || !poker || !view || !scene) {
    return (
      <main className="page waiting">
        {status}
        {refused ? refused.refusal.reason : 'Finding the table…'}
      </main>
    );
  }
  const command = (): { id: string; table: string } => ({ id: randomHex(12), table });
  const at: AtPoker = {
    scene,
    view,
    model: { ...poker, connection: floor.connection, asked: floor.asked, refused },
    amount,
    answer,
    sitDown: (seat, chips) => connection.ask({ type: 'sit-down', ...command(), seat, amount: chips }),
    sitOut: (out) => connection.ask({ type: out ? 'sit-out' : 'come-back', ...command() }),
    addChips: (chips) => connection.ask({ type: 'add-chips', ...command(), amount: chips }),
    standUp: () => connection.ask({ type: 'stand-up', ...command() }),
    sitOutAtBlind: (wanted) => connection.ask({ type: 'sit-out-at-blind', ...command(), wanted }),
    autoRebuy: (chips) => connection.ask({ type: 'auto-rebuy', ...command(), amount: chips }),
    waitForSeat: (wanted) => connection.ask({ type: wanted ? 'join-list' : 'leave-list', ...command() }),
    straddle: (chips) =>
      connection.ask(
        chips === null
          ? { type: 'no-straddle', ...command() }
          : { type: 'straddle', ...command(), amount: chips },
      ),
    callClock: (called) => connection.ask({ type: 'call-clock', ...command(), turn: called }),
    seeHand: (seat) => connection.ask({ type: 'see-hand', ...command(), seat }),
    readRefusal: () => store.tell({ type: 'refusal-read' }),
  };
  return (
    <PokerContext value={at}>
      {status}
      <PokerTable />
    </PokerContext>
  );
}

const houseAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
