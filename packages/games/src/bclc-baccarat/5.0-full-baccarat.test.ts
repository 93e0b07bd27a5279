import type { RecordedSeat, Verb } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKER_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound } from '../testing/any-round.ts';
import { callsOf, paidOf, played } from '../testing/recorded.ts';
import {
  BOTH_DRAW,
  BOTH_HOLD,
  bankerDraws,
  DEAL,
  expectBackBetNeverOffered,
  expectBankerAfterPlayerStood,
  expectBankerAlways,
  expectBetsOfTheLayout,
  expectButtonByWager,
  expectCommissionAndHandsForward,
  expectFoldingPosted,
  expectNaturalsEndIt,
  expectOfferedByHeight,
  expectOnlyBettorsAsked,
  expectOwnCountDecides,
  expectPlayerDraws,
  expectPlayerStands,
  expectSoundRounds,
  expectThirdBankerCardHeld,
  expectThirdPlayerCardHeld,
  expectWatchedWhileHeld,
  FOLDING,
  LARGE_TIES,
  largeTiesCalled,
  NATURAL,
  ONE_EACH,
  offersIn,
} from '../testing/squeeze-play.ts';
import {
  askedIn,
  askedOn,
  does,
  offersOf,
  seat,
  seenFrom,
  takenFromMini,
  toldOf,
} from '../testing/squeezed.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';
import { fullBaccarat } from './5.0-full-baccarat.ts';

const game = fullBaccarat.with({});

const offers = (seats: readonly RecordedSeat[], ...decisions: ReturnType<typeof does>): string[] =>
  offersIn(game, seats, ...decisions);

describe('bclc-baccarat 5.0 §3: who holds the cards', () => {
  it('§3.1.1, §5.3.3: the highest wager on each hand is offered it, before the first card, and gets it', () => {
    const seats = [
      { ...seat(2, { player: 900 }), tips: { player: 5000 } },
      seat(15, { player: 901 }),
      seat(6, { banker: 50, tie: 9000 }),
    ];
    const round = askedOn(game, seats, '', 'hold', 'hold');
    expect(offersOf(round)).toEqual(['Player to 15', 'Banker to 6']);
    expect(askedIn(askedOn(game, seats, ''))).toEqual({ seat: 15, verbs: ['hold', 'decline'] });
    expect(askedIn(askedOn(game, seats, '', 'hold'))).toEqual({ seat: 6, verbs: ['hold', 'decline'] });
    const told = toldOf(askedOn(game, seats, DEAL, 'hold', 'hold', 'turn-both'));
    expect(told).toContain('The stickperson passes the Player hand face down to seat 15. §5.3.5');
    expect(told).toContain('The stickperson passes the Banker hand face down to seat 6. §5.3.6.a');
    expect(round.places.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('§3.1.2: whoever accepts has the button of that hand put by the wager, and nobody else', () => {
    expectButtonByWager(game, '§3.1.2');
  });

  it('§3.1.3: refused, a hand goes to the next highest wager, until somebody takes it', () => {
    expectOfferedByHeight(game);
  });

  it('§3.1.3.a, §5.3.5: of equal wagers on Player the lowest seat is asked first', () => {
    const seats = [seat(17, { player: 500 }), seat(3, { player: 500 }), seat(5, { player: 500 })];
    expect(offers(seats)).toEqual(['Player to 3', 'Player to 5', 'Player to 17']);
  });

  it('§3.1.3.a, §5.3.6.b: and so on Banker', () => {
    expect(offers([seat(9, { banker: 500 }), seat(8, { banker: 500 })])).toEqual([
      'Banker to 8',
      'Banker to 9',
    ]);
  });

  it('§3.1.3.b: with no wager on either hand, or no taker, the dealer’s side turns both; else the one', () => {
    for (const seats of [[], [seat(4, { tie: 500 })], ONE_EACH]) {
      const told = toldOf(played(game, seats, NATURAL));
      expect(told).toContain('player shows 2c 6d §3.1.3.b');
      expect(told).toContain('banker shows 2d Ah §3.1.3.b');
    }
    const one = toldOf(played(game, ONE_EACH, NATURAL, does(2, 'hold')));
    expect(one).toContain('player shows 2c 6d §5.3.5.b');
    expect(one).toContain('seat 2: turn-both §5.3.7');
  });

  it('§3.1.4: the cards are watched to stay over the table, whenever somebody holds them', () => {
    expectWatchedWhileHeld(game, '§3.1.4');
  });

  it.each(FOLDING)(
    '§3.1.5, §3.1.5.a: the house rule on folding is posted and prompted: %s',
    (folding, text) => expectFoldingPosted(fullBaccarat, folding, text, '§3.1.5'),
  );

  it('§4.1.1: a back bet is never offered the cards, however high', () => {
    expectBackBetNeverOffered(game);
  });

  it('§4.1.2: only who sits at the table and bets on the hand is asked, once, at the spot of the highest bet', () => {
    expectOnlyBettorsAsked(game);
    for (const hand of ['player', 'banker']) {
      const behind = { ...seat(4, { tie: 100 }), back: [{ player: 'stands', wagers: { [hand]: 900 } }] };
      expect(offers([behind])).toEqual([]);
      expect(offers([behind, seat(5, { [hand]: 100 })])).toEqual([
        hand === 'player' ? 'Player to 5' : 'Banker to 5',
      ]);
    }
  });

  it('§5.3.5.a: wagers are not added up, neither one player’s nor those of several', () => {
    const seats = [
      { ...seat(1, { player: 300 }), player: 'ann' },
      { ...seat(2, { player: 300 }), player: 'ann' },
      { ...seat(3, { player: 500 }), player: 'bob' },
    ];
    expect(offers(seats)).toEqual(['Player to 3', 'Player to 1']);
    const backed = { ...seat(1, { player: 300 }), back: [{ player: 'behind', wagers: { player: 300 } }] };
    expect(offers([backed, seat(2, { player: 500 })])).toEqual(['Player to 2', 'Player to 1']);
  });
});

describe('bclc-baccarat 5.0 §5: the sequence of play', () => {
  it('§5.1: everything is called aloud: bets closed, large ties, offers, counts, cards drawn, the result', () => {
    expect(callsOf(played(game, [seat(1, { player: 1000, tie: 2501 })], BOTH_DRAW, does(1, 'hold')))).toEqual(
      [
        'No more bets.',
        'Tie bet of 25.01 at spot 1.',
        'The Player hand is offered to seat 1.',
        'Player shows five.',
        'Banker shows three.',
        'Card for the Player.',
        'Player shows nine.',
        'Card for the Banker.',
        'Tie, nine all.',
      ],
    );
    expect(callsOf(played(game, [seat(2, { banker: 1000 })], NATURAL))).toEqual([
      'No more bets.',
      'The Banker hand is offered to seat 2.',
      'Player shows eight. Banker shows three.',
      'Natural: no more cards.',
      'Player wins, eight over three.',
    ]);
  });

  it('§5.2: a round begins with the bets on the layout and takes no others', () => {
    expectBetsOfTheLayout(game);
  });

  it('§5.3.1, §5.3.2: "no more bets" first, then ties of more than 25 dollars, each, whoever’s', () => {
    const told = toldOf(played(game, LARGE_TIES, NATURAL));
    expect(told.slice(0, 5)).toEqual(['No more bets. §5.3.1', ...largeTiesCalled('§5.3.2')]);
    expect(told.filter((one) => one.endsWith('§5.3.2'))).toHaveLength(4);
    expect(toldOf(played(game, [], NATURAL))[0]).toBe('No more bets. §5.3.1');
  });

  it('§5.3.4, §5.3.4.a, §5.3.4.b, §2.1.1: the stickperson draws four: first and third Player, second and fourth Banker', () => {
    const told = toldOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD));
    const first = told.findIndex((one) => one.includes('gets a card'));
    expect(told.slice(first, first + 6)).toEqual([
      'player gets a card face down §5.3.4',
      'banker gets a card face down §5.3.4',
      'player gets a card face down §5.3.4',
      'banker gets a card face down §5.3.4',
      'The stickperson keeps the first and third cards, the Player hand, at the right. §5.3.4.a',
      'The second and fourth, the Banker hand, wait under the inside corner of the shoe. §5.3.4.b',
    ]);
  });

  it('§5.3.5: the Player cards reach the highest bettor face down; until then nobody sees them, then no one else', () => {
    const seats = [seat(1, { player: 900 }), seat(4, { player: 1000 }), seat(2, { banker: 1000 })];
    expect(toldOf(askedOn(game, seats, DEAL, 'hold', 'hold'))).toContain(
      'The stickperson passes the Player hand face down to seat 4. §5.3.5',
    );
    expect(seenFrom(game, askedOn(game, ONE_EACH, '2c 2d 3d', 'hold', 'hold'), 1)).toBe('? ? | ?');
    const passed = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
    expect(toldOf(passed)).toContain('The stickperson passes the Player hand face down to seat 1. §5.3.5');
    expect(seenFrom(game, passed, 1)).toBe('2c 3d | ? ?');
    expect(seenFrom(game, passed, 2)).toBe('? ? | ? ?');
    expect(seenFrom(game, passed)).toBe('? ? | ? ?');
  });

  it('§1.1, §5.3.6: revealed by the holder card by card, the Player is counted aloud and laid in its area', () => {
    const half = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-second');
    expect(askedIn(half)).toEqual({ seat: 1, verbs: ['turn-first'] });
    expect(seenFrom(game, half)).toBe('? 3d | ? ?');
    expect(callsOf(half)).not.toContain('Player shows five.');
    const told = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-second', 'turn-first'));
    const at = told.indexOf('player shows 2c §5.3.6');
    expect(told.slice(at + 1, at + 3).toSorted()).toEqual([
      'Player shows five. §5.3.6',
      'The stickperson lays the hand face up in the Player area. §5.3.6',
    ]);
  });

  it('§5.3.6.a: the Banker cards go to the highest bettor when the Player has been counted, and are only then seen', () => {
    const seats = [seat(1, { banker: 900 }), seat(4, { banker: 1000 }), seat(2, { player: 1000 })];
    expect(toldOf(askedOn(game, seats, DEAL, 'hold', 'hold', 'turn-both'))).toContain(
      'The stickperson passes the Banker hand face down to seat 4. §5.3.6.a',
    );
    expect(seenFrom(game, askedOn(game, ONE_EACH, DEAL, 'hold', 'hold'), 2)).toBe('? ? | ? ?');
    const after = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both');
    expect(toldOf(after)).toContain('The stickperson passes the Banker hand face down to seat 2. §5.3.6.a');
    expect(seenFrom(game, after, 2)).toBe('2c 3d | 2d Ah');
    expect(seenFrom(game, after, 1)).toBe('2c 3d | ? ?');
  });

  it('§5.3.7: revealed, the Banker is counted aloud and laid in its area', () => {
    const half = (turned: Verb) => askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', turned);
    expect(askedIn(half('turn-first'))).toEqual({ seat: 2, verbs: ['turn-second'] });
    expect(seenFrom(game, half('turn-first'))).toBe('2c 3d | 2d ?');
    expect(seenFrom(game, half('turn-second'))).toBe('2c 3d | ? Ah');
    const told = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both'));
    const at = told.indexOf('banker shows 2d Ah §5.3.7');
    expect(told.slice(at + 1, at + 3).toSorted()).toEqual([
      'Banker shows three. §5.3.7',
      'The stickperson lays the hand face up in the Banker area. §5.3.7',
    ]);
  });

  it('§5.3.5.b, §6.5.1.a: nobody took the Player: it is turned for the table, and its third card dealt face up', () => {
    const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, does(2, 'hold')));
    expect(told).toContain('player shows 2c 3d §5.3.5.b');
    expect(told).toContain('Player shows five. §5.3.6');
    expect(told).toContain('player gets a card face up §6.5.1.a');
  });

  it('§5.3.6.c, §6.6.1.a: nobody took the Banker: it is turned for the table, and its third card dealt face up', () => {
    const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, does(1, 'hold')));
    expect(told).toContain('banker shows 2d Ah §5.3.6.c');
    expect(told).toContain('Banker shows three. §5.3.7');
    expect(told).toContain('banker gets a card face up §6.6.1.a');
  });

  it('§5.4: a natural on either hand ends the drawing, and seven is none', () => {
    expectNaturalsEndIt(game);
  });
});

describe('bclc-baccarat 5.0 §5.3: hands faced out of order', () => {
  const order = (seats: readonly RecordedSeat[], ...decisions: ReturnType<typeof does>): string[] =>
    callsOf(played(game, seats, BOTH_DRAW, decisions)).filter((call) => /shows (five|three)/.test(call));
  const PLAYER_FIRST = ['Player shows five.', 'Banker shows three.'];

  it('§5.3.6.a: with no wager on Banker, the Player’s holder may ask for the Banker first', () => {
    const seats = [seat(1, { player: 1000, tie: 100 })];
    expect(askedIn(askedOn(game, seats, DEAL, 'hold'))).toEqual({
      seat: 1,
      verbs: ['in-order', 'out-of-order'],
    });
    expect(order(seats, ...does(1, 'hold', 'out-of-order'))).toEqual(PLAYER_FIRST.toReversed());
    expect(order(seats, ...does(1, 'hold', 'in-order'))).toEqual(PLAYER_FIRST);
    expect(order(seats, ...does(1, 'hold'))).toEqual(PLAYER_FIRST);
  });

  it('§5.3.7.a: with no wager on Player, the Banker’s holder may ask for the Banker first', () => {
    const seats = [seat(2, { banker: 1000 })];
    expect(order(seats, ...does(2, 'hold', 'out-of-order'))).toEqual(PLAYER_FIRST.toReversed());
    expect(order(seats, ...does(2, 'hold'))).toEqual(PLAYER_FIRST);
    const faced = askedOn(game, seats, DEAL, 'hold', 'out-of-order');
    expect(seenFrom(game, faced, 2)).toBe('? ? | 2d Ah');
  });

  it('§5.3.6.a, §5.3.7.a: a hand without bets is revealed by the stickperson, not by who holds the other', () => {
    const told = (side: string): string[] =>
      toldOf(played(game, [seat(2, { [side]: 1000 })], BOTH_DRAW, does(2, 'hold')));
    expect(told('banker')).toContain('player shows 2c 3d §5.3.5.b');
    expect(told('player')).toContain('banker shows 2d Ah §5.3.6.c');
  });

  it('§5.3.6.a, §5.3.7.a: with a wager on the other hand, whoever’s, it is refused with the clause', () => {
    const both = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
    expect(askedIn(both)?.seat).toBe(1);
    expect(() => both.advance({ answer: { verb: 'out-of-order' } })).toThrow(
      'There are wagers on Banker, so the hands are faced in order. (bclc-baccarat 5.0 §5.3.6.a)',
    );
    const banker = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both');
    expect(() => banker.advance({ answer: { verb: 'out-of-order' } })).toThrow(/on Player.*5\.0 §5\.3\.7\.a/);
    const tipped = { ...seat(1, { player: 1000 }), tips: { banker: 100 } };
    const backed = { ...seat(1, { player: 1000 }), back: [{ player: 'behind', wagers: { banker: 100 } }] };
    for (const one of [tipped, backed])
      expect(askedIn(askedOn(game, [one], DEAL, 'hold'))?.verbs).toEqual([
        'turn-first',
        'turn-second',
        'turn-both',
      ]);
  });

  it('§5.3.7.a: in whichever order they were faced, the Player is played out first', () => {
    const seats = [seat(2, { banker: 1000 })];
    // A Banker of two draws whatever the Player does, and waits all the same.
    const drawn = askedOn(game, seats, '2c 2d 3d Kh 4h 6s', 'hold', 'out-of-order', 'turn-both');
    expect(drawn.places.map(({ cards }) => cards.length)).toEqual([3, 3]);
    const cards = toldOf(drawn).filter((one) => one.includes('gets a card'));
    expect(cards.slice(4)).toEqual([
      'player gets a card face up §6.5.1.a',
      'banker gets a card face down §6.6.1',
    ]);
  });
});

describe('bclc-baccarat 5.0 §6: third cards', () => {
  it('§6.1.1: the Player stands on six and seven', () => {
    expectPlayerStands(game);
  });

  it('§6.1.2: the Player draws on five or less', () => {
    expectPlayerDraws(game);
  });

  it('§6.2.1: the Banker stands on seven, whatever the Player drew, or if it stood', () => {
    expectBankerAlways(game, [7], 2);
  });

  it('§6.2.2: the Banker draws on two or less, whatever the Player drew, or if it stood', () => {
    expectBankerAlways(game, [0, 1, 2], 3);
  });

  it('§6.3, §5.5: on three to six the Player’s third card decides, as Mini-Baccarat’s table prints', () => {
    expect(bankerDraws(game)).toEqual(BANKER_DRAWS);
  });

  it('§5.5: and the Player’s own count decides whether it draws', () => {
    expectOwnCountDecides(game);
  });

  it('§6.4: if the Player stood, the Banker draws on five or less and stands on six or more', () => {
    expectBankerAfterPlayerStood(game);
  });

  it('§6.5.1: the Player’s third card goes face down to who faced the first two, who alone sees it', () => {
    expectThirdPlayerCardHeld(game);
  });

  it('§6.6.1: the Banker’s third card goes face down to who faced the first two, who alone sees it', () => {
    expectThirdBankerCardHeld(game);
  });

  it.each([
    // The last: the count of fourteen, and of eleven.
    ['§6.5.2, §6.5.2.a, §6.5.2.b', 'player shows 4h §6.5.2', 'Player', '6.5.2', 'four'],
    ['§6.6.2, §6.6.2.a, §6.6.2.b', 'banker shows 6s §6.6.2', 'Banker', '6.6.2', 'one'],
  ])(
    '%s: turned, a third card is laid beside its hand and the hand counted: %s',
    (_clauses, turned, name, clause, lastDigit) => {
      const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, BOTH_HOLD));
      const at = told.indexOf(turned);
      expect(told[at - 2]).toMatch('gets a card face down');
      expect(told[at - 1]).toMatch(`turn-third §${clause}`);
      expect(told[at + 1]).toMatch(`in the ${name} area, the third across, to the right of the first two.`);
      expect(told[at + 1]).toMatch(`§${clause}.a`);
      expect(told[at + 2]).toBe(`${name} shows nine. §${clause}.b`);
      const beyondNine = { player: '2c 3d 9h', banker: '2d Ah 8s' };
      expect(toldOf(played(game, ONE_EACH, beyondNine, BOTH_HOLD))).toContain(
        `${name} shows ${lastDigit}. §${clause}.b`,
      );
    },
  );
});

describe('bclc-baccarat 5.0: what it takes over', () => {
  it('§1.2, §6.7: seats, wagers and payouts are those of the Classic table, and so of Mini-Baccarat', () => {
    const back = [{ player: 'behind', wagers: { player: 300 } }];
    const seats = [
      { ...seat(1, { player: 1000 }), back },
      { ...seat(18, { banker: 1000, tie: 100 }), tips: { banker: 500 } },
    ];
    expect(paidOf(played(game, seats, { player: 'Kc 6d', banker: 'Qd 7h' }))).toEqual([
      '1 player lose -1000',
      '1 player (back) lose -300',
      '18 banker win 950',
      '18 tie lose -100',
      '18 banker (tip) win 500',
    ]);
    expect(paidOf(played(game, seats, BOTH_DRAW))).toContain('18 tie win 800');
    expect(() => played(game, [seat(19, { tie: 1 })], NATURAL)).toThrow('1 to 18');
    expect(() => played(game, [seat(1, { player: 1, banker: 1 })], NATURAL)).toThrow(/1\.0 §3\.1\.1\.a/);
  });

  it.each([{}, { decks: 6, commission: 'beforehand' }])(
    '§1.2, §6.7: cards, spots, back bets, bets for the dealer and what excludes what are those of Mini-Baccarat under %j',
    (options) => {
      expect(takenFromMini(fullBaccarat.with(options))).toEqual(takenFromMini(miniBaccarat.with(options)));
    },
  );

  it('§6.7: commission may be laid beforehand, and the winning hand, or both on a tie, are pushed forward', () => {
    expectCommissionAndHandsForward(fullBaccarat);
  });

  it.each([{}, { decks: 6, folding: 'forbidden', commission: 'beforehand' }])(
    'every round is sound under %j',
    (options) => expectSoundRounds(fullBaccarat.with(options)),
  );

  it('one bettor alone, who is asked for the order, plays sound rounds', () => {
    fc.assert(
      fc.property(fc.constantFrom('player', 'banker'), fc.nat(), (side, seed) =>
        expectSoundRound(game, askedOn(game, [seat(3, { [side]: 500 })], '').bets, seed),
      ),
      { numRuns: 30 },
    );
  });
});
