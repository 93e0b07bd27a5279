import type { PlayedEntry, PlayedTotals, TableTotal } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn, useAsked } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { kept } from '../room/kept.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { LookFor } from './LookFor.tsx';
import { askedFor, EVERYTHING } from './looked-for.ts';
import { HandEntry, RoundEntryLine } from './PlayedLine.tsx';

/** Whoever comes back from a round finds what they looked for, and how far they had turned the pages. */
const useWanted = kept(EVERYTHING);
const useTurned = kept({ asked: '', pages: 1 });

/** Every round I bet in and every hand I was dealt, newest first, and what they brought. */
export function HistoryPage(): ReactNode {
  const { me } = useFloor();
  const [wanted, want] = useWanted(me?.who);
  const [totals] = useAsked(house.totals);
  const asked = useMemo(() => askedFor(wanted, new Date()), [wanted]);
  return (
    <main className="page history">
      <div className="page-head">
        <h1 className="engraved">My rounds</h1>
        <a className="button bare" href={to.statistics}>
          How I have played
        </a>
      </div>
      <div className="totals">{totals.is === 'here' && <Totals totals={totals.value} />}</div>
      <LookFor
        wanted={wanted}
        onWant={(change) => want({ ...wanted, ...change })}
        tables={totals.is === 'here' ? totals.value : []}
      />
      <Found key={asked.toString()} asked={asked} />
    </main>
  );
}

/** What each table has brought so far, chips that lie there included. */
function Totals({ totals }: { totals: readonly TableTotal[] }): ReactNode {
  if (totals.length === 0) return null;
  const sum = totals.reduce((all, { net }) => all + net, 0);
  return (
    <details>
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

/** So many pages of it, the newest first. */
async function pagesOf(asked: URLSearchParams, pages: number): Promise<PlayedEntry[]> {
  const found: PlayedEntry[] = [];
  for (let page = 0; page < pages; page += 1) {
    const more = await house.played(asked, found.at(-1)?.at ?? null);
    if (more.length === 0) break;
    found.push(...more);
  }
  return found;
}

function Found({ asked }: { asked: URLSearchParams }): ReactNode {
  const { me } = useFloor();
  const [turned, turn] = useTurned(me?.who);
  const pages = turned.asked === asked.toString() ? turned.pages : 1;
  const [before] = useState(pages);
  const [first, again] = useAsked(useCallback(() => pagesOf(asked, before), [asked, before]));
  const [sums] = useAsked(useCallback(() => house.playedTotals(asked), [asked]));
  // What stands above the list comes with it.
  if (first.is === 'asking' || sums.is === 'asking')
    return <p className="quiet no-rounds">Opening the book…</p>;
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
    return asked.size === 0 ? (
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
      <Pages
        asked={asked}
        first={first.value}
        count={sums.is === 'here' ? sums.value.count : null}
        onTurn={() => turn({ asked: asked.toString(), pages: pages + 1 })}
      />
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
  readonly onTurn: () => void;
}): ReactNode {
  const { asked, first, count, onTurn } = props;
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
        onTurn();
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
