import {
  type Addition,
  type CatalogueGame,
  catalogue,
  hostsOf,
  jackpots,
  type NamedSection,
} from '@croupier/games';
import {
  type Bonus,
  formatAward,
  formatCite,
  type OptionDescription,
  type PostedRule,
  type TableGame,
  type Wager,
} from '@croupier/table';
import type { Paint } from '../paint.ts';
import { formatCites } from './cites.ts';
import { columns } from './columns.ts';

interface ListedPayTable {
  readonly id: string;
  readonly name: string;
  readonly payTable: readonly {
    readonly name: string;
    readonly pays: string;
    readonly clauses: readonly string[];
  }[];
}

interface ListedSection {
  readonly id: string;
  readonly title: string;
  readonly rulebook: string;
  readonly section: string;
}

/** A game as programs read it (`croupier games --json`). */
export interface ListedGame extends ListedSection {
  readonly dealt: true;
  readonly kind: CatalogueGame['kind'];
  readonly seats: number;
  readonly wagers: readonly ListedPayTable[];
  /** Awards without a stake of their own. */
  readonly bonuses: readonly ListedPayTable[];
  readonly options: readonly {
    readonly name: string;
    readonly default: string | number;
    readonly values: readonly (string | number)[];
    /** Every whole number between these, where the values are not listed. */
    readonly range?: { readonly least: number; readonly most: number };
    readonly about: string;
    readonly clause: string | null;
  }[];
}

/** A section that adds to other games, as programs read it; with all that a game has where it is dealt with a host. */
export interface ListedAddition extends ListedSection, Partial<Omit<ListedGame, keyof ListedSection>> {
  readonly hosts: readonly string[];
  /** Of a jackpot: the prizes that it posts. */
  readonly prizes?: readonly {
    readonly name: string | null;
    readonly title: string;
    readonly clause: string;
  }[];
}

export function listed(game: CatalogueGame): ListedGame {
  return {
    ...sectionOf(game),
    dealt: true,
    kind: game.kind,
    ...playedFor(game),
    options: listedOptions(game.options),
  };
}

const listedOptions = (options: readonly OptionDescription[]): ListedGame['options'] =>
  options.map((option) => ({
    name: option.name,
    default: option.default,
    values: option.values,
    ...(option.range ? { range: option.range } : {}),
    about: option.about,
    clause: option.cite ? formatCite(option.cite) : null,
  }));

/** Seats and wagers; a game among players has no wagers against a bank. */
function playedFor(game: CatalogueGame): Pick<ListedGame, 'seats' | 'wagers' | 'bonuses'> {
  if (game.kind === 'poker') return { seats: game.variant.seats, wagers: [], bonuses: [] };
  const { layout } = game.with({});
  return {
    seats: layout.seats,
    wagers: layout.wagers.map(payTable),
    bonuses: (layout.bonuses ?? []).map(payTable),
  };
}

export function listedAddition(addition: Addition): ListedAddition {
  const dealt = catalogue.find(({ id }) => id === addition.id);
  return {
    ...(dealt ? listed(dealt) : {}),
    ...sectionOf(addition),
    hosts: hostsOf(addition).map(({ id }) => id),
    ...jackpotOf(addition),
  };
}

function jackpotOf({ id }: Addition): Pick<ListedAddition, 'options' | 'prizes'> {
  const jackpot = jackpots.find((each) => each.id === id);
  if (!jackpot) return {};
  const { prizes } = jackpot.with({});
  return {
    options: listedOptions(jackpot.options),
    prizes: prizes.map(({ name, title, cite }) => ({ name, title, clause: formatCite(cite) })),
  };
}

const sectionOf = ({ id, title, section }: NamedSection): ListedSection => ({
  id,
  title,
  rulebook: section.rulebook.id,
  section: section.number,
});

const payTable = ({ id, name, rows }: Wager<never> | Bonus<never>): ListedPayTable => ({
  id,
  name,
  payTable: rows.map((row) => ({
    name: row.name,
    pays: formatAward(row.award),
    clauses: row.cites.map(formatCite),
  })),
});

/** The posted pay table: every row of every wager with its clauses. */
export function showPayTables({ layout }: TableGame, paint: Paint): string {
  const rows = [...layout.wagers, ...(layout.bonuses ?? [])].flatMap(({ id, rows: paid }) =>
    paid.map((row, i) => [
      i === 0 ? paint.bold(id) : '',
      row.name,
      formatAward(row.award),
      paint.dim(formatCites(row.cites)),
    ]),
  );
  return columns(
    [{ head: 'wager' }, { head: 'when' }, { head: 'pays' }, { head: 'clauses' }],
    rows,
    paint,
    '  ',
  );
}

/** The rules that are posted beside the pay table, in sentences, each with its clauses. */
export const showRules = (game: { readonly posted: readonly PostedRule[] }, paint: Paint): string =>
  game.posted.map(({ text, cites }) => `  ${text} ${paint.dim(formatCites(cites))}`).join('\n');
