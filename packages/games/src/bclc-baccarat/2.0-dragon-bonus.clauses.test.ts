import { costOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { callsOf, paidOf, played } from '../testing/recorded.ts';
import { dealtLike, everyWager, postedFor, SOME_COUPS, settledFor } from '../testing/side-bets.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';
import { dragonBonusBaccarat } from './2.0-dragon-bonus.ts';

const game = dragonBonusBaccarat.with({});
const mini = miniBaccarat.with({});
const BY_NINE = { player: '2c 3d 4h', banker: 'Kc Qd Jh' };
const BY_TWO = { player: 'Kc 7d', banker: 'Qd Jh 5h' };
const BANKER_BY_NINE = { player: 'Kc Qd Jh', banker: '2c Ad 6h' };
/** Ten to one on Player. */
const BY_EIGHT = { player: '2c 3d 3h', banker: 'Kc Qd Jh' };

describe('bclc-baccarat 2.0: Dragon Bonus, clause by clause', () => {
  it('§1.1: the wagers of Mini-Baccarat are paid as there', () => {
    expect(everyWager(game, 'Kc 6d', 'Kd 7h')).toMatchObject({ player: 'lose -1000', banker: 'win 950' });
    expect(everyWager(game, 'Kc 7d', 'Kd 6h')).toMatchObject({ player: 'win 1000', banker: 'lose -1000' });
    expect(everyWager(game, 'Kc 6d', 'Kd 6h')).toMatchObject({
      player: 'push 0',
      banker: 'push 0',
      tie: 'win 8000',
    });
  });

  it('§3.2: one may play several spots, bet behind another, and never on Player and Banker', () => {
    const twice = [1, 9].map((seat) => ({ seat, player: 'ann', wagers: { 'dragon-bonus-banker': 100 } }));
    const back = [{ player: 'bob', wagers: { 'dragon-bonus-player': 100 } }];
    const seats = [...twice, { seat: 2, wagers: { tie: 100 }, back }];
    expect(paidOf(played(game, seats, BY_NINE))).toContain('2 dragon-bonus-player (back) win 3000');
    for (const at of [
      [{ seat: 1, wagers: { player: 100, banker: 100 } }],
      [
        { seat: 1, player: 'ann', wagers: { player: 100 } },
        { seat: 2, player: 'ann', wagers: { banker: 100 } },
      ],
    ])
      expect(() => played(game, at, BY_NINE)).toThrow('Player and Banker cannot be bet together');
  });

  it('§3.2: commission may be laid beforehand', () => {
    const { bets } = played(game, [{ seat: 1, wagers: { banker: 1000 } }], BY_NINE);
    const cost = (commission: string) => costOf(dragonBonusBaccarat.with({ commission }).layout, bets);
    expect([cost('from-win'), cost('beforehand')]).toEqual([1000, 1050]);
  });

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
    expect(everyWager(game, BANKER_BY_NINE.player, BANKER_BY_NINE.banker)).toMatchObject({
      'dragon-bonus-player': 'lose -1000',
      'dragon-bonus-banker': 'win 30000',
    });
  });

  it('§2.1: each bet of the basic game, and each side of the bonus, may be left or made', () => {
    for (const wager of ['player', 'banker', 'tie', 'dragon-bonus-player', 'dragon-bonus-banker'])
      expect(settledFor(game, { wagers: { [wager]: 500 } }, BY_NINE)).toHaveLength(1);
  });

  it('§2.3: both sides of it go with Tie and with either basic bet', () => {
    const sides = ['tie', 'dragon-bonus-player', 'dragon-bonus-banker'];
    for (const basic of ['player', 'banker']) {
      const wagers = Object.fromEntries([basic, ...sides].map((wager) => [wager, 500]));
      expect(settledFor(game, { wagers }, BY_NINE)).toHaveLength(4);
    }
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
    for (const bonus of ['dragon-bonus-player', 'dragon-bonus-banker']) {
      expect(settledFor(game, { wagers: { [bonus]: 100 } }, BY_NINE)).toHaveLength(1);
      for (const basic of ['player', 'banker', 'tie'])
        expect(settledFor(game, { wagers: { [basic]: 500, [bonus]: 100 } }, BY_NINE)).toHaveLength(2);
    }
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
    const onBanker = { wagers: { tie: 500 }, tips: { 'dragon-bonus-banker': 100 } };
    expect(settledFor(game, onBanker, BANKER_BY_NINE)).toEqual([
      '1 tie lose -500',
      '1 dragon-bonus-banker (tip) win 3000',
    ]);
  });

  it('§4.2.1, §4.2.2: it is taken or paid in its turn, before the next seat', () => {
    const seats = [
      { seat: 1, wagers: { tie: 500 }, tips: { 'dragon-bonus-player': 100, 'dragon-bonus-banker': 100 } },
      { seat: 2, wagers: { 'dragon-bonus-player': 100 } },
    ];
    expect(paidOf(played(game, seats, BY_NINE))).toEqual([
      '1 tie lose -500',
      '1 dragon-bonus-player (tip) win 3000',
      '1 dragon-bonus-banker (tip) lose -100',
      '2 dragon-bonus-player win 3000',
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

  it('§4.2.2.a, §5.2, §5.4: on Banker too, and with whoever bets behind another', () => {
    const seats = [
      {
        seat: 1,
        wagers: { banker: 10_000_000, 'dragon-bonus-banker': 100_000 },
        tips: { 'dragon-bonus-banker': 700 },
        back: [{ player: 'behind', wagers: { 'dragon-bonus-banker': 200_000 } }],
      },
      { seat: 2, wagers: { 'dragon-bonus-banker': 200_000 } },
    ];
    expect(paidOf(played(game, seats, BANKER_BY_NINE))).toEqual([
      '1 banker win 9500000',
      '1 dragon-bonus-banker win 1000000',
      '1 dragon-bonus-banker (tip) win 700',
      '1 dragon-bonus-banker (back) win 2000000',
      '2 dragon-bonus-banker win 2000000',
    ]);
  });

  it('§5.2: exactly 50,000 dollars are paid whole', () => {
    const seats = [
      { seat: 1, wagers: { 'dragon-bonus-player': 500_000 }, tips: { 'dragon-bonus-player': 100 } },
    ];
    expect(paidOf(played(game, seats, BY_EIGHT))).toEqual([
      '1 dragon-bonus-player win 5000000',
      '1 dragon-bonus-player (tip) win 1000',
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
    const large = [{ seat: 1, wagers: { tie: 2501 } }];
    const round = played(game, large, { player: '2c 3d 4h', banker: '2d Ah 6s' });
    expect(callsOf(round)).toEqual([
      'No more bets.',
      'Tie bet of 25.01 at spot 1.',
      'Player shows five. Banker shows three.',
      'Card for the Player.',
      'Card for the Banker.',
      'Tie, nine all.',
    ]);
    expect(round.events.flatMap((event) => (event.type === 'dealt' ? [event.face] : []))).toEqual([
      'down',
      'down',
      'down',
      'down',
      'up',
      'up',
    ]);
  });
});
