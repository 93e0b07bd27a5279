import type { TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDraws, COLORADO_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { ezBaccarat } from './30-2899.04-ez-baccarat.ts';

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

  it('§(2): both hands are drawn as ever', () => {
    expect(allDraws(game)).toEqual(COLORADO_DRAWS);
  });

  const panda = { player: '2c 3d 3h', banker: 'Kc 7d' };
  const dragon = { player: 'Kc 6d', banker: '2c 2d 3h' };

  it.each(['dragon-7', 'panda-8'])(
    '§(5)(e): %s without the base game, unless the house requires it',
    (bonus) => {
      const strict = ezBaccarat.with({ baseWagerRequired: 'yes' });
      const lay = (table: TableGame, beside: Record<string, number>) => (): unknown =>
        played(table, [{ seat: 1, wagers: { [bonus]: 100, ...beside } }], panda);
      expect(lay(game, {})).not.toThrow();
      expect(lay(strict, {})).toThrow('colorado-rule-28 30-2899.04 §(5)(e)');
      for (const wager of ['player', 'banker', 'tie']) expect(lay(strict, { [wager]: 100 })).not.toThrow();
    },
  );

  it.each([
    ['panda-8', panda, '2 player win 100'],
    ['dragon-7', dragon, '2 player lose -100'],
  ])(
    '§(3)(b): an aggregate limit, if posted, is shared by what each would have won on %s',
    (bonus, hands, player) => {
      const seats = [
        { seat: 1, wagers: { [bonus]: 100 } },
        { seat: 2, wagers: { [bonus]: 400, player: 100 } },
      ];
      expect(paidOf(played(ezBaccarat.with({ aggregateLimit: 5000 }), seats, hands))).toEqual([
        player,
        `2 ${bonus} win 4000`,
        `1 ${bonus} win 1000`,
      ]);
    },
  );
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
