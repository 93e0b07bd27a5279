import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Another process has the data directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

export interface DirectoryLock {
  release(): void;
}

const holder = z.object({ pid: z.number().int(), started: z.string(), host: z.string() });
type Holder = z.infer<typeof holder>;

/** Directories this very process holds: its own pid in a lock file proves nothing after a restart in a container. */
const held = new Set<string>();

/**
 * Takes the data directory for this process. PostgreSQL in a process of its own does this by itself; embedded,
 * nothing would stop two houses from writing into the same files and ruining both.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'croupier.lock');
  if (held.has(path)) throw inUse(directory, process.pid);
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() });
  for (let attempt = 0; attempt < 5; attempt++) {
    if (claim(path, mine)) {
      held.add(path);
      return { release: () => release(path, mine) };
    }
    const found = read(path);
    if (found === undefined) continue;
    const owner = parse(found);
    if (owner && owner.host !== hostname()) {
      throw new DirectoryInUse(
        `The data directory ${directory} is in use on ${owner.host}; if that house no longer runs, delete ${path}.`,
      );
    }
    if (owner && isRunning(owner)) throw inUse(directory, owner.pid);
    takeOver(path, found);
  }
  throw new DirectoryInUse(`The data directory ${directory} is being opened by another process; try again.`);
}

const inUse = (directory: string, pid: number): DirectoryInUse =>
  new DirectoryInUse(`The data directory ${directory} is in use by process ${pid}; one house at a time.`);

/** A link is made or refused in one step, and the file it names is already whole: nobody reads half a lock. */
function claim(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return claimWithoutLink(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Where the file system knows no links. */
function claimWithoutLink(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(text));
  } catch {
    return undefined; // Not a lock that we wrote; nobody can hold it.
  }
}

/** Moves a dead process's lock aside; if somebody else was quicker and it is theirs that moved, puts it back. */
function takeOver(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== stale) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function release(path: string, mine: string): void {
  held.delete(path);
  if (read(path) === mine) rmSync(path, { force: true });
}

/** Process numbers are used again; number and start together are not. */
function isRunning(owner: Holder): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const started = startOf(owner.pid);
  if (started === '' || owner.started === '') return owner.pid !== process.pid;
  return started === owner.started;
}

/** When the process started, where the system says so (Linux): boot and ticks since then. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in parentheses, may hold spaces: count the fields after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? '' : `${boot}/${ticks}`;
  } catch {
    return '';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
