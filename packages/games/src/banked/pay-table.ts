import type { HandCategory } from '@croupier/cards';
import { type Cite, type Pays, type Row, row, win } from '@croupier/table';

/** A pay table by category of hand, as it is posted: highest first. */
export type HandPays<C extends string = HandCategory> = readonly (readonly [C, Pays])[];

/** "three of a kind" */
export const handName = (category: string): string => category.replaceAll('-', ' ');

/** Rows that pay a hand by its category; `when` says what else must hold. */
export function handRows<O, C extends string = HandCategory>(
  table: HandPays<C>,
  categoryOf: (outcome: O) => C,
  when: (outcome: O) => boolean,
  ...cites: Cite[]
): Row<O>[] {
  const made = seenOnce(categoryOf);
  return table.map(([category, pays]) =>
    row(handName(category), (outcome: O) => made(outcome) === category && when(outcome), win(pays), ...cites),
  );
}

/** What a hand makes, found once though all rows of a table look at it: they are asked one after the other. */
export function seenOnce<O, C>(look: (outcome: O) => C): (outcome: O) => C {
  let last: O | undefined;
  let seen: C;
  return (outcome) => {
    if (outcome !== last) {
      seen = look(outcome);
      last = outcome;
    }
    return seen;
  };
}
