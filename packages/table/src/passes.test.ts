import { describe, expect, it } from 'vitest';
import type { Bet } from './bets.ts';
import type { Line } from './line.ts';
import { cents } from './money.ts';
import { to } from './pays.ts';
import type { Pass, Rules } from './rules.ts';
import { say } from './script.ts';
import { settle } from './settlement.ts';
import { at } from './testing/high-card.ts';
import { row, win, winMeter } from './wager.ts';

/** Ante and Pair, which seats win or lose as they are told; a bonus of twice a winning Ante. */
const rules: Rules<boolean> = {
  seats: 6,
  spotsPerPlayer: { is: 6, cites: [] },
  shoe: { decks: 1, cutCardFromBack: 0 },
  wagers: [
    { id: 'ante', name: 'Ante', cite: at('1'), rows: [row('wins', Boolean, win(to(1)), at('1.1'))] },
    { id: 'pair', name: 'Pair', cite: at('2'), rows: [row('wins', Boolean, win(to(3)), at('2.1'))] },
  ],
  exclusions: [],
  aggregates: [],
  commissionLaid: false,
  caption: () => '',
  *play() {
    yield say(() => 'No more bets.', at('1'));
    return () => false;
  },
  summary: () => ({}),
};

const bet = (spot: number, wager: string, kind: Bet['kind'] = 'own'): Bet => ({
  spot,
  player: `p${spot}`,
  wager,
  kind,
  amount: cents(100),
});

/** Seats 1, 3 and 5 hold both wagers, seat 3 with a bet for the dealer on its Ante; seat 3 wins. */
const BETS = [
  bet(1, 'ante'),
  bet(1, 'pair'),
  bet(3, 'ante'),
  bet(3, 'ante', 'tip'),
  bet(3, 'pair'),
  bet(5, 'ante'),
  bet(5, 'pair'),
];

const brief = ({ seat, wager, kind }: Line): string => `${seat} ${wager}${kind === 'tip' ? ' (tip)' : ''}`;
const order = (...passes: Pass[]): string[] =>
  settle({ ...rules, passes: () => passes }, BETS, (seat) => seat === 3).lines.map(brief);

const BOTH = ['ante', 'pair'];

describe('passes', () => {
  it('go from the dealer’s left, seat by seat, each bet for the dealer behind its player’s', () => {
    expect(order({ from: 'left', wagers: BOTH })).toEqual([
      '1 ante',
      '1 pair',
      '3 ante',
      '3 ante (tip)',
      '3 pair',
      '5 ante',
      '5 pair',
    ]);
  });

  it('take the wagers of a seat in their own order, and go from the right where they say so', () => {
    expect(order({ from: 'right', wagers: ['pair', 'ante'] })).toEqual([
      '5 pair',
      '5 ante',
      '3 pair',
      '3 ante',
      '3 ante (tip)',
      '1 pair',
      '1 ante',
    ]);
  });

  it('start at a seat and go all the way round, that seat included', () => {
    const clockwise = (seat: number): string[] =>
      order({ from: { seat }, wagers: ['ante'] }, { from: 'left', wagers: ['pair'] }).slice(0, 4);
    expect(clockwise(3)).toEqual(['3 ante', '3 ante (tip)', '5 ante', '1 ante']);
    expect(clockwise(4)).toEqual(['5 ante', '1 ante', '3 ante', '3 ante (tip)']);
  });

  it('take one wager around the whole table before the next', () => {
    expect(order({ from: 'left', wagers: ['pair'] }, { from: 'right', wagers: ['ante'] })).toEqual([
      '1 pair',
      '3 pair',
      '5 pair',
      '5 ante',
      '3 ante',
      '3 ante (tip)',
      '1 ante',
    ]);
  });

  it('take only some seats or some results, and what none of them takes comes last', () => {
    expect(
      order(
        { from: 'left', wagers: ['pair'], only: (seat) => seat === 5 },
        { from: 'left', wagers: BOTH, results: ['win'] },
      ),
    ).toEqual(['5 pair', '3 ante', '3 ante (tip)', '3 pair', '1 ante', '1 pair', '5 ante']);
  });

  it('leave every bet in them once, however often they come by', () => {
    const first: Pass = { from: 'left', wagers: BOTH };
    expect(order(first, { from: 'right', wagers: BOTH })).toEqual(order(first));
  });

  it('know the seats that bet, from the dealer’s left, each once', () => {
    const told: (readonly number[])[] = [];
    const passes: Rules<boolean>['passes'] = (_, seats) => {
      told.push(seats);
      return [];
    };
    settle({ ...rules, passes }, BETS.toReversed(), () => false);
    expect(told).toEqual([[1, 3, 5]]);
  });
});

describe('a bonus', () => {
  const bonus = {
    id: 'ante-bonus',
    name: 'Ante bonus',
    on: 'ante',
    rows: [row('bonus', Boolean, win(to(2)), at('3.1'))],
  };
  const settled = (...bets: Bet[]): readonly Line[] =>
    settle({ ...rules, bonuses: [bonus] }, bets, (seat) => seat === 3).lines;

  it('is a line without a stake behind the wager that it is on', () => {
    expect(settled(bet(3, 'ante'), bet(3, 'pair'))).toMatchObject([
      { wager: 'ante', stake: 100, won: 100, returned: 200 },
      {
        seat: 3,
        player: 'p3',
        wager: 'ante-bonus',
        stake: 0,
        result: 'win',
        won: 200,
        commission: 0,
        returned: 200,
        row: 'bonus',
        cites: [at('3.1')],
      },
      { wager: 'pair', stake: 100, won: 300, returned: 400 },
    ]);
  });

  it('is no line when it is not won, on another wager, or behind a bet for the dealer or on another’s spot', () => {
    for (const one of [bet(1, 'ante'), bet(3, 'pair'), bet(3, 'ante', 'tip'), bet(3, 'ante', 'back')])
      expect(settled(one).map(({ wager }) => wager)).toEqual([one.wager]);
  });
});

describe('passes with a meter', () => {
  it('leave percentages of a meter to a later one, and bets for the dealer do not wait for them', () => {
    const [ante, pair] = rules.wagers;
    if (!ante || !pair) throw new Error('There are two wagers.');
    const metered: Rules<boolean> = {
      ...rules,
      wagers: [ante, { ...pair, rows: [row('wins', Boolean, winMeter(100), at('2.1'))] }],
      progressive: { wager: 'pair', meter: cents(5000), reseed: cents(900), inTurn: true, cite: at('2') },
      tips: { commissioned: false, paidAfterOwn: at('1'), cites: [] },
      passes: () => [
        { from: 'right', wagers: BOTH, jackpots: false },
        { from: 'right', wagers: ['pair'] },
      ],
    };
    const { lines, meters } = settle(metered, BETS, (seat) => seat === 3);
    expect(lines.map(brief)).toEqual([
      '5 ante',
      '5 pair',
      '3 ante',
      '3 ante (tip)',
      '1 ante',
      '1 pair',
      '3 pair',
    ]);
    expect([lines.at(-1)?.returned, meters?.progressive]).toEqual([5000, 900]);
  });
});
