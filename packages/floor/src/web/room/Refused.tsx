import type { Cite, Refusal } from '@croupier/table';
import type { ReactNode } from 'react';

/** "§3.1.1.a": the clause, with its rulebook for whoever asks. */
export function Clause({ cite }: { cite: Cite }): ReactNode {
  return (
    <span className="cite" title={`${cite.rulebook}, section ${cite.section}, clause ${cite.clause}`}>
      {cite.section} §{cite.clause}
    </span>
  );
}

/** "1.0 §7.1 §5.1": several clauses, each section named once. */
export function Clauses({ cites }: { cites: readonly Cite[] }): ReactNode {
  return cites.map((cite, i) => (
    <span
      key={`${cite.section}/${cite.clause}`}
      className="cite"
      title={`${cite.rulebook}, section ${cite.section}, clause ${cite.clause}`}
    >
      {cite.section === cites[i - 1]?.section ? '' : `${cite.section} `}§{cite.clause}{' '}
    </span>
  ));
}

/** Why something was not done, with its clause and, if there is one, the way out. */
export function RefusedNotice({ refusal, children }: { refusal: Refusal; children?: ReactNode }): ReactNode {
  return (
    <div className="notice" role="alert">
      <p>
        {refusal.reason} {refusal.cite && <Clause cite={refusal.cite} />}
      </p>
      {children}
    </div>
  );
}
