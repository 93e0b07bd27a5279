import { catalogue, isBanked } from '@croupier/games';
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

  it('deals every banked game of the catalogue into a record that replays', async () => {
    for (const { id } of catalogue.filter(isBanked).filter(({ id: one }) => !one.includes('ultimate'))) {
      const { code, stdout } = await croupierJson(['deal', id, '--seed', '5']);
      expect({ id, code }).toEqual({ id, code: 0 });
      expect({ id, code: (await croupier(['replay', '-'], { stdin: stdout })).code }).toEqual({
        id,
        code: 0,
      });
    }
  });

  it('lets players squeeze, and bank where they may', async () => {
    const squeezed = await croupierJson(['deal', 'bclc-baccarat/squeeze-midi-baccarat', '--seed', '5']);
    expect(squeezed.stdout).toContain('"hold"');
    const banked = await croupierJson(['deal', 'bclc-baccarat/three-card-baccarat', '--seed', '5', '--bank']);
    expect(banked.json).toMatchObject({ bank: { seat: 9, dealerBet: 1000 } });
    expect((await croupier(['replay', '-'], { stdin: banked.stdout })).code).toBe(0);
    const refused = await croupier(['deal', MINI, '--seed', '5', '--bank']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Only the house banks') });
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
