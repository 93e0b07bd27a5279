import { catalogue, isBanked } from '@croupier/games';
import { formatAward, formatCite, type OptionValue, type Row, type TableGame } from '@croupier/table';

/** A rule of the table in a sentence, with the clauses behind it. */
export interface ReportedRule {
  readonly text: string;
  readonly clauses: readonly string[];
}

export interface ReportedPayTable {
  readonly id: string;
  readonly name: string;
  /** A bonus is an award without a stake of its own, on the wager that it names. */
  readonly kind: 'wager' | 'bonus';
  readonly rows: readonly {
    readonly name: string;
    readonly pays: string;
    readonly envy: number | null;
    readonly clauses: readonly string[];
  }[];
}

export interface ReportedOption {
  readonly name: string;
  readonly value: OptionValue;
  readonly default: OptionValue;
  readonly about: string;
  readonly clause: string | null;
}

export const rulesIn = ({ posted }: TableGame): ReportedRule[] =>
  posted.map(({ text, cites }) => ({ text, clauses: cites.map(formatCite) }));

export const payTablesIn = ({ layout }: TableGame): ReportedPayTable[] => [
  ...layout.wagers.map(({ id, name, rows }) => ({ id, name, kind: 'wager' as const, rows: rowsIn(rows) })),
  ...(layout.bonuses ?? []).map(({ id, name, rows }) => ({
    id,
    name,
    kind: 'bonus' as const,
    rows: rowsIn(rows),
  })),
];

const rowsIn = (rows: readonly Row<never>[]): ReportedPayTable['rows'] =>
  rows.map(({ name, award, envy, cites }) => ({
    name,
    pays: formatAward(award),
    envy: envy ?? null,
    clauses: cites.map(formatCite),
  }));

/** What the house chose, and what it could have chosen. */
export function optionsIn({ id, options }: TableGame): ReportedOption[] {
  const game = catalogue.filter(isBanked).find((one) => one.id === id);
  return (game?.options ?? []).flatMap(({ name, about, default: usual, cite }) => {
    const value = options[name];
    return value === undefined
      ? []
      : [{ name, value, default: usual, about, clause: cite ? formatCite(cite) : null }];
  });
}
