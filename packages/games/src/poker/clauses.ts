import { type Cite, type Section, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

/** bclc-poker 33.0: what no limit and pot limit change in the games of 17.0 to 27.0. */
export const at33: Section = section(bclcPoker, '33.0');

/** bclc-poker 17.0: what the sections after it repeat, for the rules that every table shares. */
export const at17: Section = section(bclcPoker, '17.0');

/**
 * Where a section states each rule that all of community poker has. What belongs to blinds, antes, straddles, a second
 * board or the right to see hands stands with these, so that no section cites a clause that it does not have.
 */
export interface Clauses {
  readonly players: Cite;
  /** One position and one hand a player. */
  readonly onePosition: Cite;
  readonly fold: Cite;
  readonly check: Cite;
  readonly raise: Cite;
  readonly call: Cite;
  readonly postedLimits: Cite;
  readonly buyIn: Cite;
  readonly allIn: Cite;
  readonly excess: Cite;
  readonly sidePots: Cite;
  readonly interest: Cite;
  readonly rake: Cite;
  readonly rakeTaken: Cite;
  readonly rakeRounded: Cite;
  /** Whose pot it is when everybody else has folded: in the first round, and later. */
  readonly uncontested: { readonly first: Cite; readonly later: Cite };
  readonly showdown: Cite;
  /** That a hand must be exposed whole; null where the section says no more than that hands are exposed. */
  readonly validHand: Cite | null;
  readonly award: Cite;
}

/** What sections 17.0 to 27.0 number alike. */
const common = (at: Section) =>
  ({
    fold: at('2.1'),
    check: at('2.2'),
    raise: at('2.4'),
    call: at('2.5'),
    buyIn: at('5.1'),
    allIn: at('6.1'),
    excess: at('6.2'),
    rake: at('8.1'),
  }) as const;

/** Sections 17.0, 20.0 and 21.0 number these alike; the others with a board override the few that differ. */
export const holdemClauses = (at: Section): Clauses => ({
  ...common(at),
  players: at('3.1'),
  onePosition: at('3.2'),
  postedLimits: at('3.5'),
  sidePots: at('6.2.1'),
  interest: at('6.2.2'),
  rakeTaken: at('8.1.1'),
  rakeRounded: at('8.1.2'),
  uncontested: { first: at('10.5'), later: at('10.16') },
  showdown: at('10.14'),
  validHand: at('10.14.1'),
  award: at('10.16'),
});

/** What the stud sections 23.0 to 25.0 number alike. */
export const studClauses = (
  at: Section,
  own: Pick<Clauses, 'postedLimits' | 'uncontested' | 'showdown' | 'award'>,
): Clauses => ({
  ...common(at),
  players: at('3.1'),
  onePosition: at('3.3'),
  sidePots: at('6.3'),
  interest: at('6.4'),
  rakeTaken: at('8.2'),
  rakeRounded: at('8.2'),
  validHand: null,
  ...own,
});
