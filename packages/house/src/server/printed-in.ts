import type { Section } from '@croupier/table';

/** The rulebook that a game stands in, and where, as clients are told. */
export const printedIn = ({
  section: { rulebook, number },
}: {
  readonly section: Section;
}): { id: string; title: string; section: string } => ({
  id: rulebook.id,
  title: rulebook.title,
  section: number,
});
