import { parseCards, withArticle } from '@croupier/cards';
import {
  cents,
  formatCite,
  openLimits,
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
import { limitsOf, paysOf } from '../testing/printed.ts';
import { callsOf, clauseAgainst, linesOf, paidOf, played } from '../testing/recorded.ts';
import { flushesGoneWild } from './12.0-flushes-gone-wild.ts';

const game = flushesGoneWild.with({});
const byTopCard = flushesGoneWild.with({ kicker: 'top-card-only' });

const play = (seat = 1): RecordedDecision => ({ seat, do: 'play' });
const fold = (seat = 1): RecordedDecision => ({ seat, do: 'fold' });

const BOARD = '9h 4d';
const THREE = 'As Ks 7s 5h 6c'; // A-K-7 of spades
const FOUR = 'As Ks 7s 5s 6c';
const FIVE = 'As Ks 7s 5s 6s';
const TWO_OF_DEALER = 'Qd Jc Tc 8h 3s'; // with the board two of each suit
const THREE_OF_DEALER = 'Qd Jc Tc 8h 3h'; // 9-8-3 of hearts

const BOTH = { ante: 1000, blind: 1000 };

interface Dealt {
  readonly own: string;
  readonly dealer?: string;
  readonly board?: string;
  readonly wagers?: Record<string, number>;
  readonly tips?: Record<string, number>;
  readonly does?: RecordedDecision;
  readonly at?: typeof game;
}

/** Seat 1 alone. */
const round = ({
  own,
  dealer = TWO_OF_DEALER,
  board = BOARD,
  wagers = {},
  tips,
  does = play(),
  at = game,
}: Dealt): Round =>
  played(
    at,
    [{ seat: 1, wagers: { ...BOTH, ...wagers }, ...(tips ? { tips } : {}) }],
    { 1: own, dealer, board },
    [does],
  );

const settled = (dealt: Dealt): string[] => paidOf(round(dealt));
const lineOf = (wager: string, dealt: Dealt): string | undefined =>
  settled(dealt).find((line) => line.startsWith(`1 ${wager} `) && !line.includes('(tip)'));

/** "win", "lose" or "push", by what Play does. */
const resultOf = (own: string, dealer: string, board: string, at = game): string | undefined =>
  lineOf('play', { own, dealer, board, at })?.split(' ')[2];

const whyNot = (seats: readonly RecordedSeat[]): string | undefined => clauseAgainst(game, seats);

const eventsOf = ({ events }: Round): string[] =>
  events.flatMap((event) => ('cite' in event ? [`${event.type} §${event.cite.clause}`] : []));

describe('bclc-poker 12.0 §1 to §3: what is bet, and by whom', () => {
  it('§1.1: one deck for every round, in which no card comes twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => settled({ own: THREE, dealer: 'As Jc Tc 8h 3s' })).toThrow('As appears 2 times');
    expect(() => settled({ own: 'Jo Ks 7s 5h 6c' })).toThrow('without Jo');
  });

  it('§1.2, §2.2.1, §6.3: against the dealer, and Flush Rush, who likes, on one’s own hand', () => {
    expect(settled({ own: THREE })).toEqual(['1 play win 2000', '1 blind push 0', '1 ante win 1000']);
    expect(settled({ own: FOUR, wagers: { 'flush-rush': 500 } })).toEqual([
      '1 play win 2000',
      '1 blind win 3000',
      '1 ante win 1000',
      '1 flush-rush win 500',
    ]);
  });

  it('§1.3, §2.2.2, §2.2.4: Flush Rush goes by its pay table, whoever wins', () => {
    const rush = (own: string, dealer: string): string[] =>
      settled({ own, dealer, wagers: { 'flush-rush': 500 } }).filter((line) => /play|rush/.test(line));
    expect(rush(FOUR, TWO_OF_DEALER)).toEqual(['1 play win 2000', '1 flush-rush win 500']);
    expect(rush(FOUR, 'Qd Jd Td 8d 3s')).toEqual(['1 play lose -2000', '1 flush-rush win 500']);
    expect(rush(THREE, TWO_OF_DEALER)).toEqual(['1 play win 2000', '1 flush-rush lose -500']);
    expect(rush(THREE, 'Qd Jd Td 8d 3s')).toEqual(['1 play lose -2000', '1 flush-rush lose -500']);
  });

  it('§2.1.1, §6.1, §6.2: Ante and Blind, in equal amounts, without which nobody plays', () => {
    const why = (wagers: Record<string, number>): string | undefined => whyNot([{ seat: 1, wagers }]);
    expect(why({ ante: 1000, blind: 1000 })).toBeUndefined();
    for (const wagers of [
      { ante: 1000 },
      { blind: 1000 },
      { ante: 1000, blind: 999 },
      { ante: 1000, blind: 1001 },
    ])
      expect(why(wagers)).toBe('bclc-poker 12.0 §2.1.1');
  });

  it('§2.2.1, §6.3.2: Flush Rush only beside an Ante and a Blind of one’s own', () => {
    expect(whyNot([{ seat: 1, wagers: { 'flush-rush': 500 } }])).toBe('bclc-poker 12.0 §6.3.2');
    expect(whyNot([{ seat: 1, wagers: { 'flush-rush': 500 }, tips: { ante: 100, blind: 100 } }])).toBe(
      'bclc-poker 12.0 §6.3.2',
    );
    expect(whyNot([{ seat: 1, wagers: { ...BOTH, 'flush-rush': 500 } }])).toBeUndefined();
  });

  it('§2.3.1, §6.3.1: Flush Rush may be of another amount, smaller or larger', () => {
    for (const amount of [1, 100, 1000, 70_000])
      expect(lineOf('flush-rush', { own: FOUR, wagers: { 'flush-rush': amount } })).toBe(
        `1 flush-rush win ${amount}`,
      );
  });

  it('§3.1: six seats, not seven', () => {
    const at = (seat: number): string[] =>
      paidOf(
        played(game, [{ seat, wagers: BOTH }], { [seat]: THREE, dealer: TWO_OF_DEALER, board: BOARD }, [
          fold(seat),
        ]),
      );
    expect(at(6)).toEqual(['6 ante lose -1000', '6 blind lose -1000']);
    expect(() => at(7)).toThrow('there is no spot 7. (bclc-poker 12.0 §3.1)');
  });

  it('§3.2: one position a player', () => {
    const ann = (seat: number): RecordedSeat => ({ seat, player: 'ann', wagers: BOTH });
    expect(whyNot([ann(3)])).toBeUndefined();
    expect(whyNot([ann(3), ann(4)])).toBe('bclc-poker 12.0 §3.2');
  });

  it('§3.3: no back bets, and nobody bets at another’s position as if it were theirs', () => {
    const back = [{ player: 'bob', wagers: { ante: 100, blind: 100 } }];
    expect(whyNot([{ seat: 1, wagers: BOTH, back }])).toBe('bclc-poker 12.0 §3.3');
    const bobs = ['ante', 'blind'].map((wager) => ({
      spot: 1,
      player: 'bob',
      wager,
      kind: 'own' as const,
      amount: cents(100),
    }));
    const rules = { layout: game.layout, limits: openLimits(game.layout) };
    const heldBy = (holder: string): string | undefined =>
      refusal(rules, new Map([[1, { holder, backBets: true }]]), bobs, 'bob')?.reason;
    expect(heldBy('ann')).toContain('Spot 1 is taken');
    expect(heldBy('bob')).toBeUndefined();
  });

  it('§3.4: a hand is seen by its own player only, until it is turned', () => {
    const two = played(
      game,
      [1, 2].map((seat) => ({ seat, wagers: BOTH })),
      { 1: THREE, 2: 'Ah Kh 7h 5c 6d', dealer: TWO_OF_DEALER, board: BOARD },
      [fold(1), fold(2)],
    );
    for (const seat of [1, 2])
      expect(two.places.find(({ name }) => name === String(seat))).toMatchObject({
        owner: seat,
        faces: ['down', 'down', 'down', 'down', 'down'],
      });
  });
});

describe('bclc-poker 12.0 §2.1, §5.3: against the dealer', () => {
  it('§2.1.2, §6.8.2: Play is twice the Ante, no more and no less', () => {
    expect(settled({ own: THREE, wagers: { ante: 700, blind: 700 } })[0]).toBe('1 play win 1400');
    for (const times of [1, 1.5, 3])
      expect(() => settled({ own: THREE, does: { ...play(), times } })).toThrow('bclc-poker 12.0 §6.8');
    expect(() => settled({ own: THREE, wagers: { play: 2000 } })).toThrow('during the round');
  });

  it('§2.1.3, §5.2.4, §6.10.7: five cards and the two in the middle make the longest flush', () => {
    // Two of hearts in the hand, two in the middle; the dealer has three diamonds.
    expect(resultOf('Ah Kh 7s 5c 6c', 'Qd Jd Td 8s 3c', '9h 4h')).toBe('win');
    expect(resultOf('Ah Kh 7s 5c 6c', 'Qd Jd Td 8s 3c', '9h 4c')).toBe('win'); // A-K-9
    expect(resultOf('Ah Kh 7s 5c 6c', 'Qd Jd Td 8s 3c', '9s 4s')).toBe('lose'); // two of hearts, three of spades
    expect(resultOf('Ah Kh 7s 5c 6d', 'Qd Jd Td 8s 3c', '9c 4h')).toBe('win'); // A-K-4
  });

  it('§2.1.3, §2.1.4: a longer flush wins, however high the shorter one is', () => {
    expect(resultOf('3s 4s 5s 6s 8c', 'Ad Kd Qd Jc Th', '9h 7c')).toBe('win');
    expect(resultOf('As Ks Qs 6c 8c', '3d 4d 5d 6d Th', '9h 7c')).toBe('lose');
  });

  it('§2.1.4: the better flush wins even money on Ante and Play', () => {
    expect(settled({ own: FOUR, wagers: { ante: 2500, blind: 2500 } })).toEqual([
      '1 play win 5000',
      '1 blind win 7500',
      '1 ante win 2500',
    ]);
  });

  it('§2.1.5: the worse flush loses Play, Ante and Blind', () => {
    expect(settled({ own: THREE, dealer: 'Qd Jd Td 8d 3s' })).toEqual([
      '1 play lose -2000',
      '1 blind lose -1000',
      '1 ante lose -1000',
    ]);
    // As long, and lower.
    expect(settled({ own: 'Ks Qs 7s 5h 6c', dealer: 'Ad Jd Tc 8h 3s' })).toEqual([
      '1 play lose -2000',
      '1 blind lose -1000',
      '1 ante lose -1000',
    ]);
  });

  it('§2.1.6, READINGS 40: of flushes as long the cards decide, from the top down to the last', () => {
    const against = (dealer: string): string | undefined => resultOf(THREE, dealer, '9h 4c'); // A-K-7
    expect(against('Kd Qd Jd 3h Tc')).toBe('win');
    expect(against('Ad Qd Jd 3h Tc')).toBe('win');
    expect(against('Ad Kd 6d 3h Tc')).toBe('win');
    expect(against('Ad Kd 7d 3h Tc')).toBe('push');
    expect(against('Ad Kd 8d 3h Tc')).toBe('lose');
  });

  it('§2.1.6, READINGS 40: with kicker=top-card-only the highest card alone decides', () => {
    const against = (dealer: string): string | undefined => resultOf(THREE, dealer, '9h 4c', byTopCard);
    expect(against('Kd Qd Jd 3h Tc')).toBe('win');
    for (const dealer of ['Ad Qd Jd 3h Tc', 'Ad Kd 6d 3h Tc', 'Ad Kd 7d 3h Tc', 'Ad Kd 8d 3h Tc'])
      expect(against(dealer)).toBe('push');
    expect(resultOf('Ks Qs 7s 5h 6c', 'Ad 5d 3d 3h Tc', '9h 4c', byTopCard)).toBe('lose');
    // Length goes before it.
    expect(resultOf('3s 4s 5s 6s 8c', 'Ad Kd Qd Jc Th', '9h 7c', byTopCard)).toBe('win');
    expect(() => flushesGoneWild.with({ kicker: 'none' })).toThrow('bclc-poker 12.0 §2.1.6');
    const signOf = (table: typeof game): string => table.posted.map(({ text }) => text).join(' ');
    expect(signOf(byTopCard)).toContain('higher top card');
    expect(signOf(game)).toContain('compared from the top');
  });

  it('§2.1.7: equal flushes push Play, Ante and Blind, of any length', () => {
    const pushed = ['1 play push 0', '1 blind push 0', '1 ante push 0'];
    expect(settled({ own: THREE, dealer: 'Ad Kd 7d 3h Tc', board: '9h 4c' })).toEqual(pushed);
    expect(settled({ own: FOUR, dealer: 'Ad Kd 7d 5d Tc', board: '9h 4c' })).toEqual(pushed);
    expect(settled({ own: FIVE, dealer: 'Ad Kd 7d 5d 6d', board: '9h 4c' })).toEqual(pushed);
  });

  it('§5.3, §5.1: the pay table of the Blind, as it is posted', () => {
    expect(paysOf(game.layout, 'blind')).toEqual([
      '200 to 1',
      '25 to 1',
      '5 to 1',
      '3 to 1',
      'push',
      'push',
      'push',
    ]);
    for (const wager of ['ante', 'play']) expect(paysOf(game.layout, wager)).toEqual(['1 to 1', 'push']);
  });

  it.each([
    [5, 200, FIVE, 'Qd Jc Th 8h 3d', '9s 4s'],
    [5, 200, 'As Ks 7s 2h 2c', 'Qd Jc Th 8h 3d', '9s 4s'],
    [4, 25, FIVE, 'Qd Jc Tc 8h 3h', '9s 4d'],
    [3, 5, FIVE, TWO_OF_DEALER, BOARD],
    [2, 3, FOUR, TWO_OF_DEALER, BOARD],
    [1, 0, THREE, TWO_OF_DEALER, BOARD],
    [0, 0, THREE, THREE_OF_DEALER, BOARD],
  ])(
    '§2.1.4.a, §2.1.4.a(1), §2.1.4.a(2), §5.3: a win by %i cards pays the Blind %i to 1, %s',
    (_margin, pays, own, dealer, board) => {
      expect(lineOf('blind', { own, dealer, board })).toBe(
        pays === 0 ? '1 blind push 0' : `1 blind win ${pays * 1000}`,
      );
      // The same hand folded loses it.
      expect(lineOf('blind', { own, dealer, board, does: fold() })).toBe('1 blind lose -1000');
    },
  );

  it('§2.1.4.a(1): it is the difference that counts, not the length', () => {
    // Six cards against three, against four and against five.
    expect(lineOf('blind', { own: FIVE, dealer: 'Qd Jd Td 8h 3c', board: '9s 4c' })).toBe('1 blind win 5000');
    expect(lineOf('blind', { own: FIVE, dealer: 'Qd Jd Td 8d 3c', board: '9s 4c' })).toBe('1 blind win 3000');
    expect(lineOf('blind', { own: FIVE, dealer: 'Qd Jd Td 8d 3d', board: '9s 4c' })).toBe('1 blind push 0');
  });

  it('§2.1.4.a: whoever loses by many cards loses one Blind', () => {
    expect(lineOf('blind', { own: 'Qd Jc Th 8h 3d', dealer: FIVE, board: '9s 4s' })).toBe(
      '1 blind lose -1000',
    );
  });
});

describe('bclc-poker 12.0 §4: bets for the dealer', () => {
  it('§4.1, §4.3.1, §4.5.2: are stakes of their own, on any wager, and win at full odds', () => {
    const lines = settled({
      own: FIVE,
      wagers: { 'flush-rush': 500 },
      tips: { ante: 100, blind: 100, 'flush-rush': 100 },
    });
    expect(lines.filter((line) => line.includes('tip'))).toEqual([
      '1 blind (tip) win 500',
      '1 ante (tip) win 100',
      '1 flush-rush (tip) win 600',
    ]);
  });

  it('§4.1, §4.2: only whoever plays may, on any wager beside their own', () => {
    const because = 'bclc-poker 12.0 §4.2';
    expect(whyNot([{ seat: 1, tips: { ante: 100, blind: 100 } }])).toBe(because);
    expect(
      whyNot([
        { seat: 1, player: 'ann', wagers: BOTH },
        { seat: 2, player: 'bob', tips: { ante: 100, blind: 100 } },
      ]),
    ).toBe(because);
    expect(whyNot([{ seat: 1, wagers: BOTH, tips: { ante: 100, blind: 100 } }])).toBeUndefined();
    expect(whyNot([{ seat: 1, wagers: BOTH, tips: { 'flush-rush': 100 } }])).toBeUndefined();
    expect(whyNot([{ seat: 1, tips: { 'flush-rush': 100 } }])).toBeDefined();
  });

  it('§2.1.1, §4.1: may lie on the Ante or the Blind alone, whose equal amounts are the player’s own', () => {
    expect(settled({ own: FOUR, tips: { ante: 100 } })).toContain('1 ante (tip) win 100');
    expect(settled({ own: FOUR, tips: { blind: 100 } })).toContain('1 blind (tip) win 300');
    expect(whyNot([{ seat: 1, wagers: { ante: 1000, blind: 900 }, tips: { blind: 100 } }])).toBe(
      'bclc-poker 12.0 §2.1.1',
    );
  });

  it('§4.4: are paid after all of their player’s own', () => {
    expect(
      settled({
        own: FOUR,
        wagers: { 'flush-rush': 500 },
        tips: { ante: 100, blind: 100, 'flush-rush': 100 },
      }),
    ).toEqual([
      '1 play win 2000',
      '1 blind win 3000',
      '1 ante win 1000',
      '1 flush-rush win 500',
      '1 blind (tip) win 300',
      '1 ante (tip) win 100',
      '1 flush-rush (tip) win 100',
    ]);
  });

  it('§4.5.1, §4.5.2: are taken and paid in their turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({
      seat,
      wagers: { ...BOTH, 'flush-rush': 500 },
      tips: { 'flush-rush': 100 },
    }));
    const hands = { 1: THREE, 2: 'Ah Kh 7h 5c 6d', dealer: 'Qd Jc Tc 8h 3s', board: '9h 4d' };
    const rush = paidOf(played(game, seats, hands, [play(1), play(2)])).filter((line) =>
      line.includes('rush'),
    );
    expect(rush).toEqual([
      '2 flush-rush win 500',
      '2 flush-rush (tip) win 100',
      '1 flush-rush lose -500',
      '1 flush-rush (tip) lose -100',
    ]);
  });

  it('§4.5.1, §6.9.2, §6.9.2.a: on Ante and Blind go with a folded hand, on Flush Rush they play on', () => {
    expect(
      settled({
        own: FOUR,
        wagers: { 'flush-rush': 500 },
        tips: { ante: 100, blind: 100, 'flush-rush': 100 },
        does: fold(),
      }),
    ).toEqual([
      '1 ante lose -1000',
      '1 ante (tip) lose -100',
      '1 blind lose -1000',
      '1 blind (tip) lose -100',
      '1 flush-rush win 500',
      '1 flush-rush (tip) win 100',
    ]);
  });
});

describe('bclc-poker 12.0 §5.2: flushes and deuces', () => {
  it('§2.1.3.a, §5.2: a deuce is of any suit, also of its own', () => {
    // Four cards of spades against four of diamonds.
    for (const deuce of ['2c', '2d', '2h', '2s'])
      expect(resultOf(`As Js Ts ${deuce} 6c`, 'Kd Qd 8d 7d 3h', '9h 4c')).toBe('win');
  });

  it('§5.2.1, §5.2.1.a: beside ace, jack and ten it is the king, not the queen and not another ace', () => {
    const against = (dealer: string): string | undefined => resultOf('Ad Jd Td 2c 6s', dealer, '9h 4c');
    expect(against('As Ks Js Ts 3h')).toBe('push');
    expect(against('As Ks Js 9s 3h')).toBe('win');
    expect(against('As Ks Qs 3s 5h')).toBe('lose');
    expect(against('As Qs Js Ts 3h')).toBe('win');
  });

  it('§5.2.1: several are the highest ranks missing, one after the other', () => {
    const against = (dealer: string): string | undefined => resultOf('As Js 2c 2d 6h', dealer, '9h 4c');
    expect(against('Ad Kd Qd Jd 3h')).toBe('push');
    expect(against('Ad Kd Qd Td 3h')).toBe('win');
    // Without an ace the first is the ace.
    expect(resultOf('Ks Js 2c 2d 6h', 'Ad Kd Qd Jd 3h', '9h 4c')).toBe('push');
    expect(resultOf('8s 7s 2c 2d 6c', 'Ad Kd 8d 7d 3h', '9h 4c')).toBe('push');
  });

  it('§5.2, §5.2.4: one in the middle is the player’s and the dealer’s', () => {
    expect(settled({ own: THREE, dealer: 'Ad Kd 6d 3h Tc', board: '2h 4c' })).toEqual([
      '1 play win 2000', // A-K-Q-7 against A-K-Q-6
      '1 blind push 0',
      '1 ante win 1000',
    ]);
    expect(resultOf(THREE, 'Ad Kd 8d 3h Tc', '2h 4c')).toBe('lose'); // against A-K-Q-8
  });

  it('§5.2.2: suits are equal', () => {
    const suits = ['c', 'd', 'h', 's'];
    for (const own of suits)
      for (const other of suits.filter((suit) => suit !== own)) {
        const [third = '', fourth = ''] = suits.filter((suit) => suit !== own && suit !== other);
        const hand = (suit: string): string => ['A', 'K', '7'].map((rank) => rank + suit).join(' ');
        expect(
          resultOf(
            `${hand(own)} 5${third} 6${fourth}`,
            `${hand(other)} 3${third} T${fourth}`,
            `9${third} 4${fourth}`,
          ),
        ).toBe('push');
      }
  });

  it('§5.2.3: an ace is above a king, and never low', () => {
    expect(resultOf('As 4s 3s 5h 6c', 'Kd Qd Jd 3h Tc', '9h 8c')).toBe('win');
    expect(resultOf('Ks Qs Js 5h 6c', 'Ad 4d 3d 3h Tc', '9h 8c')).toBe('lose');
  });

  it('§5.2.5: of two as long the higher plays, the player’s and the dealer’s', () => {
    expect(resultOf('As 5s 3s Kh Qh', 'Kd Qd Td 8c 3h', '9h 4c')).toBe('win');
    expect(resultOf('Kh Qh As 5s 3s', 'Kd Qd Td 8c 3h', '9h 4c')).toBe('win');
    expect(resultOf('Kd Qd Td 8c 3h', 'As 5s 3s Kh Qh', '9h 4c')).toBe('lose');
  });
});

describe('bclc-poker 12.0 §5.4: Flush Rush', () => {
  it.each([
    ['7 natural', 250, FIVE, '9s 4s'],
    ['7 wild', 100, 'As Ks 7s 5s 2s', '9s 4s'],
    ['7 wild', 100, 'As Ks 7s 2d 2h', '9s 4s'],
    ['7 wild', 100, FIVE, '9s 2d'],
    ['6 natural', 50, FIVE, '9s 4d'],
    ['6 wild', 10, 'As Ks 7s 5s 2d', '9s 4d'],
    ['6 wild', 10, FIVE, '2h 4d'],
    ['5 natural', 6, FIVE, '9h 4d'],
    ['5 natural', 6, 'As Ks 7s 5d 6c', '9s 4s'],
    ['5 wild', 3, 'As Ks 7s 5s 2d', '9h 4d'],
    ['5 wild', 3, 'As Ks 2c 2d 2h', '9h 4d'],
    ['4 natural', 1, FOUR, '9h 4d'],
    ['4 natural', 1, 'As Ks 7h 5d 6c', '9s 4s'],
    ['4 wild', -1, 'As Ks 7s 2d 6c', '9h 4d'],
    ['4 wild', -1, 'As Ks 7s 2s 6c', '9h 4d'],
    ['3 natural', -1, THREE, '9h 4d'],
    ['3 wild', -1, 'As Ks 5h 2d 6c', '9h 4d'],
  ])('§2.2.3, §5.4, READINGS 40: %s pays %i to 1, %s with %s', (_row, pays, own, board) => {
    const line = `1 flush-rush ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`;
    const dealer = 'Qd Jc Tc 8h 3h';
    for (const does of [play(), fold()])
      expect(lineOf('flush-rush', { own, dealer, board, wagers: { 'flush-rush': 500 }, does })).toBe(line);
  });

  it('§5.4, READINGS 40: with kicker=top-card-only it pays the same', () => {
    const wagers = { 'flush-rush': 500 };
    expect(lineOf('flush-rush', { own: FIVE, wagers, at: byTopCard })).toBe('1 flush-rush win 3000');
    expect(lineOf('blind', { own: FIVE, wagers, at: byTopCard })).toBe('1 blind win 5000');
  });

  it('§5.1, §5.4: the pay table is posted', () => {
    expect(paysOf(game.layout, 'flush-rush')).toEqual(
      [250, 100, 50, 10, 6, 3, 1].map((odds) => `${odds} to 1`),
    );
  });
});

describe('bclc-poker 12.0 §5.5: the limit over all players', () => {
  const seats: RecordedSeat[] = [
    {
      seat: 1,
      wagers: { ante: 20_000, blind: 20_000, 'flush-rush': 10_000 },
      tips: { ante: 1000, blind: 1000, 'flush-rush': 1000 },
    },
    { seat: 2, wagers: { ante: 100_000, blind: 100_000, 'flush-rush': 50_000 } },
  ];
  const hands = { 1: FIVE, 2: 'Ah Kh 7h 5h 6h', dealer: 'Qd Jc Th 8h 3d', board: '9s 4s' };
  const dealt = (): Round => played(game, seats, hands, [play(1), play(2)]);
  const won = (start: string): number =>
    Number(
      paidOf(dealt())
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );

  it('§5.5, §5.5.1: Blind and Flush Rush together win 50,000 dollars, shared by what each would have won', () => {
    expect(limitsOf(game.layout)).toEqual([[['blind', 'flush-rush'], 50_000]]);
    const first = 200 * 20_000 + 250 * 10_000;
    const second = 5 * 100_000 + 6 * 50_000;
    const shareOf = (real: number): number => Math.floor((5_000_000 * real) / (first + second));
    expect(won('1 blind win') + won('1 flush-rush win')).toBe(shareOf(first));
    expect(won('2 blind win') + won('2 flush-rush win')).toBe(shareOf(second));
    expect(won('1 flush-rush win')).toBe(shareOf(250 * 10_000));
  });

  it('§5.6: Ante and Play are paid in full beside it', () => {
    expect([won('1 ante win'), won('1 play win'), won('2 ante win'), won('2 play win')]).toEqual([
      20_000, 40_000, 100_000, 200_000,
    ]);
  });

  it('§4.5.2.a: while it is enforced bets for the dealer on Blind and Flush Rush are paid even money', () => {
    expect([won('1 blind (tip)'), won('1 flush-rush (tip)'), won('1 ante (tip)')]).toEqual([
      1000, 1000, 1000,
    ]);
  });

  it('§5.5, §4.5.2.a: exactly 50,000 dollars are within it, and a bet for the dealer is paid in full', () => {
    const rush = (stake: number): string[] =>
      settled({
        own: FIVE,
        dealer: hands.dealer,
        board: hands.board,
        wagers: { 'flush-rush': stake },
        tips: { 'flush-rush': 100 },
        does: fold(),
      }).slice(-2);
    expect(rush(20_000)).toEqual(['1 flush-rush win 5000000', '1 flush-rush (tip) win 25000']);
    expect(rush(20_001)).toEqual(['1 flush-rush win 5000000', '1 flush-rush (tip) win 100']);
    const limited = linesOf(dealt()).filter(({ cites }) =>
      cites.map(formatCite).includes('bclc-poker 12.0 §5.5'),
    );
    expect(new Set(limited.map(({ wager }) => wager))).toEqual(new Set(['blind', 'flush-rush']));
  });
});

describe('bclc-poker 12.0 §6: the sequence of play', () => {
  const three: RecordedSeat[] = [1, 3, 6].map((seat) => ({
    seat,
    wagers: seat === 3 ? { ...BOTH, 'flush-rush': 500 } : BOTH,
  }));
  const hands = {
    1: 'Jd 9c 6c Th 7s',
    3: 'Ts 8s 3s Jh 6d',
    6: 'Ah Kh 7h 5h 2c',
    dealer: 'Jc Tc 8c Qd 3d',
    board: '9s 4d',
  };
  const dealt = (...decisions: RecordedDecision[]): Round =>
    played(game, three, hands, decisions.length > 0 ? decisions : [fold(1), fold(3), play(6)]);

  it('§6.4.1, §6.4.2, §6.4.3, §6.4.3.a, §6.4.4, §6.4.4.a, §6.4.5, §6.5, §6.6, §6.7: in this order', () => {
    expect([...new Set(eventsOf(dealt()))].slice(0, 10)).toEqual([
      'handled §6.4.1',
      'said §6.4.2',
      'dealt §6.4.3',
      'dealt §6.4.3.a',
      'dealt §6.4.4',
      'handled §6.4.4.a',
      'dealt §6.4.5',
      'handled §6.5',
      'handled §6.6',
      'handled §6.7',
    ]);
  });

  it('§6.4.3, §6.4.4, §6.4.5: the packet in the middle, then five face down from the left, then the dealer', () => {
    const cards = dealt().events.flatMap((event) =>
      event.type === 'dealt' ? [`${event.place} ${event.face}`] : [],
    );
    expect(cards).toEqual([
      'burn down',
      'board down',
      'board down',
      'burn down',
      'burn down',
      ...['1', '3', '6', 'dealer'].flatMap((place) => Array.from({ length: 5 }, () => `${place} down`)),
    ]);
  });

  it('§6.4.3.a, §6.5, §6.6: of the packet the second and third card play, and nobody sees the others', () => {
    const cards = `2h 9s 4d 2d 2s ${THREE} ${TWO_OF_DEALER.replace('3s', '3d')}`;
    const packet = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [{ seat: 1, wagers: BOTH }],
      cards,
      decisions: [play()],
    });
    const at = (name: string): unknown => packet.places.find((place) => place.name === name);
    expect(at('board')).toMatchObject({ cards: parseCards('9s 4d'), faces: ['up', 'up'] });
    expect(at('burn')).toMatchObject({
      cards: parseCards('2h 2d 2s'),
      faces: ['down', 'down', 'down'],
      aside: true,
    });
    // Four natural cards against three: the deuces in the packet are nobody's.
    expect(paidOf(packet)).toEqual(['1 play win 2000', '1 blind push 0', '1 ante win 1000']);
    expect(recordOf(game, packet).cards).toBe(cards);
  });

  it('§6.5, §6.7, §6.8, §6.10.1: whoever decides has seen their own five cards and no other', () => {
    const start = game.start(
      ['ante', 'blind'].map((wager) => ({ spot: 2, player: 'a', wager, kind: 'own', amount: cents(750) })),
    );
    const cards = parseCards(`2h ${BOARD} 2d 2s ${THREE} ${TWO_OF_DEALER}`);
    while (start.waiting.for !== 'answer') {
      const card = start.waiting.for === 'card' ? cards.shift() : undefined;
      start.advance(card === undefined ? undefined : { card });
    }
    for (const { name, faces } of start.places) expect(faces, name).not.toContain('up');
    expect(start.waiting.questions).toMatchObject([
      {
        seat: 2,
        actions: [{ verb: 'play', least: 1500, most: 1500 }, { verb: 'fold' }],
        absent: { verb: 'fold' },
      },
    ]);
  });

  it('§6.8: every player chooses, from the left', () => {
    expect(
      dealt().events.flatMap((event) =>
        event.type === 'answered' ? [`${event.seat} ${event.answer.verb}`] : [],
      ),
    ).toEqual(['1 fold', '3 fold', '6 play']);
  });

  it('§2.1.2, §6.8.1, §6.9.2: a fold loses Ante and Blind, whatever the hand', () => {
    for (const own of [FIVE, THREE])
      expect(settled({ own, does: fold() })).toEqual(['1 ante lose -1000', '1 blind lose -1000']);
  });

  it('§6.9.1, §6.9.3, §6.9.4: a fold is called, counted and discarded, unseen', () => {
    const events = eventsOf(dealt());
    const at = events.indexOf('said §6.9.1');
    expect(events.slice(at - 1, at + 3)).toEqual([
      'answered §6.8',
      'said §6.9.1',
      'handled §6.9.3',
      'handled §6.9.4',
    ]);
    expect(dealt().places.find(({ name }) => name === '1')?.faces).not.toContain('up');
  });

  it('§6.9.2.a, §6.9.2.b: with Flush Rush, one’s own or the dealer’s, the cards stay under it and are turned', () => {
    const events = eventsOf(dealt());
    const at = events.lastIndexOf('said §6.9.1');
    expect(events.slice(at, at + 3)).toEqual(['said §6.9.1', 'handled §6.9.2.b', 'answered §6.8']);
    const shown = (dealtRound: Round, seat: number): boolean =>
      dealtRound.places.find(({ name }) => name === String(seat))?.faces.includes('up') ?? false;
    expect(shown(dealt(), 3)).toBe(true);
    expect(shown(round({ own: THREE, does: fold() }), 1)).toBe(false);
    const dealers = round({ own: THREE, does: fold(), tips: { 'flush-rush': 100 } });
    expect(shown(dealers, 1)).toBe(true);
    expect(eventsOf(dealers)).toContain('handled §6.9.2.b');
  });

  it('§6.9.2: folded bets are taken first, from the left; Flush Rush waits for its turn', () => {
    expect(paidOf(dealt())).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
      '3 ante lose -1000',
      '3 blind lose -1000',
      '6 play win 2000',
      '6 blind win 3000',
      '6 ante win 1000',
      '3 flush-rush win 500',
    ]);
  });

  it('§6.9.2: a Flush Rush that has lost waits for its turn too, though its hand was folded', () => {
    const seats = three.map(({ seat }) => ({ seat, wagers: { ...BOTH, 'flush-rush': 500 } }));
    const paid = paidOf(played(game, seats, hands, [fold(1), play(3), play(6)]));
    expect(paid.slice(0, 2)).toEqual(['1 ante lose -1000', '1 blind lose -1000']);
    expect(paid.at(-1)).toBe('1 flush-rush lose -500');
    expect(paid).toHaveLength(11);
  });

  it('§6.10.1, §6.10.2, §6.10.3, §6.10.4, §6.10.5, §6.10.6, §6.11: the house hand, then the players’', () => {
    const events = eventsOf(dealt());
    expect(events.slice(events.indexOf('turned §6.10.1'))).toEqual([
      'turned §6.10.1',
      'turned §6.10.2',
      'handled §6.10.2',
      'handled §6.10.3',
      'handled §6.10.4',
      'said §6.10.5',
      'turned §6.10.6',
      'turned §6.10.6',
      'handled §6.11',
    ]);
  });

  it('§6.10.1, §6.10.2, §6.10.6: the board, the dealer’s five, then hands from right to left', () => {
    const whole = dealt(play(1), fold(3), play(6));
    expect(whole.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []))).toEqual([
      'board',
      'dealer',
      '6',
      '3',
      '1',
    ]);
    for (const { name, faces, aside } of whole.places)
      expect(new Set(faces), name).toEqual(new Set([aside ? 'down' : 'up']));
  });

  it('§6.10.3, §6.10.5: the dealer’s longest flush is called, wherever its cards lie', () => {
    for (const [dealer, board, call] of [
      ['Jc Tc 8c Qd 3d', '9h 4d', 'three-card flush, queen high'],
      ['3d Jc Qd Tc 8c', '4d 9h', 'three-card flush, queen high'],
      ['Jc Tc 8c Qd 3d', '9c 4c', 'five-card flush, jack high'],
      ['Jc Tc 8c 2d 3d', '9c 2h', 'six-card flush, ace high'],
      ['Qd Jc Tc 8h 3s', '9h 4d', 'two-card flush, queen high'],
    ] as const)
      expect(callsOf(round({ own: THREE, dealer, board })).at(-1)).toBe(`Dealer has ${withArticle(call)}.`);
  });

  it('§6.10.7: captions say the longest flush of what is seen', () => {
    const { caption } = game.layout;
    const board = parseCards('9s 4s');
    expect(caption('1', parseCards(THREE))).toBe('three-card flush, ace high');
    expect(caption('1', parseCards(THREE), () => board)).toBe('five-card flush, ace high');
    expect(caption('board', board)).toBe('');
  });

  it('§6.10.8, §6.10.8.a, §6.10.8.b, §6.10.8.c, §6.10.8.d: Play, Blind, Ante, Flush Rush, seat by seat from the right', () => {
    const seats = three.map(({ seat }) => ({ seat, wagers: { ...BOTH, 'flush-rush': 500 } }));
    expect(paidOf(played(game, seats, hands, [play(1), play(3), play(6)]))).toEqual([
      '6 play win 2000',
      '6 blind win 3000',
      '6 ante win 1000',
      '6 flush-rush win 1500',
      '3 play win 2000',
      '3 blind push 0',
      '3 ante win 1000',
      '3 flush-rush win 500',
      '1 play lose -2000',
      '1 blind lose -1000',
      '1 ante lose -1000',
      '1 flush-rush lose -500',
    ]);
  });

  it('§6.4.2, §6.9.1, §6.10.5: calls that bets are closed, folds and the house hand, and nothing else', () => {
    expect(callsOf(dealt())).toEqual([
      'No more bets.',
      'Folding, seat 1.',
      'Folding, seat 3.',
      'Dealer has a three-card flush, queen high.',
    ]);
  });

  it('§4.3.2: the dealer is reminded where bets for the dealer lie', () => {
    expect(eventsOf(round({ own: THREE, tips: { 'flush-rush': 100 } }))).toContain('handled §4.3.2');
    expect(eventsOf(dealt())).not.toContain('handled §4.3.2');
  });
});

describe('bclc-poker 12.0', () => {
  it('as printed: one deck, six players, one position each', () => {
    expect(game.layout).toMatchObject({
      seats: 6,
      spotsPerPlayer: { is: 1 },
      shoe: { decks: 1 },
      deckEachRound: true,
    });
  });

  it.each([['card-by-card'], ['top-card-only']])('any round is sound, kicker %s', (kicker) => {
    const table = flushesGoneWild.with({ kicker });
    fc.assert(
      fc.property(someBets(table), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(table, bets, seed);
      }),
      { numRuns: 100 },
    );
  });

  it('golden round: two folds, one of them with Flush Rush, a win by two with a deuce, and a tie', async () => {
    const golden = played(
      game,
      [
        { seat: 1, player: 'Ann', wagers: BOTH },
        { seat: 2, player: 'Bob', wagers: { ...BOTH, 'flush-rush': 500 } },
        {
          seat: 4,
          player: 'Cat',
          wagers: { ante: 2500, blind: 2500, 'flush-rush': 500 },
          tips: { ante: 500, blind: 500 },
        },
        { seat: 6, player: 'Dan', wagers: BOTH },
      ],
      {
        1: 'Jd 9c 6c Th 7s',
        2: 'Ts 8s 3s Jh 6d',
        4: 'Ah Kh 7h 5h 2c',
        6: 'Qh 4h 3h 6s 5c',
        dealer: 'Jc Tc 8c Qd 3d',
        board: '9s 4d',
        burn: '2s 2d 2h',
      },
      [fold(1), fold(2), play(4), play(6)],
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./12.0-flushes-gone-wild.golden.txt');
  });
});
