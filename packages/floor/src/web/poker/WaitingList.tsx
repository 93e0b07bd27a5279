import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { useTimeLeft } from './seconds.ts';

/** At a table where every seat is taken: the list for the next one, and the seat that is offered. */
export function WaitingList(): ReactNode {
  const { view, model, waitForSeat } = usePoker();
  const { list } = view.you;
  const until = list?.until ?? null;
  const left = useTimeLeft(until === null ? null : { seat: 0, since: view.now, until }, model.skew);
  if (!list || (list.place === null && !list.mayJoin)) return null;
  const before = view.waiting.length;
  return (
    <div className={`waiting-list${left ? ' offered' : ''}`} role="status">
      {list.place === null ? (
        <>
          <p>
            Every seat is taken.{' '}
            {before === 0
              ? 'Nobody waits yet.'
              : `${before} ${before === 1 ? 'player waits' : 'players wait'} for one.`}
          </p>
          <button type="button" className="button first" onClick={() => waitForSeat(true)}>
            Join the list
          </button>
        </>
      ) : (
        <>
          <p>
            {left ? (
              <>
                <b>A seat is free for you.</b> Take it within{' '}
                <span className="figures" aria-hidden="true">
                  {left.seconds} s
                </span>
                , or it goes to the next.
              </>
            ) : (
              `You are number ${list.place} on the list. A seat is offered to you here when your turn comes.`
            )}
          </p>
          <button type="button" className="button" onClick={() => waitForSeat(false)}>
            Leave the list
          </button>
        </>
      )}
    </div>
  );
}
