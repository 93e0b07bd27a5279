import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

describe('croupier session', () => {
  it('says what an evening brings and how likely the money is lost', async () => {
    const banker = ['--wager', 'banker', '--stake', '25', '--hands', '100'];
    const { json } = await croupierJson(['session', MINI, ...banker, '--bankroll', '200']);
    // The published edge of Banker at eight decks.
    expect(json.session.expected / (100 * 2500)).toBeCloseTo(-0.010579, 6);
    expect(json.session.ahead + json.session.even + json.session.behind).toBeCloseTo(1, 10);
    expect(json.session.ruin.ruined).toBeGreaterThan(0.3);
  });

  it('holds a result against chance, in words', async () => {
    const { stdout } = await croupier([
      'session',
      MINI,
      '--wager',
      'tie',
      '--hands',
      '100',
      '--result=-1000',
    ]);
    expect(stdout).toContain('100 hands brought -1,000.00');
  });

  it('takes what it needs and no less', async () => {
    expect((await croupier(['session'])).stderr).toBe('Name a game, or round records with --records.\n');
    expect((await croupier(['session', MINI, '--goal', '10'])).stderr).toMatch(/--bankroll/);
    expect((await croupier(['session', MINI, '--stake', 'x'])).code).toBe(2);
  });

  it('reads the results of records that it deals again itself', async () => {
    const dealt = await croupier(['deal', MINI, '--seed', '7', '--json']);
    const { json } = await croupierJson(['session', '--records', '-'], { stdin: dealt.stdout });
    expect(json).toMatchObject({ records: 1, severalAtOnce: true, plausibility: { verdict: 'ordinary' } });
    const { result } = JSON.parse(dealt.stdout);
    const net = result.lines.reduce(
      (sum: number, line: { stake: number; returned: number }) => sum + line.returned - line.stake,
      0,
    );
    expect(json.plausibility.result).toBe(net);
  });

  it('loses nothing of what was asked: what does not go together is refused in a sentence', async () => {
    for (const [argv, code, reason] of [
      [
        [MINI, '--hands', '100', '--hours', '5'],
        1,
        'Give --hands, or --hours with --hands-per-hour, not both.',
      ],
      [[MINI, '--records', 'x.json'], 1, 'Round records have their own game: leave it out beside --records.'],
      [
        ['--records', 'x.json', '--stake', '5'],
        1,
        'Round records have their own stake: leave it out beside --records.',
      ],
      [[MINI, '--stake', '0'], 2, 'Write an amount of at least 0.01.'],
      [[MINI, '--bankroll', '0'], 2, 'Write an amount of at least 0.01.'],
    ] as const) {
      const refused = await croupier(['session', ...argv]);
      expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(reason)]);
    }
  });
});
