import type { ClauseEntry } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { MEANING, testIn } from './accounts.ts';

/** What the engine does about one clause, where, and which tests show it. */
export function ClauseDetail(props: { rulebook: string; section: string; clause: ClauseEntry }): ReactNode {
  const { rulebook, section, clause } = props;
  return (
    <article className="clause-detail" aria-label={`Clause ${clause.clause}`}>
      <h2 className="figures">
        {rulebook} {section} §{clause.clause}
      </h2>
      {clause.text !== '' && <p className="clause-text">{clause.text}</p>}
      <p>
        <b>{clause.treatment}</b>. <span className="quiet">{MEANING[clause.treatment]}</span>
      </p>
      {clause.reason !== null && <p>{clause.reason}</p>}
      <dl>
        {clause.options.length > 0 && <Fact name="Option">{clause.options.join(', ')}</Fact>}
        {clause.readings.length > 0 && (
          <Fact name="Reading">{clause.readings.join(', ')} in docs/readings.md</Fact>
        )}
        {clause.rule !== null && (
          <Fact name="What does it">
            <code>{clause.rule}</code>
          </Fact>
        )}
        <Fact name={clause.tests.length === 1 ? 'Test' : 'Tests'}>
          {clause.tests.length === 0 ? <span className="quiet">none names it</span> : <Tests of={clause} />}
        </Fact>
        {clause.breaks.length > 0 && (
          <Fact name="Broken on purpose, they notice that">
            <ul>
              {clause.breaks.map((says) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Tests({ of: { tests } }: { of: ClauseEntry }): ReactNode {
  return (
    <ul>
      {tests.map((label) => {
        const { file, titles } = testIn(label);
        return (
          <li key={label}>
            {titles} <code className="quiet">{file}</code>
          </li>
        );
      })}
    </ul>
  );
}
