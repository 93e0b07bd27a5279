import { Command } from 'commander';
import { checkpointCommand } from './commands/checkpoint.ts';
import { dealCommand } from './commands/deal.ts';
import { equityCommand } from './commands/equity.ts';
import { exportCommand } from './commands/export.ts';
import { gamesCommand } from './commands/games.ts';
import { holdCommand } from './commands/hold.ts';
import { houseWayCommand } from './commands/house-way.ts';
import { howCommand } from './commands/how.ts';
import { oddsCommand } from './commands/odds.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { sessionCommand } from './commands/session.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { workCommand } from './commands/work.ts';
import type { Desk } from './desk.ts';
import { EXAMPLE } from './game-given.ts';
import { version } from './version.ts';

const ABOUT = `Casino table games by the book: dealt, settled to the cent, replayed and solved exactly.
Play money only.`;

const EXAMPLES = `
Examples:
  croupier serve                                            open the house in the browser
  croupier play ${EXAMPLE}                 sit down in the terminal
  croupier odds ${EXAMPLE} --option decks=6
  croupier deal ${EXAMPLE} --seed 7 --json | croupier replay -

"croupier help COMMAND" says more about a command.
Exit codes: 0 done, 1 refused or a check failed, 2 wrong usage.`;

/** The whole command line (CONTRACT). */
export function createProgram(desk: Desk): Command {
  const program = new Command('croupier')
    .description(ABOUT)
    .version(version(), '-V, --version', 'print the version')
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXAMPLES)
    .hook('preAction', () => {
      desk.useColor(program.opts<{ color: boolean }>().color);
    });
  const make = [
    serveCommand,
    gamesCommand,
    howCommand,
    rulesCommand,
    oddsCommand,
    simulateCommand,
    workCommand,
    replayCommand,
    dealCommand,
    playCommand,
    trainCommand,
    verifyCommand,
    checkpointCommand,
    exportCommand,
    houseWayCommand,
    equityCommand,
    sessionCommand,
    holdCommand,
  ];
  for (const command of make) program.addCommand(command(desk));
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
    sayItOurWay(command, desk);
  }
  return program;
}

/** Commander's output goes through the desk, its errors as one sentence, and it never ends the process. */
function sayItOurWay(command: Command, desk: Desk): void {
  command.helpOption('-h, --help', 'print help');
  command.exitOverride().configureOutput({
    writeOut: (text) => desk.io.stdout.write(text),
    writeErr: (text) => desk.io.stderr.write(text),
    outputError: (text) => desk.complain(sentence(text), 2),
    getOutHelpWidth: () => desk.io.stdout.columns ?? 100,
    getErrHelpWidth: () => desk.io.stderr.columns ?? 100,
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  });
}

/** "error: unknown command 'gmes'\n(Did you mean games?)" becomes "Unknown command 'gmes'. (Did you mean games?)". */
function sentence(text: string): string {
  const [first = '', ...rest] = text
    .replace(/^error: /, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stopped = /[.!?)]$/.test(first) ? first : `${first}.`;
  return [stopped.charAt(0).toUpperCase() + stopped.slice(1), ...rest].join(' ');
}
