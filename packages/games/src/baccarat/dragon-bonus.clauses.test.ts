import { describe, expect, it } from 'vitest';
import { paidOf, played } from '../testing/recorded.ts';
import { dealtLike, everyWager, postedFor, SOME_COUPS, settledFor } from '../testing/side-bets.ts';
import { dragonBonusBaccarat } from './dragon-bonus.ts';
import { miniBaccarat } from './mini-baccarat.ts';

const game = dragonBonusBaccarat.with({});
const mini = miniBaccarat.with({});
const BY_NINE = { player: '2c 3d 4h', banker: 'Kc Qd Jh' };
const BY_TWO = { player: 'Kc 7d', banker: 'Qd Jh 5h' };

describe('bclc-baccarat 2.0: Dragon Bonus, clause by clause', () => {
  it('§1.1, §3.2: everything of Mini-Baccarat is offered, under the same rules of betting', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual([
      ...mini.layout.wagers.map(({ id }) => id),
      'dragon-bonus-player',
      'dragon-bonus-banker',
    ]);
    const rules = ({ layout: { seats, spotsPerPlayer, exclusions, backBets } }: typeof mini): unknown => [
      seats,
      spotsPerPlayer,
      exclusions,
      backBets,
    ];
    expect(rules(game)).toEqual(rules(mini));
  });

  it('§1.2: the same win pays by its margin', () => {
    expect(everyWager(game, BY_NINE.player, BY_NINE.banker)['dragon-bonus-player']).toBe('win 30000');
    expect(everyWager(game, BY_TWO.player, BY_TWO.banker)['dragon-bonus-player']).toBe('lose -1000');
  });

  it('§2.1, §6.1: it may be left, bet alone, or bet beside a basic bet', () => {
    expect(settledFor(game, { wagers: { player: 500 } }, BY_NINE)).toEqual(['1 player win 500']);
    expect(settledFor(game, { wagers: { 'dragon-bonus-player': 500 } }, BY_NINE)).toEqual([
      '1 dragon-bonus-player win 15000',
    ]);
    expect(settledFor(game, { wagers: { player: 500, 'dragon-bonus-player': 100 } }, BY_NINE)).toEqual([
      '1 player win 500',
      '1 dragon-bonus-player win 3000',
    ]);
  });

  it('§4.1, §4.2.1, §4.2.2: bet for the dealer it loses and wins like a player’s, at full odds', () => {
    const bets = { wagers: { player: 500 }, tips: { 'dragon-bonus-player': 100 } };
    expect(settledFor(game, bets, BY_NINE)).toEqual([
      '1 player win 500',
      '1 dragon-bonus-player (tip) win 3000',
    ]);
    expect(settledFor(game, bets, BY_TWO)).toEqual([
      '1 player win 500',
      '1 dragon-bonus-player (tip) lose -100',
    ]);
  });

  it('§4.2.2.a, §5.2, §5.3, §5.4: 50,000 dollars in all, by real win; tips even money; basic bets whole', () => {
    const seats = [
      {
        seat: 1,
        wagers: { player: 9_000_000, 'dragon-bonus-player': 300_000 },
        tips: { 'dragon-bonus-player': 700 },
      },
      { seat: 2, wagers: { 'dragon-bonus-player': 100_000 } },
    ];
    expect(paidOf(played(game, seats, BY_NINE))).toEqual([
      '1 player win 9000000',
      '1 dragon-bonus-player win 3750000',
      '1 dragon-bonus-player (tip) win 700',
      '2 dragon-bonus-player win 1250000',
    ]);
  });

  it('§5.2: exactly 50,000 dollars are paid whole', () => {
    const seats = [
      { seat: 1, wagers: { 'dragon-bonus-player': 166_666 }, tips: { 'dragon-bonus-player': 100 } },
    ];
    expect(paidOf(played(game, seats, BY_NINE))).toEqual([
      '1 dragon-bonus-player win 4999980',
      '1 dragon-bonus-player (tip) win 3000',
    ]);
  });

  it('§5.1: its pay table is posted for both sides', () => {
    for (const side of ['player', 'banker']) {
      expect(postedFor(game, `dragon-bonus-${side}`)).toEqual([
        'win by 9 points: 30 to 1',
        'win by 8 points: 10 to 1',
        'win by 6 or 7 points: 4 to 1',
        'win by 4 or 5 points: 2 to 1',
        'natural winner: 1 to 1',
        'natural tie: push',
      ]);
    }
  });

  it('§6.2: coups are dealt and called as at Mini-Baccarat', () => {
    for (const coup of SOME_COUPS) expect(dealtLike(game, coup)).toEqual(dealtLike(mini, coup));
  });
});
