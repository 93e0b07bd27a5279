import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { replayPhh } from '../poker/phh/replay-phh.ts';
import { writePhh } from '../poker/phh/write-phh.ts';
import {
  drawButton,
  drawersForButton,
  finishHand,
  type PokerTable,
  sitDown,
  startHand,
} from '../poker/poker-table.ts';
import { type Rake, rakeOf } from '../poker/rake.ts';
import { RiggedHand, refusalOfCall, rulesWith } from '../poker/testing/rigged-hand.ts';
import { checkedDown, dealing, offered, rigged, studTable } from '../poker/testing/rigged-stud.ts';
import { viewHand } from '../poker/view.ts';
import { mandarinFiveCardStud } from './25.0-mandarin-five-card-stud.ts';

const deep = [10_000, 10_000, 10_000];

/** The highest card lies with seat 2, then 3, 1 and 2. */
const HOLES = { 1: '9h Ac 8c Kd 5s', 2: 'Kc Qs 9c 8h Td', 3: 'Ts Ad Th 7c 9s' };

const stud = (
  stacks: readonly number[] = deep,
  options: Record<string, unknown> = {},
  holes: Record<number, string> = HOLES,
): RiggedHand => rigged(mandarinFiveCardStud, stacks, holes, options);

const tableOf = (seats: readonly number[]): PokerTable => studTable(mandarinFiveCardStud, seats);

const [high] = mandarinFiveCardStud.hands;
const strengthOf = (hand: string): number => high?.strength(parseCards(hand), []) ?? 0;

describe('bclc-poker 25.0 §1: the game', () => {
  it('§1.1: one standard deck', () => {
    expect(refusalOfCall(() => stud(deep, {}, { 1: 'Jo' }))).toContain('not in the deck');
    expect(refusalOfCall(() => stud(deep, {}, { 1: '2c', 2: '2c' }))).toContain('dealt already');
  });

  it('§1.2, §1.3: the best five cards win, wherever they lie', () => {
    for (const [best, others] of [
      [1, [2, 3]],
      [3, [1, 2]],
    ] as const) {
      const holes = {
        [best]: 'Jc Jd Js 8h 7c',
        [others[0]]: 'As Ah 9d 8c 7d',
        [others[1]]: 'Ks Qh 9c 8d 7h',
      };
      const [won] = checkedDown(stud(deep, {}, holes)).events('awarded');
      expect([won?.seat, won?.call, won?.amount]).toEqual([best, 'three jacks', 375]);
    }
  });

  it('§1.4, §1.4.1, §1.4.2, §1.4.3, §1.4.4, §1.4.5, §1.4.6, §1.4.7, §1.4.8, §1.4.9, §1.4.10: ten kinds in this order', () => {
    const ladder = [
      'As Ks Qs Js Ts',
      'Kh Qh Jh Th 9h',
      '9s 9h 9d 9c 3d',
      '8s 8h 8d 3d 3c',
      'Ac Jc 7c 4c 2c',
      '6s 5h 4d 3c 2s',
      '5s 5h 5d 9c Js',
      'Ts Th 6d 6c 2h',
      '7s 7h Jc Qh As',
      'Ks Qh 9d 7c 5s',
    ].map(strengthOf);
    expect(ladder).toEqual(ladder.toSorted((a, b) => b - a));
    expect(new Set(ladder).size).toBe(10);
  });

  it('§1.5: A-2-3-4-5 is the second-highest straight', () => {
    const wheel = strengthOf('As 2h 3d 4c 5s');
    expect(wheel).toBeLessThan(strengthOf('As Kh Qd Jc Ts'));
    expect(wheel).toBeGreaterThan(strengthOf('Ks Qh Jd Tc 9s'));
    expect(wheel).toBeLessThan(strengthOf('7c 5c 4c 3c 2c'));
    const dealt = checkedDown(
      stud(deep, {}, { 1: 'As 2h 3d 4c 5s', 2: 'Ks Qh Jd Tc 9s', 3: '7d 7h 8s 9h Jc' }),
    );
    expect(dealt.events('awarded').map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('bclc-poker 25.0 §2 to §9: what a player may do, and with which chips', () => {
  it('§2.1: who folds gives all cards up', () => {
    const dealt = stud().do('bet 100', 'fold');
    expect(viewHand(dealt.hand, { seats: [] }).players[2]).toMatchObject({ status: 'folded', cards: [] });
  });

  it('§2.2, §2.3, §2.5: check, bet and call', () => {
    // Who has put something in already calls with the rest of it, and not with less.
    const raised = stud().do('bet 100', 'raise 200', 'fold');
    expect(raised.action('call').costs).toBe(100);
    expect(refusalOfCall(() => raised.do('call 50'))).not.toBe('accepted');
    expect(raised.do('call').hand.state.players[1]?.stack).toBe(9775);
    const dealt = stud().do('check', 'bet 100');
    expect(dealt.action('call').costs).toBe(100);
    expect(dealt.hand.state.players[1]).toMatchObject({ out: null, bet: 0, stack: 9975 });
    expect(dealt.do('call', 'call').pots).toEqual([[375, [1, 2, 3]]]);
  });

  it('§2.4: a raise is one bet more, three a round while more than two are in', () => {
    const dealt = stud().do('bet 100', 'raise 200', 'raise 300', 'raise 400');
    expect(dealt.action('raise').refused?.cite).toMatchObject({ section: '25.0', clause: '2.4' });
    expect(stud().do('bet 100', 'fold', 'raise 200', 'raise 300', 'raise 400').raise).toEqual([500, 500]);
  });

  it('§3.1: eight may play, not nine', () => {
    const eight = Array.from({ length: 8 }, () => 1000);
    expect(rigged(mandarinFiveCardStud, eight, {}).events('posted')).toHaveLength(8);
    expect(refusalOfCall(() => rigged(mandarinFiveCardStud, [...eight, 1000], {}))).toContain('25.0 §3.1');
  });

  it('§3.2, §9.1: the dealer has no hand and no bet', () => {
    const { events, state } = checkedDown(stud(deep, { rakePercent: 5 })).hand;
    expect(events.filter((event) => 'seat' in event && ![1, 2, 3].includes(event.seat))).toEqual([]);
    expect(state.players.reduce((sum, { stack }) => sum + stack, 0) + state.raked).toBe(30_000);
  });

  it('§3.3: one hand a player', () => {
    expect(refusalOfCall(() => sitDown(tableOf([1, 2]), 3, 'player 1', cents(10_000)))).toContain(
      '25.0 §3.3',
    );
  });

  it('§3.4, §4.1, §4.2, §10.1: bets are settled beforehand; everybody places an ante in relation to them', () => {
    expect(rulesWith({ smallBet: 500 }, mandarinFiveCardStud).betting).toMatchObject({
      smallBet: 500,
      bigBet: 1000,
    });
    const low = (): unknown =>
      rulesWith({ betting: 'no-limit', smallBet: 20_000, maximumBet: 10_000 }, mandarinFiveCardStud);
    expect(refusalOfCall(low)).toContain('25.0 §3.4');
    expect(refusalOfCall(() => rulesWith({ smallBet: 100, ante: 200 }, mandarinFiveCardStud))).toContain(
      '25.0 §4.2',
    );
    const dealt = stud();
    expect(dealt.hand.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'posted',
      'posted',
      'posted',
      'dealt',
    ]);
    expect(dealt.events('posted').map(({ kind, amount, cite }) => [kind, amount, cite.clause])).toEqual(
      [1, 2, 3].map(() => ['ante', 25, '4.1']),
    );
  });

  it('§5.1: nobody sits down with less than the minimum', () => {
    expect(refusalOfCall(() => sitDown(tableOf([1]), 2, 'short', cents(1999)))).toContain('25.0 §5.1');
  });

  it('§6.1, §6.1.1, §6.2, §6.3, §6.4: short stacks call for what they have, each in the pots it has paid into', () => {
    const holes = { 1: '9h Ac', 2: 'Kc Qs', 3: 'Ts Ad', 4: 'Js Jc' };
    const dealt = rigged(mandarinFiveCardStud, [10_000, 10_000, 45, 65], holes).do(
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
    const contested = rigged(mandarinFiveCardStud, [10_000, 10_000, 45, 65], {
      1: '9h Kd 8c Qd 7s',
      2: 'Kc Qs 9c Kh 8d',
      3: 'Ts Ad 7h Ah As',
      4: 'Js Jc 8h Jd 9d',
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

  it('§7.1, §7.1.1, §10.2: the highest card has the first button, and the deal begins there', () => {
    const table = tableOf([2, 4, 7]);
    expect(drawersForButton(table)).toEqual([2, 4, 7]);
    const [two, four, seven] = parseCards('Kh Ad Ac');
    if (two === undefined || four === undefined || seven === undefined) throw new Error('Three cards.');
    const drawn = [
      { seat: 2, card: two },
      { seat: 4, card: four },
      { seat: 7, card: seven },
    ];
    const started = startHand(drawButton(table, drawn));
    expect(started?.table.button).toBe(4);
    expect(started?.setup.players.map(({ seat }) => seat)).toEqual([4, 7, 2]);
  });

  it('§7.2: whoever wins the pot is the next designated dealer', () => {
    let table = tableOf([2, 4, 7]);
    const buttons = [];
    for (const winner of [4, 4, 2]) {
      const started = startHand(table);
      if (!started) throw new Error('Nobody can play.');
      buttons.push(started.table.button);
      const dealt = new RiggedHand(started.setup, { holes: { [winner]: 'Ac' } }).do(
        'bet 100',
        'fold',
        'fold',
      );
      expect(dealt.events('awarded').map(({ seat }) => seat)).toEqual([winner]);
      table = finishHand(started.table, dealt.hand);
    }
    expect([...buttons, table.button]).toEqual([7, 4, 4, 2]);
  });

  it('§8.1: up to five percent and 15 dollars', () => {
    expect(rulesWith({ rakePercent: 5, rakeCap: 1500 }, mandarinFiveCardStud).rake).toMatchObject({
      percent: 5,
    });
    expect(refusalOfCall(() => rulesWith({ rakePercent: 6 }, mandarinFiveCardStud))).toContain('25.0 §8.1');
    expect(refusalOfCall(() => rulesWith({ rakeCap: 1550 }, mandarinFiveCardStud))).toContain('25.0 §8.1');
  });

  it('§8.2: to the nearest dollar, half a dollar up; at the end or after each round', () => {
    const { rake } = rulesWith({ rakePercent: 5 }, mandarinFiveCardStud);
    const of = (pot: number): number => (rake ? rakeOf(cents(pot), rake satisfies Rake, cents(100)) : -1);
    expect([900, 980, 1000, 2900, 3000, 29_000, 100_000].map(of)).toEqual([0, 0, 100, 100, 200, 1500, 1500]);
    const rounds = rigged(mandarinFiveCardStud, deep, HOLES, {
      smallBet: 1000,
      rakePercent: 5,
      rakeTaken: 'each-round',
    }).do('bet 1000', 'call', 'call', 'bet 1000', 'call', 'call');
    // 30.75 and 60.75 in the pot: 1.54 and 3.04, that is 2 and 3 dollars.
    expect(rounds.events('raked').map(({ amount, cite }) => [amount, cite.clause])).toEqual([
      [200, '8.2'],
      [100, '8.2'],
    ]);
  });
});

describe('bclc-poker 25.0 §10, §11: the sequence of play', () => {
  it('§10.2, §10.3, §10.6, §10.9, §10.11, §10.12: one up and one down, two up, the last down and turned up', () => {
    const dealt = checkedDown(stud());
    expect(dealing(dealt.hand)).toBe('1u 2u 3u 1d 2d 3d 1u 2u 3u 1u 2u 3u 1d 2d 3d');
    expect(dealt.events('exposed').map(({ seat, cite }) => [seat, cite.clause])).toEqual([
      [1, '10.12'],
      [2, '10.12'],
      [3, '10.12'],
    ]);
    const before = stud().do('bet 100', 'call', 'call', 'check', 'check', 'check', 'check', 'check', 'check');
    const { players } = viewHand(before.hand, { seats: [] });
    expect(players.map(({ cards }) => cards)).toEqual([
      ['9h', null, '8c', 'Kd', '5s'],
      ['Kc', null, '9c', '8h', 'Td'],
      ['Ts', null, 'Th', '7c', '9s'],
    ]);
  });

  it('§10.4: the highest card that lies face up speaks first, and may check (READINGS 64)', () => {
    const dealt = stud();
    expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'check', 'bet']]);
    expect(stud(deep, {}, { 1: 'Kh', 2: 'Kd', 3: 'Ac' }).toAct).toBe(3);
    // READINGS 53: of equal cards spades are highest.
    expect(stud(deep, {}, { 1: 'Kh', 2: 'Kd', 3: 'Ks' }).toAct).toBe(3);
  });

  it('§10.5: everybody folds, calls or raises, and a bet that nobody calls takes the antes', () => {
    const dealt = stud().do('bet 100');
    expect(offered(dealt)).toEqual(['fold', 'call', 'raise']);
    dealt.do('fold', 'fold');
    expect(dealt.stacks).toEqual([9975, 10_050, 9975]);
    expect(dealt.events('awarded')[0]?.cite).toMatchObject({ section: '25.0', clause: '10.5' });
  });

  it('§10.7, §10.10, §10.13: on each street the highest card of that street speaks first', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    const openers = [];
    for (let street = 3; street <= 5; street += 1) {
      openers.push(dealt.toAct);
      expect(offered(dealt)).toEqual(['fold', 'check', 'bet']);
      dealt.do('check', 'check', 'check');
    }
    expect(openers).toEqual([3, 1, 2]);
  });

  it('§10.8, §10.14: all fold, check, call or raise; READINGS 63: twice the bet on the last two streets', () => {
    const dealt = stud().do('bet 100', 'call', 'call');
    for (const bet of [100, 200, 200]) {
      expect(dealt.raise).toEqual([bet, bet]);
      dealt.do(`bet ${bet}`);
      expect(offered(dealt)).toEqual(['fold', 'call', 'raise']);
      dealt.do('call', 'call');
    }
    expect(dealt.hand.waiting.for).toBe('nothing');
  });

  it('§10.9: the fourth card comes also when no bet was made', () => {
    const dealt = stud().do('check', 'check', 'check', 'check', 'check', 'check');
    expect(dealt.events('dealt')).toHaveLength(12);
  });

  it('§10.15: the last to bet or raise shows first, otherwise the highest fifth card', () => {
    const shown = (dealt: RiggedHand): number[] => dealt.events('shown').map(({ seat }) => seat);
    const river = (): RiggedHand =>
      stud().do('bet 100', 'call', 'call', 'check', 'check', 'check', 'check', 'check', 'check');
    expect(shown(river().do('check', 'check', 'check'))).toEqual([2, 3, 1]);
    expect(shown(river().do('check', 'bet 200', 'call', 'call'))).toEqual([3, 1, 2]);
    expect(shown(river().do('bet 200', 'raise 400', 'call', 'call'))).toEqual([3, 1, 2]);
    // A bet of an earlier round does not count.
    const early = stud().do('bet 100', 'call', 'call', 'bet 100', 'call', 'call', 'check', 'check', 'check');
    expect(shown(early.do('check', 'check', 'check'))).toEqual([2, 3, 1]);
  });

  it('§10.16, §10.17: the winning hand is declared, the pot awarded, and the game is over', () => {
    const dealt = checkedDown(stud());
    const [won] = dealt.events('awarded');
    expect([won?.seat, won?.call, won?.cite.clause]).toEqual([3, 'pair of tens', '10.17']);
    expect(dealt.stacks).toEqual([9875, 9875, 10_250]);
    expect(dealt.hand.events.at(-1)?.type).toBe('finished');
  });

  it('§11.1: a bet that nobody calls ends the hand on any street', () => {
    const dealt = stud().do('bet 100', 'call', 'call', 'bet 100', 'fold', 'fold');
    expect(dealt.events('awarded').map(({ seat, amount, cite }) => [seat, amount, cite.clause])).toEqual([
      [3, 375, '11.1'],
    ]);
    expect(dealt.events('shown')).toEqual([]);
  });

  it('§11.2: nobody checks and then raises in the same round', () => {
    const dealt = stud().do('check', 'bet 100', 'call');
    expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'call']]);
    expect(dealt.action('raise').refused?.cite).toMatchObject({ section: '25.0', clause: '11.2' });
    // Nor after a call: the check of this round stands, however often others raise.
    const again = stud().do('check', 'bet 100', 'raise 200', 'call', 'raise 300', 'call');
    expect([again.toAct, offered(again)]).toEqual([2, ['fold', 'call']]);
    expect(again.action('raise').refused?.cite).toMatchObject({ section: '25.0', clause: '11.2' });
    // In the next round it begins anew, and who has bet may raise.
    dealt.do('call', 'bet 100', 'raise 200');
    expect(offered(dealt)).toEqual(['fold', 'call', 'raise']);
    const raised = stud().do('bet 100', 'raise 200', 'call');
    expect([raised.toAct, offered(raised)]).toEqual([2, ['fold', 'call', 'raise']]);
  });

  it('is recorded with its game, and dealt again from it', () => {
    const dealt = stud(deep, { rakePercent: 5 }).do('check', 'bet 100', 'call', 'call');
    while (dealt.hand.waiting.for === 'answer') dealt.do('check');
    for (const cards of ['all', 'shown'] as const) {
      const text = writePhh(dealt.hand, { decimals: 2, cards });
      expect(text).toContain("_game = 'bclc-poker/mandarin-five-card-stud'");
      expect(text).toContain("'d dh p1 9hAc'");
      expect(replayPhh(text)[0]).toMatchObject({ ok: true });
    }
  });
});
