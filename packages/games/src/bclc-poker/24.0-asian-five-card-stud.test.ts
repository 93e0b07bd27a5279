import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { replayPhh } from '../poker/phh/replay-phh.ts';
import { writePhh } from '../poker/phh/write-phh.ts';
import { finishHand, type PokerTable, sitDown, startHand } from '../poker/poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from '../poker/testing/rigged-hand.ts';
import { checkedDown, dealing, offered, rigged, studTable } from '../poker/testing/rigged-stud.ts';
import { viewHand } from '../poker/view.ts';
import { asianFiveCardStud } from './24.0-asian-five-card-stud.ts';

const deep = [10_000, 10_000, 10_000];

/** Seat 2 shows the highest card, seat 3 a pair from the third card on. */
const HOLES = { 1: 'Ac 9h 8c 7d Js', 2: 'Qs Kd 9c 8h Td', 3: 'Ad Ts Th 7c 9s' };

const stud = (
  stacks: readonly number[] = deep,
  options: Record<string, unknown> = {},
  holes: Record<number, string> = HOLES,
): RiggedHand => rigged(asianFiveCardStud, stacks, holes, options);

const tableOf = (seats: readonly number[]): PokerTable => studTable(asianFiveCardStud, seats);

const strengthOf = (hand: string, options: Record<string, unknown> = {}): number =>
  rulesWith(options, asianFiveCardStud).variant.hands[0]?.strength(parseCards(hand), []) ?? 0;

describe('bclc-poker 24.0 §1: the game', () => {
  it('§1.1: 32 cards, without twos to sixes', () => {
    for (const low of ['2c', '3d', '4h', '5s', '6c', 'Jo']) {
      expect(refusalOfCall(() => stud(deep, {}, { 1: low }))).toContain('not in the deck');
    }
    expect(stud(deep, {}, { 1: '7c' }).events('dealt')[0]?.seat).toBe(1);
  });

  it('§1.2, §1.4: the best five cards win, wherever they lie', () => {
    const winner = (holes: Record<number, string>): unknown[] =>
      checkedDown(stud(deep, {}, holes))
        .events('awarded')
        .map(({ seat, call, amount }) => [seat, call, amount]);
    const pair = 'As Ah 9d 8c 7d';
    const high = 'Ks Qh 9c 8d 7h';
    const trips = 'Jc Jd Js 8h 7c';
    expect(winner({ 1: pair, 2: high, 3: trips })).toEqual([[3, 'three jacks', 375]]);
    expect(winner({ 1: trips, 2: pair, 3: high })).toEqual([[1, 'three jacks', 375]]);
  });

  it('§1.3, §1.5.4, §1.5.5: a flush beats a full house', () => {
    expect(strengthOf('Jc 9c 8c Kc 7c')).toBeGreaterThan(strengthOf('As Ah Ad Ks Kh'));
    const dealt = checkedDown(
      stud(deep, {}, { 1: 'Jc 9c 8c Kc 7c', 2: 'As Ah Ad Ks Kh', 3: 'Qs Qd Td 9s 8s' }),
    );
    expect(dealt.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([[1, 'flush, king high']]);
  });

  it('§1.5, §1.5.1, §1.5.2, §1.5.3, §1.5.4, §1.5.5, §1.5.6, §1.5.7, §1.5.8, §1.5.9, §1.5.10: ten kinds in this order', () => {
    const ladder = [
      'As Ks Qs Js Ts',
      'Kh Qh Jh Th 9h',
      '9s 9h 9d 9c 7d',
      'Jc 9c 8c Kc 7c',
      '8s 8h 8d 7d 7c',
      'Js Th 9d 8c 7s',
      '9s 9h 9d Jc Ks',
      'Ts Th 8d 8c 7h',
      '7s 7h Jc Qh As',
      'Ks Qh 9d 8c 7s',
    ].map((hand) => strengthOf(hand));
    expect(ladder).toEqual(ladder.toSorted((a, b) => b - a));
    expect(new Set(ladder).size).toBe(10);
  });

  it('READINGS 53: A-7-8-9-10 is the lowest straight, unless lowAceStraight=off', () => {
    const low = 'As Th 9d 8c 7s';
    expect(strengthOf(low)).toBeGreaterThan(strengthOf('9s 9h 9d As Kc'));
    expect(strengthOf(low)).toBeLessThan(strengthOf('Js Th 9d 8c 7s'));
    const off = { lowAceStraight: 'off' };
    expect(strengthOf(low, off)).toBeLessThan(strengthOf('7s 7h 8d 9c Tc', off));
    // A record says which it was.
    const rules = rulesWith(off, asianFiveCardStud);
    const holes = { 1: low, 2: '7d 7h Ks Jc Td', 3: 'Qs Qd 9c 8h Jd' };
    const dealt = checkedDown(new RiggedHand(setupWith(deep, off, { variant: rules.variant }), { holes }));
    expect(dealt.events('awarded').map(({ seat }) => seat)).toEqual([3]);
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'all' });
    expect(text).toContain("_game = 'bclc-poker/asian-five-card-stud'");
    expect(text).toContain("_options = ['betting=fixed-limit', 'lowAceStraight=off']");
    expect(replayPhh(text)[0]).toMatchObject({ ok: true });
    expect(replayPhh(text.replace(", 'lowAceStraight=off'", ''))[0]).toMatchObject({ ok: false });
  });
});

describe('bclc-poker 24.0 §2 to §9: what a player may do, and with which chips', () => {
  it('§2.1, §11.2: who drops out turns all cards down and reveals nothing', () => {
    const dealt = stud().do('bet 100', 'fold');
    expect(viewHand(dealt.hand, { seats: [1, 2] }).players[2]).toMatchObject({ status: 'folded', cards: [] });
    expect(dealt.do('call').pots).toEqual([[275, [1, 2]]]);
    const text = writePhh(dealt.do('check', 'check', 'check', 'check', 'check', 'check').hand, {
      decimals: 2,
      cards: 'shown',
    });
    expect(text).toContain("'d dh p3 ??Ts'");
  });

  it('§2.2, §11.1: all may check, and play goes on', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    dealt.do('check', 'check');
    expect(dealt.events('dealt')).toHaveLength(9);
    dealt.do('check');
    expect(dealt.events('dealt')).toHaveLength(12);
    expect(dealt.hand.state.players.every(({ stack }) => stack === 9875)).toBe(true);
  });

  it('§2.3, §2.5: a bet goes to the pot, and a call matches it', () => {
    // Who has put something in already calls with the rest of it, and not with less.
    const raised = stud().do('bet 100', 'raise 200', 'fold');
    expect(raised.action('call').costs).toBe(100);
    expect(refusalOfCall(() => raised.do('call 50'))).not.toBe('accepted');
    expect(raised.do('call').hand.state.players[1]?.stack).toBe(9775);
    const dealt = stud().do('bet 100');
    expect(dealt.action('call').costs).toBe(100);
    expect(dealt.do('call', 'call').pots).toEqual([[375, [1, 2, 3]]]);
  });

  it('§2.4: a raise is one bet more, three a round while more than two are in', () => {
    const dealt = stud().do('bet 100', 'raise 200', 'raise 300', 'raise 400');
    expect(dealt.action('raise').refused?.cite).toMatchObject({ section: '24.0', clause: '2.4' });
    const two = stud().do('bet 100', 'fold', 'raise 200', 'raise 300', 'raise 400');
    expect(two.raise).toEqual([500, 500]);
  });

  it('§3.1: seven may play, not eight', () => {
    const seven = Array.from({ length: 7 }, () => 1000);
    expect(rigged(asianFiveCardStud, seven, {}).events('posted')).toHaveLength(7);
    expect(refusalOfCall(() => rigged(asianFiveCardStud, [...seven, 1000], {}))).toContain('24.0 §3.1');
    expect(refusalOfCall(() => sitDown(tableOf([1]), 8, 'eighth', cents(10_000)))).toContain('24.0 §3.1');
  });

  it('§3.2, §9.1: the dealer has no hand and no bet', () => {
    const { events, state } = checkedDown(stud(deep, { rakePercent: 10 })).hand;
    expect(events.filter((event) => 'seat' in event && ![1, 2, 3].includes(event.seat))).toEqual([]);
    expect(state.players.reduce((sum, { stack }) => sum + stack, 0) + state.raked).toBe(30_000);
  });

  it('§3.3, §3.4: one position and one hand a player, and nobody bets on another’s', () => {
    expect(refusalOfCall(() => sitDown(tableOf([1, 2]), 3, 'player 1', cents(10_000)))).toContain(
      '24.0 §3.3',
    );
    const dealt = stud().do('bet 100');
    expect(dealt.hand.state.players.map(({ stack }) => stack)).toEqual([9975, 9875, 9975]);
  });

  it('§4.1, §4.2, §10.1: everybody places an ante before any card, at most the small bet', () => {
    const dealt = stud();
    expect(dealt.hand.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'posted',
      'posted',
      'posted',
      'dealt',
    ]);
    expect(dealt.events('posted')[0]?.cite).toMatchObject({ section: '24.0', clause: '4.1' });
    expect(refusalOfCall(() => rulesWith({ smallBet: 100, ante: 200 }, asianFiveCardStud))).toContain(
      '24.0 §4.2',
    );
  });

  it('§5.1: nobody sits down with less than the minimum', () => {
    expect(refusalOfCall(() => sitDown(tableOf([1]), 2, 'short', cents(1999)))).toContain('24.0 §5.1');
  });

  it('§6.1, §6.1.1, §6.2, §6.3, §6.4: short stacks call for what they have, each in the pots it has paid into', () => {
    const holes = { 1: 'Ac 9h 8c', 2: 'Qs Kd 9c', 3: 'Ad Ts 7h', 4: 'Jc Js 8h' };
    const dealt = rigged(asianFiveCardStud, [10_000, 10_000, 45, 65], holes).do(
      'bet 100',
      'call',
      'call',
      'call',
    );
    expect(dealt.events('acted').map(({ seat, allIn }) => [seat, allIn])).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [1, false],
    ]);
    expect(dealt.pots).toEqual([
      [180, [1, 2, 3, 4]],
      [60, [1, 2, 4]],
      [120, [1, 2]],
    ]);
    // The shorter the stack, the better the hand: each wins the pots that it has paid into.
    const contested = rigged(asianFiveCardStud, [10_000, 10_000, 45, 65], {
      1: 'Kc 9h 8c Qd 7s',
      2: 'Qs Kd 9c Kh 8d',
      3: 'Ad Ts 7h Ah As',
      4: 'Jc Js 8h Jd 9d',
    });
    const won = checkedDown(contested).events('awarded');
    expect(won.map(({ pot, seat }) => [pot, seat])).toEqual([
      [0, 3],
      [1, 4],
      [2, 2],
    ]);
    const alone = stud([85, 10_000, 10_000]).do('bet 100', 'fold', 'call');
    expect(alone.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[2, 40]]);
  });

  it('§7.1, §7.2: the button says who is dealt to first, and moves clockwise one position a hand', () => {
    let table = tableOf([2, 4, 7]);
    const seen: unknown[] = [];
    for (let hand = 0; hand < 3; hand += 1) {
      const started = startHand(table);
      if (!started) throw new Error('Nobody can play.');
      const dealt = new RiggedHand(started.setup).do('bet 100', 'fold', 'fold');
      seen.push([started.table.button, dealt.events('dealt')[0]?.seat]);
      table = finishHand(started.table, dealt.hand);
    }
    expect(seen).toEqual([
      [7, 2],
      [2, 4],
      [4, 7],
    ]);
  });

  it('§8.1, §8.2: up to a tenth and 15 dollars, rounded down, at the end or after each round', () => {
    expect(refusalOfCall(() => rulesWith({ rakePercent: 11 }, asianFiveCardStud))).toContain('24.0 §8.1');
    expect(refusalOfCall(() => rulesWith({ rakeCap: 1550 }, asianFiveCardStud))).toContain('24.0 §8.1');
    expect(checkedDown(stud(deep, { rakePercent: 10, smallestChip: 25 })).hand.state.raked).toBe(25);
    const rounds = stud(deep, { rakePercent: 10, rakeTaken: 'each-round' }).do('bet 100', 'call', 'call');
    expect(rounds.events('raked').map(({ amount, cite }) => [amount, cite.clause])).toEqual([[37, '8.2']]);
  });
});

describe('bclc-poker 24.0 §10, §11: the sequence of play', () => {
  it('§10.2, §10.3, §10.7, §10.10, §10.13: one down and one up, then three up, without a burn', () => {
    expect(dealing(checkedDown(stud()).hand)).toBe('1d 2d 3d 1u 2u 3u 1u 2u 3u 1u 2u 3u 1u 2u 3u');
  });

  it('§10.4: the highest card that lies face up must bet the small bet, aces are high (READINGS 64)', () => {
    const dealt = stud();
    expect([dealt.toAct, offered(dealt), dealt.raise]).toEqual([2, ['bet'], [100, 100]]);
    expect(dealt.action('check').refused?.cite).toMatchObject({ section: '24.0', clause: '10.4' });
    expect(dealt.question.absent).toEqual({ verb: 'bet', amount: 100 });
    expect(stud(deep, {}, { 1: 'Kc 9h', 2: 'Qs Kd', 3: '7c Ah' }).toAct).toBe(3);
    expect(refusalOfCall(() => rulesWith({ bringIn: 25 }, asianFiveCardStud))).toContain(
      'no option "bringIn"',
    );
  });

  it('§10.5: of equal cards spades are highest, then hearts, diamonds and clubs', () => {
    const opener = (...up: readonly string[]): number | null =>
      stud(deep, {}, { 1: `7c ${up[0]}`, 2: `7d ${up[1]}`, 3: `7h ${up[2]}` }).toAct;
    expect(opener('Kh', 'Ks', 'Kd')).toBe(2);
    expect(opener('Kh', 'Kc', 'Kd')).toBe(1);
    expect(opener('Kc', 'Jc', 'Kd')).toBe(3);
  });

  it('§10.6: everybody folds, calls or raises; a bet that nobody calls takes the antes', () => {
    const dealt = stud().do('bet 100');
    expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'call', 'raise']]);
    dealt.do('fold');
    expect([dealt.toAct, offered(dealt)]).toEqual([1, ['fold', 'call', 'raise']]);
    dealt.do('fold');
    expect(dealt.stacks).toEqual([9975, 10_050, 9975]);
    expect(dealt.events('awarded')[0]?.cite).toMatchObject({ section: '24.0', clause: '10.6' });
  });

  it('§10.8, §10.11, §10.14, §11.4: then the best cards face up speak first, checking or betting', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    for (let street = 3; street <= 5; street += 1) {
      expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'check', 'bet']]);
      dealt.do('check', 'check', 'check');
    }
  });

  it('§10.9, §10.12, §10.15: all fold, check, call or raise, for the small bet and then the big one (READINGS 63)', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    for (const bet of [100, 200, 200]) {
      dealt.do('check');
      expect([offered(dealt), dealt.raise]).toEqual([
        ['fold', 'check', 'bet'],
        [bet, bet],
      ]);
      dealt.do(`bet ${bet}`);
      expect(offered(dealt)).toEqual(['fold', 'call', 'raise']);
      dealt.do('call', 'call');
    }
    expect(dealt.hand.waiting.for).toBe('nothing');
  });

  it('§10.16, §10.17: the hole cards are exposed, the winning hand is declared, and the game is over', () => {
    const dealt = checkedDown(stud());
    expect(dealt.events('shown').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
    const [won] = dealt.events('awarded');
    expect([won?.seat, won?.call, won?.cite.clause]).toEqual([3, 'pair of tens', '10.17']);
    expect(dealt.stacks).toEqual([9875, 9875, 10_250]);
    expect(dealt.hand.events.at(-1)?.type).toBe('finished');
  });

  it('§11.3: the last who is left wins and need not show', () => {
    const dealt = stud().do('bet 100', 'call', 'call', 'bet 100', 'fold', 'fold');
    expect(dealt.events('shown')).toEqual([]);
    expect(dealt.events('awarded').map(({ seat, cite }) => [seat, cite.clause])).toEqual([[3, '11.3']]);
    expect(viewHand(dealt.hand, { seats: [] }).players[2]?.cards[0]).toBeNull();
  });

  it('READINGS 53: seven players to the last card: 32 cards do not suffice, and one in the middle serves all', () => {
    const dealt = checkedDown(
      rigged(
        asianFiveCardStud,
        Array.from({ length: 7 }, () => 10_000),
        {},
      ),
    );
    expect(dealing(dealt.hand).split(' ').at(-1)).toBe('middle');
    expect(dealt.hand.state.players.every(({ cards }) => cards.length === 4)).toBe(true);
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'all' });
    expect(replayPhh(text)[0]).toMatchObject({ ok: true });
    // Four of seven who remain get a card each.
    const four = rigged(
      asianFiveCardStud,
      Array.from({ length: 7 }, () => 10_000),
      {},
    );
    four.do('bet 100', 'fold', 'fold', 'fold', 'call', 'call', 'call');
    while (four.hand.waiting.for === 'answer') four.do('check');
    expect(four.hand.state.boards).toEqual([[]]);
  });
});
