import { formatCards, parseCards } from '@croupier/cards';
import {
  accountsOf,
  cents,
  costOf,
  formatCite,
  laidOn,
  linePostings,
  NOTHING,
  openLimits,
  type RecordedBank,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  recordOf,
  refusal,
  refusalOfBank,
  replayRecord,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBank, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';

const game = paiGowPoker.with({});

/** A pair of kings behind and nine-eight in front, by the house way. */
const DEALER = 'Ks Kd 9c 8h 5s 3d 2c';
/** Aces behind and queen-jack in front; beats it twice. */
const BETTER = 'As Ad Qc Jh 7s 4d 3h';
/** Sevens behind and eight-six in front; loses twice. */
const WORSE = '7d 7h 8c 6s 4c 3c 2d';
/** Aces and sixes: by the house way the sixes in front; with nine-eight in front it ties that hand and wins the other. */
const TWO_PAIRS = 'Ac Ah 9s 8d 6c 6h 2h';

const seat = (number: number, amount = 1000, more: Partial<RecordedSeat> = {}): RecordedSeat => ({
  seat: number,
  wagers: { main: amount },
  ...more,
});

const houseWay = (number: number): RecordedDecision => ({ seat: number, do: 'house-way' });

/** The hand set with these cards in front. */
const set = (number: number, hand: string, low: string): RecordedDecision => ({
  seat: number,
  do: 'set',
  low,
  high: formatCards(parseCards(hand).filter((card) => !parseCards(low).includes(card))),
});

/** One seat against the house, set the house way or with these cards in front. */
const one = (hand: string, dealer: string, low?: string): string[] =>
  paidOf(played(game, [seat(1)], { 1: hand, dealer }, [low ? set(1, hand, low) : houseWay(1)]));

const clausesOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [event.cite.clause] : []));

/** The places in the order in which the first card reaches them. */
const deliveredTo = (round: Round): string[] => [
  ...new Set(round.events.flatMap((event) => (event.type === 'dealt' ? [event.place] : []))),
];

const turnedIn = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []));

const arrangedAt = (round: Round, place: string): string | undefined => {
  const event = round.events.findLast((last) => last.type === 'arranged' && last.place === place);
  return event?.type === 'arranged' ? formatCards(event.parts.low ?? []) : undefined;
};

describe('bclc-poker 2.0 §1, §6: the cards and how they rank', () => {
  it('§1.1, §7.1.5.d: 53 cards for every round, seven hands of seven and four left over, none twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1, kind: 'with-joker' }, deckEachRound: true });
    const round = played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]);
    const cards = round.events.flatMap((event) => (event.type === 'dealt' ? [event.card] : []));
    expect(new Set(cards).size).toBe(53);
    expect(round.places.find(({ name }) => name === 'discards')?.cards).toHaveLength(4);
    expect(() => one(BETTER, 'As Kd 9c 8h 5s 3d 2c')).toThrow('appears 2 times');
  });

  it('§6.1: A-2-3-4-5 is the lowest straight', () => {
    // Straights behind on both sides; the low hands are the player's.
    expect(one('Ac 2d 3h 4s 5c Kd Qh', '2c 3s 4d 5h 6c 9d Th')).toEqual(['1 main push 0']);
    expect(one('2c 3s 4d 5h 6c Kd Qh', 'Ac 2d 3h 4s 5c 9d Th')).toEqual(['1 main win 950']);
  });

  it('§6.2: the joker is an ace, or what completes a straight or a flush', () => {
    // An ace in front.
    expect(one('Jo 2d 7h 7s 9c Td 4h', 'Kc Qs 6d 6h 3c 2h 8s', 'Jo Td')).toEqual(['1 main win 950']);
    // The nine of a straight behind; a jack that it cannot be would have paired the one in front.
    expect(one('Jo Td 8h 7s 6c Qd Jh', 'Kc Ks 6d 5h 3c 2h 8s', 'Qd Jh')).toEqual(['1 main win 950']);
    // The fifth heart.
    expect(one('Jo 2h 7h 8h Th Qd 3c', 'Kc Ks 6d 5h 3s 2c 9d', 'Qd 3c')).toEqual(['1 main win 950']);
  });
});

describe('bclc-poker 2.0 §8.4: settlement against the house', () => {
  it('§1.2, §8.4.1, §4.1, §4.2: both hands higher win even money less 5 %', () => {
    const round = played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]);
    expect(linesOf(round)).toMatchObject([
      { seat: 1, wager: 'main', result: 'win', won: 1000, commission: 50, returned: 1950 },
    ]);
    expect(linesOf(round)[0]?.cites.map(formatCite)).toContain('bclc-poker 2.0 §8.4.1');
  });

  it('§8.4.2: one hand higher and one lower is a push, whichever it is', () => {
    expect(one('Qs Qd Ac Jh 7s 4d 3h', DEALER)).toEqual(['1 main push 0']);
    expect(one(BETTER, 'Ks Kd Ac Th 5s 3d 2c')).toEqual(['1 main push 0']);
  });

  it('§8.4.3: both lower lose', () => {
    expect(one(WORSE, DEALER)).toEqual(['1 main lose -1000']);
  });

  it('§8.4.4: two identical hands lose', () => {
    expect(one('Kc Kh 9s 8d 5c 3h 2d', DEALER)).toEqual(['1 main lose -1000']);
  });

  it('§8.4.5: one identical and the other lower lose, whichever it is', () => {
    expect(one('Qc Qh 9s 8d 5c 3h 2d', DEALER)).toEqual(['1 main lose -1000']);
    expect(one('Kc Kh 9s 7d 5c 3h 2d', DEALER)).toEqual(['1 main lose -1000']);
  });

  it('§8.4.6: one identical and the other higher is a push, whichever it is', () => {
    expect(one('Ac Ah 9s 8d 5c 3h 2d', DEALER)).toEqual(['1 main push 0']);
    expect(one('Kc Kh Ts 8d 5c 3h 2d', DEALER)).toEqual(['1 main push 0']);
  });

  it('§8.3.3: a low hand above the high one is fouled and loses, however good', () => {
    const hand = 'As Ad Kc Qh Js 9d 8h';
    expect(
      game.layout.foul?.({ low: parseCards('As Ad'), high: parseCards('Kc Qh Js 9d 8h') }),
    ).toMatchObject({
      cite: { clause: '8.3.3' },
    });
    const round = played(game, [seat(1)], { 1: hand, dealer: '7s 6d 5c 4h 2s Tc 9h' }, [
      set(1, hand, 'As Ad'),
    ]);
    expect(paidOf(round)).toEqual(['1 main lose -1000']);
    expect(callsOf(round)).toContain('Seat 1 is fouled and loses.');
  });

  it('READINGS 31: a low hand that equals the high one is no foul', () => {
    const parts = { low: parseCards('As Kd'), high: parseCards('Ah Kc Qs Jd 9h') };
    expect(game.layout.foul?.(parts)).toBeUndefined();
  });

  it('§8.4.7: the outcome of each hand is announced', () => {
    const round = played(
      game,
      [seat(1), seat(2), seat(3)],
      { 1: BETTER, 2: TWO_PAIRS, 3: WORSE, dealer: DEALER },
      [houseWay(1), set(2, TWO_PAIRS, '9s 8d'), houseWay(3)],
    );
    expect(callsOf(round).slice(-3)).toEqual(['Seat 3 loses.', 'Seat 2 pushes.', 'Seat 1 wins.']);
  });

  it('§8.4.8, §8.4.10: losses and pushes are settled from the right as they are turned, the winners after all of them', () => {
    const round = played(
      game,
      [seat(2), seat(3), seat(5), seat(6)],
      { 2: WORSE, 3: BETTER, 5: TWO_PAIRS, 6: 'Qs Qh Th 7c 5d 4h 2s', dealer: DEALER },
      [houseWay(2), houseWay(3), set(5, TWO_PAIRS, '9s 8d'), houseWay(6)],
    );
    expect(paidOf(round)).toEqual(['6 main push 0', '5 main push 0', '2 main lose -1000', '3 main win 950']);
  });

  it('§8.4.9, §8.4.11: the dealer is told to count the cards and to collect 5 % of each win', () => {
    const round = played(game, [seat(1), seat(2, 3000)], { 1: BETTER, 2: WORSE, dealer: DEALER }, [
      houseWay(1),
      houseWay(2),
    ]);
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['8.4.8', '8.4.9', '8.4.10', '8.4.11']));
    expect(linesOf(round).map(({ seat: at, commission }) => [at, commission])).toEqual([
      [2, 0],
      [1, 50],
    ]);
  });
});

describe('bclc-poker 2.0 §3: several hands', () => {
  const limits = { main: { least: cents(1000), most: cents(100_000), step: cents(100) } };
  const why = (bets: readonly (readonly [number, number])[]) =>
    refusal(
      { layout: game.layout, limits },
      new Map(),
      bets.map(([spot, amount]) => ({
        spot,
        player: 'ann',
        wager: 'main',
        kind: 'own',
        amount: cents(amount),
      })),
      'ann',
    );

  it('§3.1, §3.2: six spots, all of which one player may play', () => {
    expect(game.layout.seats).toBe(6);
    const all = [1, 2, 3, 4, 5, 6].map((spot) => [spot, 2000] as const);
    expect(why(all)).toBeUndefined();
    expect(why([[7, 2000]])?.reason).toContain('no spot 7');
  });

  it('§3.2.1: twice the least lies on each of several spots', () => {
    expect(why([[3, 1000]])).toBeUndefined();
    expect(
      why([
        [3, 2000],
        [4, 1900],
      ]),
    ).toMatchObject({
      reason: 'A player of several spots bets at least 20.00 on each; at spot 4 there are 19.00.',
      cite: { clause: '3.2.1' },
    });
    expect(
      why([
        [3, 2000],
        [4, 2000],
      ]),
    ).toBeUndefined();
  });

  it('§3.2.2: several spots lie side by side', () => {
    expect(
      why([
        [3, 2000],
        [5, 2000],
      ]),
    ).toMatchObject({ cite: { clause: '3.2.2' } });
    expect(
      why([
        [3, 2000],
        [4, 2000],
        [5, 2000],
      ]),
    ).toBeUndefined();
    expect(
      why([
        [1, 2000],
        [6, 2000],
      ]),
    ).toMatchObject({ cite: { clause: '3.2.2' } });
  });

  const both = [seat(3, 2000, { player: 'ann' }), seat(4, 2000, { player: 'ann' })];
  const hands = { 3: BETTER, 4: TWO_PAIRS, dealer: DEALER };

  it('§3.2.3, §7.1.2, §7.1.3, §8.3.5: one is looked at and set, the first unless another is named; the dealer exposes and sets the others', () => {
    const first = played(game, both, hands, [set(3, BETTER, '7s 4d')]);
    expect(turnedIn(first)).toEqual(['4', 'dealer', '3']);
    expect(arrangedAt(first, '3')).toBe('7s 4d');
    // The house way splits aces and sixes.
    expect(arrangedAt(first, '4')).toBe('6h 6c');
    expect(first.places.map(({ name, owner }) => [name, owner])).toContainEqual(['4', null]);
    expect(first.events).toContainEqual({
      type: 'handled',
      text: 'Mark what is set the house way: seat 4.',
      cite: { rulebook: 'bclc-poker', section: '2.0', clause: '7.1.3' },
    });
    const second = played(game, both, hands, [{ seat: 3, do: 'decline' }, set(4, hands[4], '9s 8d')]);
    expect([arrangedAt(second, '3'), arrangedAt(second, '4')]).toEqual(['Qc Jh', '9s 8d']);
    expect(second.places.map(({ name, owner }) => [name, owner])).toContainEqual(['3', null]);
    expect(() => played(game, both, hands, [set(3, BETTER, '7s 4d'), set(4, hands[4], '9s 8d')])).toThrow(
      'seat 4 set, but nobody was asked',
    );
  });

  it.each([
    ['the hand that is set', [set(4, hands[4], '9s 8d')], 'Qc Jh', '9s 8d'],
    [
      'also where it says how the dealer sets the other',
      [houseWay(3), set(4, hands[4], '9s 8d')],
      'Qc Jh',
      '9s 8d',
    ],
    ['and behind it', [set(3, BETTER, '7s 4d'), houseWay(4)], '7s 4d', '6h 6c'],
    ['the hand that is held', [{ seat: 4, do: 'hold' }, set(4, hands[4], '9s 8d')], 'Qc Jh', '9s 8d'],
    ['the first where all are set the house way', [houseWay(3), houseWay(4)], 'Qc Jh', '6h 6c'],
  ])('§3.2.3, §7.1.2: a record may leave the choice out; then it is %s', (_, decisions, low3, low4) => {
    const round = played(game, both, hands, decisions);
    expect([arrangedAt(round, '3'), arrangedAt(round, '4')]).toEqual([low3, low4]);
    const held = decisions.some(({ seat: at, do: verb }) => at === 4 && verb !== 'house-way') ? 4 : 3;
    expect(round.places.map(({ name, owner }) => [name, owner])).toEqual(
      expect.arrayContaining([
        ['3', held === 3 ? 3 : null],
        ['4', held === 4 ? 4 : null],
      ]),
    );
  });

  it('§3.2.3: the hands set by the dealer are set before the house hand', () => {
    const round = played(game, both, hands, [houseWay(3)]);
    const at = (place: string): number =>
      round.events.findIndex((event) => event.type === 'arranged' && event.place === place);
    expect(at('4')).toBeLessThan(at('dealer'));
    expect(at('4')).toBeGreaterThan(0);
  });
});

describe('bclc-poker 2.0 §4, §5: commission and bets for the dealer', () => {
  it('§4.4: laid beside the wager beforehand, or taken from the win', () => {
    const laid = paiGowPoker.with({ commission: 'beforehand' });
    const bet = { spot: 1, player: 'ann', wager: 'main', kind: 'own', amount: cents(1000) } as const;
    expect(laidOn(laid.layout, bet)).toBe(50);
    expect(costOf(laid.layout, [bet])).toBe(1050);
    expect(costOf(game.layout, [bet])).toBe(1000);
    expect(laid.posted.map(({ text }) => text).join(' ')).toContain('Lay 5 % beside');
  });

  it('§5.1, §5.2, §5.3: a bet for the dealer is paid after the player’s own, without commission', () => {
    const round = played(game, [seat(1, 1000, { tips: { main: 500 } })], { 1: BETTER, dealer: DEALER }, [
      houseWay(1),
    ]);
    expect(paidOf(round)).toEqual(['1 main win 950', '1 main (tip) win 500']);
    expect(linesOf(round)[1]?.cites.map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['5.2', '5.3']),
    );
  });

  it('§5.1: it lies beside a bet of one’s own', () => {
    expect(() =>
      played(game, [{ seat: 1, tips: { main: 500 } }], { 1: BETTER, dealer: DEALER }, [houseWay(1)]),
    ).toThrow('§5.1');
  });

  it('§5.2.1, §5.2.2: one that wins goes to the tips with its win, and nothing of it stays on the table', () => {
    const round = played(
      game,
      [seat(1, 1000, { player: 'ann', tips: { main: 500 } })],
      { 1: BETTER, dealer: DEALER },
      [houseWay(1)],
    );
    const [, tip] = linesOf(round);
    if (!tip) throw new Error('The bet for the dealer has no line.');
    const accounts = accountsOf('t');
    expect(linePostings(accounts, tip, NOTHING)).toEqual([
      { account: accounts.stakes('ann'), amount: -500 },
      { account: accounts.tips, amount: 1000 },
      { account: accounts.tray, amount: -500 },
    ]);
  });

  it('§5.2.1, §5.4: the dealer is told where such bets lie and where they go', () => {
    const round = played(game, [seat(1, 1000, { tips: { main: 500 } })], { 1: BETTER, dealer: DEALER }, [
      houseWay(1),
    ]);
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['5.2.1', '5.4']));
    expect(clausesOf(played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]))).not.toContain(
      '5.4',
    );
  });
});

describe('bclc-poker 2.0 §7, §8.1, §8.2: the deal', () => {
  /** A round whose hands are given by place, with these numbers. */
  const delivered = (numbers: number[], options: Record<string, string> = {}, bank?: RecordedBank): Round => {
    const table = paiGowPoker.with(options);
    const hands = bank ? { 1: BETTER, [bank.seat]: WORSE, dealer: DEALER } : { 1: BETTER, dealer: DEALER };
    return replayRecord(table, {
      format: 'croupier-round/1',
      game: table.id,
      options: table.options,
      seats: [seat(1)],
      hands,
      numbers,
      decisions: [houseWay(1), ...(bank ? [houseWay(bank.seat)] : [])],
      bank,
    });
  };

  it('§7.1.8, §8.1.1, §8.1.3.a, §8.1.4: final betting, then three dice whose total is announced; no bet can change after them', () => {
    const round = delivered([2, 3, 6]);
    expect(callsOf(round).slice(0, 2)).toEqual(['Final betting.', 'The dice total 11.']);
    expect(round.events.flatMap((event) => (event.type === 'number-drawn' ? [event.most] : []))).toEqual([
      6, 6, 6,
    ]);
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['8.1.1.a', '8.1.3', '8.1.8']));
    expect(round.bets).toHaveLength(1);
  });

  it.each([
    [[1, 1, 1], 'seat 5'], // 3: the dealer is 1, seat 6 is 2
    [[1, 1, 5], 'seat 1'], // 7
    [[1, 1, 6], 'the dealer'], // 8 is 1 again
    [[2, 1, 6], 'seat 6'], // 9
    [[6, 6, 3], 'the dealer'], // 15
    [[6, 6, 6], 'seat 4'], // 18 is 4
  ])(
    '§8.1.5: whoever banks is position 1, counted counter-clockwise: %j gives %s the first hand',
    (dice, first) => {
      expect(callsOf(delivered(dice))).toContain(`The first hand goes to ${first}.`);
    },
  );

  it('§8.1.5, §8.1.2: a player who banks is position 1 and may determine the first hand', () => {
    const bank = { seat: 4, amount: 5000, dealerBet: 500 };
    const round = delivered([1, 1, 1], {}, bank);
    expect(callsOf(round)).toContain('The first hand goes to seat 2.');
    expect(callsOf(delivered([1, 1, 3], {}, bank))).toContain('The first hand goes to the dealer.');
    expect(clausesOf(round)).toContain('8.1.2');
    expect(clausesOf(delivered([1, 1, 1]))).not.toContain('8.1.2');
  });

  it('§7.1.5, §7.1.5.a, §7.1.7, §8.1.6, §8.1.7: stacks from the left, delivered from the right; vacant positions have a hand, which goes away unseen', () => {
    const round = delivered([1, 1, 6]);
    // The last stack, furthest right, is the dealer's; then seat 6, 5, …
    expect(deliveredTo(round)).toEqual([
      '1',
      'vacant 2',
      'vacant 3',
      'vacant 4',
      'vacant 5',
      'vacant 6',
      'dealer',
      'discards',
    ]);
    const vacant = round.places.filter(({ name }) => name.startsWith('vacant'));
    expect(vacant.map(({ cards, aside }) => [cards.length, aside])).toEqual(
      Array.from({ length: 5 }, () => [7, true]),
    );
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['7.1.5.a', '7.1.6', '8.1.6', '8.1.7']));
  });

  it('§7.1.5.b: hands given straight to the players go counter-clockwise from the first', () => {
    const round = delivered([1, 1, 6], { dealing: 'direct' });
    expect(deliveredTo(round)).toEqual([
      'dealer',
      'vacant 6',
      'vacant 5',
      'vacant 4',
      'vacant 3',
      'vacant 2',
      '1',
      'discards',
    ]);
    expect(clausesOf(round)).not.toContain('7.1.6');
  });

  it('§7.1.5.c: after a manual shuffle one card at a time, to and fro', () => {
    const round = delivered([1, 1, 6], { dealing: 'by-hand' });
    const places = round.events.flatMap((event) => (event.type === 'dealt' ? [event.place] : []));
    const stacks = ['1', 'vacant 2', 'vacant 3', 'vacant 4', 'vacant 5', 'vacant 6', 'dealer'];
    expect(places.slice(0, 21)).toEqual([...stacks, ...stacks.toReversed(), ...stacks]);
    expect(places).toHaveLength(53);
  });

  it('§8.2.1, §8.2.2, §8.2.3, §8.2.4: or a random number, started when betting is over', () => {
    const round = delivered([3], { start: 'random-number' });
    expect(callsOf(round).slice(0, 2)).toEqual(['Final betting.', 'The number is 3.']);
    expect(callsOf(round)).toContain('The first hand goes to seat 5.');
    expect(round.events.flatMap((event) => (event.type === 'number-drawn' ? [event.most] : []))).toEqual([7]);
    expect(clausesOf(round)).toContain('8.2.2');
    expect(
      clausesOf(delivered([3], { start: 'random-number' }, { seat: 4, amount: 5000, dealerBet: 500 })),
    ).toContain('8.2.4');
  });

  it('§7.1.1, §7.1.4: wagers lie before the deck goes into the shuffler', () => {
    expect(clausesOf(delivered([1, 1, 1]))).toContain('7.1.4');
    expect(game.layout.wagers.map(({ id, inPlay }) => [id, inPlay])).toEqual([['main', undefined]]);
  });
});

describe('bclc-poker 2.0 §8.3: setting the hands', () => {
  it('§8.3.1: two cards in front and five behind, of one’s own seven', () => {
    const play = (decision: RecordedDecision) => () =>
      played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [decision]);
    expect(play({ seat: 1, do: 'set', low: 'Qc', high: 'As Ad Jh 7s 4d 3h' })).toThrow('2 low, 5 high');
    expect(play({ seat: 1, do: 'set', low: 'Qc Ks', high: 'As Ad 7s 4d 3h' })).toThrow('Ks is not among');
    expect(play({ seat: 1, do: 'set', low: 'Qc Qc', high: 'As Ad 7s 4d 3h' })).toThrow('Qc is not among');
    expect(play({ seat: 1, do: 'fold' })).toThrow('Seat 1 may set or house-way, not fold.');
    expect(paidOf(play(set(1, BETTER, '4d 3h'))())).toEqual(['1 main push 0']);
  });

  it('§8.3.2: nobody else sees the cards before they are turned', () => {
    expect(clausesOf(played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]))).toContain(
      '8.3.2',
    );
  });

  it('§8.3.1: all players set together, in any order', () => {
    const seats = [seat(1), seat(4)];
    const hands = { 1: BETTER, 4: WORSE, dealer: DEALER };
    const forth = played(game, seats, hands, [houseWay(1), houseWay(4)]);
    const back = played(game, seats, hands, [houseWay(4), houseWay(1)]);
    expect(paidOf(forth)).toEqual(paidOf(back));
  });

  it('§8.3.4, §8.3.6, §8.3.6.a, §8.3.7, §8.3.9, §9.1: the house turns and sets its hand last, the house way, then the players’ are turned from the right', () => {
    const round = played(game, [seat(1), seat(4)], { 1: BETTER, 4: WORSE, dealer: DEALER }, [
      houseWay(1),
      houseWay(4),
    ]);
    expect(turnedIn(round)).toEqual(['dealer', '4', '1']);
    const arranged = round.events.flatMap((event) => (event.type === 'arranged' ? [event.place] : []));
    expect(arranged).toEqual(['4', '1', 'dealer']);
    expect(arrangedAt(round, 'dealer')).toBe('9c 8h');
    expect(callsOf(round)).toContain('Dealer has nine high in front and a pair of kings behind.');
    expect(clausesOf(round)).toContain('8.3.7');
  });
});

describe('bclc-poker 2.0 §2.1, §8.5: a player banks', () => {
  const bank = (number: number, amount = 100_000, dealerBet = 500): RecordedBank => ({
    seat: number,
    amount,
    dealerBet,
  });
  /** The banker at seat 3 has kings behind and nine-eight in front. */
  const hands = { 1: BETTER, 3: DEALER, 5: WORSE, dealer: TWO_PAIRS };
  const decisions = [houseWay(1), houseWay(5), houseWay(3)];
  const seats = [seat(1), seat(5, 3000)];

  it('§1.3, §2.1.7, §8.5.1, §8.5.10, §8.5.11, §8.5.12, §4.3: the dealer plays too and is settled first; winners pay 5 %, the bank 5 % of its net', () => {
    const round = played(game, seats, hands, decisions, bank(3, 100_000, 500));
    // The dealer has sixes in front and aces behind and beats the bank.
    expect(
      linesOf(round).map(({ seat: at, wager, result, won, commission, returned }) => [
        at,
        wager,
        result,
        won,
        commission,
        returned,
      ]),
    ).toEqual([
      [0, 'main', 'win', 500, 0, 1000],
      [5, 'main', 'lose', 0, 0, 0],
      [1, 'main', 'win', 1000, 50, 1950],
      [3, 'bank', 'win', 1500, 75, 101_425],
    ]);
    expect(
      linesOf(round)
        .at(-1)
        ?.cites.map(({ clause }) => clause),
    ).toContain('8.5.12');
  });

  it('§8.5.12: a bank that loses or breaks even pays nothing', () => {
    const loses = played(
      game,
      [seat(1)],
      { 1: BETTER, 3: DEALER, dealer: WORSE },
      [houseWay(1), houseWay(3)],
      bank(3),
    );
    expect(paidOf(loses)).toEqual(['0 main lose -500', '1 main win 950', '3 bank lose -500']);
    expect(linesOf(loses).at(-1)?.commission).toBe(0);
  });

  it('§8.3.4, §8.3.6.a: the banker sets after all players, the house hand comes last', () => {
    const round = played(game, seats, hands, decisions, bank(3));
    expect(round.events.flatMap((event) => (event.type === 'arranged' ? [event.place] : []))).toEqual([
      '5',
      '1',
      '3',
      'dealer',
    ]);
    expect(() => played(game, seats, hands, [houseWay(3), houseWay(1), houseWay(5)], bank(3))).toThrow(
      'Seat 1 is to decide',
    );
    expect(turnedIn(round).slice(0, 2)).toEqual(['3', 'dealer']);
  });

  it('§2.1.12, §2.1.12.a, §2.1.12.a(1): a banker’s foul is set again the house way, and the bank pays and takes by it', () => {
    const fouled = set(3, DEALER, 'Ks Kd');
    const round = played(game, seats, hands, [houseWay(1), houseWay(5), fouled], bank(3));
    expect(arrangedAt(round, '3')).toBe('9c 8h');
    expect(callsOf(round)).toContain("The banker's hand would be fouled: it is set the house way.");
    expect(paidOf(round)).toEqual(paidOf(played(game, seats, hands, decisions, bank(3))));
    const legal = played(game, seats, hands, [houseWay(1), houseWay(5), set(3, DEALER, '5s 3d')], bank(3));
    expect(arrangedAt(legal, '3')).toBe('5s 3d');
  });

  it('§2.1.7: without a bet of the dealer’s no player banks', () => {
    expect(() => played(game, seats, hands, decisions, { seat: 3, amount: 100_000 })).toThrow('§2.1.7');
  });

  it('§2.1.6.a, §2.1.11: the bank covers all bets, the dealer’s included', () => {
    expect(() => played(game, seats, hands, decisions, bank(3, 4499, 500))).toThrow('§2.1.6.a');
    expect(paidOf(played(game, seats, hands, decisions, bank(3, 4500, 500)))).toHaveLength(4);
  });

  it('§2.1.2.a, §2.1.10: whoever banks plays no other hand, and nobody shares the seat', () => {
    expect(() =>
      played(game, [seat(1, 1000, { player: 'cy' })], hands, decisions, { ...bank(3), player: 'cy' }),
    ).toThrow('§2.1.2.a');
    expect(() =>
      played(game, [seat(3, 1000, { player: 'bob' })], hands, decisions, { ...bank(3), player: 'cy' }),
    ).toThrow('§2.1.2.a');
  });

  it('§5.5: whoever banks does not bet for the dealer', () => {
    const tip = { spot: 3, player: 'cy', wager: 'main', kind: 'tip', amount: cents(100) } as const;
    const banker = { seat: 3, player: 'cy', amount: cents(10_000), dealerBet: cents(500) };
    expect(refusalOfBank(game.layout, [tip], banker)).toMatchObject({ cite: { clause: '5.5' } });
  });

  it('§8.5.6, §8.5.7, §8.5.9: hands are turned counter-clockwise from the banker; losers first, winners when all are turned', () => {
    const four = [seat(1), seat(2), seat(5), seat(6)];
    const round = played(
      game,
      four,
      {
        1: BETTER,
        2: 'Jc Js Th 6d 5c 4h 2s',
        3: DEALER,
        5: WORSE,
        6: 'Ac Ah Kc Qd Jd 9s 8d',
        dealer: 'Qs Qh Ts 9h 6c 4s 3s',
      },
      [houseWay(1), houseWay(2), houseWay(5), houseWay(6), houseWay(3)],
      bank(3),
    );
    expect(turnedIn(round).slice(2)).toEqual(['2', '1', '6', '5']);
    expect(paidOf(round).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '0 main push',
      '2 main push',
      '5 main lose',
      '1 main win',
      '6 main win',
      '3 bank lose',
    ]);
  });

  it.each([
    ['8.5.2', TWO_PAIRS, 'Dealer wins.'],
    ['8.5.3', 'Jc Js 8d 7c 5d 4h 2h', 'Dealer loses.'],
    ['8.5.4', 'Ac Ah 8d 7c 5d 4h 2h', 'Dealer pushes.'],
  ])('§%s: what becomes of the dealer’s own bet', (clause, dealer, call) => {
    const round = played(
      game,
      [seat(5)],
      { 3: DEALER, 5: WORSE, dealer },
      [houseWay(5), houseWay(3)],
      bank(3, 10_000, 500),
    );
    expect(callsOf(round)).toContain(call);
    expect(clausesOf(round)).toContain(clause);
  });

  it('§8.5.8: against a player’s bank each push is called, and no chip of it moves', () => {
    const round = played(
      game,
      [seat(1), seat(2), seat(5)],
      {
        1: 'As Ad Qc Jd 7c 4c 3c',
        2: 'Qs Qd Ac Jh 7s 4d 3h',
        3: DEALER,
        5: 'Js Jc Ah Th 6c 5h 2h',
        dealer: '7d 7h 8c 6s 4h 3s 2d',
      },
      [houseWay(1), houseWay(2), houseWay(5), houseWay(3)],
      bank(3),
    );
    const called = round.events.flatMap((event) =>
      event.type === 'said' && event.text.startsWith('Seat') ? [[event.text, event.cite.clause]] : [],
    );
    expect(called).toEqual([
      ['Seat 2 pushes.', '8.5.8'],
      ['Seat 1 wins.', '8.5.9'],
      ['Seat 5 pushes.', '8.5.8'],
    ]);
    expect(paidOf(round)).toEqual(expect.arrayContaining(['2 main push 0', '5 main push 0']));
  });

  it('§2.1.4.a, §2.1.5, §2.1.6, §8.5.5: markers and bankroll are told to the dealer', () => {
    const round = played(game, seats, hands, decisions, bank(3));
    expect(clausesOf(round)).toEqual(expect.arrayContaining(['2.1.5', '2.1.6', '8.5.5', '8.5.10', '8.5.11']));
    expect(clausesOf(round)).not.toContain('2.1.4.a');
    expect(clausesOf(played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]))).toContain(
      '2.1.4.a',
    );
  });
});

describe('bclc-poker 2.0: every round', () => {
  it('ends, conserves chips, hides what is hidden and replays, whoever banks', () => {
    fc.assert(
      fc.property(
        someBets(game).chain((bets) => fc.tuple(fc.constant(bets), someBank(game, bets))),
        fc.integer({ min: 0, max: 1_000_000 }),
        ([bets, bank], seed) => expectSoundRound(game, bets, seed, bank ? { bank } : {}),
      ),
      { numRuns: 60 },
    );
  });

  it('so do rounds in which one player has several hands, however they are dealt', () => {
    for (const dealing of ['stacks', 'direct', 'by-hand']) {
      const table = paiGowPoker.with({ dealing, start: 'random-number' });
      const bets = [2, 3, 4, 6].map((spot) => ({
        spot,
        player: spot === 6 ? 'bob' : 'ann',
        wager: 'main',
        kind: 'own' as const,
        amount: cents(1001),
      }));
      for (let seed = 0; seed < 10; seed++) expectSoundRound(table, bets, seed);
    }
  });

  it('a record carries the dice, so that its cards reach the same seats again', () => {
    const round = played(game, [seat(1)], { 1: BETTER, dealer: DEALER }, [houseWay(1)]);
    expect(recordOf(game, round).numbers).toEqual([1, 1, 1]);
    expect(openLimits(game.layout)).toHaveProperty('main');
  });
});
