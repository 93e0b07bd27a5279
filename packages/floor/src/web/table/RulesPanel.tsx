import type { PostedBonus } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { FoldedClauses } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { AsText } from './AsText.tsx';
import { oddsPage, useEdges } from './edges.ts';
import { useSeat } from './seat.ts';

/** What is posted at the table: pays, limits and rules, each with its clause. */
export function RulesPanel(): ReactNode {
  const { posted } = useSeat();
  return (
    <div className="panel-body">
      <a className="button" href={to.how(posted.game, posted.table)} target="_blank" rel="noopener">
        How to play
      </a>
      <AsText href={to.textTable(posted.table)} />
      {posted.practice && (
        <a className="button" href={to.practice(posted.table)} target="_blank" rel="noopener">
          Practise the decisions
        </a>
      )}
      <p className="small">
        <a href={oddsPage(posted.game, posted.options)} target="_blank" rel="noopener">
          The mathematics of this game
        </a>
      </p>
      <PayTable />
      <h3>Rules</h3>
      <ul className="rules">
        {posted.rules.map(({ text, cites }) => (
          <li key={text}>
            {text} <FoldedClauses of={text} cites={cites} />
          </li>
        ))}
      </ul>
      {posted.options.length > 0 && (
        <>
          <h3>The house chose</h3>
          <ul className="rules">
            {posted.options.map(({ name, value, about, cite }) => (
              <li key={name}>
                {about}: <b>{value}</b> {cite && <FoldedClauses of={about} cites={[cite]} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet small">
        {posted.rulebook.title}, section {posted.rulebook.section}
      </p>
    </div>
  );
}

function PayTable(): ReactNode {
  const { wagers, bonuses } = useSeat().posted;
  const edgeOf = useEdges();
  return (
    <table className="pay-table">
      <caption className="unseen">What each wager pays</caption>
      <thead>
        <tr>
          <th scope="col">Wager</th>
          <th scope="col">Pays</th>
        </tr>
      </thead>
      <tbody>
        {wagers.map(({ id, name, least, most, rows }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className="figures quiet">
                {least === most ? chips(least) : `${chips(least)} – ${chips(most)}`}
              </span>
              <Edge words={edgeOf(id)} />
            </th>
            <td>
              <PayRows name={name} rows={rows} />
            </td>
          </tr>
        ))}
        {bonuses.map(({ id, name, rows }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <PayRows name={name} rows={rows} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the wager is worth, beside what it pays. */
const Edge = ({ words }: { words: string | undefined }): ReactNode =>
  words === undefined ? null : <span className="quiet">{words}</span>;

function PayRows({ name, rows }: Pick<PostedBonus, 'name' | 'rows'>): ReactNode {
  return rows.map((row) => (
    <span key={row.name} className="pay-row">
      <span>
        {row.name === name ? '' : `${row.name}: `}
        <b className="figures">{row.pays}</b>
      </span>
      <FoldedClauses of={`${name}, ${row.name}`} cites={row.cites} />
    </span>
  ));
}
