import {
  type Addition,
  additions,
  catalogue,
  type Jackpot,
  jackpots,
  type NamedSection,
  type PokerGame,
} from '@croupier/games';
import { strategiesOf } from '@croupier/odds';
import {
  type BankedGame,
  formatCite,
  type OptionDescription,
  type OptionValue,
  type TableGame,
} from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE, gameGiven } from '../game-given.ts';
import type { Paint } from '../paint.ts';
import { columns } from '../show/columns.ts';
import { listed, listedAddition, showPayTables, showRules } from '../show/posted.ts';

/** `croupier games [GAME]`: the catalogue. */
export const gamesCommand = (desk: Desk): Command =>
  new Command('games')
    .description('list the games, or one with its pay tables, rules and options')
    .argument('[game]', `the id of a game, such as ${EXAMPLE}`)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  croupier games
  croupier games ${EXAMPLE}
  croupier games --json`,
    )
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      if (json) desk.printJson(id === undefined ? everything() : oneOf(id));
      else desk.print(id === undefined ? showCatalogue(desk.paint) : showOne(id, desk.paint));
    });

const isAddition = ({ id }: Pick<NamedSection, 'id'>): boolean => additions.some((one) => one.id === id);
const isDealt = ({ id }: Pick<NamedSection, 'id'>): boolean => catalogue.some((one) => one.id === id);

/** What the rulebooks describe: every game, and what adds to games. */
const everything = (): object => ({
  games: catalogue.filter((game) => !isAddition(game)).map(listed),
  additions: additions.map(listedAddition),
});

function oneOf(id: string): object {
  const addition = additions.find((one) => one.id === id);
  if (addition) return { games: [], additions: [listedAddition(addition)] };
  return { games: [listed(gameGiven(id))], additions: [] };
}

function showOne(id: string, paint: Paint): string {
  const jackpot = jackpots.find((one) => one.id === id);
  if (jackpot) return showJackpot(jackpot, paint);
  const addition = additions.find((one) => one.id === id);
  if (addition && !isDealt(addition)) return showSection(addition, paint);
  const game = gameGiven(id);
  return game.kind === 'poker' ? showPoker(game, paint) : showBanked(game, paint);
}

/** A section that is no game of its own. */
function showSection(addition: Addition, paint: Paint): string {
  const { id, title, section } = addition;
  return [
    `${paint.bold(title)}  ${id}`,
    paint.dim(`${section.rulebook.title}, section ${section.number}`),
    `Adds to ${listedAddition(addition).hosts.join(', ')}.`,
  ].join('\n');
}

function showJackpot(jackpot: Jackpot, paint: Paint): string {
  const rules = jackpot.with({});
  const prizes = rules.prizes.filter(({ name }) => name !== null);
  return [
    showSection(jackpot, paint),
    '',
    'Rules',
    showRules(rules, paint),
    ...(prizes.length > 0 ? ['', `Prizes: ${prizes.map(({ title }) => title).join(', ')}.`] : []),
    ...showChoices(jackpot.options, paint),
  ].join('\n');
}

function showCatalogue(paint: Paint): string {
  const rows = catalogue
    .map(listed)
    .map(({ id, title, section, seats, wagers, options }) => [
      paint.bold(id),
      title,
      section,
      String(seats),
      wagers.length > 0 ? wagers.map((wager) => wager.id).join(', ') : paint.dim('bets against each other'),
      options.length > 4 ? `${options.length} options` : options.map((option) => option.name).join(', '),
    ]);
  const heads = [
    { head: 'game' },
    { head: 'title' },
    { head: 'section' },
    { head: 'seats', align: 'right' as const },
    { head: 'wagers' },
    { head: 'options' },
  ];
  const others = additions
    .filter((one) => !isDealt(one))
    .map(listedAddition)
    .map(({ id, title, section, hosts }) => [
      id,
      title,
      section,
      hosts.length > 4 ? `adds to ${hosts.length} games` : `adds to ${hosts.join(', ')}`,
    ]);
  return [
    columns(heads, rows, paint),
    '',
    columns(
      ['section', 'title', 'number', ''].map((head) => ({ head })),
      others,
      paint,
    ),
    '',
    paint.dim('"croupier games GAME" posts its pay tables and options.'),
  ].join('\n');
}

/** The options of a game with what they mean. */
function showChoices(options: readonly OptionDescription[], paint: Paint): string[] {
  if (options.length === 0) return [];
  const rows = options.map(({ name, values, range, default: usual, about, cite }) => [
    paint.bold(name),
    range ? `${range.least} to ${range.most}` : listedValues(values, usual, paint),
    String(usual),
    paint.dim(cite ? formatCite(cite) : ''),
    about,
  ]);
  const heads = ['option', 'values', 'default', 'clause', 'about'].map((head) => ({ head }));
  return ['', 'Options', columns(heads, rows, paint, '  ')];
}

/** The values, the usual one underlined; a long run of numbers by its ends. */
function listedValues(values: readonly OptionValue[], usual: OptionValue, paint: Paint): string {
  const [first] = values;
  const run = values.every((value, i) => typeof value === 'number' && value === Number(first) + i);
  if (run && values.length > 8) return `${first} to ${values.at(-1)}`;
  return values
    .map((value) => (value === usual ? paint.underline(String(value)) : String(value)))
    .join(' | ');
}

function showPoker({ id, title, section, options }: PokerGame, paint: Paint): string {
  return [
    `${paint.bold(title)}  ${id}`,
    paint.dim(`${section.rulebook.title}, section ${section.number}; players bet against each other`),
    ...showChoices(options, paint),
  ].join('\n');
}

function showBanked(game: BankedGame, paint: Paint): string {
  const { section } = game;
  const table = game.with({});
  return [
    `${paint.bold(game.title)}  ${game.id}`,
    paint.dim(`${section.rulebook.title}, section ${section.number}`),
    '',
    'Pay tables',
    showPayTables(table, paint),
    '',
    'Rules',
    showRules(table, paint),
    ...showChoices(game.options, paint),
    ...showStrategies(table, paint),
  ].join('\n');
}

/** The named ways to play, the usual one first, where players decide something. */
function showStrategies(table: TableGame, paint: Paint): string[] {
  const rows = strategiesOf(table).map(({ name, about }) => [paint.bold(name), about]);
  if (rows.length === 0) return [];
  const heads = ['strategy', 'about'].map((head) => ({ head }));
  return ['', 'Ways to play (deal and simulate: --strategy)', columns(heads, rows, paint, '  ')];
}
