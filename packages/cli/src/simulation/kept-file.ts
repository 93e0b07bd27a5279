import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type KeptSimulation, keptOf, type SimulationJob, SimulationRun } from '@croupier/odds';
import { BadInput, isRefusal, sentenceOf } from '../failure.ts';
import type { Io } from '../io.ts';
import { version } from '../version.ts';

/** Where a job is kept unless a file is named: the same job always in the same file. */
export function fileOf({ env }: Io, job: SimulationJob): string {
  const state = env.XDG_STATE_HOME ?? join(env.HOME ?? homedir(), '.local', 'state');
  const hash = createHash('sha256')
    .update(JSON.stringify([version(), job]))
    .digest('hex');
  return join(state, 'croupier', 'simulations', `${hash.slice(0, 12)}.json`);
}

/** Goes on with the job that is kept in a file; whatever is wrong with it is said in a sentence that names it. */
export async function resumed(file: string): Promise<SimulationRun> {
  const kept = readable(file, await readFile(file, 'utf8'));
  const here = version();
  if (kept.croupier !== here)
    throw new BadInput(
      `${file} was begun by croupier ${kept.croupier}, and this is ${here}: figures of two versions are not added up.`,
    );
  try {
    return SimulationRun.from(kept);
  } catch (error) {
    if (isRefusal(error)) throw new BadInput(`${file} cannot be gone on with: ${sentenceOf(error)}`);
    throw error;
  }
}

function readable(file: string, text: string): KeptSimulation {
  let kept: KeptSimulation | undefined;
  try {
    kept = keptOf(JSON.parse(text));
  } catch {
    throw new BadInput(`${file} is not JSON, and so no simulation to go on with.`);
  }
  if (!kept) throw new BadInput(`${file} is not a simulation that was left to go on with.`);
  return kept;
}

/** A file that holds how far a job has come, and is replaced whole: whoever is killed while writing leaves the one before. */
export class KeptFile {
  readonly path: string;
  readonly #run: SimulationRun;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, run: SimulationRun) {
    this.path = path;
    this.#run = run;
  }

  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await mkdir(dirname(this.path), { recursive: true });
      const beside = `${this.path}.${process.pid}.new`;
      await writeFile(beside, `${JSON.stringify(this.#run.kept(version()))}\n`);
      await rename(beside, this.path);
    });
    return this.#writing;
  }

  /** The job is over: there is nothing to go on with. */
  async remove(): Promise<void> {
    await this.#writing.catch(() => undefined);
    if (existsSync(this.path)) await rm(this.path);
  }
}
