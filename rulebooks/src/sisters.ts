import { nameOf } from './rulebook.ts';
import type { TreatedSection } from './treatment.ts';

/** Clauses of the same wording, and why some of those are treated in different ways all the same. */
export interface Sisters {
  /** By the fingerprint of their wording, the names of the clauses. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  /** By the fingerprint, the reason. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** One sentence, one treatment: where that is not so and no reason is given, in sentences. */
export function sisterGaps(treated: readonly TreatedSection[], { alike, reasons }: Sisters): string[] {
  const treatments = new Map(
    treated.flatMap(({ rulebook, section, clauses }) =>
      [...clauses].map(([clause, { treatment }]) => [nameOf({ rulebook, section, clause }), treatment]),
    ),
  );
  const differing = [...alike].flatMap(([fingerprint, names]) => {
    const own = names.flatMap((name) => {
      const treatment = treatments.get(name);
      return treatment === undefined ? [] : [{ name, treatment }];
    });
    return new Set(own.map(({ treatment }) => treatment)).size > 1 ? [{ fingerprint, own }] : [];
  });
  const needed = new Set(differing.map(({ fingerprint }) => fingerprint));
  return [
    ...differing
      .filter(({ fingerprint }) => !reasons.has(fingerprint))
      .map(
        ({ fingerprint, own }) =>
          `The same wording (${fingerprint}) is treated in different ways: ${own
            .map(({ name, treatment }) => `${name} ${treatment}`)
            .join(', ')}.`,
      ),
    ...[...reasons.keys()]
      .filter((fingerprint) => !needed.has(fingerprint))
      .map((fingerprint) => `sisters-that-differ.json gives a reason for ${fingerprint}, which needs none.`),
  ];
}
