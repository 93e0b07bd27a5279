import { type ReactNode, useSyncExternalStore } from 'react';
import { isCutOff } from '../model/model.ts';
import { type OpenTable, pokerTables } from '../room/open-tables.ts';
import { to } from '../room/route.ts';
import { readinessOf } from './readiness.ts';
import { useTimeLeft } from './seconds.ts';

/** One table in the row: its name, and whether it waits for me. */
export function PokerTab({ open, active }: { open: OpenTable; active: boolean }): ReactNode {
  const { poker, connection } = useSyncExternalStore(open.store.subscribe, open.store.read);
  const view = poker?.view;
  const cutOff = isCutOff(connection);
  const mine = cutOff ? null : (view?.you.question ?? null);
  const left = useTimeLeft(mine, poker?.skew ?? 0);
  return (
    <span className={`open-table${mine ? ' waits-for-me' : ''}${active ? ' active' : ''}`}>
      <a href={to.poker(open.table)} aria-current={active ? 'page' : undefined}>
        <span className="open-table-name">{view?.name ?? open.table}</span>
        <span className="open-table-state figures">
          {mine && left ? `${left.seconds} s` : mine ? 'Your turn' : cutOff ? 'No line' : stateOf(view)}
          {mine && left && <span className="turn-words">, your turn</span>}
        </span>
      </a>
      {view?.you.seat === null && !active && (
        <button
          type="button"
          className="button bare"
          aria-label={`Close ${view.name}`}
          onClick={() => pokerTables.close(open.table)}
        >
          ✕
        </button>
      )}
    </span>
  );
}

type View = NonNullable<ReturnType<OpenTable['store']['read']>['poker']>['view'];

const STATES = {
  ready: '',
  late: 'Away',
  away: 'Sitting out',
  broke: 'No chips',
  leaving: 'Leaving',
} as const;

function stateOf(view: View | undefined): string {
  if (!view) return 'Opening…';
  const { you, hand, phase } = view;
  if (you.seat === null) {
    if (you.list?.until) return 'A seat is free';
    return you.list?.place ? `Number ${you.list.place} on the list` : 'Watching';
  }
  const stands = STATES[readinessOf(view)];
  if (stands !== '') return stands;
  const me = hand?.view.players.find(({ seat }) => seat === you.seat);
  if (phase.name !== 'playing' || !me) return 'Between hands';
  return me.status === 'in' || me.status === 'all-in' ? 'In the hand' : 'Folded';
}
