import { catalogue, type PokerGame, pokerGames } from '@croupier/games';
import { type CatalogueGame, formatCite, type OptionDescription, type OptionValue } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { gameGiven } from '../game-given.ts';
import type { Paint } from '../paint.ts';
import { columns } from '../show/columns.ts';
import { listed, listedPoker, showPayTables, showRules } from '../show/posted.ts';

/** `croupier games [GAME]`: the catalogue. */
export const gamesCommand = (desk: Desk): Command =>
  new Command('games')
    .description('list the games, or one with its pay tables, rules and options')
    .argument('[game]', 'the id of a game, such as bclc-baccarat/mini-baccarat')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  croupier games
  croupier games bclc-baccarat/mini-baccarat
  croupier games --json`,
    )
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      const poker = pokerGames.filter((game) => id === undefined || game.id === id);
      const games = id === undefined ? catalogue : poker.length > 0 ? [] : [gameGiven(id)];
      if (json) desk.printJson({ games: [...games.map(listed), ...poker.map(listedPoker)] });
      else
        desk.print(
          id === undefined
            ? showCatalogue(games, poker, desk.paint)
            : [
                ...games.map((game) => showGame(game, desk.paint)),
                ...poker.map((game) => showPoker(game, desk.paint)),
              ].join('\n'),
        );
    });

function showCatalogue(games: readonly CatalogueGame[], poker: readonly PokerGame[], paint: Paint): string {
  const rows = [...games.map(listed), ...poker.map(listedPoker)].map(
    ({ id, title, section, seats, wagers, options }) => [
      paint.bold(id),
      title,
      section,
      String(seats),
      wagers.length > 0 ? wagers.map((wager) => wager.id).join(', ') : paint.dim('bets against each other'),
      options.length > 4 ? `${options.length} options` : options.map((option) => option.name).join(', '),
    ],
  );
  const heads = [
    { head: 'game' },
    { head: 'title' },
    { head: 'section' },
    { head: 'seats', align: 'right' as const },
    { head: 'wagers' },
    { head: 'options' },
  ];
  return `${columns(heads, rows, paint)}\n\n${paint.dim('"croupier games GAME" posts its pay tables and options.')}`;
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

function showGame(game: CatalogueGame, paint: Paint): string {
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
  ].join('\n');
}
