import { formatCards, parseCards } from '@croupier/cards';
import {
  cents,
  formatCite,
  type Question,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  replayRecord,
  viewPlaces,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { callsOf, citedOf, clauseAgainst, linesOf, paidOf, played } from '../testing/recorded.ts';
import { texasHoldemBonus } from './10.0-texas-holdem-bonus.ts';

const game = texasHoldemBonus.with({});

const does = (seat: number, ...verbs: RecordedDecision['do'][]): RecordedDecision[] =>
  verbs.map((verb) => ({ seat, do: verb }));
const ALL = does(1, 'play', 'bet', 'bet');
const QUIET = does(1, 'play', 'check', 'check');
const FOLD = does(1, 'fold');

const DRY = '2c 5d 9h Js Kc'; // no straight, no flush, no pair

/** Seat 1 alone, with an Ante of 10 dollars. */
const round = (
  hand: string,
  dealer: string,
  board = DRY,
  decisions: readonly RecordedDecision[] = ALL,
  more: Record<string, number> = {},
  tips?: Record<string, number>,
): Round =>
  played(
    game,
    [{ seat: 1, wagers: { ante: 1000, ...more }, ...(tips ? { tips } : {}) }],
    { 1: hand, dealer, board },
    decisions,
  );
const settled = (...given: Parameters<typeof round>): string[] => paidOf(round(...given));

const whyNot = (seats: readonly RecordedSeat[], at = game): string | undefined => clauseAgainst(at, seats);

describe('bclc-poker 10.0 §1, §2: what is bet and won', () => {
  it('§1.1: one deck for every round, in which no card comes twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => settled('Ah Ks', 'Ah Qd')).toThrow('Ah appears 2 times');
    expect(() => settled('Jo Ks', 'Ah Qd')).toThrow('without Jo');
  });

  it('§1.2, §1.3, §6.2.3, §6.2.4: two cards each, face down, and five for all', () => {
    const { places } = round('Ah Ks', 'Qd 2d');
    expect(places.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['1', 2],
      ['dealer', 2],
      ['burn', 3],
      ['board', 5],
    ]);
  });

  it('§1.3.1: the best five of seven count on either side: both own cards, one of them, or the board alone', () => {
    const board = '9c 9d 9h 4s 4c';
    expect(settled('Ah Kd', 'Qd Jd', board)).toEqual(settled('Qd Jd', 'Ah Kd', board)); // the board for both
    expect(settled('4d 4h', 'Ah Kd', board).at(-1)).toBe('1 river win 1000'); // both: four fours
    expect(settled('9s 2h', 'Ah Kd', board).at(-1)).toBe('1 river win 1000'); // one: four nines
    expect(settled('Ah Kd', '9s 2h', board).at(-1)).toBe('1 river lose -1000');
    expect(settled('Ah Kd', '4d 4h', board).at(-1)).toBe('1 river lose -1000');
  });

  it('§1.5, §6.14.3: a better hand wins Flop, Turn and River even money', () => {
    expect(settled('Kd Kh', 'Qd 2d')).toEqual([
      '1 ante push 0',
      '1 flop win 2000',
      '1 turn win 1000',
      '1 river win 1000',
    ]);
  });

  it('§1.5.1, §6.15.3: a worse hand loses all four', () => {
    const lost = ['1 ante lose -1000', '1 flop lose -2000', '1 turn lose -1000', '1 river lose -1000'];
    expect(settled('Qd 2d', 'Kd Kh')).toEqual(lost);
    // A straight, too, that is beaten.
    expect(settled('3h 4s', '8h 9s', '5d 6h 7s Kc Kd')).toEqual(lost);
  });

  it('§1.5.2: equal hands push all four, a straight as well', () => {
    const pushed = ['1 ante push 0', '1 flop push 0', '1 turn push 0', '1 river push 0'];
    expect(settled('Ah 3s', 'Ad 3c')).toEqual(pushed);
    expect(settled('Ah 2d', 'Ad 3c', '5c 6d 7h 8s 9c')).toEqual(pushed);
  });

  it('READINGS 38: the Ante is paid only when a straight or better wins', () => {
    // The dealer's straight does not pay it, nor does a lower hand of the player's that wins.
    expect(settled('Kd Kh', 'Qd 2d')[0]).toBe('1 ante push 0');
    expect(settled('Ah Qh', 'Kd Kh', DRY.replace('Js', 'Jd'))[0]).toBe('1 ante lose -1000');
  });

  // Each against a pair of threes in the dealer's hand, the lowest hand that pays and the highest that does not among them.
  it.each([
    ['royal flush', 'As Ks', 'Qs Js Ts 2d 2h', true],
    ['straight flush', '9s 8s', 'Qs Js Ts 2d 2h', true],
    ['four of a kind', '2s 2c', 'Qs Js 4h 2d 2h', true],
    ['full house', 'Qh 2c', 'Qs Js 4h 2d 2h', true],
    ['flush', 'As 8s', 'Qs Js Ts 2d 2h', true],
    ['straight', 'Ac Kh', 'Qs Js Ts 2d 2h', true],
    ['the lowest straight', 'Ac 4h', '2s 3s 5h Kd Qh', true],
    ['three aces', 'Ac Ah', 'As Js 4h 2d 9h', false],
    ['two pair', 'Ac Kh', 'As Ks 4h 2d 9h', false],
    ['a pair', 'Ac 6h', 'As Ks 4h 2d 9h', false],
  ])('§5.5, §6.14.3.a: a win with %s', (_hand, hand, board, paid) => {
    expect(settled(hand, '3c 3d', board).slice(0, 2)).toEqual([
      paid ? '1 ante win 1000' : '1 ante push 0',
      '1 flop win 2000',
    ]);
  });

  it('§5.5, §6.14.3.a: ace high that wins pushes the Ante', () => {
    expect(settled('Ah Qh', 'Qd 8d').slice(0, 2)).toEqual(['1 ante push 0', '1 flop win 2000']);
  });

  it('§2.1.1, §6.1: an Ante is bet before the deal by whoever plays, and Flop, Turn and River are not', () => {
    for (const wager of ['flop', 'turn', 'river'])
      expect(() => settled('Ah Ks', 'Qd 2d', DRY, ALL, { [wager]: 1000 })).toThrow('during the round');
    expect(whyNot([{ seat: 1, wagers: { 'bonus-jackpot': 500 } }])).toBe('bclc-poker 10.0 §6.1.1');
    expect(whyNot([{ seat: 1, wagers: { ante: 500 } }])).toBeUndefined();
  });

  it('§2.1.2, §2.1.2.a, §6.4, §6.4.1: to play on is twice the Ante on Flop, no more and no less', () => {
    expect(settled('Kd Kh', 'Qd 2d', DRY, QUIET)).toEqual(['1 ante push 0', '1 flop win 2000']);
    const [flop] = does(1, 'play');
    for (const times of [1, 3])
      expect(() => settled('Kd Kh', 'Qd 2d', DRY, [{ ...flop, seat: 1, do: 'play', times }])).toThrow(
        'play takes 20.00. (bclc-poker 10.0 §6.4)',
      );
    expect(() => settled('Kd Kh', 'Qd 2d', DRY, does(1, 'check'))).toThrow('may play or fold');
  });

  it('§2.1.3, §6.5.1: a fold loses the Ante, with the better hand as well', () => {
    expect(settled('Kd Kh', 'Qd 2d', DRY, FOLD)).toEqual(['1 ante lose -1000']);
    expect(settled('Ah 3s', 'Ad 3c', DRY, FOLD)).toEqual(['1 ante lose -1000']);
  });

  it('§1.4, §2.1.4, §6.7, §6.9: Turn and River are as much as the Ante, either, both or neither', () => {
    const bets = (first: 'bet' | 'check', second: 'bet' | 'check'): string[] =>
      settled('Kd Kh', 'Qd 2d', DRY, does(1, 'play', first, second)).slice(2);
    expect(bets('bet', 'bet')).toEqual(['1 turn win 1000', '1 river win 1000']);
    expect(bets('bet', 'check')).toEqual(['1 turn win 1000']);
    expect(bets('check', 'bet')).toEqual(['1 river win 1000']);
    expect(bets('check', 'check')).toEqual([]);
    for (const [street, clause] of [
      [1, '6.7'],
      [2, '6.9'],
    ] as const)
      for (const times of [2, 0.5])
        expect(() =>
          settled(
            'Kd Kh',
            'Qd 2d',
            DRY,
            ALL.map((one, i) => (i === street ? { ...one, times } : one)),
          ),
        ).toThrow(`bet takes 10.00. (bclc-poker 10.0 §${clause})`);
  });

  it('§6.7, §6.9: nobody folds any more', () => {
    expect(() => settled('Kd Kh', 'Qd 2d', DRY, does(1, 'play', 'fold'))).toThrow(
      'may check or bet, not fold. (bclc-poker 10.0 §6.7)',
    );
    expect(() => settled('Kd Kh', 'Qd 2d', DRY, does(1, 'play', 'check', 'fold'))).toThrow(
      'may check or bet, not fold. (bclc-poker 10.0 §6.9)',
    );
  });

  it('§1.6, §2.2.1, §6.1.1: the Bonus Jackpot lies beside an Ante of one’s own, in any amount', () => {
    for (const bonus of [1, 100_000])
      expect(whyNot([{ seat: 1, wagers: { ante: 1000, 'bonus-jackpot': bonus } }])).toBeUndefined();
    expect(whyNot([{ seat: 1, wagers: { 'bonus-jackpot': 1000 } }])).toBe('bclc-poker 10.0 §6.1.1');
    expect(whyNot([{ seat: 1, wagers: { 'bonus-jackpot': 1000 }, tips: { ante: 1000 } }])).toMatch(
      /bclc-poker 10.0 §(6.1.1|4.2)/,
    );
  });
});

describe('bclc-poker 10.0 §5.6: the Bonus Jackpot', () => {
  const bonus = (hand: string, dealer: string, decisions = QUIET, board = DRY): string | undefined =>
    settled(hand, dealer, board, decisions, { 'bonus-jackpot': 500 }).find((line) => line.includes('bonus'));

  it.each([
    ['Ah As', 'Ad Ac', 1000],
    ['Ah As', 'Ad Kd', 30],
    ['Ah As', 'Kd Kh', 30],
    ['Ah Kh', 'Ad Ac', 25],
    ['Kh Ah', 'Qd 2d', 25],
    ['Ah Qh', 'Qd 2d', 20],
    ['Ah Jh', 'Qd 2d', 20],
    ['Ah Kd', 'Qd 2d', 15],
    ['Kd Kh', 'Qd 2d', 10],
    ['Qd Qh', 'Ad 2d', 10],
    ['Jd Jh', 'Ad 2d', 10],
    ['Ah Qd', 'Kd 2d', 5],
    ['Jd Ah', 'Kd 2d', 5],
    ['Td Th', 'Kd 2d', 3],
    ['6d 6h', 'Kd 3d', 3],
    ['2d 2h', 'Kd 3d', 3],
    ['Ah Th', 'Kd 3d', -1],
    ['Kh Qh', 'Ad Ac', -1],
    ['Kh Jd', 'Ad 3d', -1],
    ['Ah 9d', 'Kd 3d', -1],
    ['7h 8h', 'Kd 3d', -1],
  ])('§2.2.1.a, §5.6, §6.13.3.a: %s against %s pays %i to 1, after a fold too', (hand, dealer, pays) => {
    const line = `1 bonus-jackpot ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`;
    expect(bonus(hand, dealer)).toBe(line);
    expect(bonus(hand, dealer, FOLD)).toBe(line);
    // The board has no part in it.
    expect(bonus(hand, dealer, QUIET, '4c 4d 4h 4s Ts')).toBe(line);
  });

  it('READINGS 38, §6.5.2.a, §6.5.2.b(1): a fold keeps it in action: its hand lies there until it is turned and settled in its turn', () => {
    const seats = [1, 2, 5].map((seat) => ({ seat, wagers: { ante: 1000, 'bonus-jackpot': 500 } }));
    const hands = { 1: 'Kd Kh', 2: '7d 7h', 5: 'Ah 2h', dealer: 'Qd 8h', board: DRY };
    const whole = played(game, seats, hands, [
      ...does(1, 'play'),
      ...does(2, 'fold'),
      ...does(5, 'play'),
      ...does(1, 'check'),
      ...does(5, 'check'),
      ...does(1, 'check'),
      ...does(5, 'check'),
    ]);
    expect(paidOf(whole)).toEqual([
      '2 ante lose -1000',
      '5 bonus-jackpot lose -500',
      '5 ante push 0',
      '5 flop win 2000',
      '2 bonus-jackpot win 1500',
      '1 bonus-jackpot win 5000',
      '1 ante push 0',
      '1 flop win 2000',
    ]);
    const turned = whole.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []));
    expect(turned.slice(-4)).toEqual(['dealer', '5', '2', '1']);
    expect(citedOf(whole)).toContain('handled §6.5.2.a');
    expect(citedOf(whole)).toContain('handled §6.5.2.b(2)');
    expect(citedOf(whole)).not.toContain('handled §6.5.2');
  });

  it('§6.5.2: without it a folded hand is collected and never shown', () => {
    const whole = round('Kd Kh', 'Qd 2d', DRY, FOLD);
    expect(whole.places.find(({ name }) => name === '1')?.faces).toEqual(['down', 'down']);
    expect(citedOf(whole)).toContain('handled §6.5.2');
    expect(citedOf(whole)).not.toContain('handled §6.5.2.a');
    expect(callsOf(whole).filter((call) => call.includes('eat 1'))).toEqual([]);
  });

  it('§6.5.2.a: with the dealer’s bet alone on it, too, the folded hand stays', () => {
    const whole = round('Kd Kh', 'Qd 2d', DRY, FOLD, {}, { 'bonus-jackpot': 100 });
    expect(citedOf(whole)).toContain('handled §6.5.2.a');
    expect(paidOf(whole)).toEqual(['1 ante lose -1000', '1 bonus-jackpot (tip) win 1000']);
  });
});

describe('bclc-poker 10.0 §3: players', () => {
  it('§3.1: seven seats, not eight', () => {
    const at = (seat: number): string[] =>
      paidOf(
        played(
          game,
          [{ seat, wagers: { ante: 100 } }],
          { [seat]: 'Ah Ks', dealer: 'Qd 2d', board: DRY },
          does(seat, 'fold'),
        ),
      );
    expect(at(7)).toEqual(['7 ante lose -100']);
    expect(() => at(8)).toThrow('there is no spot 8. (bclc-poker 10.0 §3.1)');
  });

  it('§3.2: two positions a player, not three, side by side or not', () => {
    const seats = (...of: string[]): RecordedSeat[] =>
      of.map((player, i) => ({ seat: i + 1, player, wagers: { ante: 100 } }));
    expect(whyNot(seats('ann', 'ann', 'bob'))).toBeUndefined();
    expect(whyNot(seats('ann', 'bob', 'ann'))).toBeUndefined();
    expect(whyNot(seats('ann', 'ann', 'ann'))).toBe('bclc-poker 10.0 §3.2');
  });

  it('§3.2.1: with a waiting list one position a player', () => {
    const crowded = texasHoldemBonus.with({ waitingList: 'on' });
    const ann = (seat: number): RecordedSeat => ({ seat, player: 'ann', wagers: { ante: 100 } });
    expect(whyNot([ann(1)], crowded)).toBeUndefined();
    expect(whyNot([ann(1), ann(2)], crowded)).toBe('bclc-poker 10.0 §3.2.1');
    const textOf = (table: typeof game): string => table.posted.map(({ text }) => text).join(' ');
    expect(textOf(crowded)).toContain('One position a player');
    expect(textOf(game)).toContain('Up to two positions a player');
  });

  it('§3.3: no back bets', () => {
    const back = [{ player: 'bob', wagers: { ante: 100 } }];
    expect(whyNot([{ seat: 1, wagers: { ante: 100 }, back }])).toBe('bclc-poker 10.0 §3.3');
  });

  it('§3.4: a hand is seen by its own player only, until it is turned', () => {
    const two = played(
      game,
      [1, 2].map((seat) => ({ seat, wagers: { ante: 100 } })),
      { 1: 'Ah Ks', 2: '7h 2h', dealer: 'Qd 2d', board: DRY },
      [...does(1, 'fold'), ...does(2, 'fold')],
    );
    for (const seat of [1, 2])
      expect(two.places.find(({ name }) => name === String(seat))).toMatchObject({
        owner: seat,
        faces: ['down', 'down'],
      });
  });
});

describe('bclc-poker 10.0 §4: bets for the dealer', () => {
  it('§4.1, §4.3.1, §4.5.2: are stakes of their own, and win at full odds', () => {
    const lines = settled(
      'Ah Kh',
      '3c 3d',
      'Qs Js Ts 2d 2h',
      QUIET,
      { 'bonus-jackpot': 500 },
      {
        ante: 100,
        'bonus-jackpot': 100,
      },
    );
    expect(lines.filter((line) => line.includes('tip'))).toEqual([
      '1 bonus-jackpot (tip) win 2500',
      '1 ante (tip) win 100',
    ]);
  });

  it('§4.2: only whoever plays may', () => {
    expect(whyNot([{ seat: 1, tips: { ante: 100 } }])).toBe('bclc-poker 10.0 §4.2');
    expect(whyNot([{ seat: 1, tips: { 'bonus-jackpot': 100 } }])).toBe('bclc-poker 10.0 §6.1.1');
    expect(whyNot([{ seat: 1, wagers: { ante: 100 }, tips: { ante: 100, 'bonus-jackpot': 5 } }])).toBe(
      undefined,
    );
  });

  it('§4.3.2: the dealer is reminded where they lie', () => {
    expect(citedOf(round('Ah Ks', 'Qd 2d', DRY, FOLD, {}, { ante: 100 }))).toContain('handled §4.3.2');
    expect(citedOf(round('Ah Ks', 'Qd 2d', DRY, FOLD))).not.toContain('handled §4.3.2');
  });

  it('§4.4: are paid after all of their player’s own', () => {
    expect(
      settled(
        'Ah Kh',
        '3c 3d',
        'Qs Js Ts 2d 2h',
        QUIET,
        { 'bonus-jackpot': 500 },
        {
          ante: 100,
          'bonus-jackpot': 100,
        },
      ),
    ).toEqual([
      '1 bonus-jackpot win 12500',
      '1 ante win 1000',
      '1 flop win 2000',
      '1 bonus-jackpot (tip) win 2500',
      '1 ante (tip) win 100',
    ]);
  });

  it('§4.5.1, §4.5.2: are taken and paid in their turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({ seat, wagers: { ante: 500 }, tips: { 'bonus-jackpot': 100 } }));
    const turns = (second: string): string[] =>
      paidOf(
        played(game, seats, { 1: '7d 8h', 2: second, dealer: 'Kd Kh', board: DRY }, [
          ...does(1, 'play'),
          ...does(2, 'play'),
          ...[1, 2, 1, 2].flatMap((seat) => does(seat, 'check')),
        ]),
      );
    expect(turns('7h 8s')).toEqual([
      '2 bonus-jackpot (tip) lose -100',
      '2 ante lose -500',
      '2 flop lose -1000',
      '1 bonus-jackpot (tip) lose -100',
      '1 ante lose -500',
      '1 flop lose -1000',
    ]);
    expect(turns('Th Ts')).toEqual([
      '2 ante lose -500',
      '2 flop lose -1000',
      '2 bonus-jackpot (tip) win 300',
      '1 bonus-jackpot (tip) lose -100',
      '1 ante lose -500',
      '1 flop lose -1000',
    ]);
  });

  it('§4.5.1, §6.5.1: on the Ante they go with a folded hand', () => {
    expect(settled('Kd Kh', 'Qd 2d', DRY, FOLD, {}, { ante: 100 })).toEqual([
      '1 ante lose -1000',
      '1 ante (tip) lose -100',
    ]);
  });
});

describe('bclc-poker 10.0 §5: hands and limits', () => {
  // The list of §5.3 from the top, each against the best of the next: own cards with a board, and the dealer's.
  it.each([
    ['§5.3.1', 'As Ks', '9s 8s', 'Qs Js Ts 2d 3h'],
    ['§5.3.1', 'As 3h', '9s 3d', 'Ks Qs Js Ts 2d'],
    ['§5.3.2', '5s 6s', 'Ad Ac', '2s 3s 4s Ah As'],
    ['§5.3.3', '2d 2c', 'Ad Ac', 'As Kd Ks 2h 2s'],
    ['§5.3.4', '2d 3c', 'As Ks', '2s 2h 3s 9s Jd'],
    ['§5.3.5', '4s 2s', 'Ac Kd', 'Ts Js Qs 2h 3d'],
    ['§5.3.6', 'Ac 2d', 'Kc Kd', '3s 4s 5d Kh 9h'],
    ['§5.3.7', '2c 2d', 'Ac Kd', '2s Ks 5d Ah 9h'],
    ['§5.3.8', '2c 3d', 'Ac Qd', '2s 3s Kd Ah 9h'],
    ['§5.3.9', '2c 3d', 'Ac Qd', '2s 4s Kd Jh 9h'],
    ['§5.3.10', 'Ac 3d', 'Kc Qd', '2s 4s 8d Jh 9h'],
    ['§5.3.10', 'Kc 3d', 'Qc 3h', 'As 4s 8d Jh 9h'],
  ])('%s: %s is above %s on %s', (_clause, better, worse, board) => {
    expect(settled(better, worse, board).at(-1)).toBe('1 river win 1000');
    expect(settled(worse, better, board).at(-1)).toBe('1 river lose -1000');
  });

  it('§5.3.1, §5.3.2: ace-high it is called a royal flush, king-high a straight flush', () => {
    const calls = callsOf(round('9s 3d', 'As 3h', 'Ks Qs Js Ts 2d'));
    expect(calls).toContain('Dealer has a royal flush.');
    expect(calls).toContain('Seat 1: a straight flush, king high.');
  });

  it('§5.2: suits are equal', () => {
    for (const suit of 'cdhs')
      expect(
        settled(
          `2${suit} 3${suit}`,
          `As Kh`.replace('h', suit === 'h' ? 'd' : 'h'),
          `4${suit} 6${suit} 8${suit} Qc Jd`,
        )[1],
      ).toBe('1 flop win 2000');
    expect(settled('As Qd', 'Ac Qh')[1]).toBe('1 flop push 0');
    expect(settled('As 3d', 'Ac 4h', 'Ks Qs Js 2d Tc')[1]).toBe('1 flop push 0');
  });

  it('§5.4, §5.4.1: A-K-Q-J-10 is the highest straight, A-2-3-4-5 the lowest, and none goes round the corner', () => {
    expect(settled('As Kd', '9c 8h', 'Qs Jd Th 2d 3c')[1]).toBe('1 flop win 2000');
    expect(settled('As 4d', '6c 4h', '2s 3d 5h Kd Qc')[1]).toBe('1 flop lose -2000');
    expect(settled('As 4d', 'Kc Kh', '2s 3d 5h Kd Qc')[1]).toBe('1 flop win 2000');
    expect(settled('As 2d', '3c 3h', 'Ks Qd 3s 9d 4c')[1]).toBe('1 flop lose -2000');
  });

  it('§5.1, §5.5, §5.6: the pay tables are posted', () => {
    expect(paysOf(game.layout, 'ante')).toEqual(['1 to 1', 'push', 'push']);
    for (const wager of ['flop', 'turn', 'river'])
      expect(paysOf(game.layout, wager)).toEqual(['1 to 1', 'push']);
    expect(paysOf(game.layout, 'bonus-jackpot')).toEqual(
      [1000, 30, 25, 20, 15, 10, 5, 3].map((odds) => `${odds} to 1`),
    );
  });

  const jackpot = (
    first: number,
    second: number,
    tip: number,
  ): { readonly whole: Round; readonly paid: string[] } => {
    const whole = played(
      game,
      [
        { seat: 1, wagers: { ante: 100_000, 'bonus-jackpot': first }, tips: { 'bonus-jackpot': tip } },
        { seat: 2, wagers: { ante: 100_000, 'bonus-jackpot': second } },
      ],
      { 1: 'As Ah', 2: 'Kd Kh', dealer: 'Ad Ac', board: '2c 5d 9h Js Ts' },
      [...does(1, 'play'), ...does(2, 'play'), ...[1, 2, 1, 2].flatMap((seat) => does(seat, 'check'))],
    );
    return { whole, paid: paidOf(whole) };
  };

  it('§5.7, §5.7.1, §5.8, §4.5.2.a: 50,000 dollars are shared by what each would have won; Ante and Flop are outside, and a bet for the dealer pays even money', () => {
    const { whole, paid } = jackpot(10_000, 30_000, 500);
    const [first, second] = [10_000 * 1000, 30_000 * 10];
    const shareOf = (won: number): number => Math.floor((5_000_000 * won) / (first + second));
    expect(paid).toEqual([
      `2 bonus-jackpot win ${shareOf(second)}`,
      '2 ante lose -100000',
      '2 flop lose -200000',
      `1 bonus-jackpot win ${shareOf(first)}`,
      '1 ante push 0',
      '1 flop push 0',
      '1 bonus-jackpot (tip) win 500',
    ]);
    const limited = linesOf(whole).filter(({ cites }) =>
      cites.map(formatCite).includes('bclc-poker 10.0 §5.7'),
    );
    expect(limited).toHaveLength(3);
  });

  it('§5.7, §4.5.2.a: exactly 50,000 dollars are within it, and a bet for the dealer is paid in full', () => {
    expect(jackpot(4700, 30_000, 500).paid).toContain('1 bonus-jackpot (tip) win 500000');
    expect(jackpot(4700, 30_001, 500).paid).toContain('1 bonus-jackpot (tip) win 500');
    expect(jackpot(4700, 30_000, 500).paid).toContain('1 bonus-jackpot win 4700000');
  });

  it('§5.8: Ante, Flop, Turn and River may win more than that', () => {
    const whole = played(
      game,
      [{ seat: 1, wagers: { ante: 3_000_000, 'bonus-jackpot': 100 } }],
      { 1: 'As Ks', dealer: '3c 3d', board: 'Qs Js Ts 2d 2h' },
      ALL,
    );
    expect(paidOf(whole)).toEqual([
      '1 bonus-jackpot win 2500',
      '1 ante win 3000000',
      '1 flop win 6000000',
      '1 turn win 3000000',
      '1 river win 3000000',
    ]);
  });
});

describe('bclc-poker 10.0 §6: the sequence of play', () => {
  const three = [1, 3, 7].map((seat) => ({ seat, wagers: { ante: 1000, 'bonus-jackpot': 500 } }));
  const hands = { 1: 'Ah Ks', 3: '7d 2d', 7: 'Qh Jh', dealer: 'Qc Qs', board: DRY };
  const dealt = (): Round =>
    played(game, three, hands, [
      ...does(1, 'play'),
      ...does(3, 'fold'),
      ...does(7, 'play'),
      ...does(1, 'bet'),
      ...does(7, 'check'),
      ...does(1, 'check'),
      ...does(7, 'bet'),
    ]);

  it('§6.2.1, §6.2.2, §6.2.3, §6.2.4, §6.2.5, §6.3: swept, closed, dealt, held, picked up, in this order', () => {
    expect([...new Set(citedOf(dealt()))].slice(0, 6)).toEqual([
      'handled §6.2.1',
      'said §6.2.2',
      'dealt §6.2.3',
      'dealt §6.2.4',
      'handled §6.2.5',
      'handled §6.3',
    ]);
  });

  it('§6.2.3, §6.2.4, §6.6.1, §6.6.2, §6.8.1, §6.8.2, §6.10.1, §6.10.2: hands from the left, the dealer, and a burn before flop, turn and river, all face down', () => {
    const cards = dealt().events.flatMap((event) =>
      event.type === 'dealt' ? [`${event.place} ${event.face} §${event.cite.clause}`] : [],
    );
    expect(cards).toEqual([
      ...['1', '1', '3', '3', '7', '7'].map((place) => `${place} down §6.2.3`),
      'dealer down §6.2.4',
      'dealer down §6.2.4',
      'burn down §6.6.1',
      'board down §6.6.2',
      'board down §6.6.2',
      'board down §6.6.2',
      'burn down §6.8.1',
      'board down §6.8.2',
      'burn down §6.10.1',
      'board down §6.10.2',
    ]);
  });

  it('§6.6.1, §6.8.1, §6.10.1: burned cards are seen by nobody and need not stand in a record by hands', () => {
    expect(dealt().places.find(({ name }) => name === 'burn')).toMatchObject({
      aside: true,
      faces: ['down', 'down', 'down'],
    });
    // They stand in none of these rounds; in the order of the deck they come where they were burned.
    const cards = `Ah Ks Qc Qs 7c ${DRY.slice(0, 8)} 7s Js 7h Kc`;
    const inOrder = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: {},
      seats: three.slice(0, 1),
      cards,
      decisions: ALL,
    });
    expect(paidOf(inOrder)).toEqual(paidOf(round('Ah Ks', 'Qc Qs', DRY, ALL, { 'bonus-jackpot': 500 })));
  });

  it('§6.4, §6.6.3, §6.6.4, §6.8.3, §6.8.4, §6.10.4, §6.12.1: whoever decides has seen the board so far and nothing of the dealer’s', () => {
    const live = game.start(
      [2, 4].map((spot) => ({ spot, player: `p${spot}`, wager: 'ante', kind: 'own', amount: cents(750) })),
    );
    const cards = parseCards(`Ah Ks 7d 7h Qc Qs 3s ${DRY.slice(0, 8)} 3h Js 3d Kc`);
    const asked: string[] = [];
    const seen = (): string =>
      viewPlaces(game.layout, live, { seats: [] })
        .filter(({ place }) => place === 'board' || place === 'dealer')
        .map(({ place, cards: shown }) => `${place} ${shown.map((card) => card ?? '??').join(' ')}`)
        .join(', ');
    const offered = ({ seat, actions, absent }: Question): string =>
      `${seat}: ${actions.map(({ verb, wager, least, most }) => [verb, wager, least, most].filter((part) => part !== undefined).join(' ')).join(', ')}; ${absent.verb} | ${seen()}`;
    while (live.waiting.for !== 'nothing') {
      if (live.waiting.for === 'card') {
        const card = cards.shift();
        live.advance(card === undefined ? undefined : { card });
      } else if (live.waiting.for === 'answer') {
        const [question] = live.waiting.questions;
        asked.push(offered(question));
        live.advance({ answer: { verb: question.actions[0]?.verb ?? 'fold' } });
      } else live.advance();
    }
    const before = 'dealer ?? ??';
    expect(asked).toEqual([
      `2: play flop 1500 1500, fold; fold | ${before}`,
      `4: play flop 1500 1500, fold; fold | ${before}`,
      `2: check, bet turn 750 750; check | ${before}, board 2c 5d 9h`,
      `4: check, bet turn 750 750; check | ${before}, board 2c 5d 9h`,
      `2: check, bet river 750 750; check | ${before}, board 2c 5d 9h Js`,
      `4: check, bet river 750 750; check | ${before}, board 2c 5d 9h Js`,
    ]);
    expect(seen()).toBe('dealer Qc Qs, board 2c 5d 9h Js Kc');
  });

  it('§6.6.4, §6.8.4: each player still in it is told in turn, whoever folded is not', () => {
    const told = (clause: string): string[] =>
      dealt().events.flatMap((event) =>
        event.type === 'said' && event.cite.clause === clause ? [event.text] : [],
      );
    expect(told('6.6.4')).toEqual(['Check or bet, seat 1.', 'Check or bet, seat 7.']);
    expect(told('6.8.4')).toEqual(['Check or bet, seat 1.', 'Check or bet, seat 7.']);
  });

  it('§6.7.1, §6.9.1: whoever checks has a check button', () => {
    const marks = citedOf(dealt()).filter((event) => ['handled §6.7.1', 'handled §6.9.1'].includes(event));
    expect(marks).toEqual(['handled §6.7.1', 'handled §6.9.1']);
    expect(citedOf(round('Ah Ks', 'Qd 2d'))).not.toContain('handled §6.7.1');
  });

  it('§6.10.3, §6.11, §6.12.3, §6.17: the dealer’s hands after the river', () => {
    const after = citedOf(dealt());
    const order = [
      'handled §6.10.3',
      'turned §6.10.4',
      'handled §6.11',
      'turned §6.12.1',
      'said §6.12.2',
      'handled §6.12.3',
    ];
    expect(after.filter((event) => order.includes(event))).toEqual(order);
    expect(after.at(-1)).toBe('handled §6.17');
  });

  it('§6.12.2, §6.12.2.a: the dealer’s best five are called, and the board when it is the best', () => {
    const calls = (dealer: string, board: string): string[] =>
      callsOf(round('2d 2h', dealer, board, QUIET)).filter((call) => /^Dealer|^Playing/.test(call));
    expect(calls('Qc Qs', DRY)).toEqual(['Dealer has a pair of queens.']);
    expect(calls('Kd Kh', DRY)).toEqual(['Dealer has three kings.']);
    expect(calls('3c 4d', '5d 6h 7s 8c 9d')).toEqual([
      'Dealer has a straight, nine high.',
      'Playing the board.',
    ]);
    expect(calls('Th 4d', '5d 6h 7s 8c 9d')).toEqual(['Dealer has a straight, ten high.']);
    expect(calls('3c 4d', '5d 6h 7s 9c Kd')).toEqual(['Dealer has a straight, seven high.']);
  });

  it('§6.13.1, §6.13.2, §6.14.1, §6.14.2, §6.15.1, §6.15.2, §6.16.1, §6.16.2: hands are turned from right to left, each called by two cards and by five', () => {
    const seats = [1, 2, 3].map((seat) => ({ seat, wagers: { ante: 1000 } }));
    const whole = played(
      game,
      seats,
      { 1: 'Kd Kh', 2: 'Qh 3d', 3: '6d 6h', dealer: 'Qc 3s', board: '2c 5d 9h Js Qs' },
      [
        ...[1, 2, 3].flatMap((seat) => does(seat, 'play')),
        ...[1, 2, 3, 1, 2, 3].flatMap((seat) => does(seat, 'check')),
      ],
    );
    const shown = whole.events.flatMap((event) =>
      event.type === 'turned' && event.cite.clause === '6.13.1'
        ? [`${event.place}: ${formatCards(event.cards)}`]
        : event.type === 'said' && /^6\.1[3-6]/.test(event.cite.clause)
          ? [`§${event.cite.clause} ${event.text}`]
          : [],
    );
    expect(shown).toEqual([
      '3: 6d 6h',
      '§6.15.1 Seat 3: a pair of sixes.',
      '§6.15.2 Seat 3: a pair of sixes.',
      '2: Qh 3d',
      '§6.16.1 Seat 2: queen and three.',
      '§6.13.2 Seat 2: a pair of queens.',
      '§6.16.2 Push, seat 2.',
      '1: Kd Kh',
      '§6.14.1 Seat 1: a pair of kings.',
      '§6.14.2 Seat 1: a pair of kings.',
    ]);
    expect(callsOf(round('7h 6h', 'Qd 2d', DRY, QUIET))).toContain('Seat 1: seven and six, suited.');
  });

  it('§6.13.3, §6.13.3.a, §6.13.3.b: Bonus Jackpot, Ante, Flop, Turn, River, seat by seat from the right; a folded Ante at once', () => {
    expect(paidOf(dealt())).toEqual([
      '3 ante lose -1000',
      '7 bonus-jackpot lose -500',
      '7 ante lose -1000',
      '7 flop lose -2000',
      '7 river lose -1000',
      '3 bonus-jackpot lose -500',
      '1 bonus-jackpot win 7500',
      '1 ante push 0',
      '1 flop win 2000',
      '1 turn win 1000',
    ]);
  });

  it('as printed: every number', () => {
    expect(game.layout).toMatchObject({ seats: 7, spotsPerPlayer: { is: 2 }, shoe: { decks: 1 } });
    expect(limitsOf(game.layout)).toEqual([[['bonus-jackpot'], 50_000]]);
  });

  it('any round is sound', () => {
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(game, bets, seed);
      }),
      { numRuns: 150 },
    );
  });
});

/** One full round, word for word: whatever a change of a rule does to it can be read in the difference. */
it('golden round of bclc-poker 10.0: a fold with the Bonus Jackpot, a straight, a push on the board’s pair, and tips', async () => {
  const golden = played(
    game,
    [
      { seat: 1, player: 'Ann', wagers: { ante: 1000, 'bonus-jackpot': 500 } },
      { seat: 2, player: 'Ann', wagers: { ante: 2000 } },
      { seat: 4, player: 'Bob', wagers: { ante: 1000, 'bonus-jackpot': 500 }, tips: { ante: 200 } },
      { seat: 7, player: 'Cat', wagers: { ante: 2500 } },
    ],
    { 1: '6s 6d', 2: '8d 3h', 4: 'Ah Kh', 7: 'Qd 9s', dealer: 'Qs 9d', board: 'Jc Th 2s Qh 4d' },
    [
      ...does(1, 'fold'),
      ...does(2, 'fold'),
      ...does(4, 'play'),
      ...does(7, 'play'),
      ...does(4, 'bet'),
      ...does(7, 'check'),
      ...does(4, 'bet'),
      ...does(7, 'bet'),
    ],
  );
  await expect(goldenRound(golden)).toMatchFileSnapshot('./10.0-texas-holdem-bonus.golden.txt');
});
