import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

/** How a command line ended, and everything it said. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array;
  readonly env?: Io['env'];
  /** Standard output and error claim to be a terminal. */
  readonly terminal?: boolean;
  /** Is given a function that presses Ctrl-C. */
  readonly interrupt?: (press: () => void) => void;
  /** Hears standard output as it comes. */
  readonly onOutput?: (text: string) => void;
}

class Heard extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 100;
  readonly #onText: ((text: string) => void) | undefined;

  constructor(isTTY: boolean, onText?: (text: string) => void) {
    super();
    this.isTTY = isTTY;
    this.#onText = onText;
  }

  override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    this.#onText?.(String(chunk));
    done();
  }
}

/** Runs the command line in this process. */
export async function croupier(argv: readonly string[], around: Surroundings = {}): Promise<Ended> {
  const { stdin = '', env = {}, terminal = false } = around;
  const stdout = new Heard(terminal, around.onOutput);
  const stderr = new Heard(terminal);
  const listeners = new Set<() => void>();
  around.interrupt?.(() => {
    for (const listener of listeners) listener();
  });
  const code = await run(argv, {
    stdin: Readable.from(stdin.length === 0 ? [] : [Buffer.from(stdin)]),
    stdout,
    stderr,
    env,
    onInterrupt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The same with `--json`, and its document read. */
export async function croupierJson(argv: readonly string[], around: Surroundings = {}) {
  const ended = await croupier([...argv, '--json'], around);
  return { ...ended, json: JSON.parse(ended.stdout) };
}

/** Writes a file of this name and content into a new directory; its path. */
export function file(name: string, content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'croupier-')), name);
  const isText = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, isText ? content : JSON.stringify(content));
  return path;
}

export const MINI = 'bclc-baccarat/mini-baccarat';
