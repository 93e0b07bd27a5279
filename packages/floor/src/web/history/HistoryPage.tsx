import type { PlayedEntry, TableTotal } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn, useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { HandEntry, RoundEntryLine } from './PlayedLine.tsx';

type Kind = PlayedEntry['kind'] | null;

const KINDS: readonly (readonly [Kind, string])[] = [
  [null, 'All'],
  ['round', 'Against the house'],
  ['hand', 'Poker hands'],
];

/** Every round I bet in and every hand I was dealt, newest first. */
export function HistoryPage(): ReactNode {
  const [kind, setKind] = useState<Kind>(null);
  return (
    <main className="page history">
      <h1 className="engraved">My rounds</h1>
      <Totals />
      <fieldset className="kinds">
        <legend className="unseen">Which ones</legend>
        {KINDS.map(([one, name]) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Played key={kind} kind={kind} />
    </main>
  );
}

/** What each table has brought so far, chips that lie there included. */
function Totals(): ReactNode {
  const [totals] = useAsked(house.totals);
  if (totals.is !== 'here' || totals.value.length === 0) return null;
  const sum = totals.value.reduce((all, { net }) => all + net, 0);
  return (
    <details className="totals">
      <summary>
        In all <b className={`figures${sum > 0 ? ' won' : ''}`}>{signed(sum)}</b>
        <span className="quiet"> at {tablesOf(totals.value)}</span>
      </summary>
      <ul>
        {totals.value
          .toSorted((a, b) => b.net - a.net)
          .map(({ table, tableName, kind, net }) => (
            <li key={table}>
              <span>{kind === 'jackpot' ? `${tableName}, jackpot` : tableName}</span>
              <b className={`figures${net > 0 ? ' won' : ''}`}>{signed(net)}</b>
            </li>
          ))}
      </ul>
    </details>
  );
}

function tablesOf(totals: readonly TableTotal[]): string {
  const tables = totals.filter(({ kind }) => kind !== 'jackpot').length;
  return tables === 1 ? 'one table' : `${tables} tables`;
}

function Played({ kind }: { kind: Kind }): ReactNode {
  const [first, again] = useAsked(useCallback(() => house.played(kind, null), [kind]));
  if (first.is === 'asking') return <p className="quiet">Opening the book…</p>;
  if (first.is === 'refused') {
    return (
      <RefusedNotice refusal={first.refusal}>
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      </RefusedNotice>
    );
  }
  return first.value.length === 0 ? (
    <p className="quiet">
      Nothing yet: what you play is kept here. <a href={to.lobby}>Find a table</a>
    </p>
  ) : (
    <Pages kind={kind} first={first.value} />
  );
}

/** The hands of the list as one file for a tracker, the oldest first. */
function TrackerFile({ played }: { played: readonly PlayedEntry[] }): ReactNode {
  const hands = played.flatMap((entry) => (entry.kind === 'hand' ? [entry.pokerstars] : [])).toReversed();
  if (hands.length === 0) return null;
  return (
    <p>
      <a
        className="button"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(hands.join('\n\n'))}`}
        download="croupier-hands.txt"
      >
        {hands.length === 1 ? 'This hand' : `These ${hands.length} hands`} for a tracker (PokerStars’ layout)
      </a>
    </p>
  );
}

function Pages({ kind, first }: { kind: Kind; first: readonly PlayedEntry[] }): ReactNode {
  const [older, setOlder] = useState<readonly PlayedEntry[]>([]);
  const [end, setEnd] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const played = [...first, ...older];
  const turnPage = (): void => {
    setTrouble(null);
    house.played(kind, played.at(-1)?.at ?? null).then(
      (page) => {
        setOlder([...older, ...page]);
        setEnd(page.length === 0);
      },
      (error: unknown) => setTrouble(refusalIn(error).reason),
    );
  };
  return (
    <>
      <ol className="rounds">
        {played.map((entry) =>
          entry.kind === 'hand' ? (
            <li key={`${entry.table}#${entry.hand}`}>
              <HandEntry entry={entry} />
            </li>
          ) : (
            <li key={`${entry.table}/${entry.round}`}>
              <RoundEntryLine entry={entry} />
            </li>
          ),
        )}
      </ol>
      <TrackerFile played={played} />
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      {end ? (
        <p className="quiet">That is all of it.</p>
      ) : (
        <button type="button" className="button" onClick={turnPage}>
          Older ones
        </button>
      )}
    </>
  );
}
