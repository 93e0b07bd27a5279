import {
  type Cite,
  type Discretion,
  handle,
  type PostedRule,
  type Section,
  type Step,
  type TableGame,
} from '@croupier/table';
import { type BaccaratRules, type CoupClauses, dealtBy } from '../baccarat/coup.ts';
import { bySqueeze, type SqueezeClauses, type SqueezeManner } from '../baccarat/squeeze.ts';
import { standardTableau } from '../baccarat/third-card.ts';
import { miniRules } from './1.0-mini-baccarat.ts';
import { postedMiniBaccarat } from './posted.ts';
import { mini } from './table.ts';

/** What a BCLC section with squeeze play says in its own numbering, and where it differs from the others. */
export interface SqueezePlan {
  readonly seats: number;
  /** Where it is said how many the table hosts. */
  readonly hosts?: Cite;
  readonly coup: Omit<CoupClauses, 'winner' | 'tie'>;
  readonly squeeze: Omit<SqueezeClauses, 'totals'>;
  readonly manner: Omit<SqueezeManner, 'firstOfEquals' | 'lowerBettor' | 'watching'>;
  readonly holding: HoldingClauses;
}

/** Where a section says how the cards may be held. */
export interface HoldingClauses {
  readonly overTheTable: string;
  readonly squeezing: string;
  readonly folding: string;
}

/** Mini-Baccarat with its hands offered to the players: wagers, payouts and third cards are the same. */
export function squeezeRules(
  house: Discretion,
  at: Section,
  { seats, hosts, coup, squeeze, manner, holding }: SqueezePlan,
): BaccaratRules {
  const rules = miniRules(house);
  const folding = house.chooses('folding', ['allowed', 'forbidden'], {
    default: 'allowed',
    about: 'Whether players who hold the cards may fold them',
    cite: at(holding.folding),
  });
  const clauses = {
    ...coup,
    ...squeeze,
    totals: mini('8.3.5'),
    winner: mini('10.1'),
    tie: mini('10.1.1'),
  };
  return {
    ...rules,
    seats,
    ...(hosts ? { forbids: { moreSeats: hosts } } : {}),
    ...dealtBy(standardTableau, clauses, {
      turn: bySqueeze(clauses, {
        ...manner,
        firstOfEquals: 'lowest seat',
        lowerBettor: 'offered',
        watching: watching(at, holding, folding),
      }),
    }),
  };
}

const watching = (at: Section, { overTheTable, squeezing }: HoldingClauses, folding: string): Step[] => [
  handle('The cards stay over the table, in view of the dealers and the supervisor.', at(overTheTable)),
  handle(squeezed(folding), at(squeezing)),
];

const squeezed = (folding: unknown): string =>
  folding === 'allowed'
    ? 'The cards may be squeezed and folded, but not crumpled or ripped.'
    : 'The cards may be squeezed, but not folded, crumpled or ripped.';

/** The sign of a squeeze table: its own rules, how cards are held, and Mini-Baccarat's rules but for its dealing. */
export function postedSqueeze(
  posting: Pick<TableGame, 'section' | 'options' | 'layout'>,
  { overTheTable, squeezing, folding }: HoldingClauses,
  own: (rule: (text: string, ...clauses: string[]) => PostedRule) => readonly PostedRule[],
): PostedRule[] {
  const { section: at, options } = posting;
  const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });
  return [
    ...own(rule),
    rule('Whoever holds a hand keeps it over the table, in view of the dealers.', overTheTable),
    rule(squeezed(options.folding), squeezing, folding),
    ...postedMiniBaccarat({ ...posting, section: mini }, { dealing: [] }),
  ];
}
