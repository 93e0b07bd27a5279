import { type ChildProcess, spawn } from 'node:child_process';
import type { DatabaseLocation } from '../../storage/database.ts';
import { builtHouse } from '../../testing/built-house.ts';

/** The built house in a process of its own, which can be killed. */
export class KillableHouse {
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /**
   * `where` is the data directory or the location of the books; `options` is JavaScript for the options of openHouse, in
   * which `house` is the built package.
   */
  static async open(where: string | DatabaseLocation, options: string): Promise<KillableHouse> {
    const script = `
      const house = await import(process.argv[1]);
      const opened = await house.openHouse({ ...JSON.parse(process.argv[2]), port: 0, requestsPerMinute: 100_000, ...${options} });
      process.once('SIGTERM', () => opened.close().then(() => process.exit(0)));
      console.log(opened.address);
    `;
    const location = JSON.stringify(typeof where === 'string' ? { directory: where } : where);
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, builtHouse(), location], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (data: Buffer) => resolve(String(data).trim()));
      child.once('exit', (code) => reject(new Error(`The house ended with ${code}.`)));
    });
    return new KillableHouse(child, address);
  }

  /** Stops the process where it is, as a machine that stalls would be. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = new Promise<number | null>((resolve) => {
      this.#child.once('exit', resolve);
    });
    this.#child.kill(signal);
    return ended;
  }
}
