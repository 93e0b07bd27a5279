import { describe, expect, it } from 'vitest';
import { type ReplayedPhh, replayPhh } from './replay-phh.ts';

/** Five players come in for 5 each and check to the end: four tens over four eights. */
const history = (notes: readonly string[], over: Partial<Record<string, string>> = {}): string =>
  [
    ...Object.entries({
      variant: "'NT'",
      antes: '[0, 0, 0, 0, 0]',
      blinds_or_straddles: '[2, 5, 0, 0, 0]',
      min_bet: '5',
      starting_stacks: '[500, 500, 500, 500, 500]',
      actions: ACTIONS,
      ...over,
    }).map(([key, value]) => `${key} = ${value}`),
    ...notes,
  ].join('\n');

const street = (cards: string): string[] => [
  `d db ${cards}`,
  ...['p1', 'p2', 'p3', 'p4', 'p5'].map((p) => `${p} cc`),
];
const play = (holes: readonly string[], board: readonly string[]): string =>
  JSON.stringify([
    ...holes.map((cards, i) => `d dh p${i + 1} ${cards}`),
    ...['p3', 'p4', 'p5', 'p1', 'p2'].map((p) => `${p} cc`),
    ...board.flatMap(street),
  ]);
const ACTIONS = play(['8c8d', 'TcTd', '2d3s', '2h4s', '????'], ['8h8sTh', 'Ts', '2c']);

const replayed = (notes: readonly string[], over: Partial<Record<string, string>> = {}): ReplayedPhh => {
  const [only] = replayPhh(history(notes, over));
  if (!only) throw new Error('There is no hand.');
  return only;
};

const BAD_BEAT = 'bclc-poker/bad-beat-jackpot';

describe('jackpots in hand histories (CONTRACT)', () => {
  it('bclc-poker 28.0 §3.3.2.a, §3.3.2.b, §3.3.2.c, §3.2: are awarded beside the hand, in whole units of the file, with what goes back', () => {
    const hand = replayed([`_jackpots = ['${BAD_BEAT} 100001']`]);
    expect(hand).toMatchObject({ ok: true, returnedToPool: { [BAD_BEAT]: 100_001 - 99_999 } });
    // Half, a quarter, and three twelfths: 50000.5, 25000.25 and 8333.4.
    expect(hand.awards).toEqual([
      { jackpot: BAD_BEAT, player: 'p1', amount: 50_000 },
      { jackpot: BAD_BEAT, player: 'p2', amount: 25_000 },
      ...['p3', 'p4', 'p5'].map((player) => ({ jackpot: BAD_BEAT, player, amount: 8333 })),
    ]);
    expect(hand.finishingStacks).toEqual([495, 520, 495, 495, 495]);
  });

  it('says nothing of them where the history does not', () => {
    expect(replayed([])).not.toHaveProperty('awards');
  });

  it('bclc-poker 28.0 §2.5.2: _away takes players out of the count', () => {
    const hand = replayed([`_jackpots = '${BAD_BEAT} 100000'`, "_away = ['p5']"]);
    expect(hand).toMatchObject({ awards: [], returnedToPool: { [BAD_BEAT]: 0 } });
  });

  it('compares _awards in any order, and says where they differ', () => {
    const open = `_jackpots = ['${BAD_BEAT} 100000']`;
    const awards = [
      ...['p5', 'p4', 'p3'].map((player) => `${BAD_BEAT} ${player} 8333`),
      `${BAD_BEAT} p2 25000`,
      `${BAD_BEAT} p1 50000`,
    ];
    const told = (given: readonly string[]): string => `_awards = ${JSON.stringify(given)}`;
    expect(replayed([open, told(awards)])).toMatchObject({ ok: true });
    expect(replayed([open, told(awards.with(4, `${BAD_BEAT} p1 50001`))])).toMatchObject({
      ok: false,
      difference: `The hand history awards "${BAD_BEAT} p1 50001", and the rules "${BAD_BEAT} p1 50000".`,
    });
    expect(replayed([open, told(awards.slice(1))]).difference).toBe(
      `The rules award "${BAD_BEAT} p5 8333", and the hand history does not.`,
    );
    expect(replayed([told(awards)]).ok).toBe(false);
    expect(replayed([told([])]).ok).toBe(true);
  });

  it('in a file that counts cents a dollar has a hundred of them', () => {
    const hand = replayed([`_jackpots = ['${BAD_BEAT} 100.50']`]);
    expect(hand.awards?.map(({ amount }) => amount)).toEqual([50, 25, 8, 8, 8]);
    expect(hand.returnedToPool).toEqual({ [BAD_BEAT]: 1.5 });
  });

  it('bclc-poker 30.0 §2.4.8, 32.0 §2.4.11.n: several of one section are posted by name', () => {
    const high = 'bclc-poker/high-hand-progressive-jackpot';
    const limit = 'bclc-poker/limit-no-limit-high-hand-progressive-jackpot';
    const hand = replayed([
      `_jackpots = ['${high} quads-8 700', '${high} quads-T 1200', '${limit} quads 900', '${limit} straight-flush-T 50']`,
    ]);
    expect(hand.awards).toEqual([
      { jackpot: high, name: 'quads-T', player: 'p2', amount: 1200 },
      { jackpot: limit, name: 'quads', player: 'p2', amount: 900 },
    ]);
  });

  it('bclc-poker 31.0 §4.2: a hand that enters the list of the day is named, and nothing is paid for it', () => {
    const daily = 'bclc-poker/daily-high-hand-bonus';
    const hand = replayed([`_jackpots = ['${daily} 500']`]);
    expect(hand).toMatchObject({
      awards: [],
      entered: [
        { jackpot: daily, player: 'p2' },
        { jackpot: daily, player: 'p1' },
      ],
    });
  });

  it('bclc-poker 32.0 §2.4.8.a: cards that the file does not know win nothing', () => {
    const limit = 'bclc-poker/limit-no-limit-high-hand-progressive-jackpot';
    const actions = JSON.stringify([
      'd dh p1 ????',
      ...[2, 3, 4, 5].map((n) => `d dh p${n} ????`),
      ...['p3', 'p4', 'p5', 'p1', 'p2'].map((p) => `${p} cc`),
      'd db AhAdKc',
      'p1 cbr 10',
      ...['p2', 'p3', 'p4', 'p5'].map((p) => `${p} f`),
    ]);
    const all = [`_jackpots = ['${limit} quads 900']`];
    expect(replayed(all, { actions })).toMatchObject({ ok: true, awards: [] });
    expect(replayed(all, { actions: actions.replace('p1 ????', 'p1 AsAc') }).awards).toHaveLength(1);
  });

  it.each([
    ["_jackpots = ['bclc-poker/lottery 5']", /^There is no jackpot "bclc-poker\/lottery"/],
    [`_jackpots = ['${BAD_BEAT}']`, /should end with an amount/],
    [`_jackpots = ['${BAD_BEAT} quads-9 5']`, /has one jackpot alone/],
    ["_jackpots = ['bclc-poker/high-hand-progressive-jackpot quads 5']", /should name one of royal-flush/],
    ["_away = ['p6']", /^"p6" is no player of the hand/],
    [`_awards = ['${BAD_BEAT} p9 5']`, /^"p9" is no player/],
  ])('refuses %s', (note, reason) => {
    expect(replayed([note])).toMatchObject({ ok: false, error: expect.stringMatching(reason) });
  });
});
