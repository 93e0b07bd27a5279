import { CommanderError } from 'commander';
import { Desk } from './desk.ts';
import { isRefusal, sentenceOf } from './failure.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

/** Runs one command line; the number is the exit code. Nothing is thrown for bad input. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const desk = new Desk(io);
  try {
    await createProgram(desk).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isRefusal(error)) {
      desk.complain(sentenceOf(error));
    } else {
      desk.complain(`Croupier failed, which is a fault of the program: ${sentenceOf(error)}`);
      if (io.env.CROUPIER_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    }
  }
  return desk.exitCode;
}
