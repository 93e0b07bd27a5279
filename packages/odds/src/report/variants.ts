import { catalogue, isBanked } from '@croupier/games';
import { type OptionDescription, type OptionValue, Refused, type TableGame } from '@croupier/table';
import { pricingOf } from '../pricing-of.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import { solutionFor } from '../solved-games.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** The same game with one option chosen otherwise. */
export interface Variants {
  readonly option: string;
  readonly about: string;
  readonly values: readonly {
    readonly value: OptionValue;
    /** The one that the report is about. */
    readonly chosen: boolean;
    /** The edge of each wager; one that this choice does not have is not in it. */
    readonly edges: Readonly<Record<string, number>>;
  }[];
}

/** An option with more values than these is a quantity, such as a meter: its own section shows what it does. */
const MOST_VALUES = 101;
/** Of a run of numbers, those beside the chosen one. */
const BESIDE = [-1, 0, 1, 2];

/** Every option that moves an edge, one at a time; of wagers that are counted in moments. */
export async function variantsOf(table: TableGame, signal?: AbortSignal): Promise<Variants[]> {
  const game = catalogue.filter(isBanked).find(({ id }) => id === table.id);
  const usual = await quickEdges(table);
  const found: Variants[] = [];
  for (const option of game?.options ?? []) {
    const values: { value: OptionValue; chosen: boolean; edges: Record<string, number> }[] = [];
    for (const value of valuesOf(option, table.options[option.name])) {
      signal?.throwIfAborted();
      const chosen = value === table.options[option.name];
      const edges = chosen ? usual : await edgesWith(game, table, option.name, value);
      if (edges) values.push({ value, chosen, edges });
    }
    if (values.some(({ edges }) => differs(edges, usual)))
      found.push({ option: option.name, about: option.about, values });
  }
  return found;
}

function valuesOf({ values, range }: OptionDescription, chosen: OptionValue | undefined): OptionValue[] {
  if (!range) return values.length > 1 ? [...values] : [];
  const { least, most } = range;
  if (most - least >= MOST_VALUES) return [];
  return BESIDE.map((by) => Number(chosen) + by).filter((value) => value >= least && value <= most);
}

/** A choice that the others do not go with is none. */
async function edgesWith(
  game: { readonly with: (options: Readonly<Record<string, unknown>>) => TableGame } | undefined,
  { options }: TableGame,
  name: string,
  value: OptionValue,
): Promise<Record<string, number> | undefined> {
  try {
    return game && (await quickEdges(game.with({ ...options, [name]: value })));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

const quickEdges = async (table: TableGame): Promise<Record<string, number>> =>
  Object.fromEntries((await quickOdds(table)).map(({ wager, edge }) => [wager, edge]));

/** The wagers that are solved and need no long work. */
export async function quickOdds(table: TableGame): Promise<readonly (WagerOdds | SimulatedOdds)[]> {
  const pricing = pricingOf(table);
  const solved = solutionFor(table)?.pricing(table)?.wagers ?? [];
  const quick = solved.map(({ id }) => id).filter((id) => !pricing.long([id]));
  return quick.length === 0 ? [] : (await pricing.price(quick, { workers: 1 })).wagers;
}

const differs = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  Object.keys({ ...a, ...b }).some((wager) => a[wager] !== b[wager]);
