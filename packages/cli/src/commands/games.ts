import { catalogue } from '@croupier/games';
import { type CatalogueGame, formatCite } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { gameGiven } from '../game-given.ts';
import type { Paint } from '../paint.ts';
import { columns } from '../show/columns.ts';
import { listed, showPayTables, showRules } from '../show/posted.ts';

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
      const games = id === undefined ? catalogue : [gameGiven(id)];
      if (json) desk.printJson({ games: games.map(listed) });
      else
        desk.print(
          id === undefined
            ? showCatalogue(games, desk.paint)
            : games.map((game) => showGame(game, desk.paint)).join('\n'),
        );
    });

function showCatalogue(games: readonly CatalogueGame[], paint: Paint): string {
  const rows = games.map((game) => {
    const { seats, wagers, options } = listed(game);
    return [
      paint.bold(game.id),
      game.title,
      game.section.number,
      String(seats),
      wagers.map(({ id }) => id).join(', '),
      options.map((option) => option.name).join(', '),
    ];
  });
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

function showGame(game: CatalogueGame, paint: Paint): string {
  const { section } = game;
  const table = game.with({});
  const options = game.options.map(({ name, values, default: usual, about, cite }) => [
    paint.bold(name),
    values.map((value) => (value === usual ? paint.underline(String(value)) : String(value))).join(' | '),
    String(usual),
    paint.dim(cite ? formatCite(cite) : ''),
    about,
  ]);
  const heads = ['option', 'values', 'default', 'clause', 'about'].map((head) => ({ head }));
  return [
    `${paint.bold(game.title)}  ${game.id}`,
    paint.dim(`${section.rulebook.title}, section ${section.number}`),
    '',
    'Pay tables',
    showPayTables(table, paint),
    '',
    'Rules',
    showRules(table, paint),
    ...(options.length ? ['', 'Options', columns(heads, options, paint, '  ')] : []),
  ].join('\n');
}
