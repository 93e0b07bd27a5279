import { describe, expect, it } from 'vitest';
import { sistersOf } from './fingerprint.ts';
import { sisterGaps } from './sisters.ts';
import { parseTreatments } from './treatment.ts';

const at = (section: string, clause: string, line: number) => ({
  rulebook: 'bclc-baccarat',
  section,
  clause,
  line,
});

describe('clauses of the same wording', () => {
  const printed = [
    '  - 4.3 The hand is dealt from a shoe.',
    '- (28) The hand is dealt “from a shoe”;',
    '- 5. The hand is dealt from two shoes.',
    '- 6.1 Pay outs',
    '- 6.2 Pay outs',
    "- 5.3.2 Be placed to the Dealers left of a Player's bet;",
    '- 4.3.2 Be placed to the Dealer’s left of the Players’ bet.',
    '- 4.3.3 Be placed to the Dealer’s right of the Players’ bet.',
  ];

  it('are found whatever their apostrophes, articles and plurals', () => {
    const clauses = [at('6.0', '5.3.2', 6), at('8.0', '5.3.2', 7), at('8.0', '5.3.3', 8)];
    expect([...sistersOf(clauses, [printed]).values()]).toEqual([
      ['bclc-baccarat 6.0 §5.3.2', 'bclc-baccarat 8.0 §5.3.2'],
    ]);
  });

  it('are found whatever their number and their signs; a heading says nothing', () => {
    const clauses = [
      at('1.0', '4.3', 1),
      at('2.0', '(28)', 2),
      at('2.0', '5', 3),
      at('1.0', '6.1', 4),
      at('2.0', '6.2', 5),
    ];
    const alike = sistersOf(clauses, [printed]);
    expect([...alike.values()]).toEqual([['bclc-baccarat 1.0 §4.3', 'bclc-baccarat 2.0 §(28)']]);
    for (const fingerprint of alike.keys()) expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('one sentence, one treatment', () => {
  const section = (name: string, treatment: object) =>
    parseTreatments(
      {
        rulebook: 'bclc-baccarat',
        section: name,
        games: [],
        clauses: { '4.3': { text: 'A fact.', ...treatment } },
      },
      name,
    );
  const enforced = { treatment: 'enforced', rule: 'a.ts#a' };
  const shown = { treatment: 'shown', rule: 'a.ts#b' };
  const alike = new Map([
    ['f1', ['bclc-baccarat 1.0 §4.3', 'bclc-baccarat 2.0 §4.3', 'bclc-baccarat 3.0 §4.3']],
  ]);
  const reasons = new Map([['f1', 'The table of 2.0 has no shoe.']]);

  it('is so while one of them is not yet treated, or all are treated alike', () => {
    expect(sisterGaps([section('1.0', enforced)], { alike, reasons: new Map() })).toEqual([]);
    expect(
      sisterGaps([section('1.0', enforced), section('2.0', { ...enforced, rule: 'b.ts#b' })], {
        alike,
        reasons: new Map(),
      }),
    ).toEqual([]);
  });

  it('is not so when they differ, unless a reason is given; a reason that nothing needs is told', () => {
    const differing = [section('1.0', enforced), section('2.0', shown)];
    expect(sisterGaps(differing, { alike, reasons: new Map() })).toEqual([
      'The same wording (f1) is treated in different ways: bclc-baccarat 1.0 §4.3 enforced, bclc-baccarat 2.0 §4.3 shown.',
    ]);
    expect(sisterGaps(differing, { alike, reasons })).toEqual([]);
    expect(sisterGaps([section('1.0', enforced)], { alike, reasons })).toEqual([
      'sisters-that-differ.json gives a reason for f1, which needs none.',
    ]);
  });
});
