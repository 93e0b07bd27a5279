/** What is done about a clause; rulebooks/README.md says what each word means. */
export type ClauseTreatment =
  | 'enforced'
  | 'shown'
  | 'procedure'
  | 'option'
  | 'reading'
  | 'not applicable'
  | 'not yet treated';

/** A rulebook and how far its sections are accounted for: `GET /api/rules`. */
export interface RulebookEntry {
  readonly rulebook: string;
  readonly title: string;
  readonly sections: readonly SectionEntry[];
}

export interface SectionEntry {
  readonly section: string;
  readonly title: string;
  readonly clauses: number;
  /** How many clauses have each treatment. */
  readonly treatments: readonly { readonly treatment: ClauseTreatment; readonly count: number }[];
}

/** The clauses of a section: `GET /api/rules/:rulebook/:section`. */
export interface SectionRules {
  readonly rulebook: string;
  readonly section: string;
  readonly title: string;
  readonly clauses: readonly ClauseEntry[];
}

export interface ClauseEntry {
  readonly clause: string;
  readonly treatment: ClauseTreatment;
  /** In our own words; empty where it is not yet treated. */
  readonly text: string;
  /** Where the source does it: `path#symbol`. */
  readonly rule: string | null;
  readonly options: readonly string[];
  readonly readings: readonly number[];
  /** Why nothing is done. */
  readonly reason: string | null;
  readonly tests: readonly string[];
  /** What the software would do if the code got it wrong; a test fails on each. */
  readonly breaks: readonly string[];
}
