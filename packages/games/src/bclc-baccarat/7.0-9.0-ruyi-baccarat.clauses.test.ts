import { type Bet, cents, costOf, laidOn, refusal, type Spots } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { dealtLike, everyWager, postedFor, settledFor } from '../testing/side-bets.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';
import { ruyiBaccarat, ruyiBaccaratCommission, ruyiBaccaratRuby9 } from './7.0-9.0-ruyi-baccarat.ts';

const mini = miniBaccarat.with({});
// Each against a hand that stood, and again against one that drew.
const GOLD_7 = { player: 'Kc 6d', banker: '2c 2d 3h' };
const GOLD_7_DRAWN = { player: 'Kc Qd 6h', banker: '2c 2d 3h' };
const JADE_8 = { player: '2c 3d 3h', banker: 'Kc 7d' };
const JADE_8_DRAWN = { player: '2c 3d 3h', banker: 'Kc 2h 5s' };
const RUBY_BANKER = { player: 'Kc 6d', banker: '2c 3d 4h' };
const RUBY_BANKER_DRAWN = { player: 'Kc Qd 6h', banker: '2c 2d 5h' };
const RUBY_PLAYER = { player: '2c 3d 4h', banker: 'Kc 7d' };
const RUBY_PLAYER_DRAWN = { player: '2c 3d 4h', banker: '2d 2h 3s' };
const RUBY_BOTH = { player: 'Kc 4d 5h', banker: '2c 3d 4h' };
const TIED_SEVENS = { player: 'Kc 7d', banker: '2c 2d 3h' };
const TIED_EIGHTS = { player: '2c 3d 3h', banker: '2d 2h 4s' };
const PLAIN_BANKER = { player: 'Kc 6d', banker: 'Kd 7h' };
const PLAIN_PLAYER = { player: 'Kc 7d', banker: 'Kd 6h' };
const BANKER_SIX = { player: 'Kc Qd 5h', banker: '2c 2d 2h' };
const BANKER_EIGHT = { player: 'Kc 6d', banker: '2c 2d 4h' };
const PLAYER_SEVEN = { player: '2c 3d 2h', banker: 'Kc 6d' };
const PLAYER_EIGHT_LOSES = { player: '2c 3d 3h', banker: '2d 2h 5s' };
const NATURAL_EIGHT = { player: 'Kc 8d', banker: 'Kd 7h' };

/** Two-card sevens, three cards of another total, a seven of the Player, a seven that ties, one that loses. */
const NO_GOLD_7 = [
  PLAIN_BANKER,
  BANKER_SIX,
  BANKER_EIGHT,
  RUBY_BANKER,
  PLAYER_SEVEN,
  JADE_8,
  TIED_SEVENS,
  RUBY_PLAYER_DRAWN,
];
/** Two-card eights, three cards of another total, an eight of the Banker, an eight that ties, one that loses. */
const NO_JADE_8 = [
  NATURAL_EIGHT,
  PLAYER_SEVEN,
  RUBY_PLAYER,
  BANKER_EIGHT,
  GOLD_7,
  TIED_EIGHTS,
  PLAYER_EIGHT_LOSES,
];

/** The cards after the first four, by bclc-baccarat 1.0 §8.5, §9 and §11. */
const DRAWN = [
  [NATURAL_EIGHT, []],
  [PLAIN_PLAYER, []],
  [{ player: 'Kc 6d', banker: 'Qd Jh 5c' }, ['banker up']],
  [{ player: '2c 3d 8h', banker: 'Kc 3s' }, ['player up']],
  [{ player: '2c 3d 7h', banker: 'Kc 6s 2h' }, ['player up', 'banker up']],
] as const;

type Offered = ReturnType<typeof ruyiBaccarat.with>;

const on = (game: Offered, { player, banker }: { player: string; banker: string }): Record<string, string> =>
  everyWager(game, player, banker);

const laid = (wager: string, amount: number, at: Partial<Bet> = {}): Bet => ({
  spot: 1,
  player: 'a',
  wager,
  kind: 'own',
  amount: cents(amount),
  ...at,
});

/** Why a player's bets are refused where everything is bet from 25 dollars; undefined when they are not. */
function whyNot(
  game: Offered,
  bets: readonly Bet[],
  spots: Spots = new Map(),
  posted: (wager: string) => { least?: number; step?: number } = () => ({}),
): string | undefined {
  const limits = Object.fromEntries(
    game.layout.wagers.map(({ id }) => {
      const { least = 2500, step = 100 } = posted(id);
      return [id, { least: cents(least), most: cents(1_000_000), step: cents(step) }];
    }),
  );
  const why = refusal({ layout: game.layout, limits }, spots, bets, 'a');
  return why && `${why.reason} ${why.cite?.section ?? ''} ${why.cite?.clause ?? ''}`;
}

/** The same for own bets on one spot. */
const refused = (game: Offered, wagers: Record<string, number>): string | undefined =>
  whyNot(
    game,
    Object.entries(wagers).map(([wager, amount]) => laid(wager, amount)),
  );

/** READINGS 81, as 7.0, 8.0 and 9.0 §2.2 say it of their side bets. */
function expectLeastBySide(game: Offered, wager: string, section: string): void {
  const alone = ` ${section} 2.2.1`;
  const beside = ` ${section} 2.2.2`;
  const refusedAt = (
    bets: readonly Bet[],
    posted: (wager: string) => { least?: number; step?: number },
    spots?: Spots,
  ): string | undefined => whyNot(game, bets, spots, posted);
  // Posted from a dollar, at a table of 25: alone it takes the table minimum all the same.
  const fromADollar = (id: string) => (id === wager ? { least: 100 } : {});
  expect(refusedAt([laid(wager, 2400)], fromADollar)).toContain(alone);
  expect(refusedAt([laid(wager, 2500)], fromADollar)).toBeUndefined();
  // The table minimum is that of Player and Banker, whatever is posted for the side bet or for Tie.
  const high = (id: string) => (id === 'player' || id === 'banker' ? { least: 500 } : {});
  expect(refusedAt([laid(wager, 500)], high)).toBeUndefined();
  expect(refusedAt([laid(wager, 400)], high)).toContain(alone);
  // A dollar is the floor beside a basic bet, also where less is posted.
  const quarters = () => ({ least: 25, step: 25 });
  expect(refusedAt([laid('player', 100), laid(wager, 75)], quarters)).toContain(beside);
  expect(refusedAt([laid('player', 100), laid(wager, 100)], quarters)).toBeUndefined();
  expect(refusedAt([laid(wager, 25)], quarters)).toBeUndefined();
  // And is taken whatever the step; two dollars are not.
  const fives = () => ({ least: 500, step: 500 });
  expect(refusedAt([laid('tie', 500), laid(wager, 100)], fives)).toBeUndefined();
  expect(refusedAt([laid('tie', 500), laid(wager, 200)], fives)).toContain('multiples of 5.00');
  expect(refusedAt([laid('tie', 500), laid(wager, 500)], fives)).toBeUndefined();
  expect(refusedAt([laid(wager, 100)], fives)).toContain(alone);
  // Each spot and each bettor by itself.
  expect(refusedAt([laid('player', 2500, { spot: 2 }), laid(wager, 100)], () => ({}))).toContain(alone);
  const theirs: Spots = new Map([[1, { holder: 'b', backBets: true }]]);
  const behind = laid(wager, 100, { kind: 'back' });
  const others = laid('player', 2500, { player: 'b' });
  expect(refusedAt([others, behind], () => ({}), theirs)).toContain(alone);
  const backed = laid('banker', 2500, { kind: 'back' });
  expect(refusedAt([others, backed, behind], () => ({}), theirs)).toBeUndefined();
}

/** bclc-baccarat 1.0 §8.3 to §9: bets called, four cards face down in turn, both hands turned, third cards. */
function expectDealtAsAtMini(game: Offered): void {
  for (const [coup, drawn] of DRAWN) {
    const round = played(
      game,
      [
        { seat: 1, wagers: { tie: 2500 } },
        { seat: 2, wagers: { tie: 2501 } },
      ],
      coup,
    );
    expect(callsOf(round).slice(0, 2)).toEqual(['No more bets.', 'Tie bet of 25.01 at spot 2.']);
    expect(
      round.events.flatMap((event) => {
        if (event.type === 'dealt') return [`${event.place} ${event.face}`];
        return event.type === 'turned' ? [`${event.place} turned`] : [];
      }),
    ).toEqual([
      'player down',
      'banker down',
      'player down',
      'banker down',
      'player turned',
      'banker turned',
      ...drawn,
    ]);
    expect(dealtLike(game, coup)).toEqual(dealtLike(mini, coup));
  }
}

/** bclc-baccarat 1.0 §4.1, §4.2, §4.2.1: nine spots, and bets on the spots of those who let others bet there. */
function expectBetsAsAtMini(game: Offered): void {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((spot) => laid('tie', 2500, { spot }));
  expect(whyNot(game, nine)).toBeUndefined();
  expect(whyNot(game, [laid('tie', 2500, { spot: 10 })])).toContain('there is no spot 10');
  const onTheirs = [laid('tie', 2500, { kind: 'back' })];
  expect(whyNot(game, onTheirs, new Map([[1, { holder: 'b', backBets: true }]]))).toBeUndefined();
  expect(whyNot(game, onTheirs, new Map([[1, { holder: 'b', backBets: false }]]))).toContain('1.0 4.2.1');
}

/** What the house keeps of 10.00 on every wager, each by its own player. */
const kept = (game: Offered, coup: { player: string; banker: string }): Record<string, number> =>
  Object.fromEntries(
    linesOf(
      played(
        game,
        game.layout.wagers.map(({ id }, i) => ({ seat: i + 1, wagers: { [id]: 1000 } })),
        coup,
      ),
    ).flatMap(({ wager, commission }) => (commission === 0 ? [] : [[wager, commission]])),
  );

/** What 7.0 and 9.0 state alike; Banker's pay on a Gold 7 and elsewhere is given. */
describe.each([
  ['bclc-baccarat 7.0', ruyiBaccarat, 'push 0', 'win 1000', 9_000_000],
  ['bclc-baccarat 9.0', ruyiBaccaratCommission, 'win 950', 'win 950', 8_550_000],
] as const)('%s: Gold 7 and Jade 8', (section, definition, bankersGold, bankersWin, bankersHigh) => {
  const game = definition.with({});

  it('§1.1, §8.2: coups are dealt as at Mini-Baccarat', () => {
    expectDealtAsAtMini(game);
  });

  it('§1.4, §5.2: bets are taken as at Mini-Baccarat', () => {
    expectBetsAsAtMini(game);
  });

  it('§1.4: from six to eight decks, with bets for the dealer that pay no commission', () => {
    for (const decks of [6, 7, 8]) expect(definition.with({ decks }).layout.shoe.decks).toBe(decks);
    const bets = { wagers: { tie: 100 }, tips: { banker: 100 } };
    expect(settledFor(game, bets, PLAIN_BANKER)).toEqual(['1 tie lose -100', '1 banker (tip) win 100']);
  });

  it.each([GOLD_7, GOLD_7_DRAWN])('§1.2, §3.2.1, §3.2.2, §3.2.3, §3.2.3.a: a Gold 7 over $player', (coup) => {
    expect(on(game, coup)).toEqual({
      player: 'lose -1000',
      banker: bankersGold,
      tie: 'lose -1000',
      'gold-7': 'win 40000',
      'jade-8': 'lose -1000',
    });
  });

  it.each([JADE_8, JADE_8_DRAWN])('§1.3, §4.1.1, §4.1.2, §4.1.3, §4.1.3.a: a Jade 8 over $banker', (coup) => {
    // Eight, and the last digit of eighteen.
    for (const player of [coup.player, '9c 5d 4h'])
      expect(on(game, { ...coup, player })).toEqual({
        player: 'win 1000',
        banker: 'lose -1000',
        tie: 'lose -1000',
        'gold-7': 'lose -1000',
        'jade-8': 'win 25000',
      });
    const back = [{ player: 'behind', wagers: { 'jade-8': 100 } }];
    expect(paidOf(played(game, [{ seat: 1, wagers: { tie: 100 }, back }], coup))).toContain(
      '1 jade-8 (back) win 2500',
    );
  });

  it('§3.3: Gold 7 loses on everything else', () => {
    for (const coup of NO_GOLD_7) expect(on(game, coup)['gold-7']).toBe('lose -1000');
  });

  it('§4.2: Jade 8 loses on everything else', () => {
    for (const coup of NO_JADE_8) expect(on(game, coup)['jade-8']).toBe('lose -1000');
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
    const tips = { player: 100, banker: 100, tie: 100 };
    expect(settledFor(game, { wagers: { 'gold-7': 100 }, tips }, TIED_SEVENS)).toEqual([
      '1 player (tip) push 0',
      '1 banker (tip) push 0',
      '1 gold-7 lose -100',
      '1 tie (tip) win 800',
    ]);
  });

  it('§3.5, §3.5.1: other wins pay Player and Banker, and Tie loses', () => {
    expect(on(game, GOLD_7).banker).toBe(bankersGold);
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
      { banker: 2500 },
      { tie: 2500 },
      { 'gold-7': 2500 },
      { 'jade-8': 2500 },
      { 'gold-7': 2500, 'jade-8': 2500 },
      { tie: 2500, 'gold-7': 2500, 'jade-8': 2500 },
      ...['player', 'banker', 'tie'].flatMap((basic) => [
        { [basic]: 2500, 'gold-7': 2500 },
        { [basic]: 2500, 'jade-8': 2500 },
      ]),
    ])
      expect(refused(game, wagers)).toBeUndefined();
  });

  it('§2.2.1: alone they take the table’s minimum', () => {
    for (const [wager, other] of [
      ['gold-7', 'jade-8'],
      ['jade-8', 'gold-7'],
    ] as const) {
      expect(refused(game, { [wager]: 2400 })).toMatch(/^The least on/);
      expect(refused(game, { [wager]: 2500 })).toBeUndefined();
      expect(refused(game, { [wager]: 2400, [other]: 2500 })).toMatch(/^The least on/);
      // A bet on the basic game that is the dealer's.
      expect(whyNot(game, [laid(wager, 2400), laid('player', 2500, { kind: 'tip' })])).toMatch(
        /^The least on/,
      );
    }
  });

  it('§2.2.2: beside a basic bet a dollar is enough, and less is not', () => {
    for (const wager of ['gold-7', 'jade-8']) {
      for (const basic of ['player', 'banker', 'tie']) {
        expect(refused(game, { [basic]: 2500, [wager]: 100 })).toBeUndefined();
        expect(refused(game, { [basic]: 2500, [wager]: 99 })).toMatch(/^The least on/);
      }
    }
  });

  it.each(['gold-7', 'jade-8'])(
    '§2.2.1, §2.2.2, READINGS 81: the least on %s, by spot and bettor',
    (wager) => {
      expectLeastBySide(game, wager, section.split(' ')[1] ?? '');
    },
  );

  it('§2.2.1, §2.2.2: both are posted', () => {
    const clauses = game.posted.flatMap(({ cites }) =>
      cites.map(({ section: at, clause }) => `${at} §${clause}`),
    );
    for (const clause of ['2.2.1', '2.2.2', '7.2'])
      expect(clauses).toContain(`${section.split(' ')[1]} §${clause}`);
  });

  it('§2.3: everything goes together but Player with Banker', () => {
    for (const side of ['player', 'banker'])
      expect(refused(game, { [side]: 2500, tie: 2500, 'gold-7': 100, 'jade-8': 100 })).toBeUndefined();
    for (const spot of [1, 2])
      expect(whyNot(game, [laid('player', 2500), laid('banker', 2500, { spot })])).toContain(
        `${section.split(' ')[1]} 2.3`,
      );
  });

  it('§7.1: their odds are posted', () => {
    expect(postedFor(game, 'gold-7')).toEqual(['Banker wins with a three-card seven: 40 to 1']);
    expect(postedFor(game, 'jade-8')).toEqual(['Player wins with a three-card eight: 25 to 1']);
  });

  it('§7.3.1, §7.3.2: bet for the dealer they lose and win at full odds', () => {
    const seats = [
      { seat: 1, wagers: { tie: 100 }, tips: { 'gold-7': 100, 'jade-8': 100 } },
      { seat: 2, wagers: { tie: 100 } },
    ];
    expect(paidOf(played(game, seats, GOLD_7))).toEqual([
      '1 tie lose -100',
      '1 gold-7 (tip) win 4000',
      '1 jade-8 (tip) lose -100',
      '2 tie lose -100',
    ]);
    expect(paidOf(played(game, seats, JADE_8))).toEqual([
      '1 tie lose -100',
      '1 gold-7 (tip) lose -100',
      '1 jade-8 (tip) win 2500',
      '2 tie lose -100',
    ]);
    // Paid after all of the player's own, whichever wager it lies on (READINGS 80); taken beside its wager.
    const both = { banker: 1000, 'gold-7': 100 };
    expect(settledFor(game, { wagers: both, tips: both }, PLAIN_BANKER)).toEqual([
      `1 banker ${bankersWin}`,
      '1 gold-7 lose -100',
      '1 banker (tip) win 1000',
      '1 gold-7 (tip) lose -100',
    ]);
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

  it('§7.2, §7.2.1: so do Gold 7 wins, each share without the part of a cent', () => {
    const seats = [1, 2, 3].map((seat) => ({ seat, wagers: { 'gold-7': seat * 100_000 } }));
    expect(paidOf(played(game, seats.slice(0, 2), GOLD_7))).toEqual([
      '1 gold-7 win 1666666',
      '2 gold-7 win 3333333',
    ]);
    expect(paidOf(played(game, seats, GOLD_7))).toEqual([
      '1 gold-7 win 833333',
      '2 gold-7 win 1666666',
      '3 gold-7 win 2500000',
    ]);
  });

  it('§7.2, §7.3.2.a: wins of just 50,000 dollars are paid whole, and the dealer’s at full odds', () => {
    const wins = (wager: string, stake: number, coup: typeof GOLD_7): string[] =>
      settledFor(game, { wagers: { [wager]: stake }, tips: { [wager]: 100 } }, coup);
    expect(wins('gold-7', 125_000, GOLD_7)).toEqual(['1 gold-7 win 5000000', '1 gold-7 (tip) win 4000']);
    expect(wins('gold-7', 125_001, GOLD_7)).toEqual(['1 gold-7 win 5000000', '1 gold-7 (tip) win 100']);
    expect(wins('jade-8', 200_000, JADE_8)).toEqual(['1 jade-8 win 5000000', '1 jade-8 (tip) win 2500']);
    expect(wins('jade-8', 200_001, JADE_8)).toEqual(['1 jade-8 win 5000000', '1 jade-8 (tip) win 100']);
  });

  it('§7.2.2: no basic bet has a limit', () => {
    const wins = (wager: string, coup: typeof GOLD_7): string[] =>
      settledFor(game, { wagers: { [wager]: 9_000_000 } }, coup);
    expect(wins('player', PLAIN_PLAYER)).toEqual(['1 player win 9000000']);
    expect(wins('banker', PLAIN_BANKER)).toEqual([`1 banker win ${bankersHigh}`]);
    expect(wins('tie', TIED_SEVENS)).toEqual(['1 tie win 72000000']);
  });
});

describe('bclc-baccarat 7.0: without commission', () => {
  const game = ruyiBaccarat.with({});

  it('§1.1.1, §6.1: neither a winning Banker nor any other bet pays commission, and none can be laid', () => {
    expect(on(game, PLAIN_BANKER).banker).toBe('win 1000');
    for (const coup of [PLAIN_BANKER, PLAIN_PLAYER, TIED_SEVENS, GOLD_7, JADE_8])
      expect(kept(game, coup)).toEqual({});
    expect(ruyiBaccarat.options.map(({ name }) => name)).not.toContain('commission');
  });

  it('§1.1.2, §3.1: a winning three-card seven of the Banker, and only it, is decided apart', () => {
    expect(on(game, GOLD_7)).toMatchObject({ banker: 'push 0', 'gold-7': 'win 40000' });
    for (const coup of [PLAIN_BANKER, BANKER_SIX, BANKER_EIGHT, RUBY_BANKER])
      expect(on(game, coup)).toMatchObject({ player: 'lose -1000', banker: 'win 1000' });
    for (const coup of [PLAYER_SEVEN, JADE_8, RUBY_PLAYER_DRAWN])
      expect(on(game, coup)).toMatchObject({ player: 'win 1000', banker: 'lose -1000' });
    for (const coup of [TIED_SEVENS, TIED_EIGHTS])
      expect(on(game, coup)).toMatchObject({ player: 'push 0', banker: 'push 0' });
    for (const coup of NO_GOLD_7) expect(on(game, coup)['gold-7']).toBe('lose -1000');
  });

  it('§1.1.3: a winning three-card eight of the Player, and only it, is a Jade 8', () => {
    expect(on(game, JADE_8)['jade-8']).toBe('win 25000');
    for (const coup of NO_JADE_8) expect(on(game, coup)['jade-8']).toBe('lose -1000');
  });
});

describe('bclc-baccarat 9.0: with commission', () => {
  const game = ruyiBaccaratCommission.with({});

  it('§3.1, READINGS 23: the higher hand wins, and a three-card seven of the Banker is no exception', () => {
    for (const coup of [GOLD_7, PLAIN_BANKER, BANKER_SIX, BANKER_EIGHT, RUBY_BANKER])
      expect(on(game, coup)).toMatchObject({ player: 'lose -1000', banker: 'win 950' });
    for (const coup of [PLAYER_SEVEN, JADE_8, RUBY_PLAYER_DRAWN])
      expect(on(game, coup)).toMatchObject({ player: 'win 1000', banker: 'lose -1000' });
    for (const coup of [TIED_SEVENS, TIED_EIGHTS])
      expect(on(game, coup)).toMatchObject({ player: 'push 0', banker: 'push 0' });
  });

  it('§1.1.1: a winning three-card seven of the Banker, and only it, is a Gold 7', () => {
    expect(on(game, GOLD_7)['gold-7']).toBe('win 40000');
    for (const coup of NO_GOLD_7) expect(on(game, coup)['gold-7']).toBe('lose -1000');
  });

  it('§1.1.2: a winning three-card eight of the Player, and only it, is a Jade 8', () => {
    expect(on(game, JADE_8)['jade-8']).toBe('win 25000');
    for (const coup of NO_JADE_8) expect(on(game, coup)['jade-8']).toBe('lose -1000');
  });

  it.each(['from-win', 'beforehand'])(
    '§6.1: five percent of what Banker wins is kept, and of nothing else (%s)',
    (commission) => {
      const dealt = ruyiBaccaratCommission.with({ commission });
      for (const coup of [PLAIN_BANKER, GOLD_7]) expect(kept(dealt, coup)).toEqual({ banker: 50 });
      for (const coup of [PLAIN_PLAYER, JADE_8, TIED_SEVENS]) expect(kept(dealt, coup)).toEqual({});
    },
  );

  it('§6.1.1: the commission is laid beside every Banker bet beforehand where the house wants it so', () => {
    const { layout } = ruyiBaccaratCommission.with({ commission: 'beforehand' });
    const backed = laid('banker', 1000, { kind: 'back' });
    expect([laid('banker', 1000), backed].map((bet) => laidOn(layout, bet))).toEqual([50, 50]);
    expect(
      costOf(layout, [laid('banker', 1000), laid('gold-7', 1000), laid('banker', 500, { kind: 'tip' })]),
    ).toBe(2550);
    expect(costOf(game.layout, [laid('banker', 1000)])).toBe(1000);
  });

  it('§6.1, READINGS 57: half a cent of commission is a cent', () => {
    const bankers = (stake: number): string[] =>
      settledFor(game, { wagers: { banker: stake } }, PLAIN_BANKER);
    expect(bankers(10)).toEqual(['1 banker win 9']);
    expect(bankers(9)).toEqual(['1 banker win 9']);
  });
});

describe('bclc-baccarat 8.0: Ruby 9, clause by clause', () => {
  const game = ruyiBaccaratRuby9.with({});
  const ruyi = ruyiBaccarat.with({});

  it('§1.1, §1.3: everything of Ruyi is offered and pays alike', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual([
      ...ruyi.layout.wagers.map(({ id }) => id),
      'ruby-9',
    ]);
    for (const coup of [GOLD_7, JADE_8, TIED_SEVENS, PLAIN_BANKER, PLAIN_PLAYER])
      expect(on(game, coup)).toEqual({ ...on(ruyi, coup), 'ruby-9': 'lose -1000' });
    const high = { wagers: { 'gold-7': 250_000, 'jade-8': 250_000 } };
    expect(settledFor(game, high, GOLD_7)).toEqual(['1 gold-7 win 5000000', '1 jade-8 lose -250000']);
    expect(settledFor(game, high, JADE_8)).toEqual(['1 gold-7 lose -250000', '1 jade-8 win 5000000']);
  });

  it('§8.2: coups are dealt as at Ruyi, which is as at Mini-Baccarat', () => {
    expectDealtAsAtMini(game);
  });

  it('§4.2: bets are taken as at Ruyi, which is as at Mini-Baccarat', () => {
    expectBetsAsAtMini(game);
  });

  it.each([RUBY_BANKER, RUBY_BANKER_DRAWN])(
    '§1.2, §3.1.1, §3.1.2, §3.1.3, §3.1.3.a, §7.1.1: of the Banker over $player',
    (coup) => {
      expect(on(game, coup)).toEqual({
        player: 'lose -1000',
        banker: 'win 1000',
        tie: 'lose -1000',
        'gold-7': 'lose -1000',
        'jade-8': 'lose -1000',
        'ruby-9': 'win 10000',
      });
    },
  );

  it.each([RUBY_PLAYER, RUBY_PLAYER_DRAWN])(
    '§1.2, §3.2.1, §3.2.2, §3.2.3, §3.2.3.a, §7.1.1: of the Player over $banker',
    (coup) => {
      expect(on(game, coup)).toEqual({
        player: 'win 1000',
        banker: 'lose -1000',
        tie: 'lose -1000',
        'gold-7': 'lose -1000',
        'jade-8': 'lose -1000',
        'ruby-9': 'win 10000',
      });
    },
  );

  it('§1.2, §3.3.1, §3.3.2, §3.3.3, §3.3.4, §3.3.4.a, §7.1.2: of both', () => {
    expect(on(game, RUBY_BOTH)).toEqual({
      player: 'push 0',
      banker: 'push 0',
      tie: 'win 8000',
      'gold-7': 'lose -1000',
      'jade-8': 'lose -1000',
      'ruby-9': 'win 75000',
    });
  });

  it('§3.4: not with two cards, nor with three of another total', () => {
    for (const coup of [
      { player: 'Kc 9d', banker: '2c 3d' },
      { player: 'Kc 7d', banker: 'Qd 9h' },
      { player: 'Kc 9d', banker: 'Qd 9h' },
      JADE_8,
      BANKER_EIGHT,
      TIED_EIGHTS,
    ])
      expect(on(game, coup)['ruby-9']).toBe('lose -1000');
  });

  it('§6.1: neither a winning Banker nor any other bet pays commission, and none can be laid', () => {
    for (const coup of [PLAIN_BANKER, RUBY_BANKER, RUBY_PLAYER, RUBY_BOTH])
      expect(kept(game, coup)).toEqual({});
    expect(ruyiBaccaratRuby9.options.map(({ name }) => name)).not.toContain('commission');
  });

  it('§2.1, §2.2, §8.1: it may be left, bet alone, or bet beside any other wager', () => {
    for (const wagers of [
      { player: 2500 },
      { banker: 2500 },
      { tie: 2500 },
      { 'gold-7': 2500, 'jade-8': 2500 },
      { 'ruby-9': 2500 },
      { 'ruby-9': 2500, 'gold-7': 2500 },
      { 'ruby-9': 2500, 'jade-8': 2500 },
      { player: 2500, tie: 2500, 'ruby-9': 2500 },
    ])
      expect(refused(game, wagers)).toBeUndefined();
  });

  it('§2.2.1, §2.2.2: alone it takes the minimum, beside a basic bet a dollar', () => {
    expect(refused(game, { 'ruby-9': 2400 })).toMatch(/^The least on Ruby 9/);
    expect(refused(game, { 'ruby-9': 2500 })).toBeUndefined();
    expect(refused(game, { 'ruby-9': 2400, 'gold-7': 2500, 'jade-8': 2500 })).toMatch(/^The least on Ruby 9/);
    // A bet on the basic game that is the dealer's.
    expect(whyNot(game, [laid('ruby-9', 2400), laid('player', 2500, { kind: 'tip' })])).toMatch(
      /^The least on Ruby 9/,
    );
    for (const basic of ['player', 'banker', 'tie']) {
      expect(refused(game, { [basic]: 2500, 'ruby-9': 100 })).toBeUndefined();
      expect(refused(game, { [basic]: 2500, 'ruby-9': 99 })).toMatch(/^The least on Ruby 9/);
    }
  });

  it('§2.3: everything goes together but Player with Banker', () => {
    for (const side of ['player', 'banker'])
      expect(
        refused(game, { [side]: 2500, tie: 2500, 'gold-7': 100, 'jade-8': 100, 'ruby-9': 100 }),
      ).toBeUndefined();
    for (const spot of [1, 2])
      expect(whyNot(game, [laid('player', 2500), laid('banker', 2500, { spot })])).toContain('8.0 2.3');
  });

  it('§2.2.1, §2.2.2, READINGS 81: the least on Ruby 9, by spot and bettor; Gold 7 and Jade 8 as at Ruyi', () => {
    expectLeastBySide(game, 'ruby-9', '8.0');
    for (const wager of ['gold-7', 'jade-8']) expectLeastBySide(game, wager, '7.0');
  });

  it('§1.3, §6.1, §7.2: what Ruyi posts is posted here too: no commission, the push on a Gold 7, both limits', () => {
    const clauses = game.posted.flatMap(({ cites }) =>
      cites.map(({ section: at, clause }) => `${at} §${clause}`),
    );
    for (const clause of [
      '8.0 §6.1',
      '7.0 §3.2.1',
      '7.0 §7.2',
      '8.0 §7.2',
      '8.0 §2.2.1',
      '7.0 §2.2.1',
      '8.0 §5.2',
    ])
      expect(clauses).toContain(clause);
  });

  it('§5.1: whoever plays may bet for the dealer on any wager', () => {
    for (const { id } of game.layout.wagers)
      expect(whyNot(game, [laid('gold-7', 2500), laid(id, 100, { kind: 'tip' })])).toBeUndefined();
  });

  it('§5.4, §5.5.1, §5.5.2: a bet for the dealer is settled by itself after the player’s, win or lose', () => {
    const seats = [
      { seat: 1, wagers: { 'ruby-9': 500 }, tips: { 'ruby-9': 100 } },
      { seat: 2, wagers: { 'ruby-9': 500 } },
    ];
    expect(paidOf(played(game, seats, RUBY_BOTH))).toEqual([
      '1 ruby-9 win 37500',
      '1 ruby-9 (tip) win 7500',
      '2 ruby-9 win 37500',
    ]);
    expect(paidOf(played(game, seats, PLAIN_BANKER))).toEqual([
      '1 ruby-9 lose -500',
      '1 ruby-9 (tip) lose -100',
      '2 ruby-9 lose -500',
    ]);
  });

  it('§5.2: whoever does not play does not bet for the dealer', () => {
    for (const tips of [{ 'ruby-9': 100 }, { 'ruby-9': 100, banker: 100 }])
      expect(() => settledFor(game, { wagers: {}, tips }, RUBY_BOTH)).toThrow(
        'Bet for yourself before you bet for the dealer. (bclc-baccarat 8.0 §5.2)',
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

  it('§5.3.2: the dealer is told on which side bets for the dealer lie, where there are any', () => {
    const handled = (tips: Record<string, number>): string[] =>
      played(game, [{ seat: 1, wagers: { banker: 1000 }, tips }], PLAIN_BANKER).events.flatMap((event) =>
        event.type === 'handled' && event.cite.section === '8.0' ? [event.cite.clause] : [],
      );
    expect(handled({ banker: 100 })).toEqual(['5.3.2']);
    expect(handled({})).toEqual([]);
  });

  it('§5.4, READINGS 80: a bet for the dealer is paid after all of its player’s own at that spot', () => {
    const bets = { wagers: { banker: 1000, 'ruby-9': 500 }, tips: { banker: 100 } };
    expect(settledFor(game, bets, RUBY_BANKER)).toEqual([
      '1 banker win 1000',
      '1 ruby-9 win 5000',
      '1 banker (tip) win 100',
    ]);
  });

  it('§7.2.2, §5.5.2: when the limit is enforced, bets for the dealer on other wagers keep their odds', () => {
    const bets = { wagers: { 'ruby-9': 300_000 }, tips: { 'ruby-9': 700, tie: 700 } };
    expect(settledFor(game, bets, RUBY_BOTH)).toEqual([
      '1 ruby-9 win 5000000',
      '1 tie (tip) win 5600',
      '1 ruby-9 (tip) win 700',
    ]);
  });

  it('§7.2, §7.2.1: each share is without the part of a cent', () => {
    const seats = [1, 2, 3].map((seat) => ({ seat, wagers: { 'ruby-9': seat * 200_000 } }));
    expect(paidOf(played(game, seats, RUBY_PLAYER))).toEqual([
      '1 ruby-9 win 833333',
      '2 ruby-9 win 1666666',
      '3 ruby-9 win 2500000',
    ]);
  });

  it('§5.5.2.a, §7.2: wins of just 50,000 dollars are paid whole, and the dealer’s at full odds', () => {
    const wins = (stake: number): string[] =>
      settledFor(game, { wagers: { 'ruby-9': stake }, tips: { 'ruby-9': 100 } }, RUBY_BANKER);
    expect(wins(500_000)).toEqual(['1 ruby-9 win 5000000', '1 ruby-9 (tip) win 1000']);
    expect(wins(500_001)).toEqual(['1 ruby-9 win 5000000', '1 ruby-9 (tip) win 100']);
  });

  it('§7.2.2: no basic bet has a limit', () => {
    const wins = (wager: string, coup: typeof RUBY_BOTH): string[] =>
      settledFor(game, { wagers: { [wager]: 9_000_000 } }, coup);
    expect(wins('player', RUBY_PLAYER)).toEqual(['1 player win 9000000']);
    expect(wins('banker', RUBY_BANKER)).toEqual(['1 banker win 9000000']);
    expect(wins('tie', RUBY_BOTH)).toEqual(['1 tie win 72000000']);
  });
});
