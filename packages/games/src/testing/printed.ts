import {
  type AnyLayout,
  type BankedGame,
  type Bet,
  type Cents,
  cents,
  dollars,
  formatAward,
  type Row,
  type TableGame,
  type TakenCards,
  type Verb,
} from '@croupier/table';
import { dealtOut } from './any-round.ts';
import { played } from './recorded.ts';

/** What a wager pays, row by row from the highest, as a layout prints it: "40 to 1". */
export const paysOf = ({ wagers, bonuses = [] }: AnyLayout, wager: string): string[] =>
  [...wagers, ...bonuses]
    .filter(({ id }) => id === wager)
    .flatMap(({ rows }) => rows.map(({ award }) => formatAward(award)));

/** Every value of an option that a game takes, and those next to them that it refuses. */
export const takes = (game: BankedGame, option: string, values: readonly (string | number)[]): boolean[] =>
  values.map((value) => {
    try {
      game.with({ [option]: value });
      return true;
    } catch {
      return false;
    }
  });

/** The limits over all players, in dollars, and on what. */
export const limitsOf = ({ aggregates }: AnyLayout): (readonly [readonly string[], number])[] =>
  aggregates.map(({ wagers, limit }) => [wagers, limit / dollars(1)] as const);

/** As much of a table's envy as is printed, whatever its rows look at. */
interface Envied {
  readonly rules: {
    readonly envy?: { readonly least: Cents; readonly rows: readonly Pick<Row<never>, 'name' | 'award'>[] };
  };
}

/** What envied hands pay, in dollars, and the least stake that earns it. */
export function envyOf({ rules: { envy } }: Envied): {
  readonly from: number;
  readonly pays: Record<string, number>;
} {
  const pays: Record<string, number> = {};
  for (const { name, award } of envy?.rows ?? [])
    if (award.kind === 'money') pays[name] = award.amount / dollars(1);
  return { from: (envy?.least ?? 0) / dollars(1), pays };
}

type Stakes = Readonly<Record<string, number>>;

const laid = (stakes: Stakes): Bet[] =>
  Object.entries(stakes).map(
    ([wager, amount]): Bet => ({ spot: 1, player: 'ann', wager, kind: 'own', amount: cents(amount) }),
  );

/** How many cards are dealt to each place of a round in which seat 1 has laid these. */
export function cardsDealt(game: TableGame, stakes: Stakes): Record<string, number> {
  const dealt: Record<string, number> = {};
  for (const event of dealtOut(game, laid(stakes), 7).round.events)
    if (event.type === 'dealt') dealt[event.place] = (dealt[event.place] ?? 0) + 1;
  return dealt;
}

/** How many of the cards of seat 1 each decision takes, in one hand or in several. */
export function cardsTaken(game: TableGame, stakes: Stakes): Record<string, number | Record<string, number>> {
  const taken: Record<string, number | Record<string, number>> = {};
  const note = (verb: Verb, wanted: TakenCards): void => {
    taken[verb] = 'cards' in wanted ? wanted.cards : wanted.parts;
  };
  dealtOut(game, laid(stakes), 7, {}, ({ waiting }) => {
    if (waiting.for !== 'answer') return;
    for (const { actions } of waiting.questions)
      for (const { verb, takes: wanted } of actions) if (wanted) note(verb, wanted);
  });
  return taken;
}

/** What seat 1 answers around the bet that is looked at. */
interface Around {
  readonly before?: readonly string[];
  readonly verb?: string;
  readonly after?: readonly string[];
}

const simply = (verbs: readonly string[]) => verbs.map((verb) => ({ seat: 1, do: verb }));

/** What may be staked as so many times the Ante, and what is refused beside it. */
export function takesTimes(
  game: TableGame,
  hands: Readonly<Record<string, string>>,
  { before = [], verb = 'play', after = [] }: Around = {},
) {
  const wagers = {
    ante: 100,
    ...(game.layout.wagers.some(({ id }) => id === 'blind') ? { blind: 100 } : {}),
  };
  return (times: number): boolean => {
    try {
      const decisions = [...simply(before), { seat: 1, do: verb, times }, ...simply(after)];
      played(game, [{ seat: 1, wagers }], hands, decisions);
      return true;
    } catch {
      return false;
    }
  };
}
