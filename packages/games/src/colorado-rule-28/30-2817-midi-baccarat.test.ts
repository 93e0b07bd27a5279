import type { RecordedSeat } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { callsOf, paidOf, played } from '../testing/recorded.ts';
import { askedIn, askedOn, does, offersOf, seat, seenFrom, toldOf } from '../testing/squeezed.ts';
import { coloradoMiniBaccarat } from './30-2807-mini-baccarat.ts';
import { coloradoMidiBaccarat } from './30-2817-midi-baccarat.ts';

const game = coloradoMidiBaccarat.with({});

/** Player five, Banker three; both draw and count nine. */
const BOTH_DRAW = { player: '2c 3d 4h', banker: '2d Ah 6s' };
const DEAL = '2c 2d 3d Ah 4h 6s';
/** A natural eight against a three. */
const NATURAL = { player: '2c 6d', banker: '2d Ah' };
const ONE_EACH = [seat(1, { player: 1000 }), seat(2, { banker: 1000 })];
const BOTH_HOLD = [...does(1, 'hold'), ...does(2, 'hold')];

const offers = (seats: readonly RecordedSeat[], ...decisions: ReturnType<typeof does>): string[] =>
  offersOf(played(game, seats, NATURAL, decisions));

describe('colorado-rule-28 30-2817 §(4): who turns the cards', () => {
  it('§(1): the highest wager on each hand is handed it; one player may turn both', () => {
    const seats = [seat(2, { player: 900 }), seat(5, { player: 901, banker: 100 }), seat(6, { banker: 50 })];
    expect(offersOf(askedOn(game, seats, '', 'hold', 'hold'))).toEqual(['Player to 5', 'Banker to 5']);
  });

  it('§(1): only what is bet on Player or Banker counts, each for its own hand', () => {
    const seats = [seat(2, { player: 300 }), seat(4, { banker: 200, tie: 5000 }), seat(6, { banker: 100 })];
    expect(offersOf(askedOn(game, seats, '', 'hold', 'hold'))).toEqual(['Player to 2', 'Banker to 4']);
  });

  it('§(4)(e): of equal wagers the one nearest the dealer counter-clockwise, the highest seat, comes first', () => {
    const seats = [seat(3, { banker: 500 }), seat(7, { banker: 500 }), seat(5, { banker: 500 })];
    expect(offers(seats)).toEqual(['Banker to 7', 'Banker to 5', 'Banker to 3']);
    const told = toldOf(played(game, [...seats, seat(6, { banker: 900 })], NATURAL));
    expect(told.filter((one) => one.endsWith('decline §(4)(e)'))).toEqual([
      'seat 7: decline §(4)(e)',
      'seat 5: decline §(4)(e)',
      'seat 3: decline §(4)(e)',
    ]);
  });

  it('§(4)(e): equal bettors may agree otherwise: the first gives way to another of them, and nobody else is asked', () => {
    const seats = [seat(3, { player: 500 }), seat(7, { player: 500 }), seat(1, { banker: 500 })];
    const told = toldOf(played(game, seats, NATURAL, [...does(7, 'decline'), ...does(3, 'hold')]));
    expect(told).toContain('The dealer passes the Player hand face down to seat 3. §(4)(a)');
    expect(told.filter((one) => one.includes('agree'))).toEqual([]);
  });

  describe('a lower bettor', () => {
    const seats = [seat(1, { player: 100 }), seat(2, { player: 300 }), seat(4, { tie: 50 })];
    const passed = (...decisions: ReturnType<typeof does>): boolean =>
      toldOf(played(game, seats, NATURAL, decisions)).some((told) => told.includes('face down to seat 1'));
    const REQUEST = [...does(2, 'decline'), ...does(1, 'hold')];

    it('§(4)(f): turns the cards when everybody else at the table agrees', () => {
      expect(passed(...REQUEST, ...does(2, 'agree'), ...does(4, 'agree'))).toBe(true);
    });

    it('§(4)(f): does not when one objects or is away, and then the dealer turns', () => {
      expect(passed(...REQUEST, ...does(2, 'agree'), ...does(4, 'object'))).toBe(false);
      expect(passed(...REQUEST, ...does(2, 'agree'))).toBe(false);
      expect(passed(...REQUEST)).toBe(false);
      expect(toldOf(played(game, seats, NATURAL, REQUEST))).toContain('player shows 2c 6d §(4)');
    });

    it('§(4)(f): needs no word from who only bets over a shoulder', () => {
      const behind = [{ player: 'behind', wagers: { player: 50 } }];
      const backed = seats.map((one) => (one.seat === 4 ? { ...one, back: behind } : one));
      const agreed = [...REQUEST, ...does(2, 'agree'), ...does(4, 'agree')];
      expect(toldOf(played(game, backed, NATURAL, agreed))).toContain(
        'The dealer passes the Player hand face down to seat 1. §(4)(a)',
      );
    });

    it('§(4)(f): turns the additional card as well', () => {
      const drawn = askedOn(game, seats, DEAL, 'decline', 'hold', 'agree', 'agree', 'turn-both');
      expect(askedIn(drawn)).toEqual({ seat: 1, verbs: ['turn-third'] });
    });

    it('§(4)(f): is not asked where the house denies it, but equal bettors are', () => {
      const denied = coloradoMidiBaccarat.with({ lowerBettor: 'denied' });
      expect(offersOf(played(denied, [...seats, seat(5, { player: 300 })], NATURAL))).toEqual([
        'Player to 5',
        'Player to 2',
      ]);
      expect(denied.posted.map(({ text }) => text)).toContain('Only the highest wager turns the cards.');
    });
  });

  it('over-the-shoulder bets turn no cards', () => {
    const backed = { ...seat(1, { tie: 100 }), back: [{ player: 'behind', wagers: { player: 90_000 } }] };
    expect(offers([backed, seat(3, { player: 100 })])).toEqual(['Player to 3']);
  });
});

describe('colorado-rule-28 30-2817: the deal', () => {
  it('§(1): two hands, called Player and Banker', () => {
    expect(played(game, [], NATURAL).places.map(({ name }) => name)).toEqual(['player', 'banker']);
  });

  it('§(2): "no more bets" is announced first', () => {
    expect(toldOf(played(game, ONE_EACH, NATURAL))[0]).toBe('No more bets. §(2)');
  });

  it('§(3), §(4): first and third card are the Player’s, second and fourth the Banker’s, face down; that one waits', () => {
    const told = toldOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD));
    const first = told.findIndex((one) => one.includes('gets a card'));
    expect(told.slice(first, first + 6)).toEqual([
      'player gets a card face down §(3)',
      'banker gets a card face down §(3)',
      'player gets a card face down §(3)',
      'banker gets a card face down §(3)',
      'The Banker hand waits under the right corner of the shoe until the Player is called. §(4)',
      'The dealer passes the Player hand face down to seat 1. §(4)(a)',
    ]);
  });

  it('§(4)(a): only its holder sees the Player until it is given back face up and counted aloud', () => {
    const held = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
    expect([seenFrom(game, held, 1), seenFrom(game, held, 2), seenFrom(game, held)]).toEqual([
      '2c 3d | ? ?',
      '? ? | ? ?',
      '? ? | ? ?',
    ]);
    const told = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-second', 'turn-first'));
    const at = told.indexOf('player shows 2c §(4)(a)');
    expect(told.slice(at + 1, at + 3)).toEqual([
      'The dealer lays the hand face up in the Player area. §(4)(a)',
      'Player shows five. §(4)(a)',
    ]);
    expect(told.filter((one) => one.startsWith('Player shows'))).toHaveLength(1);
  });

  it('§(4)(b): then the Banker goes to its holder, who alone sees it until it is given back and counted', () => {
    const held = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both');
    expect([seenFrom(game, held, 2), seenFrom(game, held, 1)]).toEqual(['2c 3d | 2d Ah', '2c 3d | ? ?']);
    const told = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both'));
    const at = told.indexOf('banker shows 2d Ah §(4)(b)');
    expect(told.slice(at + 1, at + 3)).toEqual([
      'The dealer lays the hand face up in the Banker area. §(4)(b)',
      'Banker shows three. §(4)(b)',
    ]);
    expect(told.filter((one) => one.startsWith('Banker shows'))).toHaveLength(1);
    // One card turned is not the hand given back.
    const half = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-second');
    expect(askedIn(half)).toEqual({ seat: 2, verbs: ['turn-first'] });
    expect(callsOf(half)).not.toContain('Banker shows three.');
    // Its holder gets it though nobody holds the Player.
    const alone = askedOn(game, [seat(2, { banker: 1000 })], DEAL, 'hold');
    expect(toldOf(alone).at(-1)).toBe('The dealer passes the Banker hand face down to seat 2. §(4)(b)');
    expect(askedIn(alone)?.seat).toBe(2);
  });

  it('§(4)(c): the Player’s third card goes face down to whoever gave the hand back', () => {
    const drawn = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both');
    expect(askedIn(drawn)).toEqual({ seat: 1, verbs: ['turn-third'] });
    expect([seenFrom(game, drawn, 1), seenFrom(game, drawn, 2)]).toEqual([
      '2c 3d 4h | 2d Ah',
      '2c 3d ? | 2d Ah',
    ]);
  });

  it('§(4)(d): the Banker’s third card goes face down to whoever gave the hand back', () => {
    const drawn = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both', 'turn-third');
    expect(askedIn(drawn)).toEqual({ seat: 2, verbs: ['turn-third'] });
    expect([seenFrom(game, drawn, 2), seenFrom(game, drawn, 1)]).toEqual([
      '2c 3d 4h | 2d Ah 6s',
      '2c 3d 4h | 2d Ah ?',
    ]);
    expect(toldOf(played(game, ONE_EACH, BOTH_DRAW, BOTH_HOLD))).toContain('banker shows 6s §(4)(d)');
  });

  it('without holders the dealer turns both hands and deals third cards face up', () => {
    const told = toldOf(played(game, ONE_EACH, BOTH_DRAW));
    expect(told).toContain('Player shows five. Banker shows three. §(1)');
    expect(told.filter((one) => one.includes('face up §'))).toHaveLength(2);
  });
});

describe('colorado-rule-28 30-2817: the mini table', () => {
  it('has the wagers and options of mini baccarat, nine places, and settles alike', () => {
    const mini = coloradoMiniBaccarat.with({});
    expect(game.layout.wagers.map(({ id }) => id)).toEqual(mini.layout.wagers.map(({ id }) => id));
    expect(game.layout.seats).toBe(9);
    const midiOptions = Object.keys(game.options);
    const missing = Object.keys(mini.options).filter((name) => !midiOptions.includes(name));
    // Cards that players turn cannot leave the shoe face up.
    expect(missing).toEqual(['faces']);
    const seats = [seat(1, { player: 1000 }), seat(3, { banker: 1000, tie: 500 })];
    expect(paidOf(played(game, seats, BOTH_DRAW, does(1, 'hold')))).toEqual(
      paidOf(played(mini, seats, BOTH_DRAW)),
    );
    expect(callsOf(played(game, seats, BOTH_DRAW)).at(-1)).toMatch(/^Tie Hand/);
  });

  it.each([{}, { lowerBettor: 'denied', vigorishOn: 'tie', seats: 12 }])(
    'every round is sound under %j',
    (options) => {
      const table = coloradoMidiBaccarat.with(options);
      fc.assert(
        fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
        { numRuns: 40 },
      );
    },
  );
});
