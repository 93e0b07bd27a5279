/** The place in a rulebook that a rule comes from. */
export interface Cite {
  readonly rulebook: string;
  readonly section: string;
  readonly clause: string;
}

export interface Rulebook {
  readonly id: string;
  readonly title: string;
}

/** Cites a clause of one section: `at('7.1')`. */
export interface Section {
  (clause: string): Cite;
  readonly rulebook: Rulebook;
  readonly number: string;
}

export function section(rulebook: Rulebook, number: string): Section {
  // A clause is cited in every round anew, and it is always the same.
  const cites = new Map<string, Cite>();
  const at = (clause: string): Cite => {
    const known = cites.get(clause);
    if (known) return known;
    const cite = { rulebook: rulebook.id, section: number, clause };
    cites.set(clause, cite);
    return cite;
  };
  return Object.assign(at, { rulebook, number });
}

/** `bclc-baccarat 1.0 §7.1` */
export const formatCite = (cite: Cite): string => `${cite.rulebook} ${cite.section} §${cite.clause}`;

/** Why something is not allowed: a sentence that says what to do, and the clause if a clause forbids it. */
export interface Refusal {
  readonly reason: string;
  readonly cite?: Cite;
}

/** A refusal thrown where a value cannot be returned; the edge of the program shows its sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.cite ? `${refusal.reason} (${formatCite(refusal.cite)})` : refusal.reason);
    this.refusal = refusal;
  }
}
