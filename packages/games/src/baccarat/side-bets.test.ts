import { cents, refusal, type TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragonBonusBaccarat } from '../bclc-baccarat/2.0-dragon-bonus.ts';
import {
  ruyiBaccarat,
  ruyiBaccaratCommission,
  ruyiBaccaratRuby9,
} from '../bclc-baccarat/7.0-9.0-ruyi-baccarat.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { paidOf, played } from '../testing/recorded.ts';

/** One bet of 10.00 on every wager, each by its own player, on the hands given. */
function settledBy(game: TableGame, player: string, banker: string): string[] {
  const seats = game.layout.wagers.map(({ id }, i) => ({ seat: i + 1, wagers: { [id]: 1000 } }));
  return paidOf(played(game, seats, { player, banker })).map((line) => line.replace(/^\d+ /, ''));
}

const JADE_8 = ['2c 3d 3h', 'Kc 7d'] as const; // Player draws to an eight over a seven
const RUBY_9_BANKER = ['Kc 6d', '2c 3d 4h'] as const; // Banker's three-card nine over a six
const RUBY_9_PLAYER = ['2c 3d 4h', 'Kc 7d'] as const;
const RUBY_9_BOTH = ['Kc 4d 5h', '2c 3d 4h'] as const; // three-card nines
const TWO_CARD_9 = ['Kc 9d', '2c 3d'] as const;

describe('bclc-baccarat 7.0: Ruyi', () => {
  const game = ruyiBaccarat.with({});

  it('§3.2: a Gold 7 pushes Banker, pays Gold 7 40 to 1, and everything else loses', () => {
    expect(settledBy(game, 'Kc 6d', '2c 2d 3h')).toEqual([
      'player lose -1000',
      'banker push 0',
      'tie lose -1000',
      'gold-7 win 40000',
      'jade-8 lose -1000',
    ]);
  });

  it('§4.1: a Jade 8 pays Player even and Jade 8 25 to 1', () => {
    expect(settledBy(game, ...JADE_8)).toEqual([
      'player win 1000',
      'banker lose -1000',
      'tie lose -1000',
      'gold-7 lose -1000',
      'jade-8 win 25000',
    ]);
  });

  it('§3.5, §6.1: any other Banker wins even money without commission', () => {
    expect(settledBy(game, 'Kc 6d', 'Kd 7h')[1]).toBe('banker win 1000');
  });

  it('§3.3, §4.2: two-card sevens and eights do not count', () => {
    expect(settledBy(game, 'Kc 6d', 'Kd 7h')[3]).toBe('gold-7 lose -1000');
    expect(settledBy(game, 'Kc 8d', 'Kd 7h')[4]).toBe('jade-8 lose -1000');
  });

  it('§3.4: a tie pays 8 to 1, pushes Player and Banker, and Gold 7 loses', () => {
    expect(settledBy(game, 'Kc 7d', '2c 2d 3h')).toEqual([
      'player push 0',
      'banker push 0',
      'tie win 8000',
      'gold-7 lose -1000',
      'jade-8 lose -1000',
    ]);
  });

  it('§2.2.1, §2.2.2: alone a side bet takes the table minimum, beside a basic bet a dollar', () => {
    const limits = Object.fromEntries(
      game.layout.wagers.map(({ id }) => [
        id,
        { least: cents(2500), most: cents(100_000), step: cents(100) },
      ]),
    );
    const why = (wagers: Record<string, number>): string | undefined =>
      refusal(
        { layout: game.layout, limits },
        new Map(),
        Object.entries(wagers).map(([wager, amount]) => ({
          spot: 1,
          player: 'a',
          wager,
          kind: 'own' as const,
          amount: cents(amount),
        })),
        'a',
      )?.reason;
    expect(why({ 'gold-7': 100 })).toBe('The least on Gold 7 is 25.00; this would be 1.00.');
    expect(why({ 'gold-7': 2500 })).toBeUndefined();
    expect(why({ 'gold-7': 100, tie: 2500 })).toBeUndefined();
    expect(why({ 'gold-7': 100, 'jade-8': 2500 })).toBe('The least on Gold 7 is 25.00; this would be 1.00.');
  });

  it('§2.3: Player and Banker exclude each other, the side bets nothing', () => {
    const seats = (wagers: Record<string, number>) => [{ seat: 1, wagers }];
    const hands = { player: 'Kc 6d', banker: 'Kd 7h' };
    expect(() => played(game, seats({ player: 100, banker: 100 }), hands)).toThrow('bclc-baccarat 7.0 §2.3');
    expect(() =>
      played(game, seats({ player: 100, tie: 100, 'gold-7': 100, 'jade-8': 100 }), hands),
    ).not.toThrow();
  });

  it('§7.2, §7.2.1, §7.3.2.a: Gold 7 wins at most 50,000 dollars by real win, tips even money then', () => {
    const seats = [
      { seat: 1, wagers: { 'gold-7': 100_000 }, tips: { 'gold-7': 500 } },
      { seat: 2, wagers: { 'gold-7': 200_000 } },
    ];
    expect(paidOf(played(game, seats, { player: 'Kc 6d', banker: '2c 2d 3h' }))).toEqual([
      `1 gold-7 win ${Math.floor(5_000_000 / 3)}`,
      '1 gold-7 (tip) win 500',
      `2 gold-7 win ${Math.floor((5_000_000 * 2) / 3)}`,
    ]);
  });
});

describe('bclc-baccarat 8.0: Ruby 9', () => {
  const game = ruyiBaccaratRuby9.with({});
  const ruby = ([player, banker]: readonly [string, string]): string | undefined =>
    settledBy(game, player, banker)[5];

  it('§3.1, §3.2: a winning three-card nine of either hand pays 10 to 1', () => {
    expect(ruby(RUBY_9_BANKER)).toBe('ruby-9 win 10000');
    expect(ruby(RUBY_9_PLAYER)).toBe('ruby-9 win 10000');
  });

  it('§3.3: both pay 75 to 1, and the tie pays too', () => {
    expect(ruby(RUBY_9_BOTH)).toBe('ruby-9 win 75000');
    expect(settledBy(game, ...RUBY_9_BOTH)[2]).toBe('tie win 8000');
  });

  it('§3.4: nothing else does', () => {
    expect(ruby(TWO_CARD_9)).toBe('ruby-9 lose -1000');
    expect(ruby(JADE_8)).toBe('ruby-9 lose -1000');
  });
});

describe('bclc-baccarat 9.0: Ruyi with commission', () => {
  it('READINGS 23, §6.1: a Gold 7 pays Banker even money less 5 %', () => {
    expect(settledBy(ruyiBaccaratCommission.with({}), 'Kc 6d', '2c 2d 3h').slice(1, 4)).toEqual([
      'banker win 950',
      'tie lose -1000',
      'gold-7 win 40000',
    ]);
  });
});

describe('bclc-baccarat 2.0: Dragon Bonus', () => {
  const game = dragonBonusBaccarat.with({});
  const bonuses = (player: string, banker: string): string[] => settledBy(game, player, banker).slice(3);

  // §5.5, from the Player's side; the Banker's then loses.
  it.each([
    ['2c 3d 4h', 'Kc Qd Jh', 30_000],
    ['2c 3d 3h', 'Kc Qd Jh', 10_000],
    ['Kc 7d', 'Qd Jh Kh', 4000],
    ['Kc 6d', 'Qd Jh Kh', 4000],
    ['Kc 7d', 'Qd Jh 2h', 2000],
    ['Kc 7d', 'Qd Jh 3h', 2000],
  ])('§5.5: %s over %s pays %i on 1000', (player, banker, pays) => {
    expect(bonuses(player, banker)).toEqual([
      `dragon-bonus-player win ${pays}`,
      'dragon-bonus-banker lose -1000',
    ]);
  });

  it('§5.5: a win by three points or fewer loses', () => {
    expect(bonuses('Kc 7d', 'Qd Jh 4h')).toEqual([
      'dragon-bonus-player lose -1000',
      'dragon-bonus-banker lose -1000',
    ]);
  });

  it('§5.5: a natural pays even money whatever the margin, also a small one', () => {
    expect(bonuses('Kc 9d', 'Qd Jh')[0]).toBe('dragon-bonus-player win 1000');
    expect(bonuses('Kc 8d', 'Kd 9h')[1]).toBe('dragon-bonus-banker win 1000');
  });

  it('§5.6: a tie of naturals pushes both sides; any other tie loses', () => {
    for (const points of [8, 9])
      expect(bonuses(`Kc ${points}d`, `Qd ${points}h`)).toEqual([
        'dragon-bonus-player push 0',
        'dragon-bonus-banker push 0',
      ]);
    expect(bonuses('Kc 6d', 'Qd 6h')).toEqual([
      'dragon-bonus-player lose -1000',
      'dragon-bonus-banker lose -1000',
    ]);
  });

  it('§2.2, §2.3, READINGS 24: it may be bet alone, on both sides', () => {
    const seats = [{ seat: 1, wagers: { 'dragon-bonus-player': 100, 'dragon-bonus-banker': 100 } }];
    expect(() => played(game, seats, { player: 'Kc 6d', banker: 'Qd 6h' })).not.toThrow();
  });
});

describe.each([dragonBonusBaccarat, ruyiBaccarat, ruyiBaccaratRuby9, ruyiBaccaratCommission])(
  'any round of $title',
  (definition) => {
    it('is sound', () => {
      const game = definition.with({});
      fc.assert(
        fc.property(someBets(game), fc.nat(), (bets, seed) => expectSoundRound(game, bets, seed)),
        { numRuns: 60 },
      );
    });
  },
);
