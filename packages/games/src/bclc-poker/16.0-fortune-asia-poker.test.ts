import { formatCards, parseCards, rankFortuneAsia } from '@croupier/cards';
import {
  accountsOf,
  cents,
  formatAward,
  formatCite,
  linePostings,
  NOTHING,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  recordOf,
  refusal,
  replayRecord,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { fortuneAsiaPoker } from './16.0-fortune-asia-poker.ts';

const game = fortuneAsiaPoker.with({});

/** By the house way eight low, ten-seven medium and king-five-four-two high. */
const DEALER = 'Ks Td 8c 7h 5s 4d 2c';
/** Nothing, with an ace: set by its player in the tests below. */
const HAND = 'Ah Jd 9s 7s 6h 3h 2d';
/** Four nines, which others envy; by the house way an ace low, nines medium and nines high. */
const FOUR = '9s 9d 9c 9h Ac 6d 2h';
/** Loses to that dealer's hand three times by the house way: seven low, nine-six medium, jack high. */
const WORSE = 'Jc 9h 7c 6s 5c 3d 2s';

const seat = (number: number, more: Record<string, number> = {}, player?: string): RecordedSeat => ({
  seat: number,
  wagers: { main: 1000, ...more },
  ...(player === undefined ? {} : { player }),
});
const tipping = (
  number: number,
  tips: Record<string, number>,
  more: Record<string, number> = {},
): RecordedSeat => ({
  ...seat(number, more),
  tips,
});

const houseWay = (number: number): RecordedDecision => ({ seat: number, do: 'house-way' });

/** The hand set with these cards low and medium. */
const set = (number: number, hand: string, low: string, mid: string): RecordedDecision => ({
  seat: number,
  do: 'set',
  low,
  mid,
  high: formatCards(
    parseCards(hand).filter((card) => ![...parseCards(low), ...parseCards(mid)].includes(card)),
  ),
});

/** One seat with a basic wager, set with these cards low and medium, or the house way. */
const one = (hand: string, dealer = DEALER, low?: string, mid?: string): string[] =>
  paidOf(played(game, [seat(1)], { 1: hand, dealer }, [low && mid ? set(1, hand, low, mid) : houseWay(1)]));

const clausesOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [event.cite.clause] : []));
const turnedIn = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []));
const deliveredTo = (round: Round): string[] => [
  ...new Set(round.events.flatMap((event) => (event.type === 'dealt' ? [event.place] : []))),
];
const arrangedAt = (round: Round, place: string): string | undefined => {
  const event = round.events.findLast((last) => last.type === 'arranged' && last.place === place);
  return event?.type === 'arranged'
    ? `${formatCards(event.parts.low ?? [])} / ${formatCards(event.parts.mid ?? [])}`
    : undefined;
};
const linesOn = (round: Round, wager: string) => linesOf(round).filter((line) => line.wager === wager);
const envyOf = (round: Round): Record<number, number> =>
  Object.fromEntries(linesOn(round, 'envy').map(({ seat: at, won }) => [at, won]));

describe('bclc-poker 16.0 §2.1, §6.11: three hands against the dealer’s', () => {
  it('§2.1.4, §2.1.5, §6.11.1, §6.11.2: two or three hands higher win even money', () => {
    expect(one(HAND, DEALER, '9s', 'Jd 7s')).toEqual(['1 main win 1000']);
    expect(one(HAND, DEALER, '7s', 'Jd 9s')).toEqual(['1 main win 1000']);
    expect(one(HAND, DEALER, '9s', '6h 7s')).toEqual(['1 main lose -1000']);
    expect(one('Qh Jh 9d 7d 6d 3h 2h', DEALER, '9d', 'Jh 7d')).toEqual(['1 main win 1000']);
  });

  it('§6.11.3, §2.1.4: two or three lower lose', () => {
    expect(one(HAND, DEALER, '7s', '9s 6h')).toEqual(['1 main lose -1000']);
    expect(one(WORSE)).toEqual(['1 main lose -1000']);
  });

  it('§2.1.6, §5.5, §6.11.1, §6.11.3.a: equal hands are the dealer’s', () => {
    // The medium hand is higher, the others are equal; then the low one is higher too.
    expect(one('8d Jh 7d Kd 5h 4h 2h', DEALER, '8d', 'Jh 7d')).toEqual(['1 main lose -1000']);
    expect(one('9d Jh 7d Kd 5h 4h 2h', DEALER, '9d', 'Jh 7d')).toEqual(['1 main win 1000']);
    expect(one('9d Th 7d Ad 5h 4h 2h', DEALER, '9d', 'Th 7d')).toEqual(['1 main win 1000']);
    expect(one('8d Th 7d Ad 5h 4h 2h', DEALER, '8d', 'Th 7d')).toEqual(['1 main lose -1000']);
  });

  it('§6.11, §6.11.2, §6.11.3: the outcome of each hand is called by its clause', () => {
    const round = played(game, [seat(1), seat(4)], { 1: HAND, 4: WORSE, dealer: DEALER }, [
      set(1, HAND, '7s', 'Jd 9s'),
      houseWay(4),
    ]);
    expect(callsOf(round).slice(-2)).toEqual(['Seat 4 loses all three.', 'Seat 1 wins two of three.']);
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['6.11.2', '6.11.3']));
  });

  it('§2.1.3, §6.6.1: hands out of order are fouled and lose, however good', () => {
    const low = (cards: string, mid: string, high: string) =>
      game.layout.foul?.({ low: parseCards(cards), mid: parseCards(mid), high: parseCards(high) });
    expect(low('2d', 'Ah Jd', '9s 7s 6h 3h')).toMatchObject({
      reason: expect.stringContaining('The medium hand would be above the high one'),
      cite: { clause: '6.6.1' },
    });
    expect(low('Jd', '9s 7s', 'Ah 6h 3h 2d')).toMatchObject({
      reason: expect.stringContaining('The low hand would be above the medium one'),
    });
    expect(low('9s', 'Jd 7s', 'Ah 6h 3h 2d')).toBeUndefined();
    expect(one(HAND, DEALER, '9s', 'Ah Jd')).toEqual(['1 main lose -1000']);
    const round = played(game, [seat(1)], { 1: HAND, dealer: DEALER }, [set(1, HAND, 'Jd', '9s 7s')]);
    expect(paidOf(round)).toEqual(['1 main lose -1000']);
    expect(callsOf(round)).toContain('Seat 1 is fouled and loses.');
  });

  it('§6.6.1, READINGS 43: a hand that equals the one above it as far as it goes is no foul', () => {
    const parts = { low: parseCards('Ah'), mid: parseCards('Ad Kc'), high: parseCards('As Kd 5h 3c') };
    expect(game.layout.foul?.(parts)).toBeUndefined();
  });

  it('§6.6.1.a: the bonuses of a fouled hand play', () => {
    const round = played(
      game,
      [seat(1, { 'fortune-bonus': 500, 'insurance-bonus': 500 })],
      { 1: HAND, dealer: DEALER },
      [set(1, HAND, 'Jd', '9s 7s')],
    );
    expect(paidOf(round)).toEqual([
      '1 main lose -1000',
      '1 fortune-bonus lose -500',
      '1 insurance-bonus win 1500',
    ]);
  });
});

describe('bclc-poker 16.0 §5: how hands rank', () => {
  const rank = (cards: string): number => rankFortuneAsia(parseCards(cards));
  /** From the highest down; what ranks alike is turned round. */
  const byRank = (hands: readonly string[]): string[] =>
    hands.toReversed().toSorted((a, b) => rank(b) - rank(a));

  it('§5.6.1.a, §5.6.1.b, §5.6.1.c, §5.6.1.d, §5.6.1.e, §5.6.1.f, §5.6.1.g, §5.6.1.h, §5.6.1.i: four cards from four aces down to a high card', () => {
    const falling = [
      'As Ad Ac Ah', // §5.6.1.a
      'As Ks Qs Js', // §5.6.1.b
      'As 2s 3s 4s',
      'Ks Qs Js Ts',
      '5s 4s 3s 2s',
      'Ks Kd Kc Kh', // §5.6.1.c
      '2s 2d 2c 2h',
      'As Ks Qs 9s', // §5.6.1.d
      '6s 4s 3s 2s',
      'As Kd Qc Jh', // §5.6.1.e
      'Ad 2s 3s 4c',
      'Kd Qs Js Th',
      '5d 4s 3s 2h',
      'As Ad Ac Kh', // §5.6.1.f
      '2s 2d 2c Ah',
      'As Ad Kc Kh', // §5.6.1.g
      '3s 3d 2c 2h',
      'As Ad Kc Qh', // §5.6.1.h
      '2s 2d Ac Kh',
      'As Kd Qc Th', // §5.6.1.i
      '6s 4d 3c 2h',
    ];
    expect(byRank(falling)).toEqual(falling);
    expect(new Set(falling.map(rank)).size).toBe(falling.length);
  });

  it('§5.6.2.a, §5.6.2.b, §5.6.3.a: two cards are a pair or count by the high card, one by itself', () => {
    const falling = ['As Ad', '2s 2d', 'As Kd', 'As 2d', '3s 2d'];
    expect(byRank(falling)).toEqual(falling);
    expect(byRank(['As', 'Kd', '2c'])).toEqual(['As', 'Kd', '2c']);
    expect(game.layout.partCaption?.('mid', parseCards('9s 9d'))).toBe('pair of nines');
  });

  it('§5.2: suits are equal', () => {
    expect(rank('As Ks Qs 9s')).toBe(rank('Ac Kc Qc 9c'));
    expect(rank('As 2d 3c 4h')).toBe(rank('Ac 2h 3s 4d'));
  });

  it('§5.3: the joker is an ace or completes a straight, a flush or a straight flush, and nothing else', () => {
    expect(rank('Jo')).toBe(rank('As'));
    expect(rank('Jo Kd')).toBe(rank('As Kd'));
    expect(rank('Jo 9s 9d 9c')).toBe(rank('As 9s 9d 9c'));
    expect(rank('Jo 9s 8d 6c')).toBe(rank('9s 8d 7h 6c'));
    expect(rank('Jo 9s 8s 2s')).toBe(rank('As 9s 8s 2s'));
    expect(rank('Jo 3s 2s As')).toBe(rank('As 2s 3s 4s'));
    expect(rank('Jo As Ad Ac')).toBe(rank('As Ad Ac Ah'));
  });
});

/** What one wager of 5.00 on a seat's seven cards brings. */
const bonus = (wager: string, hand: string, dealer: string): number => {
  const round = played(game, [seat(1, { [wager]: 500 })], { 1: hand, dealer }, [houseWay(1)]);
  const [line] = linesOn(round, wager);
  return line ? line.returned - line.stake : Number.NaN;
};

describe('bclc-poker 16.0 §2.2, §5.7.1: the Fortune Bonus', () => {
  const fortune = (hand: string, dealer = DEALER): number => bonus('fortune-bonus', hand, dealer);

  it.each([
    ['seven card straight flush', '9d 8d 7d 6d 5d 4d 3d', 8000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['seven card straight flush up to the ace', 'Ad Kd Qd Jd Td 9d 8d', 8000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['royal flush with royal match', 'Ad Kd Qd Jd Td Kh Qh', 2000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['seven card straight flush with the joker', '9d 8d Jo 6d 5d 4d 3d', 1000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['five aces', 'Ac Ad Ah As Jo 9c 6d', 400, DEALER],
    ['royal flush', 'Ad Kd Qd Jd Td 3c 4c', 150, 'Ks Kc 9c 8h 5s 3d 2c'],
    ['straight flush', '9d 8d 7d 6d 5d Kc 2h', 50, 'Ks Kh 9c 8h 5s 3d 2c'],
    ['four of a kind', FOUR, 25, DEALER],
    ['full house', '9s 9d 9c 6h 6d Qc Jh', 5, DEALER],
    ['flush', 'Ah Qh 9h 6h 3h 2d 7c', 4, DEALER],
    ['three of a kind', '9s 9d 9c Qc Jh 6d 3h', 3, DEALER],
    ['three of a kind above a straight (READINGS 32)', '9s 9d 9c 8h 7d 6d 5c', 3, DEALER],
    ['straight', 'Tc 9d 8d 7s 6h 2d 2s', 2, DEALER],
    ['two pair, which pays nothing', '9s 9d 6h 6d Qc Jh 2d', -1, DEALER],
    ['nothing', HAND, -1, DEALER],
  ])('§2.2.1.e, §5.7.1, §6.12, §1.3.1: %s, %s, brings %i for one', (_, hand, pays, dealer) => {
    expect(fortune(hand, dealer)).toBe(pays * 500);
  });

  it('§5.7.1, §5.1: the table is posted as it is paid, highest first', () => {
    const rows = game.layout.wagers.find(({ id }) => id === 'fortune-bonus')?.rows ?? [];
    expect(rows.map(({ name, award }) => `${name} ${formatAward(award)}`)).toEqual([
      'seven card straight flush 8000 to 1',
      'royal flush with royal match 2000 to 1',
      'seven card straight flush with joker 1000 to 1',
      'five aces 400 to 1',
      'royal flush 150 to 1',
      'straight flush 50 to 1',
      'four of a kind 25 to 1',
      'full house 5 to 1',
      'flush 4 to 1',
      'three of a kind 3 to 1',
      'straight 2 to 1',
    ]);
  });

  it('§1.3.1, §2.2.1.e: any of the seven cards make it, though the basic game loses', () => {
    const hand = '9s 9d 9c Qc Jh 6d 3h';
    const round = played(
      game,
      [seat(1, { 'fortune-bonus': 500 })],
      { 1: hand, dealer: 'As Ad Ac Ah Ks Kd 2c' },
      [set(1, hand, '9s', 'Jh 9d')],
    );
    expect(paidOf(round)).toEqual(['1 main lose -1000', '1 fortune-bonus win 1500']);
  });

  it('§5.3: the joker is an ace or completes a straight or a flush, and nothing else', () => {
    expect(fortune('Jo Ac Ad 9h 7c 6s 3h')).toBe(1500);
    expect(fortune('Jo 9d 9h 7c 6s 3h 2d')).toBe(-500);
  });

  it('§5.4: a king and a queen of two suits are no royal match', () => {
    expect(fortune('Ad Kd Qd Jd Td Kh Qs', 'As Kc 9c 8h 5s 3c 2c')).toBe(75_000);
  });

  it('§1.3, §2.2.1, §2.2.1.c, §2.2.1.d, §6.1, §6.1.1: it is optional, laid before the deal, and in any amount', () => {
    expect(paidOf(played(game, [seat(1)], { 1: FOUR, dealer: DEALER }, [houseWay(1)]))).toEqual([
      '1 main win 1000',
    ]);
    for (const amount of [1, 100_000])
      expect(
        linesOn(
          played(game, [seat(1, { 'fortune-bonus': amount })], { 1: FOUR, dealer: DEALER }, [houseWay(1)]),
          'fortune-bonus',
        ).map(({ won }) => won),
      ).toEqual([25 * amount]);
    expect(game.layout.wagers.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ['main', undefined],
      ['fortune-bonus', undefined],
      ['insurance-bonus', undefined],
    ]);
  });

  it('§2.1.1, §2.2.1.b, §2.3.1.b: either bonus needs a basic wager at its spot', () => {
    for (const [wager, clause] of [
      ['fortune-bonus', '§2.2.1.b'],
      ['insurance-bonus', '§2.3.1.b'],
    ] as const)
      expect(() =>
        played(game, [{ seat: 1, wagers: { [wager]: 500 } }], { 1: FOUR, dealer: DEALER }, [houseWay(1)]),
      ).toThrow(clause);
  });

  it('§2.2.1.a, §2.3.1.a: on each of several hands', () => {
    const both = [
      seat(1, { 'fortune-bonus': 500, 'insurance-bonus': 200 }, 'ann'),
      seat(2, { 'fortune-bonus': 300, 'insurance-bonus': 100 }, 'ann'),
    ];
    const round = played(game, both, { 1: FOUR, 2: 'Ah Jd Ts 7s 6h 3h 2d', dealer: DEALER }, [houseWay(1)]);
    expect(paidOf(round).filter((line) => line.includes('bonus'))).toEqual([
      '2 fortune-bonus lose -300',
      '2 insurance-bonus win 300',
      '1 fortune-bonus win 12500',
      '1 insurance-bonus lose -200',
    ]);
  });
});

describe('bclc-poker 16.0 §2.2.2: envy', () => {
  const PLAIN = 'Jd Js 8s 7s 6c 3c 2d';
  const OTHER = 'Ks Kd Td Ts 5s 3d 2c';
  const others = (stake: number | undefined, hand: string): Round =>
    played(
      game,
      [seat(2, stake === undefined ? {} : { 'fortune-bonus': stake }), seat(5)],
      { 2: PLAIN, 5: hand, dealer: OTHER },
      [houseWay(2), houseWay(5)],
    );

  it.each([
    ['9s 9d 9c 6h 6d Qc Jh', {}],
    [FOUR, { 2: 500 }],
    ['Qh Jh Th 9h 8h Ac 3h', { 2: 2000 }],
    ['Ah Kh Qh Jh Th 4h 2s', { 2: 5000 }],
    ['Ac Ad Ah As Jo 9c 6d', { 2: 25_000 }],
    ['9h Jo 7h 6h 5h 4h 8h', { 2: 50_000 }],
    ['Ah Kh Qh Jh Th Kc Qc', { 2: 100_000 }],
    ['Qh Jh Th 9h 8h 7h 6h', { 2: 500_000 }],
  ])(
    '§2.2.2.a, §2.2.2.b, §5.7.1: five dollars on the bonus earn for %s of another, bonus or not, %j',
    (hand, envy) => {
      expect(envyOf(others(500, hand))).toEqual(envy);
    },
  );

  it('§2.2.2.a: less than five dollars, or nothing, earns none', () => {
    expect(envyOf(others(499, FOUR))).toEqual({});
    expect(envyOf(others(undefined, FOUR))).toEqual({});
  });

  it('§2.2.2.b(1): every such hand pays', () => {
    const round = played(
      game,
      [seat(1), seat(2, { 'fortune-bonus': 500 }), seat(5)],
      { 1: 'Qh Jh Th 8h 9h Ac 3h', 2: PLAIN, 5: '4s 4d 4c 4h Qc Tc 9d', dealer: OTHER },
      [houseWay(1), houseWay(2), houseWay(5)],
    );
    expect(envyOf(round)).toEqual({ 2: 2500 });
  });

  it('§2.2.2.b, §2.2.2.c: not for one’s own hands, at whatever spot, nor for the dealer’s', () => {
    const alone = played(game, [seat(1, { 'fortune-bonus': 500 })], { 1: FOUR, dealer: OTHER }, [
      houseWay(1),
    ]);
    expect(envyOf(alone)).toEqual({});
    const two = [1, 2].map((number) => seat(number, { 'fortune-bonus': 500 }, 'ann'));
    const both = played(game, two, { 1: FOUR, 2: PLAIN, dealer: OTHER }, [houseWay(1)]);
    expect(envyOf(both)).toEqual({});
    const dealers = played(game, [seat(2, { 'fortune-bonus': 500 })], { 2: PLAIN, dealer: FOUR }, [
      houseWay(2),
    ]);
    expect(envyOf(dealers)).toEqual({});
  });
});

describe('bclc-poker 16.0 §2.3, §5.7.2: the Insurance Bonus', () => {
  const insurance = (hand: string, dealer = 'Ks Kd Qc Qh Jh Td 5c'): number =>
    bonus('insurance-bonus', hand, dealer);

  it.each([
    ['nine high', '9s 8d 7c 6h 4s 3d 2c', 100],
    ['ten high', 'Ts 9d 7c 6h 4s 3d 2c', 50],
    ['jack high', 'Js 9d 7c 6h 4s 3d 2c', 10],
    ['queen high', 'Qs 9d 7c 6h 4s 3d 2c', 7],
    ['king high', 'Kh 9d 7c 6h 4s 3d 2c', 5],
    ['ace high', 'As 9d 7c 6h 4s 3d 2c', 3],
    ['the joker, an ace', 'Jo Qd Tc 8h 6s 4d 2c', 3],
    ['a pair', '9s 9d 7c 6h 4s 3d 2c', -1],
    ['the joker and an ace', 'Jo As Tc 8h 6s 4d 2c', -1],
    ['a straight of five (READINGS 43)', '9s 8d 7c 6h 5s 3d 2c', -1],
    ['a straight of five with the joker', 'Jo 9d 8h 7c 5s Kh 2d', -1],
    ['a flush of five (READINGS 43)', 'As Qs 9s 6s 3s 2d 7c', -1],
  ])('§2.3.1.d, §5.7.2.a, §6.12: %s, %s, brings %i for one', (_, hand, pays) => {
    expect(insurance(hand)).toBe(pays * 500);
  });

  it('§5.7.2, §5.1: the table is posted as it is paid', () => {
    const rows = game.layout.wagers.find(({ id }) => id === 'insurance-bonus')?.rows ?? [];
    expect(rows.map(({ name, award }) => `${name} ${formatAward(award)}`)).toEqual([
      'nine high 100 to 1',
      'ten high 50 to 1',
      'jack high 10 to 1',
      'queen high 7 to 1',
      'king high 5 to 1',
      'ace high 3 to 1',
    ]);
  });

  it('§1.3, §2.3.1, §2.3.1.c, §6.1.1: it is optional, alone or beside the Fortune Bonus, and in any amount', () => {
    const hand = 'Ts 9d 7c 6h 4s 3d 2c';
    const won = (more: Record<string, number>): string[] =>
      paidOf(played(game, [seat(1, more)], { 1: hand, dealer: 'Ks Kd Qc Qh Jh Td 5c' }, [houseWay(1)])).slice(
        1,
      );
    expect(won({ 'insurance-bonus': 1 })).toEqual(['1 insurance-bonus win 50']);
    expect(won({ 'insurance-bonus': 5000 })).toEqual(['1 insurance-bonus win 250000']);
    expect(won({ 'insurance-bonus': 100, 'fortune-bonus': 100 })).toEqual([
      '1 fortune-bonus lose -100',
      '1 insurance-bonus win 5000',
    ]);
    expect(won({})).toEqual([]);
  });
});

describe('bclc-poker 16.0 §5.8, §5.9: the limit', () => {
  const TEN_HIGH = 'Ts 8d 7c 6h 4s 3d 2c';

  it('§5.8, §5.8.1: both bonuses of all players together pay 50,000 dollars at most, shared by what each would have won', () => {
    const round = played(
      game,
      [seat(1, { 'fortune-bonus': 300_000 }), seat(5, { 'insurance-bonus': 10_000 })],
      { 1: FOUR, 5: TEN_HIGH, dealer: 'Ks Kd Qc Qh Jh Td 5c' },
      [houseWay(1), houseWay(5)],
    );
    // 75,000 and 5,000 dollars are 15/16 and 1/16 of what would be due.
    expect(
      ['fortune-bonus', 'insurance-bonus'].flatMap((wager) => linesOn(round, wager).map(({ won }) => won)),
    ).toEqual([4_687_500, 312_500]);
  });

  it('§5.9: the basic game and envy are outside it', () => {
    const round = played(
      game,
      [seat(1, { 'fortune-bonus': 300_000 }), seat(5, { 'fortune-bonus': 500 })],
      { 1: FOUR, 5: HAND.replace('9s', 'Ts'), dealer: 'Ks Kd Qc Qh Td Tc 5c' },
      [houseWay(1), houseWay(5)],
    );
    expect(linesOn(round, 'fortune-bonus').map(({ won }) => won)).toContain(5_000_000);
    expect(envyOf(round)).toEqual({ 5: 500 });
    const outside = played(
      game,
      [{ seat: 1, wagers: { main: 6_000_000, 'fortune-bonus': 300_000 } }],
      { 1: FOUR, dealer: DEALER },
      [houseWay(1)],
    );
    expect(linesOn(outside, 'main').map(({ won }) => won)).toEqual([6_000_000]);
  });

  it('READINGS 29: while it is enforced bets for the dealer on a bonus pay even money', () => {
    const tipped = (stake: number): string[] =>
      paidOf(
        played(
          game,
          [tipping(1, { 'fortune-bonus': 100 }, { 'fortune-bonus': stake })],
          { 1: FOUR, dealer: DEALER },
          [houseWay(1)],
        ),
      );
    expect(tipped(200_000)).toContain('1 fortune-bonus (tip) win 2500');
    expect(tipped(200_001)).toContain('1 fortune-bonus (tip) win 100');
  });
});

describe('bclc-poker 16.0 §3: several hands', () => {
  const limits = Object.fromEntries(
    game.layout.wagers.map(({ id }) => [id, { least: cents(1000), most: cents(100_000), step: cents(100) }]),
  );
  const why = (bets: readonly (readonly [number, number])[]) =>
    refusal(
      { layout: game.layout, limits },
      new Map(),
      bets.map(([spot, amount]) => ({
        spot,
        player: 'ann',
        wager: 'main',
        kind: 'own',
        amount: cents(amount),
      })),
      'ann',
    );

  it('§3.1, §3.2: six spots, all of which one player may play', () => {
    expect(game.layout.seats).toBe(6);
    expect(why([1, 2, 3, 4, 5, 6].map((spot) => [spot, 2000] as const))).toBeUndefined();
    expect(why([[7, 2000]])?.reason).toContain('no spot 7');
  });

  it('§3.2.1: twice the least lies on each of several spots', () => {
    expect(why([[3, 1000]])).toBeUndefined();
    expect(
      why([
        [3, 2000],
        [4, 1900],
      ]),
    ).toMatchObject({ cite: { clause: '3.2.1' } });
  });

  it('§3.2.2: several spots lie side by side', () => {
    expect(
      why([
        [3, 2000],
        [5, 2000],
      ]),
    ).toMatchObject({ cite: { clause: '3.2.2' } });
    expect(
      why([
        [3, 2000],
        [4, 2000],
        [5, 2000],
      ]),
    ).toBeUndefined();
  });

  const both = [seat(3, {}, 'ann'), seat(4, {}, 'ann')];
  const hands = { 3: HAND, 4: WORSE, dealer: DEALER };

  it('§3.2.3, §6.2, §6.2.1: one is looked at and set, the first unless another is named; the dealer exposes and sets the others before the house hand', () => {
    const first = played(game, both, hands, [set(3, HAND, '7s', 'Jd 9s')]);
    expect(turnedIn(first)).toEqual(['4', 'dealer', '3']);
    expect(arrangedAt(first, '3')).toBe('7s / Jd 9s');
    expect(first.places.map(({ name, owner }) => [name, owner])).toContainEqual(['4', null]);
    const at = (place: string): number =>
      first.events.findIndex((event) => event.type === 'arranged' && event.place === place);
    expect(at('4')).toBeLessThan(at('dealer'));
    expect(first.events).toContainEqual({
      type: 'handled',
      text: 'Mark what is set the house way: seat 4.',
      cite: { rulebook: 'bclc-poker', section: '16.0', clause: '6.2.1' },
    });
    const second = played(game, both, hands, [{ seat: 3, do: 'decline' }, set(4, WORSE, '2s', '7c 6s')]);
    expect(arrangedAt(second, '4')).toBe('2s / 7c 6s');
    expect(arrangedAt(second, '3')).not.toBe('7s / Jd 9s');
    expect(second.places.map(({ name, owner }) => [name, owner])).toContainEqual(['3', null]);
    expect(() =>
      played(game, both, hands, [set(3, HAND, '7s', 'Jd 9s'), set(4, WORSE, '2s', '7c 6s')]),
    ).toThrow('nobody was asked');
  });
});

describe('bclc-poker 16.0 §4: bets for the dealer', () => {
  const tipped = (hand: string, tips: Record<string, number>, more: Record<string, number> = {}): Round =>
    played(game, [{ ...tipping(1, tips, more), player: 'ann' }], { 1: hand, dealer: DEALER }, [houseWay(1)]);

  it('§4.1, §4.2: they are paid after the player’s own, at full odds', () => {
    expect(
      paidOf(
        tipped(FOUR, { main: 500, 'fortune-bonus': 100 }, { 'fortune-bonus': 500, 'insurance-bonus': 500 }),
      ),
    ).toEqual([
      '1 main win 1000',
      '1 fortune-bonus win 12500',
      '1 insurance-bonus lose -500',
      '1 main (tip) win 500',
      '1 fortune-bonus (tip) win 2500',
    ]);
    expect(paidOf(tipped(WORSE, { main: 500 }))).toContain('1 main (tip) lose -500');
  });

  it('§4.1: they lie beside a bet of one’s own', () => {
    expect(() =>
      played(game, [{ seat: 1, tips: { main: 500 } }], { 1: FOUR, dealer: DEALER }, [houseWay(1)]),
    ).toThrow('§4.1');
  });

  it('§4.2.1, §4.2.2: one that wins goes to the tips with its win, and nothing of it stays on the table', () => {
    const tip = linesOf(tipped(FOUR, { main: 500 })).find(({ kind }) => kind === 'tip');
    if (!tip) throw new Error('The bet for the dealer has no line.');
    const accounts = accountsOf('t');
    expect(linePostings(accounts, tip, NOTHING)).toEqual([
      { account: accounts.stakes('ann'), amount: -500 },
      { account: accounts.tips, amount: 1000 },
      { account: accounts.tray, amount: -500 },
    ]);
  });

  it('§4.2.1, §4.3: the dealer is told where such bets lie and where they go', () => {
    expect(clausesOf(tipped(FOUR, { main: 500 }))).toEqual(expect.arrayContaining(['4.2.1', '4.3']));
    const plain = clausesOf(played(game, [seat(1)], { 1: FOUR, dealer: DEALER }, [houseWay(1)]));
    expect(plain).not.toContain('4.3');
    expect(plain).not.toContain('4.2.1');
  });
});

describe('bclc-poker 16.0 §6: the sequence', () => {
  const delivered = (number: number): Round =>
    replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [seat(1)],
      hands: { 1: HAND, dealer: DEALER },
      numbers: [number],
      decisions: [houseWay(1)],
    });

  it('§1.1, §6.4, §6.4.1, §6.5: 53 cards, seven hands of seven whoever plays, four left over, none twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1, kind: 'with-joker' }, deckEachRound: true });
    const round = delivered(1);
    const cards = round.events.flatMap((event) => (event.type === 'dealt' ? [event.card] : []));
    expect(new Set(cards).size).toBe(53);
    expect(round.places.find(({ name }) => name === 'discards')?.cards).toHaveLength(4);
    const vacant = round.places.filter(({ name }) => name.startsWith('vacant'));
    expect(vacant.map(({ cards: seven, aside }) => [seven.length, aside])).toEqual(
      Array.from({ length: 5 }, () => [7, true]),
    );
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['6.3', '6.4', '6.4.1', '6.5']));
  });

  it.each([
    [1, 'seat 6'],
    [2, 'seat 5'],
    [6, 'seat 1'],
    [7, 'the dealer'],
  ])('§6.3.1, §6.3.2: number %i gives %s the first hand', (number, first) => {
    const round = delivered(number);
    expect(callsOf(round)[0]).toBe(`The number is ${number}: ${first} has the first hand.`);
    expect(round.events.flatMap((event) => (event.type === 'number-drawn' ? [event.most] : []))).toEqual([7]);
  });

  it('§6.4, §6.3.2: hands go out counter-clockwise from there, the dealer after seat 1', () => {
    expect(deliveredTo(delivered(5))).toEqual([
      'vacant 2',
      '1',
      'dealer',
      'vacant 6',
      'vacant 5',
      'vacant 4',
      'vacant 3',
      'discards',
    ]);
  });

  it('§1.2, §2.1.2.a, §2.1.2.b, §2.1.2.c, §6.6: four, two and one of one’s own seven cards', () => {
    const play = (decision: RecordedDecision) => () =>
      played(game, [seat(1)], { 1: HAND, dealer: DEALER }, [decision]);
    expect(play({ seat: 1, do: 'set', low: 'Jd 9s', mid: '7s', high: 'Ah 6h 3h 2d' })).toThrow(
      '1 low, 2 mid, 4 high',
    );
    expect(play(set(1, HAND, 'Ks', 'Jd 7s'))).toThrow();
    expect(play({ seat: 1, do: 'fold' })).toThrow('Seat 1 may set or house-way, not fold.');
    expect(arrangedAt(play(set(1, HAND, '2d', '3h 6h'))(), '1')).toBe('2d / 3h 6h');
  });

  it('§6.6: all players set together, in any order, and nobody else sees their cards', () => {
    const seats = [seat(1), seat(4)];
    const hands = { 1: HAND, 4: WORSE, dealer: DEALER };
    const forth = played(game, seats, hands, [houseWay(1), houseWay(4)]);
    const back = played(game, seats, hands, [houseWay(4), houseWay(1)]);
    expect(paidOf(forth)).toEqual(paidOf(back));
  });

  it('§6.7, §6.8: whoever asks has the hand set the house way', () => {
    const round = played(game, [seat(1)], { 1: 'Jc Js Ah Ts 7d 5h 3s', dealer: DEALER }, [houseWay(1)]);
    expect(arrangedAt(round, '1')).toBe('Ts / Ah 7d');
    expect(clausesOf(round)).toContain('6.8');
  });

  it('§6.9: the dealer’s hand is turned and set last, the house way, then the others are turned from the right', () => {
    const round = played(game, [seat(1), seat(4)], { 1: HAND, 4: WORSE, dealer: DEALER }, [
      houseWay(1),
      houseWay(4),
    ]);
    expect(turnedIn(round)).toEqual(['dealer', '4', '1']);
    expect(round.events.flatMap((event) => (event.type === 'arranged' ? [event.place] : []))).toEqual([
      '4',
      '1',
      'dealer',
    ]);
    expect(arrangedAt(round, 'dealer')).toBe('8c / Td 7h');
    expect(callsOf(round)).toContain('Dealer: low eight high, medium ten high, high king high.');
  });

  it('§6.10, §6.13, §6.13.2: each hand is settled with its bonuses, from the right; envy after the last', () => {
    const bets = { 'fortune-bonus': 500, 'insurance-bonus': 500 };
    const round = played(
      game,
      [seat(1, bets), seat(3, bets)],
      { 1: FOUR, 3: 'Ah Jd Ts 7s 6h 3h 2d', dealer: DEALER },
      [houseWay(1), houseWay(3)],
    );
    expect(paidOf(round).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '3 main',
      '3 fortune-bonus',
      '3 insurance-bonus',
      '1 main',
      '1 fortune-bonus',
      '1 insurance-bonus',
      '3 envy',
    ]);
  });

  it('§6.1.1.a, §6.13.1, §6.13.2: bonus wagers that earn envy are marked, and envied hands stay until it is paid', () => {
    const round = played(
      game,
      [seat(1, { 'fortune-bonus': 500 }), seat(3, { 'fortune-bonus': 499 })],
      { 1: FOUR, 3: HAND.replace('9s', 'Ts'), dealer: DEALER },
      [houseWay(1), houseWay(3)],
    );
    expect(round.events).toContainEqual({
      type: 'handled',
      text: 'Mark the bonus wagers that earn envy: seat 1.',
      cite: { rulebook: 'bclc-poker', section: '16.0', clause: '6.1.1.a' },
    });
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['6.12', '6.13', '6.13.1', '6.13.2']));
    const plain = clausesOf(played(game, [seat(1)], { 1: HAND, dealer: DEALER }, [houseWay(1)]));
    for (const clause of ['6.1.1.a', '6.13.1', '6.13.2']) expect(plain).not.toContain(clause);
  });

  it('cites the clause by which a bet is won', () => {
    const [line] = linesOf(played(game, [seat(1)], { 1: FOUR, dealer: DEALER }, [houseWay(1)]));
    expect(line?.cites.map(formatCite)).toContain('bclc-poker 16.0 §6.11.2');
  });
});

describe('bclc-poker 16.0: every round', () => {
  it('ends, conserves chips, hides what is hidden and replays', () => {
    fc.assert(
      fc.property(someBets(game), fc.integer({ min: 0, max: 1_000_000 }), (bets, seed) =>
        expectSoundRound(game, bets, seed),
      ),
      { numRuns: 40 },
    );
  });

  it('so do rounds in which one player has several hands', () => {
    const bets = [2, 3, 4, 6].flatMap((spot) =>
      ['main', 'fortune-bonus'].map((wager) => ({
        spot,
        player: spot === 6 ? 'bob' : 'ann',
        wager,
        kind: 'own' as const,
        amount: cents(1001),
      })),
    );
    for (let seed = 0; seed < 10; seed++) expectSoundRound(game, bets, seed);
  });

  it('a record carries the number, so that its cards reach the same seats again', () => {
    const round = played(game, [seat(1)], { 1: HAND, dealer: DEALER }, [houseWay(1)]);
    expect(recordOf(game, round).numbers).toEqual([1]);
  });

  it('golden round: several hands of one player, a foul, both bonuses and envy', async () => {
    const round = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        {
          seat: 1,
          player: 'Ann',
          wagers: { main: 2500, 'fortune-bonus': 1000, 'insurance-bonus': 500 },
          tips: { main: 500 },
        },
        { seat: 3, player: 'Bob', wagers: { main: 2000, 'fortune-bonus': 500 } },
        { seat: 4, player: 'Bob', wagers: { main: 2000 } },
        { seat: 6, player: 'Cat', wagers: { main: 1000, 'insurance-bonus': 500 } },
      ],
      hands: {
        1: FOUR,
        3: 'Qh Qd As 8h 5c 4c 3c',
        4: 'Kd Kh Jc Ts 7d 6c 3d',
        6: 'Ah Jd Tc 7s 6h 3h 2d',
        dealer: DEALER,
      },
      numbers: [3],
      decisions: [
        { seat: 3, do: 'hold' },
        set(6, 'Ah Jd Tc 7s 6h 3h 2d', 'Jd', 'Tc 7s'),
        houseWay(3),
        houseWay(1),
      ],
    });
    await expect(goldenRound(round)).toMatchFileSnapshot('./16.0-fortune-asia-poker.golden.txt');
  });
});
