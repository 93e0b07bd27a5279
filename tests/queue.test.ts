import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulationQueue } from '../packages/cli/src/queue/simulation-queue.ts';
import { croupier, croupierJson } from '../packages/cli/src/testing/croupier.ts';
import { version } from '../packages/cli/src/version.ts';
import {
  ask,
  connection,
  ENGINES,
  PATIENCE,
  type RunningEngine,
  temporaryDirectory,
} from '../packages/house/src/testing/engines.ts';

const BINARY = fileURLToPath(new URL('../packages/cli/bin/croupier.mjs', import.meta.url));
const GAME = 'bclc-poker/pai-gow-poker';

let engine: RunningEngine;
let url = '';
const workers: ChildProcess[] = [];

beforeAll(async () => {
  const [, server] = ENGINES;
  if (!server) throw new Error('There is no PostgreSQL to test with.');
  engine = await server.start();
  const location = await engine.fresh();
  if (!('url' in location)) throw new Error('A queue needs a server.');
  url = location.url;
}, PATIENCE);

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await engine.stop();
}, PATIENCE);

/** A worker of its own process, which `npm test` has built before; it is there when it has said so. */
async function work(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [BINARY, 'work', '--workers', '1', '--database', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`A worker ended with ${code} before it worked.`);
  });
  await Promise.race([once(worker.stdout ?? worker, 'data'), ended]);
  // Its end is no fault any more.
  ended.catch(() => undefined);
  return worker;
}

const inHand = async (): Promise<number> =>
  (await ask(url, "select id from croupier_jobs.job where state = 'active'")).length;

/** Stops all workers in a moment at which each has a part in hand; there are sixty parts, and one try is seldom in vain. */
async function stopInTheMiddle(): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    for (const worker of workers) worker.kill('SIGSTOP');
    if ((await inHand()) === workers.length) return;
    for (const worker of workers) worker.kill('SIGCONT');
    await new Promise((resume) => setTimeout(resume, 15));
  }
  throw new Error('The workers never had a part in hand all at once.');
}

describe.skipIf(process.platform === 'win32')('a simulation on a queue', () => {
  it('is open to whoever comes while another makes it, also when the database sends them away', async () => {
    await (await SimulationQueue.open(url)).close();
    const name = `simulation-${version()}`;
    const database = new URL(url).pathname.slice(1);
    await ask(url, `alter database ${database} set deadlock_timeout = '100ms'`);
    const other = await connection(url);
    let sentAway = false;
    while (!sentAway) {
      await ask(url, `select croupier_jobs.delete_queue('${name}')`);
      await other.query('begin');
      await other.query("set local deadlock_timeout = '1min'");
      await other.query(`insert into croupier_jobs.queue (name) values ('${name}')`);
      const opened = SimulationQueue.open(url);
      while ((await ask(url, "select 1 from pg_stat_activity where wait_event_type = 'Lock'")).length === 0);
      // Each now waits for the other. Whoever looked for that before it was so is let in by the end of the transaction.
      const holding = other.query('lock table croupier_jobs.queue in share row exclusive mode');
      sentAway = await Promise.race([
        holding.then(() => true),
        ask(url, 'select pg_sleep(2)').then(() => false),
      ]);
      if (!sentAway)
        await ask(url, `select pg_cancel_backend(pid) from pg_stat_activity where query like 'lock table%'`);
      await holding.catch(() => undefined);
      await other.query('rollback');
      await (await opened).close();
    }
    await other.end();
  });

  it('ends as in one process when two of four workers are killed with parts in hand', async () => {
    const argv = ['simulate', GAME, '--rounds', '30000', '--seed', 'queue'];
    const env = { XDG_STATE_HOME: temporaryDirectory() };
    await Promise.all([work(), work(), work(), work()]);
    const queued = croupierJson([...argv, '--queue', '--database', url, '--lost-after', '2'], { env });
    await stopInTheMiddle();
    const killed = workers.slice(0, 2).map((worker) => {
      worker.kill('SIGKILL');
      return worker;
    });
    for (const worker of workers.slice(2)) worker.kill('SIGCONT');
    const { json, code, stderr } = await queued;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(killed.every(({ signalCode }) => signalCode === 'SIGKILL')).toBe(true);
    expect(json).toEqual((await croupierJson(argv, { env })).json);
    // Nothing of it is left on the queue.
    expect(await ask(url, 'select id from croupier_jobs.job')).toEqual([]);
  });

  it('is left where it is by Ctrl-C and gone on with, and a worker that is stopped gives its part back', async () => {
    const argv = ['simulate', GAME, '--rounds', '1500', '--seed', 'stopped'];
    const env = { XDG_STATE_HOME: temporaryDirectory(), DATABASE_URL: url };
    for (const worker of workers.slice(2)) {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
    const { stderr } = await croupier([...argv, '--queue'], {
      env,
      interrupt: (press) => setTimeout(press, 300),
    });
    const [, file = ''] = /--resume (\S+)"/.exec(stderr) ?? [];
    expect(stderr).toContain('Stopped after 0 of 1,500 rounds');
    const { json } = await croupierJson(['simulate', '--resume', file], { env });
    expect(json).toEqual((await croupierJson(argv, { env })).json);
  });

  it('says in one sentence what is wrong with a queue', async () => {
    const argv = ['simulate', GAME, '--rounds', '1', '--seed', '1'];
    for (const [given, reason] of [
      [[...argv, '--queue'], 'Say where the queue is: --database postgres://'],
      [[...argv, '--queue', '--database', 'nonsense'], 'The database is given as postgres://'],
      [
        [...argv, '--queue', '--database', 'postgres://me:secret@127.0.0.1:1/x'],
        'cannot be used: connect ECONNREFUSED',
      ],
      [[...argv, '--queue', '--workers', '3'], 'leave --workers out here'],
      [[...argv, '--lost-after', '3'], 'add --queue'],
      [['work'], 'Say where the queue is: --database postgres://'],
      [['work', '--database', 'postgres://me:secret@127.0.0.1:1/x'], 'cannot be used: connect ECONNREFUSED'],
    ] as const) {
      const { code, stdout, stderr } = await croupier(given, {
        env: { XDG_STATE_HOME: temporaryDirectory() },
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(reason);
      expect(stderr).not.toContain('secret');
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
