import { type ReactNode, useState } from 'react';
import { usePoker } from './at-poker.ts';
import { useTimeLeft } from './seconds.ts';

/** At a table where every seat is taken: the list for the next one, and the seat that is offered. */
export function WaitingList({ onSit }: { onSit: (seat: number) => void }): ReactNode {
  const { view, model, scene, waitForSeat } = usePoker();
  const { list } = view.you;
  const bots = view.seats.filter(({ bot }) => bot).length;
  const until = list?.until ?? null;
  const left = useTimeLeft(until === null ? null : { since: view.now, until }, model.skew);
  const { late, decline } = useOffer(until, list?.place === null);
  if (!list || (list.place === null && !list.mayJoin && !late)) return null;
  const free = scene.chairs.find(({ person }) => !person)?.seat;
  return (
    <div className={`waiting-list${left ? ' offered' : ''}`} role="status">
      {list.place === null ? (
        <>
          <p>
            {late && 'You did not take the seat in time, and are no longer on the list. '}
            {list.mayJoin ? whoWaits(view.waiting.length, bots) : 'A seat is still free.'}
          </p>
          {list.mayJoin && (
            <button type="button" className="button first" onClick={() => waitForSeat(true)}>
              Join the list
            </button>
          )}
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
          {left && free !== undefined && (
            <button type="button" className="button first" aria-haspopup="dialog" onClick={() => onSit(free)}>
              Take the seat
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => {
              decline();
              waitForSeat(false);
            }}
          >
            Leave the list
          </button>
        </>
      )}
    </div>
  );
}

function whoWaits(before: number, bots: number): string {
  if (bots > before)
    return 'Every seat is taken. When you are on the list, a bot makes room after this hand.';
  if (before === 0) return 'Every seat is taken. Nobody waits yet.';
  return `Every seat is taken or kept. ${before} ${before === 1 ? 'player waits' : 'players wait'} for one.`;
}

/** What has become of the seat that was offered: one that nobody took or declined was let go for the next. */
function useOffer(until: number | null, offList: boolean): { late: boolean; decline: () => void } {
  const [offer, setOffer] = useState<'none' | 'stands' | 'declined' | 'late'>('none');
  if (until !== null && (offer === 'none' || offer === 'late')) setOffer('stands');
  if (until === null && offer === 'stands') setOffer(offList ? 'late' : 'none');
  if (until === null && offer === 'declined') setOffer('none');
  return { late: offer === 'late', decline: () => setOffer('declined') };
}
