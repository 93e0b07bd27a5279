import type { HandCategory } from '@croupier/cards';
import { type Cite, type Pays, type Row, row, rowSeen, win } from '@croupier/table';

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
  return table.map(([category, pays]) =>
    rowSeen(categoryOf, category, row(handName(category), when, win(pays), ...cites)),
  );
}

export const always = (): boolean => true;
