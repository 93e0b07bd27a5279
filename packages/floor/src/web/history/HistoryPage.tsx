import type { RoundEntry } from '@croupier/house/protocol';
import type { Summary } from '@croupier/table';
import { type ReactNode, useCallback, useState } from 'react';
import { chips, signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { beadWord, marksOf } from '../roads/bead-words.ts';
import { refusalIn, useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';

/** Every round I bet in, newest first. */
export function HistoryPage(): ReactNode {
  const [first, again] = useAsked(useCallback(() => house.rounds(null), []));
  return (
    <main className="page history">
      <h1 className="engraved">My rounds</h1>
      {first.is === 'asking' && <p className="quiet">Opening the book…</p>}
      {first.is === 'refused' && (
        <RefusedNotice refusal={first.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {first.is === 'here' && first.value.length === 0 && (
        <p className="quiet">
          Nothing yet: rounds that you bet in are kept here. <a href={to.lobby}>Find a table</a>
        </p>
      )}
      {first.is === 'here' && first.value.length > 0 && <Pages first={first.value} />}
    </main>
  );
}

function Pages({ first }: { first: readonly RoundEntry[] }): ReactNode {
  const [older, setOlder] = useState<readonly RoundEntry[]>([]);
  const [end, setEnd] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const rounds = [...first, ...older];
  const turnPage = (): void => {
    setTrouble(null);
    house.rounds(rounds.at(-1)?.at ?? null).then(
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
        {rounds.map((entry) => (
          <li key={`${entry.table}/${entry.round}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      {end ? (
        <p className="quiet">That is all of it.</p>
      ) : (
        <button type="button" className="button" onClick={turnPage}>
          Older rounds
        </button>
      )}
    </>
  );
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** How a round against the dealer ended, in a few words. */
const dealerIn = (summary: Summary | null): string =>
  summary === null
    ? 'Returned'
    : `Dealer had ${summary.dealer}${summary.qualified === false ? ', did not qualify' : ''}`;

function Entry({ entry }: { entry: RoundEntry }): ReactNode {
  const [mark] = entry.summary ? marksOf([entry.summary]) : [];
  return (
    <a className="round-entry" href={to.round(entry.table, entry.round)}>
      {mark ? (
        <span className={`statistics-bead ${mark.winner}`} aria-hidden="true">
          {beadWord(mark).charAt(0)}
        </span>
      ) : (
        <span className={entry.summary ? 'statistics-bead dealer' : ''} aria-hidden="true">
          {entry.summary && 'D'}
        </span>
      )}
      <span className="round-what">
        <b>{mark ? `${beadWord(mark)}${mark.natural ? ', natural' : ''}` : dealerIn(entry.summary)}</b>
        <span className="quiet">
          {entry.tableName} · hand {entry.round} · {WHEN.format(entry.at)}
        </span>
      </span>
      <span className="round-money figures">
        <b className={entry.net > 0 ? 'won' : ''}>{signed(entry.net)}</b>
        <span className="quiet">{chips(entry.staked)} staked</span>
      </span>
    </a>
  );
}
