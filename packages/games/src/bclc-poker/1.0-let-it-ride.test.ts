import { formatCards, parseCards } from '@croupier/cards';
import {
  betsOf,
  formatAward,
  openLimits,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  refusal,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { letItRide } from './1.0-let-it-ride.ts';

const game = letItRide.with({});
const three = (stake = 1000): Record<string, number> => ({
  'bet-1': stake,
  'bet-2': stake,
  'bet-3': stake,
});
const does = (...decisions: readonly string[]): RecordedDecision[] =>
  decisions.map((words) => {
    const [seat = '', verb = ''] = words.split(' ');
    return { seat: Number(seat), do: verb };
  });
const RIDE = does('1 ride', '1 ride');

/** Seat 1 alone, everything riding unless told otherwise. */
const ridden = (
  hand: string,
  board: string,
  wagers: Record<string, number> = three(),
  decisions = RIDE,
  tips?: Record<string, number>,
): Round => played(game, [{ seat: 1, wagers, ...(tips ? { tips } : {}) }], { 1: hand, board }, decisions);

const whyNot = (seats: readonly RecordedSeat[]): string | undefined => {
  const bets = betsOf({ format: 'croupier-round/1', game: game.id, options: {}, seats });
  const spots = new Map(
    seats.map(({ seat, player = `seat ${seat}` }) => [seat, { holder: player, backBets: true }]),
  );
  const rules = { layout: game.layout, limits: openLimits(game.layout) };
  const [why] = [...new Set(bets.map(({ player }) => player))].flatMap(
    (player) => refusal(rules, spots, bets, player) ?? [],
  );
  return why && `${why.reason} §${why.cite?.clause}`;
};

const eventsOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [`${event.type} §${event.cite.clause}`] : []));

describe('bclc-poker 1.0 §1, §2: the game', () => {
  it('§1.1: one deck of 52 for every round', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => ridden('Th 9c 2d', 'Td Td')).toThrow('appears 2 times');
    expect(() => ridden('Th 9c 2d', 'Jo Td')).toThrow('without Jo');
  });

  it('§1.2, §3.5, §6.1: three equal bets, and no two or four of them', () => {
    expect(whyNot([{ seat: 1, wagers: three() }])).toBeUndefined();
    for (const wagers of [
      { 'bet-1': 1000, 'bet-2': 1000 },
      { 'bet-3': 1000 },
      { 'bet-1': 1000, 'bet-2': 1000, 'bet-3': 500 },
    ])
      expect(whyNot([{ seat: 1, wagers }])).toMatch(/equal\. §3\.5$/);
  });

  it('§1.3: three own cards and both community cards, from a pair of tens on', () => {
    expect(paidOf(ridden('Th 4c 2d', 'Td 9h'))).toEqual(allThree('win', 1000));
    expect(paidOf(ridden('9d 4c 2d', 'Td 9h'))).toEqual(allThree('lose', -1000));
    expect(paidOf(ridden('Ac 4c 2d', 'Ad 9h'))).toEqual(allThree('win', 1000));
    // Both community cards count, and only with the player's own.
    expect(paidOf(ridden('7s 4c 2d', 'Td Th'))).toEqual(allThree('win', 1000));
  });

  it('§2.1, §2.2, §6.4.1, §6.4.2: each of bets 1 and 2 rides or is taken back', () => {
    const pairOfKings = (first: string, second: string): string[] =>
      paidOf(ridden('Kh 4c 2d', 'Kd 9h', three(), does(`1 ${first}`, `1 ${second}`)));
    expect(pairOfKings('take-back', 'ride')).toEqual([
      '1 bet-1 withdrawn 0',
      '1 bet-2 win 1000',
      '1 bet-3 win 1000',
    ]);
    expect(pairOfKings('ride', 'take-back')).toEqual([
      '1 bet-1 win 1000',
      '1 bet-2 withdrawn 0',
      '1 bet-3 win 1000',
    ]);
    expect(pairOfKings('take-back', 'take-back')).toEqual([
      '1 bet-1 withdrawn 0',
      '1 bet-2 withdrawn 0',
      '1 bet-3 win 1000',
    ]);
    for (const verb of ['fold', 'check', 'play'])
      expect(() => ridden('Kh 4c 2d', 'Kd 9h', three(), does(`1 ${verb}`))).toThrow(
        'Seat 1 may ride or take-back',
      );
  });

  it('§2.3: nobody is asked about bet 3', () => {
    expect(() => ridden('Kh 4c 2d', 'Kd 9h', three(), does('1 ride', '1 ride', '1 take-back'))).toThrow(
      'nobody was asked',
    );
  });

  it('§2.4.1, §2.4.2: the bonus is exactly one dollar', () => {
    expect(whyNot([{ seat: 1, wagers: { ...three(), bonus: 100 } }])).toBeUndefined();
    for (const bonus of [50, 99, 101, 200])
      expect(whyNot([{ seat: 1, wagers: { ...three(), bonus } }])).toMatch(/takes 1\.00; .* §2\.4\.1$/);
  });

  it('§2.4.3: the bonus needs a bet on the basic game', () => {
    expect(whyNot([{ seat: 1, wagers: { bonus: 100 } }])).toMatch(/§2\.4\.3$/);
    expect(
      whyNot([
        { seat: 1, wagers: three() },
        { seat: 2, wagers: { bonus: 100 } },
      ]),
    ).toMatch(/§2\.4\.3$/);
  });
});

const allThree = (result: string, net: number): string[] =>
  ['bet-1', 'bet-2', 'bet-3'].map((wager) => `1 ${wager} ${result} ${net}`);

describe('bclc-poker 1.0 §3, §4: who bets', () => {
  it('§3.1: seven seats, not eight', () => {
    expect(whyNot([{ seat: 7, wagers: three() }])).toBeUndefined();
    expect(whyNot([{ seat: 8, wagers: three() }])).toMatch(/no spot 8\. §3\.1$/);
  });

  it('§3.2: one position a player', () => {
    const at = (seat: number): RecordedSeat => ({ seat, player: 'ann', wagers: three() });
    expect(whyNot([at(1), at(2)])).toMatch(/at most one spot\. §3\.2$/);
  });

  it('§3.3, §3.4: nobody shares a spot or bets on another’s hand, the bonus included', () => {
    for (const wagers of [three(), { bonus: 100 }])
      expect(whyNot([{ seat: 1, wagers: three(), back: [{ player: 'bob', wagers }] }])).toMatch(/§3\.4$/);
  });

  it('§4.1: whoever plays may bet for the dealer, on one of the bets or on all', () => {
    expect(whyNot([{ seat: 1, wagers: three(), tips: { 'bet-2': 300 } }])).toBeUndefined();
    expect(whyNot([{ seat: 1, wagers: three(), tips: { 'bet-1': 300, 'bet-3': 100 } }])).toBeUndefined();
    expect(whyNot([{ seat: 1, tips: { 'bet-3': 100 } }])).toMatch(/§4\.1$/);
  });

  it('§4.3, §4.3.1: a bet for the dealer is paid after the player’s own, at the same odds', () => {
    expect(paidOf(ridden('Kh Ks 2d', 'Kd 9h', three(), RIDE, { 'bet-1': 100 }))).toEqual([
      ...allThree('win', 3000),
      '1 bet-1 (tip) win 300',
    ]);
  });

  it('§4.1, §2.2: it is a bet of its own and stays when the player’s bet is taken back', () => {
    const round = ridden('Kh 4c 2d', 'Kd 9h', three(), does('1 take-back', '1 ride'), { 'bet-1': 100 });
    expect(paidOf(round)).toContain('1 bet-1 (tip) win 100');
  });

  it('§4.4: never on the bonus', () => {
    expect(whyNot([{ seat: 1, wagers: { ...three(), bonus: 100 }, tips: { bonus: 100 } }])).toMatch(/§4\.4$/);
  });
});

describe('bclc-poker 1.0 §5: what hands pay', () => {
  // §5.3 as printed: the hand, what it pays on each bet, and in dollars on the bonus.
  const PRINTED = [
    ['royal flush', 'As Ks Qs', 'Js Ts', 1000, 20_000],
    ['straight flush', '9s 8s 7s', '6s 5s', 200, 2_000],
    ['steel wheel', 'As 2s 3s', '4s 5s', 200, 2_000],
    ['four of a kind', '9s 9d 9c', '9h 2s', 50, 100],
    ['full house', '9s 9d 9c', '2h 2s', 11, 75],
    ['flush', 'As 9s 7s', '3s 2s', 8, 50],
    ['straight', '9s 8d 7c', '6h 5s', 5, 25],
    ['three of a kind', '2s 2d 2c', '7h 5s', 3, 8],
    ['two pair', '3s 3d 2c', '2h 5s', 2, 4],
    ['pair of tens', 'Ts 3d 2c', 'Th 5s', 1, null],
  ] as const;

  it.each(PRINTED)('§5.3, READINGS 30: %s', (_name, hand, board, odds, bonus) => {
    const net = bonus === null ? -100 : bonus * 100 - 100;
    const result = bonus === null ? 'lose' : 'win';
    expect(paidOf(ridden(hand, board, { ...three(500), bonus: 100 }))).toEqual([
      ...allThree('win', 500 * odds),
      `1 bonus ${result} ${net}`,
    ]);
  });

  it('§5.3: nothing else pays', () => {
    expect(paidOf(ridden('As Kd Qc', 'Jh 9s', { ...three(), bonus: 100 }))).toEqual([
      ...allThree('lose', -1000),
      '1 bonus lose -100',
    ]);
    expect(game.layout.wagers.map(({ rows }) => rows.length)).toEqual([9, 9, 9, 8]);
    expect(game.layout.wagers[3]?.rows.map(({ award }) => formatAward(award))).toContain('4.00 for one');
  });

  it('§5.2, §5.2.1: all bets of the basic game together win 50,000 at most, shared by real wins', () => {
    const seats = [
      { seat: 1, wagers: three(2_000) },
      { seat: 4, wagers: three(1_000), tips: { 'bet-3': 1_000 } },
    ];
    const hands = { 1: 'As Ks Qs', 4: 'Ad Kd Qd', board: 'Js Ts' };
    const lines = linesOf(played(game, seats, hands, does('1 ride', '4 ride', '1 ride', '4 ride')));
    const wonBy = (seat: number, kind: string): number =>
      lines.filter((line) => line.seat === seat && line.kind === kind).reduce((sum, { won }) => sum + won, 0);
    // Seat 1: a royal flush, 3 × 20 × 1000 = 60,000.00; seat 4: straight, 3 × 10 × 5 = 150.00.
    const uncapped = 6_000_000 + 15_000;
    expect(wonBy(1, 'own')).toBe(Math.floor((5_000_000 * 6_000_000) / uncapped));
    expect(wonBy(4, 'own')).toBe(Math.floor((5_000_000 * 15_000) / uncapped));
    expect(wonBy(4, 'tip'), 'READINGS 29: full odds, outside the limit').toBe(5_000);
  });

  it('§5.2, READINGS 30: the bonus is outside the limit', () => {
    const round = ridden('As Ks Qs', 'Js Ts', { ...three(5_000), bonus: 100 });
    expect(linesOf(round).find(({ wager }) => wager === 'bonus')?.returned).toBe(2_000_000);
  });

  it('§5.2: a bet that was taken back has no part in it', () => {
    const round = ridden('As Ks Qs', 'Js Ts', three(2_000), does('1 take-back', '1 ride'));
    expect(linesOf(round).map(({ won }) => won)).toEqual([0, 2_000_000, 2_000_000]);
  });
});

describe('bclc-poker 1.0 §6: the sequence of play', () => {
  const seats = [
    { seat: 2, wagers: { ...three(), bonus: 100 } },
    { seat: 5, wagers: three() },
  ];
  const hands = { 2: 'Th 9c 2d', 5: '3c 4c 9s', board: 'Td 9h' };
  const round = played(game, seats, hands, does('2 ride', '5 ride', '2 ride', '5 take-back'));

  it('§6.2 to §6.10: in the printed order', () => {
    expect(eventsOf(round)).toEqual([
      'handled §6.2',
      'handled §6.2.1',
      'handled §6.2.2',
      'handled §6.2.3',
      ...Array.from({ length: 6 }, () => 'dealt §6.2.4'),
      'dealt §6.2.5',
      'dealt §6.2.5',
      'dealt §6.2.6',
      'handled §6.2.6.a',
      'handled §6.3',
      'answered §6.4',
      'answered §6.4',
      'turned §6.5',
      'answered §6.6',
      'answered §6.6',
      'handled §6.7',
      'turned §6.7.1',
      'handled §6.7.1',
      'turned §6.8',
      'said §6.9',
      'turned §6.8',
      'said §6.9',
      'handled §6.10',
    ]);
  });

  it('§6.2.1, §6.2.2, §6.2.3: lights and bonus bets are seen to only where there are any', () => {
    expect(eventsOf(ridden('Kh 4c 2d', 'Kd 9h')).slice(1, 3)).toEqual(['handled §6.2.1', 'dealt §6.2.4']);
  });

  it('§4.2: the dealer sees to it that bets for the dealer lie apart, where there are any', () => {
    const tipped = ridden('Kh 4c 2d', 'Kd 9h', three(), RIDE, { 'bet-3': 500 });
    expect(eventsOf(tipped).slice(0, 3)).toEqual(['handled §6.2', 'handled §4.2', 'handled §6.2.1']);
    expect(eventsOf(round)).not.toContain('handled §4.2');
  });

  it('§6.2.4, §6.2.5: three cards to each player and two for all, face down', () => {
    const dealt = round.events.flatMap((event) => (event.type === 'dealt' ? [event] : []));
    expect(dealt.every(({ face }) => face === 'down')).toBe(true);
    expect(dealt.map(({ place }) => place)).toEqual(['2', '2', '2', '5', '5', '5', 'board', 'board', 'burn']);
  });

  it('§6.2.6: the third card of the dealer’s packet is burned and seen by nobody', () => {
    expect(round.places.find(({ name }) => name === 'burn')).toMatchObject({ aside: true, faces: ['down'] });
    const inOrder = { format: 'croupier-round/1', game: game.id, options: {}, seats } as const;
    const again = played(
      game,
      inOrder.seats,
      { ...hands, burn: 'Kc' },
      does('2 ride', '5 ride', '2 ride', '5 ride'),
    );
    expect(again.places.find(({ name }) => name === 'burn')?.cards).toEqual(parseCards('Kc'));
  });

  it('§6.4, §6.6: asked from the dealer’s left, about bet 1 with no card turned, about bet 2 with one', () => {
    const live = game.start(betsOf({ format: 'croupier-round/1', game: game.id, options: {}, seats }));
    const cards = parseCards('Th 9c 2d 3c 4c 9s Td 9h Kc');
    const asked: string[] = [];
    while (live.waiting.for !== 'nothing') {
      const { waiting } = live;
      if (waiting.for === 'card') {
        const card = cards.shift();
        live.advance(card === undefined ? undefined : { card });
      } else if (waiting.for === 'answer') {
        const [{ seat, about, absent }] = waiting.questions;
        const faces = live.places.find(({ name }) => name === 'board')?.faces.join(' ');
        asked.push(`${seat} ${about}: ${faces}, away: ${absent.verb}`);
        live.advance({ answer: { verb: 'ride' } });
      } else live.advance();
    }
    expect(asked).toEqual([
      '2 bet 1: down down, away: take-back',
      '5 bet 1: down down, away: take-back',
      '2 bet 2: up down, away: take-back',
      '5 bet 2: up down, away: take-back',
    ]);
  });

  it('§6.5, §6.7.1: the community cards are turned one by one', () => {
    const turned = round.events.flatMap((event) =>
      event.type === 'turned' && event.place === 'board' ? [[event.from ?? 0, event.cards.length]] : [],
    );
    expect(turned).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('§6.8, §6.9: hands are spread, declared and settled from the dealer’s left', () => {
    const spread = round.events.flatMap((event) =>
      event.type === 'turned' && event.place !== 'board'
        ? [`${event.place}: ${formatCards(event.cards)}`]
        : [],
    );
    expect(spread).toEqual(['2: Th 9c 2d', '5: 3c 4c 9s']);
    expect(callsOf(round)).toEqual(['Seat 2 has tens and nines.', 'Seat 5 has a pair of nines.']);
    expect([...new Set(linesOf(round).map(({ seat }) => seat))]).toEqual([2, 5]);
  });

  it('§8.1: bonuses are paid in the order of play, each with its hand', () => {
    const both = [3, 6].map((seat) => ({ seat, wagers: { ...three(), bonus: 100 } }));
    const all = played(
      game,
      both,
      { 3: 'Kh Ks 2d', 6: 'Qh Qs 3d', board: 'Kd Qd' },
      does('3 ride', '6 ride', '3 ride', '6 ride'),
    );
    expect(linesOf(all).map(({ seat, wager }) => `${seat} ${wager}`)).toEqual(
      [3, 6].flatMap((seat) => ['bet-1', 'bet-2', 'bet-3', 'bonus'].map((wager) => `${seat} ${wager}`)),
    );
  });
});

describe('bclc-poker 1.0 §7: conversion', () => {
  const converting = letItRide.with({ conversion: 'on' });
  const calls = (hand: string, decisions = RIDE): string[] =>
    callsOf(played(converting, [{ seat: 1, wagers: three() }], { 1: hand, board: '7h 5s' }, decisions));

  it('§7.1, §7.1.1: wins of 3 to 1 and better are called with their amount, where the house converts', () => {
    expect(calls('2s 2d 2c')).toContain('Conversion payout, 90.00.');
    expect(calls('2s 2d 2c', does('1 take-back', '1 ride'))).toContain('Conversion payout, 60.00.');
    expect(calls('7s 5d 2c'), 'two pair pays 2 to 1').toHaveLength(1);
    expect(callsOf(ridden('2s 2d 2c', '7h 5s'))).toHaveLength(1);
  });
});

describe('every round of Let It Ride', () => {
  it('conserves chips, ends, hides what is hidden and replays', () => {
    fc.assert(
      fc.property(someBets(game), fc.integer(), (bets, seed) => {
        if (bets.length > 0) expectSoundRound(game, bets, seed);
      }),
      { numRuns: 60 },
    );
  });
});

describe('golden round', () => {
  it('bclc-poker 1.0: three of a kind and two pair with the bonus, a pair with a tip, and both bets taken back', async () => {
    const golden = played(
      letItRide.with({ conversion: 'on' }),
      [
        { seat: 1, player: 'Ann', wagers: { ...three(), bonus: 100 } },
        { seat: 3, player: 'Bob', wagers: { ...three(), bonus: 100 } },
        { seat: 4, player: 'Cat', wagers: three(2500), tips: { 'bet-3': 500 } },
        { seat: 6, player: 'Dan', wagers: { ...three(2000), bonus: 100 } },
      ],
      { 1: 'Kh Kd 4c', 3: 'Jh 8d 2c', 4: 'Th Td 5d', 6: 'Ks 9c 3d', board: 'Kc 9s', burn: '2s' },
      does('1 ride', '3 take-back', '4 ride', '6 take-back', '1 ride', '3 take-back', '4 ride', '6 ride'),
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./1.0-let-it-ride.golden.txt');
  });
});
