import { jackpots } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { croupier, croupierJson } from '../testing/croupier.ts';

const named = (section: string): string => jackpots.find((one) => one.section.number === section)?.id ?? '';

describe('croupier odds of a jackpot', () => {
  it('bclc-poker 29.0 §4.2: says one in how many hands, exactly, and what a drop pays back', async () => {
    const { code, json } = await croupierJson(['odds', named('29.0'), '--drop', '2', '--posted', '100000']);
    expect(code).toBe(0);
    expect(json.method).toBe('exact');
    const [five, six] = json.chances;
    expect(five).toMatchObject({ players: 5, probability: expect.stringMatching(/^\d+\/\d+$/) });
    expect(six.oneIn).toBeCloseTo(572_645.16, 2);
    // Two dollars from each of so many pots, and a hundred thousand of them paid.
    expect(six.collected).toBe(Math.round(six.oneIn * 200));
    expect(six.paidBack).toBeCloseTo(100_000 / (2 * 572_645.16), 6);
  });

  it('bclc-poker 30.0 §2.4.8: prints every prize', async () => {
    const { code, stdout } = await croupier(['odds', named('30.0'), '--drop', '1']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Four nines +[\d,]+/);
    expect(stdout).toContain('398.36');
    const { json } = await croupierJson(['odds', named('30.0')]);
    expect(json.prizes).toHaveLength(23);
  });
});
