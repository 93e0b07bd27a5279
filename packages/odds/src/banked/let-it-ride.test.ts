import {
  type Card,
  cardOf,
  cardsOfSets,
  deck,
  eachSuitClass,
  formatCards,
  parseCards,
  poker,
} from '@croupier/cards';
import { letItRide } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { reportedWager } from '../report/counted.ts';
import { waysCompared } from '../report/ways-compared.ts';
import { riding, solveLetItRide } from './let-it-ride.ts';
import { firstRides, secondRides } from './let-it-ride-card.ts';

const { rules } = letItRide.with({});
const solution = solveLetItRide(rules);
const of = (id: string) => solution.wagers.find(({ wager }) => wager === id);

describe('bclc-poker 1.0: Let It Ride, solved', () => {
  it('costs 3.51 % of one bet over all three, as published', () => {
    const together = ['bet-1', 'bet-2', 'bet-3'].reduce((sum, id) => sum + (of(id)?.edge ?? 0), 0);
    expect(together).toBeCloseTo(0.035057, 6);
  });

  it('is one game of three bets: all that they net, stake and decide together', () => {
    const { together } = solution;
    const taken = (id: string) =>
      Fraction.parse(of(id)?.rows.find(({ name }) => name === 'taken back')?.probability ?? '0');
    expect(together.ev).toBe(solution.ways.find(({ name }) => name === 'optimal')?.ev);
    // Published: bet 1 rides with 0.07276018 of all hands.
    const rides = Fraction.of(1).minus(taken('bet-1')).toNumber();
    expect(rides).toBeCloseTo(0.07276018, 8);
    // Of every bet that stays, the third always does.
    const staked = 1 + rides + 1 - taken('bet-2').toNumber();
    expect(together.elementOfRisk).toBeCloseTo(together.edge / staked, 12);
    // What rides by each decision, row by row, is what each bet has by itself.
    const share = (row: string, decisions: readonly string[]) =>
      decisions.reduce((sum, decision) => {
        const found = together.rows.find(({ name }) => name === `${row}, ${decision}`);
        return found ? sum.plus(Fraction.parse(found.probability)) : sum;
      }, Fraction.ZERO);
    for (const [bet, decisions] of [
      ['bet-1', ['bet 1 rides', 'both ride']],
      ['bet-2', ['bet 2 rides', 'both ride']],
      ['bet-3', ['both taken back', 'bet 1 rides', 'bet 2 rides', 'both ride']],
    ] as const)
      for (const { name, probability } of of(bet)?.rows ?? [])
        if (name !== 'taken back')
          expect(share(name, decisions).toString(), `${bet}, ${name}`).toBe(probability);
  });

  it('bet 3, about which nobody decides, is a plain count of five cards', () => {
    // Five cards of 52: 2,598,960 hands; pairs of tens and better are 5 of 13 pairs.
    const net =
      1000 * 4 + 200 * 36 + 50 * 624 + 11 * 3744 + 8 * 5108 + 5 * 10_200 + 3 * 54_912 + 2 * 123_552 + 422_400;
    const winning = 4 + 36 + 624 + 3744 + 5108 + 10_200 + 54_912 + 123_552 + 422_400;
    expect(of('bet-3')?.ev).toBe(Fraction.of(net - (2_598_960 - winning), 2_598_960).toString());
  });

  it('the bonus is one, too', () => {
    const paid =
      20_000 * 4 + 2000 * 36 + 100 * 624 + 75 * 3744 + 50 * 5108 + 25 * 10_200 + 8 * 54_912 + 4 * 123_552;
    expect(of('bonus')?.ev).toBe(Fraction.of(paid - 2_598_960, 2_598_960).toString());
  });

  it('probabilities sum to one', () => {
    for (const { rows } of solution.wagers) {
      const sum = rows.reduce((all, { probability }) => all.plus(Fraction.parse(probability)), Fraction.ZERO);
      expect(sum.equals(Fraction.of(1))).toBe(true);
    }
  });

  // The common strategy cards: bet 1 rides with a paying hand, three to a royal or suited connectors; bet 2 with a paying hand, four
  // to a flush, open-ended or high straights.
  it.each([
    ['Th Tc 2d', true],
    ['9h 9c 2d', false],
    ['2h 2c 2d', true],
    ['As Ks Qs', true],
    ['9s 8s 7s', true],
    ['4s 3s 2s', false],
    ['As 2s 3s', false],
    ['Ah Kc Qd', false],
    ['Th 9c 8d Td', true],
    ['As 9s 4s 2s', true],
    ['9h 8c 7d 6s', false],
    ['Th 9c 8d 7s', true],
    ['Ah Kc Qd Js', false],
    ['9h 7c 6d 5s', false],
  ])('%s rides: %s', (cards, rides) => {
    const [a, b, c, turned] = parseCards(cards);
    const { first, second } = riding(rules)([a, b, c].map(Number));
    expect((turned === undefined ? first : second(turned)) > 0).toBe(rides);
  });

  it('the strategy card decides as the solution does, with every hand of three and of four cards', () => {
    const rides = riding(rules);
    const own = new Uint8Array(3);
    const differ: string[] = [];
    eachSuitClass([3], (sets) => {
      cardsOfSets(sets, 0, own);
      const three = [...own].map(cardOf);
      const { first, second } = rides(three);
      if (firstRides(three) !== first > 0) differ.push(formatCards(three));
      for (const turned of deck().filter((card) => !three.includes(card))) {
        const four = [...three, turned];
        if (secondRides(four) !== second(turned) > 0) differ.push(formatCards(four));
      }
    });
    expect(differ).toEqual([]);
  });

  it('derives the published strategy card, which costs nothing', () => {
    const { strategy, ways } = solution;
    expect(strategy.slice(0, 2)).toEqual([
      'Let bet 1 ride with three of a kind, a pair from T up, three of a suit in a row, the lowest from 3 up, three of a suit in a row but for one from one high card up and three of a suit in a row but for two from two high cards up; high cards are those from T up. No other way to play gains more.',
      'Let bet 2 ride with two pair or better, a pair from T up, four of a suit and four to an open straight. No other way to play gains more.',
    ]);
    const [best, card, blind] = ways.map(({ ev }) => Fraction.parse(ev));
    expect(card).toEqual(best);
    // Three bets that all ride are three times the one about which nobody decides.
    expect(blind).toEqual(Fraction.parse(of('bet-3')?.ev ?? '0').times(Fraction.of(3)));
  });

  it('is compared in a report by all three bets of each way', async () => {
    const wagers = solution.wagers.map((one) => reportedWager(one.wager, one));
    const found = await waysCompared(letItRide.with({}), wagers, solution.ways);
    // The card costs nothing, and whoever lets every bet ride loses three times what bet 3 does.
    expect(found.map(({ name, from }) => [name, from])).toEqual([
      ['optimal', 'exact'],
      ['basic', 'exact'],
      ['blind', 'exact'],
    ]);
    const [, card, blind] = found.map(({ cost }) => cost ?? Number.NaN);
    expect(card).toBe(0);
    expect(blind).toBeCloseTo(3 * (of('bet-3')?.edge ?? 0) - solution.together.edge, 12);
  });

  it('agrees with a slow count of single hands', () => {
    const pays = (cards: readonly Card[]): number => {
      const category = poker.categoryOf(poker.rank(cards));
      const table: Readonly<Record<string, number>> = {
        'royal-flush': 1000,
        'straight-flush': 200,
        'four-of-a-kind': 50,
        'full-house': 11,
        flush: 8,
        straight: 5,
        'three-of-a-kind': 3,
        'two-pair': 2,
      };
      const high = poker.rank(cards) >= poker.least('pair', 'T') ? 1 : -1;
      return table[category] ?? high;
    };
    const cards52 = parseCards(
      Array.from('23456789TJQKA')
        .flatMap((rank) => Array.from('cdhs').map((suit) => rank + suit))
        .join(' '),
    );
    for (const text of ['4s 3s 2s', '9s 8s 7s']) {
      const own = parseCards(text);
      const left = cards52.filter((card) => !own.includes(card));
      let sum = 0;
      for (const [i, first] of left.entries())
        for (const second of left.slice(i + 1)) sum += pays([...own, first, second]);
      expect(riding(rules)(own).first, text).toBeCloseTo(sum / 1_176, 12);
    }
  });
});
