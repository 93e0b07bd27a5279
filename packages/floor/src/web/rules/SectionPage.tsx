import type { ClauseEntry, ClauseTreatment, SectionRules } from '@croupier/house/protocol';
import './rules.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { usePageName } from '../room/page-name.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { isNumbered, WORDS } from './accounts.ts';
import { ClauseDetail } from './ClauseDetail.tsx';
import { Meanings } from './Meanings.tsx';

/** A section's clauses, and the one that was picked with everything about it. */
export function SectionPage(props: { rulebook: string; section: string; clause: string | null }): ReactNode {
  const { rulebook, section, clause } = props;
  const [rules, again] = useAsked(
    useCallback(() => house.sectionRules(rulebook, section), [rulebook, section]),
  );
  const [pages] = useAsked(house.howPages);
  const page =
    pages.is === 'here' &&
    pages.value.find((one) => one.rulebook.id === rulebook && one.rulebook.section === section);
  const [books] = useAsked(house.rulebooks);
  const book = (books.is === 'here' && books.value.find((one) => one.rulebook === rulebook)?.title) || '';
  const name = rules.is === 'here' ? `${section} ${rules.value.title}` : `${rulebook} ${section}`;
  usePageName(clause === null ? name : `§${clause} of ${name}`);
  return (
    <main className={`page section-rules${clause === null ? '' : ' picked'}`}>
      <nav aria-label="Where this is" className="crumbs">
        <a className="way" href={to.rules}>
          ‹ Rules
        </a>
        {clause !== null && (
          <a className="way" href={to.section(rulebook, section)}>
            ‹ {section}
          </a>
        )}
        {page && (
          <a className="way" href={to.how(page.game)}>
            {clause === null ? `How to play ${page.title}, in plain words` : 'How to play'}
          </a>
        )}
      </nav>
      {rules.is === 'asking' && <p className="quiet">Turning the pages…</p>}
      {rules.is === 'refused' && (
        <>
          <h1 className="engraved">Rules</h1>
          <RefusedNotice refusal={rules.refusal}>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </RefusedNotice>
        </>
      )}
      {rules.is === 'here' && <Clauses rules={rules.value} book={book} picked={clause} />}
    </main>
  );
}

function Clauses(props: { rules: SectionRules; book: string; picked: string | null }): ReactNode {
  const { rules, book, picked } = props;
  const [only, setOnly] = useState<ClauseTreatment | null>(null);
  const { rulebook, section, title, clauses } = rules;
  const found = clauses.find(({ clause }) => clause === picked);
  const treatments = WORDS.filter((word) => clauses.some(({ treatment }) => treatment === word));
  const shown = clauses.filter(({ treatment }) => only === null || treatment === only);
  return (
    <>
      <h1 className="engraved">{isNumbered(rules) ? `${section} ${title}` : title}</h1>
      <p className="quiet rulebook-title">{book}</p>
      <div className="clause-columns">
        <div className="clause-list">
          <fieldset className="treatments">
            <legend className="unseen">Show clauses that are</legend>
            {[null, ...treatments].map((treatment) => (
              <button
                key={treatment ?? 'all'}
                type="button"
                className="button treatment-filter"
                aria-pressed={only === treatment}
                onClick={() => setOnly(treatment)}
              >
                {treatment ?? 'all'}{' '}
                <span className="figures quiet">
                  {clauses.filter((one) => treatment === null || one.treatment === treatment).length}
                </span>
              </button>
            ))}
          </fieldset>
          <ol>
            {shown.map((one) => (
              <li key={one.clause}>
                <ClauseLink rules={rules} clause={one} picked={one.clause === picked} />
              </li>
            ))}
          </ol>
        </div>
        <div className="clause-picked">
          {picked === null && (
            <div className="pick-one">
              <p className="quiet">Pick a clause to see what is done about it.</p>
              <Meanings />
            </div>
          )}
          {picked !== null && !found && (
            <RefusedNotice refusal={{ reason: `There is no clause ${picked} in ${rulebook} ${section}.` }} />
          )}
          {found && <ClauseDetail rulebook={rulebook} section={section} clause={found} />}
        </div>
      </div>
    </>
  );
}

function ClauseLink(props: { rules: SectionRules; clause: ClauseEntry; picked: boolean }): ReactNode {
  const { rules, clause, picked } = props;
  const here = useRef<HTMLAnchorElement>(null);
  // Whoever comes by a link to a clause finds it in the list; whoever picks it there has it in view.
  useEffect(() => {
    if (picked) here.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    <a
      ref={here}
      className="clause-link"
      href={to.clause({ rulebook: rules.rulebook, section: rules.section, clause: clause.clause })}
      aria-current={picked ? 'true' : undefined}
    >
      <b className="figures clause-number">{clause.clause}</b>
      <span>{clause.text}</span>
      <span className="quiet clause-treatment">{clause.treatment}</span>
    </a>
  );
}
