import type { Round, TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDraws, COLORADO_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { linesOf, netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { ezBaccaratProgressive } from './30-2899.04-ez-baccarat-progressive.ts';

const game = ezBaccaratProgressive.with({});
const wagers = { player: 1000, progressive: 100 };

type Hands = readonly [player: string, banker: string];

const round = ([player, banker]: Hands, table: TableGame = game, seats = [1]): Round =>
  played(
    table,
    seats.map((seat) => ({ seat, wagers })),
    { player, banker },
  );

/** What comes back for a dollar on the progressive. */
const returned = (hands: Hands, table: TableGame = game): number | undefined =>
  linesOf(round(hands, table)).find(({ wager }) => wager === 'progressive')?.returned;

// Banker's three-card 7 over a Player of nothing, and its kin.
const DRAGON_0_SUITED: Hands = ['Kh Qh Jh', 'Ah Ah 5h'];
const DRAGON_0_RED: Hands = ['Kh Qd Jh', 'Ah Ad 5h'];
const DRAGON_0_BLACK: Hands = ['Kc Qs Js', 'Ac As 5s'];
const DRAGON_0_BANKER_SUITED: Hands = ['Kc Qh Jh', 'Ah Ah 5h'];
const DRAGON_0: Hands = ['Kc Qh Jh', 'Ac Ah 5h'];
const SEVEN_0: Hands = ['Kc Qh Jh', 'Kd 7h'];
const SEVEN_0_SUITED: Hands = ['Kh Qh Jh', 'Jh 7h'];
const DRAGON_1: Hands = ['Kh Ah Kh', 'Ah Ah 5h'];
const ZERO_ZERO: Hands = ['Kh Qh Jh', 'Kh Qh Jh'];

describe('colorado-rule-28 30-2899.04: EZ Baccarat Progressive', () => {
  // The paytables as printed, in cents for a dollar at a meter of 10,000 dollars.
  it.each([
    ['1', [1_000_000, 25_000, 25_000, 7500, 7500, 6000, 6000, 0, 0]],
    ['2', [1_000_000, 23_000, 23_000, 7500, 7500, 6000, 6000, 0, 0]],
  ])('§(5)(g), READINGS 16: paytable %s returns %j', (payTable, pays) => {
    const table = ezBaccaratProgressive.with({ payTable });
    const hands = [
      DRAGON_0_SUITED,
      DRAGON_0_RED,
      DRAGON_0_BLACK,
      DRAGON_0_BANKER_SUITED,
      DRAGON_0,
      SEVEN_0,
      SEVEN_0_SUITED,
      DRAGON_1,
      ZERO_ZERO,
    ];
    expect(hands.map((dealt) => returned(dealt, table))).toEqual(pays);
  });

  it.each([
    ['suited', ['3h 2h 3h', '2h 2h 3h'], 1_000_000],
    ['same color', ['3h 2d 3h', '2d 2h 3d'], 50_000],
    ['Panda 8 over a three-card 7', ['3c 2h 3h', '2h 2d 3h'], 5000],
    ['a suited Panda 8 over a three-card 7 of other suits', ['3c 2c 3c', '2h 2d 3h'], 5000],
    ['a suited Panda 8', ['3c 2c 3c', 'Kh 7d'], 2000],
    ['a suited Dragon 7', ['Kc 6d', '2h 2h 3h'], 2000],
    ['Panda 8', ['3c 2h 3c', 'Kh 7d'], 1100],
    ['Dragon 7', ['Kc 6d', '2c 2h 3h'], 1100],
    ['a Dragon 7 of one color', ['Kc 6d', '2d 2h 3h'], 1100],
    ['neither', ['Kc 7d', 'Qd 6h'], 0],
  ] as const)('§(5)(g), READINGS 16: by paytable 3, %s (%j) returns %i', (_, hands, pays) => {
    expect(returned(hands, ezBaccaratProgressive.with({ payTable: '3' }))).toBe(pays);
  });

  it('§(4), §(5)(f)(I): the percentage is paid from the meter, the rest from the tray', () => {
    const fromMeter = (hands: Hands, payTable = '1'): unknown =>
      linesOf(round(hands, ezBaccaratProgressive.with({ payTable }))).find(
        ({ wager }) => wager === 'progressive',
      )?.fromMeter;
    expect(fromMeter(DRAGON_0_SUITED)).toBe(1_000_000);
    expect(fromMeter(DRAGON_0_RED)).toBeUndefined();
    expect(fromMeter(['3h 2h 3h', '2h 2h 3h'], '3')).toBe(1_000_000);
    expect(fromMeter(['3h 2d 3h', '2d 2h 3d'], '3')).toBeUndefined();
  });

  it('§(5)(f)(I): the rest comes from the meter as well where the casino wants it so', () => {
    const dealt = round(DRAGON_0_RED, ezBaccaratProgressive.with({ otherAwards: 'meter' }));
    const won = linesOf(dealt).find(({ wager }) => wager === 'progressive');
    expect(won).toMatchObject({ returned: 25_000, fromMeter: 25_000 });
    const [meter] = dealt.events.flatMap((event) =>
      event.type === 'settled' ? [event.meters?.progressive] : [],
    );
    expect(meter).toBe(1_000_000 - 25_000);
    // as far as it goes
    const short = round(DRAGON_0_RED, ezBaccaratProgressive.with({ otherAwards: 'meter', meter: 10_000 }));
    expect(linesOf(short).find(({ wager }) => wager === 'progressive')).toMatchObject({
      returned: 25_000,
      fromMeter: 10_000,
    });
    expect(short.events.at(-1)).toMatchObject({ type: 'settled', meters: { progressive: 0 } });
  });

  it('§(5)(f)(ii), READINGS 16: all in the progressive at the table share the meter', () => {
    const table = ezBaccaratProgressive.with({ meter: 1_000_001, reseed: 250_000 });
    const [player, banker] = DRAGON_0_SUITED;
    const seats = [...[1, 2, 5].map((seat) => ({ seat, wagers })), { seat: 3, wagers: { player: 1000 } }];
    const dealt = played(table, seats, { player, banker });
    expect(
      linesOf(dealt)
        .filter(({ wager }) => wager === 'progressive')
        .map(({ seat, returned: paid }) => [seat, paid]),
    ).toEqual([
      [5, 333_333],
      [2, 333_333],
      [1, 333_333],
    ]);
    const [meter] = dealt.events.flatMap((event) =>
      event.type === 'settled' ? [event.meters?.progressive] : [],
    );
    expect(meter).toBe(250_000);
  });

  it('§(4), §(5)(d), §(5)(e): baccarat, Dragon 7 and Panda 8 are settled with it, as without it', () => {
    const nets = ([player, banker]: Hands): unknown =>
      netOf(played(game, [oneOnEach(game, 1, 1000)], { player, banker }));
    expect(nets(['Kc 6d', '2c 2d 3h'])).toMatchObject({ banker: 0, 'dragon-7': 40_000, progressive: -100 });
    expect(nets(['2c 3d 3h', 'Kc 7d'])).toMatchObject({ player: 1000, 'panda-8': 25_000 });
    expect(paidOf(round(SEVEN_0, game, [1, 2]))).toEqual([
      '2 player lose -1000',
      '1 player lose -1000',
      '2 progressive win 5900',
      '1 progressive win 5900',
    ]);
    expect(paidOf(round(['Kc 8d', 'Qd 7h'], game, [1, 2]))).toEqual([
      '2 progressive lose -100',
      '1 progressive lose -100',
      '2 player win 1000',
      '1 player win 1000',
    ]);
  });

  it('§(5)(d): both hands are drawn as ever', () => {
    expect(allDraws(game)).toEqual(COLORADO_DRAWS);
  });

  it('§(3)(b): an aggregate limit, if posted, holds for the progressive together with the others', () => {
    const seats = [
      { seat: 1, wagers: { progressive: 100 } },
      { seat: 2, wagers: { 'dragon-7': 185 } },
    ];
    const [player, banker] = DRAGON_0;
    expect(
      paidOf(played(ezBaccaratProgressive.with({ aggregateLimit: 7400 }), seats, { player, banker })),
    ).toEqual(['2 dragon-7 win 3700', '1 progressive win 3700']);
  });

  const hands = { player: 'Kc 7d', banker: 'Qd 6h' };

  it('§(5)(b), READINGS 59: the wager lies on one’s own sensor, a dollar unless the house says otherwise', () => {
    const lay = (table: TableGame, progressive: number) => () =>
      played(table, [{ seat: 1, wagers: { player: 100, progressive } }], hands);
    expect(lay(game, 100)).not.toThrow();
    for (const wrong of [99, 101, 200])
      expect(lay(game, wrong)).toThrow('colorado-rule-28 30-2899.04 §(5)(b)');
    expect(lay(ezBaccaratProgressive.with({ stake: 500 }), 500)).not.toThrow();
    expect(() =>
      played(game, [{ seat: 1, wagers: { player: 100 }, tips: { progressive: 100 } }], hands),
    ).toThrow("bet on one's own seat");
    const back = [{ player: 'cat', wagers: { player: 100, progressive: 100 } }];
    expect(() => played(game, [{ seat: 1, wagers: { player: 100 }, back }], hands)).toThrow(
      "bet on one's own seat",
    );
  });

  it('§(5)(b): it goes with Dragon 7, Panda 8 and the standard wagers', () => {
    expect(() => played(game, [oneOnEach(game, 1, 100)], hands)).not.toThrow();
  });

  it('§(5)(a): nobody has to bet it', () => {
    for (const wager of ['player', 'banker', 'tie', 'dragon-7', 'panda-8'])
      expect(() => played(game, [{ seat: 1, wagers: { [wager]: 100 } }], hands)).not.toThrow();
  });

  it.each(['progressive', 'dragon-7', 'panda-8'])(
    '§(5), §(5)(e): %s without the base game, unless the house requires it',
    (bonus) => {
      const strict = ezBaccaratProgressive.with({ baseWagerRequired: 'yes' });
      const lay = (table: TableGame, beside: Record<string, number>) => (): unknown =>
        played(table, [{ seat: 1, wagers: { [bonus]: 100, ...beside } }], hands);
      expect(lay(game, {})).not.toThrow();
      expect(lay(strict, {})).toThrow('colorado-rule-28 30-2899.04 §(5)(e)');
      for (const wager of ['player', 'banker', 'tie']) expect(lay(strict, { [wager]: 100 })).not.toThrow();
    },
  );

  const prompts = (dealt: Round): string[] =>
    dealt.events.flatMap((event) =>
      event.type === 'handled' && event.cite.section === '30-2899.04' ? [event.cite.clause] : [],
    );

  it('§(5)(b), §(5)(c), §(5)(f)(vi): the dealer is prompted to start and end the game when somebody is in it', () => {
    expect(prompts(round(['Kc 8d', 'Qd 7h']))).toEqual(['(5)(b)', '(5)(c)', '(5)(f)(vi)']);
    expect(prompts(played(game, [], hands))).toEqual([]);
  });

  it('§(5)(f)(iii): the hand of every winner is entered, also where the tray pays', () => {
    expect(prompts(round(DRAGON_0, game, [1, 2]))).toEqual([
      '(5)(b)',
      '(5)(c)',
      '(5)(f)(iii)',
      '(5)(f)(iii)',
      '(5)(f)(vi)',
    ]);
  });

  it('§(5)(f)(ii), READINGS 68: whoever is in it at two spots has one share of the meter', () => {
    const seats = [1, 2, 3].map((seat) => ({
      seat,
      player: seat === 3 ? 'bob' : 'ann',
      wagers: { player: 1000, progressive: 100 },
    }));
    const [player, banker] = DRAGON_0_SUITED;
    const paid = linesOf(played(ezBaccaratProgressive.with({ meter: 1_000_000 }), seats, { player, banker }))
      .filter(({ wager }) => wager === 'progressive')
      .map((line) => [line.seat, line.returned]);
    expect(paid.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [1, 500_000],
      [2, 0],
      [3, 500_000],
    ]);
  });

  it('§(5)(f)(iii), §(5)(f)(iv), §(5)(f)(v): and to call and confirm a jackpot, for each who shares it', () => {
    expect(prompts(round(DRAGON_0_SUITED, game, [1, 2]))).toEqual([
      '(5)(b)',
      '(5)(c)',
      '(5)(f)(iii)',
      '(5)(f)(iii)',
      '(5)(f)(iv)',
      '(5)(f)(v)',
      '(5)(f)(vi)',
    ]);
  });
});

describe('any round of EZ Baccarat Progressive', () => {
  it.each([{}, { payTable: '3', baseWagerRequired: 'yes', aggregateLimit: 50_000, stake: 500 }])(
    'is sound under %j',
    (options) => {
      const table = ezBaccaratProgressive.with(options);
      fc.assert(
        fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
        { numRuns: 40 },
      );
    },
  );
});
