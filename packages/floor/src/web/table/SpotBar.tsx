import type { ReactNode } from 'react';
import { useSeat } from './seat.ts';

/** What the holder of the chosen spot decides about it, and whoever banks about the bank. */
export function SpotBar(): ReactNode {
  const { table, posted, cursor, ask } = useSeat();
  const { backBetsForbiddable } = posted;
  const held = table.view.spots.find(({ spot }) => spot === cursor.spot);
  const mine = held?.holder.who === table.view.you.who;
  const holds = table.view.spots.some(({ holder }) => holder.who === table.view.you.who);
  return (
    <div className="spot-bar">
      {backBetsForbiddable && held && mine && (
        <label className="switch">
          <input
            type="checkbox"
            checked={held.backBets}
            onChange={({ target }) => ask({ type: 'back-bets', spot: held.spot, allowed: target.checked })}
          />
          Back bets<span className="unseen"> at spot {held.spot}</span>
        </label>
      )}
      {held && !mine && (
        <span className="quiet">
          {/* Both would not stand on a phone's line. */}
          Spot {held.spot}: {backBetsForbiddable && !held.backBets ? 'no back bets' : held.holder.name}
        </span>
      )}
      {!held && posted.bank && (
        <button type="button" className="button bare" onClick={() => ask({ type: 'sit', spot: cursor.spot })}>
          Sit at spot {cursor.spot}
        </button>
      )}
      {table.view.you.canTakeBankDown && (
        <button type="button" className="button bare" onClick={() => ask({ type: 'decline-bank' })}>
          Take the bank down
        </button>
      )}
      {holds && table.view.you.inPlay === 0 && (
        <button type="button" className="button bare" onClick={() => ask({ type: 'stand-up' })}>
          Stand up
        </button>
      )}
    </div>
  );
}
