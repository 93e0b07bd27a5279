import type { ReactNode } from 'react';
import { MEANING, WORDS } from './accounts.ts';

/** What is said of clauses, each word with its meaning. */
export function Meanings(): ReactNode {
  return (
    <dl className="meanings">
      {WORDS.map((word) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd className="quiet">{MEANING[word]}</dd>
        </div>
      ))}
    </dl>
  );
}
