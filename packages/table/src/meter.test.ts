import { describe, expect, it } from 'vitest';
import type { Bet } from './bets.ts';
import { contributedBy, progressivesOf } from './meter.ts';
import { cents, dollars } from './money.ts';
import { forOne } from './pays.ts';
import { accountsOf, linePostings } from './postings.ts';
import { recordOf } from './record.ts';
import { startRound } from './round.ts';
import type { Rules } from './rules.ts';
import { say } from './script.ts';
import { settle } from './settlement.ts';
import { at } from './testing/high-card.ts';
import { formatAward, pushLess, row, win, winLess, winMeter, winMoney, worth } from './wager.ts';

type Result = 'jackpot' | 'tenth' | 'other' | 'small' | 'loss';

/** One progressive wager of a dollar with envy on its two highest rows; seats get the results they are told. */
const rules: Rules<Result> = {
  seats: 5,
  spotsPerPlayer: { is: 1, cites: [] },
  shoe: { decks: 8, cutCardFromBack: 14 },
  wagers: [
    {
      id: 'progressive',
      name: 'Progressive',
      cite: at('1'),
      rows: [
        {
          ...row('jackpot', (result: Result) => result === 'jackpot', winMeter(100), at('1.1')),
          envy: dollars(50),
        },
        {
          ...row('other', (result: Result) => result === 'other', winMoney(dollars(20)), at('1.2')),
          envy: dollars(5),
        },
        row('small', (result: Result) => result === 'small', win(forOne(3)), at('1.3')),
        row('tenth', (result: Result) => result === 'tenth', winMeter(10), at('1.4')),
      ],
    },
    {
      id: 'side',
      name: 'Side',
      cite: at('5'),
      rows: [row('jackpot', (result: Result) => result === 'jackpot', win(forOne(2)), at('5.1'))],
    },
  ],
  exclusions: [],
  aggregates: [],
  commissionLaid: false,
  progressive: { wager: 'progressive', meter: dollars(1000), reseed: dollars(100), cite: at('2') },
  caption: () => '',
  *play() {
    yield say(() => 'No more bets.', at('1'));
    return () => 'loss';
  },
  summary: () => ({}),
};

const bet = (spot: number): Bet => ({
  spot,
  player: `p${spot}`,
  wager: 'progressive',
  kind: 'own',
  amount: dollars(1),
});

const settled = (results: readonly Result[], meter?: number) =>
  settle(
    rules,
    results.map((_, i) => bet(i + 1)),
    (seat) => results[seat - 1] ?? 'loss',
    meter === undefined ? {} : { meters: { progressive: cents(meter) } },
  );

const brief = (results: readonly Result[], meter?: number): string[] =>
  settled(results, meter).lines.map(
    ({ seat, wager, result, won, returned }) => `${seat} ${wager} ${result} ${won} ${returned}`,
  );

describe('a progressive', () => {
  it('pays all of its meter for one, and starts again from its reset amount', () => {
    expect(brief(['jackpot'])).toEqual(['1 progressive win 99900 100000']);
    expect(settled(['jackpot']).meters?.progressive).toBe(10_000);
  });

  it('is shared equally by those who win it together, rounded down to the cent', () => {
    // 100000 / 3 is 33333
    expect(brief(['jackpot', 'jackpot', 'jackpot'])).toEqual([
      '1 progressive win 33233 33333',
      '2 progressive win 33233 33333',
      '3 progressive win 33233 33333',
    ]);
  });

  it('READINGS 68: is shared by players: two spots of one of them have one share, laid on the first', () => {
    const bets = [bet(1), { ...bet(2), player: 'p1' }, bet(3)];
    const { lines, meters } = settle(rules, bets, (): Result => 'jackpot');
    expect(lines.map(({ seat, result, returned, jackpot }) => [seat, result, returned, jackpot])).toEqual([
      [1, 'win', 50_000, true],
      [2, 'lose', 0, undefined],
      [3, 'win', 50_000, true],
    ]);
    expect(meters?.progressive).toBe(10_000);
  });

  it('stands at what it was when nobody wins it, and the house may say what it is', () => {
    expect(settled(['small', 'loss']).meters?.progressive).toBe(100_000);
    expect(brief(['jackpot'], 777)).toEqual(['1 progressive win 677 777']);
  });

  it('pays money and odds for one from the tray', () => {
    expect(brief(['small', 'loss'])).toEqual(['1 progressive win 200 300', '2 progressive lose 0 0']);
  });

  it('READINGS 59: pays the envy of a winning row to those who win nothing, and to nobody else', () => {
    expect(brief(['other', 'loss', 'small'])).toEqual([
      '1 progressive win 1900 2000',
      '2 progressive lose 0 0',
      '2 envy win 500 500',
      '3 progressive win 200 300',
    ]);
  });

  it('pays its other awards from the meter too where the house wants it so, as far as it goes', () => {
    const { progressive } = rules;
    if (!progressive) throw new Error('these rules have a meter');
    const other = (): Result => 'other';
    const both = settle(
      { ...rules, progressive: { ...progressive, paysAllAwards: true } },
      [bet(1), bet(2)],
      other,
      { meters: { progressive: dollars(25) } },
    );
    expect(both.lines.map(({ returned, fromMeter }) => [returned, fromMeter])).toEqual([
      [2000, 2000],
      [2000, 500],
    ]);
    expect(both.meters?.progressive).toBe(0);
    expect(both.lines.some(({ jackpot }) => jackpot)).toBe(false);
  });

  describe('under a limit on what the tray pays (READINGS 67)', () => {
    const limited = {
      wagers: ['progressive', 'envy'],
      limit: dollars(10),
      tips: 'inside',
      cite: at('9'),
    } as const;
    const paid = (results: readonly Result[], more: Partial<Rules<Result>> = {}, meter?: number) =>
      settle(
        { ...rules, aggregates: [limited], ...more },
        results.map((_, i) => bet(i + 1)),
        (seat) => results[seat - 1] ?? 'loss',
        meter === undefined ? {} : { meters: { progressive: cents(meter) } },
      ).lines.map(({ seat, wager, won, returned }) => `${seat} ${wager} ${won} ${returned}`);

    it('envy counts with the rest, and the meter’s award does not', () => {
      // Envy of 50.00 for each of two: half of 10.00 each.
      expect(paid(['jackpot', 'loss', 'loss'])).toEqual([
        '1 progressive 99900 100000',
        '2 progressive 0 0',
        '2 envy 500 500',
        '3 progressive 0 0',
        '3 envy 500 500',
      ]);
    });

    it('money for one counts by what it adds to the stake', () => {
      expect(paid(['other', 'other'])).toEqual(['1 progressive 500 600', '2 progressive 500 600']);
    });

    it('of an award that the meter pays in part, only the rest is under it', () => {
      const { progressive } = rules;
      if (!progressive) throw new Error('these rules have a meter');
      // 20.00 for each: the meter has 25.00, so that the tray pays 14.00 on top of the second stake; 10.00 of it are allowed.
      expect(
        paid(['other', 'other'], { progressive: { ...progressive, paysAllAwards: true } }, 2500),
      ).toEqual(['1 progressive 1900 2000', '2 progressive 1500 1600']);
    });
  });

  it('pays a part of its meter, shared by those who win it, and goes on from the rest', () => {
    expect(brief(['tenth', 'tenth'])).toEqual(['1 progressive win 4900 5000', '2 progressive win 4900 5000']);
    expect(settled(['tenth', 'tenth', 'loss']).meters?.progressive).toBe(90_000);
  });

  it('goes back to its reset amount once all of it is won, whatever else it pays', () => {
    const { progressive } = rules;
    if (!progressive) throw new Error('these rules have a meter');
    const paid = settle(
      { ...rules, progressive: { ...progressive, paysAllAwards: true } },
      [bet(1), bet(2), bet(3)],
      (seat) => (['jackpot', 'small', 'loss'] as const)[seat - 1] ?? 'loss',
    );
    expect(paid.meters?.progressive).toBe(10_000);
    expect(paid.lines.map(({ wager, fromMeter }) => [wager, fromMeter])).toEqual([
      ['progressive', 100_000],
      ['progressive', 0],
      ['progressive', undefined],
      ['envy', undefined],
    ]);
  });

  it('pays nothing to other wagers, and they envy nobody', () => {
    const side = { ...bet(1), wager: 'side' };
    const { lines, meters } = settle(rules, [bet(1), side, { ...side, spot: 2, player: 'p2' }], (seat) =>
      seat === 1 ? 'jackpot' : 'loss',
    );
    expect(lines.map(({ seat, wager, returned }) => [seat, wager, returned])).toEqual([
      [1, 'progressive', 100_000],
      [1, 'side', 200],
      [2, 'side', 0],
    ]);
    expect(meters?.progressive).toBe(10_000);
  });

  it('pays the envy of every winning row together, by the clause of the first', () => {
    const { lines } = settled(['small', 'jackpot', 'other', 'loss']);
    expect(lines.filter(({ wager }) => wager === 'envy')).toMatchObject([
      {
        seat: 4,
        player: 'p4',
        kind: 'own',
        stake: 0,
        result: 'win',
        won: 5500,
        commission: 0,
        returned: 5500,
        cites: [at('1.1')],
      },
    ]);
  });

  it('takes the jackpot from the meter and everything else from the tray', () => {
    const [jackpot] = settled(['jackpot']).lines;
    expect(jackpot && linePostings(accountsOf('t'), jackpot, cents(0))).toEqual([
      { account: 'stakes:p1@t', amount: -100 },
      { account: 'wallet:p1', amount: 100_000 },
      { account: 'tray:t', amount: 100 },
      { account: 'meter:t', amount: -100_000 },
    ]);
  });
});

describe('what a round adds to the meter', () => {
  it('READINGS 27: is a part of each progressive bet, rounded down to the cent bet by bet', () => {
    const of = (amount: number, spot: number, wager = 'progressive'): Bet => ({
      ...bet(spot),
      wager,
      amount: cents(amount),
    });
    // A fifth of 1.03 is 20.6 cents and of 1.04 is 20.8; of both together it would be 41.4.
    expect(contributedBy(progressivesOf(rules), [of(103, 1), of(104, 2), of(500, 2, 'side')])).toEqual({
      progressive: 40,
    });
    expect(contributedBy(progressivesOf(rules), [of(104, 1)], 29)).toEqual({ progressive: 30 });
    expect(contributedBy({}, [of(500, 1)])).toEqual({});
  });
});

describe('vigorish', () => {
  it('on a tie is a part of the stake', () => {
    expect(worth(pushLess(25), cents(1010), true)).toEqual({ won: 0, commission: 253 });
    expect(formatAward(pushLess(25))).toBe('push less 25 %');
  });

  it('is rounded up to a quarter where the house does so, and a whole quarter stays one', () => {
    const award = winLess(5, { kind: 'to', numerator: 1, denominator: 1 }, cents(25));
    expect(worth(award, dollars(5), true).commission).toBe(25);
    expect(worth(award, cents(501), true).commission).toBe(50);
    expect(worth(award, dollars(5), false).commission).toBe(0);
  });
});

describe('a game with two meters', () => {
  const [wager, side] = rules.wagers;
  const grand = {
    wager: 'progressive',
    meter: dollars(5000),
    reseed: dollars(1000),
    contribution: 15,
    cite: at('2'),
  };
  const minor = {
    wager: 'progressive',
    meter: dollars(200),
    reseed: dollars(50),
    contribution: 5,
    option: 'minor',
    cite: at('3'),
  };
  const { progressive: only, ...without } = rules;
  if (!wager || !side || !only) throw new Error('these rules have wagers and a meter');
  /** The jackpot pays all of the grand meter, and what else was a tenth all of the minor one. */
  const two: Rules<Result> = {
    ...without,
    wagers: [
      {
        ...wager,
        rows: wager.rows.map((one) =>
          one.award.kind === 'meter'
            ? { ...one, award: winMeter(100, one.name === 'jackpot' ? 'grand' : 'minor') }
            : one,
        ),
      },
      side,
    ],
    progressives: { grand, minor },
  };
  const settledAs = (results: readonly Result[]) =>
    settle(
      two,
      results.map((_, i) => bet(i + 1)),
      (seat) => results[seat - 1] ?? 'loss',
    );

  it('pays each from its own, and starts each again from its own amount', () => {
    expect(settledAs(['tenth', 'loss']).meters).toEqual({ grand: dollars(5000), minor: dollars(50) });
    const { lines, meters } = settledAs(['jackpot', 'tenth', 'tenth']);
    expect(lines.map(({ seat, returned, meter }) => [seat, returned, meter])).toEqual([
      [1, dollars(5000), 'grand'],
      [2, dollars(100), 'minor'],
      [3, dollars(100), 'minor'],
    ]);
    expect(meters).toEqual({ grand: dollars(1000), minor: dollars(50) });
  });

  it('pays the envy of a wager once, though two meters are won by it', () => {
    const lines = settledAs(['jackpot', 'loss']).lines;
    expect(lines.filter(({ wager: id }) => id === 'envy').map(({ returned }) => returned)).toEqual([
      dollars(50),
    ]);
  });

  it('takes what is won from the account of each, and adds to each its own part of the bets', () => {
    const [jackpot, tenth] = settledAs(['jackpot', 'tenth']).lines;
    const from = (line: typeof jackpot): unknown =>
      line &&
      linePostings(accountsOf('t'), line, cents(0)).filter(({ account }) => account.startsWith('meter'));
    expect(from(jackpot)).toEqual([{ account: 'meter:t/grand', amount: -500_000 }]);
    expect(from(tenth)).toEqual([{ account: 'meter:t/minor', amount: -20_000 }]);
    expect(contributedBy(progressivesOf(two), [bet(1), bet(2)], 20)).toEqual({ grand: 30, minor: 10 });
  });

  it('names each in its pay table, its record and what the round is dealt on', () => {
    expect(two.wagers[0]?.rows.map(({ award }) => formatAward(award))).toContain('100 % of the minor meter');
    const round = startRound(two, [bet(1)], { meters: { grand: dollars(7000), minor: dollars(300) } });
    while (round.waiting.for !== 'nothing') round.advance();
    const record = recordOf({ id: 'house/two', options: { decks: 8 }, layout: two }, round);
    expect(record.options).toEqual({ decks: 8, meter: dollars(7000), minor: dollars(300) });
    expect(record.result?.meters).toEqual({ grand: dollars(7000), minor: dollars(300) });
  });
});
