import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf } from '../bots.ts';
import { playSeeded, RiggedHand, refusalOfCall, setupWith } from '../testing/rigged-hand.ts';
import { decimalsOf, scaled, unscaled, unscaledText } from './decimal.ts';
import { replayPhh } from './replay-phh.ts';
import { readFields, tablesOf } from './toml.ts';
import { writePhh } from './write-phh.ts';

/** Made by hand for this repository: a raise, a short all-in and a side pot. */
const SIDE_POT = `
[1] # three players, p3 on the button
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 100, 200]
actions = [
  'd dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh',
  'p3 cbr 6', 'p1 cbr 50', 'p2 cbr 100', 'p3 cc',
  'p2 sm KsKh', 'p3 sm QsQh', 'p1 sm AsAh',
  'd db 2c3d4s', 'd db 8h', 'd db 9c',
]
`;

const hand = (over: Record<string, string> = {}): string => {
  const fields: Record<string, string> = {
    variant: "'FT'",
    antes: '[0, 0]',
    blinds_or_straddles: '[1, 2]',
    small_bet: '2',
    big_bet: '4',
    starting_stacks: '[20, 20]',
    actions: "['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 4', 'p1 f']",
    ...over,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key} = ${value}`)
    .join('\n');
};

describe('the TOML of hand histories', () => {
  it('reads headers, strings, numbers as written, booleans, arrays over lines and comments', () => {
    const text = `a = "x\\n\\u0041" # remark\nb = [1.50,\n  -2, 's']\n['two'] # b\nc = true\nd = []\ne = 1_000\nf = 12:30:00\n`;
    const [first, second] = tablesOf(text);
    if (!first || !second) throw new Error('There should be two tables.');
    expect([first.header, second.header]).toEqual([null, 'two']);
    expect([...readFields(first)]).toEqual([
      ['a', 'x\nA'],
      ['b', [{ number: '1.50' }, { number: '-2' }, 's']],
    ]);
    expect([...readFields(second)]).toEqual([
      ['c', true],
      ['d', []],
      ['e', { number: '1000' }],
      ['f', '12:30:00'],
    ]);
  });

  it.each([
    'a',
    'a = ',
    'a = [1, 2',
    'a = [1 2]',
    'a = 1 b = 2',
    "a = 'x",
    'a = 1\na = 2',
    'a = [[[[[[1]]]]]]',
  ])('refuses %j plainly', (text) => {
    expect(refusalOfCall(() => tablesOf(text).map(readFields))).toMatch(
      /^Line \d+ of the hand history should have/,
    );
  });

  it('one hand that cannot be read does not stop the others, and its line is told', () => {
    const file = `[1]\n${hand()}\n[2]\nvariant = \n[3]\n${hand()}\n`;
    expect(replayPhh(file).map(({ key, ok }) => [key, ok])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
    expect(replayPhh(file)[1]?.error).toContain('Line 10 of the hand history should have a value');
    expect(replayPhh('# nothing\n')).toEqual([{ ok: false, error: 'There is no hand history in the file.' }]);
  });
});

describe('amounts by their digits', () => {
  it('never passes through binary fractions', () => {
    expect(scaled({ number: '0.29' }, 2)).toBe(29);
    expect(scaled({ number: '1.15' }, 2)).toBe(115);
    expect(scaled({ number: '90071992547409.91' }, 2)).toBe(9007199254740991);
    expect(unscaledText(5, 2)).toBe('0.05');
    expect(unscaledText(-1250, 2)).toBe('-12.5');
    expect(unscaled(100235, 2)).toBe(1002.35);
    expect(decimalsOf({ number: '9950.0' })).toBe(0);
  });

  it.each(['1e3', 'nan', '1.234', '99999999999999999'])('refuses %s', (number) => {
    expect(refusalOfCall(() => scaled({ number }, 2))).not.toBe('accepted');
  });
});

describe('replaying hand histories', () => {
  it('deals a side pot', () => {
    expect(replayPhh(SIDE_POT)).toEqual([{ key: '1', ok: true, finishingStacks: [150, 100, 100] }]);
  });

  it('heads-up the second named is the button and posts the small blind', () => {
    expect(replayPhh(hand())).toEqual([{ ok: true, finishingStacks: [18, 22] }]);
  });

  it('cents are divided where the file counts in money, chips are not', () => {
    const split = {
      variant: "'NT'",
      small_bet: '',
      big_bet: '',
      min_bet: '1',
      blinds_or_straddles: '[0, 1, 0]',
      antes: '[1, 0, 0]',
      starting_stacks: '[10, 10, 10]',
      actions:
        "['d dh p1 2c2d', 'd dh p2 AsKd', 'd dh p3 AhKc', 'p3 cc', 'p1 f', 'p2 cc', 'd db AcKh7d', 'p2 cc', 'p3 cc', 'd db 6s', 'p2 cc', 'p3 cc', 'd db 3h', 'p2 cc', 'p3 cc']",
    };
    expect(replayPhh(hand(split))[0]?.finishingStacks).toEqual([9, 11, 10]);
    expect(replayPhh(hand({ ...split, currency: "'CAD'" }))[0]?.finishingStacks).toEqual([9, 10.5, 10.5]);
  });

  it('finishing stacks are compared, and the first difference told', () => {
    expect(replayPhh(hand({ finishing_stacks: '[18, 22]' }))[0]?.ok).toBe(true);
    expect(replayPhh(hand({ finishing_stacks: '[18, 21]' }))[0]).toEqual({
      ok: false,
      finishingStacks: [18, 22],
      difference: 'p2 ends with 22, but the hand history says 21.',
    });
    expect(replayPhh(hand({ finishing_stacks: '[18]' }))[0]?.difference).toContain('says nothing');
  });

  it('a house that takes a rake may record less for the winners, within what a rake can be', () => {
    const raked = (stacks: string): unknown =>
      replayPhh(hand({ venue: "'A room'", finishing_stacks: stacks }))[0];
    expect(raked('[18, 21.8]')).toEqual({ ok: true, rake: 0.2, finishingStacks: [18, 22] });
    expect(raked('[18, 21]')).toMatchObject({ ok: false });
    expect(raked('[17.8, 22]')).toMatchObject({ ok: false });
    expect(raked('[18, 22.2]')).toMatchObject({ ok: false });
  });

  it('takes a rake where the file asks for one', () => {
    expect(replayPhh(hand({ _rake_percent: '25', _rake_cap: '3' }))[0]?.finishingStacks).toEqual([18, 21]);
  });

  it.each([
    ['NT', 2],
    ['PO', 4],
  ] as const)(
    '%s: a check by a big blind who has nobody left to bet against changes nothing',
    (variant, own) => {
      const file = (actions: string): string =>
        [
          `variant = '${variant}'`,
          'antes = [0, 0, 0]',
          'blinds_or_straddles = [1, 2, 0]',
          'min_bet = 2',
          'starting_stacks = [2, 20, 20]',
          `actions = ['d dh p1 ${'AsAhQdQc'.slice(0, own * 2)}', 'd dh p2 ${'KsKhJdJc'.slice(0, own * 2)}', 'd dh p3 ${'????????'.slice(0, own * 2)}', 'p3 f', 'p1 cc', ${actions}'d db 2c3d8s', 'd db 9h', 'd db 4c']`,
          '',
        ].join('\n');
      const expected = [{ ok: true, finishingStacks: [4, 18, 20] }];
      expect(replayPhh(file(''))).toEqual(expected);
      expect(replayPhh(file("'p2 cc', "))).toEqual(expected);
      expect(replayPhh(file("'p2 f', "))[0]?.ok).toBe(false);
    },
  );

  it('goes on after a bad hand', () => {
    const file = `[1]\n${hand({ variant: "'FR'" })}\n[2]\n${hand()}\n[3]\n${hand({ actions: '' })}\n`;
    expect(replayPhh(file).map(({ key, ok, error }) => [key, ok, error?.slice(0, 22)])).toEqual([
      ['1', false, 'FR is not dealt here; '],
      ['2', true, undefined],
      ['3', false, 'The hand history has n'],
    ]);
  });

  it.each([
    ["['p1 f']", '"p1 f" stands where p2 is to act.'],
    ["['p2 cbr 5']", '"p2 cbr 5": a raise here goes to at least 4 and at most 4.'],
    ["['p2 cc', 'p1 cc', 'p1 cc']", 'The hand history ends after the board'],
    ["['p2 cc']", 'The hand history ends where p1 is to act.'],
    ["['p2 f', 'p1 f']", '"p1 f" comes after the betting is over.'],
    ["['p9 f']", '"p9 f" names no player'],
    ["['p2 sd As']", 'may fold or call or raise, not discard'],
    ["['p2 xx']", 'is not an action'],
    ["['d dh p1 AsXx']", '"Xx" is not a card'],
    ["['d dh p1 AsAs', 'd dh p2 AhKd', 'p2 f']", 'As has been dealt already.'],
    ["['d dh p1 JoAs', 'p2 f']", 'Jo is not in the deck'],
    ["['d db AsKsQs', 'p2 f']", 'stands where the board has 3 cards'],
  ])('%s is refused: %s', (actions, reason) => {
    expect(replayPhh(hand({ actions }))[0]?.error).toContain(reason);
  });

  it.each([
    { antes: '[0]' },
    { starting_stacks: '[20, 0]' },
    { starting_stacks: '[20, -5]' },
    { starting_stacks: "['a', 'b']" },
    { small_bet: '' },
    { blinds_or_straddles: '7' },
  ])('%j is refused in a sentence', (over: Record<string, string>) => {
    const [read] = replayPhh(hand(over));
    expect(read?.ok).toBe(false);
    expect(read?.error).toMatch(/\.( \(.*\))?$/);
  });
});

describe('any text at all', () => {
  it('is refused or replayed, never thrown at', () => {
    const pieces = [...SIDE_POT.matchAll(/'[^']*'|[\w.]+|\S|\n/g)].map(([piece]) => piece);
    const edit = fc.record({
      at: fc.nat(pieces.length - 1),
      with: fc.constantFrom(
        '',
        '9',
        '-1',
        '1e9',
        "'Jo'",
        "'d dh p1 JoJo'",
        "'p1 cbr 99999999999'",
        '[',
        ']',
        '\n',
        '???',
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(edit, { minLength: 1, maxLength: 4 })), (input) => {
        const text =
          typeof input === 'string'
            ? input
            : pieces.map((piece, at) => input.find((each) => each.at === at)?.with ?? piece).join(' ');
        for (const { ok, error, finishingStacks } of replayPhh(text)) {
          expect(ok ? finishingStacks : (error ?? finishingStacks)).toBeDefined();
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('writing hand histories', () => {
  it('writes the cards of the reader, which nobody else saw, and no others', () => {
    const dealt = new RiggedHand(setupWith([5000, 10_000, 20_000]), {
      holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
      board: '2c 3d 4s 8h 9c',
    });
    dealt.do('raise 600', 'fold', 'fold');
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'shown', own: [2] });
    expect(text).toContain('KsKh');
    expect(text.match(/\?\?\?\?/g)).toHaveLength(2);
    expect(text).not.toContain('As');
  });

  it('writes what the reader reads, shows before the boards when all are in', () => {
    const dealt = new RiggedHand(setupWith([5000, 10_000, 20_000]), {
      holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
      board: '2c 3d 4s 8h 9c',
    });
    dealt.do('raise 600', 'raise 5000', 'raise 10000', 'call', 'show', 'muck', 'show');
    const text = writePhh(dealt.hand, {
      decimals: 2,
      cards: 'shown',
      key: '7',
      fields: { venue: "O'Hara's" },
    });
    expect(text).toBe(
      [
        '[7]',
        "variant = 'NT'",
        'ante_trimming_status = true',
        'antes = [0, 0, 0]',
        'blinds_or_straddles = [0.5, 1, 0]',
        'min_bet = 1',
        'starting_stacks = [50, 100, 200]',
        "actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 ????', 'p3 cbr 6', 'p1 cbr 50', 'p2 cbr 100', 'p3 cc', 'p2 sm KsKh', 'p3 sm', 'p1 sm AsAh', 'd db 2c3d4s', 'd db 8h', 'd db 9c']",
        'finishing_stacks = [150, 100, 100]',
        'venue = "O\'Hara\'s"',
        '_smallest_chip = 0.01',
        "_mucks = 'concede'",
        '',
      ].join('\n'),
    );
    expect(replayPhh(text)).toEqual([{ key: '7', ok: true, finishingStacks: [150, 100, 100] }]);
  });

  it('a file of many hands reads back hand by hand', () => {
    const setup = setupWith([3000, 4000, 5000, 6000], { rakePercent: 5, smallestChip: 25 });
    const file = Array.from({ length: 20 }, (_, seed) =>
      writePhh(
        playSeeded(setup, seed, ({ actions }, random) => anyOf(actions, random)),
        { decimals: 2, cards: 'all', key: String(seed) },
      ),
    ).join('\n');
    expect(replayPhh(file).map(({ ok, error, difference }) => error ?? difference ?? ok)).toEqual(
      Array.from({ length: 20 }, () => true),
    );
  });

  it('an unfinished hand is not written', () => {
    const unfinished = new RiggedHand(setupWith([1000, 1000]));
    expect(refusalOfCall(() => writePhh(unfinished.hand, { decimals: 2, cards: 'all' }))).toContain(
      'not over',
    );
  });

  it('a chop stands in a note, and so does one that was declined', () => {
    const offered = new RiggedHand(setupWith([1000, 1000, 1000], { chop: 'on' })).do('fold', 'chop');
    const text = writePhh(offered.do('chop').hand, { decimals: 2, cards: 'all' });
    expect(text).toContain("_answers = ['p1 chop', 'p2 chop']");
    expect(replayPhh(text)).toEqual([{ ok: true, finishingStacks: [10, 10, 10] }]);
    const declined = new RiggedHand(setupWith([1000, 1000, 1000], { chop: 'on' }));
    const played = writePhh(declined.do('fold', 'chop', 'decline', 'fold').hand, {
      decimals: 2,
      cards: 'all',
    });
    expect(played).toContain("_answers = ['p1 chop', 'p2 decline']");
    expect(replayPhh(played)).toEqual([{ ok: true, finishingStacks: [9.5, 10.5, 10] }]);
  });
});
