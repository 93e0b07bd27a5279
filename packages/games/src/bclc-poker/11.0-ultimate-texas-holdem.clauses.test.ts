import { withArticle } from '@croupier/cards';
import { formatAward, type RecordedDecision, type Round } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { callsOf, paidOf, played } from '../testing/recorded.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';

const game = ultimateTexasHoldem.with({});
const FOUR: RecordedDecision = { seat: 1, do: 'play', times: 4 };
const check: RecordedDecision = { seat: 1, do: 'check' };
const fold: RecordedDecision = { seat: 1, do: 'fold' };
const bet: RecordedDecision = { seat: 1, do: 'play' };
const DRY = '2c 5d 9h Js Kc'; // no straight, no flush, no pair

interface Seat {
  readonly wagers?: Record<string, number>;
  readonly tips?: Record<string, number>;
}

const round = (
  hand: string,
  dealer: string,
  board: string,
  decisions: RecordedDecision[] = [FOUR],
  { wagers = {}, tips }: Seat = {},
): Round =>
  played(
    game,
    [{ seat: 1, wagers: { ante: 1000, blind: 1000, ...wagers }, ...(tips ? { tips } : {}) }],
    { 1: hand, dealer, board },
    decisions,
  );

/** Several seats, all of whom bet four times the Ante. */
const table = (hands: Readonly<Record<number, string>>, dealer: string, board: string): Round => {
  const seats = Object.keys(hands).map(Number);
  return played(
    game,
    seats.map((seat) => ({ seat, wagers: { ante: 1000, blind: 1000 } })),
    { ...hands, dealer, board },
    seats.map((seat) => ({ ...FOUR, seat })),
  );
};

const settled = (...given: Parameters<typeof round>): string[] => paidOf(round(...given));
const stepsOf = (one: Round): string[] =>
  one.events.flatMap((event) => ('cite' in event ? [`${event.type} §${event.cite.clause}`] : []));

describe('bclc-poker 11.0 §1 to §3: what is bet', () => {
  it('§1.1: one deck for every round, in which no card comes twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => round('Ah Ks', 'Ah 2d', DRY)).toThrow('Ah appears 2 times');
    expect(() => round('Jo Ks', 'Ah 2d', DRY)).toThrow('played without Jo');
  });

  it('§1.2: bets against the dealer, and Trips, who likes, on one’s own hand whatever the dealer has', () => {
    const board = '2c 2d 9h Js Kc';
    const trips = { wagers: { trips: 500 } };
    const lost = ['1 ante lose -1000', '1 play lose -4000', '1 blind lose -1000'];
    expect(settled('2s 5d', 'Jh Jc', board)).toEqual(lost);
    expect(settled('2s 5d', 'Jh Jc', board, [FOUR], trips)).toEqual([...lost, '1 trips win 1500']);
    expect(settled('As Kd', '7h 6c', board, [FOUR], trips)).toEqual([
      '1 ante win 1000',
      '1 play win 4000',
      '1 blind push 0',
      '1 trips lose -500',
    ]);
  });

  it('§2.1.1, §6.1: Ante and Blind, without which nobody plays', () => {
    expect(settled('Ah Ks', 'Qd 2d', DRY)).toHaveLength(3);
    const alone = (wager: string) => () =>
      played(game, [{ seat: 1, wagers: { [wager]: 100 } }], { 1: 'Ah Ks', dealer: 'Qd 2d', board: DRY }, [
        FOUR,
      ]);
    for (const wager of ['ante', 'blind', 'trips'])
      expect(alone(wager)).toThrow(/bclc-poker 11\.0 §(2\.1\.2|6\.2)/);
  });

  it('§1.3, §2.2.1, §2.2.2, §2.2.3: Trips goes by the hand, whoever wins', () => {
    const trips = (dealer: string): string | undefined =>
      settled('2s 9c', dealer, 'Qs Js 4h 2d 2h', [FOUR], { wagers: { trips: 500 } })[3];
    expect(trips('3c 3d')).toBe('1 trips win 1500');
    expect(trips('Qd Qh')).toBe('1 trips win 1500');
    const unqualified = round('9s 9c', 'Ad 3d', DRY, [FOUR], { wagers: { trips: 500 } });
    expect(paidOf(unqualified)).toContain('1 trips win 1500');
    expect(callsOf(unqualified)).toContain('Dealer does not qualify.');
  });

  it('§2.3.1, §6.2.1: Trips may be of another amount', () => {
    for (const trips of [33, 7000])
      expect(settled('2s 9c', '3c 3d', 'Qs Js 4h 2d 2h', [FOUR], { wagers: { trips } })[3]).toBe(
        `1 trips win ${3 * trips}`,
      );
  });

  it('§3.1: six seats, not seven', () => {
    const at = (seat: number) => () =>
      played(
        game,
        [{ seat, wagers: { ante: 100, blind: 100 } }],
        { [seat]: 'Ah Ks', dealer: 'Qd 2d', board: DRY },
        [{ ...FOUR, seat }],
      );
    expect(at(6)).not.toThrow();
    expect(at(7)).toThrow('there is no spot 7');
  });

  it('§3.3: no back bets', () => {
    const back = [{ player: 'bob', wagers: { ante: 100, blind: 100 } }];
    const seats = [{ seat: 1, wagers: { ante: 100, blind: 100 }, back }];
    expect(() => played(game, seats, { 1: 'Ah Ks', dealer: 'Qd 2d', board: DRY }, [FOUR])).toThrow(
      'Only the players of a spot',
    );
  });
});

describe('bclc-poker 11.0 §4: bets for the dealer', () => {
  const board = 'Qs Js 4h 2d 2h';

  it('§4.1, §4.3.1, §4.4, §4.5.1, §4.5.2: follow the player’s, win at full odds and lose', () => {
    const seat = { wagers: { trips: 500 }, tips: { trips: 100 } };
    expect(settled('2s 9c', '3c 3d', board, [FOUR], seat).slice(3)).toEqual([
      '1 trips win 1500',
      '1 trips (tip) win 300',
    ]);
    expect(settled('As 9c', '3c 3d', board, [FOUR], seat).slice(3)).toEqual([
      '1 trips lose -500',
      '1 trips (tip) lose -100',
    ]);
  });

  it('§4.4, §4.5.1, §4.5.2, READINGS 80: are taken beside their player’s, paid after all of them, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({
      seat,
      wagers: { ante: 1000, blind: 1000, trips: 500 },
      tips: { ante: 200, blind: 200, trips: 100 },
    }));
    const hands = { 1: 'As 9c', 2: '2c 8c', dealer: '3c 3d', board };
    expect(paidOf(played(game, seats, hands, [FOUR, { ...FOUR, seat: 2 }]))).toEqual([
      '2 ante win 1000',
      '2 play win 4000',
      '2 blind push 0',
      '2 blind (tip) push 0',
      '2 trips win 1500',
      '2 ante (tip) win 200',
      '2 trips (tip) win 300',
      '1 ante lose -1000',
      '1 ante (tip) lose -200',
      '1 play lose -4000',
      '1 blind lose -1000',
      '1 blind (tip) lose -200',
      '1 trips lose -500',
      '1 trips (tip) lose -100',
    ]);
    // Those of a folded hand with its Ante and Blind, before any hand is compared.
    const folding = paidOf(played(game, seats, hands, [check, { ...FOUR, seat: 2 }, check, fold]));
    expect(folding.slice(0, 5)).toEqual([
      '1 ante lose -1000',
      '1 ante (tip) lose -200',
      '1 blind lose -1000',
      '1 blind (tip) lose -200',
      '2 ante win 1000',
    ]);
    expect(folding.slice(-2)).toEqual(['1 trips lose -500', '1 trips (tip) lose -100']);
  });

  it('§2.1.2, §4.1: may lie on the Ante or the Blind alone, whose equal amounts are the player’s own', () => {
    const straight = 'Ts 9c 8d 4h 2h';
    const tipped = (tips: Record<string, number>): string[] =>
      settled('Qs Jc', '3c 3d', straight, [FOUR], { tips }).filter((line) => line.includes('tip'));
    expect(tipped({ ante: 100 })).toEqual(['1 ante (tip) win 100']);
    expect(tipped({ blind: 100 })).toEqual(['1 blind (tip) win 100']);
    expect(() =>
      settled('Qs Jc', '3c 3d', straight, [FOUR], { wagers: { blind: 900 }, tips: { blind: 100 } }),
    ).toThrow('bclc-poker 11.0 §2.1.2');
  });

  it('§4.2: only who plays bets for the dealer, and only there', () => {
    const without =
      (tips: Record<string, number>, ...others: Parameters<typeof played>[1]) =>
      () =>
        played(
          game,
          [{ seat: 2, player: 'ann', tips }, ...others],
          { 1: '8c 7c', 2: 'Ah Ks', dealer: 'Qd 2d', board: DRY },
          [FOUR],
        );
    const elsewhere = { seat: 1, player: 'ann', wagers: { ante: 100, blind: 100 } };
    expect(without({ ante: 100, blind: 100 })).toThrow('bclc-poker 11.0 §4.2');
    expect(without({ ante: 100, blind: 100 }, elsewhere)).toThrow('bclc-poker 11.0 §4.2');
    expect(without({ blind: 100 }, elsewhere)).toThrow('bclc-poker 11.0 §4.2');
    expect(without({ trips: 100 }, elsewhere)).toThrow('bclc-poker 11.0 §6.2');
  });

  it('§4.5.2.a, §5.8.1: under the limit players share by real win and the dealer’s bet is paid even', () => {
    const seats = [
      { seat: 1, wagers: { ante: 20_000, blind: 20_000, trips: 100_000 }, tips: { trips: 700 } },
      { seat: 2, wagers: { ante: 20_000, blind: 20_000 } },
    ];
    const royal = played(game, seats, { 1: 'As Ks', 2: '3c 3h', dealer: '4c 4d', board: 'Qs Js Ts 2d 2h' }, [
      FOUR,
      { ...FOUR, seat: 2 },
    ]);
    // Blind 500 times 200.00 and Trips 50 times 1,000.00 would win 150,000.00: all of the limit is
    // one bettor's, rounded once and not bet by bet (READINGS 27).
    expect(paidOf(royal).slice(3)).toEqual([
      '1 ante win 20000',
      '1 play win 80000',
      '1 blind win 3333334',
      '1 trips win 1666666',
      '1 trips (tip) win 700',
    ]);
  });

  it('§4.5.2.a: a win of the limit to the cent is no reason to pay the dealer’s bet even', () => {
    const won = (trips: number): string[] =>
      settled('9s 8s', '3c 3d', 'Qs Js Ts 2d 2h', [FOUR], {
        wagers: { ante: 20_000, blind: 20_000, trips },
        tips: { trips: 700 },
      }).slice(2);
    // 50 times 200.00 and 40 times 1,000.00
    expect(won(100_000)).toEqual([
      '1 blind win 1000000',
      '1 trips win 4000000',
      `1 trips (tip) win ${40 * 700}`,
    ]);
    expect(won(100_001).at(-1)).toBe('1 trips (tip) win 700');
  });
});

describe('bclc-poker 11.0 §5: ranking', () => {
  const beats = (better: string, worse: string, board: string): void => {
    expect(settled(better, worse, board)[1]).toBe('1 play win 4000');
    expect(settled(worse, better, board).find((line) => line.includes('play'))).toBe('1 play lose -4000');
  };

  it('§5.2: below a pair the highest cards decide', () => {
    beats('Ah 3s', 'Qd 3d', DRY);
    beats('Qd 8s', 'Qh 7d', DRY);
  });

  it('§5.3: suits are equal', () => {
    const pushed = ['1 ante push 0', '1 play push 0', '1 blind push 0'];
    expect(settled('Ah 3s', 'Ac 3d', DRY)).toEqual(pushed);
    expect(settled('Ac 3d', 'Ah 3s', DRY)).toEqual(pushed);
    for (const [suit, other] of ['cd', 'dh', 'hs', 'sc'].map((two) => [two.charAt(0), two.charAt(1)])) {
      const board = `Q${suit} J${suit} 9${suit} 2${other} 3${other}`;
      expect(callsOf(round(`K${other} 7${other}`, `A${suit} 4${suit}`, board)).at(-1)).toBe(
        'Dealer has a flush, ace high.',
      );
    }
  });

  it('§5.4, §5.4.1: the ace is high or low, ace-high the highest straight and five-high the lowest', () => {
    beats('Ac Kd', 'Kh 9s', 'Qs Jd Th 2c 2d');
    beats('6s 8d', 'As 9d', '2c 3d 4h 5s Kc');
    beats('As 9d', 'Kh Kd', '2c 3d 4h 5s Jc');
    beats('As 9d', '9s 8s', 'Ks Qs Js Ts 2h');
    beats('6s 9h', 'As 9d', '2s 3s 4s 5s Kd');
    beats('As 5s', '4d 4h', '2s 3s 4s 5d 5h');
  });

  it.each([
    ['§5.5.1', 'royal flush', 'As 3h', 'straight flush, king high', '9s 3d', 'Ks Qs Js Ts 2d'],
    ['§5.5.2', 'straight flush, queen high', '9s 8s', 'four twos', '2c 2s', 'Qs Js Ts 2d 2h'],
    ['§5.5.3', 'four twos', '2c 2s', 'queens full of twos', 'Qd Qh', 'Qs Js Ts 2d 2h'],
    ['§5.5.4, §5.5.5', 'jacks full of twos', 'Jd Jh', 'flush, ace high', 'As 4s', 'Qs Js Ts 2d 2h'],
    ['§5.5.5', 'flush, ace high', 'As 4s', 'flush, king high', 'Ks 3s', 'Qs Js Ts 5s 2h'],
    ['§5.5.5', 'flush, ace high', 'As 4s', 'straight, ace high', 'Ad Kh', 'Qs Js Ts 2d 2h'],
    ['§5.5.6', 'straight, ace high', 'Ad Kh', 'three twos', '2c 4c', 'Qs Js Ts 2d 2h'],
    ['§5.5.7', 'three twos', '2c 4c', 'queens and jacks', 'Qd Jh', 'Qs Js Ts 2d 2h'],
  ])('%s: %s (%s) is above %s (%s) on %s', (_clause, name, better, lower, worse, board) => {
    beats(better, worse, board);
    expect(callsOf(round(worse, better, board)).at(-1)).toBe(`Dealer has ${withArticle(name)}.`);
    expect(callsOf(round(better, worse, board)).at(-1)).toBe(`Dealer has ${withArticle(lower)}.`);
  });

  it('§5.1: the pay tables are posted', () => {
    const posted = (wager: string): string[] =>
      game.layout.wagers
        .filter(({ id }) => id === wager)
        .flatMap(({ rows }) => rows.map(({ award }) => formatAward(award)));
    expect(posted('blind').slice(0, 6)).toEqual([
      '500 to 1',
      '50 to 1',
      '10 to 1',
      '3 to 1',
      '3 to 2',
      '1 to 1',
    ]);
    expect(posted('trips')).toEqual(['50', '40', '30', '8', '6', '5', '3'].map((pays) => `${pays} to 1`));
  });
});

describe('bclc-poker 11.0 §2.1, §6: the sequence of play', () => {
  it('§6.3.1, §6.3.2, §6.3.3.a, §6.3.4, §6.4, §6.6, §6.8, §6.10.1, §6.10.2, §6.10.3: step by step', () => {
    const steps = round('Ah Ks', 'Qd Qs', DRY, [check, check, bet]);
    expect(callsOf(steps)[0]).toBe('No more bets.');
    expect(stepsOf(steps)).toEqual([
      'handled §6.3.1',
      'said §6.3.2',
      ...Array.from({ length: 5 }, () => 'dealt §6.3.3'),
      'handled §6.3.3.a',
      ...Array.from({ length: 2 }, () => 'dealt §6.3.4'),
      ...Array.from({ length: 2 }, () => 'dealt §6.3.5'),
      'handled §6.4',
      'answered §6.5',
      'turned §6.6',
      'answered §6.7',
      'turned §6.8',
      'answered §6.9',
      'turned §6.10.1',
      'said §6.10.2',
      'handled §6.10.3',
      'turned §6.12.2',
      'handled §6.14',
    ]);
  });

  it('§6.3.3.b: the flop is the first three cards that came out', () => {
    const flop = round('Ah Ks', 'Qd Qs', DRY).events.find((event) => event.type === 'turned');
    const board = round('Ah Ks', 'Qd Qs', DRY).events.flatMap((event) =>
      event.type === 'dealt' && event.place === 'board' ? [event.card] : [],
    );
    expect(flop).toMatchObject({ place: 'board', cards: board.slice(0, 3) });
  });

  it.each([
    ['§2.1.3, §6.5.2', 'three times with two cards', [{ ...bet, times: 3 }], 3000],
    ['§2.1.3, §6.5.2', 'four times with two cards', [FOUR], 4000],
    ['§2.1.3, §2.1.4, §6.5.1, §6.7.2', 'a check and a bet after the flop', [check, bet], 2000],
    ['§2.1.4, §2.1.5, §6.7.1, §6.9.2', 'two checks and a bet at the end', [check, check, bet], 1000],
  ])('%s: %s', (_clauses, _when, decisions, staked) => {
    expect(settled('Ah Ks', 'Qd Qs', DRY, decisions)[1]).toBe(`1 play win ${staked}`);
  });

  it('§2.1.5, §6.9.1: the last choice may be a fold, which loses Ante and Blind', () => {
    expect(settled('Ah Ks', 'Qd Qs', DRY, [check, check, fold])).toEqual([
      '1 ante lose -1000',
      '1 blind lose -1000',
    ]);
  });

  it('§2.1.4, §2.1.5, §6.5.2.a, §6.7, §6.7.2.a, §6.9: who has bet is not asked again', () => {
    for (const early of [[FOUR], [{ ...FOUR, times: 3 }], [check, bet]])
      expect(() => round('Ah Ks', 'Qd Qs', DRY, [...early, bet])).toThrow('nobody was asked');
    // The other hand of the same player is still to be decided.
    const two = [1, 2].map((seat) => ({ seat, player: 'ann', wagers: { ante: 1000, blind: 1000 } }));
    const hands = { 1: 'Ah Ks', 2: 'Ac Kd', dealer: 'Qd Qs', board: DRY };
    const second = { ...bet, seat: 2 };
    expect(paidOf(played(game, two, hands, [FOUR, { ...check, seat: 2 }, second]))).toEqual(
      expect.arrayContaining(['1 play win 4000', '2 play win 2000']),
    );
  });

  it('§6.7, §6.9: who has not bet is asked again, from the left', () => {
    const seats = [1, 2, 3].map((seat) => ({ seat, wagers: { ante: 100, blind: 100 } }));
    const hands = { 1: 'Ah Ks', 2: '7d 2d', 3: '8s 8c', dealer: 'Qd Qs', board: DRY };
    const asked = (decisions: RecordedDecision[]): number[] =>
      played(game, seats, hands, decisions).events.flatMap((event) =>
        event.type === 'answered' ? [event.seat] : [],
      );
    const does = (seat: number, verb: string, times?: number): RecordedDecision => ({
      seat,
      do: verb,
      ...(times === undefined ? {} : { times }),
    });
    expect(
      asked([
        does(1, 'check'),
        does(2, 'play', 3),
        does(3, 'check'),
        does(1, 'check'),
        does(3, 'play'),
        does(1, 'fold'),
      ]),
    ).toEqual([1, 2, 3, 1, 3, 1]);
  });
});

describe('bclc-poker 11.0 §6.12: the dealer qualifies', () => {
  it('§6.10.2, §6.12.1: the house hand is called', () => {
    expect(callsOf(round('Ah Ks', 'Qd Qs', DRY)).slice(1)).toEqual(['Dealer has a pair of queens.']);
  });

  it('§6.12.3, §6.12.3.a, §6.12.3.b(1), §6.12.3.c, §6.12.3.d: each hand by itself, Ante, Play, Blind', () => {
    const board = '2c 5d 9h 9s Kc';
    expect(paidOf(table({ 1: 'Ah Ks', 2: '8h 7s', 3: 'Qh 4s', 4: '9d 8d' }, 'Qd 3d', board))).toEqual([
      '4 ante win 1000',
      '4 play win 4000',
      '4 blind push 0',
      '3 ante push 0',
      '3 play push 0',
      '3 blind push 0',
      '2 ante lose -1000',
      '2 play lose -4000',
      '2 blind lose -1000',
      '1 ante win 1000',
      '1 play win 4000',
      '1 blind push 0',
    ]);
  });

  it('§2.1.9, §6.12.3.b: the Blind wins with a straight over a lower hand, and loses with one under a higher', () => {
    const board = '5d 6h 7s Kc Kd';
    expect(settled('8h 9s', 'Qd 3d', board)[2]).toBe('1 blind win 1000');
    expect(settled('8h 9s', '8d 8s', board)[2]).toBe('1 blind win 1000');
    expect(settled('3h 4s', '8h 9s', board)[2]).toBe('1 blind lose -1000');
  });

  it('§6.12.3.e(1): Trips wins after a fold', () => {
    expect(
      settled('2s 9c', 'Qd Qh', 'Qs Js 4h 2d 2h', [check, check, fold], { wagers: { trips: 500 } }),
    ).toEqual(['1 ante lose -1000', '1 blind lose -1000', '1 trips win 1500']);
    // It is paid when the hands are compared, after the seats to its right.
    const two = [1, 2].map((seat) => ({ seat, wagers: { ante: 1000, blind: 1000, trips: 500 } }));
    const hands = { 1: '2s 9c', 2: 'As 9d', dealer: 'Qd Qh', board: 'Qs Js 4h 2d 2h' };
    expect(paidOf(played(game, two, hands, [check, { ...FOUR, seat: 2 }, check, fold])).slice(-2)).toEqual([
      '2 trips lose -500',
      '1 trips win 1500',
    ]);
  });

  it('§6.12.2, §6.12.3.e(1): folded hands stay closed, unless the player’s or the dealer’s Trips lies on them', () => {
    const shown = (seat: Seat): boolean =>
      stepsOf(round('2s 9c', 'Qd Qh', 'Qs Js 4h 2d 2h', [check, check, fold], seat)).includes(
        'turned §6.12.2',
      );
    expect([{}, { wagers: { trips: 500 } }, { tips: { trips: 500 } }].map(shown)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('bclc-poker 11.0 §6.13: the dealer does not qualify', () => {
  it('§6.11, §6.11.1: without a pair nobody has won by that alone', () => {
    expect(settled('Qd 8d', 'Ah 3s', DRY)).toEqual([
      '1 ante push 0',
      '1 play lose -4000',
      '1 blind lose -1000',
    ]);
    expect(settled('Qd 8d', 'Ah 2s', DRY)).toEqual([
      '1 ante lose -1000',
      '1 play lose -4000',
      '1 blind lose -1000',
    ]);
  });

  it('§6.13.1, §6.13.2: both are called', () => {
    expect(callsOf(round('Kd Kh', 'Ad 3d', DRY)).slice(1)).toEqual([
      'Dealer does not qualify.',
      'Dealer has ace high.',
    ]);
  });

  it('§6.13.3, §6.13.3.a, §6.13.4: Antes go back whatever the hands, before one is looked at; all from the right', () => {
    const all = table({ 1: 'Ah Ks', 2: 'Qh 4s', 4: '8d 7d' }, 'Qd 3d', DRY);
    expect(paidOf(all).slice(0, 3)).toEqual(['4 ante push 0', '2 ante push 0', '1 ante push 0']);
    const steps = ({ events }: Round): string[] =>
      events.flatMap((event) =>
        (event.type === 'turned' && /^\d$/.test(event.place)) || event.type === 'handled'
          ? [`${event.type === 'turned' ? event.place : 'dealer'} §${event.cite.clause}`]
          : [],
      );
    const spread = ['dealer §6.13.3.a', '4 §6.13.4', '2 §6.13.4', '1 §6.13.4', 'dealer §6.14'];
    expect(steps(all).slice(-5)).toEqual(spread);
    // So it is where one has folded, whose hand is looked at for Trips.
    const wagers = { ante: 1000, blind: 1000 };
    const folded = played(
      game,
      [1, 2, 4].map((seat) => ({ seat, wagers: seat === 2 ? { ...wagers, trips: 500 } : wagers })),
      { 1: 'Ah Ks', 2: 'Qh 4s', 4: '8d 7d', dealer: 'Qd 3d', board: DRY },
      [FOUR, { ...check, seat: 2 }, { ...FOUR, seat: 4 }, { ...check, seat: 2 }, { ...fold, seat: 2 }],
    );
    expect(steps(folded).slice(-5)).toEqual(spread);
  });

  it('§6.13.5, §6.13.5.a, §6.13.5.c, §6.13.5.d, §6.13.5.e: Play and Blind are decided as ever, hand by hand', () => {
    const hands = { 1: 'Ah 3s', 2: '8h 7s', 3: 'Qh 4s', 4: 'Kd Kh' };
    expect(paidOf(table(hands, 'Qd 3d', DRY)).slice(4)).toEqual([
      '4 play win 4000',
      '4 blind push 0',
      '3 play push 0',
      '3 blind push 0',
      '2 play lose -4000',
      '2 blind lose -1000',
      '1 play win 4000',
      '1 blind push 0',
    ]);
  });

  it('§6.13.5.b: the Blind wins with a straight or better', () => {
    expect(settled('8h 6s', 'Ad 3d', '4c 5d 7h Js Kc')[2]).toBe('1 blind win 1000');
    expect(settled('Ac 2c', 'Ad 3d', '4c 7c Jc 9h Kd')[2]).toBe('1 blind win 1500');
    expect(settled('6c 5c', 'Ad 3d', '4c 7c 8c Jh Kd')[2]).toBe('1 blind win 50000');
    expect(settled('Ac Kc', '9d 3d', 'Qc Jc Tc 4h 2d')[2]).toBe('1 blind win 500000');
  });

  it('§6.13.5.f, §6.13.5.f(1): Trips wins by its hand, after a fold too', () => {
    const seat = { wagers: { trips: 500 } };
    expect(settled('8h 6s', 'Ad 3d', '4c 5d 7h Js Kc', [check, check, fold], seat).at(-1)).toBe(
      '1 trips win 2500',
    );
    for (const decisions of [[FOUR], [check, check, fold]])
      expect(settled('Ah 6s', 'Ad 3d', '4c 5d 9h Js Kc', decisions, seat).at(-1)).toBe('1 trips lose -500');
    // The higher hands; a full house or four of a kind would take a pair on the board, with which the dealer qualifies.
    const flush = settled('Ac 2c', 'Ad 3d', '4c 7c Jc 9h Kd', [FOUR], seat);
    const straight = settled('6c 5c', 'Ad 3d', '4c 7c 8c Jh Kd', [FOUR], seat);
    const royal = settled('Ac Kc', '9d 3d', 'Qc Jc Tc 4h 2d', [FOUR], seat);
    expect([flush.at(-1), straight.at(-1), royal.at(-1)]).toEqual([
      '1 trips win 3000',
      '1 trips win 20000',
      '1 trips win 25000',
    ]);
  });

  it('§6.13.5.f: three of a kind is enough for Trips, two pair is not', () => {
    const board = '4c 5d 9h Js Kc';
    const trips = (hand: string): string | undefined =>
      settled(hand, 'Ad 3d', board, [FOUR], { wagers: { trips: 500 } }).at(-1);
    expect(callsOf(round('9s 9c', 'Ad 3d', board))).toContain('Dealer does not qualify.');
    expect([trips('9s 9c'), trips('Kd Jh'), trips('Ah Ac')]).toEqual([
      '1 trips win 1500',
      '1 trips lose -500',
      '1 trips lose -500',
    ]);
  });
});
