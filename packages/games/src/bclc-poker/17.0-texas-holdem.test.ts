import { deck, JOKER, parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { PokerHand } from '../poker/hand.ts';
import { openTable, sitDown, sitOut, startHand } from '../poker/poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from '../poker/testing/rigged-hand.ts';
import { viewHand } from '../poker/view.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';

const deep = [10_000, 10_000, 10_000, 10_000];
const BOARD = '2c 3d 4s 8h 9c';
const limped = (cards = {}, options = {}): RiggedHand =>
  new RiggedHand(setupWith(deep, options), cards).do('call', 'call', 'call', 'check');

/** Everybody checks three streets down. */
const checkedDown = (dealt: RiggedHand): RiggedHand => {
  for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check', 'check');
  return dealt;
};

/** Everything that may be done, without what is refused. */
const offered = (dealt: RiggedHand): string[] =>
  dealt.question.actions.filter(({ refused }) => !refused).map(({ verb }) => verb);

const [high] = texasHoldem.hands;
const strength = (hand: string): number => {
  const cards = parseCards(hand);
  return high?.strength(cards.slice(0, 2), cards.slice(2)) ?? 0;
};

/** The worst and the best hand of each kind, from the highest kind to the lowest: two in the hand, five on the board. */
const LADDER = [
  ['As Ks Qs Js Ts 2d 3c', 'As Ks Qs Js Ts 2d 3c'],
  ['5s 4s 3s 2s As Kd Qh', 'Ks Qs Js Ts 9s 2d 3c'],
  ['2s 2h 2d 2c 3d 4h 3c', 'As Ah Ad Ac Kd Qh Jc'],
  ['2s 2h 2d 3d 3c 5h 7s', 'As Ah Ad Kd Kc Qh 9s'],
  ['7s 5s 4s 3s 2s 9d Th', 'As Ks Qs Js 9s 2d 3c'],
  ['5s 4h 3d 2c As 9d 8h', 'As Kh Qd Jc Ts 2d 3h'],
  ['2s 2h 2d 3c 4h 6s 8d', 'As Ah Ad Kc Qs 9h 7d'],
  ['3s 3h 2d 2c 4h 6s 8d', 'As Ah Kd Kc Qs 9h 7d'],
  ['2s 2h 3d 4c 6h 7s 9d', 'As Ah Kd Qc Js 9h 7d'],
  ['9s 8h 7d 5c 4s 3h 2d', 'As Kh Qd Jc 9s 8h 6d'],
] as const;

describe('bclc-poker 17.0 §1: the game', () => {
  it('§1.1: one standard deck: no joker, and no card twice', () => {
    for (const card of deck()) {
      const hand = new PokerHand(setupWith(deep));
      hand.advance({ card });
      expect(refusalOfCall(() => hand.advance({ card }))).toContain('dealt already');
      expect(refusalOfCall(() => hand.advance({ card: JOKER }))).toContain('not in the deck');
    }
  });

  it('§1.2: the best five of seven, with two, one or none of the own cards', () => {
    const winners = (holes: Record<number, string>, board: string): unknown[] =>
      checkedDown(limped({ holes, board }))
        .do('show', 'show', 'show', 'show')
        .events('awarded')
        .map(({ seat, call }) => `${seat} ${call}`);
    const poor = { 3: '2c 7d', 4: '2s 7c' };
    // The board plays for all four; then one card of seat 2 makes its flush; then both of seat 1 make a full house.
    expect(winners({ 1: '3c 4d', 2: '3s 5d', ...poor }, 'Ah Kh Qh Jh Th')).toEqual(
      [1, 2, 3, 4].map((seat) => `${seat} royal flush`),
    );
    expect(winners({ 1: 'Kd Kc', 2: '9h 5d', ...poor }, 'Ah Kh 8h 3h Ts')).toEqual(['2 flush, ace high']);
    expect(winners({ 1: 'Kd Kc', 2: '9h 5d', ...poor }, 'Ah Kh 8h 3h As')).toEqual(['1 kings full of aces']);
  });

  it('§1.3: everybody plays against everybody: the best hand wins, wherever it sits', () => {
    for (const best of [1, 2, 3, 4]) {
      const holes = { 1: 'Ks Kh', 2: 'Qs Qh', 3: 'Js Jh', 4: 'Ts Th', [best]: 'As Ah' };
      const dealt = checkedDown(limped({ holes, board: BOARD })).do('show', 'show', 'show', 'show');
      expect(dealt.events('awarded').map(({ seat, amount }) => [seat, amount])).toEqual([[best, 400]]);
    }
  });

  it('§1.4.1, §1.4.2, §1.4.5: suits are equal: a flush of each of them counts the same', () => {
    for (const hand of LADDER.flat()) {
      for (const suit of 'cdh') {
        const exchanged = hand.replace(new RegExp(`[s${suit}]`, 'g'), (one) => (one === 's' ? suit : 's'));
        expect([suit, strength(exchanged)]).toEqual([suit, strength(hand)]);
      }
    }
  });

  it('§1.4.10: of two high cards the higher wins, and if they are equal the next, down to the fifth', () => {
    const down = [
      'As Kh Qd Jc 9s 8h 6d',
      'As Kh Qd Jc 8s 7h 6d',
      'As Kh Qd Tc 9s 8h 6d',
      'As Kh Jd Tc 9s 8h 6d',
      'As Qh Jd Tc 8s 7h 6d',
      'Ks Qh Jd 9c 8s 7h 5d',
    ];
    const strengths = down.map(strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(strengths).size).toBe(down.length);
  });

  it('§1.4, §1.4.1, §1.4.2, §1.4.3, §1.4.4, §1.4.5, §1.4.6, §1.4.7, §1.4.8, §1.4.9, §1.4.10: ten kinds in this order', () => {
    LADDER.forEach(([worst], kind) => {
      const below = LADDER[kind + 1];
      if (below) expect(strength(worst)).toBeGreaterThan(strength(below[1]));
    });
    const calls = LADDER.map(([, best]) => {
      const cards = parseCards(best);
      return high?.call(cards.slice(0, 2), cards.slice(2));
    });
    expect(calls).toEqual([
      'royal flush',
      'straight flush, king high',
      'four aces',
      'aces full of kings',
      'flush, ace high',
      'straight, ace high',
      'three aces',
      'aces and kings',
      'pair of aces',
      'ace high',
    ]);
  });
});

describe('bclc-poker 17.0 §2: what a player may do', () => {
  it('§2.1: who folds gives the cards up and has no claim any more', () => {
    const dealt = new RiggedHand(setupWith(deep)).do('raise 300', 'fold', 'fold');
    const folded = viewHand(dealt.hand, { seats: [] }).players[0];
    expect(folded).toMatchObject({ status: 'folded', cards: [], stack: 9950 });
    dealt.do('call');
    expect(dealt.pots).toEqual([[650, [2, 3]]]);
    // Without a bet to face, too.
    const unforced = limped().do('fold');
    expect(viewHand(unforced.hand, { seats: [] }).players[0]?.status).toBe('folded');
  });

  it('§2.2: who checks keeps the cards and bets nothing', () => {
    const dealt = limped().do('check');
    expect(dealt.hand.state.players[0]).toMatchObject({ out: null, bet: 0, stack: 9900 });
    dealt.do('bet 300');
    expect(dealt.action('check').refused?.reason).toContain('There is a bet to you');
  });

  it('§2.3: a bet goes from the stack to the pot', () => {
    const dealt = limped().do('bet 300');
    expect(dealt.hand.state.players[0]).toMatchObject({ bet: 300, stack: 9600 });
    dealt.do('call', 'fold', 'fold');
    expect(dealt.pots).toEqual([[1000, [1, 2]]]);
  });

  it('§2.5: a call matches the bet before it, exactly', () => {
    const dealt = limped().do('bet 300');
    expect(dealt.action('call').costs).toBe(300);
    const less = { verb: 'call', amount: cents(200) } as const;
    expect(refusalOfCall(() => dealt.hand.advance({ answer: less }))).toContain('takes no amount');
    dealt.do('raise 900');
    expect(dealt.action('call').costs).toBe(900);
    dealt.do('fold', 'fold');
    expect(dealt.action('call').costs).toBe(600);
    dealt.do('call');
    expect(dealt.stacks).toEqual([9000, 9000, 9900, 9900]);
    // The small blind completes: it has matched half of the bet already.
    const small = new RiggedHand(setupWith(deep)).do('fold', 'fold', 'call');
    expect(small.stacks).toEqual([9900, 9900, 10_000, 10_000]);
  });
});

describe('bclc-poker 17.0: who has no part in it', () => {
  it('§3.3, §9.1: the dealer has no hand and no bet: cards go to players and the board, chips to players and the rake', () => {
    const dealt = new RiggedHand(setupWith(deep, { rakePercent: 10 }), {
      holes: { 2: 'As Kd', 3: 'Ah Kc' },
      board: 'Ac Kh 7d 6s 2c',
    });
    const verbs = new Set<string>();
    for (const answer of ['call', 'call', 'fold', 'check']) {
      for (const { verb } of dealt.question.actions) verbs.add(verb);
      dealt.do(answer);
    }
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check');
    const { events, state } = dealt.do('show', 'show', 'show').hand;
    expect([...verbs].toSorted()).toEqual(['bet', 'call', 'check', 'fold', 'raise']);
    const seats = new Set(state.players.map(({ seat }) => seat));
    expect(events.filter((event) => 'seat' in event && !seats.has(event.seat))).toEqual([]);
    const stacks = state.players.reduce((sum, { stack }) => sum + stack, 0);
    // 3.15 for two winners: the odd chip is a player's too.
    expect(state.raked).toBe(35);
    expect(stacks + state.raked).toBe(40_000);
  });
});

describe('bclc-poker 17.0 §10: the sequence of play', () => {
  it('§4.1, §4.1.1, §4.1.2, §10.1: both blinds are posted before any card, the small half of the big', () => {
    const dealt = new RiggedHand(setupWith(deep));
    const kinds = dealt.hand.events.map(({ type }) => type);
    expect(kinds.slice(0, 3)).toEqual(['posted', 'posted', 'dealt']);
    expect(dealt.events('posted').map(({ seat, kind, amount }) => [seat, kind, amount])).toEqual([
      [1, 'small-blind', 50],
      [2, 'big-blind', 100],
    ]);
    expect(dealt.action('call').costs).toBe(100);
  });

  it('§4.1.2: the big blind is the first bet, however small the small blind is', () => {
    const options = { smallBlind: 25, betting: 'fixed-limit' };
    const dealt = new RiggedHand(setupWith(deep, options));
    expect(dealt.events('posted').map(({ amount }) => amount)).toEqual([25, 100]);
    expect(dealt.action('call').costs).toBe(100);
    expect(dealt.raise).toEqual([200, 200]);
    dealt.do('call', 'call', 'call');
    expect([dealt.toAct, dealt.action('check').refused]).toEqual([2, undefined]);
    dealt.do('check');
    expect(dealt.pots).toEqual([[400, [1, 2, 3, 4]]]);
  });

  it('§10.2.1: an empty seat and an absent player get no card', () => {
    let table = openTable(rulesWith());
    for (const seat of [2, 5, 7, 9]) table = sitDown(table, seat, `player ${seat}`, cents(10_000));
    const started = startHand(sitOut(table, 7));
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup);
    expect(dealt.events('dealt').map(({ seat }) => seat)).toEqual([2, 5, 9, 2, 5, 9]);
  });

  it('§10.3, §10.3.1: the first calls, raises or folds, and after a fold the next has the same choice', () => {
    const dealt = new RiggedHand(setupWith(deep));
    expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'call', 'raise']]);
    dealt.do('fold');
    expect([dealt.toAct, offered(dealt)]).toEqual([4, ['fold', 'call', 'raise']]);
  });

  it('§10.4: once there is a bet, everybody left folds, calls or raises in turn', () => {
    const dealt = limped().do('check', 'bet 200');
    const choice = ['fold', 'call', 'raise'];
    for (const seat of [3, 4, 1]) {
      expect([dealt.toAct, offered(dealt)]).toEqual([seat, choice]);
      dealt.do('call');
    }
    expect(dealt.events('turned')).toHaveLength(4);
    // The same goes round again after a raise, to who has called and to who has bet.
    const raised = limped().do('check', 'bet 200', 'call', 'raise 600', 'fold');
    for (const seat of [2, 3]) {
      expect([raised.toAct, offered(raised)]).toEqual([seat, choice]);
      raised.do('call');
    }
    expect(raised.events('turned')).toHaveLength(4);
  });

  it('§10.7: after a raise both blinds call, raise or fold', () => {
    const dealt = new RiggedHand(setupWith(deep)).do('raise 300', 'fold');
    expect([dealt.toAct, offered(dealt)]).toEqual([1, ['fold', 'call', 'raise']]);
    expect(dealt.action('call').costs).toBe(250);
    dealt.do('call');
    expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'call', 'raise']]);
    expect(dealt.action('call').costs).toBe(200);
  });

  it('§10.9, §10.11, §10.13: on each later street the first who remains left of the button checks, bets or folds', () => {
    // The small blind is out, so the big blind is the first.
    const dealt = new RiggedHand(setupWith(deep)).do('call', 'call', 'fold', 'check');
    for (let street = 0; street < 3; street += 1) {
      expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'check', 'bet']]);
      dealt.do('bet 100');
      expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'call', 'raise']]);
      dealt.do('call', 'call');
    }
    expect(offered(dealt)).toEqual(['show', 'muck']);
    // With the small blind in, it opens, whoever bet last.
    const all = limped().do('check', 'check', 'bet 100', 'call', 'call', 'call');
    expect(all.toAct).toBe(1);
  });

  it('§10.14: after the last betting whoever remains exposes both cards', () => {
    const dealt = checkedDown(limped({}, { showdown: 'exposed' }));
    expect(dealt.events('shown').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    const seen = viewHand(dealt.hand, { seats: [] }).players.flatMap(({ cards }) => cards);
    expect(seen).toHaveLength(8);
    expect(seen).not.toContain(null);
  });

  it('§10.15: the winning hand is read and declared', () => {
    const dealt = checkedDown(
      limped({ holes: { 1: 'Kd Qc', 2: 'Jd Tc', 3: 'As Ah', 4: 'Kh Qd' }, board: '2c 3d 4s 8h Ac' }),
    ).do('show', 'show', 'show', 'show');
    expect(dealt.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([[3, 'three aces']]);
    const aside = new RiggedHand(setupWith([1000, 1000, 300]), {
      holes: { 1: 'Ks Kh', 2: 'Qs Qh', 3: 'As Ah' },
      board: BOARD,
    });
    aside.do('raise 300', 'call', 'call', 'bet 300', 'call', 'check', 'check', 'check', 'check');
    const awards = aside.do('show', 'show', 'show').events('awarded');
    expect(awards.map(({ seat, call }) => [seat, call])).toEqual([
      [3, 'pair of aces'],
      [1, 'pair of kings'],
    ]);
  });

  it('§6.1, §6.1.1: a short stack calls for what it has, and is told as all in', () => {
    const dealt = new RiggedHand(setupWith([10_000, 10_000, 10_000, 250])).do('raise 1000');
    expect(dealt.action('call').costs).toBe(250);
    expect(dealt.raise).toContain('you may call for what you have');
    dealt.do('call');
    expect(dealt.events('acted').at(-1)).toMatchObject({ seat: 4, put: 250, allIn: true });
    // Those behind still face the whole bet.
    expect(dealt.action('call').costs).toBe(950);
    dealt.do('raise 10000');
    expect(dealt.events('acted').map(({ seat, allIn }) => [seat, allIn])).toEqual([
      [3, false],
      [4, true],
      [1, true],
    ]);
    const { players } = viewHand(dealt.hand, { seats: [] });
    expect(players.map(({ status }) => status)).toEqual(['all-in', 'in', 'in', 'all-in']);
    const exact = new RiggedHand(setupWith([10_000, 10_000, 10_000, 1000])).do('raise 1000');
    expect([exact.action('call').costs, exact.raise]).toEqual([
      1000,
      expect.stringContaining('you may call for what you have'),
    ]);
  });
});
