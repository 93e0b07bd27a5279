import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { payBestOfPeriod } from '../jackpots/judge.ts';
import { awarded, type Dealt, judged } from '../jackpots/testing/judged-hand.ts';
import { pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { highHandProgressive } from './30.0-high-hand-progressive-jackpot.ts';
import { dailyHighHand } from './31.0-daily-high-hand-bonus.ts';
import { limitNoLimitHighHand } from './32.0-limit-no-limit-high-hand-jackpot.ts';

const NINES: Dealt = { holes: { 1: '9c 9d' }, board: '9h 9s 4d 7c Kh' };
const ROYAL: Dealt = { holes: { 1: 'As Ks' }, board: 'Qs Js Ts 2d 3c' };

/** A straight flush up to this card, of two hole cards and three of the board. */
const straightFlush = (top: string): Dealt => {
  const ranks = 'A23456789TJQK';
  const at = ranks.indexOf(top);
  const [a, b, c, d, e] = ranks.slice(at - 4, at + 1);
  return { holes: { 1: `${e}h ${d}h` }, board: `${c}h ${b}h ${a}h ${at > 8 ? '2c 3d' : 'Kc Qd'}` };
};

const HIGH_HANDS = [
  ['30.0', 'quads-9', 4, 1500, highHandProgressive],
  ['32.0', 'quads', 5, 2000, limitNoLimitHighHand],
] as const;

describe.each(HIGH_HANDS)('bclc-poker %s §2: a high hand', (number, quads, players, pot, jackpot) => {
  const posted = { [`${number} ${quads}`]: 120_050 };
  const clause = (first: string, second: string): string => (number === '30.0' ? first : second);

  it('30.0 §1.2, §2.4.6, §3.2, §4.2, 32.0 §1.2, §2.4.7, §3.2: four of a kind with both hole cards that wins takes its jackpot in whole dollars', () => {
    expect(awarded(judged(posted, NINES))).toEqual({ 1: 120_000 });
    expect(judged(posted, NINES).won[0]).toMatchObject({ name: quads, returned: 50 });
    const full = { holes: { 1: '9c 9d' }, board: '9h 4s 4d 7c Kh' };
    expect(awarded(judged(posted, full))).toBeUndefined();
  });

  it('30.0 §1.2, §2.4.4, 32.0 §1.2, §2.4.5: one of the four nines in the hand is not enough', () => {
    const one = { holes: { 1: '9c Ad' }, board: '9h 9s 9d 7c Kh' };
    expect(awarded(judged(posted, one))).toBeUndefined();
  });

  it('30.0 §2.4.3, 32.0 §2.4.4: the best hand of the player counts, and no lesser one', () => {
    const better = { holes: { 1: '9h 9d' }, board: '9c 9s 8h 7h 6h' };
    // 9-8-7-6 of hearts with the nine of hearts is four to a flush only: the quads stand.
    expect(awarded(judged(posted, better))).toEqual({ 1: 120_000 });
    // With the five they are nine-high, and one hole card makes it.
    const flush = { holes: { 1: '9h 9d' }, board: '9s 8h 7h 6h 5h' };
    const both = { ...posted, [`${number} straight-flush-9`]: 50_000 };
    expect(awarded(judged(both, flush))).toBeUndefined();
  });

  it('30.0 §2.4.1, §2.4.2, 32.0 §2.4.1, §2.4.2: four or five active players are dealt in, and who is away is none', () => {
    const large = { ...NINES, bigBlind: 1000 };
    expect(awarded(judged(posted, { ...large, players }))).toEqual({ 1: 120_000 });
    expect(awarded(judged(posted, { ...large, players: players - 1 }))).toBeUndefined();
    expect(awarded(judged(posted, { ...large, players, away: [2] }))).toBeUndefined();
  });

  it('30.0 §2.4.5, 32.0 §2.4.6: the pot has at least 15 or 20 dollars, with the rake', () => {
    // Five players with an equal part of it each, of which the house takes a tenth.
    const enough = { ...NINES, options: { rakePercent: 10 }, bigBlind: pot / 5 };
    expect(awarded(judged(posted, enough))).toEqual({ 1: 120_000 });
    // One folds the small blind: short by what is not called.
    const short = { ...enough, answers: ['call', 'call', 'call', 'call', 'check'].with(0, 'fold') };
    expect(awarded(judged(posted, { ...short, players: 5 }))).toBeUndefined();
  });

  it('30.0 §2.3, 32.0 §2.3, §2.4.3: a hand that was mucked facing action does not qualify', () => {
    // Seat 3 opens and seat 1 gives up its nines.
    expect(
      awarded(judged(posted, { ...NINES, answers: ['raise 1000', 'call', 'call', 'fold'] })),
    ).toBeUndefined();
  });

  it('30.0 §2.4.6, 32.0 §2.4.7, §2.4.8.b: it must win, and alone (READINGS 66)', () => {
    const beaten = { holes: { 1: '9c 9d', 2: 'Tc Td' }, board: '9h 9s Th Ts Kh' };
    expect(awarded(judged(posted, beaten))?.['1']).toBeUndefined();
    const tens = judged({ ...posted, [`${number} ${quads.replace('9', 'T')}`]: 50_000 }, beaten);
    expect(awarded(tens)).toEqual({ 2: 50_000 });
    // Beaten by four tens of which one is in the hand, it is not paid, nor are they.
    const byOne = { holes: { 1: '9c 9d', 2: 'Tc Ad' }, board: '9h 9s Th Ts Td' };
    expect(awarded(judged(posted, byOne))).toBeUndefined();
    const board = { holes: { 1: '2c 3d' }, board: '9h 9s 9c 9d Ah' };
    expect(awarded(judged(posted, board))).toBeUndefined();
  });

  it('30.0 §1.1, 32.0 §1.1: what is posted for one hand is not won by another', () => {
    const prizes = jackpot.with({}).prizes.map(({ name }) => `${number} ${name}`);
    const all = Object.fromEntries(prizes.map((prize, i) => [prize, 100_000 + i * 100]));
    const of = (prize: string): number => all[`${number} ${prize}`] ?? 0;
    expect(awarded(judged(all, NINES))).toEqual({ 1: of(quads) });
    for (const top of '56789TJQK') {
      expect(awarded(judged(all, straightFlush(top)))).toEqual({ 1: of(`straight-flush-${top}`) });
    }
  });

  it('30.0 §4.1, 32.0 §2.1, §3.1: what qualifies hangs on the wall', () => {
    const cited = jackpot.with({}).posted.flatMap(({ cites }) => cites.map((cite) => cite.clause));
    expect(cited).toEqual(
      expect.arrayContaining(['1.2', '2.3', '2.4.1', clause('4.1', '3.1'), clause('4.2', '3.2')]),
    );
  });
});

describe('bclc-poker 30.0: its own', () => {
  it('bclc-poker 30.0 §2.4.8, READINGS 55: 23 jackpots: quads of each rank, nine straight flushes, the royal flush', () => {
    const names = highHandProgressive.with({}).prizes.map(({ name }) => name);
    const ranks = 'AKQJT98765432'.split('').map((rank) => `quads-${rank}`);
    const flushes = 'KQJT98765'.split('').map((rank) => `straight-flush-${rank}`);
    expect(names).toEqual(['royal-flush', ...flushes, ...ranks]);
    expect(awarded(judged({ '30.0 royal-flush': 500_000 }, ROYAL))).toEqual({ 1: 500_000 });
    expect(awarded(judged({ '30.0 quads-8': 500_000 }, NINES))).toBeUndefined();
  });

  it('bclc-poker 30.0 §2.2: in Texas Hold’em and Seven Card Stud, where the hole cards are the two dealt down first', () => {
    const holes = {
      1: '9c 9d 9h 9s 2c 3c 4d',
      2: '2h 4h 6h 7c 8c Jd Qd',
      3: '2s 4s 6s 7d 8d Jh Kh',
      4: '3h 5h 6c 7h 8h Jc Ac',
    };
    const stud = { holes, players: 4, variant: sevenCardStud };
    const posted = { '30.0 quads-9': 120_000 };
    expect(awarded(judged(posted, stud))).toEqual({ 1: 120_000 });
    const up = { ...stud, holes: { ...holes, 1: '9c 2c 9d 9h 9s 3c 4d' } };
    expect(awarded(judged(posted, up))).toBeUndefined();
    const pineapple = { ...NINES, holes: { 1: '9c 9d 2c' }, variant: pineappleHoldem };
    expect(awarded(judged(posted, { ...pineapple, answers: [] }))).toBeUndefined();
  });

  it('bclc-poker 30.0 §2.4.6: a hand that nobody saw at a showdown wins only where the house says so', () => {
    // All pass, and on the river, with 25 dollars in the pot, everybody folds to a bet of seat 1.
    const preflop = ['call', 'call', 'call', 'call', 'check'];
    const checks = ['check', 'check', 'check', 'check', 'check'];
    const answers = [...preflop, ...checks, ...checks, 'bet 500', 'fold', 'fold', 'fold', 'fold'];
    const posted = { '30.0 quads-9': 120_000 };
    expect(awarded(judged(posted, { ...NINES, answers }))).toBeUndefined();
    expect(awarded(judged(posted, { ...NINES, answers }, { showdown: 'not-needed' }))).toEqual({
      1: 120_000,
    });
  });
});

describe('bclc-poker 32.0: its own', () => {
  it('bclc-poker 32.0 §2.4.11, §2.4.11.a, §2.4.11.b, §2.4.11.c, §2.4.11.d, §2.4.11.e, §2.4.11.f, §2.4.11.g, §2.4.11.h, §2.4.11.i, §2.4.11.j, §2.4.11.k, §2.4.11.l, §2.4.11.m, §2.4.11.n: fourteen jackpots in the printed order', () => {
    const { prizes } = limitNoLimitHighHand.with({});
    expect(prizes.map(({ name, cite }) => `${cite.clause} ${name}`)).toEqual([
      '2.4.11.a royal-flush-c',
      '2.4.11.b royal-flush-d',
      '2.4.11.c royal-flush-h',
      '2.4.11.d royal-flush-s',
      '2.4.11.e straight-flush-K',
      '2.4.11.f straight-flush-Q',
      '2.4.11.g straight-flush-J',
      '2.4.11.h straight-flush-T',
      '2.4.11.i straight-flush-9',
      '2.4.11.j straight-flush-8',
      '2.4.11.k straight-flush-7',
      '2.4.11.l straight-flush-6',
      '2.4.11.m straight-flush-5',
      '2.4.11.n quads',
    ]);
  });

  it('bclc-poker 32.0 §2.4.11.a, §2.4.11.b, §2.4.11.c, §2.4.11.d: a royal flush takes the jackpot of its suit', () => {
    const posted = Object.fromEntries(
      'cdhs'.split('').map((suit, i) => [`32.0 royal-flush-${suit}`, 100_000 + i * 100]),
    );
    'cdhs'.split('').forEach((suit, i) => {
      const other = suit === 'd' ? 'c' : 'd';
      const royal = {
        holes: { 1: `A${suit} T${suit}` },
        board: `K${suit} Q${suit} J${suit} 2${other} 3${other}`,
      };
      expect(awarded(judged(posted, royal))).toEqual({ 1: 100_000 + i * 100 });
    });
  });

  it('bclc-poker 32.0 §2.4.8, §2.4.8.a, §2.4.8.b: made on the flop, the turn or the river, and without a showdown', () => {
    const posted = { '32.0 quads': 120_000 };
    const preflop = ['call', 'call', 'call', 'call', 'check'];
    const out = ['bet 500', 'fold', 'fold', 'fold', 'fold'];
    const checks = ['check', 'check', 'check', 'check', 'check'];
    const flop = { holes: { 1: '9c 9d' }, board: '9h 9s 4d' };
    expect(awarded(judged(posted, { ...flop, answers: [...preflop, ...out] }))).toEqual({ 1: 120_000 });
    const turn = { holes: { 1: '9c 9d' }, board: '9h 4d 5c 9s' };
    expect(awarded(judged(posted, { ...turn, answers: [...preflop, ...checks, ...out] }))).toEqual({
      1: 120_000,
    });
    // Before the fourth nine lies there it is none.
    expect(awarded(judged(posted, { ...turn, answers: [...preflop, ...out] }))).toBeUndefined();
  });

  it('bclc-poker 32.0 §2.2: limit and no limit, not pot limit', () => {
    const posted = { '32.0 quads': 120_000 };
    for (const [betting, won] of [
      ['fixed-limit', true],
      ['no-limit', true],
      ['pot-limit', false],
    ] as const) {
      expect(awarded(judged(posted, { ...NINES, options: { betting } })) !== undefined).toBe(won);
    }
  });
});

describe('bclc-poker 31.0: the best of the day', () => {
  const posted = { '31.0': 100_000 };
  const FULL: Dealt = { holes: { 1: 'Kc Kd', 2: '9c 9d' }, board: 'Kh 4s 4d 9h 2c' };
  const listed = (hand: Dealt): number[] => judged(posted, hand).listed.map(({ seat }) => seat);

  it('bclc-poker 31.0 §1.2, §4.2, READINGS 55, READINGS 66: every full house or better enters the list, winning or not, and nothing is paid yet', () => {
    expect(listed(FULL)).toEqual([1, 2]);
    expect(judged(posted, FULL).won).toEqual([]);
    expect(listed({ holes: { 1: 'Ac Kc' }, board: 'Qc 8c 4c 3h 2d' })).toEqual([]);
  });

  it('bclc-poker 31.0 §1.2, §1.2.1, §2.3.4, §2.3.5: with both hole cards, and four of a kind with a pair', () => {
    expect(listed({ holes: { 1: 'Kc Ad' }, board: 'Kh Ks 4d 4h 2c' })).toEqual([]);
    expect(listed({ holes: { 1: 'Kc Ad' }, board: 'Kh Ks Kd 4h 2c' })).toEqual([]);
    expect(listed({ holes: { 1: 'Kc Kd' }, board: 'Kh Ks 7d 4h 2c' })).toEqual([1]);
  });

  it('bclc-poker 31.0 §2.3.1, §2.3.2: five active players', () => {
    const large = { ...FULL, bigBlind: 1000 };
    expect(listed({ ...large, players: 4 })).toEqual([]);
    expect(listed({ ...large, away: [3] })).toEqual([]);
  });

  it('bclc-poker 31.0 §2.3.6: twenty dollars in the pot, the rake among them', () => {
    expect(listed({ ...FULL, bigBlind: 400, options: { rakePercent: 10 } })).toEqual([1, 2]);
    expect(listed({ ...FULL, bigBlind: 300, options: { rakePercent: 10 } })).toEqual([]);
  });

  it('bclc-poker 31.0 §2.1: in Texas Hold’em alone', () => {
    const pineapple = { ...FULL, holes: { 1: 'Kc Kd 3c', 2: '9c 9d 3d' }, variant: pineappleHoldem };
    expect(dailyHighHand.on).toEqual(['17.0']);
    expect(listed(pineapple)).toEqual([]);
  });

  it('bclc-poker 31.0 §2.2, §2.3.3: a hand given up is on no list', () => {
    expect(listed({ ...FULL, answers: ['raise 1000', 'call', 'call', 'fold'] })).toEqual([2]);
  });

  it('bclc-poker 31.0 §1.4, §2.3.7, READINGS 66: the posted places are paid, equal hands share theirs, in whole dollars', () => {
    const { won } = dailyHighHand.with({ places: 3 });
    if (won.by !== 'best-of-period') throw new Error('It is paid by places.');
    expect(won.shares).toEqual([50, 30, 20]);
    const hands = (...strengths: number[]) => strengths.map((strength, i) => ({ holder: i + 1, strength }));
    const paid = (pool: number, ...strengths: number[]) =>
      payBestOfPeriod(won, hands(...strengths), cents(pool));
    const amounts = (pool: number, ...strengths: number[]) =>
      paid(pool, ...strengths).paid.map(({ holder, amount }) => [holder, amount]);
    expect(amounts(100_000, 5, 9, 7, 6)).toEqual([
      [2, 50_000],
      [3, 30_000],
      [4, 20_000],
    ]);
    // Two share the first and the second place, four the third.
    expect(amounts(100_000, 9, 9, 7)).toEqual([
      [1, 40_000],
      [2, 40_000],
      [3, 20_000],
    ]);
    expect(amounts(100_000, 9, 8, 7, 7, 7, 7)).toEqual([
      [1, 50_000],
      [2, 30_000],
      ...[3, 4, 5, 6].map((n) => [n, 5000]),
    ]);
    // One hand: the other places stay in the pool, and so does what is no whole dollar.
    expect(paid(100_099, 9)).toEqual({ paid: [{ rank: 1, holder: 1, amount: 50_000 }], returned: 50_099 });
    expect(paid(100_000)).toEqual({ paid: [], returned: 100_000 });
    expect(dailyHighHand.with({}).posted.at(-1)?.text).toContain('50, 30, 20 %');
  });
});
