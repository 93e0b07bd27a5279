import type { Verb } from '@croupier/table';
import { formatCite, type RecordedSeat } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { BANKER_DRAWS } from '../baccarat/testing/third-cards.ts';
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
import { squeezeMidiBaccarat } from './3.0-squeeze-midi-baccarat.ts';
import { classicSqueezeMidiBaccarat } from './4.0-classic-squeeze-midi-baccarat.ts';

// The two sections state the same rules under the same numbers.
describe.each([
  ['3.0', squeezeMidiBaccarat, 'The dealer'],
  ['4.0', classicSqueezeMidiBaccarat, 'Dealer 1'],
])('bclc-baccarat %s', (_section, catalogued, dealer) => {
  const game = catalogued.with({});
  const offers = (seats: readonly RecordedSeat[], ...decisions: ReturnType<typeof does>): string[] =>
    offersIn(game, seats, ...decisions);

  it('§2.1.1: the highest wager on each hand is offered it, before the first card', () => {
    const seats = [
      { ...seat(2, { player: 900 }), tips: { player: 5000 } },
      seat(4, { banker: 49 }),
      seat(5, { player: 901 }),
      seat(6, { banker: 50, tie: 9000 }),
    ];
    const round = askedOn(game, seats, '', 'hold', 'hold');
    expect(offersOf(round)).toEqual(['Player to 5', 'Banker to 6']);
    expect(askedIn(askedOn(game, seats, ''))).toEqual({ seat: 5, verbs: ['hold', 'decline'] });
    expect(askedIn(askedOn(game, seats, '', 'hold'))).toEqual({ seat: 6, verbs: ['hold', 'decline'] });
    expect(round.places.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('§2.1.2: whoever accepts has the button of that hand put by the wager, and nobody else', () => {
    expectButtonByWager(game, '§2.1.2');
  });

  it('§2.1.3: refused, a hand goes to the next highest wager, until somebody takes it', () => {
    expectOfferedByHeight(game);
    const seats = [seat(1, { player: 100 }), seat(2, { player: 300 }), seat(3, { player: 200 })];
    const accepted = played(game, seats, NATURAL, [...does(2, 'decline'), ...does(3, 'hold')]);
    expect(toldOf(accepted)).toContain(`${dealer} passes the Player hand face down to seat 3. §4.3.5`);
  });

  it('§2.1.3.a: of equal wagers the lowest seat is asked first', () => {
    const seats = [seat(7, { banker: 500 }), seat(3, { banker: 500 }), seat(5, { banker: 500 })];
    expect(offers(seats)).toEqual(['Banker to 3', 'Banker to 5', 'Banker to 7']);
    expect(offers(seats.map((one) => ({ ...one, player: 'ann' })))).toEqual(['Banker to 3']);
    expect(offers([seat(7, { player: 500 }), seat(3, { player: 500 })])).toEqual([
      'Player to 3',
      'Player to 7',
    ]);
    const told = toldOf(played(game, [...seats, seat(4, { banker: 900 })], NATURAL));
    expect(told.filter((one) => one.startsWith('seat'))).toEqual([
      'seat 4: decline §2.1.1',
      'seat 3: decline §2.1.3.a',
      'seat 5: decline §2.1.3.a',
      'seat 7: decline §2.1.3.a',
    ]);
  });

  it('§2.1.3.b: with no wager on either hand, or no taker, the dealer turns both as at Mini-Baccarat; else the one', () => {
    const turned = ['player shows 2c 6d §2.1.3.b', 'banker shows 2d Ah §2.1.3.b'];
    for (const seats of [[], [seat(4, { tie: 500 })], ONE_EACH]) {
      const told = toldOf(played(game, seats, NATURAL));
      expect(told.filter((one) => one.includes('shows') && one.endsWith('.b'))).toEqual(turned);
      expect(told).toContain('Player shows eight. Banker shows three. §8.3.5');
    }
    const one = toldOf(played(game, ONE_EACH, NATURAL, does(2, 'hold')));
    expect(one).toContain('player shows 2c 6d §4.3.5.a');
    expect(one).toContain('seat 2: turn-both §4.3.8');
    const other = toldOf(played(game, ONE_EACH, NATURAL, does(1, 'hold')));
    expect(other).toContain('seat 1: turn-both §4.3.6');
    expect(other).toContain('banker shows 2d Ah §4.3.7.a');
    expect(offers([seat(4, { tie: 500 })])).toEqual([]);
    expect(offers([seat(3, { player: 500 }), seat(4, { tie: 500 })])).toEqual(['Player to 3']);
  });

  it('§2.1.4: the dealer watches that the cards stay over the table, whenever somebody holds them', () => {
    expectWatchedWhileHeld(game, '§2.1.4');
  });

  it.each(FOLDING)(
    '§2.1.5, §2.1.5.a: the house rule on folding is posted and prompted: %s',
    (folding, text) => expectFoldingPosted(catalogued, folding, text, '§2.1.5'),
  );

  it('§3.1.1: a back bet is never offered the cards, however high', () => {
    expectBackBetNeverOffered(game);
  });

  it('§3.1.2: only who sits at the table and bets on the hand is asked, at the spot of that bet', () => {
    expectOnlyBettorsAsked(game);
  });

  it('§4.1: everything is called aloud: bets closed, large ties, offers, counts, cards drawn, the result', () => {
    const seats = [seat(1, { player: 1000, tie: 2501 }), seat(2, { banker: 1000, tie: 2500 })];
    expect(callsOf(played(game, seats, BOTH_DRAW, BOTH_HOLD))).toEqual([
      'No more bets.',
      'Tie bet of 25.01 at spot 1.',
      'The Player hand is offered to seat 1.',
      'The Banker hand is offered to seat 2.',
      'Player shows five.',
      'Banker shows three.',
      'Card for the Player.',
      'Player shows nine.',
      'Card for the Banker.',
      'Banker shows nine.',
      'Tie, nine all.',
    ]);
    expect(callsOf(played(game, [seat(1, { player: 1000 })], NATURAL))).toEqual([
      'No more bets.',
      'The Player hand is offered to seat 1.',
      'Player shows eight. Banker shows three.',
      'Natural: no more cards.',
      'Player wins, eight over three.',
    ]);
    expect(callsOf(played(game, ONE_EACH, NATURAL, does(2, 'hold')))).toContain('Player shows eight.');
  });

  it('§4.2: a round begins with the bets on the layout and takes no others', () => {
    expectBetsOfTheLayout(game);
  });

  it('§4.3.1: "no more bets" is the first thing said', () => {
    for (const seats of [[seat(1, { player: 1000, tie: 5000 })], []])
      expect(toldOf(played(game, seats, NATURAL)).indexOf('No more bets. §4.3.1')).toBe(0);
  });

  it('§4.3.2: all ties of more than 25 dollars, whoever’s, are called before anything is offered', () => {
    const told = toldOf(played(game, LARGE_TIES, NATURAL));
    expect(told.filter((one) => one.endsWith('§4.3.2'))).toEqual(largeTiesCalled('§4.3.2'));
    expect(told[1]).toContain('Tie bet');
  });

  it('§4.3.3: the holders are known before a card is dealt, and each gets the hand they bet on', () => {
    const told = toldOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD));
    const holds = told.filter((one) => one.includes(': hold'));
    expect(holds).toHaveLength(2);
    expect(told.findLastIndex((one) => one.includes(': hold'))).toBeLessThan(
      told.findIndex((one) => one.includes('gets a card')),
    );
    expect(told).toContain(`${dealer} passes the Player hand face down to seat 1. §4.3.5`);
    expect(told).toContain(`${dealer} passes the Banker hand face down to seat 2. §4.3.7`);
  });

  it.each([
    ['§4.3.4.a', 1, 'player'],
    ['§4.3.4.b', 2, 'banker'],
    ['§4.3.4.c', 3, 'player'],
    ['§4.3.4.d', 4, 'banker'],
  ])('%s: card %i goes face down to the %s', (_clause, number, place) => {
    const dealt = toldOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD)).filter((one) =>
      one.includes('gets a card'),
    );
    expect(dealt[number - 1]).toBe(`${place} gets a card face down §4.3.4`);
  });

  it('§4.3.4: four cards are dealt face down before any is passed or turned', () => {
    const told = toldOf(played(game, ONE_EACH, NATURAL, BOTH_HOLD));
    const cards = told.flatMap((one, i) => (one.includes('gets a card face down') ? [i] : []));
    expect(cards).toHaveLength(4);
    expect(told.findIndex((one) => one.includes('passes'))).toBe((cards[3] ?? 0) + 1);
    const unheld = toldOf(played(game, ONE_EACH, NATURAL));
    expect(unheld.filter((one) => one.includes('gets a card face down'))).toHaveLength(4);
  });

  describe('with both hands held', () => {
    it('§4.3.5: the Player cards reach their holder face down; until then nobody sees them, then no one else', () => {
      const offered = askedOn(game, ONE_EACH, DEAL, 'hold');
      expect(offered.places).toEqual([]);
      expect(seenFrom(game, askedOn(game, ONE_EACH, '2c 2d 3d', 'hold', 'hold'), 1)).toBe('? ? | ?');
      const passed = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
      expect(toldOf(passed)).toContain(`${dealer} passes the Player hand face down to seat 1. §4.3.5`);
      expect(seenFrom(game, passed, 1)).toBe('2c 3d | ? ?');
      expect(seenFrom(game, passed)).toBe('? ? | ? ?');
    });

    it('§1.1, §4.3.6, §4.3.6.a, §4.3.6.b: revealed by the holder card by card, then laid in its area, then counted aloud', () => {
      const first = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
      expect(askedIn(first)).toEqual({ seat: 1, verbs: ['turn-first', 'turn-second', 'turn-both'] });
      const second = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-second');
      expect(askedIn(second)).toEqual({ seat: 1, verbs: ['turn-first'] });
      expect(seenFrom(game, second)).toBe('? 3d | ? ?');
      expect(callsOf(second)).not.toContain('Player shows five.');
      const both = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-second', 'turn-first'));
      const at = both.indexOf('player shows 2c §4.3.6');
      expect(both.slice(at + 1, at + 3)).toEqual([
        `${dealer} lays the hand face up in the Player area. §4.3.6.a`,
        'Player shows five. §4.3.6.b',
      ]);
    });

    it('§4.3.7: the Banker cards are passed when the Player has been counted, and only then seen by their holder', () => {
      const before = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold');
      expect(seenFrom(game, before, 2)).toBe('? ? | ? ?');
      const after = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both');
      expect(toldOf(after)).toContain(`${dealer} passes the Banker hand face down to seat 2. §4.3.7`);
      expect(seenFrom(game, after, 2)).toBe('2c 3d | 2d Ah');
      expect(seenFrom(game, after, 1)).toBe('2c 3d | ? ?');
      const alone = played(game, ONE_EACH, NATURAL, does(2, 'hold'));
      expect(toldOf(alone)).toContain(`${dealer} passes the Banker hand face down to seat 2. §4.3.7`);
    });

    it('§4.3.8, §4.3.8.a, §4.3.8.b, READINGS 26: then laid and counted, and what is called is the Banker’s count', () => {
      const half = (turned: Verb) => askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', turned);
      expect(askedIn(half('turn-first'))).toEqual({ seat: 2, verbs: ['turn-second'] });
      expect(seenFrom(game, half('turn-first'))).toBe('2c 3d | 2d ?');
      expect(seenFrom(game, half('turn-second'))).toBe('2c 3d | ? Ah');
      const told = toldOf(askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both'));
      const at = told.indexOf('banker shows 2d Ah §4.3.8');
      expect(told.slice(at + 1, at + 3)).toEqual([
        `${dealer} lays the hand face up in the Banker area. §4.3.8.a`,
        'Banker shows three. §4.3.8.b',
      ]);
    });

    it('§4.4: the Player is played out first, third card and all', () => {
      const drawn = askedOn(game, ONE_EACH, DEAL, 'hold', 'hold', 'turn-both', 'turn-both');
      expect(drawn.places.map(({ cards }) => cards.length)).toEqual([3, 2]);
      // A Banker of two draws whatever the Player does, and waits all the same.
      const told = toldOf(played(game, ONE_EACH, { player: '2c 3d 4h', banker: '2d Kh 6s' }, BOTH_HOLD));
      expect(told.flatMap((one) => /^(player|banker) shows/.exec(one)?.[1] ?? [])).toEqual([
        'player',
        'banker',
        'player',
        'banker',
      ]);
    });

    it('§5.5.1: the Player’s third card goes face down to the same holder, who alone sees it', () => {
      expectThirdPlayerCardHeld(game);
    });

    it('§5.5.2, §5.5.2.a, §5.5.2.b: turned, laid and counted with the hand', () => {
      const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, BOTH_HOLD));
      const at = told.indexOf('player gets a card face down §5.5.1');
      expect(told.slice(at + 1, at + 5)).toEqual([
        'seat 1: turn-third §5.5.2',
        'player shows 4h §5.5.2',
        `${dealer} lays the hand face up in the Player area, the third across, beside the first two. §5.5.2.a`,
        'Player shows nine. §5.5.2.b',
      ]);
      const fourteen = { player: '2c 3d 9h', banker: '2d Ah 8s' };
      expect(toldOf(played(game, ONE_EACH, fourteen, BOTH_HOLD))).toContain('Player shows four. §5.5.2.b');
    });

    it('§5.6.1: the Banker’s third card goes face down to the same holder, who alone sees it', () => {
      expectThirdBankerCardHeld(game);
    });

    it('§5.6.2, §5.6.2.a, §5.6.2.b: turned, laid and counted with the hand', () => {
      const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, BOTH_HOLD));
      const at = told.indexOf('banker gets a card face down §5.6.1');
      expect(told.slice(at + 1, at + 5)).toEqual([
        'seat 2: turn-third §5.6.2',
        'banker shows 6s §5.6.2',
        `${dealer} lays the hand face up in the Banker area, the third across, beside the first two. §5.6.2.a`,
        'Banker shows nine. §5.6.2.b',
      ]);
    });
  });

  it('§4.3.5.a, §5.5.1.a: nobody took the Player: the dealer turns it and deals its third card face up', () => {
    const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, does(2, 'hold')));
    expect(told).toContain('player shows 2c 3d §4.3.5.a');
    expect(told).toContain('Player shows five. §4.3.6.b');
    expect(told).toContain('player gets a card face up §5.5.1.a');
    expect(told.filter((one) => one.startsWith('seat 1'))).toEqual(['seat 1: decline §2.1.1']);
  });

  it('§4.3.7.a, §5.6.1.a: nobody took the Banker: the dealer turns it and deals its third card face up', () => {
    const told = toldOf(played(game, ONE_EACH, BOTH_DRAW, does(1, 'hold')));
    expect(told).toContain('banker shows 2d Ah §4.3.7.a');
    expect(told).toContain('banker gets a card face up §5.6.1.a');
    expect(told).toContain('Banker shows three. §4.3.8.b');
  });

  it('§4.5: a natural on either hand ends the drawing, and seven is none', () => {
    expectNaturalsEndIt(game);
  });

  describe('§5: third cards, against the printed table of Mini-Baccarat', () => {
    it('§5.1.1: the Player stands on six and seven', () => {
      expectPlayerStands(game);
    });

    it('§5.1.2: the Player draws on five or less', () => {
      expectPlayerDraws(game);
    });

    it('§5.2.1: the Banker stands on seven, whatever the Player drew, or if it stood', () => {
      expectBankerAlways(game, [7], 2);
    });

    it('§5.2.2: the Banker draws on two or less, whatever the Player drew, or if it stood', () => {
      expectBankerAlways(game, [0, 1, 2], 3);
    });

    it('§5.3, §4.6: on three to six the Player’s third card decides, as the table prints', () => {
      expect(bankerDraws(game)).toEqual(BANKER_DRAWS);
    });

    it('§4.6: and the Player’s own count decides whether it draws', () => {
      expectOwnCountDecides(game);
    });

    it('§5.4: if the Player stood, the Banker draws on five or less and stands on six or more', () => {
      expectBankerAfterPlayerStood(game);
    });
  });

  it('§1.3, §5.7: wagers, payouts, commission and bets for the dealer are those of Mini-Baccarat', () => {
    const seats = [
      seat(1, { player: 1000 }),
      { ...seat(2, { banker: 1000, tie: 100 }), tips: { banker: 500 } },
    ];
    expect(paidOf(played(game, seats, { player: 'Kc 6d', banker: 'Qd 7h' }))).toEqual([
      '1 player lose -1000',
      '2 banker win 950',
      '2 tie lose -100',
      '2 banker (tip) win 500',
    ]);
    expect(paidOf(played(game, seats, BOTH_DRAW))).toEqual([
      '1 player push 0',
      '2 banker push 0',
      '2 banker (tip) push 0',
      '2 tie win 800',
    ]);
    expect(() => played(game, [seat(1, { player: 1, banker: 1 })], NATURAL)).toThrow(/1\.0 §3\.1\.1\.a/);
    const twice = [1, 2].map((number) => ({ ...seat(number, { player: 100 }), player: 'ann' }));
    expect(paidOf(played(game, twice, NATURAL))).toEqual(['1 player win 100', '2 player win 100']);
  });

  it.each([{}, { decks: 6, commission: 'beforehand' }])(
    '§1.3, §5.7: cards, spots, back bets, bets for the dealer and what excludes what are those of Mini-Baccarat under %j',
    (options) => {
      expect(takenFromMini(catalogued.with(options))).toEqual(takenFromMini(miniBaccarat.with(options)));
    },
  );

  it('§5.7: commission may be laid beforehand, and the winning hand, or both on a tie, are pushed forward', () => {
    expectCommissionAndHandsForward(catalogued);
  });

  it('a record may leave out who held the cards, or tell it, and pays the same', () => {
    const silent = played(game, ONE_EACH, BOTH_DRAW);
    const full = played(game, ONE_EACH, BOTH_DRAW, [
      ...BOTH_HOLD,
      ...does(1, 'turn-first', 'turn-second'),
      ...does(2, 'turn-second', 'turn-first'),
      ...does(1, 'turn-third'),
      ...does(2, 'turn-third'),
    ]);
    expect(paidOf(full)).toEqual(paidOf(silent));
    expect(() => played(game, ONE_EACH, BOTH_DRAW, does(3, 'hold'))).toThrow('nobody was asked');
    expect(() => played(game, ONE_EACH, NATURAL, does(1, 'hold', 'turn-third'))).toThrow('nobody was asked');
  });

  it.each([{}, { decks: 6, folding: 'forbidden', commission: 'beforehand' }])(
    'every round is sound under %j',
    (options) => expectSoundRounds(catalogued.with(options)),
  );
});

describe('bclc-baccarat 4.0 §1: the Classic table', () => {
  const game = classicSqueezeMidiBaccarat.with({});

  it('§1.2: has eighteen seats and back bettors, not one seat more, and two dealers', () => {
    expect(offersOf(played(game, [seat(18, { player: 100 })], NATURAL))).toEqual(['Player to 18']);
    expect(() => played(game, [seat(19, { player: 100 })], NATURAL)).toThrow('spots 1 to 18');
    expect(() => played(squeezeMidiBaccarat.with({}), [seat(10, { player: 100 })], NATURAL)).toThrow(
      '1 to 9',
    );
    const backed = { ...seat(18, { player: 100 }), back: [{ player: 'behind', wagers: { tie: 100 } }] };
    expect(paidOf(played(game, [backed], NATURAL))).toEqual(['18 player win 100', '18 tie (back) lose -100']);
    const staffed = game.posted.find(({ cites }) => cites.map(formatCite).includes('bclc-baccarat 4.0 §1.2'));
    expect(staffed?.text).toContain('two dealers');
  });
});
