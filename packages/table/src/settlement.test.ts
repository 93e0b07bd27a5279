import { parseCards } from '@croupier/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from './bets.ts';
import { laidOn } from './betting.ts';
import { assertConserved, NotConserved } from './conservation.ts';
import type { Line } from './line.ts';
import { cents, dollars, NOTHING } from './money.ts';
import { accountsOf, linePostings, stakePostings } from './postings.ts';
import { inDealerOrder, settle, voidAll } from './settlement.ts';
import { at, highCard } from './testing/high-card.ts';

const bet = (
  spot: number,
  wager: string,
  amount: number,
  kind: Bet['kind'] = 'own',
  player = `p${spot}`,
): Bet => ({
  spot,
  player,
  wager,
  kind,
  amount: cents(amount),
});

/** Seat cards are given in order of spot, the dealer's last; every seat plays. */
function settled(bets: Bet[], text: string, options = {}): readonly Line[] {
  const cards = parseCards(text);
  const dealer = cards.at(-1);
  const { rules } = highCard.with(options);
  return settle(rules, inDealerOrder(rules.wagers, bets), (spot) => {
    const own = cards[spot - 1];
    if (own === undefined || dealer === undefined) throw new Error('too few cards');
    return { own, dealer, played: true };
  }).lines;
}

const brief = ({ seat, wager, kind, result, won, commission, returned }: Line): unknown[] => [
  seat,
  wager,
  kind,
  result,
  won,
  commission,
  returned,
];

describe('settlement', () => {
  it('pays, takes commission half a cent up, pushes and takes', () => {
    const lines = settled([bet(1, 'ante', 1050), bet(2, 'ante', 500), bet(3, 'ante', 700)], 'Kh 9d 2c 9s');
    expect(lines.map(brief)).toEqual([
      [1, 'ante', 'own', 'win', 1050, 53, 2047],
      [2, 'ante', 'own', 'push', 0, 0, 500],
      [3, 'ante', 'own', 'lose', 0, 0, 0],
    ]);
    expect(lines.map(({ cites }) => cites)).toEqual([[at('3.1')], [at('3.2')], [at('3')]]);
  });

  it('goes by spot, tips that win after all of their player’s own (READINGS 80), back bets last; tips pay no commission', () => {
    const bets = [
      bet(2, 'ante', 100),
      bet(1, 'ante', 300, 'back', 'x'),
      bet(1, 'ace', 100),
      bet(1, 'ante', 100, 'tip'),
      bet(1, 'ante', 200),
    ];
    expect(settled(bets, 'Kh 3c 9s').map(brief)).toEqual([
      [1, 'ante', 'own', 'win', 200, 10, 390],
      [1, 'ace', 'own', 'lose', 0, 0, 0],
      [1, 'ante', 'tip', 'win', 100, 0, 200],
      [1, 'ante', 'back', 'win', 300, 15, 585],
      [2, 'ante', 'own', 'lose', 0, 0, 0],
    ]);
  });

  it('READINGS 80: takes a losing tip beside its wager, and pays one beside its wager where no clause says otherwise', () => {
    const bets = [bet(1, 'ante', 200), bet(1, 'ante', 100, 'tip'), bet(1, 'ace', 100)];
    expect(settled(bets, '2h 9s').map(({ wager, kind }) => [wager, kind])).toEqual([
      ['ante', 'own'],
      ['ante', 'tip'],
      ['ace', 'own'],
    ]);
    const { rules } = highCard.with({});
    const [own, dealer] = parseCards('Kh 9s');
    if (own === undefined || dealer === undefined) throw new Error('two cards');
    const beside = { ...rules, tips: { commissioned: false, cites: [] } };
    expect(
      settle(beside, bets, () => ({ own, dealer, played: true })).lines.map(({ wager, kind }) => [
        wager,
        kind,
      ]),
    ).toEqual([
      ['ante', 'own'],
      ['ante', 'tip'],
      ['ace', 'own'],
    ]);
  });

  it('READINGS 80: waits for the own bets of its player at its spot, and for nobody else’s', () => {
    const bets = [
      bet(1, 'ante', 200, 'own', 'a'),
      bet(1, 'ante', 100, 'tip', 'a'),
      bet(1, 'ante', 100, 'back', 'b'),
      bet(2, 'ante', 100, 'own', 'a'),
      bet(2, 'ace', 100, 'own', 'a'),
      bet(2, 'ante', 100, 'tip', 'a'),
    ];
    expect(settled(bets, 'Kh Kd 9s').map(({ seat, wager, kind }) => `${seat} ${wager} ${kind}`)).toEqual([
      '1 ante own',
      '1 ante tip',
      '1 ante back',
      '2 ante own',
      '2 ace own',
      '2 ante tip',
    ]);
  });

  it('cites for a winning tip its row and what the rules say of tips', () => {
    const cited = settled([bet(1, 'ante', 200), bet(1, 'ante', 100, 'tip')], 'Kh 9s').map(
      ({ cites }) => cites,
    );
    expect(cited).toEqual([[at('3.1')], [at('3.1'), at('5.1'), at('5.2')]]);
  });

  it('takes commission from a tip where the rules say so, and never where they do not speak of tips', () => {
    const { rules } = highCard.with({});
    const { tips: _, ...silent } = rules;
    const [own, dealer] = parseCards('Kh 9s');
    if (own === undefined || dealer === undefined) throw new Error('two cards');
    const commission = (stated: typeof rules): number[] =>
      settle(stated, [bet(1, 'ante', 200, 'tip')], () => ({ own, dealer, played: true })).lines.map(
        (line) => line.commission,
      );
    expect(commission({ ...silent, tips: { commissioned: true, cites: [] } })).toEqual([10]);
    expect(commission(silent)).toEqual([0]);
  });

  // READINGS 27: shares of the limit by uncapped win, rounded down; what is left over stays with the house.
  it('shares an aggregate limit by real win when it bites, and pays tips even money then', () => {
    const bets = [
      bet(1, 'ace', 30_000),
      bet(2, 'ace', 60_000),
      bet(3, 'ace', 10_001),
      bet(1, 'ace', 500, 'tip'),
    ];
    const uncapped = 3_000_000 + 6_000_000 + 1_000_100;
    const lines = settled(bets, 'Ah Ad Ac 9s');
    expect(lines.map(({ kind, won }) => [kind, won])).toEqual([
      ['own', Math.floor((5_000_000 * 3_000_000) / uncapped)],
      ['tip', 500],
      ['own', Math.floor((5_000_000 * 6_000_000) / uncapped)],
      ['own', Math.floor((5_000_000 * 1_000_100) / uncapped)],
    ]);
    expect(lines.every(({ cites }) => cites.some(({ clause }) => clause === '6'))).toBe(true);
  });

  it('READINGS 27: rounds a bettor’s share down once, over however many spots and kinds they bet', () => {
    const wonBy = (bets: Bet[]): Record<string, number> => {
      const won: Record<string, number> = {};
      for (const line of settled(bets, 'Ah Ad Ac As 9s'))
        won[line.player] = (won[line.player] ?? 0) + line.won;
      return won;
    };
    const together = wonBy([bet(1, 'ace', 40_000, 'own', 'a'), bet(2, 'ace', 20_000, 'own', 'b')]);
    expect(together).toEqual({ a: 3_333_333, b: 1_666_666 });
    const apart = wonBy([
      bet(1, 'ace', 20_000, 'own', 'a'),
      bet(2, 'ace', 20_000, 'own', 'b'),
      bet(2, 'ace', 10_000, 'back', 'a'),
      bet(3, 'ace', 10_000, 'own', 'a'),
    ]);
    expect(apart).toEqual(together);
  });

  it('lays the cents that dividing a bettor’s share loses on their first bet', () => {
    const bets = [1, 2, 3].map((spot) => bet(spot, 'ace', 20_000, 'own', 'a'));
    expect(settled(bets, 'Ah Ad Ac 9s').map(({ won }) => won)).toEqual([1_666_668, 1_666_666, 1_666_666]);
  });

  it.each([
    ['inside it share like any other (READINGS 82)', 'inside', [2_500_000, 2_500_000]],
    [
      'outside it keep their odds (READINGS 29, sections without the contract clause)',
      'full odds',
      [5_000_000, 6_000_000],
    ],
    ['outside it are paid even money (READINGS 29)', undefined, [5_000_000, 60_000]],
  ] as const)('bets for the dealer that lie %s', (_, tips, won) => {
    const { rules } = highCard.with({});
    const [own, dealer] = parseCards('Ah 9s');
    if (own === undefined || dealer === undefined) throw new Error('two cards');
    const aggregates = rules.aggregates.map((one) => ({ ...one, ...(tips ? { tips } : {}) }));
    const bets = [bet(1, 'ace', 60_000), bet(1, 'ace', 60_000, 'tip')];
    const { lines } = settle({ ...rules, aggregates }, bets, () => ({ own, dealer, played: true }));
    expect(lines.map((line) => line.won)).toEqual(won);
  });

  it('READINGS 82: tips inside a limit can be what makes it bite', () => {
    const { rules } = highCard.with({});
    const [own, dealer] = parseCards('Ah 9s');
    if (own === undefined || dealer === undefined) throw new Error('two cards');
    const won = (tips: 'inside' | 'full odds'): number[] =>
      settle(
        { ...rules, aggregates: rules.aggregates.map((one) => ({ ...one, tips })) },
        [bet(1, 'ace', 30_000), bet(1, 'ace', 30_000, 'tip')],
        () => ({ own, dealer, played: true }),
      ).lines.map((line) => line.won);
    expect(won('inside')).toEqual([2_500_000, 2_500_000]);
    expect(won('full odds')).toEqual([3_000_000, 3_000_000]);
  });

  it('pays in full up to the limit exactly, tips at full odds', () => {
    const lines = settled([bet(1, 'ace', 50_000), bet(1, 'ace', 500, 'tip')], 'Ah 9s');
    expect(lines.map(({ won }) => won)).toEqual([dollars(50_000), 50_000]);
  });
});

describe('conservation', () => {
  const bets = [bet(1, 'ante', 1000), bet(2, 'ante', 500), bet(2, 'ante', 100, 'tip')];
  const lines = settled(bets, 'Kh 9d 9s');

  it('holds for every round: what leaves one account enters another', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            spot: fc.integer({ min: 1, max: 6 }),
            wager: fc.constantFrom('ante', 'ace'),
            kind: fc.constantFrom<Bet['kind']>('own', 'back', 'tip'),
            amount: fc.integer({ min: 1, max: 10_000_000 }),
          }),
          { maxLength: 12 },
        ),
        fc.shuffledSubarray(parseCards('Ah Ad Kc Kd 9c 9d 2h 2s'), { minLength: 7, maxLength: 7 }),
        fc.boolean(),
        (placed, cards, laid) => {
          const unique = new Map(placed.map((one) => [`${one.spot} ${one.wager} ${one.kind}`, one]));
          const all = [...unique.values()].map((one) => bet(one.spot, one.wager, one.amount, one.kind));
          const game = highCard.with({ laid: laid ? 'yes' : 'no' });
          const dealer = cards[6];
          const { lines: result } = settle(game.rules, all, (spot) => {
            const own = cards[spot - 1];
            if (own === undefined || dealer === undefined) throw new Error('too few cards');
            return { own, dealer, played: true };
          });
          assertConserved(all, result);
          const accounts = accountsOf('t');
          const balances = new Map<string, number>();
          const post = ({ account, amount }: { account: string; amount: number }): void => {
            balances.set(account, (balances.get(account) ?? 0) + amount);
          };
          for (const one of all)
            stakePostings(accounts, one.player, cents(one.amount + laidOn(game.layout, one))).forEach(post);
          for (const line of result) {
            const own = all.find(
              (one) => one.spot === line.seat && one.wager === line.wager && one.kind === line.kind,
            );
            linePostings(accounts, line, own ? laidOn(game.layout, own) : NOTHING).forEach(post);
          }
          expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
          for (const [account, amount] of balances) if (account.startsWith('stakes:')) expect(amount).toBe(0);
        },
      ),
    );
  });

  it.each([
    ['a bet that is not settled', lines.slice(1)],
    ['a bet settled twice', [...lines, ...lines.slice(0, 1)]],
    [
      'a cent too much',
      lines.map((line, i) => (i === 0 ? { ...line, returned: cents(line.returned + 1) } : line)),
    ],
    [
      'a stake that does not lie there',
      lines.map((line, i) => (i === 0 ? { ...line, stake: cents(1) } : line)),
    ],
    [
      'a loss that returns something',
      lines.map((line) => (line.result === 'push' ? { ...line, result: 'lose' as const } : line)),
    ],
    [
      'a negative commission',
      lines.map((line, i) => (i === 0 ? { ...line, commission: cents(-1), returned: cents(2001) } : line)),
    ],
  ])('is broken by %s, and that is noticed', (_, wrong) => {
    expect(() => assertConserved(bets, wrong)).toThrow(NotConserved);
  });

  it('holds when a round is voided', () => {
    expect(() => assertConserved(bets, voidAll(highCard.with({}).layout, bets, null))).not.toThrow();
  });

  it('moves a winning tip and its pay to the tip box, and a losing one to the tray', () => {
    const accounts = accountsOf('t');
    const tip = (result: Line['result'], returned: number, won: number): Line => ({
      ...brieflyTip,
      result,
      returned: cents(returned),
      won: cents(won),
    });
    const brieflyTip = {
      seat: 1,
      player: 'a',
      kind: 'tip' as const,
      wager: 'ante',
      stake: cents(100),
      commission: NOTHING,
      row: null,
      cites: [],
    };
    expect(linePostings(accounts, tip('win', 200, 100), NOTHING)).toEqual([
      { account: 'stakes:a@t', amount: -100 },
      { account: 'tips:t', amount: 200 },
      { account: 'tray:t', amount: -100 },
    ]);
    expect(linePostings(accounts, tip('lose', 0, 0), NOTHING)).toEqual([
      { account: 'stakes:a@t', amount: -100 },
      { account: 'tray:t', amount: 100 },
    ]);
  });
});
