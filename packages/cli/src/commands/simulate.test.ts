import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, file, MINI } from '../testing/croupier.ts';

describe('croupier simulate', () => {
  it('plays the same rounds for the same seed, and says which seed it took when none is given', async () => {
    const argv = ['simulate', MINI, '--rounds', '2,000', '--seed', 'x'];
    const once = await croupierJson(argv);
    expect(once.code).toBe(0);
    expect(once.json).toMatchObject({ game: MINI, rounds: 2_000, seed: 'x', strategy: null });
    expect((await croupierJson(argv)).json).toEqual(once.json);
    const { json } = await croupierJson(['simulate', MINI, '--rounds', '1e2']);
    expect(json).toMatchObject({ rounds: 100, seed: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  it('sets the exact value beside each estimate', async () => {
    const { json } = await croupierJson([
      'simulate',
      MINI,
      '--rounds',
      '5000',
      '--seed',
      '1',
      '--option',
      'decks=6',
    ]);
    for (const { mean, ci95, standardError, exact, within } of json.wagers) {
      expect(ci95[1] - ci95[0]).toBeCloseTo(2 * 1.96 * standardError, 4);
      expect(mean).toBeCloseTo((ci95[0] + ci95[1]) / 2, 12);
      expect(within).toBe(ci95[0] <= exact.value && exact.value <= ci95[1]);
    }
    expect(json.wagers[1].exact.value).toBeCloseTo(-0.010558, 6);
  });

  it('shows progress on standard error of a terminal only', async () => {
    const argv = ['simulate', MINI, '--rounds', '2000', '--seed', '1'];
    expect((await croupier(argv)).stderr).toBe('');
    const { stderr, stdout } = await croupier(argv, { terminal: true });
    expect(stderr).toContain('rounds');
    expect(stdout).toContain('2,000 rounds');
  });

  it('ends early at Ctrl-C with the figures so far, goes on where it was, and ends as if it had not stopped', async () => {
    const env = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'croupier-')) };
    const argv = ['simulate', MINI, '--rounds', '5000', '--seed', 'x'];
    const whole = await croupierJson(argv);
    const { code, stdout, stderr } = await croupier([...argv, '--workers', '1'], {
      env,
      interrupt: (press) => setTimeout(press, 0),
    });
    expect(code).toBe(1);
    expect(stdout).toContain('exact ev');
    const [, left = ''] =
      /^Stopped after [\d,]+ of 5,000 rounds; "croupier simulate --resume (\S+)" goes on\.\n$/.exec(stderr) ??
      [];
    expect((await croupierJson(['simulate', '--resume', left])).json).toEqual(whole.json);
    // It is over, and nothing is left of it.
    expect(readdirSync(dirname(left))).toEqual([]);
  });

  it('goes on by itself with the same job, and says so', async () => {
    const path = file('job.json', '');
    rmSync(path);
    const argv = ['simulate', MINI, '--rounds', '5000', '--seed', 'x', '--job', path];
    await croupier(argv, { interrupt: (press) => setTimeout(press, 0) });
    const other = await croupier(argv.with(5, 'y'));
    expect(other.stderr).toBe(
      `${path} holds another job; name another file, or go on with it by --resume.\n`,
    );
    const { code, stderr } = await croupier(argv);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Going on after [\d,]+ rounds that were played before\.\n$/);
  });

  it('says in one sentence what is wrong with a job to go on with', async () => {
    const wrong = {
      'not JSON': 'half a fi',
      'not a simulation': '{"rounds": 7}',
      'begun by croupier 9.9.9': {
        croupier: '9.9.9',
        job: { game: MINI, options: {}, seed: 'x', rounds: 1, strategy: null },
        done: [],
        sums: { rounds: 0, shoes: 0, results: {} },
      },
    };
    for (const [reason, content] of Object.entries(wrong)) {
      const { code, stderr } = await croupier(['simulate', '--resume', file('job.json', content)]);
      expect(code).toBe(1);
      expect(stderr).toContain(reason);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    const { stderr } = await croupier(['simulate', '--resume', '/nowhere/job.json']);
    expect(stderr).toBe('There is no such file: /nowhere/job.json.\n');
  });

  it.each([
    [[], 'Name a game, or a job to go on with (--resume FILE).'],
    [[MINI], 'Say how many rounds: --rounds 1000000.'],
    [[MINI, '-n', '0'], "Option '-n, --rounds <n>' argument '0' is invalid."],
    [[MINI, '-n', '1', '--workers', '1e9'], 'At most 256 threads.'],
    [[MINI, '-n', '1', '--seat', 'one'], 'Write it as number=strategy, such as 1=optimal.'],
    [[MINI, '-n', '1', '--seat', '1=a', '--seat', '1=b'], 'Seat 1 is given twice.'],
    [[MINI, '-n', '1', '--seat', '1=optimal'], 'Nobody decides anything in'],
    [[MINI, '--resume', 'x.json'], 'A job to go on with has its own game: give --resume without it.'],
  ])('refuses %j', async (argv, reason) => {
    const { code, stdout, stderr } = await croupier(['simulate', ...argv]);
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(reason);
  });

  it('sets seats beside each other, each with its strategy', async () => {
    const argv = ['simulate', 'bclc-poker/let-it-ride', '-n', '200', '--seed', '1'];
    const { stdout } = await croupier([...argv, '--seat', '2=blind', '--seat', '1=basic']);
    expect(stdout).toMatch(/^ {2}1 +basic +\S+ .* not solved/m);
    expect(stdout).toMatch(/^ {2}2 +blind +\S+ .* not solved/m);
  });
});
