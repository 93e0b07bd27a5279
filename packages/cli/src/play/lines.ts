import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** What the player types, line by line, from a terminal or a pipe. Ctrl-C and the end of input both end it. */
export class Lines {
  readonly #io: Io;
  readonly #readline: Interface;
  readonly #terminal: boolean;
  readonly #typed: string[] = [];
  readonly #stopListening: () => void;
  #waiting: ((line: string | null) => void) | undefined;
  #ended = false;
  #left = false;

  constructor(io: Io, words: readonly string[]) {
    this.#io = io;
    this.#terminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.#readline = createInterface({
      input: io.stdin,
      terminal: this.#terminal,
      ...(this.#terminal ? { output: io.stdout } : {}),
      completer: (line: string): [string[], string] => complete(line, words),
    });
    this.#readline.on('line', (line) => this.#hear(line));
    this.#readline.on('close', () => this.#end());
    this.#readline.on('SIGINT', () => this.leave());
    this.#stopListening = io.onInterrupt(() => this.leave());
  }

  /** The player pressed Ctrl-C: what is under way is finished without waiting, and nothing more is asked. */
  get left(): boolean {
    return this.#left;
  }

  leave(): void {
    this.#left = true;
    this.#typed.length = 0;
    this.#readline.close();
  }

  /** The next line, or null when there will be none. */
  async ask(prompt: string): Promise<string | null> {
    const early = this.#typed.length > 0;
    if (this.#terminal && !this.#ended && !early) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    }
    const line = await this.#next();
    // What came through a pipe, or was typed while cards were dealt, is repeated where it is obeyed.
    if ((!this.#terminal || early) && line !== null) this.#io.stdout.write(`${prompt}${line}\n`);
    return line;
  }

  close(): void {
    this.#stopListening();
    this.#readline.close();
  }

  #next(): Promise<string | null> {
    const line = this.#typed.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #hear(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(line);
    else if (!this.#left) this.#typed.push(line);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#terminal) this.#io.stdout.write('\n');
    this.#waiting?.(null);
    this.#waiting = undefined;
  }
}

/** Tab completes the word being typed. */
function complete(line: string, words: readonly string[]): [string[], string] {
  const word = /[^\s,]*$/.exec(line)?.[0] ?? '';
  return [words.filter((candidate) => candidate.startsWith(word.toLowerCase())), word];
}
