import { describe, expect, it } from 'vitest';
import { limitsOf, paysOf, takes } from '../testing/printed.ts';
import { callsOf, linesOf, played } from '../testing/recorded.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';
import { dragonBonusBaccarat } from './2.0-dragon-bonus.ts';
import { squeezeMidiBaccarat } from './3.0-squeeze-midi-baccarat.ts';
import { classicSqueezeMidiBaccarat } from './4.0-classic-squeeze-midi-baccarat.ts';
import { fullBaccarat } from './5.0-full-baccarat.ts';
import { threeCardBaccarat } from './6.0-three-card-baccarat.ts';
import { ruyiBaccarat, ruyiBaccaratCommission, ruyiBaccaratRuby9 } from './7.0-9.0-ruyi-baccarat.ts';

// Every number of the rulebook, typed from its pages. A section that refers to another has the other's numbers.

const MINI = [
  miniBaccarat,
  squeezeMidiBaccarat,
  classicSqueezeMidiBaccarat,
  fullBaccarat,
  dragonBonusBaccarat,
];
const RUYI = [ruyiBaccarat, ruyiBaccaratRuby9];

describe('bclc-baccarat 1.0 to 9.0: tables as printed', () => {
  it.each([
    ['1.0 §4.1', miniBaccarat, 9],
    ['2.0 §3.2', dragonBonusBaccarat, 9],
    ['3.0 §1.3', squeezeMidiBaccarat, 9],
    ['4.0 §1.2', classicSqueezeMidiBaccarat, 18],
    ['5.0 §1.2', fullBaccarat, 18],
    ['6.0 §3.1', threeCardBaccarat, 9],
    ['7.0 §1.4', ruyiBaccarat, 9],
    ['8.0 §1.3', ruyiBaccaratRuby9, 9],
    ['9.0 §1.4', ruyiBaccaratCommission, 9],
  ] as const)('%s: seats', (_, game, seats) => {
    expect(game.with({}).layout.seats).toBe(seats);
  });

  it('1.0 §4.1: one player, up to nine positions', () => {
    for (const game of [...MINI, ...RUYI, ruyiBaccaratCommission])
      expect(game.with({}).layout.spotsPerPlayer.is).toBe(9);
  });

  it('1.0 §1.1: six to eight decks', () => {
    for (const game of [...MINI, ...RUYI, ruyiBaccaratCommission])
      expect(takes(game, 'decks', [5, 6, 7, 8, 9])).toEqual([false, true, true, true, false]);
  });

  it('6.0 §1.1: one deck, another for every round', () => {
    expect(threeCardBaccarat.with({}).layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
  });
});

describe('bclc-baccarat 1.0 to 9.0: what is paid as printed', () => {
  it('1.0 §7.1, §7.2, §7.3, §5.1: 1 to 1, ties push, 8 to 1, and 5 % of what Banker wins', () => {
    for (const game of MINI) {
      const { layout } = game.with({});
      expect(paysOf(layout, 'player')).toEqual(['1 to 1', 'push']);
      expect(paysOf(layout, 'banker')).toEqual(['1 to 1 less 5 %', 'push']);
      expect(paysOf(layout, 'tie')).toEqual(['8 to 1']);
    }
  });

  it('1.0 §6.2.3: a dealer bet on Banker pays none of it', () => {
    const seats = [{ seat: 1, wagers: { banker: 10_000 }, tips: { banker: 10_000 } }];
    for (const game of [...MINI, ruyiBaccaratCommission])
      expect(
        linesOf(played(game.with({}), seats, { player: 'Kc 6d', banker: 'Qd 7h' })).map(
          (line) => line.commission,
        ),
      ).toEqual([500, 0]);
  });

  it('1.0 §8.3.2 and its sisters: tie bets above 25.00 dollars are called', () => {
    for (const game of [...MINI, ...RUYI, ruyiBaccaratCommission]) {
      const called = (stake: number): boolean =>
        callsOf(
          played(game.with({}), [{ seat: 1, wagers: { tie: stake } }], { player: 'Kc 6d', banker: 'Qd 7h' }),
        ).some((call) => call.startsWith('Tie bet'));
      expect([called(2500), called(2501)]).toEqual([false, true]);
    }
  });

  it('2.0 §5.5: 30, 10, 4 and 2 by the spread, naturals 1 to 1, their ties push; 2.0 §5.2: 50,000 dollars', () => {
    const { layout } = dragonBonusBaccarat.with({});
    for (const side of ['player', 'banker'])
      expect(paysOf(layout, `dragon-bonus-${side}`)).toEqual([
        '30 to 1',
        '10 to 1',
        '4 to 1',
        '2 to 1',
        '1 to 1',
        'push',
      ]);
    expect(limitsOf(layout)).toEqual([[['dragon-bonus-player', 'dragon-bonus-banker'], 50_000]]);
  });

  it('6.0 §4.1, §6.5, §6.6, §7.6.14.a: 5 %; 200, 20, 3 and 2 to 1; 50,000 dollars', () => {
    const { layout } = threeCardBaccarat.with({});
    expect(paysOf(layout, 'three-card-baccarat')).toEqual(['1 to 1 less 5 %', 'push']);
    expect(paysOf(layout, 'three-kings-bonus')).toEqual(['200 to 1', '20 to 1', '3 to 1', '2 to 1']);
    expect(limitsOf(layout)).toEqual([[['three-kings-bonus'], 50_000]]);
    expect(layout.bank).toMatchObject({ commission: 5, rotation: { roundsInARow: 1 } });
  });

  it('7.0 §3.2, §3.4, §3.5, §4.1.3.a, §7.2: even money and a push on Gold 7; 8, 40 and 25 to 1; 50,000 dollars', () => {
    for (const game of RUYI) {
      const { layout } = game.with({});
      expect(paysOf(layout, 'player')).toEqual(['1 to 1', 'push']);
      expect(paysOf(layout, 'banker')).toEqual(['push', '1 to 1', 'push']);
      expect(paysOf(layout, 'tie')).toEqual(['8 to 1']);
      expect(paysOf(layout, 'gold-7')).toEqual(['40 to 1']);
      expect(paysOf(layout, 'jade-8')).toEqual(['25 to 1']);
      expect(limitsOf(layout)[0]).toEqual([['gold-7', 'jade-8'], 50_000]);
    }
  });

  it('8.0 §3.1.3.a, §3.2.3.a, §3.3.4.a, §7.2: 75 for both, 10 for either; 50,000 dollars of its own', () => {
    const { layout } = ruyiBaccaratRuby9.with({});
    expect(paysOf(layout, 'ruby-9')).toEqual(['75 to 1', '10 to 1', '10 to 1']);
    expect(limitsOf(layout)[1]).toEqual([['ruby-9'], 50_000]);
  });

  it('9.0 §3.2.1, §3.4, §6.1, §7.1, §7.2: 5 % of every Banker win; 8, 40 and 25 to 1; 50,000 dollars', () => {
    const { layout } = ruyiBaccaratCommission.with({});
    expect(paysOf(layout, 'banker')).toEqual(['1 to 1 less 5 %', 'push']);
    expect(paysOf(layout, 'tie')).toEqual(['8 to 1']);
    expect(paysOf(layout, 'gold-7')).toEqual(['40 to 1']);
    expect(paysOf(layout, 'jade-8')).toEqual(['25 to 1']);
    expect(limitsOf(layout)).toEqual([[['gold-7', 'jade-8'], 50_000]]);
  });

  it('7.0, 8.0, 9.0 §2.2.2: a side bet takes a dollar beside the basic game', () => {
    for (const game of [...RUYI, ruyiBaccaratCommission])
      for (const { id, beside } of game.with({}).layout.wagers)
        expect([id, beside?.least]).toEqual([id, ['player', 'banker', 'tie'].includes(id) ? undefined : 100]);
  });
});
