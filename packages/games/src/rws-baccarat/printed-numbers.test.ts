import { describe, expect, it } from 'vitest';
import { paysOf, takes } from '../testing/printed.ts';
import { linesOf, played } from '../testing/recorded.ts';
import { commissionBaccarat } from './commission-baccarat.ts';

// Every number of the rulebook, typed from its pages.
describe('rws-baccarat all: as printed', () => {
  it.each([
    ['A', 9],
    ['B', 7],
    ['C', 7],
    ['D', 12],
  ])('§2.1.1, §2.1.2: appendix %s is for %i players', (layout, boxes) => {
    expect(commissionBaccarat.with({ layout }).layout).toMatchObject({
      seats: boxes,
      spotsPerPlayer: { is: boxes },
    });
  });

  it('§2.2.1: four to eight decks', () => {
    expect(takes(commissionBaccarat, 'decks', [3, 4, 5, 6, 7, 8, 9])).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('§4.1.1, §4.1.2: 0.95, 1, 8 and 11 to 1', () => {
    const game = commissionBaccarat.with({});
    const [banker] = linesOf(
      played(game, [{ seat: 1, wagers: { banker: 10_000 } }], { player: 'Kc 6d', banker: 'Qd 7h' }),
    );
    expect(banker).toMatchObject({ won: 10_000, commission: 500, returned: 19_500 });
    expect(paysOf(game.layout, 'player')).toEqual(['1 to 1', 'push']);
    expect(paysOf(game.layout, 'tie')).toEqual(['8 to 1']);
    expect(paysOf(game.layout, 'player-pair')).toEqual(['11 to 1']);
    expect(paysOf(game.layout, 'banker-pair')).toEqual(['11 to 1']);
  });
});
