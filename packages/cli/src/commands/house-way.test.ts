import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

const PAI_GOW = 'bclc-poker/pai-gow-poker';

describe('croupier house-way', () => {
  it('sets a hand as the contract says: parts, clauses, why', async () => {
    const { code, json } = await croupierJson(['house-way', PAI_GOW, 'Qc Qd 5h 5s Ac 9d 3c']);
    expect(code).toBe(0);
    expect(json).toEqual({
      parts: { low: 'Ac 9d', high: 'Qd Qc 5s 5h 3c' },
      clauses: ['9.4.3.b'],
      why: 'low with high pair, ace held: both pairs behind',
    });
  });

  it('says it for people, each part with its name and each step with its clause', async () => {
    const { stdout } = await croupier(['house-way', PAI_GOW, '9s 9d 8c 7h 6s 5d 2c']);
    expect(stdout).toMatch(/low +9d 2c +nine high/);
    expect(stdout).toContain('bclc-poker 2.0 §9.8.3: the pair cannot go in front: as with no pair\n');
    expect(stdout).toContain('bclc-poker 2.0 §9.8.1: ');
  });

  it('answers one hand a line from standard input with one document a line, bad hands with their reason', async () => {
    const stdin = 'Ks Jd 9c 8h 5s 3d 2c\r\nKs Jd\n\nKs Jd 9c 8h 5s 3d 2x\nJo Ac Ad Ah As Kc Kd';
    const { code, stdout, stderr } = await croupier(['house-way', PAI_GOW, '-'], { stdin });
    const answers = stdout.trimEnd().split('\n');
    expect(answers.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ parts: { low: 'Jd 9c', high: 'Ks 8h 5s 3d 2c' } }),
      { error: 'A pai gow hand takes 7 cards, not 2.' },
      { error: 'A pai gow hand takes 7 cards, not 0.' },
      { error: expect.stringContaining('"2x" is not a card') },
      expect.objectContaining({ parts: { low: 'Kd Kc', high: 'As Ah Ad Ac Jo' }, clauses: ['9.13.1'] }),
    ]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '3 hands were refused.\n' });
  });

  it('sets many hands and waits for whoever reads them', async () => {
    const stdin = 'Ks Jd 9c 8h 5s 3d 2c\n'.repeat(1201);
    const { code, stdout } = await croupier(['house-way', PAI_GOW, '-'], { stdin });
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1201);
  });

  it.each([
    [['house-way', PAI_GOW, 'Ks Jd 9c 8h 5s 3d'], 1, 'A pai gow hand takes 7 cards, not 6.'],
    [['house-way', PAI_GOW, 'Ks Ks 9c 8h 5s 3d 2c'], 1, 'Ks cannot be in a hand more than once.'],
    [['house-way', PAI_GOW, 'garbage'], 1, '"garbage" is not a card'],
    [['house-way', 'pai-gow', 'Ks'], 1, 'There is no game "pai-gow"'],
    [['house-way', 'pai-gow-pokr', 'Ks'], 1, `did you mean ${PAI_GOW}?`],
    [['house-way', MINI, 'Ks'], 1, 'Mini-Baccarat has no house way'],
    [['house-way', PAI_GOW], 2, "Missing required argument 'cards'"],
  ])('refuses %j with %i and a sentence', async (argv, code, sentence) => {
    const ended = await croupier(argv);
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(sentence) });
    expect(ended.stderr.trimEnd()).not.toContain('\n');
  });
});
