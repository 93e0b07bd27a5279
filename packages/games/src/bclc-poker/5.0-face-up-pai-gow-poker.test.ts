import { formatCards, parseCards } from '@croupier/cards';
import {
  cents,
  formatAward,
  formatCite,
  openLimits,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  refusal,
  viewPlaces,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealtOut, expectSoundRound, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { faceUpPaiGowPoker } from './5.0-face-up-pai-gow-poker.ts';

const game = faceUpPaiGowPoker.with({});

/** A king behind and ten-nine in front, by the house way. */
const KING_HIGH = 'Ks Td 9c 8h 5s 3d 2c';
/** An ace behind and queen-nine in front. */
const ACE_HIGH = 'As Qd 9c 8h 5s 3d 2c';
/** The joker is the ace behind; queen-nine in front. */
const JOKER_HIGH = 'Jo Qd 9c 8h 6s 4d 2c';
/** An ace and no more, in seven cards. */
const OWN_ACE_HIGH = 'Ad Jc Tc 8s 6d 4h 3h';
/** Four sevens, which the house way splits: it beats a king, and others envy it. */
const FOUR = '7s 7d 7c 7h Qc Jh 4c';
/** Nothing, and loses to a king-high hand twice. */
const NOTHING = 'Qh 9s 8d 6c 5c 4s 3s';

const seat = (
  number: number,
  bonuses: { readonly fortune?: number; readonly ace?: number } = {},
  more: Partial<RecordedSeat> = {},
): RecordedSeat => ({
  seat: number,
  wagers: {
    main: 1000,
    ...(bonuses.fortune === undefined ? {} : { 'fortune-bonus': bonuses.fortune }),
    ...(bonuses.ace === undefined ? {} : { 'ace-high-bonus': bonuses.ace }),
  },
  ...more,
});
const houseWay = (number: number): RecordedDecision => ({ seat: number, do: 'house-way' });

/** The hand set with these cards in front. */
const set = (number: number, hand: string, low: string): RecordedDecision => ({
  seat: number,
  do: 'set',
  low,
  high: formatCards(parseCards(hand).filter((card) => !parseCards(low).includes(card))),
});

/** One seat against the dealer, set the house way or with these cards in front. */
const one = (hand: string, dealer: string, low?: string, at = seat(1)): string[] =>
  paidOf(played(game, [at], { 1: hand, dealer }, [low ? set(1, hand, low) : houseWay(1)]));

/** What a bonus of one seat with 5.00 on it brings. */
const bonus = (which: 'fortune' | 'ace', hand: string, dealer: string): number | undefined => {
  const round = played(game, [seat(1, { [which]: 500 })], { 1: hand, dealer }, [houseWay(1)]);
  return linesOf(round)
    .filter(({ wager }) => wager !== 'main')
    .map(({ returned, stake }) => returned - stake)[0];
};

const envyOf = (round: Round): Record<number, number> =>
  Object.fromEntries(
    linesOf(round).flatMap(({ seat: at, wager, won }) => (wager === 'envy' ? [[at, won]] : [])),
  );

const clausesOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [formatCite(event.cite)] : []));

describe('bclc-poker 5.0 §1, §3, §6.2: the basic game against an open hand', () => {
  it('§1.1, §3.1: both hands higher win even money, and nothing is kept of it', () => {
    const round = played(game, [seat(1)], { 1: FOUR, dealer: KING_HIGH }, [houseWay(1)]);
    expect(linesOf(round)).toMatchObject([
      { wager: 'main', result: 'win', won: 1000, commission: 0, returned: 2000 },
    ]);
    expect(clausesOf(round)).toContain('bclc-poker 5.0 §3.1');
    expect(clausesOf(round)).not.toContain('bclc-poker 2.0 §8.4.11');
    expect(faceUpPaiGowPoker.options.map(({ name }) => name)).toEqual(['start', 'dealing']);
  });

  it('§1.1.1, §7.5: one hand higher pushes, equal hands are the dealer’s, and a foul loses, as at Pai Gow Poker', () => {
    // A pair of kings behind, nine-eight in front.
    const dealer = 'Ks Kd 9c 8h 5s 3d 2c';
    const twoPairs = 'Ac Ah 9s 8d 6c 6h 2h';
    expect(one(twoPairs, dealer, '9s 8d')).toEqual(['1 main push 0']);
    expect(one('Kc Kh 9s 8d 5c 3h 2h', dealer)).toEqual(['1 main lose -1000']);
    expect(one(twoPairs, dealer, 'Ac Ah')).toEqual(['1 main lose -1000']);
    expect(one(NOTHING, KING_HIGH)).toEqual(['1 main lose -1000']);
  });

  it('§1.1.1, §7.5: seats, several hands at twice the least, and who sets them are those of Pai Gow Poker', () => {
    expect(game.layout).toMatchObject({ seats: 6, spotsPerPlayer: { is: 6 }, shoe: { kind: 'with-joker' } });
    const limits = {
      ...openLimits(game.layout),
      main: { least: cents(500), most: cents(5000), step: cents(100) },
    };
    const two = (amount: number, second: number) =>
      [1, second].map((spot) => ({
        spot,
        player: 'ann',
        wager: 'main',
        kind: 'own' as const,
        amount: cents(amount),
      }));
    const table = { layout: game.layout, limits };
    expect(refusal(table, new Map(), two(900, 2), 'ann')?.cite?.clause).toBe('3.2.1');
    expect(refusal(table, new Map(), two(1000, 3), 'ann')?.cite?.clause).toBe('3.2.2');
    expect(refusal(table, new Map(), two(1000, 2), 'ann')).toBeUndefined();
  });

  it('§6.2, §7.3.1.a: a dealer who plays ace-high pushes every basic wager, whether it would win, lose or is fouled', () => {
    for (const dealer of [ACE_HIGH, JOKER_HIGH]) {
      expect(one('7s 7d 7c 7h Qc Jh 4c', dealer)).toEqual(['1 main push 0']);
      expect(one(NOTHING, dealer)).toEqual(['1 main push 0']);
      expect(one('Kd Kh Qc Jc 7s 4c 3h', dealer, 'Kd Kh')).toEqual(['1 main push 0']);
    }
    const round = played(game, [seat(1), seat(4)], { 1: FOUR, 4: NOTHING, dealer: ACE_HIGH }, [
      houseWay(1),
      houseWay(4),
    ]);
    expect(paidOf(round)).toEqual(['4 main push 0', '1 main push 0']);
    expect(callsOf(round)).toEqual(
      expect.arrayContaining([
        'Dealer plays ace-high: all basic wagers push.',
        'Seat 1 pushes.',
        'Seat 4 pushes.',
      ]),
    );
    expect(linesOf(round)[0]?.cites.map(formatCite)).toEqual([
      'bclc-poker 5.0 §6.2',
      'bclc-poker 5.0 §7.3.1.a',
    ]);
  });

  it('READINGS 34, §6.2: with a king, a pair, an ace beside a pair, ace with joker, a straight or a flush the dealer plays on', () => {
    for (const dealer of [
      KING_HIGH,
      '2s 2d 9c 8h 5s 3d Kc',
      'As 2d 2c 8h 5s 3d Kc',
      'As Jo 9c 8h 6s 4d 2c',
      'As 2d 3c 4h 5s 9d Kc',
      'As Ks 9s 6s 2s Td 8c',
      'Jo Ks 9s 6s 2s Td 7c',
      'Jo Td 9c 8h 6s 3d 2c',
    ]) {
      const round = played(game, [seat(1)], { 1: 'Ac Ad Ah Kd Kh Qc Qh', dealer }, [houseWay(1)]);
      expect(callsOf(round).join(), dealer).not.toContain('ace-high');
      expect(paidOf(round), dealer).not.toEqual(['1 main push 0']);
    }
  });

  it('§2.2.3: nobody but the house banks (READINGS 34)', () => {
    expect(game.layout.bank).toBeUndefined();
    expect(() =>
      played(game, [seat(1)], { 1: FOUR, 3: NOTHING, dealer: KING_HIGH }, [houseWay(1)], {
        seat: 3,
        amount: 10_000,
        dealerBet: 500,
      }),
    ).toThrow();
  });
});

describe('bclc-poker 5.0 §7: the sequence', () => {
  const round = (): Round =>
    played(
      game,
      [seat(1, { fortune: 500, ace: 500 }), seat(3, { fortune: 500 }), seat(6)],
      { 1: FOUR, 3: NOTHING, 6: 'Ac Ah Qs Js 9h 9d 2d', dealer: KING_HIGH },
      [houseWay(1), houseWay(3), houseWay(6)],
    );

  it('§1.2, §7.3, §7.3.1, §8.1: when all hands are dealt the dealer’s is turned and set the house way, before anybody sets', () => {
    const { events } = round();
    const dealt = events.findLastIndex(({ type }) => type === 'dealt');
    const turned = events.findIndex((event) => event.type === 'turned' && event.place === 'dealer');
    const laid = events.findIndex((event) => event.type === 'arranged' && event.place === 'dealer');
    const answered = events.findIndex(({ type }) => type === 'answered');
    expect([dealt < turned, turned < laid, laid < answered]).toEqual([true, true, true]);
    expect(events[turned]).toMatchObject({ cite: { section: '5.0', clause: '7.3' } });
    expect(events[laid]).toMatchObject({
      parts: { low: parseCards('Td 9c'), high: parseCards('Ks 8h 5s 3d 2c') },
      cite: { section: '5.0', clause: '7.3.1' },
    });
    expect(events.filter((event) => event.type === 'turned' && event.place === 'dealer')).toHaveLength(1);
    expect(callsOf(round())).toContain('Dealer has ten high in front and king high behind.');
  });

  it('§1.2, §7.3: whoever sets sees the dealer’s seven cards in their two parts', () => {
    const bets = [
      { spot: 2, player: 'ann', wager: 'main', kind: 'own' as const, amount: cents(1000) },
      { spot: 5, player: 'bob', wager: 'main', kind: 'own' as const, amount: cents(1000) },
    ];
    let asked = 0;
    dealtOut(game, bets, 5, {}, (dealt) => {
      if (dealt.waiting.for !== 'answer') return;
      asked += 1;
      const places = viewPlaces(game.layout, dealt, { seats: [2] });
      const dealer = places.find(({ place }) => place === 'dealer');
      expect(dealer?.cards.filter((card) => card !== null)).toHaveLength(7);
      expect(dealer?.parts).toMatchObject([{ part: 'low' }, { part: 'high' }]);
    });
    expect(asked).toBeGreaterThan(0);
  });

  it('§7.4: players set two cards in front and five behind', () => {
    const { events } = round();
    expect(events.filter(({ type }) => type === 'answered')).toMatchObject(
      [1, 3, 6].map((number) => ({ seat: number, cite: { section: '5.0', clause: '7.4' } })),
    );
    expect(() =>
      played(game, [seat(1)], { 1: FOUR, dealer: KING_HIGH }, [
        { seat: 1, do: 'set', low: '7s 7d 7c', high: '7h Qc Jh 4c' },
      ]),
    ).toThrow('§7.4');
    expect(one(FOUR, KING_HIGH, 'Qc Jh')).toEqual(['1 main win 1000']);
  });

  it('§7.2: bonus wagers that earn envy are marked, and only those', () => {
    expect(clausesOf(round())).toContain('bclc-poker 5.0 §7.2');
    const plain = played(game, [seat(1, { fortune: 499, ace: 500 })], { 1: NOTHING, dealer: KING_HIGH }, [
      houseWay(1),
    ]);
    expect(clausesOf(plain)).not.toContain('bclc-poker 5.0 §7.2');
  });

  it('§9.1, §9.2, §9.3, §9.3.4: each hand’s basic game before its bonuses, losers as they are turned; envy after the last, from the right', () => {
    const paid = played(
      game,
      [seat(1, { fortune: 500, ace: 500 }), seat(3, { fortune: 500, ace: 500 }), seat(6, { fortune: 500 })],
      { 1: FOUR, 3: NOTHING, 6: 'Ac Ah Qs Js 9h 9d 2d', dealer: KING_HIGH },
      [houseWay(1), houseWay(3), houseWay(6)],
    );
    expect(paidOf(paid).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '3 main lose',
      '3 fortune-bonus lose',
      '3 ace-high-bonus lose',
      '6 main win',
      '6 fortune-bonus lose',
      '1 main win',
      '1 fortune-bonus win',
      '1 ace-high-bonus lose',
      '6 envy win',
      '3 envy win',
    ]);
  });

  it('§7.5, §8.1: the rest is Fortune Pai Gow Poker, and marked hands are set the house way', () => {
    expect(clausesOf(round())).toEqual(
      expect.arrayContaining(['bclc-poker 2.0 §7.1.8', 'bclc-poker 2.0 §8.4.7', 'bclc-poker 3.0 §8.2.2']),
    );
    const two = [1, 2].map((number) => ({ ...seat(number), player: 'ann' }));
    const marked = played(game, two, { 1: FOUR, 2: 'Jc Js 8c 6s 4d 3c 2d', dealer: KING_HIGH }, [
      houseWay(1),
    ]);
    expect(marked.events).toContainEqual(
      expect.objectContaining({
        type: 'arranged',
        place: '2',
        parts: { low: parseCards('8c 6s'), high: parseCards('Js Jc 4d 3c 2d') },
      }),
    );
  });
});

describe('bclc-poker 5.0 §2.1, §6.6.1: the Fortune Bonus', () => {
  it.each([
    ['seven card straight flush', '9d 8d 7d 6d 5d 4d 3d', 8000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['royal flush with royal match', 'Ad Kd Qd Jd Td Kh Qh', 2000, 'Ks Kc 9c 8h 5s 3c 2c'],
    ['seven card straight flush with the joker', '9d 8d Jo 6d 5d 4d 3d', 1000, 'Ks Kd 9c 8h 5s 3c 2c'],
    ['five aces', 'Ac Ad Ah As Jo 7c 4d', 400, KING_HIGH],
    ['royal flush', 'Ad Kd Qd Jd Td 3c 4c', 150, 'Ks Kc 9c 8h 5s 3d 2c'],
    ['straight flush', '9d 8d 7d 6d 5d Kc 2h', 50, 'Ks Kh 9c 8h 5s 3d 2c'],
    ['four of a kind', FOUR, 25, KING_HIGH],
    ['full house', '7s 7d 7c 4h 4d Qc Jh', 5, KING_HIGH],
    ['flush', 'Ah Qh 9h 6h 3h 2d 7c', 4, KING_HIGH],
    ['three of a kind', '7s 7d 7c Qc Jh 4d 2h', 3, KING_HIGH],
    ['straight', 'Tc 9d 8c 7s 6h 2d 2s', 2, KING_HIGH],
    ['two pair, which pays nothing', '7s 7d 4h 4d Qc Jh 2d', -1, KING_HIGH],
    ['nothing', NOTHING, -1, KING_HIGH],
  ])('§2.1.5, §6.6, §6.6.1: %s, %s, brings %i for one', (_, hand, pays, dealer) => {
    expect(bonus('fortune', hand, dealer)).toBe(pays * 500);
  });

  it('§6.1, §6.6, §6.6.1, §6.6.2: the tables are posted as they are paid, highest first', () => {
    const rowsOf = (wager: string) =>
      game.layout.wagers
        .filter(({ id }) => id === wager)
        .flatMap(({ rows }) => rows.map(({ name, award }) => `${name} ${formatAward(award)}`));
    expect(rowsOf('fortune-bonus')).toEqual([
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
    expect(rowsOf('ace-high-bonus')).toEqual([
      'dealer and player ace-high 30 to 1',
      'dealer ace-high with the joker 15 to 1',
      'dealer ace-high without the joker 6 to 1',
    ]);
  });

  it('§2.1.5: it wins though the basic game loses, or pushes against an ace, whatever is set', () => {
    const threes = '7s 7d 7c Qc Jh 4d 2h';
    const both = seat(1, { fortune: 500 });
    expect(one(threes, 'As Ad Ac Ah Ks Kd 2c', '7s 7d', both)).toEqual([
      '1 main lose -1000',
      '1 fortune-bonus win 1500',
    ]);
    expect(one(threes, ACE_HIGH, undefined, both)).toEqual(['1 main push 0', '1 fortune-bonus win 1500']);
  });

  it('§5.1: the joker is an ace or completes a straight or a flush, and nothing else', () => {
    expect(bonus('fortune', 'Jo Ac Ad 9h 7c 4s 3h', KING_HIGH)).toBe(1500);
    expect(bonus('fortune', 'Jo 9d 9h 7c 6s 3h 2d', KING_HIGH)).toBe(-500);
    expect(bonus('fortune', 'Jo 9d 8d 7c 5c Kh 2d', KING_HIGH)).toBe(1000);
  });

  it('§5.3: a king and a queen of two suits are no royal match', () => {
    const dealer = 'As Kc 9c 8h 5s 3c 3h';
    expect(bonus('fortune', 'Ad Kd Qd Jd Td Kh Qs', dealer)).toBe(75_000);
    expect(bonus('fortune', 'Ad Kd Qd Jd Td Kh Qh', dealer)).toBe(1_000_000);
  });
});

describe('bclc-poker 5.0 §2.3, §6.6.2: the Ace High Bonus', () => {
  it.each([
    ['dealer and player ace-high', OWN_ACE_HIGH, ACE_HIGH, 30],
    ['the player’s ace is the joker', 'Jo Kh Jc Ts 7d 6c 3h', ACE_HIGH, 30],
    ['the dealer’s ace is the joker, and the player has one too', OWN_ACE_HIGH, JOKER_HIGH, 30],
    ['dealer ace-high with the joker', NOTHING, JOKER_HIGH, 15],
    ['dealer ace-high with the joker, the player better', FOUR, JOKER_HIGH, 15],
    ['dealer ace-high without the joker', NOTHING, ACE_HIGH, 6],
    ['dealer ace-high without it, the player a pair of aces', 'Ad Ac Jh Tc 7s 6d 3h', ACE_HIGH, 6],
    ['dealer ace-high without it, the player ace and joker', 'Ad Jo Jh Tc 7s 6d 3h', ACE_HIGH, 6],
    ['dealer ace-high without it, the player a straight up to the ace', 'Ad Kh Qc Jh Tc 6d 3h', ACE_HIGH, 6],
    ['the player alone ace-high', OWN_ACE_HIGH, KING_HIGH, -1],
    ['the dealer a pair of aces with the joker', NOTHING, 'As Jo 9c 8h 6s 4d 2c', -1],
    ['nobody', NOTHING, KING_HIGH, -1],
  ])('§2.3.5, §6.6, §6.6.2: %s: %s against %s brings %i for one', (_, hand, dealer, pays) => {
    expect(bonus('ace', hand, dealer)).toBe(pays * 500);
  });

  it('READINGS 34, §2.3.5: the player’s ace-high is by the cards, however they are set', () => {
    const both = seat(1, { ace: 500 });
    expect(one(OWN_ACE_HIGH, ACE_HIGH, 'Ad Jc', both)).toEqual([
      '1 main push 0',
      '1 ace-high-bonus win 15000',
    ]);
    expect(one(OWN_ACE_HIGH, ACE_HIGH, 'Jc Tc', both)).toEqual([
      '1 main push 0',
      '1 ace-high-bonus win 15000',
    ]);
  });

  it('§5.1, §6.6.2: a joker that completes a straight or a flush is no ace-high', () => {
    expect(bonus('ace', NOTHING, 'Jo Td 9c 8h 6s 3d 2c')).toBe(-500);
    expect(bonus('ace', NOTHING, 'Jo Ks 9d 6d 2d Td 7c')).toBe(-500);
    expect(bonus('ace', 'Jo Kh Qc Js 9d 6c 3h', ACE_HIGH)).toBe(3000);
  });
});

describe('bclc-poker 5.0 §1.3, §2: what may be bet', () => {
  const bets = (...stakes: (readonly [wager: string, amount: number, kind?: 'own' | 'tip'])[]) =>
    stakes.map(([wager, amount, kind = 'own']) => ({
      spot: 1,
      player: 'ann',
      wager,
      kind,
      amount: cents(amount),
    }));
  const table = { layout: game.layout, limits: openLimits(game.layout) };
  const refused = (...stakes: Parameters<typeof bets>): string | undefined =>
    refusal(table, new Map(), bets(...stakes), 'ann')?.cite?.clause;

  it('§2.1.2: the Fortune Bonus needs a wager on the basic game', () => {
    expect(refused(['fortune-bonus', 500])).toBe('2.1.2');
  });

  it('§2.3.2: so does the Ace High Bonus', () => {
    expect(refused(['ace-high-bonus', 500])).toBe('2.3.2');
  });

  it('§1.3, §2.1.1, §2.1.4, §2.3.1, §2.3.4: beside one either may be bet or left, and be the larger bet', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual(['main', 'fortune-bonus', 'ace-high-bonus']);
    expect(refused(['main', 500])).toBeUndefined();
    expect(refused(['main', 500], ['fortune-bonus', 5000])).toBeUndefined();
    expect(refused(['main', 500], ['ace-high-bonus', 5000])).toBeUndefined();
    expect(refused(['main', 500], ['fortune-bonus', 5000], ['ace-high-bonus', 6000])).toBeUndefined();
  });

  it('§2.1.3, §2.3.3, §7.1: all three are laid before the deal, each in its spot', () => {
    expect(game.layout.wagers.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ['main', undefined],
      ['fortune-bonus', undefined],
      ['ace-high-bonus', undefined],
    ]);
  });

  it('§2.1.1.a, §2.3.1.a: each on each of several hands', () => {
    const both = [
      { ...seat(1, { fortune: 500, ace: 300 }), player: 'ann' },
      { ...seat(2, { fortune: 300, ace: 500 }), player: 'ann' },
    ];
    const round = played(game, both, { 1: FOUR, 2: OWN_ACE_HIGH, dealer: ACE_HIGH }, [houseWay(1)]);
    expect(paidOf(round).filter((line) => line.includes('bonus'))).toEqual([
      '2 fortune-bonus lose -300',
      '2 ace-high-bonus win 15000',
      '1 fortune-bonus win 12500',
      '1 ace-high-bonus win 1800',
    ]);
  });
});

describe('bclc-poker 5.0 §2.2, §9.3: envy', () => {
  const others = (stake: number | undefined, hand: string, dealer = KING_HIGH): Round =>
    played(
      game,
      [seat(2, stake === undefined ? { ace: 1000 } : { fortune: stake, ace: 1000 }), seat(5)],
      { 2: NOTHING, 5: hand, dealer },
      [houseWay(2), houseWay(5)],
    );

  /** A hand that loses, and a dealer's pair of kings, beside any of those below. */
  const MINE = 'Qd 9s 8d 6c 5c 4c 3s';
  const KINGS = 'Ks Kd 9c Ts 5s 3d 2c';

  it.each([
    ['7s 7d 7c 4h 4d Qc Jh', undefined],
    ['7s 7d 7c 7h Qc Jh 4d', 500],
    ['Qh Jh Th 9h 8h Ac 3h', 2000],
    ['Ah Kh Qh Jh Th 4d 2s', 5000],
    ['Ac Ad Ah As Jo 7c 4d', 25_000],
    ['9h Jo 7h 6h 5h 4h 8h', 50_000],
    ['Ah Kh Qh Jh Th Kc Qc', 100_000],
    ['Qh Jh Th 9h 8h 7h 6h', 500_000],
  ])(
    '§2.2.1, §2.2.2, §6.6.1: five dollars on the bonus earn for %s of another, bonus or not, %s cents',
    (hand, envy) => {
      const round = played(game, [seat(2, { fortune: 500 }), seat(5)], { 2: MINE, 5: hand, dealer: KINGS }, [
        houseWay(2),
        houseWay(5),
      ]);
      expect(envyOf(round)).toEqual(envy === undefined ? {} : { 2: envy });
    },
  );

  it('§2.2.1: less than five dollars, or the other bonus alone, earns none', () => {
    expect(envyOf(others(500, FOUR))).toEqual({ 2: 500 });
    expect(envyOf(others(499, FOUR))).toEqual({});
    expect(envyOf(others(undefined, FOUR))).toEqual({});
  });

  it('§2.2.2.a: every such hand pays', () => {
    const round = played(
      game,
      [seat(1), seat(2, { fortune: 500 }), seat(5)],
      { 1: 'Qh Jh Th 9h 8h Ac 3h', 2: MINE, 5: '7s 7d 7c 7h Qc Jd 4d', dealer: KINGS },
      [houseWay(1), houseWay(2), houseWay(5)],
    );
    expect(envyOf(round)).toEqual({ 2: 2500 });
  });

  it('§9.3.2: nobody is paid for their own hand; §9.3.3: but one’s second hand envies the first', () => {
    const alone = played(game, [seat(1, { fortune: 500 })], { 1: FOUR, dealer: KING_HIGH }, [houseWay(1)]);
    expect(envyOf(alone)).toEqual({});
    const two = [1, 2].map((number) => ({ ...seat(number, { fortune: 500 }), player: 'ann' }));
    expect(envyOf(played(game, two, { 1: FOUR, 2: NOTHING, dealer: KING_HIGH }, [houseWay(1)]))).toEqual({
      2: 500,
    });
  });

  it('§2.2.3, §9.3.1: the dealer’s hand, which banks, is nobody’s to envy', () => {
    const house = played(game, [seat(2, { fortune: 500 })], { 2: NOTHING, dealer: FOUR }, [houseWay(2)]);
    expect(envyOf(house)).toEqual({});
  });

  it('§4.3: a bet for the dealer earns none', () => {
    const tip = { tips: { 'fortune-bonus': 1000 } };
    const round = played(
      game,
      [seat(2, { fortune: 499 }, tip), seat(5)],
      { 2: NOTHING, 5: FOUR, dealer: KING_HIGH },
      [houseWay(2), houseWay(5)],
    );
    expect(envyOf(round)).toEqual({});
  });
});

describe('bclc-poker 5.0 §4, §6.3: bets for the dealer and the limit', () => {
  const tipped = (own: RecordedSeat, hand = FOUR, dealer = KING_HIGH): string[] =>
    paidOf(played(game, [own], { 1: hand, dealer }, [houseWay(1)]));

  it('§4.1, §4.2.1, §4.2.2: on both bonuses they win at full odds and lose with the hand', () => {
    const tips = { tips: { main: 100, 'fortune-bonus': 100, 'ace-high-bonus': 100 } };
    expect(tipped(seat(1, { fortune: 500, ace: 500 }, tips))).toEqual([
      '1 main win 1000',
      '1 fortune-bonus win 12500',
      '1 ace-high-bonus lose -500',
      '1 main (tip) win 100',
      '1 fortune-bonus (tip) win 2500',
      '1 ace-high-bonus (tip) lose -100',
    ]);
    const other = tipped(seat(1, { fortune: 500, ace: 500 }, tips), NOTHING, JOKER_HIGH);
    expect(other).toEqual(
      expect.arrayContaining([
        '1 main (tip) push 0',
        '1 fortune-bonus (tip) lose -100',
        '1 ace-high-bonus (tip) win 1500',
      ]),
    );
    expect(() =>
      played(
        game,
        [{ seat: 1, wagers: {}, tips: { 'ace-high-bonus': 100 } }],
        { 1: FOUR, dealer: KING_HIGH },
        [houseWay(1)],
      ),
    ).toThrow('§2.3.2');
  });

  it('§4.2.2.a: while the limit is enforced they pay even money', () => {
    const staked = (stake: number) => tipped(seat(1, { fortune: stake }, { tips: { 'fortune-bonus': 100 } }));
    // 25 × 2,000.01 is just above 50,000 dollars.
    expect(staked(200_000)).toContain('1 fortune-bonus (tip) win 2500');
    expect(staked(200_001)).toEqual([
      '1 main win 1000',
      '1 fortune-bonus win 5000000',
      '1 fortune-bonus (tip) win 100',
    ]);
  });

  it('§6.3, §6.4: both bonuses of all players pay 50,000 dollars at most, shared by what each would have won', () => {
    const round = played(
      game,
      [seat(1, { fortune: 200_000 }), seat(5, { ace: 100_000 })],
      { 1: FOUR, 5: OWN_ACE_HIGH, dealer: ACE_HIGH },
      [houseWay(1), houseWay(5)],
    );
    // 50,000 and 30,000 dollars are 5/8 and 3/8 of what would be due.
    const won = (number: number) =>
      linesOf(round)
        .filter(({ seat: at, wager }) => at === number && wager !== 'main')
        .map(({ won: so }) => so);
    expect([won(1), won(5)]).toEqual([[3_125_000], [1_875_000]]);
  });

  it('§6.5: the basic game and envy are outside it', () => {
    const round = played(
      game,
      [{ seat: 1, wagers: { main: 6_000_000, 'fortune-bonus': 300_000 } }, seat(5, { fortune: 500 })],
      { 1: FOUR, 5: NOTHING, dealer: KING_HIGH },
      [houseWay(1), houseWay(5)],
    );
    expect(envyOf(round)).toEqual({ 5: 500 });
    expect(paidOf(round)).toContain('1 main win 6000000');
    expect(paidOf(round)).toContain('1 fortune-bonus win 5000000');
  });

  it('§9.4: who wins 10,000 dollars or more on bonuses together is paid by the procedure for that', () => {
    const prompted = (fortune: number | undefined, ace: number): boolean =>
      clausesOf(
        played(
          game,
          [seat(1, { ace, ...(fortune === undefined ? {} : { fortune }) })],
          { 1: FOUR, dealer: ACE_HIGH },
          [houseWay(1)],
        ),
      ).includes('bclc-poker 5.0 §9.4');
    // 25 × 376 and 6 × 100 dollars are 10,000 dollars.
    expect([prompted(37_600, 10_000), prompted(37_600, 9_999), prompted(undefined, 10_000)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('§6.4, §9.4: while the limit is enforced, it goes by what is paid', () => {
    // By the row 90,000 and 10,800 dollars, of which 50,000 are paid: 44,642.85 and 5,357.14.
    const round = played(
      game,
      [seat(1, { ace: 1_500_000 }), seat(3, { ace: 180_000 })],
      { 1: FOUR, 3: 'Kh Kd Tc 9s 6h 4h 3c', dealer: ACE_HIGH },
      [houseWay(1), houseWay(3)],
    );
    const large = round.events.flatMap((event) =>
      event.type === 'handled' && event.cite.clause === '9.4' ? [event.text] : [],
    );
    expect(large).toEqual(['Seat 1: 44,642.85 dollars on bonuses, by the procedure for large payouts.']);
    const paid = linesOf(round).flatMap(({ wager, won }) => (wager === 'ace-high-bonus' ? [won] : []));
    expect(paid.toSorted((a, b) => b - a)).toEqual([4_464_285, 535_714]);
  });
});

describe('bclc-poker 5.0: every round', () => {
  it('ends, conserves chips, hides what is hidden and replays', () => {
    fc.assert(
      fc.property(someBets(game), fc.integer({ min: 0, max: 1_000_000 }), (bets, seed) =>
        expectSoundRound(game, bets, seed),
      ),
      { numRuns: 40 },
    );
  });
});
