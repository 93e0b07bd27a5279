import { formatCards, parseCards, withArticle } from '@croupier/cards';
import {
  cents,
  formatCite,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  replayRecord,
  viewEvent,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { callsOf, citedOf, clauseAgainst, linesOf, paidOf, played } from '../testing/recorded.ts';
import { discardInferno } from './13.0-discard-inferno.ts';
import { burnBabyBurn } from './14.0-burn-baby-burn.ts';

const play = (times = 1, seat = 1): RecordedDecision => ({ seat, do: 'play', times });
const fold = (seat = 1): RecordedDecision => ({ seat, do: 'fold' });
const both = (amount: number): Record<string, number> => ({ ante: amount, blind: amount });

const ACE_HIGH = 'As Qd Th 8c 6s 3d'; // A-Q-10-8-6
const TRIPS = '8s 8d 8h Qc Js 3d';
const TWO_PAIR = 'Qs Qc 8d 8h 3s 6d';

// A dealer's hand is given in the order in which it is turned: the up card first.
const KING_HIGH = '2c Kh Jd 9s 7c 5d 4h'; // keeps all seven: K-J-9-7-5
const ROYAL = '2c Ah Kh Qh Jh Th 4c';
const ONE_CARD = '9c Td Jh Qs Kc Ad 2s';
const TWO_CARDS = '9c Td Jh Qs Kc 8d As';

const cardsAt = (round: Round, place: string): string =>
  formatCards(round.places.find(({ name }) => name === place)?.cards ?? []);

const GAMES = [
  ['13.0', discardInferno],
  ['14.0', burnBabyBurn],
] as const;

const whyNot = (definition: typeof discardInferno, seats: readonly RecordedSeat[]): string | undefined =>
  clauseAgainst(definition.with({}), seats);

const game = discardInferno.with({});

/** Seat 1 alone. */
const round = (
  wagers: Record<string, number>,
  hand: string,
  dealer: string,
  decision: RecordedDecision = play(),
  tips?: Record<string, number>,
): Round => played(game, [{ seat: 1, wagers, ...(tips ? { tips } : {}) }], { 1: hand, dealer }, [decision]);
const settled = (...given: Parameters<typeof round>): string[] => paidOf(round(...given));
const ante = (hand: string, dealer: string): string | undefined => settled(both(100), hand, dealer)[0];

const WON = '1 ante win 100';
const LOST = '1 ante lose -100';
const TIED = '1 ante push 0';

describe('bclc-poker 13.0 §1 to §3: what is bet, and by whom', () => {
  it('§1.1: one deck for every round, in which no card comes twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => settled(both(100), ACE_HIGH, '2c As Jd 9s 7c 5d 4h')).toThrow('As appears 2 times');
    expect(() => settled(both(100), 'Jo Qd Th 8c 6s 3d', KING_HIGH)).toThrow('without Jo');
  });

  it('§1.2: the better five-card hand wins', () => {
    expect(ante(ACE_HIGH, KING_HIGH)).toBe(WON);
    expect(ante('Ks Qd Th 8c 6s 3d', '2c Ah Jd 9s 7c 5d 4h')).toBe(LOST);
  });

  it('§1.3, §2.1.1, §2.3.1, §6.1, §6.2, §6.2.1: Ante and Blind, and Aces Up as one likes, in any amount', () => {
    expect(settled(both(100), ACE_HIGH, KING_HIGH)).toEqual([
      '1 ante win 100',
      '1 play win 100',
      '1 blind push 0',
    ]);
    for (const up of [50, 100, 700])
      expect(settled({ ...both(100), 'aces-up': up }, ACE_HIGH, KING_HIGH)).toEqual([
        '1 ante win 100',
        '1 play win 100',
        '1 blind push 0',
        `1 aces-up lose -${up}`,
      ]);
  });

  it('§2.1.2, §6.1, §6.1.1: Ante and Blind are equal, and neither is bet alone', () => {
    const because = 'bclc-poker 13.0 §2.1.2';
    const laid = (wagers: Record<string, number>): string | undefined =>
      whyNot(discardInferno, [{ seat: 1, wagers }]);
    expect(laid({ ante: 100, blind: 99 })).toBe(because);
    expect(laid({ ante: 100, blind: 101 })).toBe(because);
    expect(laid({ ante: 100 })).toBe(because);
    expect(laid({ blind: 100 })).toBe(because);
    expect(laid(both(100))).toBeUndefined();
  });

  it('§2.2.1, §6.2: Aces Up needs a bet on the basic game', () => {
    expect(whyNot(discardInferno, [{ seat: 1, wagers: { 'aces-up': 100 } }])).toBe('bclc-poker 13.0 §2.2.1');
    expect(whyNot(discardInferno, [{ seat: 1, wagers: { ...both(5), 'aces-up': 100 } }])).toBeUndefined();
  });

  it('§2.1.3, §6.5.2, READINGS 41: Play is exactly one or two times the Ante', () => {
    for (const times of [1, 2])
      expect(settled(both(700), TWO_PAIR, KING_HIGH, play(times))[1]).toBe(`1 play win ${700 * times}`);
    for (const times of [0.5, 1.5, 2.5, 3, 4])
      expect(() => settled(both(700), TWO_PAIR, KING_HIGH, play(times))).toThrow(
        /play (takes 7.00 to 14.00|goes in steps of 7.00)\. \(bclc-poker 13\.0 §6\.5\)/,
      );
    expect(() => settled(both(700), TWO_PAIR, KING_HIGH, { seat: 1, do: 'play' })).toThrow('play takes');
    expect(() => settled({ ...both(100), play: 100 }, ACE_HIGH, KING_HIGH)).toThrow('during the round');
  });

  it('§2.1.3.a, §6.5.2.a: three times too with three of a kind or better, and with nothing less', () => {
    for (const hand of [
      TRIPS,
      '2s 2d 2h 3c 4s 6d',
      'Ts 9c 8d 7h 6s 2d',
      'As Js 8s 6s 3s Qd',
      '8s 8d 8h Qc Qs 3d',
    ]) {
      for (const times of [1, 2, 3])
        expect(settled(both(700), hand, KING_HIGH, play(times))[1]).toBe(`1 play win ${700 * times}`);
      for (const times of [2.5, 4])
        expect(() => settled(both(700), hand, KING_HIGH, play(times))).toThrow('§6.5)');
    }
    for (const hand of [TWO_PAIR, 'As Ad Ks Kd Qs Jc', ACE_HIGH])
      expect(() => settled(both(700), hand, '2c Jh 9c 9s 7c 5d 4h', play(3))).toThrow('7.00 to 14.00');
  });

  it('§3.4: nobody learns from the question or its answer that a hand may stake three times', () => {
    const shown = (hand: string): unknown => {
      const dealt = round(both(100), hand, KING_HIGH, play(2));
      return dealt.events
        .filter(({ type }) => type === 'answered')
        .map((event) => viewEvent(dealt, event, { seats: [2] }));
    };
    expect(shown(TRIPS)).toEqual(shown(TWO_PAIR));
  });

  it('§2.1.4, §6.8.1: whoever beats the dealer wins even money on Ante and Play', () => {
    expect(settled(both(500), ACE_HIGH, KING_HIGH, play(2)).slice(0, 2)).toEqual([
      '1 ante win 500',
      '1 play win 1000',
    ]);
  });

  it('§2.1.5, §6.8.3: whoever is beaten loses Ante, Play and Blind', () => {
    expect(settled(both(500), TWO_PAIR, ROYAL, play(2))).toEqual([
      '1 ante lose -500',
      '1 play lose -1000',
      '1 blind lose -500',
    ]);
    // Also where the Blind would have been paid.
    expect(settled(both(500), TRIPS, ROYAL, play(2))).toEqual([
      '1 ante lose -500',
      '1 play lose -1000',
      '1 blind lose -500',
    ]);
    // One card decides.
    expect(settled(both(500), ACE_HIGH, '2c Ah Qh Ts 8d 7c 4h')[0]).toBe('1 ante lose -500');
  });

  it('§2.1.6, §6.8.4, READINGS 41: equal hands of five cards push all three, and only those', () => {
    const own = 'As Qd Jh 8c 6s 3d'; // A-Q-J-8-6
    for (const dealer of ['9c Td 8s Ah Qc Jd 6h', '8s Ah Qc Jd 6h 2c 4d'])
      expect(settled(both(500), own, dealer, play(2))).toEqual([
        '1 ante push 0',
        '1 play push 0',
        '1 blind push 0',
      ]);
    // Four cards that are equal so far lose.
    expect(ante(own, '9c Td Kh 8s Ah Qc Jd')).toBe(WON);
    // So does an ace that is alone.
    expect(ante(own, '9c Td Js Qs Kc Kd Ah')).toBe(WON);
    expect(ante('Ks Qd Jh 8c 6s 3d', '9c Td Js Qs Kc Kd Ah')).toBe(LOST);
    // Two fives lose to two fives with cards beside them, and win against fours with any.
    expect(ante('5s 5c 7h 4c 3s 2d', '9c Td Js Qs Kc 5d 5h')).toBe(WON);
    expect(ante('4s 4c Ah Qc Js 9d', '9c Td Jh Qs Kc 5d 5h')).toBe(LOST);
  });

  it('§2.1.7: the dealer needs no least hand: whatever it is, it is compared', () => {
    for (const dealer of [KING_HIGH, ONE_CARD, TWO_CARDS, ROYAL])
      expect(ante('5s 5c 6h 4s 3s 2d', dealer)).toBe(dealer === ROYAL ? LOST : WON);
    // King high without a pair beats jack high, as any better hand does.
    expect(ante('Js Tc 8d 6h 5s 3d', KING_HIGH)).toBe(LOST);
    expect(ante('7s 5c 4s 3s 2d 9d', '9c Td Jh Qs Kc 8d 6h')).toBe(WON);
  });

  it('§3.1: six seats, not seven', () => {
    const at = (seat: number): string[] =>
      paidOf(
        played(game, [{ seat, wagers: both(100) }], { [seat]: ACE_HIGH, dealer: KING_HIGH }, [fold(seat)]),
      );
    expect(at(6)).toEqual(['6 ante lose -100', '6 blind lose -100']);
    expect(() => at(7)).toThrow('there is no spot 7. (bclc-poker 13.0 §3.1)');
  });

  it('§3.2: one position a player', () => {
    const seats = (...of: string[]): RecordedSeat[] =>
      of.map((player, i) => ({ seat: i + 1, player, wagers: both(100) }));
    expect(whyNot(discardInferno, seats('ann', 'bob'))).toBeUndefined();
    expect(whyNot(discardInferno, seats('ann', 'ann'))).toBe('bclc-poker 13.0 §3.2');
  });

  it('§3.3: no back bets', () => {
    const back = [{ player: 'bob', wagers: both(100) }];
    expect(whyNot(discardInferno, [{ seat: 1, wagers: both(100), back }])).toBe('bclc-poker 13.0 §3.3');
  });
});

describe('bclc-poker 13.0 §4: bets for the dealer', () => {
  it('§4.1, §4.3.1, §4.5.2: are stakes of their own, on any wager, and win at full odds', () => {
    const wagers = { ...both(500), 'aces-up': 500 };
    const tips = { ante: 100, blind: 100, 'aces-up': 100 };
    expect(
      settled(wagers, 'As Js 8s 6s 3s Qd', KING_HIGH, play(), tips).filter((line) => line.includes('tip')),
    ).toEqual(['1 ante (tip) win 100', '1 blind (tip) win 200', '1 aces-up (tip) win 900']);
    // On one of the two alone, too: what must be equal are the player's own.
    expect(whyNot(discardInferno, [{ seat: 1, wagers: both(500), tips: { ante: 100 } }])).toBeUndefined();
  });

  it('§4.2: only whoever plays may', () => {
    expect(whyNot(discardInferno, [{ seat: 1, tips: { ante: 100, blind: 100 } }])).toBe(
      'bclc-poker 13.0 §4.2',
    );
  });

  it('§4.4: are paid after all of their player’s own', () => {
    const tips = { ante: 100, 'aces-up': 100 };
    expect(settled({ ...both(500), 'aces-up': 500 }, 'As Ad Qc 8h 6s 3d', KING_HIGH, play(), tips)).toEqual([
      '1 ante win 500',
      '1 play win 500',
      '1 blind push 0',
      '1 aces-up win 500',
      '1 ante (tip) win 100',
      '1 aces-up (tip) win 100',
    ]);
  });

  it('§4.5.1, §4.5.2: are taken and paid in their turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({ seat, wagers: both(500), tips: { ante: 100 } }));
    const lines = paidOf(
      played(game, seats, { 1: ACE_HIGH, 2: 'Qs Jc 9d 7h 5s 3c', dealer: KING_HIGH }, [
        play(1, 1),
        play(1, 2),
      ]),
    );
    expect(lines).toEqual([
      '2 ante lose -500',
      '2 ante (tip) lose -100',
      '2 play lose -500',
      '2 blind lose -500',
      '1 ante win 500',
      '1 play win 500',
      '1 blind push 0',
      '1 ante (tip) win 100',
    ]);
  });

  it('§4.5.1, §6.6: go with a folded hand', () => {
    expect(settled(both(500), ACE_HIGH, KING_HIGH, fold(), { ante: 100, blind: 100 })).toEqual([
      '1 ante lose -500',
      '1 ante (tip) lose -100',
      '1 blind lose -500',
      '1 blind (tip) lose -100',
    ]);
  });
});

describe('bclc-poker 13.0 §5: hands and what they pay', () => {
  // The list of §5.5 from the top, each against the best of the next; the dealer keeps all seven.
  it.each([
    ['§5.5.1', 'As Ks Qs Js Ts 3d', 'Kh Qh Jh Th 9h'],
    ['§5.5.2', '6s 5s 4s 3s 2s Kd', 'Ah Ad Ac As Kh'],
    ['§5.5.3', '2s 2d 2h 2c 4s 6d', 'Ah Ad Ac Kh Kd'],
    ['§5.5.4', '2s 2d 2h 3c 3s 6d', 'Ah Kh Qh Jh 9h'],
    ['§5.5.5', '7s 5s 4s 3s 2s Kd', 'Ah Kc Qh Jh Td'],
    ['§5.3.1, §5.5.6', 'As 2d 3h 4c 5s 9d', 'Ah Ad Ac Kh Qd'],
    ['§5.5.7', '2s 2d 2h 3c 4s 6d', 'Ah Ad Kc Kh Qd'],
    ['§5.5.8', '2s 2d 3h 3c 4s 6d', 'Ah Ad Kc Qh Jd'],
    ['§5.5.9', '2s 2d 3h 4c 6s 7d', 'Ah Kd Qc Jh 9d'],
  ])('%s: %s is above %s', (_clause, better, worse) => {
    const idle = ['7c', '8c', '6c', '5c', '6h', '7h', '8d', '8s', '5d'];
    /** Five cards as a dealer's: an up card of eight or lower and another, which add nothing to them. */
    const asDealers = (five: string, other: string): string => {
      const free = idle.filter((card) => !`${five} ${other}`.includes(card));
      const caption = (cards: string): string => game.layout.caption('dealer', parseCards(cards));
      for (const up of free)
        for (const last of free)
          if (up !== last && caption(`${up} ${five} ${last}`) === caption(five))
            return `${up} ${five} ${last}`;
      throw new Error(`No idle cards for ${five}.`);
    };
    expect(ante(better, asDealers(worse, better))).toBe(WON);
    const five = better.split(' ').slice(0, 5).join(' ');
    expect(
      ante(
        `${worse} 7d`.replace('7d', better.includes('7d') ? '8h' : '7d'),
        asDealers(five, `${worse} 7d 8h`),
      ),
    ).toBe(LOST);
  });

  it('§5.5.1, §5.5.2: a royal flush is a hand of its own, and king high is none', () => {
    const blind = (hand: string): string | undefined => settled(both(100), hand, KING_HIGH)[2];
    expect(blind('As Ks Qs Js Ts 3d')).toBe('1 blind win 50000');
    expect(blind('Kc Qc Jc Tc 9c 3d')).toBe('1 blind win 5000');
  });

  it('§5.2: suits are equal', () => {
    expect(ante('As Ks Js 9s 7s 2d', '2h Ah Kh Jh 9h 7h 2c')).toBe(TIED);
    expect(ante('Ac Kc Jc 9c 7c 2d', '2h Ad Kd Jd 9d 7d 3c')).toBe(TIED);
    expect(ante('Ad Kd Jc 9s 7s 2d', '3h Ac Kh Js 9h 7c 2c')).toBe(TIED);
  });

  it('§5.3, §5.3.1: an ace is high or low in a straight; A-K-Q-J-10 is the highest and A-2-3-4-5 the lowest', () => {
    const straight = (hand: string): string | undefined =>
      settled({ ...both(100), 'aces-up': 100 }, hand, KING_HIGH).at(-1);
    expect(straight('Ad Ks Qc Jh Ts 3d')).toBe('1 aces-up win 600');
    expect(straight('Ad 2s 3c 4c 5s 9d')).toBe('1 aces-up win 600');
    expect(straight('Ad 2s 3c 4c Ks 9d')).toBe('1 aces-up lose -100');
    expect(ante('Ad Ks Qc Jh Ts 3d', '8h Kd Qh Jd Td 9h 2c')).toBe(WON);
    expect(ante('Ad 2s 3c 4c 5s 9d', '6h 5h 4h 3d 2c Kd Jc')).toBe(LOST);
    // The same of straight flushes.
    expect(ante('As Ks Qs Js Ts 3d', '8h Kh Qh Jh Th 9h 2c')).toBe(WON);
    expect(ante('As 2s 3s 4s 5s 9d', '6h 5h 4h 3h 2h Kd Jc')).toBe(LOST);
  });

  it('§5.4, §6.7.1.a: straights, flushes and straight flushes need five cards', () => {
    // Four of a suit in a row are eight high, five of them are not.
    expect(ante('9s 7d 5c 4c 3d 2d', '9c Td Jh 8s 7s 6s 5s')).toBe(WON);
    expect(callsOf(round(both(100), ACE_HIGH.replace('6s', '6d'), '9c Td Jh 8s 7s 6s 5s')).at(-1)).toBe(
      'Dealer has eight high.',
    );
    expect(ante('Ah Ac Kd Kh 3c 2d', '9c Td 8s 7s 6s 5s 4s')).toBe(LOST);
    expect(ante('Ah Ac Kd Kh 3c 2d', '9c Td 8s 7s 6s 5s 4d')).toBe(LOST);
    expect(ante('Ah Ac Kd Kh 3c 2d', '9c Td 8s 7s 6s 5s 3d')).toBe(WON);
    expect(ante('Ah Ac Kd Kh 3c 2d', '9c Td 8s 2s 6s 5s 3s')).toBe(LOST);
  });

  it('§5.1, §5.6, §5.7: the pay tables are posted', () => {
    expect(paysOf(game.layout, 'blind')).toEqual([
      '500 to 1',
      '50 to 1',
      '10 to 1',
      '3 to 1',
      '2 to 1',
      '3 to 2',
      '1 to 1',
      'push',
      'push',
    ]);
    expect(paysOf(game.layout, 'aces-up')).toEqual(
      [200, 50, 30, 10, 9, 6, 4, 2, 1].map((odds) => `${odds} to 1`),
    );
    for (const wager of ['ante', 'play']) expect(paysOf(game.layout, wager)).toEqual(['1 to 1', 'push']);
  });

  it.each([
    ['As Ks Qs Js Ts 3d', 500],
    ['9h 8h 7h 6h 5h 3d', 50],
    ['8s 8d 8h 8c Qs 3d', 10],
    ['8s 8d 8h Qc Qs 3d', 3],
    ['As Js 8s 6s 3s Qd', 2],
    ['Ts 9c 8d 7h 6s 2d', 1.5],
    [TRIPS, 1],
  ])('§5.6, §2.1.4.a, §6.8.2: the Blind on %s pays %d to 1, won and lost', (hand, pays) => {
    expect(settled(both(1000), hand, KING_HIGH, play(3))[2]).toBe(`1 blind win ${pays * 1000}`);
    expect(settled(both(1000), hand, KING_HIGH, fold())[1]).toBe('1 blind lose -1000');
    // The dealer's royal flush beats every hand but another, which is equal.
    expect(settled(both(1000), hand, ROYAL, play(3))[2]).toBe(
      pays === 500 ? '1 blind push 0' : '1 blind lose -1000',
    );
  });

  it('§2.1.4.b, §6.8.2.a: the Blind pushes on a win with less than three of a kind', () => {
    for (const hand of [TWO_PAIR, 'As Ad Qc 8h 6s 3d', ACE_HIGH])
      expect(settled(both(1000), hand, KING_HIGH)).toEqual([
        '1 ante win 1000',
        '1 play win 1000',
        '1 blind push 0',
      ]);
  });

  it.each([
    ['As Ks Qs Js Ts 3d', 200],
    ['9h 8h 7h 6h 5h 3d', 50],
    ['8s 8d 8h 8c Qs 3d', 30],
    ['8s 8d 8h Qc Qs 3d', 10],
    ['As Js 8s 6s 3s Qd', 9],
    ['Ts 9c 8d 7h 6s 2d', 6],
    [TRIPS, 4],
    [TWO_PAIR, 2],
    ['As Ad Qc 8h 6s 3d', 1],
    ['Ks Kd Ac 8h 6s 3d', -1],
    [ACE_HIGH, -1],
  ])('§5.7, §2.2.2, §2.2.3, §2.2.4, §6.8.5, §6.8.5.a: Aces Up on %s pays %i to 1', (hand, pays) => {
    const line = `1 aces-up ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`;
    expect(settled({ ...both(100), 'aces-up': 500 }, hand, KING_HIGH).at(-1)).toBe(line);
  });

  it('§1.4, §2.2.5: Aces Up goes by one’s own hand alone, whatever the dealer holds', () => {
    for (const dealer of [KING_HIGH, ROYAL, '9c Td Js 8c Ks Kc Kd', TWO_CARDS.replace('As', 'Ac')]) {
      const up = (hand: string): string | undefined =>
        settled({ ...both(100), 'aces-up': 500 }, hand, dealer).at(-1);
      expect(up('As Ad Qc 8h 6s 3d')).toBe('1 aces-up win 500');
      expect(up('6h 6d 3c 3s 8h Qc')).toBe('1 aces-up win 1000');
      expect(up('6h 6d Qc 8h 3s 2d')).toBe('1 aces-up lose -500');
    }
  });

  describe('§5.8: the limit over all players', () => {
    const MINE = 'As Ks Qs Js Ts 3d';

    it('§5.8, §4.5.2.a: exactly 50,000 dollars are within it, and a bet for the dealer is paid in full', () => {
      const won = (stake: number): string[] =>
        settled(both(stake), MINE, KING_HIGH, play(3), { blind: 100 }).slice(2);
      expect(won(10_000)).toEqual(['1 blind win 5000000', '1 blind (tip) win 50000']);
      expect(won(10_001)).toEqual(['1 blind win 5000000', '1 blind (tip) win 100']);
    });

    it('§5.8, §5.8.1, §5.9, §4.5.2.a: Blind and Aces Up share it, Ante and Play do not', () => {
      const seats: RecordedSeat[] = [
        {
          seat: 1,
          wagers: { ...both(20_000), 'aces-up': 1000 },
          tips: { ante: 1000, 'aces-up': 1000 },
        },
        { seat: 2, wagers: { ...both(50_000), 'aces-up': 80_000 } },
      ];
      const hands = { 1: MINE, 2: '8s 8d 8h 8c Qd 3c', dealer: KING_HIGH };
      const lines = paidOf(played(game, seats, hands, [play(3, 1), play(3, 2)]));
      const first = { blind: 500 * 20_000, up: 200 * 1000 };
      const second = { blind: 10 * 50_000, up: 30 * 80_000 };
      const all = first.blind + first.up + second.blind + second.up;
      const amount = (start: string): number =>
        Number(
          lines
            .find((line) => line.startsWith(start))
            ?.split(' ')
            .at(-1),
        );
      const shareOf = ({ blind, up }: typeof first): number => Math.floor((5_000_000 * (blind + up)) / all);
      expect(amount('1 blind') + amount('1 aces-up win')).toBe(shareOf(first));
      expect(amount('2 blind') + amount('2 aces-up')).toBe(shareOf(second));
      expect(amount('1 blind')).toBeLessThan(first.blind);
      expect(amount('2 aces-up')).toBeLessThan(second.up);
      expect(['1 ante win', '1 play', '2 ante', '2 play'].map(amount)).toEqual([
        20_000, 60_000, 50_000, 150_000,
      ]);
      expect(amount('1 ante (tip)')).toBe(1000);
      expect(amount('1 aces-up (tip)')).toBe(1000);
    });
  });
});

describe('bclc-poker 13.0 §6: the sequence of play', () => {
  const three = [1, 3, 6].map((seat) => ({ seat, wagers: { ...both(1000), 'aces-up': 500 } }));
  const hands = {
    1: 'Js Tc 9d 7h 5c 3s',
    3: '8s 8d 8h Qc Jc 3d',
    6: 'As Ad Qs 6h 4s 2d',
    dealer: '9c Td 2c Kh Jd 7c 5d',
  };
  const dealt = (): Round => played(game, three, hands, [fold(1), play(3, 3), play(2, 6)]);

  it('§6.3.1, §6.3.2, §6.3.3, §6.3.4, §6.3.5, §6.4, §6.5, §6.5.2, §6.6, §6.6.1, §6.7, §6.7.1, §6.8: in this order', () => {
    expect([...new Set(citedOf(dealt()))]).toEqual([
      'handled §6.3.1',
      'said §6.3.2',
      'dealt §6.3.3',
      'dealt §6.3.4',
      'dealt §6.3.5',
      'handled §6.4',
      'answered §6.5',
      'handled §6.5.2',
      'handled §6.6',
      'moved §6.6.1',
      'turned §6.6.1',
      'turned §6.7',
      'said §6.7.1',
      'turned §6.8',
      'turned §6.8.6',
    ]);
  });

  it('§6.3.3, §6.3.4, §6.3.5: packets of six face down from the left, six for the dealer and one face up', () => {
    const cards = dealt().events.flatMap((event) =>
      event.type === 'dealt' ? [`${event.place} ${event.face}`] : [],
    );
    expect(cards).toEqual([
      ...['1', '3', '6', 'dealer'].flatMap((place) => Array.from({ length: 6 }, () => `${place} down`)),
      'dealer up',
    ]);
  });

  it('§6.3.5: the seventh card lies on top of the six, and whoever decides has seen it and no other', () => {
    const start = game.start([
      { spot: 2, player: 'a', wager: 'ante', kind: 'own', amount: cents(700) },
      { spot: 2, player: 'a', wager: 'blind', kind: 'own', amount: cents(700) },
    ]);
    const cards = parseCards(`${ACE_HIGH} Kh Jd 9s 7c 5d 4h 2c`);
    while (start.waiting.for !== 'answer') {
      const card = start.waiting.for === 'card' ? cards.shift() : undefined;
      start.advance(card === undefined ? undefined : { card });
    }
    expect(cardsAt(start, 'dealer')).toBe('2c Kh Jd 9s 7c 5d 4h');
    expect(start.places.find(({ name }) => name === 'dealer')?.faces).toEqual([
      'up',
      ...Array.from({ length: 6 }, () => 'down'),
    ]);
    expect(start.waiting.questions).toMatchObject([
      { seat: 2, actions: [{ verb: 'play', least: 700, most: 1400, step: 700 }, { verb: 'fold' }] },
    ]);
    expect(start.waiting.questions[0].absent).toEqual({ verb: 'fold' });
  });

  it('§6.6.1: a record by places gives the dealer’s hand as it is turned, one in order of dealing as it is dealt', () => {
    const seats = [{ seat: 1, wagers: both(100) }];
    const inOrder = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats,
      cards: `${ACE_HIGH} Jh 8d Ks Kd Kc 2h 9c`,
      decisions: [play()],
    });
    const byPlace = played(game, seats, { 1: ACE_HIGH, dealer: '9c Jh 8d Ks Kd Kc 2h' }, [play()]);
    expect(byPlace.events).toEqual(inOrder.events);
    expect(cardsAt(byPlace, 'dealer')).toBe('8d Ks Kd Kc 2h');
    expect(cardsAt(byPlace, 'discard rack')).toBe('9c Jh');
    expect(() => played(game, seats, { 1: ACE_HIGH, dealer: '9c Jh 8d Ks Kd Kc' }, [play()])).toThrow(
      'another card',
    );
  });

  it('§6.5: every player chooses, from the left', () => {
    expect(
      dealt().events.flatMap((event) =>
        event.type === 'answered' ? [`${event.seat} ${event.answer.verb}`] : [],
      ),
    ).toEqual(['1 fold', '3 play', '6 play']);
  });

  it('§6.5.1, §6.6: a fold loses Ante and Blind, of whatever worth, first and from the left', () => {
    expect(settled(both(1000), 'As Ks Qs Js Ts 3d', KING_HIGH, fold())).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
    ]);
    const folded = played(game, three, hands, [fold(1), fold(3), play(1, 6)]);
    expect(paidOf(folded).slice(0, 5)).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
      '3 ante lose -1000',
      '3 blind lose -1000',
      '6 ante win 1000',
    ]);
  });

  it.each([
    [7, '8c Td Jh Qs Kc Ad 2s', ''],
    [7, '2c Td Jh Qs Kc Ad 2s', ''],
    [6, '9c 8d Jh Qs Kc Ad 2s', '9c'],
    [6, 'Ac 8d Jh Qs Kc Ad 2s', 'Ac'],
    [5, 'Tc Jd 8h Qs Kc Ad 2s', 'Tc Jd'],
    [4, 'Qc Kd 9h 8s Kc Ad 2s', 'Qc Kd 9h'],
    [3, 'Qc Kd 9h Js 7c Ad 2s', 'Qc Kd 9h Js'],
    [2, 'Qc Kd 9h Js Tc 6d 9s', 'Qc Kd 9h Js Tc'],
    [1, 'Qc Kd 9h Js Tc Ad 2s', 'Qc Kd 9h Js Tc Ad'],
    [1, 'Qc Kd 9h Js Tc 9d As', 'Qc Kd 9h Js Tc 9d'],
  ])('§6.6.1, §6.6.1.a, §6.6.1.b: the dealer is left with %i of %s', (count, dealer, removed) => {
    const whole = round(both(100), '4s 4d 4h 6c 7s 3d', dealer, fold());
    expect(cardsAt(whole, 'discard rack')).toBe(removed);
    expect(cardsAt(whole, 'dealer')).toBe(dealer.split(' ').slice(-count).join(' '));
  });

  it('§6.6.1, §6.7: what is removed counts for nothing', () => {
    expect(ante('5s 5c Kh Qc 7d Td', '9c 9d 8h 2c 3d 4s 6h')).toBe(WON);
  });

  it('§6.6.1.a, READINGS 41: the last card is turned with the hand and not before', () => {
    const turned = round(both(100), ACE_HIGH, ONE_CARD.replace('2s', '9s')).events.flatMap((event) =>
      event.type === 'turned' && event.place === 'dealer'
        ? [`${formatCards(event.cards)} §${event.cite.clause}`]
        : [],
    );
    expect(turned).toEqual(['Td §6.6.1', 'Jh §6.6.1', 'Qs §6.6.1', 'Kc §6.6.1', 'Ad §6.6.1', '9s §6.7']);
  });

  it('§6.7, §6.7.1: all that is left is turned, and the best hand of it is called', () => {
    for (const [dealer, call] of [
      [KING_HIGH, 'king high'],
      ['2c 2d Kh Ks 7c 4d 4h', 'kings and fours'],
      ['9c Td 8s 7s 6h 5s 4d', 'straight, eight high'],
      ['9c Td Jh 8d 8h 2c 3c', 'pair of eights'],
      [TWO_CARDS.replace('As', 'Ac'), 'ace high'],
      [ONE_CARD, 'two high'],
    ] as const) {
      const whole = round(both(100), 'As Qd Th 7d 6s 3d', dealer.replaceAll('Qs', 'Qh'));
      expect(callsOf(whole).at(-1)).toBe(`Dealer has ${withArticle(call)}.`);
      expect(new Set(whole.places.find(({ name }) => name === 'dealer')?.faces)).toEqual(new Set(['up']));
    }
  });

  it('§6.8: hands are turned from the right and settled one by one: Ante and Play, Blind, Aces Up', () => {
    const whole = dealt();
    expect(
      whole.events.flatMap((event) =>
        event.type === 'turned' && event.place !== 'dealer' ? [event.place] : [],
      ),
    ).toEqual(['6', '3', '1']);
    expect(paidOf(whole)).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
      '6 ante win 1000',
      '6 play win 2000',
      '6 blind push 0',
      '6 aces-up win 500',
      '3 ante win 1000',
      '3 play win 3000',
      '3 blind win 1000',
      '3 aces-up win 2000',
      '1 aces-up lose -500',
    ]);
  });

  it('§6.8.6: Aces Up stays in action after a fold', () => {
    for (const [hand, line] of [
      ['As Ad Qs 6h 4s 2d', '1 aces-up win 500'],
      ['8s 8d 8h Qc Js 3d', '1 aces-up win 2000'],
      ['Ks Kd Qs 6h 4s 2d', '1 aces-up lose -500'],
    ] as const)
      expect(settled({ ...both(100), 'aces-up': 500 }, hand, KING_HIGH, fold())).toEqual([
        '1 ante lose -100',
        '1 blind lose -100',
        line,
      ]);
  });

  it('§3.4, §6.8.6: a folded hand is shown only for an Aces Up', () => {
    const faces = (wagers: Record<string, number>): unknown =>
      round(wagers, ACE_HIGH, KING_HIGH, fold()).places.find(({ name }) => name === '1')?.faces;
    expect(faces(both(100))).toEqual(Array.from({ length: 6 }, () => 'down'));
    expect(faces({ ...both(100), 'aces-up': 100 })).toEqual(Array.from({ length: 6 }, () => 'up'));
  });

  it('§6.3.2, §6.7.1: calls that bets are closed and the house hand, and nothing else', () => {
    expect(callsOf(dealt())).toEqual(['No more bets.', 'Dealer has king high.']);
  });

  it('§4.3.2: the dealer is reminded where bets for the dealer lie', () => {
    expect(citedOf(round(both(100), ACE_HIGH, KING_HIGH, play(), { ante: 100 }))).toContain('handled §4.3.2');
    expect(citedOf(dealt())).not.toContain('handled §4.3.2');
  });
});

describe('bclc-poker 14.0: Burn Baby Burn', () => {
  const burning = burnBabyBurn.with({});
  const BURN = 'burn-baby-burn';
  const paid = (
    wagers: Record<string, number>,
    hand: string,
    dealer: string,
    decision: RecordedDecision = play(),
    tips: Record<string, number> = {},
  ): string[] => paidOf(played(burning, [{ seat: 1, wagers, tips }], { 1: hand, dealer }, [decision]));
  const burn = (
    dealer: string,
    decision?: RecordedDecision,
    hand = '4s 4d 4h 6c 7s 3d',
  ): string | undefined => paid({ ...both(100), [BURN]: 500 }, hand, dealer, decision).at(-1);

  it.each([
    [1, 'Qc Kd 9h Js Tc Ad 2s', '30 to 1', 15_000],
    [2, 'Qc Kd 9h Js Tc 6d 9s', '20 to 1', 10_000],
    [3, 'Qc Kd 9h Js 7c Ad 2s', '10 to 1', 5000],
    [4, 'Qc Kd 9h 8s Kc Ad 2s', '4 to 1', 2000],
    [5, 'Tc Jd 8h Qs Kc Ad 2s', 'nothing', -500],
    [6, '9c 8d Jh Qs Kc Ad 2s', 'nothing', -500],
    [7, '8c Td Jh Qs Kc Ad 2s', 'nothing', -500],
  ])('§1.2, §3.1, §3.2, §6.1: a dealer with %i of %s pays %s', (_cards, dealer, _pays, net) => {
    expect(burn(dealer)).toBe(`1 ${BURN} ${net < 0 ? 'lose' : 'win'} ${net}`);
  });

  it('§3.3, §3.4: whether one beats the dealer, is beaten or folds', () => {
    const dealer = 'Qc Kd 9h 8s Kc Ks 2s'; // keeps a pair of kings
    for (const [hand, decision] of [
      ['4s 4d 4h 6c 7s 3d', play()],
      ['Ah Qd Th 5c 6s 3d', play()],
      ['Ah Qd Th 5c 6s 3d', fold()],
    ] as const)
      expect(burn(dealer, decision, hand)).toBe(`1 ${BURN} win 2000`);
  });

  it('§1.1, §2.2: it is a bet beside Ante and Blind, and no other game has it', () => {
    const because = 'bclc-poker 14.0 §2.2';
    expect(whyNot(burnBabyBurn, [{ seat: 1, wagers: { [BURN]: 100 } }])).toBe(because);
    expect(whyNot(burnBabyBurn, [{ seat: 1, wagers: both(100), tips: { [BURN]: 100 } }])).toBeUndefined();
    expect(() => settled({ ...both(100), [BURN]: 100 }, ACE_HIGH, KING_HIGH)).toThrow('no wager');
  });

  it('§2.1, §7.1, READINGS 41: it may be left out, or be of any amount', () => {
    expect(paid(both(100), ACE_HIGH, KING_HIGH)).toEqual([
      '1 ante win 100',
      '1 play win 100',
      '1 blind push 0',
    ]);
    for (const amount of [5, 100, 900])
      expect(paid({ ...both(100), [BURN]: amount }, ACE_HIGH, KING_HIGH).at(-1)).toBe(
        `1 ${BURN} lose -${amount}`,
      );
  });

  it('§1.3, §4.2, §7.2: everything else is as in Discard Inferno, step by step and line by line', () => {
    const seats = [1, 3, 6].map((seat) => ({ seat, wagers: { ...both(1000), 'aces-up': 500 } }));
    const hands = {
      1: 'Js Tc 9d 7h 5c 3s',
      3: '8s 8d 8h Qc Jc 3d',
      6: 'As Ad Qs 6h 4s 2d',
      dealer: '9c Td 2c Kh Jd 7c 5d',
    };
    const decisions = [fold(1), play(3, 3), play(2, 6)];
    const [mine, theirs] = [burning, game].map((at) => played(at, seats, hands, decisions).events);
    expect(mine).toEqual(theirs);
    const { layout } = burning;
    expect(layout).toMatchObject({ seats: 6, spotsPerPlayer: { is: 1 }, shoe: { decks: 1 } });
    expect(whyNot(burnBabyBurn, [{ seat: 1, wagers: { ante: 100, blind: 99 } }])).toBe(
      'bclc-poker 13.0 §2.1.2',
    );
    const back = [{ player: 'bob', wagers: { [BURN]: 100 } }];
    expect(whyNot(burnBabyBurn, [{ seat: 1, wagers: both(100), back }])).toBe('bclc-poker 13.0 §3.3');
  });

  it('§5.1, §5.3.1, §5.4, §5.5.2: a bet for the dealer is a stake of its own, paid after the player’s at full odds', () => {
    const dealer = 'Qc Kd 9h Js 7c Ad 2s';
    expect(
      paid({ ...both(100), [BURN]: 500 }, '4s 4d 4h 6c 7s 3d', dealer, play(), { ante: 50, [BURN]: 100 }),
    ).toEqual([
      '1 ante win 100',
      '1 play win 100',
      '1 blind win 100',
      `1 ${BURN} win 5000`,
      '1 ante (tip) win 50',
      `1 ${BURN} (tip) win 1000`,
    ]);
  });

  it('§5.2: only whoever plays may', () => {
    expect(whyNot(burnBabyBurn, [{ seat: 1, tips: { ante: 100 } }])).toBe('bclc-poker 14.0 §5.2');
  });

  it('§5.3.2: the dealer is reminded where bets for the dealer lie', () => {
    const tipped = played(
      burning,
      [{ seat: 1, wagers: both(100), tips: { [BURN]: 100 } }],
      { 1: ACE_HIGH, dealer: KING_HIGH },
      [play()],
    );
    expect(tipped.events.flatMap((event) => ('cite' in event ? [formatCite(event.cite)] : []))).toContain(
      'bclc-poker 14.0 §5.3.2',
    );
  });

  it('§5.5.1, §5.5.2: it is taken and paid in its turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({
      seat,
      wagers: { ...both(100), [BURN]: 100 },
      tips: { [BURN]: 50 },
    }));
    const turns = (dealer: string): string[] =>
      paidOf(
        played(burning, seats, { 1: '4s 4d 4h 6c 7s 3d', 2: '5s 5d 6h 7d 3c 2d', dealer }, [
          fold(1),
          fold(2),
        ]),
      );
    expect(turns('2c Kh Jd 9s 7c Tc 8d').slice(4)).toEqual([
      `2 ${BURN} lose -100`,
      `2 ${BURN} (tip) lose -50`,
      `1 ${BURN} lose -100`,
      `1 ${BURN} (tip) lose -50`,
    ]);
    expect(turns('Qc Kd 9h Js 8c Ad 2s').slice(4)).toEqual([
      `2 ${BURN} win 1000`,
      `2 ${BURN} (tip) win 500`,
      `1 ${BURN} win 1000`,
      `1 ${BURN} (tip) win 500`,
    ]);
  });

  it('§3.1.1, §6.2, §6.2.1, §5.5.2.a: it shares one limit with Blind and Aces Up', () => {
    expect(limitsOf(burning.layout)).toEqual([[['blind', 'aces-up', BURN], 50_000]]);
    const dealer = 'Qc Kd 9h Jc Tc Ad 2s'; // one card: 30 to 1
    const [first, second] = [500 * 5000 + 30 * 100_000, 30 * 50_000];
    const seats: RecordedSeat[] = [
      { seat: 1, wagers: { ...both(5000), [BURN]: 100_000 }, tips: { [BURN]: 100 } },
      { seat: 2, wagers: { ...both(100), [BURN]: 50_000 } },
    ];
    const lines = paidOf(
      played(burning, seats, { 1: 'As Ks Qs Js Ts 3d', 2: '4s 4d 4h 6c 7s 3c', dealer }, [
        play(1, 1),
        fold(2),
      ]),
    );
    const amount = (start: string): number =>
      Number(
        lines
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1),
      );
    const shareOf = (won: number): number => Math.floor((5_000_000 * won) / (first + second));
    expect(amount('1 blind') + amount(`1 ${BURN} win`)).toBe(shareOf(first));
    expect(amount(`2 ${BURN}`)).toBe(shareOf(second));
    expect(amount(`1 ${BURN} (tip)`)).toBe(100);
    expect([amount('1 ante'), amount('1 play')]).toEqual([5000, 5000]);
    // Alone, 50,000 dollars are within it and a cent of stake more is not.
    const alone = (stake: number): string[] =>
      paid({ ...both(100), [BURN]: stake }, '4s 4d 4h 6c 7s 3c', 'Qc Kd 9h Js 7d Ad 2s', fold(), {
        [BURN]: 100,
      }).slice(2);
    expect(alone(500_000)).toEqual([`1 ${BURN} win 5000000`, `1 ${BURN} (tip) win 1000`]);
    expect(alone(500_001)).toEqual([`1 ${BURN} win 5000000`, `1 ${BURN} (tip) win 100`]);
  });

  it('§6.1: the pay table is posted', () => {
    expect(paysOf(burning.layout, BURN)).toEqual([30, 20, 10, 4].map((odds) => `${odds} to 1`));
  });
});

describe.each(GAMES)('bclc-poker %s: any round', (_section, definition) => {
  const any = definition.with({});
  it('is sound', () => {
    fc.assert(
      fc.property(someBets(any), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(any, bets, seed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('bclc-poker 13.0 §5.8: the limit as printed', () => {
  it('§5.8: on Blind and Aces Up, 50,000 dollars', () => {
    expect(limitsOf(game.layout)).toEqual([[['blind', 'aces-up'], 50_000]]);
    const capped = linesOf(round({ ...both(20_000) }, 'As Ks Qs Js Ts 3d', KING_HIGH, play(3)));
    expect(capped.flatMap(({ cites }) => cites.map(formatCite))).toContain('bclc-poker 13.0 §5.8');
  });
});

/** One full round of each, word for word: whatever a change of a rule does to it can be read in the difference. */
describe('golden rounds of Discard Inferno', () => {
  it('bclc-poker 13.0: a fold that wins Aces Up, three times with trips, a tie and a loss', async () => {
    const golden = played(
      game,
      [
        { seat: 1, player: 'Ann', wagers: { ...both(1000), 'aces-up': 500 } },
        { seat: 2, player: 'Bob', wagers: both(2000), tips: { ante: 500 } },
        { seat: 4, player: 'Cat', wagers: { ...both(1000), 'aces-up': 500 } },
        { seat: 6, player: 'Dan', wagers: both(2500) },
      ],
      {
        1: 'As Ad 9d 7h 4c 2c',
        2: '5s 5d 5h Kc Jc 3d',
        4: 'Ac Qd Jh 8c 6s 3c',
        6: 'Kd Js Th 7s 4h 2d',
        dealer: '9c Td 8s Ah Qc Jd 6h',
      },
      [fold(1), play(3, 2), play(2, 4), play(1, 6)],
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./13.0-discard-inferno.golden.txt');
  });

  it('bclc-poker 14.0: the dealer burns down to one card', async () => {
    const golden = played(
      burnBabyBurn.with({}),
      [
        { seat: 1, player: 'Ann', wagers: { ...both(1000), 'burn-baby-burn': 500 } },
        {
          seat: 3,
          player: 'Bob',
          wagers: { ...both(1000), 'aces-up': 500, 'burn-baby-burn': 500 },
          tips: { 'burn-baby-burn': 100 },
        },
        { seat: 5, player: 'Cat', wagers: both(1000) },
      ],
      {
        1: 'Jh 8d 7c 5h 3c 2c',
        3: '8s 8c 8h 6d 6h 2d',
        5: 'Ah Th 7d 5c 4d 3s',
        dealer: 'Qc Kd 9h Js Tc Ad 4s',
      },
      [fold(1), play(3, 3), play(1, 5)],
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./14.0-burn-baby-burn.golden.txt');
  });
});
