import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import './poker.css';
import './chairs.css';
import './chairs-phone.css';
import './poker-rail.css';
import { useFloor, useStore } from '../room/floor.ts';
import { LineStatus } from '../table/LineStatus.tsx';
import { randomHex } from '../table/seat.ts';
import { useAmounts } from './amounts.ts';
import { type AtPoker, PokerContext } from './at-poker.ts';
import { PokerTable } from './PokerTable.tsx';
import { PokerLine } from './poker-line.ts';
import { NO_TABLE } from './poker-model.ts';
import { sceneOf } from './scene-of.ts';

/** A place at a poker table: opens the line, and closes it when somebody goes. */
export function PokerPage({ table }: { table: string }): ReactNode {
  const [line, setLine] = useState<PokerLine | null>(null);
  useEffect(() => {
    const opened = new PokerLine(table, lineAddress());
    opened.open();
    setLine(opened);
    return () => opened.leave();
  }, [table]);
  const model = useSyncExternalStore(
    useCallback((listener: () => void) => line?.subscribe(listener) ?? noLine, [line]),
    () => line?.read() ?? NO_TABLE,
  );
  const { view } = model;
  useBalance(view?.you.balance);
  const amount = useAmounts(view?.stakes.firstBet ?? 0);
  const scene = useMemo(() => (view ? sceneOf(view, amount) : null), [view, amount]);
  const status = <LineStatus line={model.line} onRetry={() => line?.retry()} />;
  const turn = view?.you.question?.turn;
  const answer = useCallback<AtPoker['answer']>(
    (said) => {
      if (turn !== undefined) line?.ask({ type: 'act', id: randomHex(12), table, turn, ...said });
    },
    [line, table, turn],
  );
  if (!line || !view || !scene) {
    return (
      <main className="page waiting">
        {status}
        {model.refused ? model.refused.refusal.reason : 'Finding the table…'}
      </main>
    );
  }
  const command = (): { id: string; table: string } => ({ id: randomHex(12), table });
  const at: AtPoker = {
    scene,
    view,
    model,
    amount,
    answer,
    sitDown: (seat, chips) => line.ask({ type: 'sit-down', ...command(), seat, amount: chips }),
    sitOut: (out) => line.ask({ type: out ? 'sit-out' : 'come-back', ...command() }),
    addChips: (chips) => line.ask({ type: 'add-chips', ...command(), amount: chips }),
    standUp: () => line.ask({ type: 'stand-up', ...command() }),
    straddle: (chips) =>
      line.ask(
        chips === null
          ? { type: 'no-straddle', ...command() }
          : { type: 'straddle', ...command(), amount: chips },
      ),
    callClock: (called) => line.ask({ type: 'call-clock', ...command(), turn: called }),
    seeHand: (seat) => line.ask({ type: 'see-hand', ...command(), seat }),
    readRefusal: line.readRefusal,
  };
  return (
    <PokerContext value={at}>
      {status}
      <PokerTable />
    </PokerContext>
  );
}

const noLine = (): void => undefined;

/** The wallet at the top of the page follows what the table says. */
function useBalance(balance: number | undefined): void {
  const store = useStore();
  const { me } = useFloor();
  useEffect(() => {
    if (me && balance !== undefined && me.balance !== balance) {
      store.tell({ type: 'me', me: { ...me, balance } });
    }
  }, [store, me, balance]);
}

const lineAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
