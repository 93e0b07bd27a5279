import {
  formatAward,
  formatCite,
  type RecordedBank,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBank, someBets } from '../testing/any-round.ts';
import { linesOf, paidOf, played } from '../testing/recorded.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';

const game = fortunePaiGowPoker.with({});

/** A king behind and ten-nine in front, by the house way. */
const DEALER = 'Ks Td 9c 8h 5s 3d 2c';
/** Four sevens, which the house way splits: it wins against that hand, and others envy it. */
const FOUR = '7s 7d 7c 7h Qc Jh 4d';
/** Nothing, and loses to that hand twice. */
const NOTHING = 'Qd 9s 8d 6c 5c 4c 3s';

const seat = (number: number, bonus?: number, more: Partial<RecordedSeat> = {}): RecordedSeat => ({
  seat: number,
  wagers: { main: 1000, ...(bonus === undefined ? {} : { 'fortune-bonus': bonus }) },
  ...more,
});
const houseWay = (number: number): RecordedDecision => ({ seat: number, do: 'house-way' });

/** What the bonus of one seat with 5.00 on it brings. */
const bonus = (hand: string, dealer = DEALER): number | undefined => {
  const round = played(game, [seat(1, 500)], { 1: hand, dealer }, [houseWay(1)]);
  return linesOf(round)
    .filter(({ wager }) => wager === 'fortune-bonus')
    .map(({ returned, stake }) => returned - stake)[0];
};

const envyOf = (round: Round): Record<number, number> =>
  Object.fromEntries(
    linesOf(round).flatMap(({ seat: at, wager, won }) => (wager === 'envy' ? [[at, won]] : [])),
  );

const clausesOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [formatCite(event.cite)] : []));

describe('bclc-poker 3.0 §2.1, §5.5: the Fortune Bonus', () => {
  it.each([
    ['seven card straight flush', '9d 8d 7d 6d 5d 4d 3d', 8000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['seven card straight flush up to the ace', 'Ad Kd Qd Jd Td 9d 8d', 8000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['royal flush with royal match', 'Ad Kd Qd Jd Td Kh Qh', 2000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['royal flush with the joker and royal match', 'Ad Kd Jo Jd Td Kh Qh', 2000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['seven card straight flush with the joker', '9d 8d Jo 6d 5d 4d 3d', 1000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['five aces', 'Ac Ad Ah As Jo 7c 4d', 400, DEALER],
    ['royal flush', 'Ad Kd Qd Jd Td 3c 4c', 150, 'Ks Kc 9c 8h 5s 3d 2c'],
    ['royal flush with the joker', 'Ad Kd Qd Jd Jo 3c 4c', 150, 'Ks Kc 9c 8h 5s 3d 2c'],
    ['straight flush', '9d 8d 7d 6d 5d Kc 2h', 50, 'Ks Kh 9c 8h 5s 3d 2c'],
    ['four of a kind', FOUR, 25, DEALER],
    ['full house', '7s 7d 7c 4h 4d Qc Jh', 5, DEALER],
    ['flush', 'Ah Qh 9h 6h 3h 2d 7c', 4, DEALER],
    ['three of a kind', '7s 7d 7c Qc Jh 4d 2h', 3, DEALER],
    ['three of a kind above a straight (READINGS 32)', '7s 7d 7c 6h 5d 4d 3c', 3, DEALER],
    ['straight', 'Tc 9d 8c 7s 6h 2d 2s', 2, DEALER],
    ['two pair, which pays nothing', '7s 7d 4h 4d Qc Jh 2d', -1, DEALER],
    ['nothing', NOTHING, -1, DEALER],
  ])('§1.2, §2.1.5, §5.5: %s, %s, brings %i for one', (_, hand, pays, dealer) => {
    expect(bonus(hand, dealer)).toBe(pays * 500);
  });

  it('§5.5, §5.1: the table is posted as it is paid, highest first', () => {
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

  it('§2.1.5: it wins though the basic game loses, and with any five of the seven whatever is set', () => {
    const hand = '7s 7d 7c Qc Jh 4d 2h';
    const round = played(game, [seat(1, 500)], { 1: hand, dealer: 'As Ad Ac Ah Ks Kd 2c' }, [
      { seat: 1, do: 'set', low: '7s 7d', high: '7c Qc Jh 4d 2h' },
    ]);
    expect(paidOf(round)).toEqual(['1 main lose -1000', '1 fortune-bonus win 1500']);
  });

  it('§4.1: the joker is an ace or completes a straight or a flush, and nothing else', () => {
    expect(bonus('Jo Ac Ad 9h 7c 4s 3h')).toBe(1500);
    expect(bonus('Jo 9d 9h 7c 6s 3h 2d')).toBe(-500);
    expect(bonus('Jo 9d 8h 7c 5s Kh 2d', 'Ks Kc 9c 8s 5d 3d 2c')).toBe(1000);
  });

  it('§4.2, §4.3: a king and a queen of two suits are no royal match', () => {
    expect(bonus('Ad Kd Qd Jd Td Kh Qs', 'As Kc 9c 8h 5s 3c 2c')).toBe(75_000);
  });

  it('§1.1, §2.1.2: it needs a Pai Gow Poker wager at its spot', () => {
    expect(() =>
      played(game, [{ seat: 1, wagers: { 'fortune-bonus': 500 } }], { 1: FOUR, dealer: DEALER }, [
        houseWay(1),
      ]),
    ).toThrow('§2.1.2');
  });

  it('§2.1.1, §2.1.3, §2.1.4, §6.1: it is optional, laid before the deal, and may be the larger bet', () => {
    expect(paidOf(played(game, [seat(1)], { 1: FOUR, dealer: DEALER }, [houseWay(1)]))).toEqual([
      '1 main win 950',
    ]);
    expect(bonusOf(100_000)).toBe(2_500_000);
    expect(game.layout.wagers.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ['main', undefined],
      ['fortune-bonus', undefined],
    ]);
  });

  const bonusOf = (amount: number): number | undefined =>
    linesOf(played(game, [seat(1, amount)], { 1: FOUR, dealer: DEALER }, [houseWay(1)])).find(
      ({ wager }) => wager === 'fortune-bonus',
    )?.won;

  it('§2.1.1.a: on each of several hands', () => {
    const both = [
      { seat: 1, player: 'ann', wagers: { main: 1000, 'fortune-bonus': 500 } },
      { seat: 2, player: 'ann', wagers: { main: 1000, 'fortune-bonus': 300 } },
    ];
    const round = played(game, both, { 1: FOUR, 2: NOTHING, dealer: DEALER }, [houseWay(1)]);
    expect(paidOf(round).filter((line) => line.includes('fortune'))).toEqual([
      '2 fortune-bonus lose -300',
      '1 fortune-bonus win 12500',
    ]);
  });
});

describe('bclc-poker 3.0 §2.2: envy', () => {
  const others = (stake: number | undefined, hand: string, dealer = DEALER): Round =>
    played(game, [seat(2, stake), seat(5)], { 2: NOTHING, 5: hand, dealer }, [houseWay(2), houseWay(5)]);

  it.each([
    ['7s 7d 7c 4h 4d Qc Jh', undefined],
    [FOUR, 500],
    ['Qh Jh Th 9h 8h Ac 3h', 2000],
    ['Ah Kh Qh Jh Th 4d 2s', 5000],
    ['Ac Ad Ah As Jo 7c 4d', 25_000],
    ['9h Jo 7h 6h 5h 4h 8h', 50_000],
    ['Ah Kh Qh Jh Th Kc Qc', 100_000],
    ['Qh Jh Th 9h 8h 7h 6h', 500_000],
  ])(
    '§1.3, §2.2.1, §2.2.2, §5.5: five dollars on the bonus earn for %s of another, bonus or not, %s cents',
    (hand, envy) => {
      const dealer = 'Ks Kd 9c Ts 5s 3d 2c';
      expect(envyOf(others(500, hand, dealer))).toEqual(envy === undefined ? {} : { 2: envy });
    },
  );

  it('§2.2.1: less than five dollars, or nothing, earns none', () => {
    expect(envyOf(others(499, FOUR))).toEqual({});
    expect(envyOf(others(undefined, FOUR))).toEqual({});
  });

  it('§2.2.2.a: every such hand pays', () => {
    const round = played(
      game,
      [seat(1), seat(2, 500), seat(5)],
      { 1: 'Qh Jh Th 9h 8h Ac 3h', 2: NOTHING, 5: '7s 7d 7c 7h Qc Jd 4d', dealer: 'Ks Kd 9c 8s 5s 3d 2c' },
      [houseWay(1), houseWay(2), houseWay(5)],
    );
    expect(envyOf(round)).toEqual({ 2: 2500 });
  });

  it('§8.4.2: nobody is paid for their own hand; §8.4.3: but one’s second hand envies the first', () => {
    const alone = played(game, [seat(1, 500)], { 1: FOUR, dealer: DEALER }, [houseWay(1)]);
    expect(envyOf(alone)).toEqual({});
    const two = [1, 2].map((number) => ({ ...seat(number, 500), player: 'ann' }));
    expect(envyOf(played(game, two, { 1: FOUR, 2: NOTHING, dealer: DEALER }, [houseWay(1)]))).toEqual({
      2: 500,
    });
  });

  it('§2.2.3, §8.4.1: a hand that banks, the house’s or a player’s, is nobody’s to envy', () => {
    const house = played(game, [seat(2, 500)], { 2: NOTHING, dealer: FOUR }, [houseWay(2)]);
    expect(envyOf(house)).toEqual({});
    const bank: RecordedBank = { seat: 5, amount: 10_000, dealerBet: 500 };
    const player = played(
      game,
      [seat(2, 500)],
      { 2: NOTHING, 5: FOUR, dealer: DEALER },
      [houseWay(2), houseWay(5)],
      bank,
    );
    expect(envyOf(player)).toEqual({});
  });

  it('§3.3: a bet for the dealer earns none', () => {
    const tip = { tips: { 'fortune-bonus': 1000 } };
    const round = played(game, [seat(2, 499, tip), seat(5)], { 2: NOTHING, 5: FOUR, dealer: DEALER }, [
      houseWay(2),
      houseWay(5),
    ]);
    expect(envyOf(round)).toEqual({});
  });
});

describe('bclc-poker 3.0 §3, §5: bets for the dealer and the limit', () => {
  const tipped = (stake: number, tip: number): string[] =>
    paidOf(
      played(game, [seat(1, stake, { tips: { 'fortune-bonus': tip } })], { 1: FOUR, dealer: DEALER }, [
        houseWay(1),
      ]),
    );

  it('§3.1, §3.2.1, §3.2.2: they win at full odds and lose with the hand', () => {
    expect(tipped(500, 100)).toEqual([
      '1 main win 950',
      '1 fortune-bonus win 12500',
      '1 fortune-bonus (tip) win 2500',
    ]);
    const lost = played(
      game,
      [seat(1, 500, { tips: { 'fortune-bonus': 100 } })],
      { 1: NOTHING, dealer: DEALER },
      [houseWay(1)],
    );
    expect(paidOf(lost)).toContain('1 fortune-bonus (tip) lose -100');
  });

  it('§3.2.2.a: while the limit is enforced they pay even money', () => {
    // 25 × 2,000.01 is just above 50,000 dollars.
    expect(tipped(200_000, 100)).toContain('1 fortune-bonus (tip) win 2500');
    expect(tipped(200_001, 100)).toEqual([
      '1 main win 950',
      '1 fortune-bonus win 5000000',
      '1 fortune-bonus (tip) win 100',
    ]);
  });

  it('§5.2, §5.3: all bonus wins of a round pay 50,000 dollars at most, shared by what each would have won', () => {
    const round = played(
      game,
      [seat(1, 300_000), seat(5, 100_000)],
      { 1: FOUR, 5: 'Qh Qd Qs Jc Jd 9d 8c', dealer: DEALER },
      [houseWay(1), houseWay(5)],
    );
    // 75,000 and 5,000 dollars are 15/16 and 1/16 of what would be due.
    expect(
      linesOf(round)
        .filter(({ wager }) => wager === 'fortune-bonus')
        .map(({ seat: at, won }) => [at, won]),
    ).toEqual(
      expect.arrayContaining([
        [1, 4_687_500],
        [5, 312_500],
      ]),
    );
  });

  it('§5.4: the basic game and envy are outside it', () => {
    const round = played(game, [seat(1, 300_000), seat(5, 500)], { 1: FOUR, 5: NOTHING, dealer: DEALER }, [
      houseWay(1),
      houseWay(5),
    ]);
    expect(envyOf(round)).toEqual({ 5: 500 });
    expect(paidOf(round)).toContain('1 main win 950');
  });
});

describe('bclc-poker 3.0 §6, §8: the sequence', () => {
  const round = (): Round =>
    played(
      game,
      [seat(1, 500), seat(3, 500), seat(6, 500)],
      { 1: FOUR, 3: NOTHING, 6: 'Ac Ah Qh Js 9h 9d 2d', dealer: DEALER },
      [houseWay(1), houseWay(3), houseWay(6)],
    );

  it('§8.1, §8.2.1, §8.2.3, §8.3, §8.4, §8.4.4: each hand’s basic game before its bonus, losers as they are turned; envy after the last, from the right', () => {
    expect(paidOf(round()).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '3 main lose',
      '3 fortune-bonus lose',
      '6 main win',
      '6 fortune-bonus lose',
      '1 main win',
      '1 fortune-bonus win',
      '6 envy win',
      '3 envy win',
    ]);
  });

  it('§6.2, §8.2.2, §8.2.3: bonus wagers that earn envy are marked, and envied hands stay until it is paid', () => {
    expect(clausesOf(round())).toEqual(
      expect.arrayContaining(['bclc-poker 3.0 §6.2', 'bclc-poker 3.0 §8.2.2', 'bclc-poker 3.0 §8.2.3']),
    );
    const plain = clausesOf(played(game, [seat(1, 499)], { 1: NOTHING, dealer: DEALER }, [houseWay(1)]));
    expect(plain).not.toContain('bclc-poker 3.0 §6.2');
    expect(plain).not.toContain('bclc-poker 3.0 §8.2.3');
  });

  it('§6.3, §7.1: the rest is Pai Gow Poker, by its clauses', () => {
    expect(clausesOf(round())).toEqual(
      expect.arrayContaining(['bclc-poker 2.0 §7.1.8', 'bclc-poker 2.0 §8.3.6.a', 'bclc-poker 2.0 §8.4.7']),
    );
    expect(() =>
      played(game, [seat(1, 500)], { 1: FOUR, dealer: DEALER }, [{ seat: 1, do: 'fold' }]),
    ).toThrow('§8.3.1');
  });

  it('READINGS 62: while a player banks, the house pays and takes the bonus; the banker has none', () => {
    const bank: RecordedBank = { seat: 3, amount: 10_000, dealerBet: 500 };
    const banked = played(
      game,
      [seat(1, 500)],
      { 1: FOUR, 3: DEALER, dealer: NOTHING },
      [houseWay(1), houseWay(3)],
      bank,
    );
    expect(paidOf(banked)).toEqual([
      '0 main lose -500',
      '1 main win 950',
      '1 fortune-bonus win 12500',
      '3 bank lose -500',
    ]);
    expect(linesOf(banked).map(({ wager, againstBank = false }) => [wager, againstBank])).toContainEqual([
      'fortune-bonus',
      false,
    ]);
    expect(() =>
      played(
        game,
        [{ seat: 3, player: 'cy', wagers: { 'fortune-bonus': 500 } }],
        { 3: DEALER, dealer: NOTHING },
        [houseWay(3)],
        { ...bank, player: 'cy' },
      ),
    ).toThrow('§2.1.2');
  });
});

describe('bclc-poker 3.0: every round', () => {
  it('ends, conserves chips, hides what is hidden and replays, whoever banks', () => {
    fc.assert(
      fc.property(
        someBets(game).chain((bets) => fc.tuple(fc.constant(bets), someBank(game, bets))),
        fc.integer({ min: 0, max: 1_000_000 }),
        ([bets, bank], seed) => expectSoundRound(game, bets, seed, bank ? { bank } : {}),
      ),
      { numRuns: 40 },
    );
  });
});
