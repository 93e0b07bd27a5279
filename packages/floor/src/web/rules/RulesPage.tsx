import type { RulebookEntry } from '@croupier/house/protocol';
import './rules.css';
import { type ReactNode, useCallback } from 'react';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { accountOf, isNumbered, isTreated } from './accounts.ts';
import { Meanings } from './Meanings.tsx';

/** The rulebooks with their sections: where to pick a clause. */
export function RulesPage({ rulebook }: { rulebook: string | null }): ReactNode {
  const [books, again] = useAsked(useCallback(() => house.rulebooks(), []));
  return (
    <main className="page rulebooks">
      <h1 className="engraved">Rules</h1>
      {books.is === 'asking' && <p className="quiet">Fetching the rulebooks…</p>}
      {books.is === 'refused' && (
        <RefusedNotice refusal={books.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {books.is === 'here' && <Shelf books={books.value} rulebook={rulebook} />}
    </main>
  );
}

function Shelf({ books, rulebook }: { books: readonly RulebookEntry[]; rulebook: string | null }): ReactNode {
  const shown = books.filter((book) => rulebook === null || book.rulebook === rulebook);
  const clauses = books.flatMap(({ sections }) => sections);
  const all = clauses.reduce((sum, section) => sum + section.clauses, 0);
  const treated = clauses.filter(isTreated).reduce((sum, section) => sum + section.clauses, 0);
  if (shown.length === 0)
    return (
      <RefusedNotice refusal={{ reason: `There is no rulebook "${rulebook}".` }}>
        <a className="button" href={to.rules}>
          All rulebooks
        </a>
      </RefusedNotice>
    );
  return (
    <>
      <p>
        <a className="way" href={to.howIndex}>
          How to play: every game in plain words
        </a>
      </p>
      <p className="quiet">
        What the house does about every clause of the rulebooks it deals by: {treated.toLocaleString('en')} of{' '}
        {all.toLocaleString('en')} are accounted for{treated < all ? ' so far' : ''}.
      </p>
      <details>
        <summary>What “enforced”, “shown” and the others mean</summary>
        <Meanings />
      </details>
      {/* All of them below each other are many screens of a phone. */}
      <nav className="shelf" aria-label="Rulebooks">
        <a className="button" href={to.rules} aria-current={rulebook === null ? 'page' : undefined}>
          All rulebooks
        </a>
        {books.map((book) => (
          <a
            key={book.rulebook}
            className="button"
            href={to.rulebook(book.rulebook)}
            aria-current={rulebook === book.rulebook ? 'page' : undefined}
          >
            {book.title}
          </a>
        ))}
      </nav>
      {shown.map((book) => (
        <section key={book.rulebook} aria-label={book.title}>
          <h2>{book.title}</h2>
          <ul className="sections">
            {book.sections.map((section) => (
              <li key={section.section}>
                <a className="section-link" href={to.section(book.rulebook, section.section)}>
                  <span className="section-name">
                    {isNumbered(section) && <b className="figures">{section.section}</b>} {section.title}
                  </span>
                  <span className="quiet section-account">{accountOf(section)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
