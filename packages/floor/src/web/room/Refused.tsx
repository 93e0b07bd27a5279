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
