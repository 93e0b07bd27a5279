import type { Io } from './io.ts';
import { type Paint, paintFor } from './paint.ts';

/** What every command works with: where to print, in which colours, and how the program will end. */
export class Desk {
  readonly io: Io;
  /** 0 done, 1 refused or a check failed, 2 wrong usage (CONTRACT). */
  exitCode: 0 | 1 | 2 = 0;
  paint: Paint;
  #wantsColor = true;

  constructor(io: Io) {
    this.io = io;
    this.paint = paintFor(io.stdout, io.env, true);
  }

  useColor(wanted: boolean): void {
    this.#wantsColor = wanted;
    this.paint = paintFor(this.io.stdout, this.io.env, wanted);
  }

  print(text: string): void {
    this.io.stdout.write(`${text}\n`);
  }

  printJson(document: unknown): void {
    this.print(JSON.stringify(document, null, 2));
  }

  /** One plain sentence on standard error. The program goes on, and ends with 1 or what is given. */
  complain(sentence: string, exitCode: 1 | 2 = 1): void {
    const { red } = paintFor(this.io.stderr, this.io.env, this.#wantsColor);
    this.io.stderr.write(`${red(oneLine(sentence))}\n`);
    this.exitCode = exitCode;
  }
}

/** A sentence from outside (a database, a file name) cannot break the promise of one line. */
const oneLine = (text: string): string => text.trim().replace(/\s*[\r\n]+\s*/g, ' ');
