import { type HowPart, howToPlay, type WorkedExample } from '@croupier/odds';
import { formatCite, resultOf, tellRound } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE } from '../game-given.ts';
import { type GivenOptions, optionOption } from '../option-given.ts';
import type { Paint } from '../paint.ts';
import { formatCites } from '../show/cites.ts';
import { columns } from '../show/columns.ts';
import { showLines } from '../show/lines.ts';
import { showPayTables } from '../show/posted.ts';

/** `croupier how GAME`: a game for somebody who plays it for the first time. */
export const howCommand = (desk: Desk): Command =>
  new Command('how')
    .description('how a game is played, in plain words, with a round of it from beginning to end')
    .argument('<game>', `the id of a game, such as ${EXAMPLE}`)
    .addOption(optionOption())
    .addHelpText(
      'after',
      `
Examples:
  croupier how ${EXAMPLE}`,
    )
    .action((id: string, { option = {} }: { option?: GivenOptions }) => {
      const { title, parts, example } = howToPlay(id, option);
      desk.print(
        [
          `${desk.paint.bold(title)}  ${id}`,
          ...parts.flatMap((part) => ['', showPart(part, desk.paint)]),
          ...showExample(example, desk.paint),
        ].join('\n'),
      );
    });

const showPart = ({ title, lines }: HowPart, paint: Paint): string =>
  [
    paint.bold(title),
    ...lines.map(({ text, cites }) => `  ${text} ${paint.dim(formatCites(cites))}`.trimEnd()),
  ].join('\n');

/** A hand of poker is told by "croupier deal". */
function showExample(example: WorkedExample | null, paint: Paint): string[] {
  if (example?.kind !== 'round') return [];
  const { game, round } = example;
  const steps = tellRound(round).map(({ text, cite }) => [text, paint.dim(formatCite(cite))]);
  return [
    '',
    paint.bold('What it pays'),
    showPayTables(game, paint),
    '',
    paint.bold('A round from beginning to end'),
    columns([{ head: 'play' }, { head: 'clause' }], steps, paint, '  '),
    '',
    showLines(resultOf(round).lines, paint),
  ];
}
