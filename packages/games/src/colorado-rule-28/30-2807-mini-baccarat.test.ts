import { parseCards } from '@croupier/cards';
import {
  type Bet,
  type BetKind,
  cents,
  costOf,
  formatCite,
  type RecordedResult,
  type Refusal,
  type RoundEvent,
  refusal,
  replayRecord,
  type Spots,
  type TableGame,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankerDraws, bankerDrawsAlone, playerDraws, twoCards } from '../baccarat/testing/third-cards.ts';
import { bankedGameNamed, catalogue } from '../catalogue.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { seat } from '../testing/squeezed.ts';
import { coloradoMiniBaccarat } from './30-2807-mini-baccarat.ts';
import { coloradoMidiBaccarat } from './30-2817-midi-baccarat.ts';
import { fiveTreasures } from './30-2899.01-five-treasures.ts';
import { ezBaccaratProgressive } from './30-2899.04-ez-baccarat-progressive.ts';

const mini = coloradoMiniBaccarat.with({});

/** What 1000 on every wager brings when the hands fall so. */
const nets = (hands: readonly [string, string], game: TableGame = mini): Readonly<Record<string, number>> =>
  netOf(played(game, [oneOnEach(game, 1, 1000)], { player: hands[0], banker: hands[1] }));

const events = (hands: readonly [string, string], game: TableGame = mini): readonly RoundEvent[] =>
  played(game, [oneOnEach(game, 1, 1000)], { player: hands[0], banker: hands[1] }).events;

/** How many cards each hand has when it is played out; a card too many or too few is refused. */
const cardsOf = (player: string, banker: string): number[] =>
  played(mini, [], { player, banker }).places.map(({ cards }) => cards.length);

const PLAYER_WINS = ['Kc 7d', 'Qd 6h'] as const;
const BANKER_WINS: readonly [string, string] = ['Kc 6d', 'Qd 7h'];
const TIE = ['Kc 6d', 'Qd 6h'] as const;

describe('colorado-rule-28 30-2806: cards', () => {
  it('30-2806 §(1); 30-2802 §(25), READINGS 19: six to eight decks from a shoe, and no more', () => {
    for (const decks of [6, 7, 8]) expect(coloradoMiniBaccarat.with({ decks }).layout.shoe.decks).toBe(decks);
    for (const decks of [5, 9, 10])
      expect(() => coloradoMiniBaccarat.with({ decks })).toThrow('colorado-rule-28 30-2806 §(1)');
  });

  it('30-2806 §(4), READINGS 19: six to twenty with an automated shuffler, ten among them', () => {
    for (const decks of [6, 10, 20])
      expect(coloradoMiniBaccarat.with({ shuffler: 'automatic', decks }).layout.shoe.decks).toBe(decks);
    for (const decks of [5, 21])
      expect(() => coloradoMiniBaccarat.with({ shuffler: 'automatic', decks })).toThrow('30-2806 §(4)');
  });

  it.each([
    ['30-2806 §(2)(a)', '2c 5d', 7],
    ['30-2806 §(2)(a)', '3c 3d', 6],
    ['30-2806 §(2)(a)', '4c 2d', 6],
    ['30-2806 §(2)(a)', '6c Kd', 6],
    ['30-2806 §(2)(a)', '7c Kd', 7],
    ['30-2806 §(2)(a)', '8c Kd', 8],
    ['30-2806 §(2)(a)', '9c Kd', 9],
    ['30-2806 §(2)(b)', 'Tc 6d', 6],
    ['30-2806 §(2)(b)', 'Jc 6d', 6],
    ['30-2806 §(2)(b)', 'Qc 6d', 6],
    ['30-2806 §(2)(b)', 'Kc 6d', 6],
    ['30-2806 §(2)(c)', 'Ac 6d', 7],
    ['30-2806 §(3), §(3)(a)', 'Ac 2d 4h', 7],
    ['30-2806 §(3), §(3)(b)', 'Ac 2d 9h', 2],
    ['30-2806 §(3)', '4c 6d 7h', 7],
    ['30-2806 §(3)', '9c 6d 9h', 4],
  ])('%s: %s counts %i', (_, player, total) => {
    const [settled] = events([player, 'Kd 7s']).filter((event) => event.type === 'settled');
    expect(settled?.summary.player).toBe(total);
  });

  it.each(['Ts', 'Js', 'Qs', 'Ks'])(
    '30-2806 §(2)(b): a third card of %s is a zero of the drawing table, on which a Banker of three draws',
    (card) => {
      expect(cardsOf(`Kc 2d ${card}`, 'Kd 3h 2s')).toEqual([3, 3]);
    },
  );

  it('30-2806 §(2)(c): a third card of one point is an ace, on which a Banker of three draws and of four stands', () => {
    expect(cardsOf('Kc 2d As', 'Kd 3h 2s')).toEqual([3, 3]);
    expect(cardsOf('Kc 2d As', 'Kd 4h')).toEqual([3, 2]);
  });
});

describe('colorado-rule-28 30-2807 and 30-2808: wagers and what they pay', () => {
  it('30-2807 §(1)(b)(i), §(1)(a)(ii), §(1)(c); 30-2808 §(1): Player wins even money, Banker and Tie lose', () => {
    for (const game of [mini, fiveTreasures.with({})])
      for (const hands of [
        PLAYER_WINS,
        ['2c 3d 4h', 'Qd 7h'],
        ['Kc 9d', 'Qd 8h'],
        ['Kc 6d', 'Qd 3h 2s'],
      ] as const)
        expect(nets(hands, game)).toMatchObject({ player: 1000, banker: -1000, tie: -1000 });
  });

  it('30-2807 §(1)(a)(i), §(1)(b)(ii), §(1)(c); 30-2808 §(3): Banker wins even money less 5 %, Player and Tie lose', () => {
    for (const hands of [BANKER_WINS, ['Kc 6d', 'Qd 4h 3s'], ['Kc 8d', 'Qd 9h']] as const)
      expect(nets(hands)).toMatchObject({ player: -1000, banker: 950, tie: -1000 });
  });

  it('30-2807 §(1)(a)(iii), §(1)(b)(iii), §(1)(c); 30-2808 §(2); 30-2802 §(23), §(29), §(30), READINGS 21: a tie voids both and pays Tie 8 to 1', () => {
    const ties = [TIE, ['Kc 6d', 'Qd 4h 2s'], ['Kc Qd Jh', 'Kd Qh Js'], ['Kc 9d', 'Qd 9h']] as const;
    for (const [player, banker] of ties) {
      const round = played(mini, [seat(1, { player: 1000, banker: 1000, tie: 1000 })], { player, banker });
      expect(paidOf(round)).toEqual(['1 player push 0', '1 banker push 0', '1 tie win 8000']);
    }
  });

  it('30-2808 §(2): a house may pay Tie more, never less', () => {
    expect(nets(TIE, coloradoMiniBaccarat.with({ tiePays: 9 })).tie).toBe(9000);
    expect(() => coloradoMiniBaccarat.with({ tiePays: 7 })).toThrow('colorado-rule-28 30-2808 §(2)');
  });

  it.each([5, 12, 25])('30-2808 §(3); 30-2802 §(31): vigorish of %i % of the win', (vigorish) => {
    const game = coloradoMiniBaccarat.with({ vigorish });
    const behind = [{ player: 'behind', wagers: { banker: 2000 } }];
    const round = played(game, [{ ...seat(1, { banker: 1000 }), back: behind }], {
      player: BANKER_WINS[0],
      banker: BANKER_WINS[1],
    });
    expect(paidOf(round)).toEqual([
      `1 banker win ${1000 - vigorish * 10}`,
      `1 banker (back) win ${2000 - vigorish * 20}`,
    ]);
  });

  it('30-2808 §(3): no less than 5 % and no more than 25 %', () => {
    for (const vigorish of [4, 26])
      expect(() => coloradoMiniBaccarat.with({ vigorish })).toThrow('colorado-rule-28 30-2808 §(3)');
  });

  it('30-2808 §(3)(a), READINGS 12: vigorish rounds up to the next 25 cents where the house says so', () => {
    const rounding = coloradoMiniBaccarat.with({ vigorishRounding: 'up-to-25c' });
    const kept = (game: TableGame, [player, banker] = BANKER_WINS): unknown =>
      [100, 500, 501, 1000].map((stake) => {
        const [line] = linesOf(played(game, [seat(1, { banker: stake })], { player, banker }));
        return line?.commission;
      });
    expect(kept(rounding)).toEqual([25, 25, 50, 50]);
    expect(kept(mini)).toEqual([5, 25, 25, 50]);
    const onTies = { vigorishOn: 'tie', vigorishRounding: 'up-to-25c' };
    expect(kept(coloradoMiniBaccarat.with(onTies), ['Kc 6d', 'Qd 6h'])).toEqual([25, 25, 50, 50]);
    expect(kept(fiveTreasures.with({ vigorishRounding: 'up-to-25c' }))).toEqual([25, 25, 50, 50]);
    expect(kept(fiveTreasures.with({}))).toEqual([5, 25, 25, 50]);
    // Twelve percent: 12, 60, 60.12 and 120 cents.
    const twelve = coloradoMiniBaccarat.with({ vigorish: 12, vigorishRounding: 'up-to-25c' });
    expect(kept(twelve)).toEqual([25, 75, 75, 125]);
  });

  it('30-2808 §(3)(b); 30-2815 §(2)(a): vigorish is taken in the line that pays the win', () => {
    const [line] = linesOf(
      played(mini, [{ seat: 1, wagers: { banker: 1000 } }], { player: 'Kc 6d', banker: 'Qd 7h' }),
    );
    expect(line).toMatchObject({ result: 'win', won: 1000, commission: 50, returned: 1950 });
    // Nothing is laid for it before.
    expect(costOf(mini.layout, [bet(1, 'banker', 1000)])).toBe(1000);
  });

  it('30-2808 §(3)(c); 30-2807 §(1)(a)(iii), READINGS 11: vigorish on a tie costs the Banker stake, and then none is taken of wins', () => {
    const game = coloradoMiniBaccarat.with({ vigorishOn: 'tie', vigorish: 10 });
    expect(nets(BANKER_WINS, game).banker).toBe(1000);
    const tie = linesOf(played(game, [oneOnEach(game, 1, 1000)], { player: TIE[0], banker: TIE[1] }));
    const line = (wager: string) => tie.find((one) => one.wager === wager);
    expect(line('banker')).toMatchObject({ result: 'push', won: 0, commission: 100, returned: 900 });
    expect(line('player')).toMatchObject({ result: 'push', commission: 0, returned: 1000 });
    const backed = { ...seat(1, { tie: 100 }), back: [{ player: 'behind', wagers: { banker: 1000 } }] };
    expect(paidOf(played(game, [backed], { player: TIE[0], banker: TIE[1] }))).toContain(
      '1 banker (back) push -100',
    );
  });

  it('30-2807 §(1)(d); 30-2802 §(20), READINGS 18: a perfect pair of either hand pays 25 to 1, once', () => {
    expect(nets(['4c 4c', 'Qd 6h'])['perfect-pair']).toBe(25_000);
    expect(nets(['Kc 7d', '3h 3h'])['perfect-pair']).toBe(25_000);
    expect(nets(['4c 4c', '4h 4h'])['perfect-pair']).toBe(25_000);
    expect(nets(['4c 4d', '4h 4s'])['perfect-pair']).toBe(-1000);
    expect(nets(['2c 3d 3d', 'Kd 7s'])['perfect-pair']).toBe(-1000);
  });

  it('30-2807 §(1)(d); 30-2802 §(20): a house may pay more for a perfect pair, never less than 25 to 1', () => {
    const generous = coloradoMiniBaccarat.with({ perfectPairPays: 30 });
    expect(nets(['4c 4c', 'Qd 6h'], generous)['perfect-pair']).toBe(30_000);
    expect(() => coloradoMiniBaccarat.with({ perfectPairPays: 24 })).toThrow('30-2807 §(1)(d)');
  });

  it('30-2807 §(1)(d): a house may pay Perfect Pair more, never less than 25', () => {
    expect(nets(['4c 4c', 'Qd 9h'], coloradoMiniBaccarat.with({ perfectPairPays: 30 }))['perfect-pair']).toBe(
      30_000,
    );
    expect(() => coloradoMiniBaccarat.with({ perfectPairPays: 24 })).toThrow('30-2807 §(1)(d)');
  });

  it('30-2802 §(13), READINGS 18: Match Pair pays 11 to 1 for an unsuited pair of its own hand', () => {
    const of = (hands: readonly [string, string], game?: TableGame): unknown => {
      const all = nets(hands, game);
      return [all['match-pair-player'], all['match-pair-banker']];
    };
    expect(of(['4c 4d', 'Qd 9h'])).toEqual([11_000, -1000]);
    expect(of(['Kc 9d', '4d 4h'])).toEqual([-1000, 11_000]);
    expect(of(['4c 4c', '4d 4h'])).toEqual([-1000, 11_000]);
    expect(of(['Tc Jd 7h', 'Kc Qh 7d'])).toEqual([-1000, -1000]);
    expect(of(['2c 3d 3h', 'Kd 7s'])).toEqual([-1000, -1000]);
    expect(of(['4c 4c', '4d 4h'], coloradoMiniBaccarat.with({ matchPair: 'any-pair' }))).toEqual([
      11_000, 11_000,
    ]);
  });

  it.each([
    [
      ['Kc 7d', 'Qd 6h'],
      [1500, -1000, -1000],
    ],
    [
      ['2c 3d 4h', 'Qd 7h'],
      [-1000, 2000, -1000],
    ],
    [
      ['Kc 6d', 'Qd 5h 2s'],
      [-1000, 2000, -1000],
    ],
    [
      ['Kc 2d 4h', 'Qd 2h 3s'],
      [-1000, -1000, 2000],
    ],
  ] as const)(
    '30-2807 §(1)(e); 30-2808 §(4); 30-2802 §(32): total cards of %j pay %j',
    ([player, banker], [four, five, six]) => {
      expect(nets([player, banker])).toMatchObject({
        'four-cards': four,
        'five-cards': five,
        'six-cards': six,
      });
    },
  );

  it('30-2808 §(4); 30-2815 §(1): total cards are the house’s to offer, and announced only then', () => {
    const without = coloradoMiniBaccarat.with({ totalCards: 'not-offered' });
    expect(without.layout.wagers.map(({ id }) => id)).not.toContain('four-cards');
    expect(callsOf(played(without, [], { player: 'Kc 7d', banker: 'Qd 6h' })).at(-1)).toBe(
      'Player wins, seven over six.',
    );
  });

  // The schedules as printed: a win by 9, 8, 7, 6, 5, 4 and 3 points, then a natural, on 1000.
  const BY_MARGIN = [
    ['2c 3d 4h', 'Kc Qd Jh'],
    ['2c 3d 3h', 'Kc Qd Jh'],
    ['Kc 7d', 'Qd Jh Kh'],
    ['Kc 6d', 'Qd Jh Kh'],
    ['Kc 7d', 'Qd Jh 2h'],
    ['Kc 7d', 'Qd Jh 3h'],
    ['Kc 7d', 'Qd Jh 4h'],
    ['Kc 9d', 'Qd Jh'],
  ] as const;
  const FOR_BANKER = [
    ['Kc 4d 6h', '2c 3d 4h'],
    ['Kc 4d 6h', '2c 3d 3h'],
    ['Kc 4d 6h', 'Kd 7h'],
    ['Kc 5d 5h', 'Kd 6h'],
    ['Kc 2d Kh', 'Kd 7h'],
    ['Kc 3d Kh', 'Kd 7h'],
    ['Kc 4d Kh', 'Kd 7h'],
    ['Kc Qd', 'Kd 9h'],
  ] as const;
  it.each([
    ['A', [30_000, 10_000, 6000, 4000, 2000, 1000, -1000, 1000]],
    ['B', [20_000, 8000, 7000, 4000, 3000, 1000, -1000, 1000]],
    ['C', [30_000, 10_000, 4000, 4000, 2000, 2000, -1000, 1000]],
  ])('30-2808 §(5): bonus table %s pays %j by margin, without vigorish', (bonusTable, pays) => {
    const game = coloradoMiniBaccarat.with({ bonusTable, vigorish: 25 });
    expect(BY_MARGIN.map((hands) => nets(hands, game)['bonus-player'])).toEqual(pays);
    expect(BY_MARGIN.map((hands) => nets(hands, game)['bonus-banker'])).toEqual(pays.map(() => -1000));
    expect(FOR_BANKER.map((hands) => nets(hands, game)['bonus-banker'])).toEqual(pays);
    expect(FOR_BANKER.map((hands) => nets(hands, game)['bonus-player'])).toEqual(pays.map(() => -1000));
  });

  it('READINGS 13: a tie of naturals pushes both bonuses, any other tie loses them', () => {
    expect(nets(['Kc 9d', 'Qd 9h'])).toMatchObject({ 'bonus-player': 0, 'bonus-banker': 0 });
    expect(nets(TIE)).toMatchObject({ 'bonus-player': -1000, 'bonus-banker': -1000 });
  });

  it('30-2807 §(1), §(1)(a), §(1)(b); 30-2802 §(3): Player, Banker and Tie may be bet, each alone', () => {
    for (const id of ['player', 'banker', 'tie']) {
      const round = played(mini, [{ seat: 1, wagers: { [id]: 100 } }], { player: 'Kc 7d', banker: 'Qd 6h' });
      expect(linesOf(round).map(({ wager }) => wager)).toEqual([id]);
    }
  });

  it.each(catalogue.filter(({ id }) => id.startsWith('colorado-rule-28/')).map(({ id }) => id))(
    '30-2807 §(1), §(1)(a), §(1)(b); 30-2802 §(3): so they may at %s, with a hand that wins',
    (id) => {
      const game = bankedGameNamed(id).with({});
      for (const [wager, player, banker] of [
        ['player', 'Kc 7d', 'Qd 6h'],
        ['banker', 'Kc 6d', 'Qd 7h'],
        ['tie', 'Kc 6d', 'Qd 6h'],
      ] as const) {
        const [line] = linesOf(played(game, [seat(1, { [wager]: 1000 })], { player, banker }));
        expect(line).toMatchObject({ wager, result: 'win' });
      }
    },
  );

  it('30-2807 §(1)(a), §(1)(b): Player and Banker are wagers each on the hand of its name', () => {
    expect(nets(PLAYER_WINS)).toMatchObject({ player: 1000, banker: -1000 });
    expect(nets(BANKER_WINS)).toMatchObject({ player: -1000, banker: 950 });
    expect(nets(TIE)).toMatchObject({ player: 0, banker: 0 });
  });

  it.each([
    ['mini baccarat', mini],
    ['midi baccarat', coloradoMidiBaccarat.with({})],
  ])(
    '30-2807 §(1), §(2): the wagers that regulation 28 has for every table, and no others, at %s',
    (_, game) => {
      const names = game.layout.wagers.map(({ name }) => name);
      expect(names.toSorted()).toEqual([
        'Banker',
        'Bonus Banker',
        'Bonus Player',
        'Five Cards',
        'Four Cards',
        'Match Pair Banker',
        'Match Pair Player',
        'Perfect Pair',
        'Player',
        'Six Cards',
        'Tie',
      ]);
    },
  );

  it('30-2810 §(4): the cards of a record may begin with those that were burned', () => {
    const paid = (cards: string, game: TableGame = mini, result?: RecordedResult): string[] =>
      paidOf(
        replayRecord(game, {
          format: 'croupier-round/1',
          game: game.id,
          options: game.options,
          seats: [seat(1, { player: 1000 })],
          cards,
          result,
        }),
      );
    const dealt = 'Kc Qd 7d 6h';
    expect(paid(dealt)).toEqual(['1 player win 1000']);
    // An ace burns one more, a three three, a king ten.
    // An ace and another could also be the first of six cards; the result tells.
    const line = { seat: 1, wager: 'player', stake: 1000, commission: 0 };
    const won = { lines: [{ ...line, result: 'win' as const, won: 1000, returned: 2000 }] };
    const pushed = { lines: [{ ...line, result: 'push' as const, won: 0, returned: 1000 }] };
    expect(paid(`Ac 2h ${dealt}`, mini, won)).toEqual(['1 player win 1000']);
    expect(paid(`Ac 2h ${dealt}`, mini, pushed)).toEqual(['1 player push 0']);
    expect(paid(`Ac 2h ${dealt}`)).toEqual(['1 player push 0']);
    expect(paid(`3c 2h 2d 2s ${dealt}`)).toEqual(['1 player win 1000']);
    expect(paid(`Kh 2h 3h 4h 5h 6h 7h 8h 9h Th Jh ${dealt}`)).toEqual(['1 player win 1000']);
    expect(() => paid(`4c 2h 2d 2s ${dealt}`)).toThrow('which the rules do not deal');
    const threes = coloradoMiniBaccarat.with({ burn: 'three-to-six', burnCards: 5 });
    expect(paid(`Ac 2h 2d 2s 2c ${dealt}`, threes)).toEqual(['1 player win 1000']);
    const continuous = coloradoMiniBaccarat.with({ shuffler: 'continuous' });
    expect(() => paid(`3c 2h 2d 2s ${dealt}`, continuous)).toThrow('which the rules do not deal');
  });

  it('30-2807 §(2): no other wager is accepted', () => {
    expect(() =>
      played(mini, [{ seat: 1, wagers: { run: 100 } }], { player: 'Kc 7d', banker: 'Qd 6h' }),
    ).toThrow('There is no wager "run" at this table. (colorado-rule-28 30-2807 §(2))');
  });

  it('30-2807 §(4), §(5): bets stand as they lay when the round began, whatever is done to them later', () => {
    const bets = [bet(1, 'player', 1000)];
    const round = mini.start(bets);
    bets.push(bet(2, 'player', 5000));
    bets.shift();
    const shoe = parseCards('Kc Qd 7d 6h');
    while (round.waiting.for !== 'nothing') {
      const card = round.waiting.for === 'card' ? shoe.shift() : undefined;
      round.advance(card === undefined ? undefined : { card });
    }
    expect(paidOf(round)).toEqual(['1 player win 1000']);
  });
});

const bet = (
  spot: number,
  wager: string,
  amount: number,
  kind: BetKind = 'own',
  player = `p${spot}`,
): Bet => ({ spot, wager, amount: cents(amount), kind, player });

describe('colorado-rule-28 30-2812 and 30-2813: the deal', () => {
  it('30-2812 §(1), §(2), §(3); 30-2813 §(1); 30-2815 §(4): closed, dealt in turn, counted, won, picked up', () => {
    const steps = events(['Kc 7d', 'Qd 6h']).map((event) =>
      event.type === 'said' || event.type === 'handled'
        ? `${event.type === 'said' ? event.text : event.type} ${formatCite(event.cite)}`
        : 'place' in event
          ? `${event.type} ${event.place}`
          : event.type,
    );
    expect(steps).toEqual([
      'No more bets. colorado-rule-28 30-2812 §(2)',
      'dealt player',
      'dealt banker',
      'dealt player',
      'dealt banker',
      'Player shows seven. Banker shows six. colorado-rule-28 30-2813 §(1)',
      'Player wins, seven over six. Four cards. colorado-rule-28 30-2815 §(1)',
      'handled colorado-rule-28 30-2815 §(4)',
      'settled',
    ]);
    // Every round begins so: one without bets, and one in which a progressive is locked before the deal.
    const progressive = ezBaccaratProgressive.with({});
    for (const [game, seats] of [
      [mini, []],
      [progressive, [seat(1, { player: 1000, progressive: 100 })]],
    ] as const)
      expect(played(game, seats, { player: 'Kc 7d', banker: 'Qd 6h' }).events[0]).toMatchObject({
        type: 'said',
        text: 'No more bets.',
      });
  });

  it('30-2812 §(1): two hands, called Player and Banker', () => {
    const { places } = played(mini, [], { player: 'Kc 7d', banker: 'Qd 6h' });
    expect(places.map(({ name }) => name)).toEqual(['player', 'banker']);
  });

  it('30-2812 §(4); 30-2802 §(14): cards are dealt face up, or face down and turned, as the house likes', () => {
    const shown = (game: TableGame): unknown[] =>
      events(['Kc 7d', 'Qd 6h'], game).flatMap((event) =>
        event.type === 'dealt' ? [event.face] : event.type === 'turned' ? [event.place] : [],
      );
    expect(shown(mini)).toEqual(['up', 'up', 'up', 'up']);
    expect(shown(coloradoMiniBaccarat.with({ faces: 'down' }))).toEqual([
      'down',
      'down',
      'down',
      'down',
      'player',
      'banker',
    ]);
  });

  it('30-2815 §(1): the counts, the winner, and the number of cards are announced', () => {
    const calls = (hands: readonly [string, string]): string[] =>
      callsOf(played(mini, [], { player: hands[0], banker: hands[1] }));
    expect(calls(['2c 3d 4h', 'Qd 7h'])).toEqual([
      'No more bets.',
      'Player shows five. Banker shows seven.',
      'Card for the Player.',
      'Player wins, nine over seven. Five cards.',
    ]);
    expect(calls(['Kc 2d 4h', 'Qd 2h 3s']).at(-1)).toBe('Player wins, six over five. Six cards.');
    expect(calls(BANKER_WINS).at(-1)).toBe('Banker wins, seven over six. Four cards.');
    expect(calls(TIE).at(-1)).toBe('Tie Hand, six all. Four cards.');
  });
});

describe('colorado-rule-28 30-2814: third cards', () => {
  it('30-2814 §(1); 30-2802 §(16): nobody draws against an eight or nine on two cards', () => {
    for (const natural of [8, 9]) {
      for (let other = 0; other <= 9; other += 1) {
        const hands = [twoCards(natural, 'c'), twoCards(other, 'd')] as const;
        expect(() => played(mini, [], { player: hands[0], banker: hands[1] })).not.toThrow();
        expect(() => played(mini, [], { player: hands[1], banker: hands[0] })).not.toThrow();
      }
    }
  });

  it('30-2802 §(16): seven is no natural, nor are eight or nine on three cards', () => {
    expect(playerDraws(mini)).toMatch(/^D{6}/); // against a Banker of seven
    expect(bankerDrawsAlone(mini, 7)).toMatch(/^D{6}/);
    for (const third of ['3h', '4h']) {
      const [settled] = events([`2c 3d ${third}`, 'Kd 7s']).filter((event) => event.type === 'settled');
      expect(settled?.summary.natural).toBe(false);
    }
  });

  it('30-2814 §(2); 30-2813 §(2): Player draws on 0 to 5 and stays on 6 and 7', () => {
    expect(playerDraws(mini)).toBe('DDDDDDSS');
  });

  // Table 2 as printed, one letter for each of Player's third cards 0 to 9.
  it.each([
    [7, 'SSSSSSSSSS'],
    [6, 'SSSSSSDDSS'],
    [5, 'SSSSDDDDSS'],
    [4, 'SSDDDDDDSS'],
    [3, 'DDDDDDDDSD'],
    [2, 'DDDDDDDDDD'],
    [1, 'DDDDDDDDDD'],
    [0, 'DDDDDDDDDD'],
  ])('30-2814 §(3), §(4); 30-2802 §(28): a Banker of %i plays %s', (total, table) => {
    expect(bankerDraws(mini, total)).toBe(table);
  });

  it('30-2814 §(3): Banker goes by Player’s third card, not by what Player then counts', () => {
    expect(cardsOf('Kc 3d 6s', 'Kd 5h 2s')).toEqual([3, 3]);
    expect(cardsOf('Kc 3d 8s', 'Kd 3h')).toEqual([3, 2]);
  });

  it('30-2814 §(4): both of Banker’s first cards are counted', () => {
    expect(cardsOf('Kc 2d 6s', '9d 7h 2s')).toEqual([3, 3]);
  });

  it('30-2814 §(3): if Player takes no card, Banker draws on 0 to 5 and stands on 6 and 7', () => {
    expect(bankerDrawsAlone(mini, 6)).toBe('DDDDDDSS');
  });

  it('30-2813 §(3): a hand never has a fourth card', () => {
    expect(() => played(mini, [], { player: 'Kc Qc Jc 7d', banker: 'Kd 7h' })).toThrow('do not deal');
    expect(() => played(mini, [], { player: 'Kc 7d', banker: 'Kd 2h Qh 4d' })).toThrow('do not deal');
  });
});

describe('colorado-rule-28 30-2815: payment and collection', () => {
  const seats = [
    { seat: 1, wagers: { player: 100, tie: 100 } },
    { seat: 4, wagers: { banker: 100, player: 200 } },
    { seat: 7, wagers: { player: 100, 'bonus-player': 100 } },
  ];

  it('30-2815 §(2), §(2)(a): losing wagers are collected first, then winners from the highest seat down', () => {
    const round = played(mini, seats, { player: 'Kc 7d', banker: 'Qd Jh Kh' });
    expect(paidOf(round)).toEqual([
      '4 banker lose -100',
      '1 tie lose -100',
      '7 player win 100',
      '7 bonus-player win 600',
      '4 player win 200',
      '1 player win 100',
    ]);
  });

  it('30-2815 §(2); 30-2808 §(3)(c): what a tie leaves pushing, and its vigorish, follows the losers', () => {
    const game = coloradoMiniBaccarat.with({ vigorishOn: 'tie' });
    expect(paidOf(played(game, seats, { player: TIE[0], banker: TIE[1] }))).toEqual([
      '7 bonus-player lose -100',
      '7 player push 0',
      '4 player push 0',
      '4 banker push -5',
      '1 player push 0',
      '1 tie win 800',
    ]);
  });
});

describe('colorado-rule-28 30-2802: what may be bet, and by whom', () => {
  const why = (game: TableGame, bets: readonly Bet[], spots: Spots = new Map()): Refusal | undefined => {
    const limits = Object.fromEntries(
      game.layout.wagers.map(({ id }) => [id, { least: cents(100), most: cents(50_000), step: cents(100) }]),
    );
    return refusal({ layout: game.layout, limits }, spots, bets, 'p1');
  };

  it('30-2802 §(14): the house decides how many places there are; seven usually', () => {
    expect(mini.layout.seats).toBe(7);
    expect(why(mini, [bet(8, 'player', 100, 'own', 'p1')])?.reason).toBe(
      'The table has spots 1 to 7; there is no spot 8.',
    );
    expect(
      why(coloradoMiniBaccarat.with({ seats: 8 }), [bet(8, 'player', 100, 'own', 'p1')]),
    ).toBeUndefined();
  });

  it.each(catalogue.map(({ id }) => id).filter((id) => /^colorado-rule-28\/(?!midi|99)/.test(id)))(
    '30-2802 §(14): %s is a mini table: seven places or as many as the house likes, cards face up',
    (id) => {
      const game = bankedGameNamed(id).with({});
      expect([game.layout.seats, bankedGameNamed(id).with({ seats: 5 }).layout.seats]).toEqual([7, 5]);
      const { places } = played(game, [], { player: 'Kc 7d', banker: 'Qd 6h' });
      expect(places.map(({ owner }) => owner)).toEqual([null, null]);
      expect(events(['Kc 7d', 'Qd 6h'], game).filter(({ type }) => type === 'turned')).toEqual([]);
    },
  );

  it('30-2803 §(3)(b): no less and no more than the posted limits', () => {
    expect(why(mini, [bet(1, 'player', 99)])?.reason).toMatch('The least on Player is 1.00');
    expect(why(mini, [bet(1, 'player', 50_100)])?.reason).toMatch('The most on Player is 500.00');
    for (const amount of [100, 50_000]) expect(why(mini, [bet(1, 'player', amount)])).toBeUndefined();
    const spots: Spots = new Map([[2, { holder: 'bob', backBets: true }]]);
    for (const amount of [99, 50_100])
      expect(why(mini, [bet(2, 'player', amount, 'back', 'p1')], spots)).toBeDefined();
  });

  it('30-2807 §(1): Player and Banker may be bet together: no clause forbids it', () => {
    expect(why(mini, [bet(1, 'player', 100), bet(1, 'banker', 100), bet(1, 'tie', 100)])).toBeUndefined();
  });

  it('30-2802 §(17), READINGS 71: whoever holds a place cannot forbid them', () => {
    const spots: Spots = new Map([[2, { holder: 'bob', backBets: false }]]);
    expect(why(mini, [bet(2, 'player', 100, 'back', 'p1')], spots)).toBeUndefined();
  });

  it('30-2802 §(17): bets over the shoulder where the house accepts them', () => {
    const back = [bet(2, 'player', 100, 'back', 'p1')];
    const spots: Spots = new Map([[2, { holder: 'bob', backBets: true }]]);
    expect(why(mini, back, spots)).toBeUndefined();
    expect(why(coloradoMiniBaccarat.with({ backBets: 'not-accepted' }), back, spots)?.reason).toBe(
      'Only the players of a spot may bet on it in this game.',
    );
  });

  it('30-2803 §(1): tips where the table accepts them, settled like a bet of one’s own', () => {
    expect(why(mini, [bet(1, 'banker', 100, 'tip')])).toBeUndefined();
    expect(
      why(coloradoMiniBaccarat.with({ tips: 'not-accepted' }), [bet(1, 'banker', 100, 'tip')])?.reason,
    ).toBe('There are no bets for the dealer in this game.');
    const [line] = linesOf(
      played(mini, [{ seat: 1, tips: { banker: 1000 } }], { player: 'Kc 6d', banker: 'Qd 7h' }),
    );
    expect(line).toMatchObject({ kind: 'tip', won: 1000, commission: 50 });
  });
});

describe('colorado-rule-28 30-2810: a new shoe', () => {
  it.each([
    ['Ac', 2],
    ['7d', 8],
    ['9h', 10],
    ['Ts', 11],
    ['Jc', 11],
    ['Kd', 11],
  ])('30-2810 §(4), READINGS 20: behind a first card of %s so many leave the shoe: %i', (card, burned) => {
    expect(parseCards(card).map((first) => mini.layout.burn?.count(first))).toEqual([burned]);
  });

  it('30-2802 §(5), READINGS 20: or three to six cards, as the house likes', () => {
    const burn = (options: Readonly<Record<string, unknown>>): unknown => {
      const { layout } = coloradoMiniBaccarat.with({ burn: 'three-to-six', ...options });
      return parseCards('Ac Kc').map((first) => layout.burn?.count(first));
    };
    expect(burn({})).toEqual([3, 3]);
    expect(burn({ burnCards: 6 })).toEqual([6, 6]);
    for (const burnCards of [2, 7]) expect(() => burn({ burnCards })).toThrow('30-2802 §(5)');
  });

  it('30-2810 §(3): the cut leaves ten cards at either end', () => {
    expect(mini.layout.cut).toMatchObject({ fromEitherEnd: 10, cite: { section: '30-2810', clause: '(3)' } });
  });

  it('30-2810 §(4): the cut card stands at least 14 cards from the back', () => {
    expect(mini.layout.shoe.cutCardFromBack).toBe(14);
    expect(coloradoMiniBaccarat.with({ cutCardFromBack: 52 }).layout.shoe.cutCardFromBack).toBe(52);
    expect(() => coloradoMiniBaccarat.with({ cutCardFromBack: 13 })).toThrow('colorado-rule-28 30-2810 §(4)');
  });

  it('30-2802 §(8): the house says how many hands of a shoe are dealt without bets', () => {
    expect(coloradoMiniBaccarat.with({ freeHands: 0 }).layout.freeHands?.is).toBe(0);
    expect(coloradoMiniBaccarat.with({ freeHands: 7 }).layout.freeHands?.is).toBe(7);
  });
});

describe('colorado-rule-28 30-2811: a device that reshuffles by itself', () => {
  it('30-2811 §text@214; 30-2806 §(4): every round is dealt from all cards; nothing is cut or burned', () => {
    const continuous = coloradoMiniBaccarat.with({ shuffler: 'continuous', decks: 20 });
    expect(continuous.layout).toMatchObject({ deckEachRound: true, shoe: { decks: 20, cutCardFromBack: 0 } });
    expect([continuous.layout.cut, continuous.layout.burn]).toEqual([undefined, undefined]);
    expect(mini.layout.deckEachRound).toBeUndefined();
  });

  it('30-2811 §text@214: no cut card is placed that could end it', () => {
    expect(() => coloradoMiniBaccarat.with({ shuffler: 'continuous', cutCardFromBack: 14 })).toThrow(
      'There is no option "cutCardFromBack" here',
    );
  });
});

describe('colorado-rule-28 30-2815: the cards are the dealer’s', () => {
  it('30-2815 §(5); 30-2802 §(14): no player is ever asked to turn a card', () => {
    for (const faces of ['up', 'down']) {
      const round = coloradoMiniBaccarat.with({ faces }).start([bet(1, 'player', 100_000)]);
      const shoe = parseCards('Kc Kd Qc Qd 4h 2s');
      while (round.waiting.for !== 'nothing') {
        expect(round.waiting.for).not.toBe('answer');
        const card = round.waiting.for === 'card' ? shoe.shift() : undefined;
        round.advance(card === undefined ? undefined : { card });
        // Nor is a hand ever theirs, so that they could look at it.
        for (const { owner } of round.places) expect(owner).toBeNull();
      }
      expect(shoe).toEqual([]);
    }
  });
});

describe('colorado-rule-28 30-2816: irregularities', () => {
  it('30-2816 §(1): a card that Player is not due is Banker’s if Banker draws, else stays for the next hand', () => {
    const dealt = (cards: string): readonly [string, number] => {
      const round = mini.start([]);
      const shoe = parseCards(cards);
      while (round.waiting.for !== 'nothing') {
        const card = round.waiting.for === 'card' ? shoe.shift() : undefined;
        round.advance(card === undefined ? undefined : { card });
      }
      return [
        round.events.flatMap((event) => (event.type === 'dealt' ? [event.place] : [])).join(' '),
        shoe.length,
      ];
    };
    expect(dealt('Kc Kd 6c 5d 9h 9s')).toEqual(['player banker player banker banker', 1]);
    expect(dealt('Kc Kd 6c 6d 9h 9s')).toEqual(['player banker player banker', 2]);
  });

  it.each([
    ['30-2816 §(1)', 'player-third-card-not-due', { round: 'stands' }],
    ['30-2816 §(2)', 'card-in-error-disclosed', { round: 'stands', afterwards: 'free-hand' }],
    ['30-2816 §(3)', 'first-card-face-up', { round: 'void', afterwards: 'free-hand' }],
    ['30-2816 §(3)', 'later-card-face-up', { round: 'stands' }],
    ['30-2816 §(4)', 'not-enough-cards', { round: 'void', afterwards: 'shuffle' }],
  ])('%s: %s is put right so: %j', (clause, id, remedy) => {
    const found = mini.layout.irregularities?.find((one) => one.id === id);
    expect(found?.remedy).toEqual(remedy);
    expect(found && formatCite(found.cite)).toBe(`colorado-rule-28 ${clause}`);
  });

  it('30-2816 §(3), §(4): a void round returns every bet', () => {
    const round = mini.start([bet(1, 'player', 1000), bet(1, 'tie', 500)]);
    round.advance();
    round.void({ reason: 'The first card lies face up in the shoe.' });
    expect(paidOf(round)).toEqual(['1 player void 0', '1 tie void 0']);
  });
});

describe('any round of Colorado mini baccarat', () => {
  it.each([
    {},
    { vigorishOn: 'tie', vigorish: 25, vigorishRounding: 'up-to-25c', bonusTable: 'B' },
    { shuffler: 'continuous', decks: 10 },
    { shuffler: 'automatic', decks: 20, faces: 'down', matchPair: 'any-pair', totalCards: 'not-offered' },
  ])('is sound under %j', (options) => {
    const game = coloradoMiniBaccarat.with(options);
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => expectSoundRound(game, bets, seed)),
      { numRuns: 40 },
    );
  });
});
