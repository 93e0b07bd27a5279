import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { readPhh } from '../poker/phh/phh-hand.ts';
import { dealPhh, replayPhh } from '../poker/phh/replay-phh.ts';
import { writePhh } from '../poker/phh/write-phh.ts';
import { pokerGame } from '../poker/poker-rules.ts';
import {
  drawButton,
  drawersForButton,
  finishHand,
  type PokerTable,
  sitDown,
  startHand,
} from '../poker/poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from '../poker/testing/rigged-hand.ts';
import { checkedDown, dealing, offered, rigged, studTable } from '../poker/testing/rigged-stud.ts';
import { viewHand } from '../poker/view.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';

const deep = [10_000, 10_000, 10_000];

/** Seat 2 shows the lowest card, seat 3 the best pair from fourth street on. */
const HOLES = {
  1: 'Ac Kd 9h 8c 7d 4s 2h',
  2: 'Qs Qh 3d Jc 6h 5s 2c',
  3: 'As Ad Ts Td 9c 6d 4c',
};

const stud = (
  stacks: readonly number[] = deep,
  options: Record<string, unknown> = {},
  holes: Record<number, string> = HOLES,
): RiggedHand => rigged(sevenCardStud, stacks, holes, options);

const tableOf = (seats: readonly number[], options: Record<string, unknown> = {}): PokerTable =>
  studTable(sevenCardStud, seats, options);

describe('bclc-poker 23.0 §1: the game', () => {
  it('§1.1: one deck, seven cards each, dealt by the dealer', () => {
    const dealt = checkedDown(stud());
    expect(dealt.hand.state.players.map(({ cards }) => cards.length)).toEqual([7, 7, 7]);
    expect(refusalOfCall(() => stud(deep, {}, { 1: 'Jo' }))).toContain('not in the deck');
    expect(refusalOfCall(() => stud(deep, {}, { 1: 'As', 2: 'As' }))).toContain('dealt already');
  });

  it('§1.2, §1.3: the best five of one’s own seven wins, wherever it sits', () => {
    const winner = (holes: Record<number, string>): unknown[] =>
      checkedDown(stud(deep, {}, holes))
        .events('awarded')
        .map(({ seat, call, amount }) => [seat, call, amount]);
    // Seats 1 to 3 in turn hold a flush that needs the first and the last card.
    const flush = 'Kh 2c 9h 5h 3h 7d Jh';
    const pair = 'Ac Ad Ts 8s 6c 4d 2d';
    const high = 'Qc Jd 9c 8d 5s 4s 3s';
    expect(winner({ 1: flush, 2: pair, 3: high })).toEqual([[1, 'flush, king high', 375]]);
    expect(winner({ 1: pair, 2: high, 3: flush })).toEqual([[3, 'flush, king high', 375]]);
    expect(winner({ 1: pair, 2: high, 3: 'Kd Qh Th 9s 7c 6h 5c' })).toEqual([[1, 'pair of aces', 375]]);
  });

  const LADDER = [
    ['As Ks Qs Js Ts 2d 3c', 'royal flush'],
    ['Kh Qh Jh Th 9h 2d 3c', 'straight flush, king high'],
    ['9s 9h 9d 9c 3d 4h 2c', 'four nines'],
    ['8s 8h 8d 3d 3c 5h 7s', 'eights full of threes'],
    ['Ac Jc 7c 4c 2c Kd Qh', 'flush, ace high'],
    ['6s 5h 4d 3c 2s Jd 9h', 'straight, six high'],
    ['5s 5h 5d 9c Js Kh 2d', 'three fives'],
    ['Ts Th 6d 6c 2h Js 8d', 'tens and sixes'],
    ['7s 7h 3d Jc Qh As 9d', 'pair of sevens'],
    ['Ks Qh 9d 7c 5s 4h 2d', 'king high'],
  ] as const;

  it('§1.4, §1.4.1, §1.4.2, §1.4.3, §1.4.4, §1.4.5, §1.4.6, §1.4.7, §1.4.8, §1.4.9, §1.4.10: ten kinds in this order', () => {
    const [high] = sevenCardStud.hands;
    const strengths = LADDER.map(([hand]) => high?.strength(parseCards(hand), []) ?? 0);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(strengths).size).toBe(LADDER.length);
    expect(LADDER.map(([hand]) => high?.call(parseCards(hand), []))).toEqual(LADDER.map(([, call]) => call));
  });
});

describe('bclc-poker 23.0 §2: what a player may do', () => {
  it('§2.1: who folds gives all cards up, also those that lay face up', () => {
    const dealt = stud().do('bet 100', 'fold');
    expect(viewHand(dealt.hand, { seats: [] }).players[2]).toMatchObject({ status: 'folded', cards: [] });
    expect(dealt.toAct).toBe(1);
    dealt.do('call');
    expect(dealt.pots).toEqual([[275, [1, 2]]]);
  });

  it('§2.2: who checks keeps the cards and bets nothing', () => {
    const dealt = stud().do('bet 100', 'call', 'call', 'check');
    expect(dealt.hand.state.players[2]).toMatchObject({ out: null, bet: 0, stack: 9875 });
    dealt.do('bet 100');
    expect(dealt.action('check').refused?.cite).toMatchObject({ section: '23.0', clause: '2.5' });
  });

  it('§2.3, §2.5: a bet goes to the pot, and a call matches it', () => {
    // Who has put something in already calls with the rest of it, and not with less.
    const raised = stud().do('bet 100', 'raise 200', 'fold');
    expect(raised.action('call').costs).toBe(100);
    expect(refusalOfCall(() => raised.do('call 50'))).not.toBe('accepted');
    expect(raised.do('call').hand.state.players[1]?.stack).toBe(9775);
    const dealt = stud().do('bet 100');
    expect(dealt.action('call').costs).toBe(100);
    dealt.do('call', 'call');
    expect(dealt.pots).toEqual([[375, [1, 2, 3]]]);
  });

  it('§2.4: a raise is one bet more, three a round while more than two are in', () => {
    const dealt = stud().do('bet 100');
    for (const to of [200, 300, 400]) {
      expect(dealt.raise).toEqual([to, to]);
      dealt.do(`raise ${to}`);
    }
    expect(dealt.raise).toContain('There have been 3 raises');
    expect(dealt.action('raise').refused?.cite).toMatchObject({ section: '23.0', clause: '2.4' });
    const two = stud().do('bet 100', 'fold');
    for (const to of [200, 300, 400, 500]) two.do(`raise ${to}`);
    expect(two.raise).toEqual([600, 600]);
  });

  it('READINGS 63: the small bet on third and fourth street, the big one from fifth on', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    const sizes = [];
    for (let street = 4; street <= 7; street += 1) {
      sizes.push(dealt.raise);
      dealt.do('check', 'check', 'check');
    }
    expect(sizes).toEqual([
      [100, 100],
      [200, 200],
      [200, 200],
      [200, 200],
    ]);
  });
});

describe('bclc-poker 23.0 §3: betting', () => {
  it('§3.1: eight may play, not nine', () => {
    const eight = Array.from({ length: 8 }, () => 1000);
    expect(new RiggedHand(setupWith(eight, {}, { variant: sevenCardStud })).events('posted')).toHaveLength(8);
    const nine = (): unknown => new RiggedHand(setupWith([...eight, 1000], {}, { variant: sevenCardStud }));
    expect(refusalOfCall(nine)).toContain('23.0 §3.1');
    expect(refusalOfCall(() => sitDown(tableOf([1, 2]), 9, 'ninth', cents(10_000)))).toContain('23.0 §3.1');
  });

  it('§3.2, §9.1: the dealer has no hand and no bet', () => {
    const { events, state } = checkedDown(stud(deep, { rakePercent: 10 })).hand;
    const seats = new Set(state.players.map(({ seat }) => seat));
    expect(events.filter((event) => 'seat' in event && !seats.has(event.seat))).toEqual([]);
    const stacks = state.players.reduce((sum, { stack }) => sum + stack, 0);
    expect(stacks + state.raked).toBe(30_000);
  });

  it('§3.3: one position and one hand a player', () => {
    expect(refusalOfCall(() => sitDown(tableOf([1, 2]), 3, 'player 1', cents(10_000)))).toContain(
      '23.0 §3.3',
    );
  });

  it('§3.4: nobody bets on another’s hand: only who is asked puts chips in, and in front of oneself', () => {
    const dealt = stud();
    const before = dealt.hand.state.players.map(({ stack }) => stack);
    dealt.do('bet 100');
    const changed = dealt.hand.state.players.flatMap(({ seat, stack }, at) =>
      stack === before[at] ? [] : [seat],
    );
    expect(changed).toEqual([2]);
  });

  it('§3.5: the ceilings of the bets are settled before the first card, and hold', () => {
    const rules = rulesWith({ smallBet: 500 }, sevenCardStud);
    expect(rules.betting).toMatchObject({ structure: 'fixed-limit', smallBet: 500, bigBet: 1000 });
    const low = (): unknown =>
      rulesWith({ betting: 'no-limit', smallBet: 20_000, maximumBet: 10_000 }, sevenCardStud);
    expect(refusalOfCall(low)).toContain('23.0 §3.5');
    const most = setupWith(deep, { betting: 'no-limit', maximumBet: 10_000 }, { variant: sevenCardStud });
    expect(
      new RiggedHand(
        { ...most, players: most.players.map((one) => ({ ...one, stack: cents(50_000) })) },
        { holes: HOLES },
      ).raise,
    ).toEqual([100, 10_000]);
  });
});

describe('bclc-poker 23.0 §4 to §6: ante, buy-in, all in', () => {
  it('§4.1, §10.1: everybody places an ante before any card', () => {
    const dealt = stud();
    expect(dealt.hand.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'posted',
      'posted',
      'posted',
      'dealt',
    ]);
    expect(dealt.events('posted').map(({ seat, kind, amount }) => [seat, kind, amount])).toEqual([
      [1, 'ante', 25],
      [2, 'ante', 25],
      [3, 'ante', 25],
    ]);
    expect(dealt.events('posted')[0]?.cite).toMatchObject({ section: '23.0', clause: '4.1' });
  });

  it('§4.2: the ante is settled in relation to the bets: at most the small bet, in whole chips', () => {
    expect(rulesWith({ ante: 100 }, sevenCardStud).forced).toMatchObject({ ante: 100 });
    expect(refusalOfCall(() => rulesWith({ smallBet: 100, ante: 200 }, sevenCardStud))).toContain(
      '23.0 §4.2',
    );
    const odd = (): unknown => rulesWith({ smallBet: 200, ante: 75, smallestChip: 50 }, sevenCardStud);
    expect(refusalOfCall(odd)).toContain('23.0 §4.2');
  });

  it('§5.1: nobody sits down with less than the minimum', () => {
    const short = (): unknown => sitDown(tableOf([1]), 2, 'short', cents(1999));
    expect(refusalOfCall(short)).toContain('23.0 §5.1');
    expect(sitDown(tableOf([1]), 2, 'enough', cents(2000)).seats.size).toBe(2);
  });

  it('§6.1, §6.1.1: a short stack calls for what it has and is told as all in', () => {
    const dealt = stud([10_000, 10_000, 85]).do('bet 100');
    expect(dealt.action('call').costs).toBe(60);
    expect(dealt.raise).toContain('you may call for what you have');
    dealt.do('call');
    expect(dealt.events('acted').at(-1)).toMatchObject({ seat: 3, put: 60, allIn: true });
    // An ante that takes all one has is all in too.
    const ante = stud([10_000, 20, 10_000]);
    expect(ante.hand.state.players[1]).toMatchObject({ stack: 0, paid: 20 });
  });

  it('§6.2: what nobody matches goes back, or is played for in a side pot', () => {
    const dealt = stud([10_000, 10_000, 85]).do('bet 100', 'call', 'call');
    expect(dealt.pots).toEqual([
      [255, [1, 2, 3]],
      [80, [1, 2]],
    ]);
    const alone = stud([85, 10_000, 10_000]).do('bet 100', 'fold', 'call');
    expect(alone.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[2, 40]]);
  });

  it('§6.3: as many side pots as stacks ask for', () => {
    const stacks = [10_000, 10_000, 45, 65, 85];
    const holes = { 1: 'Ac Kd 9h', 2: 'Qs Qh 3d', 3: 'As Ad Ts', 4: 'Jc Jd 8s', 5: '5c 5d 7s' };
    const dealt = stud(stacks, {}, holes).do('bet 100', 'call', 'call', 'call', 'call');
    expect(dealt.pots.map(([amount, seats]) => [amount, seats.length])).toEqual([
      [225, 5],
      [80, 4],
      [60, 3],
      [80, 2],
    ]);
  });

  it('§6.4: a pot goes to the best hand among those who paid into it', () => {
    // Seat 3 has aces for the antes only; seat 2's queens take the rest from seat 1.
    const dealt = stud([10_000, 10_000, 25]).do('bet 100', 'call');
    while (dealt.hand.waiting.for === 'answer') dealt.do('check');
    expect(dealt.events('awarded').map(({ seat, amount, pot }) => [seat, amount, pot])).toEqual([
      [3, 75, 0],
      [2, 200, 1],
    ]);
  });
});

describe('bclc-poker 23.0 §7: the button, where one is used', () => {
  const folded = (table: PokerTable): { table: PokerTable; order: number[] } => {
    const started = startHand(table);
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup).do('bet 100');
    while (dealt.hand.waiting.for === 'answer') dealt.do('fold');
    return {
      table: finishHand(started.table, dealt.hand),
      order: started.setup.players.map(({ seat }) => seat),
    };
  };

  it('§7.1: the highest card by suit has the first button', () => {
    const table = tableOf([2, 4, 7], { button: 'on' });
    expect(drawersForButton(table)).toEqual([2, 4, 7]);
    const cards = parseCards('Kh 9c Ks');
    const drawn = [2, 4, 7].map((seat, at) => ({ seat, card: cards[at] ?? cards[0] ?? never() }));
    const started = startHand(drawButton(table, drawn));
    expect(started?.table.button).toBe(7);
    expect(refusalOfCall(() => drawButton(table, drawn.slice(1)))).toContain('draws one card');
    expect(drawersForButton(tableOf([2, 4, 7]))).toEqual([]);
  });

  it('§7.2: it moves clockwise one position a hand', () => {
    let table = tableOf([2, 4, 7], { button: 'on' });
    const buttons = [];
    for (let hand = 0; hand < 4; hand += 1) {
      ({ table } = folded(table));
      buttons.push(table.button);
    }
    expect(buttons).toEqual([7, 2, 4, 7]);
  });

  it('§10.2.1: without a button the deal begins at the dealer’s left, hand after hand', () => {
    const first = folded(tableOf([2, 4, 7]));
    expect(first.order).toEqual([2, 4, 7]);
    expect(folded(first.table).order).toEqual([2, 4, 7]);
    expect(folded(tableOf([2, 4, 7], { button: 'on' })).order).toEqual([2, 4, 7]);
    const second = folded(folded(tableOf([2, 4, 7], { button: 'on' })).table);
    expect(second.order).toEqual([4, 7, 2]);
  });

  const never = (): never => {
    throw new Error('There is a card for everybody.');
  };
});

describe('bclc-poker 23.0 §8: the rake', () => {
  it('§8.1: up to a tenth of the wagers, and up to 15 dollars', () => {
    expect(rulesWith({ rakePercent: 10, rakeCap: 1500 }, sevenCardStud).rake).toMatchObject({
      percent: 10,
      cap: 1500,
    });
    expect(refusalOfCall(() => rulesWith({ rakePercent: 11 }, sevenCardStud))).toContain('23.0 §8.1');
    expect(refusalOfCall(() => rulesWith({ rakeCap: 1550 }, sevenCardStud))).toContain('23.0 §8.1');
    expect(checkedDown(stud(deep, { rakePercent: 10 })).hand.state.raked).toBe(37);
  });

  it('§8.2: at the end of the hand or of each round, rounded down to whole chips', () => {
    const taken = (options: Record<string, unknown>): number[] =>
      checkedDown(stud(deep, { rakePercent: 10, ...options }))
        .events('raked')
        .map(({ amount }) => amount);
    expect(taken({ smallestChip: 25 })).toEqual([25]);
    const rounds = stud(deep, { rakePercent: 10, rakeTaken: 'each-round', smallestChip: 25 });
    rounds.do('bet 100', 'call', 'call');
    expect(rounds.events('raked').map(({ amount }) => amount)).toEqual([25]);
    rounds.do('bet 100', 'call', 'call', 'bet 200', 'call', 'call');
    // 375, 675 and 1,275 in the pot: 25, 50 and 125 together.
    expect(rounds.events('raked').map(({ amount }) => amount)).toEqual([25, 25, 75]);
    expect(rounds.events('raked')[0]?.cite).toMatchObject({ section: '23.0', clause: '8.2' });
  });
});

describe('bclc-poker 23.0 §10: the sequence of play', () => {
  it('§10.2, §10.2.1, §10.7, §10.10, §10.12: two down and one up, three up, one down; burns before the fourth and the last', () => {
    expect(dealing(checkedDown(stud()).hand)).toBe(
      '1d 2d 3d 1d 2d 3d 1u 2u 3u burn 1u 2u 3u 1u 2u 3u 1u 2u 3u burn 1d 2d 3d',
    );
  });

  it('§10.3: the lowest card that lies face up must bet, aces are high', () => {
    const dealt = stud();
    expect([dealt.toAct, offered(dealt)]).toEqual([2, ['bet']]);
    expect(dealt.raise).toEqual([100, 100]);
    for (const verb of ['fold', 'check'] as const) {
      expect(dealt.action(verb).refused?.cite).toMatchObject({ section: '23.0', clause: '10.3' });
    }
    // A card face down does not count, and an ace is not low.
    expect(stud(deep, {}, { 1: '2c 2d Kc', 2: '4c 5c Ah', 3: '8c 9c Qs' }).toAct).toBe(3);
  });

  it('§10.4: of equal cards clubs are lowest, then diamonds, hearts and spades', () => {
    const opener = (...up: readonly string[]): number | null =>
      stud(deep, {}, { 1: `Ac Kc ${up[0]}`, 2: `Ad Kd ${up[1]}`, 3: `Ah Kh ${up[2]}` }).toAct;
    expect(opener('3s', '3h', '3d')).toBe(3);
    expect(opener('3s', '3h', '4c')).toBe(2);
    expect(opener('3d', '3c', '3h')).toBe(2);
    expect(opener('3d', '3s', '3h')).toBe(1);
  });

  it('READINGS 53: where the table has a smaller bring-in, it may be posted, and completing it is the bet', () => {
    const dealt = stud(deep, { bringIn: 50 });
    expect(offered(dealt)).toEqual(['bet', 'bring-in']);
    expect(dealt.question.absent).toEqual({ verb: 'bring-in' });
    dealt.do('bring-in');
    expect([dealt.toAct, dealt.action('call').costs, dealt.raise]).toEqual([3, 50, [100, 100]]);
    dealt.do('raise 100', 'raise 200', 'raise 300', 'raise 400');
    expect(dealt.raise).toContain('There have been 3 raises');
    expect(refusalOfCall(() => rulesWith({ smallBet: 100, bringIn: 100 }, sevenCardStud))).toContain(
      '23.0 §10.3',
    );
  });

  it('§10.5: after the opener everybody folds, calls or raises', () => {
    const dealt = stud().do('bet 100');
    for (const seat of [3, 1]) {
      expect([dealt.toAct, offered(dealt)]).toEqual([seat, ['fold', 'call', 'raise']]);
      dealt.do(seat === 3 ? 'raise 200' : 'raise 300');
    }
    expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'call', 'raise']]);
  });

  it('§10.6: a bet that nobody calls takes the antes, and nothing is shown', () => {
    const dealt = stud().do('bet 100', 'fold', 'fold');
    expect(dealt.stacks).toEqual([9975, 10_050, 9975]);
    expect(dealt.events('awarded')[0]?.cite).toMatchObject({ section: '23.0', clause: '10.6' });
    expect(dealt.events('shown')).toEqual([]);
  });

  it('§10.8, §10.13: later the best cards face up speak first, checking or betting', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    // A pair of tens in front of seat 3, on every street.
    for (let street = 4; street <= 7; street += 1) {
      expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'check', 'bet']]);
      dealt.do('check', 'check', 'check');
    }
    const kicker = stud(deep, {}, { 1: 'Ac Kd 9h Ks', 2: 'Qs Qh 3d Kh', 3: 'As Ad Ts 4d' });
    expect(kicker.do('bet 100', 'call', 'call').toAct).toBe(1);
  });

  it('§10.9, §10.11, §10.14: on the later streets all check, bet, call, raise or fold', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    for (const bet of [100, 200, 200, 200]) {
      dealt.do('check');
      expect(offered(dealt)).toEqual(['fold', 'check', 'bet']);
      dealt.do(`bet ${bet}`);
      expect(offered(dealt)).toEqual(['fold', 'call', 'raise']);
      dealt.do(`raise ${2 * bet}`, 'call', 'call');
    }
    expect(dealt.hand.waiting.for).toBe('nothing');
  });

  it('§10.15: the remaining hands are exposed and the winning one is declared', () => {
    const dealt = checkedDown(stud());
    expect(dealt.events('shown').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 7],
      [2, 7],
      [3, 7],
    ]);
    expect(dealt.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([[3, 'aces and tens']]);
  });

  it('§10.16: with the pot awarded the hand is over', () => {
    const dealt = checkedDown(stud());
    expect(dealt.hand.events.slice(-2).map(({ type }) => type)).toEqual(['awarded', 'finished']);
    expect(dealt.events('awarded')[0]?.cite).toMatchObject({ section: '23.0', clause: '10.16' });
    expect(dealt.stacks).toEqual([9875, 9875, 10_250]);
  });

  it('READINGS 50: of a tied pot the odd chip goes by the highest card, spades first', () => {
    const dealt = checkedDown(
      stud(deep, {}, { 1: 'Ah Kh 3d Qs Jd 9d 8d', 2: 'As Kd 4d Qh Jh 9c 8c', 3: 'Kc Qd 2s 7c 5h 6h Tc' }),
    );
    expect(dealt.events('awarded').map(({ seat, amount }) => [seat, amount])).toEqual([
      [2, 188],
      [1, 187],
    ]);
  });
});

describe('bclc-poker 23.0 §11: further rules', () => {
  it('§11.1: a seat that folds while everybody checks still takes a card of the next deal', () => {
    const dealt = stud().do('bet 100', 'call', 'call', 'check', 'fold', 'check');
    expect(dealing(dealt.hand).split(' ').slice(-3)).toEqual(['1u', '2u', '3u']);
    // The card is not played: seat 1 has no claim, and is not dealt to once more.
    expect(dealt.hand.state.players[0]?.out).toBe('folded');
    dealt.do('check', 'check');
    expect(dealing(dealt.hand).split(' ').slice(-2)).toEqual(['2u', '3u']);
    // With a bet in the round it takes none.
    const bet = stud().do('bet 100', 'call', 'call', 'bet 100', 'fold', 'call');
    expect(dealing(bet.hand).split(' ').slice(-2)).toEqual(['2u', '3u']);
  });

  it('§11.2: where the high hand is all in, the first to its left speaks', () => {
    const dealt = stud([10_000, 10_000, 125]).do('bet 100', 'call', 'call');
    expect(dealt.hand.state.players[2]?.stack).toBe(0);
    expect(dealt.toAct).toBe(1);
  });

  it('READINGS 53: when eight stay to the last card, one in the middle serves all', () => {
    const eight = Array.from({ length: 8 }, () => 10_000);
    const dealt = checkedDown(new RiggedHand(setupWith(eight, {}, { variant: sevenCardStud })));
    expect(dealing(dealt.hand).split(' ').slice(-2)).toEqual(['burn', 'middle']);
    expect(dealt.hand.state.players.every(({ cards }) => cards.length === 6)).toBe(true);
    expect(dealt.hand.state.boards).toEqual([[expect.any(Number)]]);
    const stacks = dealt.stacks.reduce((sum, stack) => sum + stack, 0);
    expect(stacks).toBe(80_000);
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'all' });
    expect(replayPhh(text)).toEqual([
      { ok: true, finishingStacks: dealt.stacks.map((stack) => stack / 100) },
    ]);
    // With one less there is a card for everybody: 7 times 6, two burns, and 8 left for 7.
    const seven = checkedDown(new RiggedHand(setupWith(eight.slice(1), {}, { variant: sevenCardStud })));
    expect(seven.hand.state.boards).toEqual([[]]);
  });
});

describe('a hand of Seven Card Stud on paper', () => {
  it('is written as F7S, face-down cards hidden where nobody saw them, and dealt again from it', () => {
    const dealt = stud(deep, { bringIn: 50 }).do('bring-in', 'raise 100', 'fold', 'call');
    while (dealt.hand.waiting.for === 'answer') dealt.do('check');
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'shown' });
    expect(text).toContain("variant = 'F7S'");
    expect(text).toContain('bring_in = 0.5');
    expect(text).toContain("'d dh p1 ????9h'");
    expect(text).toContain("'p2 pb', 'p3 cbr 1', 'p1 f', 'p2 cc'");
    const [read] = readPhh(text);
    if (!read || 'error' in read) throw new Error('The history cannot be read.');
    expect(dealPhh(read).state.players.map(({ stack }) => stack)).toEqual(dealt.stacks);
  });

  it('a card at the wrong street is refused', () => {
    const text = writePhh(checkedDown(stud()).hand, { decimals: 2, cards: 'all' });
    const early = text.replace("'p2 cbr 1', ", '').replace("'d dh p1 8c'", "'p2 cbr 1', 'd dh p1 8c'");
    expect(replayPhh(early)[0]?.ok).toBe(false);
  });

  it('is fixed limit unless the table says otherwise (READINGS 85)', () => {
    expect(pokerGame(sevenCardStud).with({}).betting).toEqual({
      structure: 'fixed-limit',
      smallBet: 400,
      bigBet: 800,
      raiseCap: 3,
    });
  });
});
