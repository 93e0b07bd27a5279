import { type Bet, cents, refusal } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { paidOf, played } from '../testing/recorded.ts';
import { dealtLike, everyWager, postedFor, SOME_COUPS, settledFor } from '../testing/side-bets.ts';
import { miniBaccarat } from './mini-baccarat.ts';
import { ruyiBaccarat, ruyiBaccaratCommission, ruyiBaccaratRuby9 } from './ruyi.ts';

const mini = miniBaccarat.with({});
const GOLD_7 = { player: 'Kc 6d', banker: '2c 2d 3h' };
const JADE_8 = { player: '2c 3d 3h', banker: 'Kc 7d' };
const RUBY_BANKER = { player: 'Kc 6d', banker: '2c 3d 4h' };
const RUBY_PLAYER = { player: '2c 3d 4h', banker: 'Kc 7d' };
const RUBY_BOTH = { player: 'Kc 4d 5h', banker: '2c 3d 4h' };
const TIED_SEVENS = { player: 'Kc 7d', banker: '2c 2d 3h' };
const TIED_EIGHTS = { player: '2c 3d 3h', banker: '2d 2h 4s' };
const PLAIN_BANKER = { player: 'Kc 6d', banker: 'Kd 7h' };
const PLAIN_PLAYER = { player: 'Kc 7d', banker: 'Kd 6h' };

type Offered = ReturnType<typeof ruyiBaccarat.with>;

const on = (game: Offered, { player, banker }: { player: string; banker: string }): Record<string, string> =>
  everyWager(game, player, banker);

/** Why one player's bets are refused where everything is bet from 25 dollars; undefined when they are not. */
function refused(game: Offered, wagers: Record<string, number>): string | undefined {
  const limits = Object.fromEntries(
    game.layout.wagers.map(({ id }) => [
      id,
      { least: cents(2500), most: cents(1_000_000), step: cents(100) },
    ]),
  );
  const bets = Object.entries(wagers).map(
    ([wager, amount]): Bet => ({ spot: 1, player: 'a', wager, kind: 'own', amount: cents(amount) }),
  );
  const why = refusal({ layout: game.layout, limits }, new Map(), bets, 'a');
  return why && `${why.reason} ${why.cite?.section ?? ''} ${why.cite?.clause ?? ''}`;
}

/** What 7.0 and 9.0 state alike; Banker's pay on a Gold 7 and elsewhere is given. */
describe.each([
  ['bclc-baccarat 7.0', ruyiBaccarat.with({}), 'push 0', 'win 1000'],
  ['bclc-baccarat 9.0', ruyiBaccaratCommission.with({}), 'win 950', 'win 950'],
] as const)('%s: Gold 7 and Jade 8', (section, game, bankersGold, bankersWin) => {
  it('§1.1, §1.4, §5.2, §8.2: coups are dealt and bets are taken as at Mini-Baccarat', () => {
    for (const coup of SOME_COUPS) expect(dealtLike(game, coup)).toEqual(dealtLike(mini, coup));
    const rules = ({ layout: { seats, spotsPerPlayer, backBets, shoe } }: typeof mini): unknown => [
      seats,
      spotsPerPlayer,
      backBets,
      shoe,
    ];
    expect(rules(game)).toEqual(rules(mini));
  });

  it('§1.2, §3.2.1, §3.2.2, §3.2.3, §3.2.3.a: a Gold 7', () => {
    expect(on(game, GOLD_7)).toEqual({
      player: 'lose -1000',
      banker: bankersGold,
      tie: 'lose -1000',
      'gold-7': 'win 40000',
      'jade-8': 'lose -1000',
    });
  });

  it('§1.3, §4.1.1, §4.1.2, §4.1.3, §4.1.3.a: a Jade 8', () => {
    expect(on(game, JADE_8)).toEqual({
      player: 'win 1000',
      banker: 'lose -1000',
      tie: 'lose -1000',
      'gold-7': 'lose -1000',
      'jade-8': 'win 25000',
    });
  });

  it('§3.3, §4.2: two-card sevens and eights are neither', () => {
    expect(on(game, PLAIN_BANKER)['gold-7']).toBe('lose -1000');
    expect(on(game, { player: 'Kc 8d', banker: 'Kd 7h' })['jade-8']).toBe('lose -1000');
  });

  it('§3.4, §3.4.1: a tie with three-card sevens or eights is a tie and nothing else', () => {
    const tie = {
      player: 'push 0',
      banker: 'push 0',
      tie: 'win 8000',
      'gold-7': 'lose -1000',
      'jade-8': 'lose -1000',
    };
    expect(on(game, TIED_SEVENS)).toEqual(tie);
    expect(on(game, TIED_EIGHTS)).toEqual(tie);
  });

  it('§3.5, §3.5.1: other wins pay Player and Banker, and Tie loses', () => {
    expect(on(game, PLAIN_BANKER)).toMatchObject({
      player: 'lose -1000',
      banker: bankersWin,
      tie: 'lose -1000',
    });
    expect(on(game, PLAIN_PLAYER)).toMatchObject({
      player: 'win 1000',
      banker: 'lose -1000',
      tie: 'lose -1000',
    });
  });

  it('§2.1, §2.2, §8.1: the side bets may be left, bet alone, together, or beside a basic bet', () => {
    for (const wagers of [
      { player: 2500 },
      { 'gold-7': 2500 },
      { 'jade-8': 2500 },
      { 'gold-7': 2500, 'jade-8': 2500 },
      { tie: 2500, 'gold-7': 2500, 'jade-8': 2500 },
    ])
      expect(refused(game, wagers)).toBeUndefined();
  });

  it('§2.2.1: alone they take the table’s minimum', () => {
    for (const wager of ['gold-7', 'jade-8'])
      expect(refused(game, { [wager]: 2400 })).toMatch(/^The least on/);
  });

  it('§2.2.2: beside a basic bet a dollar is enough, and less is not', () => {
    for (const wager of ['gold-7', 'jade-8']) {
      for (const basic of ['player', 'banker', 'tie']) {
        expect(refused(game, { [basic]: 2500, [wager]: 100 })).toBeUndefined();
        expect(refused(game, { [basic]: 2500, [wager]: 99 })).toMatch(/^The least on/);
      }
    }
  });

  it('§2.3: everything goes together but Player with Banker', () => {
    expect(refused(game, { banker: 2500, tie: 2500, 'gold-7': 100, 'jade-8': 100 })).toBeUndefined();
    expect(refused(game, { player: 2500, banker: 2500 })).toContain(`${section.split(' ')[1]} 2.3`);
  });

  it('§7.1: their odds are posted', () => {
    expect(postedFor(game, 'gold-7')).toEqual(['Banker wins with a three-card seven: 40 to 1']);
    expect(postedFor(game, 'jade-8')).toEqual(['Player wins with a three-card eight: 25 to 1']);
  });

  it('§7.3.1, §7.3.2: bet for the dealer they lose and win at full odds', () => {
    const bets = { wagers: { tie: 100 }, tips: { 'gold-7': 100 } };
    expect(settledFor(game, bets, GOLD_7)[1]).toBe('1 gold-7 (tip) win 4000');
    expect(settledFor(game, bets, PLAIN_BANKER)[1]).toBe('1 gold-7 (tip) lose -100');
  });

  it('§7.2, §7.2.1, §7.2.2, §7.3.2.a: 50,000 dollars in all, by real win; tips even money; basic bets whole', () => {
    const seats = [
      { seat: 1, wagers: { player: 9_000_000, 'jade-8': 300_000 }, tips: { 'jade-8': 700 } },
      { seat: 2, wagers: { 'jade-8': 100_000 } },
    ];
    expect(paidOf(played(game, seats, JADE_8))).toEqual([
      '1 player win 9000000',
      '1 jade-8 win 3750000',
      '1 jade-8 (tip) win 700',
      '2 jade-8 win 1250000',
    ]);
  });
});

describe('bclc-baccarat 7.0: without commission', () => {
  const game = ruyiBaccarat.with({});

  it('§1.1.1: a winning Banker pays no commission, and none can be laid', () => {
    expect(on(game, PLAIN_BANKER).banker).toBe('win 1000');
    expect(ruyiBaccarat.options.map(({ name }) => name)).not.toContain('commission');
  });

  it('§1.1.2, §3.1: a winning three-card seven of the Banker, and only it, is decided apart', () => {
    expect(on(game, GOLD_7).banker).toBe('push 0');
    expect(on(game, PLAIN_BANKER).banker).toBe('win 1000');
    expect(on(game, { player: '2c 3d 2h', banker: 'Kc 6d' }).player).toBe('win 1000');
  });

  it('§1.1.3: a winning three-card eight of the Player is a Jade 8', () => {
    expect(on(game, JADE_8)['jade-8']).toBe('win 25000');
    expect(on(game, TIED_EIGHTS)['jade-8']).toBe('lose -1000');
  });
});

describe('bclc-baccarat 9.0: with commission', () => {
  const game = ruyiBaccaratCommission.with({});

  it('§1.1.1: a winning three-card seven of the Banker is a Gold 7, a losing one is not', () => {
    expect(on(game, GOLD_7)['gold-7']).toBe('win 40000');
    expect(on(game, { player: 'Kc 9d', banker: 'Qd 7h' })['gold-7']).toBe('lose -1000');
  });

  it('§1.1.2: a winning three-card eight of the Player is a Jade 8', () => {
    expect(on(game, JADE_8)['jade-8']).toBe('win 25000');
  });
});

describe('bclc-baccarat 8.0: Ruby 9, clause by clause', () => {
  const game = ruyiBaccaratRuby9.with({});
  const ruyi = ruyiBaccarat.with({});

  it('§1.1, §1.3, §4.2, §8.2: everything of Ruyi is offered and dealt alike', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual([
      ...ruyi.layout.wagers.map(({ id }) => id),
      'ruby-9',
    ]);
    for (const coup of SOME_COUPS) expect(dealtLike(game, coup)).toEqual(dealtLike(ruyi, coup));
    for (const coup of [GOLD_7, JADE_8, TIED_SEVENS, PLAIN_BANKER])
      expect(on(game, coup)).toEqual({ ...on(ruyi, coup), 'ruby-9': 'lose -1000' });
  });

  it('§1.2, §3.1.1, §3.1.2, §3.1.3, §3.1.3.a, §7.1.1: of the Banker', () => {
    expect(on(game, RUBY_BANKER)).toEqual({
      player: 'lose -1000',
      banker: 'win 1000',
      tie: 'lose -1000',
      'gold-7': 'lose -1000',
      'jade-8': 'lose -1000',
      'ruby-9': 'win 10000',
    });
  });

  it('§3.2.1, §3.2.2, §3.2.3, §3.2.3.a, §7.1.1: of the Player', () => {
    expect(on(game, RUBY_PLAYER)).toEqual({
      player: 'win 1000',
      banker: 'lose -1000',
      tie: 'lose -1000',
      'gold-7': 'lose -1000',
      'jade-8': 'lose -1000',
      'ruby-9': 'win 10000',
    });
  });

  it('§3.3.1, §3.3.2, §3.3.3, §3.3.4, §3.3.4.a, §7.1.2: of both', () => {
    expect(on(game, RUBY_BOTH)).toEqual({
      player: 'push 0',
      banker: 'push 0',
      tie: 'win 8000',
      'gold-7': 'lose -1000',
      'jade-8': 'lose -1000',
      'ruby-9': 'win 75000',
    });
  });

  it('§3.4: not with two cards', () => {
    expect(on(game, { player: 'Kc 9d', banker: '2c 3d' })['ruby-9']).toBe('lose -1000');
    expect(on(game, { player: 'Kc 9d', banker: 'Qd 9h' })['ruby-9']).toBe('lose -1000');
  });

  it('§6.1: a winning Banker pays no commission', () => {
    expect(on(game, PLAIN_BANKER).banker).toBe('win 1000');
  });

  it('§2.1, §2.2, §8.1: it may be left, bet alone, or bet beside any other wager', () => {
    for (const wagers of [
      { banker: 2500 },
      { 'ruby-9': 2500 },
      { 'ruby-9': 2500, 'gold-7': 2500 },
      { player: 2500, tie: 2500, 'ruby-9': 2500 },
    ])
      expect(refused(game, wagers)).toBeUndefined();
  });

  it('§2.2.1, §2.2.2: alone it takes the minimum, beside a basic bet a dollar', () => {
    expect(refused(game, { 'ruby-9': 2400 })).toMatch(/^The least on Ruby 9/);
    for (const basic of ['player', 'banker', 'tie']) {
      expect(refused(game, { [basic]: 2500, 'ruby-9': 100 })).toBeUndefined();
      expect(refused(game, { [basic]: 2500, 'ruby-9': 99 })).toMatch(/^The least on Ruby 9/);
    }
  });

  it('§2.3: everything goes together but Player with Banker', () => {
    expect(
      refused(game, { banker: 2500, tie: 2500, 'gold-7': 100, 'jade-8': 100, 'ruby-9': 100 }),
    ).toBeUndefined();
    expect(refused(game, { player: 2500, banker: 2500 })).toContain('8.0 2.3');
  });

  it('§5.1, §5.3.1, §5.4, §5.5.1, §5.5.2: a bet for the dealer is its own, after the player’s, win or lose', () => {
    const bets = { wagers: { 'ruby-9': 500 }, tips: { 'ruby-9': 100 } };
    expect(settledFor(game, bets, RUBY_BOTH)).toEqual(['1 ruby-9 win 37500', '1 ruby-9 (tip) win 7500']);
    expect(settledFor(game, bets, PLAIN_BANKER)).toEqual(['1 ruby-9 lose -500', '1 ruby-9 (tip) lose -100']);
  });

  it('§5.2: whoever does not play does not bet for the dealer', () => {
    expect(() => settledFor(game, { wagers: {}, tips: { 'ruby-9': 100 } }, RUBY_BOTH)).toThrow(
      'Bet for yourself before you bet for the dealer.',
    );
  });

  it('§7.1: its odds are posted', () => {
    expect(postedFor(game, 'ruby-9')).toEqual([
      'both hands a three-card nine: 75 to 1',
      'Banker wins with a three-card nine: 10 to 1',
      'Player wins with a three-card nine: 10 to 1',
    ]);
  });

  it('§5.5.2.a, §7.2, §7.2.1, §7.2.2: 50,000 dollars in all, by real win; tips even money; basic bets whole', () => {
    const seats = [
      { seat: 1, wagers: { tie: 9_000_000, 'ruby-9': 300_000 }, tips: { 'ruby-9': 700 } },
      { seat: 2, wagers: { 'ruby-9': 100_000 } },
    ];
    expect(paidOf(played(game, seats, RUBY_BOTH))).toEqual([
      '1 tie win 72000000',
      '1 ruby-9 win 3750000',
      '1 ruby-9 (tip) win 700',
      '2 ruby-9 win 1250000',
    ]);
  });
});
