import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

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
    const argv = ['simulate', MINI, '--rounds', '30000', '--seed', '1'];
    expect((await croupier(argv)).stderr).toBe('');
    const { stderr, stdout } = await croupier(argv, { terminal: true });
    expect(stderr).toContain('rounds');
    expect(stdout).toContain('30,000 rounds');
  });

  it('ends early at Ctrl-C with the figures so far, and says so', async () => {
    const { code, stdout, stderr } = await croupier(['simulate', MINI, '--rounds', '1e9'], {
      interrupt: (press) => setTimeout(press, 100),
    });
    expect(code).toBe(1);
    expect(stdout).toContain('exact ev');
    expect(stderr).toMatch(/^Stopped after [\d,]+ of 1,000,000,000 rounds\.\n$/);
  });
});
