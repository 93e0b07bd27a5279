import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { ezBaccarat } from './ez-baccarat.ts';

const game = ezBaccarat.with({});
const nets = (player: string, banker: string): Readonly<Record<string, number>> =>
  netOf(played(game, [oneOnEach(game, 1, 1000)], { player, banker }));

describe('colorado-rule-28 30-2899.04: EZ Baccarat', () => {
  it('§(2), §(4), READINGS 14: a Dragon 7 pays 40 to 1 and pushes Banker; all others lose', () => {
    expect(nets('Kc 6d', '2c 2d 3h')).toEqual({
      player: -1000,
      banker: 0,
      tie: -1000,
      'dragon-7': 40_000,
      'panda-8': -1000,
    });
  });

  it('§(4): a Panda 8 pays 25 to 1 and Player even money; all others lose', () => {
    expect(nets('2c 3d 3h', 'Kc 7d')).toEqual({
      player: 1000,
      banker: -1000,
      tie: -1000,
      'dragon-7': -1000,
      'panda-8': 25_000,
    });
  });

  it('§(2): any other Banker wins even money without commission', () => {
    expect(nets('Kc 6d', 'Qd 7h')).toMatchObject({ banker: 1000, 'dragon-7': -1000 });
    expect(nets('Kc Qd 4h', '2c 3d 3h')).toMatchObject({ banker: 1000, 'dragon-7': -1000 });
    expect(() => ezBaccarat.with({ vigorish: 5 })).toThrow('no option "vigorish"');
  });

  it('§(4): two-card eights and three-card sevens that tie or lose do not count', () => {
    expect(nets('Kc 8d', 'Qd 7h')).toMatchObject({ player: 1000, 'panda-8': -1000 });
    expect(nets('Kc 7d', '2c 2d 3h')).toMatchObject({ player: 0, banker: 0, tie: 8000, 'dragon-7': -1000 });
    expect(nets('2c 3d 3h', '2d 2h 5s')).toMatchObject({ 'panda-8': -1000 });
  });

  const hands = { player: '2c 3d 3h', banker: 'Kc 7d' };

  it('§(5)(e): Dragon 7 and Panda 8 without the base game, unless the house requires it', () => {
    const alone = [{ seat: 1, wagers: { 'panda-8': 100 } }];
    expect(() => played(game, alone, hands)).not.toThrow();
    expect(() => played(ezBaccarat.with({ baseWagerRequired: 'yes' }), alone, hands)).toThrow(
      'colorado-rule-28 30-2899.04 §(5)(e)',
    );
  });

  it('§(3)(b): an aggregate limit, if posted, is shared by what each would have won', () => {
    const seats = [
      { seat: 1, wagers: { 'panda-8': 100 } },
      { seat: 2, wagers: { 'panda-8': 400, player: 100 } },
    ];
    expect(paidOf(played(ezBaccarat.with({ aggregateLimit: 5000 }), seats, hands))).toEqual([
      '2 player win 100',
      '2 panda-8 win 4000',
      '1 panda-8 win 1000',
    ]);
  });
});

describe('any round of EZ Baccarat', () => {
  it.each([{}, { baseWagerRequired: 'yes', aggregateLimit: 100_000, tiePays: 9 }])(
    'is sound under %j',
    (options) => {
      const table = ezBaccarat.with(options);
      fc.assert(
        fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
        { numRuns: 40 },
      );
    },
  );
});
