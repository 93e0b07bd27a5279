import type { Section } from '@croupier/table';

/** A section of a rulebook by the id that programs know it by. */
export interface NamedSection {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
}

/** A section that is no game of its own but adds to others of its rulebook. */
export interface Addition extends NamedSection {
  /** The sections that it adds to. */
  readonly on: readonly string[];
}
