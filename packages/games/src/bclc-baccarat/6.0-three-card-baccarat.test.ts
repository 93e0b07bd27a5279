import {
  cents,
  costOf,
  formatCite,
  laidOn,
  openLimits,
  type RecordedBank,
  type RecordedSeat,
  type Round,
  refusal,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBank, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { threeCardBaccarat } from './6.0-three-card-baccarat.ts';

const game = threeCardBaccarat.with({});

const BASIC = 'three-card-baccarat';
const BONUS = 'three-kings-bonus';

/** A seat with 10.00 on the wager against the bank, and more as given. */
const seat = (number: number, more: Record<string, number> = {}): RecordedSeat => ({
  seat: number,
  wagers: { [BASIC]: 1000, ...more },
});

/** One such seat against the house. */
const one = (hand: string, dealer: string, more: Record<string, number> = {}): string[] =>
  paidOf(played(game, [seat(1, more)], { 1: hand, dealer }));

const WINS = `1 ${BASIC} win 950`;
const LOSES = `1 ${BASIC} lose -1000`;
const TIES = `1 ${BASIC} push 0`;

const clausesHandled = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'handled' ? [event.cite.clause] : []));

const dealtTo = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'dealt' ? [`${event.place} ${event.face}`] : []));

/** The hands in the order in which they are turned, each with how many of its cards. */
const turnedIn = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'turned' ? [`${event.place}: ${event.cards.length}`] : []));

const packet = (place: string): string[] => Array.from({ length: 3 }, () => `${place} down`);

describe('bclc-baccarat 6.0 §1, §6: values and ranking', () => {
  it.each([
    ['§1.5.1.a: three aces count three', 'Ac Ad Ah', '2c Td Th'],
    ['§1.5.1.b: two, three and four count nine', '2c 3d 4h', '8c Td Th'],
    ['§1.5.1.b: only the last digit of 27 counts', '9c 9d 9h', '6c 4d 6h'],
    ['§1.5.1.c: tens count nothing', '8c Td Th', '7c Tc Ts'],
    ['§1.5.1.c: face cards count nothing', '8c Kd Qh', '7c Jd Js'],
  ])('%s', (_, better, worse) => {
    expect(one(better, worse)).toEqual([WINS]);
    expect(one(worse, better)).toEqual([LOSES]);
  });

  // The list of §6.3: of each rank a hand with no more face cards than it needs, and one with as many as it can have.
  const LIST = [
    ['§6.3.1', 'Kc Kd Kh', 'Kc Kd Kh'],
    ['§6.3.2', 'Jc Jd Qc', 'Js Qh Qs'],
    ['§6.3.3', '9c Tc Td', '9h Jh Qs'],
    ['§6.3.4', '8c Tc Td', '8h Jh Qs'],
    ['§6.3.5', '7c Tc Td', '7h Jh Qs'],
    ['§6.3.6', '6c Tc Td', '6h Jh Qs'],
    ['§6.3.7', '5c Tc Td', '5h Jh Qs'],
    ['§6.3.8', '4c Tc Td', '4h Jh Qs'],
    ['§6.3.9', '3c Tc Td', '3h Jh Qs'],
    ['§6.3.10', '2c Tc Td', '2h Jh Qs'],
    ['§6.3.11', 'Ac Tc Td', 'Ah Jh Qs'],
    ['§6.3.12', '9c Ac Td', 'Th Jh Qs'],
  ] as const;

  it.each(LIST)(
    '%s, §6.3: %s beats every hand below it on the list, and %s loses to every hand above',
    (clause, least, most) => {
      const i = LIST.findIndex(([own]) => own === clause);
      for (const [, , below] of LIST.slice(i + 1)) {
        expect(one(least, below)).toEqual([WINS]);
        expect(one(below, least)).toEqual([LOSES]);
      }
      for (const [, above] of LIST.slice(0, i)) expect(one(most, above)).toEqual([LOSES]);
    },
  );

  it('§6.3.1: kings with another face card are not three kings', () => {
    expect(one('Kc Kd Qc', 'Ks Kh Qs')).toEqual([TIES]);
    expect(one('Kc Kd Qc', 'Js Jh Qs')).toEqual([TIES]);
    expect(one('Kc Qd Jc', 'Js Jh Qs')).toEqual([TIES]);
  });

  it('§6.3.2, READINGS 25: three face cards lose to three kings only, and beat even a nine with two face cards', () => {
    expect(one('Jc Jd Qc', 'Kc Kd Kh')).toEqual([LOSES]);
    expect(one('Jc Jd Qc', '9h Ks Qs')).toEqual([WINS]);
    expect(one('9h Ks Qs', 'Jc Jd Qc')).toEqual([LOSES]);
    expect(one('Kc Kd Jc', '9h Ks Qs')).toEqual([WINS]);
  });

  it('§1.6, §6.4: of equal totals the one with more face cards wins', () => {
    expect(one('7c Kd Qh', '7d Kh Ts')).toEqual([WINS]);
    expect(one('7c Kd Th', '6d Ah Ts')).toEqual([WINS]);
    expect(one('6d Ah Ts', '7c Kd Th')).toEqual([LOSES]);
    expect(one('Tc Kd Qh', 'Td Kh Ts')).toEqual([WINS]);
    expect(one('5c 4d Ah', 'Td Kh Ts')).toEqual([LOSES]);
  });

  it('READINGS 25: a nine with two face cards is below three face cards', () => {
    expect(one('9c Kd Kh', 'Jd Jh Js')).toEqual([LOSES]);
  });

  it('§6.4.1: king, queen and jack are face cards, neither ten nor ace', () => {
    expect(one('Ac 5d Th', '4d 2h Ts')).toEqual([TIES]);
    for (const face of ['K', 'Q', 'J']) expect(one(`4c 2d ${face}h`, '4d 2h Ts')).toEqual([WINS]);
  });

  it('§6.4.2: kings, queens and jacks are worth the same, but for three kings', () => {
    expect(one('6c Kd Kh', '6d Js Jh')).toEqual([TIES]);
    expect(one('Kc Kd Qh', 'Jc Jd Jh')).toEqual([TIES]);
  });

  it('§6.4.3: as many face cards, or none, are a tie', () => {
    expect(one('3c 2d Kh', '5d Ts Jh')).toEqual([TIES]);
    expect(one('3c 2d Th', 'Ad As 3h')).toEqual([TIES]);
    expect(one('5c Kd Jh', '5d Ks Jc')).toEqual([TIES]);
  });

  it('§6.2: suits decide nothing', () => {
    expect(one('9c 4c 2c', '9d 4h 2s')).toEqual([TIES]);
    expect(one('Kc Qc Jc', 'Kh Qs Jd')).toEqual([TIES]);
    expect(one('Kc Qd 4h', 'Kh Qs 4s')).toEqual([TIES]);
  });
});

describe('bclc-baccarat 6.0 §2.3, §4, §6.5, §6.6: what is paid', () => {
  it('§1.2, §4.1, §4.2: each better hand is paid even money less 5 %, and a worse one loses', () => {
    const lines = linesOf(
      played(game, [seat(1), seat(4), seat(6)], {
        1: '9c Td Th',
        4: '2c 2d 2h',
        6: '9d 8s 2s',
        dealer: '8c Tc Ts',
      }),
    );
    const won = { result: 'win', won: 1000, commission: 50, returned: 1950 };
    expect(lines).toMatchObject([
      { seat: 6, ...won },
      { seat: 4, result: 'lose', won: 0, commission: 0, returned: 0 },
      { seat: 1, ...won },
    ]);
    expect(lines[0]?.cites.map(formatCite)).toContain('bclc-baccarat 6.0 §4.1');
  });

  it.each([
    ['Kc Kd Ks', 200],
    ['Kc Kd Qs', 20],
    ['Jc Jd Js', 20],
    ['9c Kd Qs', 3],
    ['5c 3d As', 3],
    ['8c Td Ks', 2],
    ['9c 8d As', 2],
    ['7c Kd Ks', -1],
    ['Tc Kd Ks', -1],
  ])('§1.4, §2.3.2, §6.5: the Three Kings Bonus on %s pays %i to 1', (hand, pays) => {
    const [, bonus] = one(hand, '5d 4s Th', { [BONUS]: 500 });
    expect(bonus).toBe(`1 ${BONUS} ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`);
  });

  it('§2.3.2: the bonus looks at its own hand only', () => {
    expect(one('8c Td Ts', 'Kc Kd Ks', { [BONUS]: 500 })).toEqual([LOSES, `1 ${BONUS} win 1000`]);
  });

  it.each([
    ['Kc Kd Ks', 200],
    ['Kc Kd Qs', 20],
    ['9c Td Th', 3],
    ['8d Td Th', 2],
  ])('§4.1.2: no commission on the bonus that %s wins', (hand, pays) => {
    const [, bonus] = linesOf(played(game, [seat(1, { [BONUS]: 500 })], { 1: hand, dealer: '8c Tc Ts' }));
    expect(bonus).toMatchObject({ won: 500 * pays, commission: 0, returned: 500 + 500 * pays });
  });

  it('§4.1.1: commission may be laid beside the wager instead, and the settlement is the same', () => {
    const laid = threeCardBaccarat.with({ commission: 'beforehand' });
    const bet = (wager: string) =>
      ({ spot: 1, player: 'a', wager, kind: 'own', amount: cents(1000) }) as const;
    expect(laidOn(laid.layout, bet(BASIC))).toBe(50);
    expect(laidOn(laid.layout, bet(BONUS))).toBe(0);
    expect(costOf(laid.layout, [bet(BASIC), bet(BONUS)])).toBe(2050);
    expect(costOf(game.layout, [bet(BASIC), bet(BONUS)])).toBe(2000);
    const hands = { 1: '9c Td Th', dealer: '8c Tc Ts' };
    expect(paidOf(played(laid, [seat(1)], hands))).toEqual(paidOf(played(game, [seat(1)], hands)));
  });

  it('§6.6, §6.6.1, §5.5.2.a: the bonus wins at most 50,000 dollars by real win; the wager is outside, a tip is paid even money then', () => {
    const seats = [
      { ...seat(1, { [BONUS]: 20_000 }), tips: { [BONUS]: 700 } },
      seat(2, { [BONUS]: 100_000 }),
    ];
    const round = played(game, seats, { 1: 'Kc Kd Ks', 2: 'Qc Jd Qs', dealer: '8c Tc Ts' });
    const [kings, faces] = [200 * 20_000, 20 * 100_000];
    const portion = (win: number): number => Math.floor((5_000_000 * win) / (kings + faces));
    expect(paidOf(round)).toEqual([
      `2 ${BASIC} win 950`,
      `2 ${BONUS} win ${portion(faces)}`,
      `1 ${BASIC} win 950`,
      `1 ${BONUS} win ${portion(kings)}`,
      `1 ${BONUS} (tip) win 700`,
    ]);
  });

  it('§6.6: below the limit every bonus is paid in full', () => {
    expect(one('Kc Kd Ks', '8c Tc Ts', { [BONUS]: 25_000 })[1]).toBe(`1 ${BONUS} win 5000000`);
    expect(one('Kc Kd Ks', '8c Tc Ts', { [BONUS]: 25_001 })[1]).toBe(`1 ${BONUS} win 5000000`);
  });

  it('§5.5.2.a: a tip is paid in full until the players’ wins are more than the limit, of which its own is no part', () => {
    const tip = (stake: number): string | undefined =>
      paidOf(
        played(game, [{ ...seat(1, { [BONUS]: stake }), tips: { [BONUS]: 700 } }], {
          1: 'Kc Kd Ks',
          dealer: '8c Tc Ts',
        }),
      ).at(-1);
    expect(tip(25_000)).toBe(`1 ${BONUS} (tip) win 140000`);
    expect(tip(25_001)).toBe(`1 ${BONUS} (tip) win 700`);
  });
});

describe('bclc-baccarat 6.0 §2, §3, §5: what may be bet', () => {
  const hands = { 1: '9c Td Th', 2: '2c 2d 2h', dealer: '8c Tc Ts' };
  const deal =
    (...seats: RecordedSeat[]) =>
    () =>
      played(game, seats, hands);

  it('§2.1.1, §2.3.1, §7.1: the bonus needs the wager at the same spot', () => {
    expect(deal({ seat: 1, wagers: { [BONUS]: 100 } })).toThrow('bclc-baccarat 6.0 §2.3.1');
    expect(
      deal(
        { seat: 1, player: 'ann', wagers: { [BASIC]: 100 } },
        { seat: 2, player: 'ann', wagers: { [BONUS]: 100 } },
      ),
    ).toThrow('bclc-baccarat 6.0 §2.3.1');
  });

  it('§7.1: the bonus beside the wager is optional', () => {
    expect(deal(seat(1), seat(2, { [BONUS]: 100 }))).not.toThrow();
  });

  it('§3.1: nine seats', () => {
    expect(() => played(game, [seat(9)], { 9: '9c Td Th', dealer: '8c Tc Ts' })).not.toThrow();
    expect(() => played(game, [seat(10)], { 10: '9c Td Th', dealer: '8c Tc Ts' })).toThrow(
      'there is no spot 10. (bclc-baccarat 6.0 §3.1)',
    );
  });

  it('§3.3: nobody bets on another hand', () => {
    expect(deal({ ...seat(1), back: [{ player: 'bob', wagers: { [BASIC]: 100 } }] }, seat(2))).toThrow(
      'Only the players of a spot may bet on it in this game. (bclc-baccarat 6.0 §3.3)',
    );
    const bobs = [{ spot: 1, player: 'bob', wager: BASIC, kind: 'own' as const, amount: cents(100) }];
    const table = { layout: game.layout, limits: openLimits(game.layout) };
    const anns = new Map([[1, { holder: 'ann', backBets: true }]]);
    expect(refusal(table, anns, bobs, 'bob')?.reason).toMatch(/^Spot 1 is taken/);
    const onTheBank = [seat(1), { ...seat(4), player: 'bob' }];
    expect(() =>
      played(game, onTheBank, { 1: hands[1], 4: '7c 7d Js', dealer: hands.dealer }, [], {
        seat: 4,
        player: 'ann',
        amount: 10_000,
      }),
    ).toThrow('Seat 4 banks');
  });

  it('§5.2: a bet for the dealer needs one of the player’s own beside it', () => {
    expect(deal({ seat: 1, tips: { [BASIC]: 100 } }, seat(2))).toThrow('bclc-baccarat 6.0 §5.2');
    expect(deal({ ...seat(1), player: 'ann' }, { seat: 2, player: 'ann', tips: { [BASIC]: 100 } })).toThrow(
      'bclc-baccarat 6.0 §5.2',
    );
  });

  const tipped = (hand: string): Round =>
    played(game, [{ ...seat(1, { [BONUS]: 500 }), tips: { [BASIC]: 200, [BONUS]: 100 } }], {
      1: hand,
      dealer: '8c Tc Ts',
    });

  it('§5.1, §5.4, §5.5.2, READINGS 80: a bet for the dealer is paid after all of its player’s own, at the same odds', () => {
    expect(paidOf(tipped('9c Td Th'))).toEqual([
      WINS,
      `1 ${BONUS} win 1500`,
      `1 ${BASIC} (tip) win 190`,
      `1 ${BONUS} (tip) win 300`,
    ]);
    const banked = { 1: '9c Td Th', 4: '8c Tc Ts', dealer: '2s 3s Ad' };
    const seats = [{ ...seat(1), tips: { [BASIC]: 200 } }];
    for (const commission of ['from-win', 'beforehand']) {
      const table = threeCardBaccarat.with({ commission });
      expect(paidOf(played(table, seats, { 1: banked[1], dealer: banked[4] }))).toEqual([
        WINS,
        `1 ${BASIC} (tip) win 190`,
      ]);
      expect(paidOf(played(table, seats, banked, [], { seat: 4, amount: 10_000, dealerBet: 500 }))).toEqual([
        `0 ${BASIC} lose -500`,
        WINS,
        `1 ${BASIC} (tip) win 190`,
        '4 bank lose -700',
      ]);
    }
  });

  it('READINGS 58: a bet for the dealer pays the 5 % like any other', () => {
    expect(linesOf(tipped('9c Td Th'))[2]).toMatchObject({ kind: 'tip', won: 200, commission: 10 });
  });

  it('§5.5.1: when it loses it is taken with its player’s', () => {
    expect(paidOf(tipped('7c Td Th'))).toEqual([
      LOSES,
      `1 ${BASIC} (tip) lose -200`,
      `1 ${BONUS} lose -500`,
      `1 ${BONUS} (tip) lose -100`,
    ]);
  });

  it('§5.3.1, §5.3.2, §5.4.1: bets for the dealer have their place, and the tips at the end', () => {
    expect(clausesHandled(tipped('9c Td Th'))).toEqual(expect.arrayContaining(['5.3.1', '5.3.2', '5.4.1']));
    expect(clausesHandled(deal(seat(1), seat(2))()).some((clause) => clause.startsWith('5'))).toBe(false);
  });
});

describe('bclc-baccarat 6.0 §7.2 to §7.5: against the house', () => {
  const seats = [seat(2, { [BONUS]: 100 }), seat(5), seat(9, { [BONUS]: 100 })];
  const hands = { 2: '9c Td Th', 5: '8d Kc Qd', 9: '7s 3s 7h', dealer: '8c Jc Js' };
  const round = (): Round => played(game, seats, hands);

  it('§7.2.3, §7.2.4: three cards face down to each seat from the left, then to the dealer', () => {
    expect(dealtTo(round())).toEqual(['2', '5', '9', 'dealer'].flatMap(packet));
  });

  it('§7.2.2, §7.5.1.b, §7.5.1.f: calls no more bets, the house hand, and each tie', () => {
    expect(callsOf(round())).toEqual([
      'No more bets.',
      'Dealer has eight with two face cards.',
      'Tie at seat 5.',
    ]);
  });

  it.each([
    ['Kc Kd Ks', 'three kings'],
    ['Kc Kd Qs', 'three face cards'],
    ['Kc 3d 4s', 'seven with one face card'],
    ['Tc 6d 4s', 'zero'],
  ])('§7.5.1.b: %s is called %s', (dealer, call) => {
    expect(callsOf(played(game, [seat(1)], { 1: '9c 9d 9h', dealer }))).toContain(`Dealer has ${call}.`);
  });

  it('§7.5.1.a, §7.5.1.c: turns the dealer first, then the hands from the right', () => {
    expect(turnedIn(round())).toEqual(['dealer: 3', '9: 3', '5: 3', '2: 3']);
  });

  it('§7.5.1.d, §7.5.1.e, §7.5.1.e(1), §7.5.1.e(2): settles each hand by itself from the right, the wager before the bonus', () => {
    expect(paidOf(round())).toEqual([
      `9 ${BASIC} lose -1000`,
      `9 ${BONUS} lose -100`,
      `5 ${BASIC} push 0`,
      `2 ${BASIC} win 950`,
      `2 ${BONUS} win 300`,
    ]);
  });

  it('§2.2.4.a, §7.2.1, §7.3, §7.4, §7.5.1.g: the marker shows the house; the dealer’s hands have their prompts', () => {
    expect(clausesHandled(round())).toEqual(['7.2.1', '2.2.4.a', '7.3', '7.4', '7.5.1.g']);
  });

  it('§1.1: one deck of 52, a new one every round', () => {
    expect(game.layout.shoe.decks).toBe(1);
    expect(game.layout.deckEachRound).toBe(true);
    expect(() => played(game, [seat(1)], { 1: '9c Td Th', dealer: '9c Tc Ts' })).toThrow('2 times');
  });

  const several = [1, 4, 6].map((number) => ({ ...seat(number), player: number === 4 ? 'bob' : 'ann' }));

  it('§3.2: a player of several hands looks at the first only', () => {
    const { places } = played(game, several, {
      1: '9c Td Th',
      4: '2c 2d 2h',
      6: '3c 3d 3h',
      dealer: '8c Tc Ts',
    });
    expect(places.map(({ name, owner }) => [name, owner])).toEqual([
      ['1', 1],
      ['4', 4],
      ['6', null],
      ['dealer', null],
    ]);
  });

  it.each([
    ['the house', undefined],
    ['a player', { seat: 3, amount: 10_000, dealerBet: 100 }],
  ])('§3.2.1: the others stay untouched until the dealer turns them, when %s banks', (_, bank) => {
    const dealt = { 1: '9c Td Th', 4: '2c 2d 2h', 6: '3c 3d 3h', dealer: '8c Tc Ts' };
    const withSeveral = played(game, several, bank ? { ...dealt, 3: '8d Jc Js' } : dealt, [], bank);
    // With a player's bank at seat 3 the hand at seat 6 is dealt first, and looked at.
    const other = bank ? '1' : '6';
    expect(withSeveral.places.find(({ name }) => name === other)?.owner).toBeNull();
    expect(dealtTo(withSeveral).filter((to) => to.startsWith(other))).toEqual(packet(other));
    expect(
      withSeveral.events.filter((event) => event.type === 'turned' && event.place === other),
    ).toHaveLength(1);
    expect(clausesHandled(withSeveral)).toContain('3.2.1');
    expect(clausesHandled(round())).not.toContain('3.2.1');
  });
});

describe('bclc-baccarat 6.0 §2.2, §7.6: a player banks', () => {
  const bank: RecordedBank = { seat: 4, amount: 10_000, dealerBet: 2500 };
  /** Seats 2 and 8 win, 5 ties, 7 and 9 lose against the banker's eight; the dealer wins too. */
  const hands = {
    2: '9c Td Th',
    4: '8c Tc Ts',
    5: '8d 9h As',
    7: '2c 2d 2h',
    8: '9d 8h 2s',
    9: '3c 3d Ah',
    dealer: '9s Kd Qh',
  };
  const seats = [
    seat(2, { [BONUS]: 100 }),
    { seat: 4, wagers: { [BONUS]: 200 } },
    seat(5, { [BONUS]: 100 }),
    seat(7),
    seat(8),
    { ...seat(9, { [BONUS]: 100 }), tips: { [BASIC]: 300 } },
  ];
  const round = (): Round => played(game, seats, hands, [], bank);

  it('§7.2.5, §7.2.5.a, §2.2.9: dealt from the seat after the bank, the dealer in turn, the bank last', () => {
    expect(dealtTo(round())).toEqual(['5', '7', '8', '9', 'dealer', '2', '4'].flatMap(packet));
  });

  it('§7.6.2.a, §7.6.2.b, §7.6.8: the bank is turned and called, then the dealer, then the others from the right', () => {
    expect(turnedIn(round())).toEqual(['4: 3', 'dealer: 3', '9: 3', '8: 3', '7: 3', '5: 3', '2: 3']);
    expect(callsOf(round())).toEqual(['No more bets.', 'Banker has eight.', 'Tie at seat 5.']);
  });

  it('§7.6.1, §7.6.6, §7.6.9, §7.6.10, §7.6.11, §7.6.12, §7.6.13.a, §7.6.15: the dealer, the banker’s bonus, losing and tied hands from the right with their bonus, then the winners from the left', () => {
    expect(paidOf(round())).toEqual([
      `0 ${BASIC} win 2500`,
      `4 ${BONUS} win 400`,
      `9 ${BASIC} lose -1000`,
      `9 ${BASIC} (tip) lose -300`,
      `9 ${BONUS} lose -100`,
      `7 ${BASIC} lose -1000`,
      `5 ${BASIC} push 0`,
      `5 ${BONUS} win 200`,
      `2 ${BASIC} win 950`,
      `2 ${BONUS} win 300`,
      `8 ${BASIC} win 950`,
      // took 2300, paid 2000 and the dealer 2500
      '4 bank lose -2200',
    ]);
    expect(callsOf(round())).toContain('Tie at seat 5.');
    const prompts = clausesHandled(round());
    expect(prompts.indexOf('7.6.3')).toBeGreaterThan(-1);
    expect(prompts.indexOf('7.6.3')).toBeLessThan(prompts.indexOf('7.6.6'));
    const dealerLoses = played(game, seats, { ...hands, dealer: '3s 4s Ks' }, [], bank);
    expect(paidOf(dealerLoses).slice(0, 2)).toEqual([`0 ${BASIC} lose -2500`, `4 ${BONUS} win 400`]);
  });

  it('§7.6.11: a hand that loses to the bank may win its bonus, which the tray pays', () => {
    const lost = played(
      game,
      [seat(2, { [BONUS]: 100 })],
      { 2: '8c Td Th', 4: '9c Tc Ts', dealer: '2s 3s Ad' },
      [],
      { seat: 4, amount: 10_000, dealerBet: 100 },
    );
    expect(paidOf(lost)).toEqual([
      `0 ${BASIC} lose -100`,
      `2 ${BASIC} lose -1000`,
      `2 ${BONUS} win 200`,
      '4 bank win 1045',
    ]);
  });

  it('§2.2.6, §2.2.7: the bank takes and pays the wager, the house the bonus', () => {
    for (const line of linesOf(round())) expect(line.againstBank ?? false).toBe(line.wager !== BONUS);
  });

  it('§7.6.13, §7.6.14: winners against a player’s bank pay their 5 % too', () => {
    const winners = linesOf(round()).filter(
      ({ seat: at, wager, result }) => at > 0 && wager === BASIC && result === 'win',
    );
    expect(winners.map(({ won, commission }) => [won, commission])).toEqual([
      [1000, 50],
      [1000, 50],
    ]);
  });

  it('§4.2.1, §7.6.14.a: the banker pays 5 % of the net win only', () => {
    const won = played(
      game,
      [seat(2), seat(7), seat(8)],
      { ...pick(hands, '2', '4', '7'), 8: '5d Ah Ac', dealer: '2s 3s Ad' },
      [],
      bank,
    );
    // takes 2000 from the seats and 2500 from the dealer, pays 1000: 3500 less 175
    expect(linesOf(won).at(-1)).toMatchObject({
      wager: 'bank',
      result: 'win',
      won: 3500,
      commission: 175,
      returned: 13_325,
    });
    expect(linesOf(round()).at(-1)).toMatchObject({ wager: 'bank', result: 'lose', won: 0, commission: 0 });
  });

  it('§7.6.14.a, READINGS 57: half a cent of the banker’s commission is a cent', () => {
    const wins = (stake: number): number | undefined =>
      linesOf(
        played(
          game,
          [{ seat: 7, wagers: { [BASIC]: stake } }],
          { ...pick(hands, '4'), 7: '5d Ah Ac', dealer: '2s 3s Ad' },
          [],
          { seat: 4, amount: 10_000, dealerBet: 100 },
        ),
      ).at(-1)?.commission;
    // Five percent of 110, 109 and 130 cents are 5.5, 5.45 and 6.5.
    expect([wins(10), wins(9), wins(30)]).toEqual([6, 5, 7]);
  });

  it('§2.2.9, §2.2.10: a round in which a player banks and the dealer does not bet is refused', () => {
    const { dealerBet: _, ...without } = bank;
    for (const none of [without, { ...without, dealerBet: 0 }])
      expect(() =>
        played(game, [seat(7)], { ...pick(hands, '4', '7'), dealer: '2s 3s Ad' }, [], none),
      ).toThrow('bclc-baccarat 6.0 §2.2.9');
  });

  it('§7.6.3, §7.6.4, §7.6.5: the dealer’s own hand wins, loses or ties with the bank', () => {
    const against = (dealer: string): Round =>
      played(game, [seat(7)], { ...pick(hands, '4', '7'), dealer }, [], bank);
    expect(clausesHandled(against('9s Kd Qh'))).toContain('7.6.3');
    expect(clausesHandled(against('7s Kd Qh'))).toContain('7.6.4');
    expect(callsOf(against('6s Ad Ah'))).toContain('Dealer and banker tie.');
    expect(paidOf(against('9s Kd Qh'))[0]).toBe(`0 ${BASIC} win 2500`);
    expect(paidOf(against('7s Kd Qh'))[0]).toBe(`0 ${BASIC} lose -2500`);
    expect(paidOf(against('6s Ad Ah'))[0]).toBe(`0 ${BASIC} push 0`);
  });

  it('§2.2.5, §2.2.8, §7.6.7, §7.6.16: marker, bankroll and cards have their prompts', () => {
    expect(clausesHandled(round())).toEqual(
      expect.arrayContaining(['2.2.5', '2.2.8', '7.6.7', '7.6.13', '7.6.14', '7.6.15', '7.6.16']),
    );
    expect(clausesHandled(round())).not.toContain('2.2.4.a');
  });

  it('§2.2.8.a, §2.2.13: the bank covers everything bet against it, the dealer’s bet and tips included, and the house adds nothing', () => {
    const against = 5 * 1000 + 300 + 2500;
    expect(() => played(game, seats, hands, [], { ...bank, amount: against - 1 })).toThrow(
      'bclc-baccarat 6.0 §2.2.8.a',
    );
    expect(() => played(game, seats, hands, [], { ...bank, amount: against })).not.toThrow();
  });

  it('§2.2.2.a: a banker plays no other hand', () => {
    const both = [{ ...seat(2), player: 'ann' }, seat(7)];
    expect(() => played(game, both, hands, [], { ...bank, player: 'ann' })).toThrow(
      'bclc-baccarat 6.0 §2.2.2.a',
    );
    expect(() => played(game, [seat(4)], hands, [], bank)).toThrow('bclc-baccarat 6.0 §2.2.2.a');
  });

  it('§5.6: a banker does not bet for the dealer', () => {
    for (const wager of [BASIC, BONUS]) {
      const tips = { [wager]: 100 };
      for (const banker of [
        { seat: 4, tips },
        { seat: 4, tips, wagers: { [BONUS]: 100 } },
      ])
        expect(() => played(game, [seat(7), banker], hands, [], bank)).toThrow('bclc-baccarat 6.0 §5.6');
    }
  });

  it('§2.2.12: nobody joins the bank of another', () => {
    const partner = [seat(7), { ...seat(4), player: 'bob' }];
    expect(() => played(game, partner, hands, [], { ...bank, player: 'ann' })).toThrow(
      'nobody else bets there',
    );
  });

  it('§2.3.1, READINGS 62: the bank is the base wager of the banker’s bonus, and of nobody else’s', () => {
    const bonus = { wager: BONUS, kind: 'own' as const, amount: cents(100) };
    const bets = [{ ...bonus, spot: 4, player: 'ann' }];
    const table = { layout: game.layout, limits: openLimits(game.layout) };
    const ann = { seat: 4, player: 'ann', amount: cents(10_000) };
    expect(refusal(table, new Map(), bets, 'ann')?.cite?.clause).toBe('2.3.1');
    expect(refusal({ ...table, bank: ann }, new Map(), bets, 'ann')).toBeUndefined();
    const bobs = [{ ...bonus, spot: 5, player: 'bob' }];
    expect(refusal({ ...table, bank: ann }, new Map(), bobs, 'bob')?.cite?.clause).toBe('2.3.1');
  });

  it('§1.3: the house or any seat can bank', () => {
    expect(() => played(game, [seat(7)], pick(hands, '7', 'dealer'))).not.toThrow();
    for (const at of [1, 9]) {
      const dealt = { ...pick(hands, '7', 'dealer'), [at]: hands[4] };
      expect(paidOf(played(game, [seat(7)], dealt, [], { ...bank, seat: at })).at(-1)).toMatch(
        new RegExp(`^${at} bank`),
      );
    }
  });
});

const pick = (hands: Readonly<Record<string, string>>, ...places: string[]): Record<string, string> =>
  Object.fromEntries(places.map((place) => [place, hands[place] ?? '']));

describe('any round of Three Card Baccarat', () => {
  it.each(['from-win', 'beforehand'])('is sound, commission %s, whoever banks', (commission) => {
    const table = threeCardBaccarat.with({ commission });
    const round = someBets(table)
      .filter((bets) => bets.length > 0)
      .chain((bets) => fc.tuple(fc.constant(bets), someBank(table, bets), fc.nat()));
    fc.assert(
      fc.property(round, ([bets, bank, seed]) => expectSoundRound(table, bets, seed, bank ? { bank } : {})),
      { numRuns: 60 },
    );
  });
});
