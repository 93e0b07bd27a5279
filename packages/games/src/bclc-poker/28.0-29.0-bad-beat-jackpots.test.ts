import { parseCards } from '@croupier/cards';
import { formatCite, Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { awarded, type Dealt, judged } from '../jackpots/testing/judged-hand.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { omahaHighGame } from './26.0-27.0-omaha.ts';
import { badBeat } from './28.0-bad-beat-jackpot.ts';
import { wideAreaBadBeat } from './29.0-wide-area-bad-beat-jackpot.ts';

const SECTIONS = [
  ['28.0', badBeat],
  ['29.0', wideAreaBadBeat],
] as const;

/** Four tens over four eights: it is a bad beat by both sections. */
const QUADS: Dealt = { holes: { 1: '8c 8d', 2: 'Tc Td' }, board: '8h 8s Th Ts 2c' };
/** Aces full of tens beaten by four fives: by 28.0 alone. */
const ACES_FULL: Dealt = { holes: { 1: 'As Tc', 2: '5c 5d' }, board: 'Ac Ad Th 5h 5s' };

describe.each(SECTIONS)('bclc-poker %s §2, §3: a bad beat', (number, jackpot) => {
  const posted = { [number]: 100_000 };

  it('§1.2, §2.5.6, §3.3.2.a, §3.3.2.b, §3.3.2.c, §3.4: half to the losing hand, a quarter to the winning one, a quarter to the others dealt in', () => {
    expect(awarded(judged(posted, QUADS))).toEqual({ 1: 50_000, 2: 25_000, 3: 8300, 4: 8300, 5: 8300 });
    const [won] = judged(posted, QUADS).won;
    expect(won?.awards.map(({ part, cite }) => [part, formatCite(cite)])).toEqual([
      ['losing-hand', `bclc-poker ${number} §3.3.2.a`],
      ['winning-hand', `bclc-poker ${number} §3.3.2.b`],
      ...[3, 4, 5].map(() => ['dealt-in', `bclc-poker ${number} §3.3.2.c`]),
    ]);
  });

  it('§3.2, READINGS 66: shares are in whole dollars, and the rest of each goes back to the pool', () => {
    const [won] = judged({ [number]: 100_099 }, QUADS).won;
    // 500.49, 250.24 and three times 83.41 are 500, 250 and three times 83.
    expect(won?.awards.map(({ amount }) => amount)).toEqual([50_000, 25_000, 8300, 8300, 8300]);
    expect(won?.returned).toBe(100_099 - 99_900);
  });

  it('§3.1.3: no more than what is posted can be won', () => {
    const [won] = judged(posted, QUADS).won;
    expect(won?.posted).toBe(100_000);
    const paid = won?.awards.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(paid).toBe(99_900);
    expect(won?.returned).toBe(100);
  });

  it('§3.3.1, §3.3.1.a, §3.3.1.b, §3.3.1.c: among all tables 40, 20, and 40 for everybody else who is dealt in', () => {
    const elsewhere = [
      { table: 'two', seat: 1 },
      { table: 'two', seat: 7 },
    ];
    const hand = { ...QUADS, elsewhere };
    const among = judged(posted, hand, { division: 'all-tables' });
    expect(awarded(among)).toEqual({
      1: 40_000,
      2: 20_000,
      3: 8000,
      4: 8000,
      5: 8000,
      'two/1': 8000,
      'two/7': 8000,
    });
    expect(among.won[0]?.awards.map(({ cite }) => cite.clause)).toEqual([
      '3.3.1.a',
      '3.3.1.b',
      ...[1, 2, 3, 4, 5].map(() => '3.3.1.c'),
    ]);
    expect(Object.keys(awarded(judged(posted, hand)) ?? {})).not.toContain('two/1');
  });

  it('§3.3: the house may divide it otherwise, and leaves something to everybody', () => {
    const shares = { losingShare: 60, winningShare: 30 };
    expect(awarded(judged(posted, QUADS, shares))).toEqual({
      1: 60_000,
      2: 30_000,
      3: 3300,
      4: 3300,
      5: 3300,
    });
    expect(() => jackpot.with({ losingShare: 60, winningShare: 40 })).toThrow(Refused);
  });

  it('§2.5.1, §2.5.2: five active players are dealt in, and who is away is none', () => {
    expect(awarded(judged(posted, { ...QUADS, players: 4 }))).toBeUndefined();
    expect(awarded(judged(posted, { ...QUADS, away: [4] }))).toBeUndefined();
    expect(awarded(judged(posted, { ...QUADS, players: 6, away: [4] }))).toEqual({
      1: 50_000,
      2: 25_000,
      3: 8300,
      5: 8300,
      6: 8300,
    });
  });

  it('§2.4: a hand that was mucked facing action does not qualify', () => {
    // Seat 3 opens; seat 2 folds its tens to a bet, then seat 1 does with its eights.
    const raised = ['raise 1000', 'call', 'call', 'call'];
    expect(awarded(judged(posted, { ...QUADS, answers: [...raised, 'fold'] }))).toBeUndefined();
    expect(
      awarded(judged(posted, { ...QUADS, answers: ['raise 1000', 'call', 'call', 'fold'] })),
    ).toBeUndefined();
    expect(awarded(judged(posted, { ...QUADS, answers: raised }))).toBeDefined();
  });

  it('§2.5.4, §2.5.6, §2.5.7: only the best and the second best hand, and both must qualify', () => {
    // A third hand is better than the eights and does not qualify: kings full on a board of its own.
    const straightFlush = { 1: '8c 8d', 2: 'Tc Td', 3: 'Js 9s' };
    const third = { holes: straightFlush, board: '8h 8s Th Ts 7s' };
    // A jack-high straight flush beats four tens, which beat four eights: the eights are third.
    expect(awarded(judged(posted, third))).toMatchObject({ 2: 50_000, 3: 25_000, 1: 8300 });
    // The best hand takes one of its hole cards, and the second best both.
    const one = { holes: { 1: '8c 8d', 2: 'Tc Ad' }, board: '8h 8s Th Ts Td' };
    expect(awarded(judged(posted, one))).toBeUndefined();
    // Four jacks on the board are nobody’s.
    const board = { holes: { 1: '8c 8d', 2: 'Kc 2d' }, board: 'Jh Js Jd Jc 8h' };
    expect(awarded(judged(posted, board))).toBeUndefined();
  });

  it('§2.5.3, §2.5.5, §2.5.5.a, §2.5.8: both hole cards are needed, four of a kind takes a pair, kickers do not count', () => {
    // The winner has one of the four tens, and an ace beside it.
    const oneTen = { holes: { 1: '8c 8d', 2: 'Tc Ad' }, board: '8h 8s Th Ts Td' };
    expect(awarded(judged(posted, oneTen))).toBeUndefined();
    // The loser has one of the four eights, and the board the others.
    const oneEight = { holes: { 1: '8c Ad', 2: 'Tc Td' }, board: '8h 8s 8d Th Ts' };
    expect(awarded(judged(posted, oneEight))).toBeUndefined();
  });

  it('§2.5: two who share the second best hand share its part; equal best hands are no beat', () => {
    const shared = judged(
      { '28.0': 100_000 },
      { holes: { 1: 'As Tc', 2: '5c 5d', 3: 'Ah Td' }, board: 'Ac Ad Th 5h 5s' },
    );
    expect(awarded(shared)).toEqual({ 1: 25_000, 3: 25_000, 2: 25_000, 4: 12_500, 5: 12_500 });
  });

  it('§2.1: it is for the games it is offered with', () => {
    expect(jackpot.on).not.toContain(threeTwoOne.section.number);
    const wrong = {
      ...QUADS,
      holes: { 1: '8c 8d 2d', 2: 'Tc Td 2h' },
      board: '8h 8s Th Ts 2c 3c',
      variant: threeTwoOne,
    };
    expect(awarded(judged(posted, wrong))).toBeUndefined();
  });

  it('§4.1: what qualifies hangs on the wall in plain words', () => {
    const { posted: sign, prizes } = jackpot.with({});
    expect(sign[0]?.text).toContain(prizes[0]?.title);
    expect(sign.flatMap(({ cites }) => cites.map(({ clause }) => clause))).toEqual(
      expect.arrayContaining(['2.3', '2.3.1', '2.4', '2.5.1', '3.1', '4.1', '4.2']),
    );
  });
});

describe('bclc-poker 28.0: the hands', () => {
  const posted = { '28.0': 100_000 };

  it('bclc-poker 28.0 §4.2: aces full of tens or better beaten by four of a kind or better', () => {
    expect(awarded(judged(posted, ACES_FULL))).toMatchObject({ 1: 50_000, 2: 25_000 });
    // Aces full of nines are less.
    const nines = { holes: { 1: 'As 9c', 2: '5c 5d' }, board: 'Ac Ad 9h 5h 5s' };
    expect(awarded(judged(posted, nines))).toBeUndefined();
    // Kings full of aces are less.
    const kings = { holes: { 1: 'Ks Kc', 2: '5c 5d' }, board: 'Kh As Ad 5h 5s' };
    expect(awarded(judged(posted, kings))).toBeUndefined();
    // Aces full beaten by better aces full is none.
    const full = { holes: { 1: 'As Tc', 2: 'Ah Kc' }, board: 'Ac Ad Th Kd 2s' };
    expect(awarded(judged(posted, full))).toBeUndefined();
    // Four of a kind beaten by a straight flush is one.
    const flush = { holes: { 1: '2c 2d', 2: '9s 8s' }, board: '2h 2s 7s 6s 5s' };
    expect(awarded(judged(posted, flush))).toMatchObject({ 1: 50_000, 2: 25_000 });
  });

  it('bclc-poker 28.0 §2.5.5.a: aces full that one hole card makes too do not qualify', () => {
    const one = { holes: { 1: 'As Tc', 2: '5c 5d' }, board: 'Ac Ad Th Ts 5h' };
    expect(awarded(judged(posted, one))).toBeUndefined();
  });

  it('bclc-poker 28.0 §2.1.1: a game in which four cards are one’s own, and stud by the two cards dealt down first', () => {
    const omaha = {
      holes: { 1: '8c 8d 2c 3c', 2: 'Tc Td 4c 6d' },
      board: '8h 8s Th Ts Qc',
      variant: omahaHighGame,
    };
    expect(awarded(judged(posted, omaha))).toMatchObject({ 1: 50_000, 2: 25_000 });
    const holes = {
      1: '8c 8d 8h 8s 2c 3c 4d',
      2: 'Tc Td Th Ts 2d 3d 5c',
      3: '2h 4h 6h 7c 9c Jd Qd',
      4: '2s 4s 6s 7d 9d Jh Kh',
      5: '3h 5h 6c 7h 9h Jc Ac',
    };
    expect(awarded(judged(posted, { holes, variant: sevenCardStud }))).toMatchObject({
      1: 50_000,
      2: 25_000,
    });
    // One of the four tens lies in the hole, the others face up.
    const split = { ...holes, 2: 'Tc 2d Td Th Ts 3d 5c' };
    expect(awarded(judged(posted, { holes: split, variant: sevenCardStud }))).toBeUndefined();
    expect(parseCards(holes[1])).toHaveLength(7);
  });
});

describe('bclc-poker 29.0: the hands', () => {
  const posted = { '29.0': 100_000 };

  it('bclc-poker 29.0 §4.2: four eights or better beaten by a higher four of a kind or better', () => {
    expect(awarded(judged(posted, QUADS))).toMatchObject({ 1: 50_000, 2: 25_000 });
    const sevens = { holes: { 1: '7c 7d', 2: 'Tc Td' }, board: '7h 7s Th Ts 2c' };
    expect(awarded(judged(posted, sevens))).toBeUndefined();
    expect(awarded(judged({ '28.0': 100_000 }, sevens))).toBeDefined();
    expect(awarded(judged(posted, ACES_FULL))).toBeUndefined();
    const flush = { holes: { 1: '8c 8d', 2: 'Js 9s' }, board: '8h 8s Ts 7s 2c' };
    expect(awarded(judged(posted, flush))).toMatchObject({ 1: 50_000, 2: 25_000 });
  });

  it('bclc-poker 29.0 §5.2: who wins the wide area jackpot is not paid the local one too', () => {
    const both = { '28.0': 200_000, '29.0': 100_000 };
    expect(judged(both, QUADS).won.map(({ jackpot }) => jackpot)).toEqual([wideAreaBadBeat.id]);
    // By the local one's hands alone, the local one.
    expect(judged(both, ACES_FULL).won.map(({ jackpot }) => jackpot)).toEqual([badBeat.id]);
  });
});
