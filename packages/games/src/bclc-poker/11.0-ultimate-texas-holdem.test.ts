import { formatCards, parseCards } from '@croupier/cards';
import { cents, type Question, type RecordedDecision, type Round, viewPlaces } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { callsOf, paidOf, played } from '../testing/recorded.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';

const game = ultimateTexasHoldem.with({});
const FOUR: RecordedDecision = { seat: 1, do: 'play', times: 4 };
const check: RecordedDecision = { seat: 1, do: 'check' };
const fold: RecordedDecision = { seat: 1, do: 'fold' };
const bet: RecordedDecision = { seat: 1, do: 'play' };

const round = (
  hand: string,
  dealer: string,
  board: string,
  decisions: RecordedDecision[],
  wagers = {},
): Round =>
  played(
    game,
    [{ seat: 1, wagers: { ante: 1000, blind: 1000, ...wagers } }],
    { 1: hand, dealer, board },
    decisions,
  );

const one = (hand: string, dealer: string, board: string, decisions: RecordedDecision[] = [FOUR]): string[] =>
  paidOf(round(hand, dealer, board, decisions));

const DRY = '2c 5d 9h Js Kc'; // no straight, no flush, no pair

describe('bclc-poker 11.0 §2.1: against the dealer', () => {
  it('§2.1.6, §2.1.9.a: a better hand wins Ante and Play even; the Blind pushes below a straight', () => {
    for (const hand of ['Ah Ks', 'Kd Kh'])
      expect(one(hand, 'Qd 2d', DRY)).toEqual(['1 ante win 1000', '1 play win 4000', '1 blind push 0']);
  });

  it('§2.1.7: a worse hand loses all three', () => {
    const lost = ['1 ante lose -1000', '1 play lose -4000', '1 blind lose -1000'];
    expect(one('Qd 2d', 'Ah Ks', DRY)).toEqual(lost);
    expect(one('3h 4s', '8h 9s', '5d 6h 7s Kc Kd')).toEqual(lost);
  });

  it('§2.1.8: equal hands push all three', () => {
    expect(one('Ah 3s', 'Ad 3c', '2c 5d 9h Js 9c')).toEqual([
      '1 ante push 0',
      '1 play push 0',
      '1 blind push 0',
    ]);
  });

  it('§2.1.8, §2.1.9: a straight that only ties pays no Blind', () => {
    expect(one('Ah 2d', 'Ad 3c', '5c 6d 7h 8s 9c')).toEqual([
      '1 ante push 0',
      '1 play push 0',
      '1 blind push 0',
    ]);
  });

  it('§2.1.10.a, §6.13: below a pair the dealer returns the Ante first and everything else has action', () => {
    expect(one('Ah Ks', 'Qd 3d', DRY)).toEqual(['1 ante push 0', '1 play win 4000', '1 blind push 0']);
    expect(one('Qd 3d', 'Ah 3s', DRY)).toEqual(['1 ante push 0', '1 play lose -4000', '1 blind lose -1000']);
    expect(callsOf(round('Ah Ks', 'Qd 3d', DRY, [FOUR]))).toContain('Dealer does not qualify.');
  });

  it('§2.1.10: a pair qualifies the dealer, be it of twos or on the board, and an ace does not', () => {
    expect(one('Ah Ks', 'Qd 2d', DRY)[0]).toBe('1 ante win 1000');
    expect(one('Kd 3s', 'Ah Qc', DRY)[0]).toBe('1 ante push 0');
    expect(one('Ah Ks', 'Qd 3d', '2c 5d 9h 9s Kc')).toEqual([
      '1 ante win 1000',
      '1 play win 4000',
      '1 blind push 0',
    ]);
  });

  it('READINGS 39: a fold loses Ante and Blind, also when the dealer does not qualify', () => {
    expect(one('Qd 3d', 'Ah 4s', DRY, [check, check, fold])).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
    ]);
  });

  // §5.6, each won over a dealer who qualifies.
  it.each([
    ['As Ks', 'Qs Js Ts 2d 2h', 500_000],
    ['9s 8s', 'Qs Js Ts 2d 2h', 50_000],
    ['2s 2c', 'Qs Js 4h 2d 2h', 10_000],
    ['Qh 2c', 'Qs Js 4h 2d 2h', 3000],
    ['As 8s', 'Qs Js Ts 2d 2h', 1500],
    ['Ac Kh', 'Qs Js Ts 2d 2h', 1000],
    ['2s 9c', 'Qs Js 4h 2d 2h', 0],
    ['Ac Ah', 'Qs Js 4s 2d 2h', 0],
  ])('§2.1.9, §5.6, §6.12.3.b: the Blind of 1000 on %s with %s pays %i', (hand, board, pays) => {
    expect(one(hand, '3c 3d', board)[2]).toBe(`1 blind ${pays === 0 ? 'push' : 'win'} ${pays}`);
  });

  it.each([
    ['As Ks', 'Qs Js Ts 2d 2h', 50],
    ['9s 8s', 'Qs Js Ts 2d 2h', 40],
    ['2s 2c', 'Qs Js 4h 2d 2h', 30],
    ['Qh 2c', 'Qs Js 4h 2d 2h', 8],
    ['As 8s', 'Qs Js Ts 2d 2h', 6],
    ['Ac Kh', 'Qs Js Ts 2d 2h', 5],
    ['2s 9c', 'Qs Js 4h 2d 2h', 3],
    ['Ac Ah', 'Qs Js 4s 2d 2h', -1],
    ['Ac 9h', 'Qs Js 4s 2d 2h', -1],
  ])(
    '§1.3, §2.2.1, §2.2.2, §5.7, §6.12.3.e: Trips on %s with %s pays %i to 1, after a fold too',
    (hand, board, pays) => {
      const line = `1 trips ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`;
      expect(paidOf(round(hand, '3c 3d', board, [FOUR], { trips: 500 }))[3]).toBe(line);
      expect(paidOf(round(hand, '3c 3d', board, [check, check, fold], { trips: 500 }))[2]).toBe(line);
    },
  );
});

describe('bclc-poker 11.0 §6: the sequence of play', () => {
  const twoSeats = [1, 4].map((seat) => ({ seat, wagers: { ante: 1000, blind: 1000 } }));
  const hands = { 1: 'Ah Ks', 4: '7d 2d', dealer: 'Qc Qs', board: DRY };

  it('§6.3.3, §6.3.4, §6.3.5: the board first, then hands from the left, then the dealer, all face down', () => {
    const dealt = played(game, twoSeats, hands, [FOUR, { seat: 4, do: 'play', times: 3 }]).events.flatMap(
      (event) => (event.type === 'dealt' ? [`${event.place} ${event.face}`] : []),
    );
    const down = (place: string, cards: number): string[] =>
      Array.from({ length: cards }, () => `${place} down`);
    expect(dealt).toEqual([...down('board', 5), ...down('1', 2), ...down('4', 2), ...down('dealer', 2)]);
  });

  it('§2.1.3, §2.1.4, §2.1.5, §6.5, §6.6, §6.7, §6.8, §6.9: three or four times before the flop, twice after it, once or fold at the river, one bet ever', () => {
    const asked: string[] = [];
    const live = game.start(
      [1, 4].flatMap((spot) =>
        ['ante', 'blind'].map((wager) => ({
          spot,
          player: `p${spot}`,
          wager,
          kind: 'own' as const,
          amount: cents(1000),
        })),
      ),
    );
    const cards = parseCards(`${DRY} Ah Ks 7d 2d Qc Qs`);
    const seen = (): string[] =>
      viewPlaces(game.layout, live, { seats: [] })[0]?.cards.map((card) => card ?? '??') ?? [];
    const offered = ({ seat, actions }: Question): string =>
      `${seat}: ${actions.map(({ verb, least, most }) => [verb, least, most].filter((part) => part !== undefined).join(' ')).join(', ')} | ${seen().join(' ')}`;
    while (live.waiting.for !== 'nothing') {
      if (live.waiting.for === 'card') {
        const card = cards.shift();
        live.advance(card === undefined ? undefined : { card });
      } else if (live.waiting.for === 'answer') {
        asked.push(offered(live.waiting.questions[0]));
        const playsNow = live.waiting.questions[0].seat === 4 && asked.length === 4;
        live.advance({ answer: { verb: playsNow ? 'play' : live.waiting.questions[0].absent.verb } });
      } else live.advance();
    }
    expect(asked).toEqual([
      '1: check, play 3000 4000 | ?? ?? ?? ?? ??',
      '4: check, play 3000 4000 | ?? ?? ?? ?? ??',
      '1: check, play 2000 2000 | 2c 5d 9h ?? ??',
      '4: check, play 2000 2000 | 2c 5d 9h ?? ??',
      '1: fold, play 1000 1000 | 2c 5d 9h Js Kc',
    ]);
    expect(paidOf(live)).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
      '4 ante lose -1000',
      '4 play lose -2000',
      '4 blind lose -1000',
    ]);
  });

  it('§2.1.3, §6.5.2: two or five times is no choice, nor is half a unit', () => {
    for (const times of [1, 2, 5, 3.5]) {
      expect(() => round('Ah Ks', 'Qd 3d', DRY, [{ seat: 1, do: 'play', times }])).toThrow(
        'bclc-poker 11.0 §6.5',
      );
    }
    expect(() => round('Ah Ks', 'Qd 3d', DRY, [bet])).toThrow('bclc-poker 11.0 §6.5');
  });

  it('§6.12.2, §6.13.3: from the right; unqualified, all antes first', () => {
    const both = (dealer: string): Round =>
      played(game, twoSeats, { ...hands, dealer }, [FOUR, { seat: 4, do: 'play', times: 3 }]);
    const order = (dealer: string): string[] =>
      paidOf(both(dealer)).map((line) => line.split(' ').slice(0, 2).join(' '));
    const spread = both('Qc Qs').events.flatMap((event) =>
      event.type === 'turned' && event.cite.clause === '6.12.2'
        ? [`${event.place}: ${formatCards(event.cards)}`]
        : [],
    );
    expect(spread).toEqual(['4: 7d 2d', '1: Ah Ks']);
    expect(order('Qc Qs')).toEqual(['4 ante', '4 play', '4 blind', '1 ante', '1 play', '1 blind']);
    expect(order('Qc 3s')).toEqual(['4 ante', '1 ante', '4 play', '4 blind', '1 play', '1 blind']);
  });
});

describe('bclc-poker 11.0 §3, §5.8, §6.1: limits on betting and winning', () => {
  const why = (seats: Parameters<typeof played>[1]): string => {
    try {
      const decisions = seats.map(({ seat }) => ({ seat, do: 'play', times: 4 }));
      played(game, seats, { 1: 'Ah Ks', 2: '7d 2d', 3: '8s 8c', dealer: 'Qc Qs', board: DRY }, decisions);
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const sitting = (
    number: number,
    player: string,
  ): { seat: number; player: string; wagers: Record<string, number> } => ({
    seat: number,
    player,
    wagers: { ante: 100, blind: 100 },
  });

  it('§2.1.2, §6.1.1: Ante and Blind are equal', () => {
    expect(why([{ seat: 1, wagers: { ante: 100, blind: 200 } }])).toContain('bclc-poker 11.0 §2.1.2');
    for (const wager of ['ante', 'blind'])
      expect(why([{ seat: 1, wagers: { [wager]: 100 } }])).toContain('bclc-poker 11.0 §2.1.2');
    const other = { seat: 2, player: 'ann', wagers: { ante: 200, blind: 200 } };
    expect(why([sitting(1, 'ann'), other, sitting(3, 'bob')])).toBe('accepted');
  });

  it('§6.2: Trips needs them, at its own position; they do not need Trips', () => {
    const trips = { seat: 2, player: 'ann', wagers: { trips: 100 } };
    expect(why([trips])).toContain('bclc-poker 11.0 §6.2');
    expect(why([sitting(1, 'ann'), trips, sitting(3, 'bob')])).toContain('bclc-poker 11.0 §6.2');
    const both = { ...trips, wagers: { ante: 100, blind: 100, trips: 100 } };
    expect(why([sitting(1, 'ann'), both, sitting(3, 'bob')])).toBe('accepted');
    expect(why([{ ...both, seat: 1 }, trips, sitting(3, 'bob')])).toContain('bclc-poker 11.0 §6.2');
  });

  it('§3.2: two positions a player, not three', () => {
    expect(why([sitting(1, 'ann'), sitting(2, 'ann'), sitting(3, 'ann')])).toContain('bclc-poker 11.0 §3.2');
    expect(why([sitting(1, 'ann'), sitting(2, 'bob'), sitting(3, 'ann')])).toBe('accepted');
  });

  it('§5.8, §5.9: Blind and Trips together win at most 50,000 dollars, by real win; Ante and Play are outside', () => {
    const seats = [
      { seat: 1, wagers: { ante: 100_000, blind: 100_000, trips: 100_000 }, tips: { trips: 500 } },
    ];
    const royal = played(game, seats, { 1: 'As Ks', dealer: '3c 3d', board: 'Qs Js Ts 2d 2h' }, [FOUR]);
    const [blind, trips] = [500 * 100_000, 50 * 100_000];
    expect(paidOf(royal)).toEqual([
      '1 ante win 100000',
      '1 play win 400000',
      `1 blind win ${5_000_000 - Math.floor((5_000_000 * trips) / (blind + trips))}`,
      `1 trips win ${Math.floor((5_000_000 * trips) / (blind + trips))}`,
      '1 trips (tip) win 500',
    ]);
  });

  it('§5.8, §5.8.1: the limit is one for all players, who share it by real win though none would reach it alone', () => {
    const won = (...seats: number[]): string[] =>
      paidOf(
        played(
          game,
          seats.map((seat) => {
            const stake = seat === 1 ? 40_000 : 20_000;
            return { seat, wagers: { ante: stake, blind: stake, trips: stake } };
          }),
          {
            ...(seats.includes(1) ? { 1: '9s 2d' } : {}),
            2: '4s 3c',
            dealer: 'Ah Ad',
            board: '5s 6s 7s 8s Kd',
          },
          seats.map((seat) => ({ seat, do: 'play', times: 4 })),
        ),
      ).filter((line) => /blind|trips/.test(line));
    // A straight flush at 50 and at 40 to 1: 10,000 and 8,000 dollars.
    expect(won(2)).toEqual(['2 blind win 1000000', '2 trips win 800000']);
    // Beside one of twice the stakes: 54,000 dollars, of which 50,000 are shared by 18 and 36 in 54, each bettor's part
    // rounded down once: 16,666.66 and 33,333.33 (READINGS 27).
    expect(won(1, 2)).toEqual([
      '2 blind win 925926',
      '2 trips win 740740',
      '1 blind win 1851852',
      '1 trips win 1481481',
    ]);
  });
});

describe("any round of Ultimate Texas Hold'em", () => {
  it('is sound', () => {
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(game, bets, seed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('golden round', () => {
  it('bclc-poker 11.0: a bet on every street, a straight with a tip, folds with and without Trips, with a king and with kings', async () => {
    const does = (...decisions: readonly string[]): RecordedDecision[] =>
      decisions.map((words) => {
        const [seat = '', verb = ''] = words.split(' ');
        return { seat: Number(seat), do: verb };
      });
    const against = (dealer: string): string =>
      goldenRound(
        played(
          game,
          [
            {
              seat: 1,
              player: 'Ann',
              wagers: { ante: 1000, blind: 1000, trips: 500 },
              tips: { ante: 500, blind: 500 },
            },
            { seat: 2, player: 'Ann', wagers: { ante: 1000, blind: 1000 } },
            { seat: 3, player: 'Bob', wagers: { ante: 2500, blind: 2500 } },
            { seat: 5, player: 'Cat', wagers: { ante: 1000, blind: 1000, trips: 500 } },
            { seat: 6, player: 'Dan', wagers: { ante: 1000, blind: 1000, trips: 500 } },
          ],
          {
            1: '8h 9s',
            2: 'Js 9d',
            3: 'Th 3d',
            5: '7h 7d',
            6: 'Qc 4s',
            dealer,
            board: '5h 6h 7c Ks 2d',
          },
          [
            ...does('1 check', '2 check', '3 check'),
            { seat: 5, do: 'play', times: 4 },
            ...does('6 check', '1 play', '2 check', '3 check', '6 check', '2 play', '3 fold', '6 fold'),
          ],
        ),
      );
    await expect(`${against('Jd 9c')}\n${against('Kd 9c')}`).toMatchFileSnapshot(
      './11.0-ultimate-texas-holdem.golden.txt',
    );
  });
});
