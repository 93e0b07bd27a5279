import type { Cite, Refusal } from '@croupier/table';
import type { ReactNode } from 'react';
import { to, useRoute } from './route.ts';

/** "1.0 §3.1.1.a": the clause, which leads to what is done about it. */
export function Clause({ cite }: { cite: Cite }): ReactNode {
  return (
    <ClauseLink cite={cite}>
      {cite.section} §{cite.clause}
    </ClauseLink>
  );
}

/** "1.0 §7.1 §5.1": several clauses, each section named once. */
export function Clauses({ cites }: { cites: readonly Cite[] }): ReactNode {
  return cites.map((cite, i) => (
    <span key={`${cite.section}/${cite.clause}`}>
      <ClauseLink cite={cite}>
        {cite.section === cites[i - 1]?.section ? '' : `${cite.section} `}§{cite.clause}
      </ClauseLink>{' '}
    </span>
  ));
}

/** A § that opens to the clauses of a line, where many lines stand below each other. */
export function FoldedClauses({ of, cites }: { of: string; cites: readonly Cite[] }): ReactNode {
  if (cites.length === 0) return null;
  return (
    <details className="folded-cites">
      <summary aria-label={`Clauses of ${of}`}>§</summary>
      <Clauses cites={cites} />
    </details>
  );
}

/** Nobody is led away from a table where cards are out: there the rule opens beside it. */
function ClauseLink({ cite, children }: { cite: Cite; children: ReactNode }): ReactNode {
  const { at } = useRoute();
  const beside = at === 'table' || at === 'poker';
  return (
    <a
      className="cite"
      href={to.clause(cite)}
      title={`${cite.rulebook}, section ${cite.section}, clause ${cite.clause}`}
      {...(beside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
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
