import { cents, refusal, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { ninetyNineFortunes } from './30-2899.02-ninety-nine-fortunes.ts';
import { coloradoDragonBonus } from './30-2899.03-dragon-bonus.ts';
import { ezBaccarat } from './30-2899.04-ez-baccarat.ts';

/** Why a bet is refused where the game takes 25 to 500 dollars and its optional wager 5 to 50. */
function why({ layout }: TableGame, wager: string, amount: number): string | undefined {
  const limits = Object.fromEntries(
    layout.wagers.map(({ id }) => [
      id,
      ['player', 'banker', 'tie'].includes(id)
        ? { least: cents(2500), most: cents(50_000), step: cents(100) }
        : { least: cents(500), most: cents(5000), step: cents(100) },
    ]),
  );
  const base =
    wager === 'player'
      ? []
      : ([{ spot: 1, player: 'a', wager: 'player', kind: 'own', amount: cents(2500) }] as const);
  return refusal(
    { layout, limits },
    new Map([[1, { holder: 'a', backBets: true }]]),
    [...base, { spot: 1, player: 'a', wager, kind: 'own', amount: cents(amount) }],
    'a',
  )?.reason;
}

describe('limits of their own for the game and for its optional wagers', () => {
  it.each([
    [
      'colorado-rule-28 30-2899.03 §(3)(a)',
      coloradoDragonBonus.with({}),
      'dragon-bonus-player',
      'Dragon Bonus Player',
    ],
    ['colorado-rule-28 30-2899.04 §(3)(a)', ezBaccarat.with({}), 'panda-8', 'Panda 8'],
  ])('%s: are kept on either side', (_clause, game, wager, name) => {
    expect(why(game, 'player', 2400)).toMatch('The least on Player is 25.00');
    expect(why(game, 'player', 50_100)).toMatch('The most on Player is 500.00');
    expect(why(game, wager, 400)).toMatch(`The least on ${name} is 5.00`);
    expect(why(game, wager, 5100)).toMatch(`The most on ${name} is 50.00`);
    for (const amount of [2500, 50_000]) expect(why(game, 'player', amount)).toBeUndefined();
    for (const amount of [500, 5000]) expect(why(game, wager, amount)).toBeUndefined();
  });

  it('colorado-rule-28 30-2899.02 §(1)(a): are kept for the game; the wager has its one stake', () => {
    const game = ninetyNineFortunes.with({});
    expect(why(game, 'player', 2400)).toMatch('The least on Player is 25.00');
    expect(why(game, 'player', 50_100)).toMatch('The most on Player is 500.00');
    for (const amount of [2500, 50_000]) expect(why(game, 'player', amount)).toBeUndefined();
    expect(why(game, 'progressive', 100)).toMatch('The least on 99 Fortunes Progressive is 5.00');
    expect(why(game, 'progressive', 500)).toMatch('99 Fortunes Progressive takes 1.00');
  });
});
