import { randomBytes } from 'node:crypto';
import { type Simulation, simulate, strategyFor } from '@croupier/odds';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE, tableGiven } from '../game-given.ts';
import { countGiven, type GivenOptions, optionOption } from '../option-given.ts';
import type { Paint } from '../paint.ts';
import { Progress } from '../progress.ts';
import { sayIfUndecided } from '../say-if-undecided.ts';
import { columns } from '../show/columns.ts';
import { grouped, percent, signed } from '../show/figures.ts';
import { showOptions } from '../show/options.ts';

interface Given {
  readonly rounds: number;
  readonly seed?: string;
  readonly option?: GivenOptions;
  readonly strategy?: string;
  readonly json?: boolean;
}

/** `croupier simulate GAME --rounds N`: what happens beside what must happen. */
export const simulateCommand = (desk: Desk): Command =>
  new Command('simulate')
    .description(
      'play many rounds and compare the figures, with 95 % confidence intervals, with the exact ones',
    )
    .argument('<game>', 'the id of a game')
    .requiredOption('-n, --rounds <n>', 'how many rounds, such as 1000000 or 1e6', countGiven)
    .option(
      '-s, --seed <seed>',
      'any text; the same seed plays the same rounds (default: a new one, which is printed)',
    )
    .addOption(optionOption())
    .option(
      '--strategy <name>',
      'who decides, where players decide; "croupier games GAME" lists the ways to play',
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Ctrl-C ends it early with the figures so far.

Examples:
  croupier simulate ${EXAMPLE} --rounds 1e6
  croupier simulate ${EXAMPLE} --rounds 100000 --seed 7 --option decks=6 --json`,
    )
    .action(async (id: string, given: Given) => {
      const game = tableGiven(id, given.option);
      const strategy = strategyFor(game, given.strategy);
      sayIfUndecided(desk, game, strategy);
      const seed = given.seed ?? randomBytes(6).toString('hex');
      const bar = new Progress(desk, '{bar} {percentage} %  {value} of {total} rounds  {eta_formatted} left');
      await bar.start(given.rounds);
      const stop = new AbortController();
      const done = desk.io.onInterrupt(() => stop.abort());
      let seen: Simulation;
      try {
        seen = await simulate(game, {
          rounds: given.rounds,
          seed,
          strategy,
          signal: stop.signal,
          onProgress: (rounds) => bar.update(rounds, given.rounds),
        });
      } finally {
        bar.stop();
        done();
      }
      if (given.json) desk.printJson(seen);
      else desk.print(showSimulation(game.title, seen, desk.paint));
      if (seen.rounds < given.rounds) {
        desk.complain(`Stopped after ${grouped(seen.rounds)} of ${grouped(given.rounds)} rounds.`);
      }
    });

function showSimulation(title: string, seen: Simulation, paint: Paint): string {
  const right = 'right' as const;
  const heads = [
    { head: 'wager' },
    { head: 'mean', align: right },
    { head: 'standard error', align: right },
    { head: '95 % interval' },
    { head: 'exact ev', align: right },
    { head: '' },
    { head: 'hits', align: right },
    { head: 'exact hits', align: right },
  ];
  const rows = seen.wagers.map((wager) => [
    paint.bold(wager.wager),
    signed(wager.mean),
    wager.standardError === null ? 'none' : wager.standardError.toFixed(6),
    wager.ci95 === null ? 'none' : `${signed(wager.ci95[0])} to ${signed(wager.ci95[1])}`,
    wager.exact ? signed(wager.exact.value) : paint.dim('not solved'),
    verdict(wager.within, paint),
    percent(wager.hitFrequency),
    wager.exact ? percent(wager.exact.hitFrequency) : '',
  ]);
  return [
    `${paint.bold(title)}  ${seen.game}  ${paint.dim(showOptions(seen.options))}`,
    `${grouped(seen.rounds)} rounds from ${grouped(seen.shoes)} shoes, seed ${seen.seed}; results for one unit staked`,
    '',
    columns(heads, rows, paint, '  '),
    '',
    paint.dim('One interval in twenty misses the exact value by chance alone.'),
  ].join('\n');
}

function verdict(within: boolean | null, paint: Paint): string {
  if (within === null) return '';
  return within ? paint.green('inside') : paint.yellow('outside');
}
