import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

describe('croupier deal', () => {
  it('prints a record that replays', async () => {
    for (const seed of ['1', 'two', '3 3']) {
      const { code, stdout, json } = await croupierJson([
        'deal',
        MINI,
        '--seed',
        seed,
        '--option',
        'decks=6',
      ]);
      expect(code).toBe(0);
      expect(json).toMatchObject({ format: 'croupier-round/1', game: MINI, options: { decks: 6 } });
      expect((await croupier(['replay', '-'], { stdin: stdout })).code).toBe(0);
    }
  });

  it('deals the same round for the same seed', async () => {
    const cards = async (seed: string) => (await croupierJson(['deal', MINI, '--seed', seed])).json.cards;
    expect(await cards('a')).toBe(await cards('a'));
    expect(await cards('a')).not.toBe(await cards('b'));
  });

  it('prints the calls with their clauses for people', async () => {
    const { stdout } = await croupier(['deal', MINI, '--seed', '1']);
    expect(stdout).toContain('"No more bets."');
    expect(stdout).toContain('bclc-baccarat 1.0 §8.3.3');
    expect(stdout).toMatch(/seat +wager +stake +result/);
  });
});
