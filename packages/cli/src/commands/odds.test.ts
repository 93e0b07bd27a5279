import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

const reduced = (n: bigint, d: bigint): string => {
  let [a, b] = [n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${n / a}/${d / a}`;
};

describe('croupier odds', () => {
  it('gives the published number of ways at eight decks', async () => {
    const { code, json } = await croupierJson(['odds', MINI]);
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: MINI, options: { decks: 8 } });
    const ways = (wager: string, row: string) =>
      json.wagers
        .find((one: { wager: string }) => one.wager === wager)
        .rows.find(({ name }: { name: string }) => name === row);
    const all = 4_998_398_275_503_360n;
    expect(ways('banker', 'Banker wins')).toMatchObject({
      combinations: '2292252566437888',
      probability: reduced(2_292_252_566_437_888n, all),
    });
    expect(ways('player', 'Player wins').combinations).toBe('2230518282592256');
    expect(ways('tie', 'tie')).toMatchObject({ combinations: '475627426473216', pays: '8 to 1' });
  });

  it('has the fields of the contract', async () => {
    const { json } = await croupierJson(['odds', MINI, '--wager', 'tie']);
    expect(json.wagers).toHaveLength(1);
    expect(json.wagers[0]).toMatchObject({
      wager: 'tie',
      unit: 'stake',
      method: 'exact',
      strategy: null,
      ev: expect.stringMatching(/^-\d+\/\d+$/),
      edge: expect.closeTo(0.143596, 6),
      variance: expect.any(Number),
      hitFrequency: expect.closeTo(0.0952, 4),
    });
  });

  it('writes a report as a page and for programs, and nothing else', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'report-'));
    const page = join(directory, 'report.html');
    const { code, stdout } = await croupier(['odds', MINI, '--report', page]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(page)]);
    expect(await readFile(page, 'utf8')).toMatch(/^<!doctype html>.*1\.0579 %/s);
    for (const [argv, reason] of [
      [[join(directory, 'report.docx')], /^A report is written as \.html, to read/],
      [[join(directory, 'nowhere', 'report.html')], /^There is no folder \S+nowhere in which/],
      [[page, '--wager', 'tie', '--fees'], /leave out --wager and --fees\.$/],
    ] as const) {
      const { code: refused, stderr } = await croupier(['odds', MINI, '--report', ...argv]);
      expect([refused, stderr.trim()]).toEqual([1, expect.stringMatching(reason)]);
    }
    await rm(directory, { recursive: true });
  });

  it('takes options', async () => {
    const { json } = await croupierJson(['odds', MINI, '--option', 'decks=6', '--wager', 'banker']);
    expect(json.options.decks).toBe(6);
    expect(json.wagers[0].edge).toBeCloseTo(0.010558, 6);
  });

  it('prints rows, combinations, decimals with fractions, returns and the edge for people', async () => {
    const { stdout } = await croupier(['odds', MINI, '--wager', 'tie']);
    expect(stdout).toContain('house edge 14.3596 %');
    expect(stdout).toMatch(
      /tie +8 to 1 +475,627,426,473,216 +0\.09515597 += 619306544887\/6508331087895 +\+0\.761248/,
    );
    expect(stdout).toMatch(/total +4,998,398,275,503,360 +1\.00000000 +-0\.143596/);
  });

  it('READINGS 1: says plainly which wagers of Baccarat Gold favour the bettor', async () => {
    const { stdout } = await croupier(['odds', 'baccarat-gold/baccarat-gold']);
    expect(stdout).toMatch(/Gold Bonus {2}the bettor's edge 2\d\.\d{4} %/);
    expect(stdout).toMatch(/Banker line {2}house edge 1\.\d{4} %/);
    expect(stdout).toMatch(/\nAdvice\n {2}Player line favours the bettor, by 1\.\d{4} % of the stake\.\n/);
  });

  it('gives a progressive at the meter asked for, with its slope and its break-even meter', async () => {
    const game = 'colorado-rule-28/99-fortunes';
    const asked = ['odds', game, '--wager', 'progressive', '--option', 'meter=2000000'];
    const { json } = await croupierJson(asked);
    expect(json.options.meter).toBe(2_000_000);
    // 280 of the 1,229,930,520 four-card hands of eight decks are four suited aces; the stake is a dollar.
    expect(json.wagers[0]).toMatchObject({
      meterCoefficient: reduced(280n, 1_229_930_520n * 100n),
      breakEvenMeter: expect.any(Number),
    });
    const { stdout } = await croupier(asked);
    expect(stdout).toContain('for every cent on the meter: exactly 1/439260900');
    expect(stdout).toContain('the figures are at 20,000.00.');
  });

  it('counts the basic game of hands that are set over all deals', async () => {
    const { json } = await croupierJson(['odds', 'bclc-poker/pai-gow-poker']);
    const [main] = json.wagers;
    expect(main).toMatchObject({ wager: 'main', unit: 'stake', method: 'exact', strategy: 'optimal' });
    // Published for both sides by a house way, the dealer banking: 2.7 %; the best reply gains a few tenths on it.
    expect(main.edge).toBeGreaterThan(0.022);
    expect(main.edge).toBeLessThan(0.028);
  });

  it('reports on games among players, and says what to use instead of odds', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'report-'));
    const file = join(directory, 'report.json');
    const game = 'bclc-poker/texas-holdem';
    expect((await croupier(['odds', game, '--report', file, '--drop', '2'])).code).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      format: 'croupier-report/1',
      kind: 'among-players',
      identity: { game },
    });
    for (const [argv, reason] of [
      [[game], /^Texas Hold'em is played between players, .*--report FILE\.html" has its rake and jackpots/],
      [[game, '--json'], /"croupier equity" what hands are worth/],
      [[game, '--report', file, '--players', '3'], /leave out --players\.$/],
      [['bclc-poker/bad-beat-jackpot', '--report', file], /leave out --report\.$/],
      [['bclc-poker/bad-beat-jackpot', '--posted', '5'], /^Name what each pot pays in \(--drop\)/],
      [[MINI, '--drop', '1'], /is no jackpot: leave out --drop\.$/],
      [[MINI, '--fees', '--wager', 'tie'], /^Mini-Baccarat has no fees\.$/],
    ] as const) {
      const { code, stderr } = await croupier(['odds', ...argv]);
      expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(reason)]);
    }
    await rm(directory, { recursive: true });
  });
});
