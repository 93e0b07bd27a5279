import type { Cite } from '@croupier/table';
import { formatCite } from '@croupier/table';

/** `bclc-baccarat 1.0 §7.1, §5.1`: the rulebook and section once for all clauses that follow. */
export function formatCites(cites: readonly Cite[]): string {
  let before: Cite | undefined;
  return cites
    .map((cite) => {
      const same = before?.rulebook === cite.rulebook && before.section === cite.section;
      before = cite;
      return same ? `§${cite.clause}` : formatCite(cite);
    })
    .join(', ');
}
