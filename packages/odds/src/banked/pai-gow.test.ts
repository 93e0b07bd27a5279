import {
  type Card,
  cardOf,
  cardsOfSets,
  deck,
  eachSuitClass,
  emptyTally,
  JOKER,
  paiGowSeven,
  parseCards,
  rankPaiGowSeven,
  seededRandom,
  strengthOf,
  tallySevens,
} from '@croupier/cards';
import { faceUpPaiGowPoker, fortunePaiGowPoker, paiGowPoker, paiGowProgressive } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { oddsOf } from '../odds.ts';
import { simulate } from '../simulate.ts';
import { strategiesOf } from '../strategy.ts';

/** How many of all C(53, 7) deals are in each row, as published for the 53-card game. */
const PUBLISHED: readonly (readonly [string, number, number])[] = [
  ['seven card straight flush', 8000, 32],
  ['royal flush with royal match', 2000, 72],
  ['seven card straight flush with joker', 1000, 196],
  ['five aces', 400, 1128],
  ['royal flush', 150, 26_020],
  ['straight flush', 50, 184_644],
  ['four of a kind', 25, 307_472],
  ['full house', 5, 4_188_528],
  ['flush', 4, 6_172_088],
  ['three of a kind', 3, 7_672_500],
  ['straight', 2, 11_034_204],
];
const ALL = 154_143_080;
/** As many times more rounds as `npm run prove` has time for. */
const TIMES = process.env.CROUPIER_WHOLE ? 5 : 1;

describe('bclc-poker 3.0 §5.5: the mathematics of the Fortune Bonus', () => {
  it('every row has its published share of all deals, and the house 7.77 %', async () => {
    const { wagers } = await oddsOf(fortunePaiGowPoker.with({}), { wager: 'fortune-bonus', workers: 1 });
    const [bonus] = wagers;
    if (bonus?.method !== 'exact') throw new Error('The bonus is not solved.');
    const counted = bonus.rows.map(({ name, combinations }) => [name, Number(combinations)]);
    const paid = PUBLISHED.reduce((sum, [, , ways]) => sum + ways, 0);
    expect(counted).toEqual([...PUBLISHED.map(([name, , ways]) => [name, ways]), ['loss', ALL - paid]]);
    const won = PUBLISHED.reduce((sum, [, pays, ways]) => sum + BigInt(pays) * BigInt(ways), 0n);
    expect(bonus.ev).toBe(Fraction.of(won - BigInt(ALL - paid), BigInt(ALL)).toString());
    expect(bonus.edge).toBeCloseTo(0.0777, 4);
  });
});

describe('bclc-poker 2.0 §9: the house way as a strategy', () => {
  it('is how these games are played unless somebody names another', () => {
    for (const game of [paiGowPoker, fortunePaiGowPoker, paiGowProgressive])
      expect(strategiesOf(game.with({})).map(({ name }) => name)).toEqual([
        'house-way',
        'optimal',
        'best-reply',
      ]);
    expect(strategiesOf(faceUpPaiGowPoker.with({})).map(({ name }) => name)).toEqual([
      'optimal',
      'house-way',
    ]);
  });

  it('§8.4.4: set alike on both sides, a player loses more often than wins, by the hands that tie', async () => {
    const { wagers, strategy } = await simulate(paiGowPoker.with({}), {
      rounds: 4_000 * TIMES,
      seed: 'house way',
    });
    const [main] = wagers;
    expect(strategy).toBe('house-way');
    expect(main?.exact).toBeNull();
    // Both higher about 29 %, both lower or tied about 30 %: some two or three per cent for the bank.
    expect(main?.hitFrequency).toBeGreaterThan(0.275);
    expect(main?.hitFrequency).toBeLessThan(0.3);
    expect(main?.mean).toBeGreaterThan(-0.05);
    expect(main?.mean).toBeLessThan(-0.005);
  });
});

describe('bclc-poker 4.0 §5.2: the mathematics of the progressive', () => {
  it('every row has its published share of all deals, at whatever is on the meter', async () => {
    const waysOf = (...names: string[]): number =>
      PUBLISHED.reduce((sum, [name, , ways]) => sum + (names.includes(name) ? ways : 0), 0);
    const rows = [
      [
        'seven card straight flush',
        50_000,
        waysOf('seven card straight flush', 'seven card straight flush with joker'),
      ],
      ['five aces', 5000, waysOf('five aces')],
      ['royal flush', 500, waysOf('royal flush', 'royal flush with royal match')],
      ['straight flush', 100, waysOf('straight flush')],
      ['four of a kind', 75, waysOf('four of a kind')],
      ['full house', 4, waysOf('full house')],
    ] as const;
    const { wagers } = await oddsOf(paiGowProgressive.with({ meter: 5_000_000 }), {
      wager: 'progressive',
      workers: 1,
    });
    const [odds] = wagers;
    if (odds?.method !== 'exact') throw new Error('The progressive is not solved.');
    const counted = odds.rows.map(({ name, combinations }) => [name, Number(combinations)]);
    const paid = rows.reduce((sum, [, , ways]) => sum + ways, 0);
    expect(counted).toEqual([...rows.map(([name, , ways]) => [name, ways]), ['loss', ALL - paid]]);
    // For one: a dollar of stake, and a meter of 50,000 dollars.
    const returned = rows.reduce((sum, [, pays, ways]) => sum + pays * ways, 0);
    expect(odds.ev).toBe(Fraction.of(returned - ALL, ALL).toString());
    // All of the meter 228 times in 154,143,080 deals and a tenth of it 1,128 times; a cent is a hundredth of the stake.
    expect(odds.meterCoefficient).toBe(Fraction.of(2280 + 1128, 10 * 100 * ALL).toString());
  });
});

describe('bclc-poker 5.0 §6.6.2: the mathematics of the Ace High Bonus', () => {
  const rowsOf = async (): Promise<readonly (readonly [string, number])[]> => {
    const { wagers } = await oddsOf(faceUpPaiGowPoker.with({}), { wager: 'ace-high-bonus', workers: 1 });
    const [bonus] = wagers;
    if (bonus?.method !== 'exact') throw new Error('The bonus is not solved.');
    return bonus.rows.map(({ name, combinations }) => [name, Number(combinations)] as const);
  };
  const PAIRS = ALL * 53_524_680;
  const isAceHigh = (cards: readonly Card[]): boolean => {
    const { category, ranks, kickers } = paiGowSeven.classOf(strengthOf(rankPaiGowSeven(cards)));
    return category === 'high-card' && [...ranks, ...kickers][0] === 12;
  };

  it('the dealer is ace-high in as many deals as one by one', async () => {
    const tally = tallied();
    let natural = 0;
    for (const [strength, deals] of tally.entries()) {
      if (strength === 0) continue;
      const { category, ranks, kickers } = paiGowSeven.classOf(strengthOf(strength));
      if (category === 'high-card' && [...ranks, ...kickers][0] === 12) natural += deals;
    }
    let joker = 0;
    const six = new Uint8Array(6);
    eachSuitClass([6], (sets, deals) => {
      cardsOfSets(sets, 0, six);
      if (isAceHigh([JOKER, ...Array.from(six, cardOf)])) joker += deals;
    });
    const [both = 0, withJoker = 0, without = 0, loss = 0] = (await rowsOf()).map(([, ways]) => ways);
    expect(both + withJoker + without).toBe((natural + joker) * 53_524_680);
    expect(both + withJoker + without + loss).toBe(PAIRS);
  });

  const tallied = (): Uint32Array => {
    const tally = emptyTally();
    tallySevens(deck(), tally);
    return tally;
  };

  it('both are, and the joker is the dealer’s, as often as in many deals', async () => {
    const random = seededRandom('ace high');
    const cards = [...deck(), JOKER];
    const DEALS = 200_000 * TIMES;
    let [both, withJoker] = [0, 0];
    for (let round = 0; round < DEALS; round += 1) {
      for (let i = 0; i < 14; i += 1) {
        const j = i + random.below(53 - i);
        const [one, other] = [cards[i], cards[j]];
        if (one === undefined || other === undefined) throw new Error('There are 53 cards.');
        cards[i] = other;
        cards[j] = one;
      }
      const dealer = cards.slice(0, 7);
      if (!isAceHigh(dealer)) continue;
      if (isAceHigh(cards.slice(7, 14))) both += 1;
      else if (dealer.includes(JOKER)) withJoker += 1;
    }
    const rows = new Map(await rowsOf());
    for (const [name, seen] of [
      ['dealer and player ace-high', both],
      ['dealer ace-high with the joker', withJoker],
    ] as const) {
      const expected = (DEALS * (rows.get(name) ?? 0)) / PAIRS;
      expect(Math.abs(seen - expected), name).toBeLessThan(3 * Math.sqrt(expected));
    }
  });
});

describe('bclc-poker 5.0 §7.3: best play against an open hand', () => {
  const [optimal] = strategiesOf(faceUpPaiGowPoker.with({}));
  /** What is in front, against a dealer set so; undefined where the house way is asked for. */
  const front = (own: string, dealer: string): readonly Card[] | undefined => {
    const cards: Readonly<Record<string, Card[]>> = { 1: parseCards(own), dealer: parseCards(dealer) };
    return optimal?.decide(
      {
        seat: 1,
        actions: [{ verb: 'house-way' }],
        absent: { verb: 'house-way' },
        cite: faceUpPaiGowPoker.section('7.4'),
      },
      (place) => cards[place] ?? [],
    ).parts?.low;
  };

  it('breaks a full house where that wins, keeps a pair behind where that does, and pushes if it must', () => {
    // Front ace-king, behind a pair of queens: three sevens behind are enough, but only a pair beats ace-king in front.
    expect(front('7s 7d 7c 4h 4d Qc Jh', 'As Kd Qs Qd 9c 8h 2c')).toEqual(parseCards('4h 4d'));
    // Front seven-six, behind a pair of nines: aces stay behind.
    expect(front('As Ad Kc Jh 7s 4d 3h', '7d 6c 9c 9h 5s 3d 2c')).toEqual(parseCards('Kc Jh'));
    // A pair of aces in front of four kings: the high hand cannot be beaten, and nothing beats both.
    expect(front('Qs Qd Jc Th 7s 4d 3h', 'Ac Ad Ks Kd Kc Kh 2c')).toBeUndefined();
  });

  it('loses less than the house way, which does not look', async () => {
    const game = faceUpPaiGowPoker.with({});
    const [best, plain] = await Promise.all(
      strategiesOf(game).map(async (strategy) => {
        const { wagers } = await simulate(game, { rounds: 4_000 * TIMES, seed: 'open', strategy });
        return wagers.find(({ wager }) => wager === 'main');
      }),
    );
    expect(best?.mean).toBeGreaterThan((plain?.mean ?? 0) + 0.005);
    expect(best?.mean).toBeLessThan(0.005);
  });
});
