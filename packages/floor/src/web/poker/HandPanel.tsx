import type { PokerHandEntry } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useEffect } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { to } from '../room/route.ts';
import { AsText } from '../table/AsText.tsx';
import { oddsPage } from '../table/edges.ts';
import { usePoker } from './at-poker.ts';
import { JackpotPlate } from './JackpotPlate.tsx';
import { toldHand } from './told.ts';

/** What happened in this hand, and the hands one has played here. */
export function HandPanel(): ReactNode {
  const { view, model, amount } = usePoker();
  const lines = toldHand(view, amount);
  return (
    <div className="panel-body">
      <a className="button" href={to.how(view.game, view.table)} target="_blank" rel="noopener">
        How to play
      </a>
      <AsText href={to.textPoker(view.table)} />
      <p className="small">
        <a href={oddsPage(view.game, [])} target="_blank" rel="noopener">
          The mathematics of this game
        </a>
      </p>
      {/* Above what grows with every action, which would push it down. */}
      {view.jackpots.map((jackpot) => (
        <JackpotPlate key={jackpot.fund} jackpot={jackpot} chairs={view.chairs} />
      ))}
      <h3>{view.hand ? `Hand ${view.hand.number}` : 'No hand is being played'}</h3>
      {/* The last line stays in sight, and what stands below where it is. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached with the keyboard */}
      <section className="log-window" aria-label="This hand so far" tabIndex={0}>
        <ol className="hand-log">
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log is its order
            <li key={i}>{line}</li>
          ))}
        </ol>
      </section>
      {model.last.length > 0 && (
        <>
          <h3>The hand before</h3>
          <ul className="hand-log">
            {model.last.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <MyHands table={view.table} over={view.phase.name === 'playing' ? 0 : (view.hand?.number ?? 0)} />
    </div>
  );
}

function MyHands({ table, over }: { table: string; over: number }): ReactNode {
  const [hands, again] = useAsked(useCallback(() => house.pokerHands(table), [table]));
  useEffect(() => {
    if (over > 0) again();
  }, [over, again]);
  if (hands.is !== 'here' || hands.value.length === 0) return null;
  return (
    <>
      <h3>Your hands here</h3>
      <ul className="my-hands figures">
        {hands.value.slice(0, 20).map((entry) => (
          <li key={entry.hand}>
            <span>Hand {entry.hand}</span>
            <span className={entry.net > 0 ? 'won' : ''}>{signed(entry.net)}</span>
            <a className="button bare" href={to.pokerHand(table, entry.hand)}>
              Replay<span className="unseen"> hand {entry.hand}</span>
            </a>
            {entry.phh !== null && (
              <button type="button" className="button bare" onClick={() => download(entry)}>
                PHH<span className="unseen"> of hand {entry.hand}, as a file</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function download({ table, hand, phh }: PokerHandEntry): void {
  if (phh === null) return;
  const address = URL.createObjectURL(new Blob([phh], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table}-${hand}.phh`;
  link.click();
  URL.revokeObjectURL(address);
}
