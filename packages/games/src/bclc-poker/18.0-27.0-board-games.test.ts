import { JOKER, parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { PokerHand } from '../poker/hand.ts';
import {
  drawButton,
  drawersForButton,
  finishHand,
  openTable,
  type PokerTable,
  sitDown,
  sitOut,
  startHand,
} from '../poker/poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from '../poker/testing/rigged-hand.ts';
import { dealing, offered } from '../poker/testing/rigged-stud.ts';
import type { Variant } from '../poker/variant.ts';
import { viewHand } from '../poker/view.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { omahaHighGame, omahaHiLo } from './26.0-27.0-omaha.ts';
import { bclcPokerAdditions } from './additions.ts';

const PINEAPPLES = [pineappleHoldem, crazyPineappleHoldem];
const OMAHAS = [omahaHiLo, omahaHighGame];
/** Section 21.0 is Texas Hold'em with a second board on offer, and numbers the rest like it. */
const GAMES = [...PINEAPPLES, threeTwoOne, texasHoldem, ...OMAHAS];
const deep = [10_000, 10_000, 10_000, 10_000];

const hand = (
  variant: Variant,
  options: Record<string, unknown> = {},
  cards: ConstructorParameters<typeof RiggedHand>[1] = {},
  stacks: readonly number[] = deep,
): RiggedHand => new RiggedHand(setupWith(stacks, { showdown: 'exposed', ...options }, { variant }), cards);

/** Throws away what has to be thrown away. */
function thrown(dealt: RiggedHand): RiggedHand {
  while (dealt.hand.waiting.for === 'answer' && dealt.question.actions[0]?.verb === 'discard') dealt.away();
  return dealt;
}

const act = (dealt: RiggedHand, ...answers: readonly string[]): RiggedHand =>
  answers.reduce((played, answer) => thrown(thrown(played).do(answer)), dealt);

const limped = (variant: Variant, options = {}, cards = {}): RiggedHand =>
  act(hand(variant, options, cards), 'call', 'call', 'call', 'check');

function checkedDown(dealt: RiggedHand): RiggedHand {
  while (dealt.hand.waiting.for === 'answer') act(dealt, 'check');
  return dealt;
}

const tableOf = (
  variant: Variant,
  seats: readonly number[],
  options: Record<string, unknown> = {},
): PokerTable =>
  seats.reduce(
    (table, seat) => sitDown(table, seat, `player ${seat}`, cents(10_000)),
    openTable(rulesWith(options, variant)),
  );

/** A hand that everybody folds to the big blind: what was posted, and the table after it. */
function folded(table: PokerTable): { table: PokerTable; posted: string[]; button: number | null } {
  const started = startHand(table);
  if (!started) throw new Error('Nobody can play.');
  const dealt = new RiggedHand(started.setup);
  while (dealt.hand.waiting.for === 'answer') dealt.do(dealt.action('fold').refused ? 'check' : 'fold');
  const posted = dealt.events('posted').map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`);
  return { table: finishHand(started.table, dealt.hand), posted, button: started.table.button };
}

describe('bclc-poker 18.0 §1: the games with a board', () => {
  it('§1.1, 19.0 §1.1, 20.0 §1.1, 21.0 §1.1, 26.0 §1.1, 27.0 §1.1: one standard deck, each card once', () => {
    for (const variant of GAMES) {
      const dealt = new PokerHand(setupWith(deep, {}, { variant }));
      const [card] = parseCards('7h');
      if (card === undefined) throw new Error('One card.');
      dealt.advance({ card });
      expect(refusalOfCall(() => dealt.advance({ card }))).toContain('dealt already');
      expect(refusalOfCall(() => dealt.advance({ card: JOKER }))).toContain('not in the deck');
    }
  });

  it('§1.2, §1.2.1, §10.8, 19.0 §1.2, 19.0 §1.2.1, 19.0 §10.9: two of three cards are kept; the third goes before the flop, or after it', () => {
    for (const variant of PINEAPPLES) {
      const dealt = hand(
        variant,
        {},
        { holes: { 1: 'As Ah 2c', 2: 'Kd Kc 2d', 3: '9s 8s 2h', 4: 'Jd Jc 2s' }, board: 'Ad 7s 6s 3h 3d' },
      );
      dealt.do('call', 'call', 'call', 'check');
      expect(dealt.question.actions.map(({ verb }) => verb)).toEqual(['discard']);
      expect(dealt.events('turned')).toHaveLength(variant === pineappleHoldem ? 0 : 3);
      const [first] = checkedDown(thrown(dealt)).events('awarded');
      expect([first?.seat, first?.call]).toEqual([1, 'aces full of threes']);
      expect(dealt.hand.state.players.every(({ cards }) => cards.length === 2)).toBe(true);
    }
  });

  it('20.0 §1.2, 26.0 §1.4, 27.0 §1.4: the best five of eight; or exactly two own cards with three of the board', () => {
    const eight = checkedDown(
      limped(
        threeTwoOne,
        {},
        { holes: { 1: 'As 2d', 2: 'Kc Kd', 3: 'Qc Jd', 4: 'Th 9d' }, board: '7h 8c 3s 4s 2s 5s' },
      ),
    );
    expect(eight.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([
      [1, 'straight flush, five high'],
    ]);
    for (const variant of OMAHAS) {
      // Four hearts on the board: one heart in the hand makes no flush, two do; a pair in the hand with trips up is no quads.
      const [high] = variant.hands;
      const call = (own: string, board: string): string | undefined =>
        high?.call(parseCards(own), parseCards(board));
      expect(call('Ah Kc Qd 2s', 'Kh 9h 7h 4h 2c')).toBe('kings and twos');
      expect(call('Ah 3h Qd 2s', 'Kh 9h 7h 4h 2c')).toBe('flush, ace high');
      expect(call('9c 8c 7c 6c', 'As Ah Ad Ac Ks')).toBe('three aces');
      const holes = { 1: 'Ah Kc Qd 2s', 2: '5h 3h Jd Ts', 3: 'Ac Qs Js Tc', 4: '8c 8d 6c 6d' };
      const flush = checkedDown(limped(variant, {}, { holes, board: 'Kh 9h 7h 4h 2c' }));
      const won = flush.events('awarded').filter(({ hand: type }) => type === 'high');
      expect(won.map(({ seat }) => seat)).toEqual([2]);
    }
  });

  it('§1.3, 19.0 §1.3, 20.0 §1.3, 21.0 §1.3, 26.0 §1.5, 27.0 §1.5: the best hand wins, wherever it sits', () => {
    for (const variant of GAMES) {
      for (const best of [1, 2, 3, 4]) {
        const rest =
          variant.streets[0]?.hole.length === 4
            ? ['2c 7d', '2d 7h', '2h 7s', '2s 7c']
            : ['2c', '2d', '2h', '2s'];
        const pairs = ['Ks Kh', 'Qs Qh', 'Js Jh', 'Ts Th'];
        const holes = Object.fromEntries(
          [1, 2, 3, 4].map((seat) => {
            const own = seat === best ? 'As Ah' : (pairs[seat - 1] ?? '');
            return [seat, variant.streets[0]?.hole.length === 2 ? own : `${own} ${rest[seat - 1]}`];
          }),
        );
        const dealt = checkedDown(limped(variant, {}, { holes, board: '3c 3d 8s 8h 4c 5d' }));
        const high = dealt.events('awarded').filter(({ hand: type }) => type === 'high');
        expect([variant.id, high.map(({ seat }) => seat)]).toEqual([variant.id, [best]]);
      }
    }
  });

  /** Five cards of each kind, the first two in the hand, and cards that help nobody. */
  const LADDER = [
    ['As Ks', 'Qs Js Ts', 'royal flush'],
    ['Kh Qh', 'Jh Th 9h', 'straight flush, king high'],
    ['9s 9h', '9d 9c Jd', 'four nines'],
    ['8s 8h', '8d Td Tc', 'eights full of tens'],
    ['Ac Jc', '7c 4c 9c', 'flush, ace high'],
    ['Qs Jh', 'Td 9c 8s', 'straight, queen high'],
    ['Ts Th', 'Td 9c Ks', 'three tens'],
    ['Js Jh', '9d 9c Ah', 'jacks and nines'],
    ['Qs Qh', 'Td 8c Ah', 'pair of queens'],
    ['As Jh', 'Kd 9c 7s', 'ace high'],
  ] as const;

  it('§1.4, §1.4.1, §1.4.2, §1.4.3, §1.4.4, §1.4.5, §1.4.6, §1.4.7, §1.4.8, §1.4.9, §1.4.10, 19.0 §1.4, 19.0 §1.4.1, 19.0 §1.4.2, 19.0 §1.4.3, 19.0 §1.4.4, 19.0 §1.4.5, 19.0 §1.4.6, 19.0 §1.4.7, 19.0 §1.4.8, 19.0 §1.4.9, 19.0 §1.4.10, 20.0 §1.4, 21.0 §1.4, 20.0 §1.4.1, 21.0 §1.4.1, 20.0 §1.4.2, 21.0 §1.4.2, 20.0 §1.4.3, 21.0 §1.4.3, 20.0 §1.4.4, 21.0 §1.4.4, 20.0 §1.4.5, 21.0 §1.4.5, 20.0 §1.4.6, 21.0 §1.4.6, 20.0 §1.4.7, 21.0 §1.4.7, 20.0 §1.4.8, 21.0 §1.4.8, 20.0 §1.4.9, 21.0 §1.4.9, 20.0 §1.4.10, 21.0 §1.4.10: ten kinds in this order', () => {
    for (const variant of [...PINEAPPLES, threeTwoOne, texasHoldem]) {
      const [high] = variant.hands;
      const blanks = variant === threeTwoOne ? '2d 3h 5d' : '2d 3h';
      const cards = LADDER.map(
        ([own, board]) => [parseCards(own), parseCards(`${board} ${blanks}`)] as const,
      );
      expect(cards.map(([own, board]) => high?.call(own, board))).toEqual(LADDER.map(([, , call]) => call));
      const strengths = cards.map(([own, board]) => high?.strength(own, board) ?? 0);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
      expect(new Set(strengths).size).toBe(10);
    }
  });

  it('26.0 §1.6, 26.0 §1.6.1, 26.0 §1.6.2, 26.0 §1.6.3, 26.0 §1.6.4, 26.0 §1.6.5, 26.0 §1.6.6, 26.0 §1.6.7, 26.0 §1.6.8, 26.0 §1.6.9, 26.0 §1.6.10, 27.0 §1.6, 27.0 §1.6.1, 27.0 §1.6.2, 27.0 §1.6.3, 27.0 §1.6.4, 27.0 §1.6.5, 27.0 §1.6.6, 27.0 §1.6.7, 27.0 §1.6.8, 27.0 §1.6.9, 27.0 §1.6.10: ten kinds in this order', () => {
    for (const variant of OMAHAS) {
      const [high] = variant.hands;
      const cards = LADDER.map(
        ([own, board]) => [parseCards(`${own} 4d 6h`), parseCards(`${board} 2d 3h`)] as const,
      );
      expect(cards.map(([own, board]) => high?.call(own, board))).toEqual(LADDER.map(([, , call]) => call));
      const strengths = cards.map(([own, board]) => high?.strength(own, board) ?? 0);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
      expect(new Set(strengths).size).toBe(10);
    }
  });

  it('21.0 §1.1, 21.0 §1.2: one deck, and the best five of two own cards and five on the board', () => {
    const holes = { 1: 'As 2d', 2: 'Kc Kd', 3: 'Qc Jd', 4: 'Th 9d' };
    const dealt = checkedDown(limped(texasHoldem, {}, { holes, board: '3s 4s 5s 7h 8c' }));
    expect(dealt.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([
      [1, 'straight, five high'],
    ]);
  });

  it('20.0 §1.5: 3-2-1 has no part in jackpots', () => {
    const jackpots = bclcPokerAdditions.filter(
      ({ section }) => Number(section.number) >= 28 && Number(section.number) <= 32,
    );
    expect(jackpots).toHaveLength(5);
    expect(jackpots.flatMap(({ on }) => on)).not.toContain('20.0');
  });
});

describe('bclc-poker 26.0 §1: high and low', () => {
  const [, low] = omahaHiLo.hands;
  const strength = (own: string, board: string): number =>
    low?.strength(parseCards(own), parseCards(board)) ?? 0;

  it('§1.4.1, §1.7, §1.7.1, §1.7.2: five unpaired cards up to eight; the wheel is best, straights and flushes do not count', () => {
    expect(strength('Ac 2d Kh Ks', '3c 4h 9s Kd Qc')).toBe(0);
    expect(strength('Ac 2d Kh Ks', '3c 4h 9s 9d 9c')).toBe(0);
    expect(strength('8c 7d Kh Ks', '6c 5h 4s Kd Qc')).toBeGreaterThan(0);
    const wheel = strength('Ac 2c Kh Ks', '3c 4c 5c Kd Qc');
    expect(wheel).toBeGreaterThan(strength('Ac 2d Kh Ks', '3c 4h 6s Kd Qc'));
    expect(strength('Ac 2d Kh Ks', '3c 4h 5s Kd Qc')).toBe(wheel);
  });

  it('§1.4.2: one player takes the high with two cards and the low with the other two', () => {
    const holes = { 1: 'Kc Ks Ah 2d', 2: 'Qs Qh Jd 9d', 3: 'Jh Js Tc Td', 4: '9c 9s 6h 6d' };
    const dealt = checkedDown(limped(omahaHiLo, {}, { holes, board: 'Kd 3c 4h 8s 8c' }));
    const won = dealt.events('awarded').map(({ seat, hand: type, call }) => [seat, type, call]);
    expect(won.map(([seat, type]) => [seat, type])).toEqual([
      [1, 'high'],
      [1, 'low'],
    ]);
    expect(won[0]?.[2]).toBe('kings full of eights');
  });

  it('§1.4.3, §1.4.3.a, §1.4.3.b, §1.4.4, §1.4.4.a: halves; all to the high without a low; odd chips to the high and to the button’s left', () => {
    const holes = { 1: 'Ac 2d Th 9s', 2: 'Ks Kh Jd 9d', 3: 'Ad 2h Jc Td', 4: 'Qs Qd 9h 6d' };
    const dealt = checkedDown(
      act(
        hand(omahaHiLo, { smallestChip: 1 }, { holes, board: '3c 4h 8s Kd Qc' }),
        'call',
        'fold',
        'call',
        'check',
      ),
    );
    // 300: half to the kings, the other half shared by the two who have the same low.
    const won = dealt.events('awarded').map(({ seat, hand: type, amount }) => [type, seat, amount]);
    expect(won).toEqual([
      ['high', 2, 150],
      ['low', 1, 75],
      ['low', 3, 75],
    ]);
    // 125 in chips of 25: the fifth goes with the high half.
    const uneven = checkedDown(
      act(
        hand(
          omahaHiLo,
          { smallBlind: 25, bigBlind: 50, smallestChip: 25 },
          { holes, board: '3c 4h 8s Kd Qc' },
        ),
        'call',
        'fold',
        'fold',
        'check',
      ),
    );
    expect(uneven.events('awarded').map(({ hand: type, seat, amount }) => [type, seat, amount])).toEqual([
      ['high', 2, 75],
      ['low', 3, 50],
    ]);
    const noLow = checkedDown(limped(omahaHiLo, {}, { holes, board: '9c Kc 8s Kd Qc' }));
    expect(noLow.events('awarded').map(({ seat, amount }) => [seat, amount])).toEqual([[2, 400]]);
    const odd = setupWith(
      [10_000, 10_000, 10_000, 10_000],
      { showdown: 'exposed', smallBlind: 25, bigBlind: 50, smallestChip: 25 },
      { variant: omahaHiLo },
    );
    const played = checkedDown(
      new RiggedHand(odd, { holes, board: '3c 4h 8s Kd Qc' }).do('call', 'fold', 'call', 'check'),
    );
    // 150 in chips of 25: 75 each, and of the low 50 to seat 1, which is nearer to the button's left.
    expect(played.events('awarded').map(({ hand: type, seat, amount }) => [type, seat, amount])).toEqual([
      ['high', 2, 75],
      ['low', 1, 50],
      ['low', 3, 25],
    ]);
  });
});

describe('bclc-poker 18.0 §2 to §6: what a player may do, and with which chips', () => {
  it('§2.1, 19.0 §2.1, 20.0 §2.1, 21.0 §2.1, 26.0 §2.1, 27.0 §2.1: who folds gives cards and claim up', () => {
    for (const variant of GAMES) {
      const dealt = act(hand(variant), 'raise 300', 'fold', 'fold');
      expect(viewHand(dealt.hand, { seats: [] }).players[0]).toMatchObject({ status: 'folded', cards: [] });
      expect(act(dealt, 'call').pots).toEqual([[650, [2, 3]]]);
    }
  });

  it('§2.2, 19.0 §2.2, 20.0 §2.2, 21.0 §2.2, 26.0 §2.2, 27.0 §2.2, 18.0 §2.3, 19.0 §2.3, 20.0 §2.3, 21.0 §2.3, 26.0 §2.3, 27.0 §2.3, 18.0 §2.5, 19.0 §2.5, 20.0 §2.5, 21.0 §2.5, 26.0 §2.5, 27.0 §2.5: check, bet and call', () => {
    for (const variant of GAMES) {
      const dealt = act(limped(variant), 'check');
      expect(dealt.hand.state.players[0]).toMatchObject({ out: null, bet: 0, stack: 9900 });
      act(dealt, 'bet 300');
      expect(dealt.action('check').refused?.cite?.section).toBe(variant.section.number);
      expect(dealt.action('call').costs).toBe(300);
      const [, better, caller] = act(dealt, 'call', 'fold', 'fold').hand.state.players;
      expect(dealt.pots).toEqual([[1000, [2, 3]]]);
      expect([better?.stack, caller?.stack]).toEqual([9600, 9600]);
      // Who has put something in already calls with the rest of it, and not with less.
      const raised = act(hand(variant), 'raise 300', 'raise 700', 'fold', 'fold');
      expect(raised.action('call').costs).toBe(400);
      expect(refusalOfCall(() => raised.do('call 100'))).not.toBe('accepted');
      expect(act(raised, 'call').hand.state.players[2]?.stack).toBe(9300);
    }
  });

  it('§2.4, 19.0 §2.4, 20.0 §2.4, 21.0 §2.4, 26.0 §2.4, 27.0 §2.4, 26.0 §2.4.1, 27.0 §2.4.1: one bet more, three raises, and only of another’s bet', () => {
    for (const variant of GAMES) {
      const dealt = act(hand(variant, { betting: 'fixed-limit' }), 'raise 200', 'raise 300', 'raise 400');
      expect(dealt.action('raise').refused?.cite).toMatchObject({
        section: variant.section.number,
        clause: '2.4',
      });
      const called = act(limped(variant, { betting: 'fixed-limit' }), 'bet 100', 'call', 'call', 'call');
      // Who has bet and was only called is not asked again: the next street has come.
      expect([called.toAct, called.hand.state.round?.price]).toEqual([1, 0]);
    }
  });

  it('§3.1, 19.0 §3.1, 20.0 §3.1, 21.0 §3.1, 26.0 §1.2, 27.0 §1.2: eleven may play, in Omaha ten', () => {
    for (const variant of GAMES) {
      const most = OMAHAS.includes(variant) ? 10 : 11;
      const seats = Array.from({ length: most }, () => 10_000);
      expect(hand(variant, {}, {}, seats).events('dealt').at(-1)?.seat).toBe(most);
      const clause = most === 10 ? '§1.2' : '§3.1';
      expect(refusalOfCall(() => hand(variant, {}, {}, [...seats, 10_000]))).toContain(
        `${variant.section.number} ${clause}`,
      );
      expect(refusalOfCall(() => tableOf(variant, [most + 1]))).toContain(clause);
    }
  });

  it('§3.2, 19.0 §3.2, 20.0 §3.2, 21.0 §3.2, 26.0 §3.1, 27.0 §3.1, 18.0 §3.4, 19.0 §3.4, 20.0 §3.4, 21.0 §3.4, 26.0 §3.2, 27.0 §3.2: one position and one hand a player, shared with nobody', () => {
    for (const variant of GAMES) {
      const clause = OMAHAS.includes(variant) ? '§3.1' : '§3.2';
      const twice = (): unknown => sitDown(tableOf(variant, [1, 2]), 3, 'player 1', cents(10_000));
      expect(refusalOfCall(twice)).toContain(`${variant.section.number} ${clause}`);
      expect(refusalOfCall(() => sitDown(tableOf(variant, [1]), 1, 'other', cents(10_000)))).toContain(
        'is taken',
      );
    }
  });

  it('§3.3, 19.0 §3.3, 20.0 §3.3, 21.0 §3.3, 26.0 §1.3, 27.0 §1.3, 18.0 §9.1, 19.0 §9.1, 20.0 §9.1, 21.0 §9.1, 26.0 §9.1, 27.0 §9.1: the dealer has no hand and no bet', () => {
    for (const variant of GAMES) {
      const { events, state } = checkedDown(limped(variant, { rakePercent: 10 })).hand;
      expect(events.filter((event) => 'seat' in event && ![1, 2, 3, 4].includes(event.seat))).toEqual([]);
      expect(state.players.reduce((sum, { stack }) => sum + stack, 0) + state.raked).toBe(40_000);
    }
  });

  it('§3.5, 19.0 §3.5, 20.0 §3.5, 21.0 §3.5, 26.0 §3.3, 27.0 §3.3, 20.0 §3.6, 21.0 §3.6: ceilings are settled beforehand and hold; in 3-2-1 in every structure', () => {
    for (const variant of GAMES) {
      const own = variant === threeTwoOne ? '§3.6' : OMAHAS.includes(variant) ? '§3.3' : '§3.5';
      const low = (): unknown => rulesWith({ bigBlind: 20_000, maximumBet: 10_000 }, variant);
      expect(refusalOfCall(low)).toContain(`${variant.section.number} ${own}`);
      const rich = [90_000, 90_000, 90_000, 90_000];
      expect(hand(variant, { maximumBet: 10_000 }, {}, rich).raise).toEqual([200, 10_100]);
    }
    const limit = { betting: 'fixed-limit', bigBlind: 10_000, maximumBet: 10_000 };
    expect(refusalOfCall(() => rulesWith(limit, threeTwoOne))).toContain('20.0 §3.6');
    expect(rulesWith({ ...limit, maximumBet: 20_000 }, threeTwoOne).betting).toMatchObject({
      bigBet: 20_000,
    });
  });

  it('§4.1, §4.1.1, §4.1.2, §10.1, 19.0 §4.1, 19.0 §4.1.1, 19.0 §4.1.2, 19.0 §10.1, 20.0 §4.1, 21.0 §4.1, 20.0 §4.1.1, 21.0 §4.1.1, 20.0 §4.1.2, 21.0 §4.1.2, 20.0 §10.1, 21.0 §10.1, 26.0 §4.1, 26.0 §4.1.1, 26.0 §4.1.2, 26.0 §10.1, 27.0 §4.1, 27.0 §4.1.1, 27.0 §4.1.2, 27.0 §10.1: both blinds before any card, the small at most half', () => {
    for (const variant of GAMES) {
      const dealt = hand(variant);
      expect(dealt.hand.events.slice(0, 3).map(({ type }) => type)).toEqual(['posted', 'posted', 'dealt']);
      expect(dealt.events('posted').map(({ seat, amount, cite }) => [seat, amount, cite.clause])).toEqual([
        [1, 50, '4.1.1'],
        [2, 100, '4.1.2'],
      ]);
      expect(refusalOfCall(() => rulesWith({ bigBlind: 300, smallBlind: 200 }, variant))).toContain('§4.1.1');
    }
  });

  it('§4.1.3, §4.1.3.a, §4.1.3.b, §10.1.1, 19.0 §4.1.3, 19.0 §4.1.3.a, 19.0 §4.1.3.b, 19.0 §10.1.1, 20.0 §4.1.3, 21.0 §4.1.3, 20.0 §4.1.3.a, 21.0 §4.1.3.a, 20.0 §4.1.3.b, 21.0 §4.1.3.b, 20.0 §10.1.1, 21.0 §10.1.1, 20.0 §4.1.4, 21.0 §4.1.4, 20.0 §4.1.4.a, 21.0 §4.1.4.a, 26.0 §4.1.3, 26.0 §4.1.3.a, 26.0 §4.1.3.b, 26.0 §4.1.4, 26.0 §4.1.4.a, 26.0 §10.1.1, 27.0 §4.1.3, 27.0 §4.1.3.a, 27.0 §4.1.3.b, 27.0 §4.1.4, 27.0 §4.1.4.a, 27.0 §10.1.1: straddles, exactly twice in pineapple, up to two and a half times elsewhere, never from the button', () => {
    for (const variant of GAMES) {
      const table = tableOf(variant, [1, 2, 3, 4], { betting: 'fixed-limit' });
      const by = (seat: number, amount: number): string =>
        refusalOfCall(() => startHand({ ...table, button: 3 }, [{ seat, amount: cents(amount) }]));
      // The button comes to seat 4: blinds 1 and 2, and 3 may straddle.
      expect(by(3, 200)).toBe('accepted');
      expect(by(3, 199)).toContain('A straddle is');
      expect(by(3, 250)).toContain(PINEAPPLES.includes(variant) ? '§4.1.3' : 'accepted');
      expect(by(3, 251)).toContain(PINEAPPLES.includes(variant) ? '§4.1.3' : '§4.1.4');
      expect(by(4, 200)).toContain('§4.1.3.a');
      expect(by(1, 200)).toContain('§4.1.3');
      const started = startHand({ ...table, button: 3 }, [{ seat: 3, amount: cents(200) }]);
      if (!started) throw new Error('Nobody can play.');
      const dealt = new RiggedHand(started.setup);
      expect(dealt.events('posted').map(({ kind }) => kind)).toEqual([
        'small-blind',
        'big-blind',
        'straddle',
      ]);
      dealt.do('raise 300', 'raise 400', 'raise 500');
      expect(dealt.raise).toContain('There have been 3 raises');
    }
  });

  it('§4.2, §4.3, §4.4, §4.5, 19.0 §4.2, 19.0 §4.3, 19.0 §4.4, 19.0 §4.5, 20.0 §4.2, 21.0 §4.2, 20.0 §4.3, 21.0 §4.3, 20.0 §4.4, 21.0 §4.4, 20.0 §4.5, 21.0 §4.5, 26.0 §4.2, 26.0 §4.3, 26.0 §4.4, 26.0 §4.4.1, 27.0 §4.2, 27.0 §4.3, 27.0 §4.4, 27.0 §4.4.1: missed blinds are owed, the small one dead; newcomers wait for the button; who went broke owes nothing', () => {
    for (const variant of GAMES) {
      let table: PokerTable = { ...tableOf(variant, [1, 2, 3, 4, 5]), button: 4 };
      ({ table } = folded(table)); // button 5, blinds 1 and 2
      table = sitOut(table, 3);
      ({ table } = folded(table)); // button 1, blinds 2 and 4: the big blind passed over 3
      ({ table } = folded(table)); // button 2, blinds 4 and 5: the small one too
      expect(table.seats.get(3)?.owes).toEqual({ small: true, big: true });
      ({ table } = folded(table)); // button 4
      const back = folded(sitOut(table, 3, false));
      expect(back.posted).toContain('3 missed-small-blind 50');
      expect(back.posted).toContain('3 missed-big-blind 100');
      const joined = sitDown(
        { ...tableOf(variant, [1, 3, 5]), button: 5, seats: settled(tableOf(variant, [1, 3, 5])) },
        2,
        'newcomer',
        cents(10_000),
      );
      expect(folded(joined).table.seats.get(2)?.isNew).toBe(true);
      const broke = settled(tableOf(variant, [1, 2, 3, 4, 5]));
      const three = broke.get(3);
      if (three) broke.set(3, { ...three, stack: cents(0) });
      expect(folded({ ...tableOf(variant, []), button: 1, seats: broke }).table.seats.get(3)?.owes).toEqual({
        small: false,
        big: false,
      });
    }
  });

  const settled = ({ seats }: PokerTable): Map<number, NonNullable<ReturnType<PokerTable['seats']['get']>>> =>
    new Map([...seats].map(([seat, player]) => [seat, { ...player, isNew: false }]));

  it('§5.1, 19.0 §5.1, 20.0 §5.1, 21.0 §5.1, 26.0 §5.1, 27.0 §5.1: nobody sits down with less than the minimum', () => {
    for (const variant of GAMES) {
      const short = (): unknown => sitDown(tableOf(variant, [1]), 2, 'short', cents(1999));
      expect(refusalOfCall(short)).toContain(`${variant.section.number} §5.1`);
    }
  });

  it('§6.1, §6.1.1, §6.2, §6.2.1, §6.2.2, 19.0 §6.1, 19.0 §6.1.1, 19.0 §6.2, 19.0 §6.2.1, 19.0 §6.2.2, 20.0 §6.1, 21.0 §6.1, 20.0 §6.1.1, 21.0 §6.1.1, 20.0 §6.2, 21.0 §6.2, 20.0 §6.2.1, 21.0 §6.2.1, 20.0 §6.2.2, 21.0 §6.2.2, 26.0 §6.1, 26.0 §6.1.1, 26.0 §6.2, 26.0 §6.2.1, 26.0 §6.2.2, 27.0 §6.1, 27.0 §6.1.1, 27.0 §6.2, 27.0 §6.2.1, 27.0 §6.2.2: short stacks call for what they have, each in the pots it has paid into', () => {
    for (const variant of GAMES) {
      const dealt = hand(variant, {}, {}, [10_000, 10_000, 250, 400]).do(
        'raise 250',
        'raise 400',
        'raise 1000',
      );
      expect(dealt.events('acted').map(({ seat, allIn }) => [seat, allIn])).toEqual([
        [3, true],
        [4, true],
        [1, false],
      ]);
      act(dealt, 'call');
      expect(dealt.pots).toEqual([
        [1000, [1, 2, 3, 4]],
        [450, [1, 2, 4]],
        [1200, [1, 2]],
      ]);
      // The shorter the stack, the better the hand: each wins the pots that it has paid into.
      const pairs = ['Js Jh', 'Qs Qh', 'As Ah', 'Ks Kh'];
      const rest = ['2c 7d', '2d 7h', '2h 7s', '2s 7c'];
      const own = variant.streets[0]?.hole.length ?? 0;
      const holes = Object.fromEntries(
        pairs.map((pair, at) => [at + 1, `${pair} ${rest[at]}`.split(' ').slice(0, own).join(' ')]),
      );
      const contested = act(
        hand(variant, {}, { holes, board: '3c 3d 8s 8h 4c 5d' }, [10_000, 10_000, 250, 400]),
        'raise 250',
        'raise 400',
        'raise 1000',
        'call',
      );
      const won = checkedDown(contested).events('awarded');
      expect(won.flatMap(({ hand: type, pot, seat }) => (type === 'high' ? [[pot, seat]] : []))).toEqual([
        [0, 3],
        [1, 4],
        [2, 2],
      ]);
      expect(contested.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(20_650);
      const alone = act(hand(variant, {}, {}, [10_000, 250, 10_000]), 'fold', 'raise 1000', 'call');
      expect(alone.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 750]]);
    }
  });
});

describe('bclc-poker 18.0 §7, §8: button and rake', () => {
  it('§7.1, §7.2, §7.3, §7.4, 19.0 §7.1, 19.0 §7.2, 19.0 §7.3, 19.0 §7.4, 20.0 §7.1, 21.0 §7.1, 20.0 §7.2, 21.0 §7.2, 20.0 §7.3, 21.0 §7.3, 20.0 §7.4, 21.0 §7.4, 26.0 §7.1, 26.0 §7.1.1, 26.0 §7.2, 26.0 §7.3, 27.0 §7.2, 27.0 §7.3, 27.0 §7.4: the button begins at the dealer’s right and moves one player a hand; the two to its left are the blinds', () => {
    for (const variant of GAMES) {
      let table = tableOf(variant, [2, 5, 7, 9]);
      const buttons: (number | null)[] = [];
      for (let round = 0; round < 3; round += 1) {
        const next = folded(table);
        buttons.push(next.button);
        if (round === 0) expect(next.posted).toEqual(['2 small-blind 50', '5 big-blind 100']);
        ({ table } = next);
      }
      expect(buttons).toEqual([9, 2, 5]);
    }
  });

  it('27.0 §7.1: a card each for the first button, the highest by suit', () => {
    const table = tableOf(omahaHighGame, [2, 5, 7]);
    expect(drawersForButton(table)).toEqual([2, 5, 7]);
    const [a, b, c] = parseCards('Ah As Kd');
    if (a === undefined || b === undefined || c === undefined) throw new Error('Three cards.');
    const drawn = [
      { seat: 2, card: a },
      { seat: 5, card: b },
      { seat: 7, card: c },
    ];
    expect(startHand(drawButton(table, drawn))?.table.button).toBe(5);
    expect(drawersForButton(tableOf(omahaHiLo, [2, 5, 7]))).toEqual([]);
  });

  it('§8.1, §8.1.1, §8.1.2, 19.0 §8.1, 19.0 §8.1.1, 19.0 §8.1.2, 20.0 §8.1, 21.0 §8.1, 20.0 §8.1.1, 21.0 §8.1.1, 20.0 §8.1.2, 21.0 §8.1.2, 26.0 §8.1, 26.0 §8.1.1, 26.0 §8.1.2, 27.0 §8.1, 27.0 §8.1.1, 27.0 §8.1.2: at most a tenth and 15 dollars, rounded down, at the end or after each round', () => {
    for (const variant of GAMES) {
      expect(refusalOfCall(() => rulesWith({ rakePercent: 11 }, variant))).toContain('§8.1');
      expect(refusalOfCall(() => rulesWith({ rakeCap: 1550 }, variant))).toContain('§8.1');
      expect(checkedDown(limped(variant, { rakePercent: 10, smallestChip: 25 })).hand.state.raked).toBe(25);
      expect(checkedDown(limped(variant, { rakePercent: 5 })).hand.state.raked).toBe(20);
      const large = act(
        hand(variant, { rakePercent: 10, rakeCap: 100 }),
        'raise 1000',
        'call',
        'call',
        'call',
      );
      expect(checkedDown(large).hand.state.raked).toBe(100);
      const rounds = limped(variant, { rakePercent: 10, rakeTaken: 'each-round' });
      expect(rounds.events('raked').map(({ amount, cite }) => [amount, cite.clause])).toEqual([
        [40, '8.1.1'],
      ]);
    }
  });
});

describe('bclc-poker 18.0 §10: the sequence of play', () => {
  it('§10.2, §10.2.1, §10.9, §10.11, §10.13, 19.0 §10.2, 19.0 §10.2.1, 19.0 §10.8, 19.0 §10.11, 19.0 §10.13, 20.0 §10.2, 21.0 §10.2, 20.0 §10.2.1, 21.0 §10.2.1, 20.0 §10.8, 21.0 §10.8, 20.0 §10.10, 21.0 §10.10, 20.0 §10.12, 21.0 §10.12, 26.0 §10.2, 26.0 §10.2.1, 26.0 §10.8, 26.0 §10.10, 26.0 §10.12, 27.0 §10.2, 27.0 §10.2.1, 27.0 §10.8, 27.0 §10.10, 27.0 §10.12: cards go round one a time, none to an empty seat, one burn before each board', () => {
    for (const variant of GAMES) {
      const own = PINEAPPLES.includes(variant) ? 3 : OMAHAS.includes(variant) ? 4 : 2;
      const boards = variant === threeTwoOne ? [3, 2, 1] : [3, 1, 1];
      const round = '1d 2d 3d 4d';
      const expected = [
        ...Array.from({ length: own }, () => round),
        ...boards.map((cards) => ['burn', ...Array.from({ length: cards }, () => 'middle')].join(' ')),
      ].join(' ');
      expect(dealing(checkedDown(limped(variant)).hand)).toBe(expected);
      const started = startHand(sitOut({ ...tableOf(variant, [2, 5, 7, 9]), button: 9 }, 7));
      expect(started?.setup.players.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([2, 5, 9]);
    }
  });

  it('§10.3, §10.3.1, §10.4, 19.0 §10.3, 19.0 §10.3.1, 19.0 §10.4, 20.0 §10.3, 21.0 §10.3, 20.0 §10.3.1, 21.0 §10.3.1, 20.0 §10.4, 21.0 §10.4, 26.0 §10.3, 26.0 §10.4, 27.0 §10.3, 27.0 §10.4, 18.0 §10.7, 19.0 §10.7, 20.0 §10.7, 21.0 §10.7, 26.0 §10.7, 27.0 §10.7: left of the big blind first, each folds, calls or raises, the blinds after a raise too', () => {
    for (const variant of GAMES) {
      const dealt = hand(variant);
      expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'call', 'raise']]);
      dealt.do('fold');
      expect([dealt.toAct, offered(dealt)]).toEqual([4, ['fold', 'call', 'raise']]);
      dealt.do('raise 300');
      for (const seat of [1, 2]) {
        expect([dealt.toAct, offered(dealt)]).toEqual([seat, ['fold', 'call', 'raise']]);
        act(dealt, 'call');
      }
    }
  });

  it('§10.5, 19.0 §10.5, 20.0 §10.5, 21.0 §10.5, 26.0 §10.5, 27.0 §10.5: nobody came in: the big blind takes the blinds, or the two chop', () => {
    for (const variant of GAMES) {
      const dealt = hand(variant).do('fold', 'fold', 'fold');
      expect(dealt.stacks).toEqual([9950, 10_050, 10_000, 10_000]);
      expect(dealt.events('awarded')[0]?.cite).toMatchObject({
        section: variant.section.number,
        clause: '10.5',
      });
      expect(hand(variant, { chop: 'on' }).do('fold', 'fold', 'chop', 'chop').stacks).toEqual(deep);
    }
  });

  it('§10.6, 19.0 §10.6, 20.0 §10.6, 21.0 §10.6, 26.0 §10.6, 27.0 §10.6: blinds that were called stay, raise or fold; in Omaha the big blind has no fold (READINGS 83)', () => {
    for (const variant of GAMES) {
      const dealt = hand(variant).do('call', 'call');
      expect([dealt.toAct, offered(dealt)]).toEqual([1, ['fold', 'call', 'raise']]);
      dealt.do('call');
      const choice = OMAHAS.includes(variant) ? ['check', 'raise'] : ['fold', 'check', 'raise'];
      expect([dealt.toAct, offered(dealt)]).toEqual([2, choice]);
    }
  });

  it('§10.10, §10.12, §10.14, 19.0 §10.10, 19.0 §10.12, 19.0 §10.14, 20.0 §10.9, 21.0 §10.9, 20.0 §10.11, 21.0 §10.11, 20.0 §10.13, 21.0 §10.13, 26.0 §10.9, 26.0 §10.11, 26.0 §10.13, 27.0 §10.9, 27.0 §10.11, 27.0 §10.13: on each later street the first who remains left of the button checks, bets or folds', () => {
    for (const variant of GAMES) {
      const dealt = act(hand(variant), 'call', 'call', 'fold', 'check');
      for (let street = 0; street < 3; street += 1) {
        expect([dealt.toAct, offered(dealt)]).toEqual([2, ['fold', 'check', 'bet']]);
        act(dealt, 'bet 100');
        expect([dealt.toAct, offered(dealt)]).toEqual([3, ['fold', 'call', 'raise']]);
        act(dealt, 'call', 'call');
      }
      expect(dealt.hand.waiting.for).toBe('nothing');
    }
  });

  it('§10.15, §10.15.1, §10.15.2, 19.0 §10.15, 19.0 §10.15.1, 19.0 §10.15.2, 20.0 §10.14, 21.0 §10.14, 20.0 §10.14.1, 21.0 §10.14.1, 20.0 §10.14.2, 21.0 §10.14.2, 26.0 §10.14, 26.0 §10.14.1, 26.0 §10.14.2, 26.0 §10.14.3, 27.0 §10.14, 27.0 §10.14.1, 27.0 §10.14.2, 27.0 §10.14.3: all cards are exposed, a hand that is not wins nothing, and may be seen', () => {
    for (const variant of GAMES) {
      const kept = OMAHAS.includes(variant) ? 4 : 2;
      const all = checkedDown(limped(variant));
      expect(all.events('shown').map(({ cards }) => cards.length)).toEqual([kept, kept, kept, kept]);
      const turns = limped(variant, { showdown: 'in-turn' });
      while (!offered(turns).includes('muck')) act(turns, 'check');
      turns.do('muck', 'show', 'muck', 'muck');
      expect(turns.events('mucked')).toHaveLength(3);
      expect(new Set(turns.events('awarded').map(({ seat }) => seat))).toEqual(new Set([2]));
      turns.hand.advance({ see: 1, by: 3 });
      expect(turns.events('seen').map(({ seat, cite }) => [seat, cite])).toEqual([
        [1, variant.handsSeen?.cite],
      ]);
    }
  });

  it('§10.16, §10.17, 19.0 §10.16, 19.0 §10.17, 20.0 §10.15, 21.0 §10.15, 20.0 §10.16, 21.0 §10.16, 26.0 §10.15, 26.0 §10.16, 27.0 §10.15, 27.0 §10.16: the winning hand is declared, and with the pot awarded the hand is over', () => {
    for (const variant of GAMES) {
      const dealt = checkedDown(limped(variant));
      for (const { call, cite } of dealt.events('awarded')) {
        expect(call).toMatch(/\w/);
        expect(cite).toMatchObject({ section: variant.section.number, clause: variant.clauses.award.clause });
      }
      expect(dealt.hand.events.at(-1)?.type).toBe('finished');
      expect(dealt.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(40_000);
      // The button moves to the left, and the chips that were won are played on with; not before the hand is over.
      const started = startHand({ ...tableOf(variant, [1, 2, 3, 4], { showdown: 'exposed' }), button: 3 });
      if (!started) throw new Error('Nobody can play.');
      const next = new RiggedHand(started.setup);
      expect(refusalOfCall(() => startHand(started.table))).not.toBe('accepted');
      expect(refusalOfCall(() => finishHand(started.table, next.hand))).not.toBe('accepted');
      act(next, 'call', 'call', 'call', 'check');
      const after = finishHand(started.table, checkedDown(next).hand);
      expect([1, 2, 3, 4].map((seat) => after.seats.get(seat)?.stack)).toEqual(next.stacks);
      expect(startHand(after)?.table.button).toBe(1);
    }
  });
});
