import type { PlayedEntry, PlayedTotals, TableTotal } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn, useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { LookFor } from './LookFor.tsx';
import { askedFor, EVERYTHING, type LookedFor } from './looked-for.ts';
import { HandEntry, RoundEntryLine } from './PlayedLine.tsx';

/** Every round I bet in and every hand I was dealt, newest first, and what they brought. */
export function HistoryPage(): ReactNode {
  const [wanted, setWanted] = useState<LookedFor>(EVERYTHING);
  const [totals] = useAsked(house.totals);
  const asked = useMemo(() => askedFor(wanted, new Date()), [wanted]);
  return (
    <main className="page history">
      <h1 className="engraved">My rounds</h1>
      {totals.is === 'here' && <Totals totals={totals.value} />}
      <LookFor
        wanted={wanted}
        onWant={(change) => setWanted((now) => ({ ...now, ...change }))}
        tables={totals.is === 'here' ? totals.value : []}
      />
      <Found key={asked.toString()} asked={asked} all={wanted === EVERYTHING} />
    </main>
  );
}

/** What each table has brought so far, chips that lie there included. */
function Totals({ totals }: { totals: readonly TableTotal[] }): ReactNode {
  if (totals.length === 0) return null;
  const sum = totals.reduce((all, { net }) => all + net, 0);
  return (
    <details className="totals">
      <summary>
        In all <b className={`figures${sum > 0 ? ' won' : ''}`}>{signed(sum)}</b>
        <span className="quiet"> at {tablesOf(totals)}</span>
      </summary>
      <ul>
        {totals
          .toSorted((a, b) => b.net - a.net)
          .map(({ table, tableName, kind, open, net }) => (
            <li key={table}>
              <span>
                {kind === 'jackpot' ? `${tableName}, jackpot` : tableName}
                {!open && <span className="quiet"> · closed</span>}
              </span>
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

function Found({ asked, all }: { asked: URLSearchParams; all: boolean }): ReactNode {
  const [first, again] = useAsked(useCallback(() => house.played(asked, null), [asked]));
  const [sums] = useAsked(useCallback(() => house.playedTotals(asked), [asked]));
  if (first.is === 'asking') return <p className="quiet no-rounds">Opening the book…</p>;
  if (first.is === 'refused') {
    return (
      <RefusedNotice refusal={first.refusal}>
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      </RefusedNotice>
    );
  }
  if (first.value.length === 0) {
    return all ? (
      <p className="quiet no-rounds">
        Nothing yet: what you play is kept here.{' '}
        <a className="way" href={to.lobby}>
          Find a table
        </a>
      </p>
    ) : (
      <p className="quiet no-rounds" role="status">
        Nothing that you have played is like this.
      </p>
    );
  }
  return (
    <>
      {sums.is === 'here' && <Sums sums={sums.value} />}
      <Pages asked={asked} first={first.value} count={sums.is === 'here' ? sums.value.count : null} />
      <Files asked={asked} hands={first.value.some(({ kind }) => kind === 'hand')} />
    </>
  );
}

/** What is found, added up. */
const Sums = ({ sums: { count, net, won, lost, best, worst } }: { sums: PlayedTotals }): ReactNode => (
  <p className="found-sums figures" role="status">
    {count === 1 ? 'One' : count.toLocaleString('en')} found,{' '}
    <b className={net > 0 ? 'won' : ''}>{signed(net)}</b> in all{' '}
    <span className="quiet">
      · {won.toLocaleString('en')} won, {lost.toLocaleString('en')} lost
      {best > 0 && ` · best ${signed(best)}`}
      {worst < 0 && ` · worst ${signed(worst)}`}
    </span>
  </p>
);

/** What is found as files; the newest 500 of it, as the house writes them. */
function Files({ asked, hands }: { asked: URLSearchParams; hands: boolean }): ReactNode {
  const formats = [
    ['json', 'JSON'],
    ['csv', 'CSV, for a spreadsheet'],
    ...(hands
      ? ([
          ['phh', 'Hands (PHH)'],
          ['pokerstars', 'Hands for a tracker (PokerStars’ layout)'],
        ] as const)
      : []),
  ] as const;
  return (
    <section className="files" aria-label="Take it along">
      <h2>Take it along</h2>
      <p className="quiet small">What is found here, up to the newest 500.</p>
      <p className="replay-ways">
        {formats.map(([format, name]) => (
          <a
            key={format}
            className="button"
            href={`/api/me/played/file?${new URLSearchParams([...asked, ['format', format]])}`}
            download
          >
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}

function Pages(props: {
  readonly asked: URLSearchParams;
  readonly first: readonly PlayedEntry[];
  /** How many there are, once they are counted. */
  readonly count: number | null;
}): ReactNode {
  const { asked, first, count } = props;
  const [older, setOlder] = useState<readonly PlayedEntry[]>([]);
  const [end, setEnd] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const played = [...first, ...older];
  const turnPage = (): void => {
    setTrouble(null);
    house.played(asked, played.at(-1)?.at ?? null).then(
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
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      {end || played.length === count ? (
        <p className="quiet">That is all of it.</p>
      ) : (
        <button type="button" className="button" onClick={turnPage}>
          Older ones
        </button>
      )}
    </>
  );
}
