import type { SingleBar } from 'cli-progress';
import type { Desk } from './desk.ts';
import { grouped } from './show/figures.ts';

/**
 * How far long work is: a bar on standard error, and only where somebody watches. Unless it is started it appears with the
 * first part that is done, and is not even loaded before: most work is over by then.
 */
export class Progress {
  readonly #stream: Desk['io']['stderr'];
  readonly #format: string;
  #bar: SingleBar | undefined;
  #begun = false;
  #over = false;

  constructor({ io }: Desk, format: string) {
    this.#stream = io.stderr;
    this.#format = format;
  }

  async start(units: number, done = 0): Promise<void> {
    this.#begun = true;
    if (this.#stream.isTTY !== true) return;
    const { default: cliProgress } = await import('cli-progress');
    if (this.#over) return;
    this.#bar = new cliProgress.SingleBar(
      {
        stream: this.#stream,
        format: this.#format,
        formatValue: (value, _options, type) =>
          type === 'value' || type === 'total' ? grouped(value) : String(value),
        clearOnComplete: true,
        hideCursor: true,
        gracefulExit: false,
      },
      cliProgress.Presets.shades_classic,
    );
    this.#bar.start(units, done);
  }

  update(done: number, units: number): void {
    this.#bar?.update(done);
    if (!this.#begun) void this.start(units, done);
  }

  stop(): void {
    this.#over = true;
    this.#bar?.stop();
  }
}
