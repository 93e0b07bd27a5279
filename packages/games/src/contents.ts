import { bclcPokerAdditions } from './bclc-poker/additions.ts';
import { catalogue } from './catalogue.ts';
import type { Addition, NamedSection } from './named-section.ts';

export type { Addition, NamedSection } from './named-section.ts';

export const additions: readonly Addition[] = bclcPokerAdditions;

/** The games that an addition adds to, in the order of the rulebook. */
export const hostsOf = ({ section, on }: Addition): readonly NamedSection[] =>
  catalogue
    .filter((game) => game.section.rulebook === section.rulebook && on.includes(game.section.number))
    .toSorted((a, b) => on.indexOf(a.section.number) - on.indexOf(b.section.number));
