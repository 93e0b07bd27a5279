import { describe, expect, it } from 'vitest';
import { croupier, croupierJson } from '../testing/croupier.ts';

interface Listed {
  readonly rulebook: string;
  readonly section: string;
  readonly clause: string;
  readonly treatment: string;
  readonly text: string;
  readonly rule: string | null;
  readonly tests: readonly string[];
}

describe('croupier rules', () => {
  it('gives one clause as programs read it', async () => {
    const { code, json } = await croupierJson(['rules', 'bclc-baccarat', '1.0', '8.3.2']);
    expect(code).toBe(0);
    expect(json).toEqual({
      clauses: [
        {
          rulebook: 'bclc-baccarat',
          section: '1.0',
          clause: '8.3.2',
          treatment: 'enforced',
          text: 'Tie bets above 25 dollars are called.',
          rule: 'packages/games/src/baccarat/coup.ts#coup',
          tests: expect.arrayContaining([expect.stringMatching(/mini-baccarat\.test\.ts > .* §8\.3\.2: /)]),
        },
      ],
    });
  });

  it('gives all clauses of a section in the order of the rulebook, of a rulebook, and of all', async () => {
    const section = await croupierJson(['rules', 'bclc-poker', '6.0']);
    expect(section.json.clauses).toHaveLength(106);
    expect(section.json.clauses.slice(0, 3).map(({ clause }: Listed) => clause)).toEqual([
      '1.1',
      '1.2',
      '1.3',
    ]);
    expect((await croupierJson(['rules', 'rws-baccarat'])).json.clauses).toHaveLength(23);
    const all: Listed[] = (await croupierJson(['rules'])).json.clauses;
    expect(all).toHaveLength(3189);
    expect(new Set(all.map(({ rulebook }) => rulebook)).size).toBe(5);
  });

  it('says with the clause which option or reading decides it, and why nothing is done', async () => {
    const text = async (...named: string[]): Promise<string> =>
      (await croupierJson(['rules', ...named])).json.clauses[0].text;
    expect(await text('bclc-baccarat', '1.0', '1.1')).toMatch(/ \(option decks\)$/);
    expect(await text('bclc-baccarat', '9.0', '3.1')).toMatch(/ \(reading 23\)$/);
    expect(await text('bclc-baccarat', '1.0', '4.2.2')).toMatch(/ Not applicable: /);
  });

  it('finds sections and clauses under the names that people give them', async () => {
    const first = async (...named: string[]): Promise<Listed> =>
      (await croupierJson(['rules', ...named])).json.clauses[0];
    expect(await first('bclc-baccarat', '1', '§8.3.2')).toMatchObject({ section: '1.0', clause: '8.3.2' });
    expect(await first('baccarat-gold', 'tie-bet', '3')).toMatchObject({ section: 'Tie Bet', clause: '3' });
    expect(await first('colorado-rule-28', '30-2806', '(1)(a)')).toMatchObject({ clause: '(1)(a)' });
  });

  it.each([
    [['bclc-bacarat'], 'There is no rulebook "bclc-bacarat"; did you mean bclc-baccarat?'],
    [
      ['hoyle'],
      'There is no rulebook "hoyle"; the rulebooks are bclc-baccarat, rws-baccarat, colorado-rule-28, baccarat-gold, bclc-poker.',
    ],
    [['bclc-baccarat', '11.0'], 'There is no section of bclc-baccarat "11.0"; did you mean 1.0?'],
    [
      ['bclc-poker', 'whist'],
      'There is no section of bclc-poker "whist"; "croupier rules bclc-poker" lists them.',
    ],
    [
      ['bclc-baccarat', '1.0', '8.3.22'],
      'There is no clause of bclc-baccarat 1.0 "8.3.22"; did you mean 8.3.2?',
    ],
  ])('says what was probably meant: %j', async (named, sentence) => {
    expect(await croupier(['rules', ...named])).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  });

  it('prints for people: rulebooks, sections, clauses, and one with what does it and its tests', async () => {
    expect((await croupier(['rules'])).stdout).toMatch(/bclc-poker +BCLC .* 33 +2,360/);
    expect((await croupier(['rules', 'bclc-poker'])).stdout).toMatch(/^1\.0 +Let It Ride +51 /m);
    expect((await croupier(['rules', 'bclc-baccarat', '1.0'])).stdout).toMatch(
      /^10\.1 +procedure +\d+ +The winning/m,
    );
    const { stdout } = await croupier(['rules', 'bclc-baccarat', '1.0', '6.2.3']);
    expect(stdout).toMatch(/^bclc-baccarat 1\.0 §6\.2\.3 {2}enforced\n/);
    expect(stdout).toContain('docs/readings.md#reading-26');
    expect(stdout).toContain('packages/table/src/settlement.ts#settleBet');
    expect(stdout).toContain('mini-baccarat.test.ts > ');
    expect(stdout).toMatch(/^broken on purpose, they notice that\n {2}\w/m);
  });
});
