import type { HowPage as Page, PostedBonus, PostedRules } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useMemo } from 'react';
import './how.css';
import { chips } from '../chips/money.ts';
import { RoundReplayer } from '../history/RoundReplayer.tsx';
import { toldSteps } from '../history/replay-steps.ts';
import { house } from '../house/requests.ts';
import { Replayer } from '../poker/Replayer.tsx';
import { useAsked } from '../room/asked.ts';
import { usePageName } from '../room/page-name.ts';
import { FoldedClauses, RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { oddsPage } from '../table/edges.ts';

/** A game for somebody who plays it for the first time. */
export function HowPage({ game, table }: { game: string; table: string | null }): ReactNode {
  const [page, again] = useAsked(useCallback(() => house.how(game, table), [game, table]));
  usePageName(page.is === 'here' ? `How to play ${page.value.title}` : 'How to play');
  return (
    <main className="page replay how-page">
      <p className="how-ways">
        <a className="way" href={to.howIndex}>
          ‹ All games
        </a>
        <ToATable at={page.is === 'here' ? page.value.table : null} from={table} />
      </p>
      {page.is === 'asking' && <p className="quiet">Dealing a round…</p>}
      {page.is === 'refused' && (
        <>
          <h1 className="engraved">How to play</h1>
          <RefusedNotice refusal={page.refusal}>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </RefusedNotice>
        </>
      )}
      {page.is === 'here' && <Told page={page.value} />}
    </main>
  );
}

/** Where it is played as it is told here: the table that somebody came from, or one that is open. */
function ToATable({ at, from }: { at: string | null; from: string | null }): ReactNode {
  const [tables] = useAsked(house.tables);
  const [poker] = useAsked(house.pokerTables);
  const isThere = ({ table }: { readonly table: string }): boolean => table === at;
  const banked = tables.is === 'here' ? tables.value.find(isThere) : undefined;
  const open = banked ?? (poker.is === 'here' ? poker.value.find(isThere) : undefined);
  if (open === undefined) return null;
  return (
    <a className="button first" href={banked ? to.table(open.table) : to.poker(open.table)}>
      {at === from ? `Back to ${open.name}` : `Play it at ${open.name}`}
    </a>
  );
}

/** The sign of the table comes last: it has everything once more. */
function Told({ page }: { page: Page }): ReactNode {
  const { title, parts, posted, hand, round, rulebook, adds } = page;
  const [short, ...rest] = parts;
  // A section that only adds to others is played, and counted, with them.
  const isGame = adds.length === 0;
  const sign = posted ? rest.at(-1) : undefined;
  return (
    <>
      <h1 className="engraved">{title}</h1>
      {short && <Part part={short} />}
      {posted && <Example posted={posted} round={round} />}
      {hand && (
        <section aria-label="A hand from beginning to end">
          <h2>A hand from beginning to end</h2>
          <Replayer replay={hand} />
        </section>
      )}
      <div className="how-parts">
        {rest
          .filter((part) => part !== sign)
          .map((part) => (
            <Part key={part.title} part={part} />
          ))}
      </div>
      {posted && <PayTables posted={posted} />}
      {sign && <Part part={sign} />}
      <p className="how-ways">
        {adds.map((host) => (
          <a key={host.game} className="button" href={to.how(host.game)}>
            {host.title}
          </a>
        ))}
        {isGame && (
          <a className="button" href={oddsPage(page.game, posted?.options ?? [])}>
            The mathematics of this game
          </a>
        )}
        <a className="button" href={to.section(rulebook.id, rulebook.section)}>
          The rules, clause by clause
        </a>
      </p>
    </>
  );
}

function Part({ part: { title, lines } }: { part: Page['parts'][number] }): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="how-lines">
        {lines.map(({ text, cites }) => (
          <li key={text}>
            {text} <FoldedClauses of={text} cites={cites} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The layout with a round on it: before the first card the bets lie where they are laid. */
function Example({ posted, round }: { posted: PostedRules; round: unknown }): ReactNode {
  const replay = useMemo(() => toldSteps(JSON.stringify(round)), [round]);
  return (
    <section aria-label="The table, and a round on it">
      <h2>The table, and a round on it</h2>
      <p className="quiet">A bet on every wager, all cards open. Go through it step by step.</p>
      <RoundReplayer past={{ replay, posted, round: 1, from: null }} />
    </section>
  );
}

function PayTables({ posted: { wagers, bonuses } }: { posted: PostedRules }): ReactNode {
  return (
    <section aria-label="What it pays">
      <h2>What it pays</h2>
      <div className="how-pays">
        {alike(wagers).map(({ names, rows, least, most }) => (
          <PayTable
            key={names.join()}
            name={names.join(', ')}
            rows={rows}
            limits={most === 0 ? '' : least === most ? chips(least) : `${chips(least)} – ${chips(most)}`}
          />
        ))}
        {bonuses.map(({ id, name, rows }) => (
          <PayTable key={id} name={name} rows={rows} limits="no bet of its own" />
        ))}
      </div>
    </section>
  );
}

type PostedWager = PostedRules['wagers'][number];

/** Wagers that pay the same have one table. */
function alike(wagers: readonly PostedWager[]): (PostedWager & { readonly names: readonly string[] })[] {
  const byPay = new Map<string, PostedWager & { readonly names: readonly string[] }>();
  for (const wager of wagers) {
    const { rows, least, most } = wager;
    const key = JSON.stringify([least, most, rows.map(({ name, pays }) => [name, pays])]);
    const known = byPay.get(key);
    byPay.set(key, { ...(known ?? wager), names: [...(known?.names ?? []), wager.name] });
  }
  return [...byPay.values()];
}

function PayTable({
  name,
  rows,
  limits,
}: Pick<PostedBonus, 'name' | 'rows'> & { limits: string }): ReactNode {
  return (
    <table>
      <caption>
        {name} <span className="quiet figures">{limits}</span>
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="figures">{row.pays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
