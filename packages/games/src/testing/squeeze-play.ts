import type { BankedGame, RecordedSeat, TableGame } from '@croupier/table';
import { costOf } from '@croupier/table';
import fc from 'fast-check';
import { expect } from 'vitest';
import { expectSoundRound, someBets } from './any-round.ts';
import { callsOf, played } from './recorded.ts';
import { askedIn, askedOn, does, drawnBy, offersOf, seat, seenFrom, toldOf } from './squeezed.ts';

/** What bclc-baccarat 3.0, 4.0 and 5.0 say alike, under numbers of their own: the tests name these, and look here. */

/** Player five, Banker three; both draw and count nine. */
export const BOTH_DRAW = { player: '2c 3d 4h', banker: '2d Ah 6s' };
/** The same in the order in which the cards leave the shoe. */
export const DEAL = '2c 2d 3d Ah 4h 6s';
/** A natural eight against a three. */
export const NATURAL = { player: '2c 6d', banker: '2d Ah' };
export const ONE_EACH = [seat(1, { player: 1000 }), seat(2, { banker: 1000 })];
export const BOTH_HOLD = [...does(1, 'hold'), ...does(2, 'hold')];

export const offersIn = (
  game: TableGame,
  seats: readonly RecordedSeat[],
  ...decisions: ReturnType<typeof does>
): string[] => offersOf(played(game, seats, NATURAL, decisions));

export function expectOfferedByHeight(game: TableGame): void {
  const seats = [seat(1, { player: 100 }), seat(2, { player: 300 }), seat(3, { player: 200 })];
  expect(offersIn(game, seats)).toEqual(['Player to 2', 'Player to 3', 'Player to 1']);
  expect(offersIn(game, seats, ...does(2, 'decline'), ...does(3, 'hold'))).toEqual([
    'Player to 2',
    'Player to 3',
  ]);
  const banker = [seat(1, { banker: 100 }), seat(2, { banker: 300 }), seat(3, { banker: 200 })];
  expect(offersIn(game, banker)).toEqual(['Banker to 2', 'Banker to 3', 'Banker to 1']);
}

/** Whoever accepts has the button; nobody else has. */
export function expectButtonByWager(game: TableGame, clause: string): void {
  const told = toldOf(played(game, ONE_EACH, NATURAL, [...does(1, 'decline'), ...does(2, 'hold')]));
  expect(told.filter((one) => one.endsWith(clause))).toEqual([
    `Place the Banker button by the wager at seat 2. ${clause}`,
  ]);
}

export function expectWatchedWhileHeld(game: TableGame, clause: string): void {
  const watched = (decisions: ReturnType<typeof does>): number =>
    toldOf(played(game, ONE_EACH, NATURAL, decisions)).filter((told) => told.endsWith(clause)).length;
  expect([watched([]), watched(does(1, 'hold')), watched(BOTH_HOLD)]).toEqual([0, 1, 2]);
}

/** The house rule on folding, as posted and as prompted. */
export const FOLDING: readonly (readonly [string, string])[] = [
  ['allowed', 'The cards may be squeezed and folded, but not crumpled or ripped.'],
  ['forbidden', 'The cards may be squeezed, but not folded, crumpled or ripped.'],
];

export function expectFoldingPosted(game: BankedGame, folding: string, text: string, clause: string): void {
  const table = game.with({ folding });
  expect(table.posted.map((rule) => rule.text)).toContain(text);
  expect(toldOf(played(table, ONE_EACH, NATURAL, BOTH_HOLD))).toContain(`${text} ${clause}`);
}

export function expectBackBetNeverOffered(game: TableGame): void {
  const backed = { ...seat(1, { tie: 100 }), back: [{ player: 'behind', wagers: { player: 90_000 } }] };
  expect(offersIn(game, [backed, seat(3, { player: 100 })])).toEqual(['Player to 3']);
  const elsewhere = { ...seat(1, { tie: 100 }), back: [{ player: 'bob', wagers: { player: 90_000 } }] };
  expect(offersIn(game, [elsewhere, { ...seat(3, { player: 100 }), player: 'bob' }])).toEqual([
    'Player to 3',
  ]);
}

/** Asked once, at the spot of the highest bet of one's own on the hand. */
export function expectOnlyBettorsAsked(game: TableGame): void {
  const seats = [
    { ...seat(1, { player: 100 }), player: 'ann', tips: { player: 5000 } },
    { ...seat(2, { player: 400 }), player: 'ann' },
    { ...seat(3, { player: 300 }), player: 'bob' },
    { ...seat(4, { tie: 100 }), back: [{ player: 'stands', wagers: { player: 900 } }] },
  ];
  expect(offersIn(game, seats)).toEqual(['Player to 2', 'Player to 3']);
}

export function expectBetsOfTheLayout(game: TableGame): void {
  const round = played(game, ONE_EACH, BOTH_DRAW, BOTH_HOLD);
  expect(round.bets.map(({ spot, wager, amount }) => [spot, wager, amount])).toEqual([
    [1, 'player', 1000],
    [2, 'banker', 1000],
  ]);
}

export const LARGE_TIES = [
  { ...seat(1, { player: 9000, tie: 2501 }), back: [{ player: 'behind', wagers: { tie: 9000 } }] },
  seat(2, { tie: 2500 }),
  { ...seat(3, { tie: 2600 }), tips: { tie: 2700 } },
];

export const largeTiesCalled = (clause: string): string[] => [
  `Tie bet of 25.01 at spot 1. ${clause}`,
  `Tie bet of 90.00 at spot 1. ${clause}`,
  `Tie bet of 26.00 at spot 3. ${clause}`,
  `Tie bet of 27.00 at spot 3. ${clause}`,
];

/** A natural on either hand ends the drawing; seven is none. */
export function expectNaturalsEndIt(game: TableGame): void {
  for (const [player, banker] of [
    [8, 0],
    [9, 3],
    [0, 8],
    [5, 9],
    [8, 9],
  ] as const)
    expect(drawnBy(game, player, banker, 5)).toEqual([2, 2]);
  expect([drawnBy(game, 7, 3, 5), drawnBy(game, 3, 7, 5)]).toEqual([
    [2, 3],
    [3, 2],
  ]);
  expect(callsOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD))).toContain('Natural: no more cards.');
}

const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NO_NATURAL = COUNTS.slice(0, 8);

export function expectPlayerStands(game: TableGame): void {
  for (const player of [6, 7])
    for (const banker of NO_NATURAL) expect(drawnBy(game, player, banker, 4)[0]).toBe(2);
}

export function expectPlayerDraws(game: TableGame): void {
  for (const player of COUNTS.slice(0, 6))
    for (const banker of NO_NATURAL) expect(drawnBy(game, player, banker, 4)[0]).toBe(3);
}

/** The Banker stands on seven, or draws on two or less, whatever the Player drew, or if it stood. */
export function expectBankerAlways(game: TableGame, counts: readonly number[], cards: number): void {
  for (const banker of counts) {
    for (const third of COUNTS) expect(drawnBy(game, 3, banker, third)[1]).toBe(cards);
    for (const stood of [6, 7]) expect(drawnBy(game, stood, banker, 4)[1]).toBe(cards);
  }
}

/** Which third cards of the Player let each Banker draw, a row a count from nought to seven. */
export const bankerDraws = (game: TableGame): string[] =>
  NO_NATURAL.map((banker) =>
    COUNTS.map((third) => (drawnBy(game, 2, banker, third)[1] === 3 ? 'D' : 'S')).join(''),
  );

export function expectOwnCountDecides(game: TableGame): void {
  const drawn = NO_NATURAL.map((player) => (drawnBy(game, player, 7, 4)[0] === 3 ? 'D' : 'S'));
  expect(drawn.join('')).toBe('DDDDDDSS');
}

export function expectBankerAfterPlayerStood(game: TableGame): void {
  for (const player of [6, 7])
    expect(NO_NATURAL.map((banker) => drawnBy(game, player, banker, 4)[1])).toEqual([3, 3, 3, 3, 3, 3, 2, 2]);
}

/** The Player's third card goes face down to who held the first two, who alone sees it. */
export function expectThirdPlayerCardHeld(game: TableGame): void {
  const drawn = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both');
  expect(askedIn(drawn)).toEqual({ seat: 1, verbs: ['turn-third'] });
  expect(seenFrom(game, drawn, 1)).toBe('2c 3d 4h | 2d Ah');
  expect(seenFrom(game, drawn, 2)).toBe('2c 3d ? | 2d Ah');
}

export function expectThirdBankerCardHeld(game: TableGame): void {
  const drawn = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both', 'turn-third');
  expect(askedIn(drawn)).toEqual({ seat: 2, verbs: ['turn-third'] });
  expect(seenFrom(game, drawn, 2)).toBe('2c 3d 4h | 2d Ah 6s');
  expect(seenFrom(game, drawn, 1)).toBe('2c 3d 4h | 2d Ah ?');
}

export function expectCommissionAndHandsForward(game: BankedGame): void {
  const table = game.with({});
  const won = played(table, ONE_EACH, NATURAL);
  const cost = (commission: string): number => costOf(game.with({ commission }).layout, won.bets);
  expect([cost('from-win'), cost('beforehand')]).toEqual([2000, 2050]);
  expect(toldOf(won)).toContain('Push the winning hand forward. §10.1');
  expect(toldOf(played(table, ONE_EACH, BOTH_DRAW))).toContain('Push both hands forward. §10.1.1');
}

export function expectSoundRounds(table: TableGame): void {
  fc.assert(
    fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
    { numRuns: 40 },
  );
}
