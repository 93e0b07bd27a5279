import { describe, expect, it } from 'vitest';
import { refusalOfBank } from './bank.ts';
import type { BankRules, PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import { costOf } from './betting.ts';
import type { Line } from './line.ts';
import { cents, dollars } from './money.ts';
import { to } from './pays.ts';
import { accountsOf, linePostings, type Posting, stakePostings } from './postings.ts';
import type { Rules } from './rules.ts';
import { say } from './script.ts';
import { settle, voidAll } from './settlement.ts';
import { at } from './testing/high-card.ts';
import { row, win, winLess } from './wager.ts';

const bankRules: BankRules = {
  wagers: ['hand'],
  required: false,
  coversAll: false,
  commission: 5,
  dealerBets: 'hand',
  besideBank: ['bonus'],
  rotation: { roundsInARow: 1, alternatesWithHouse: true, afterABet: true, cite: at('3') },
  cites: { bank: at('3'), cover: at('3.1'), alone: at('3.2'), tip: at('3.4'), commission: at('3.3') },
};

/** A game of one wager that seats win or lose as they are told, against whoever banks. */
const rulesOf = (bank: Partial<BankRules> = {}, fee = 0): Rules<boolean> => ({
  seats: 6,
  spotsPerPlayer: { is: 6, cites: [] },
  shoe: { decks: 1, cutCardFromBack: 0 },
  wagers: [
    { id: 'hand', name: 'Hand', cite: at('1'), rows: [row('wins', Boolean, winLess(5, to(1)), at('1'))] },
    { id: 'bonus', name: 'Bonus', cite: at('2'), rows: [row('wins', Boolean, win(to(10)), at('2'))] },
  ],
  exclusions: [],
  aggregates: [],
  commissionLaid: false,
  bank: { ...bankRules, ...bank },
  ...(fee > 0 ? { fees: { of: () => cents(fee), banker: cents(2 * fee), cite: at('4') } } : {}),
  caption: () => '',
  *play() {
    yield say(() => 'No more bets.', at('1'));
    return () => false;
  },
  summary: () => ({}),
});

const bet = (spot: number, amount: number, wager = 'hand'): Bet => ({
  spot,
  player: `p${spot}`,
  wager,
  kind: 'own',
  amount: cents(amount),
});

const bankOf = (amount: number, dealerBet?: number): PlayerBank => ({
  seat: 4,
  player: 'p4',
  amount: cents(amount),
  ...(dealerBet === undefined ? {} : { dealerBet: cents(dealerBet) }),
});

const brief = (lines: readonly Line[]): string[] =>
  lines.map(
    ({ seat, wager, stake, result, won, commission, returned }) =>
      `${seat} ${wager} ${stake} ${result} ${won} ${commission} ${returned}`,
  );

describe("a player's bank", () => {
  const winners =
    (...seats: number[]) =>
    (seat: number) =>
      seats.includes(seat);

  it('pays and takes the wagers against it, the house the others, and pays 5 % on its net win', () => {
    const { lines } = settle(rulesOf(), [bet(1, 1000), bet(2, 3000), bet(2, 500, 'bonus')], winners(1), {
      bank: bankOf(10_000),
    });
    expect(brief(lines)).toEqual([
      '1 hand 1000 win 1000 50 1950',
      '2 hand 3000 lose 0 0 0',
      '2 bonus 500 lose 0 0 0',
      // took 3000 and paid 1000: 2000 less 100
      '4 bank 10000 win 2000 100 11900',
    ]);
  });

  it("settles the dealer's bet first, without commission", () => {
    const { lines } = settle(rulesOf(), [bet(1, 1000)], winners(0), { bank: bankOf(10_000, 2500) });
    expect(brief(lines)).toEqual([
      '0 hand 2500 win 2500 0 5000',
      '1 hand 1000 lose 0 0 0',
      '4 bank 10000 lose 0 0 8500',
    ]);
  });

  it('READINGS 9: never pays more than it was put up with; what it cannot cover goes back', () => {
    const { lines } = settle(
      rulesOf(),
      [bet(1, 1000), bet(2, 1000), bet(3, 1000), bet(5, 700)],
      winners(1, 2, 3),
      { bank: bankOf(1500) },
    );
    expect(brief(lines)).toEqual([
      '1 hand 1000 win 1000 50 1950',
      '2 hand 500 win 500 25 975',
      '2 hand 500 void 0 0 500',
      '3 hand 1000 void 0 0 1000',
      '5 hand 700 lose 0 0 0',
      '4 bank 1500 lose 0 0 700',
    ]);
  });

  it('READINGS 9: never takes more than it was put up with', () => {
    const { lines } = settle(rulesOf(), [bet(1, 1000), bet(2, 1000), bet(3, 200)], winners(), {
      bank: bankOf(1500),
    });
    expect(brief(lines)).toEqual([
      '1 hand 1000 lose 0 0 0',
      '2 hand 500 lose 0 0 0',
      '2 hand 500 void 0 0 500',
      '3 hand 200 void 0 0 200',
      '4 bank 1500 win 1500 75 2925',
    ]);
  });

  it('READINGS 56: what it took earlier may be paid out later, so that its net decides and not the sum of its payments', () => {
    const { lines } = settle(rulesOf(), [bet(1, 1000), bet(2, 2000), bet(3, 1000)], winners(2, 3), {
      bank: bankOf(1500),
    });
    expect(brief(lines)).toEqual([
      '1 hand 1000 lose 0 0 0',
      // 1500 and the 1000 just taken pay 2000; 500 are left for the next
      '2 hand 2000 win 2000 100 3900',
      '3 hand 500 win 500 25 975',
      '3 hand 500 void 0 0 500',
      '4 bank 1500 lose 0 0 0',
    ]);
  });

  it('READINGS 56: after a wager that it could not cover it pays no other, whatever it takes in between', () => {
    const { lines } = settle(rulesOf(), [bet(1, 2000), bet(2, 1000), bet(3, 100)], winners(1, 3), {
      bank: bankOf(1500),
    });
    expect(brief(lines)).toEqual([
      '1 hand 1500 win 1500 75 2925',
      '1 hand 500 void 0 0 500',
      '2 hand 1000 lose 0 0 0',
      '3 hand 100 void 0 0 100',
      '4 bank 1500 lose 0 0 1000',
    ]);
  });

  it('READINGS 56: a wager that uses it up to the cent is covered, and what it takes then pays the next', () => {
    const { lines } = settle(rulesOf(), [bet(1, 1500), bet(2, 1000), bet(3, 400)], winners(1, 3), {
      bank: bankOf(1500),
    });
    expect(brief(lines)).toEqual([
      '1 hand 1500 win 1500 75 2925',
      '2 hand 1000 lose 0 0 0',
      '3 hand 400 win 400 20 780',
      '4 bank 1500 lose 0 0 600',
    ]);
  });

  it('leaves every account at nothing but what was won and lost, fees included, also when voided', () => {
    const rules = rulesOf({}, 100);
    const bank = bankOf(5000, 1000);
    const bets = [bet(1, 1000), bet(2, 4000), bet(3, 600), bet(3, 200, 'bonus')];
    for (const lines of [
      settle(rules, bets, winners(0, 1, 3), { bank }).lines,
      settle(rules, bets, winners(2), { bank }).lines,
      voidAll(rules, bets, null, { bank }),
    ]) {
      const balances = new Map<string, number>();
      const post = ({ account, amount }: Posting): void => {
        balances.set(account, (balances.get(account) ?? 0) + amount);
      };
      const accounts = accountsOf('t');
      for (const player of ['p1', 'p2', 'p3']) {
        const theirs = bets.filter((one) => one.player === player);
        stakePostings(accounts, player, costOf(rules, theirs)).forEach(post);
      }
      post({ account: accounts.wallet('p4'), amount: cents(-5200) });
      post({ account: accounts.bank, amount: cents(5000) });
      post({ account: accounts.stakes('p4'), amount: cents(200) });
      for (const line of lines) linePostings(accounts, line, cents(0)).forEach(post);
      expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
      expect(balances.get('bank:t')).toBe(0);
      expect(balances.get('fees:t')).toBe(500);
      for (const [account, amount] of balances) if (account.startsWith('stakes:')) expect(amount).toBe(0);
    }
  });

  it('cites what made its line: the commission only where it took one', () => {
    const cited = (...seats: number[]) =>
      settle(rulesOf(), [bet(1, 1000), bet(2, 1000)], winners(...seats), { bank: bankOf(1000) }).lines.at(-1);
    expect(cited()).toMatchObject({ result: 'win', commission: 50, cites: [at('3'), at('3.3')] });
    expect(cited(1)).toMatchObject({
      result: 'push',
      won: 0,
      commission: 0,
      returned: 1000,
      cites: [at('3')],
    });
    expect(cited(1, 2)).toMatchObject({ result: 'lose', won: 0, commission: 0, cites: [at('3')] });
  });

  it('returns what it cannot cover by the clause that limits it', () => {
    const { lines } = settle(rulesOf(), [bet(1, 1000)], winners(1), { bank: bankOf(400) });
    expect(lines.map(({ stake, cites }) => [stake, cites])).toEqual([
      [400, [at('1')]],
      [600, [at('1'), at('3.1')]],
      [400, [at('3')]],
    ]);
  });

  it('tells the passes whether it can pay every win and take every loss, each side by itself', () => {
    const told = (amount: number, ...seats: number[]): unknown => {
      let bank: unknown;
      const passes: Rules<boolean>['passes'] = (_outcomes, _seats, banking) => {
        bank = banking;
        return [];
      };
      const bets = [bet(1, 1000), bet(2, 300), bet(3, 400), bet(3, 9000, 'bonus')];
      settle({ ...rulesOf(), passes }, bets, winners(...seats), { bank: bankOf(amount) });
      return bank;
    };
    expect(told(1000, 1)).toEqual({ covers: true, seat: 4 });
    expect(told(999, 1)).toEqual({ covers: false, seat: 4 }); // pays 1000, takes 700
    expect(told(1000, 2, 3)).toEqual({ covers: true, seat: 4 });
    expect(told(999, 2, 3)).toEqual({ covers: false, seat: 4 }); // takes 1000, pays 700
  });

  it('goes back with every bet, the dealer’s too, when the round is void', () => {
    const lines = voidAll(rulesOf(), [bet(1, 1000)], at('9'), { bank: bankOf(5000, 700) });
    expect(brief(lines)).toEqual([
      '0 hand 700 void 0 0 700',
      '1 hand 1000 void 0 0 1000',
      '4 bank 5000 push 0 0 5000',
    ]);
    expect(lines.slice(0, 2).map(({ cites }) => cites)).toEqual([[at('9')], [at('9')]]);
    expect(voidAll(rulesOf(), [bet(1, 1000)], null)).toMatchObject([{ result: 'void', cites: [] }]);
  });

  it('pays its own fee, every bettor one at each spot, and the dealer none', () => {
    const bets = [
      bet(1, 1000),
      bet(1, 500, 'bonus'),
      { ...bet(2, 300), player: 'p1' },
      { ...bet(2, 200), player: 'p5' },
    ];
    const fees = (bank?: PlayerBank): unknown[] =>
      settle(rulesOf({}, 100), bets, winners(), bank ? { bank } : {})
        .lines.filter(({ wager }) => wager === 'fee')
        .map(({ seat, player, stake, result, returned, cites }) => [
          seat,
          player,
          stake,
          result,
          returned,
          cites,
        ]);
    const bettors = [
      [1, 'p1', 0, 'lose', -100, [at('4')]],
      [2, 'p1', 0, 'lose', -100, [at('4')]],
      [2, 'p5', 0, 'lose', -100, [at('4')]],
    ];
    expect(fees()).toEqual(bettors);
    expect(fees(bankOf(5000, 700))).toEqual([...bettors, [4, 'p4', 0, 'lose', -200, [at('4')]]]);
  });

  it('and a bettor who owe no fee have no line for it', () => {
    const free = { ...rulesOf(), fees: { of: () => cents(0), banker: cents(0), cite: at('4') } };
    const { lines } = settle(free, [bet(1, 1000)], winners(), { bank: bankOf(5000) });
    expect(lines.map(({ wager }) => wager)).toEqual(['hand', 'bank']);
  });

  it.each([
    ['from a seat that is not there', { ...bankOf(1000), seat: 9 }, [], /no seat 9/],
    ['without chips', bankOf(0), [], /made of chips/],
    ['with less than nothing bet by the dealer', bankOf(1000, -1), [], /made of chips/],
    ['while the banker plays another hand', bankOf(1000), [bet(4, 100)], /no other hand/],
    [
      'while the banker plays a hand elsewhere',
      bankOf(1000),
      [{ ...bet(2, 100), player: 'p4' }],
      /no other hand/,
    ],
    [
      'while the banker holds a bonus bet elsewhere',
      bankOf(1000),
      [{ ...bet(2, 100, 'bonus'), player: 'p4' }],
      /no other hand/,
    ],
    [
      'while the banker holds a bonus bet for the dealer',
      bankOf(1000),
      [{ ...bet(4, 100, 'bonus'), kind: 'tip' as const }],
      /not bet for the dealer/,
    ],
    [
      'while the banker bets for the dealer',
      bankOf(1000),
      [{ ...bet(4, 100), kind: 'tip' as const }],
      /not bet for the dealer/,
    ],
    ['at a seat where another bets', bankOf(1000), [{ ...bet(4, 100), player: 'p1' }], /nobody else bets/],
  ])('is refused %s', (_, bank, bets, reason) => {
    expect(refusalOfBank(rulesOf(), bets, bank)?.reason).toMatch(reason);
  });

  it('must cover all bets where the rules say so, the dealer’s included', () => {
    const rules = rulesOf({ coversAll: true });
    const bets = [bet(1, 1000), bet(2, 500, 'bonus')];
    expect(refusalOfBank(rules, bets, bankOf(1499, 500))?.cite).toEqual(at('3.1'));
    expect(refusalOfBank(rules, bets, bankOf(1500, 500))).toBeUndefined();
  });

  it('must be there where the house does not bank, and may not where only the house does', () => {
    expect(refusalOfBank(rulesOf({ required: true }), [], undefined)?.cite).toEqual(at('3'));
    const { bank: _, ...houseBanked } = rulesOf();
    expect(refusalOfBank(houseBanked, [], bankOf(dollars(1)))?.reason).toMatch(/Only the house banks/);
  });

  it('may hold a bonus bet on its own hand, and be of a single cent', () => {
    expect(refusalOfBank(rulesOf(), [bet(4, 100, 'bonus')], bankOf(1000, 1))).toBeUndefined();
    expect(refusalOfBank(rulesOf(), [bet(1, 100)], bankOf(1, 1))).toBeUndefined();
    expect(refusalOfBank(rulesOf(), [bet(1, 100)], undefined)).toBeUndefined();
  });

  it('is refused where the dealer plays against it and has bet nothing', () => {
    for (const none of [bankOf(1000), bankOf(1000, 0)])
      expect(refusalOfBank(rulesOf(), [bet(1, 100)], none)?.reason).toMatch(/has bet nothing/);
  });

  it('has no dealer’s bet against it where the dealer plays no hand', () => {
    const { dealerBets: _, ...bank } = bankRules;
    const rules = { ...rulesOf(), bank };
    expect(refusalOfBank(rules, [], bankOf(1000, 500))?.reason).toMatch(/dealer does not bet/);
    expect(refusalOfBank(rules, [], bankOf(1000))).toBeUndefined();
    expect(brief(voidAll(rules, [], null, { bank: bankOf(1000, 500) }))).toEqual([
      '4 bank 1000 push 0 0 1000',
    ]);
  });
});
