import { formatCards, parseCards, sixDeck } from '@croupier/cards';
import {
  type Bet,
  betsOf,
  cents,
  changed,
  formatAward,
  formatCite,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  recordOf,
  refuseIllegalBets,
  replayRecord,
  viewPlaces,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { paysOf, takes } from '../testing/printed.ts';
import { callsOf, linesOf, netOf, paidOf, played } from '../testing/recorded.ts';
import { fastActionHoldem } from './9.0-fast-action-holdem.ts';

const game = fastActionHoldem.with({});

const seat = (
  number: number,
  wagers: Readonly<Record<string, number>> = { ante: 1000 },
  more: Partial<RecordedSeat> = {},
): RecordedSeat => ({ seat: number, wagers, ...more });
const keep = (number: number, cards: string): RecordedDecision => ({ seat: number, do: 'keep', cards });
const split = (number: number, hands: readonly [string, string], bonus?: boolean): RecordedDecision => ({
  seat: number,
  do: 'split',
  hands,
  ...(bonus === undefined ? {} : { bonus }),
});

/** The dealer keeps king-nine of this, and has king high on this board. */
const DEALER = 'Kc 9d 4h 2s';
const BOARD = 'Qs Jd 7h 5c 3s';

/** One seat that keeps the first two of four cards. */
const kept = (
  hand: string,
  wagers: Readonly<Record<string, number>>,
  board = BOARD,
  dealer = DEALER,
): Round => played(game, [seat(1, wagers)], { 1: hand, dealer, board }, [keep(1, hand.slice(0, 5))]);

const clausesOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [formatCite(event.cite).replace(/^.*§/, '')] : []));

const envyOf = (round: Round): Record<number, number> =>
  Object.fromEntries(
    linesOf(round).flatMap(({ seat: at, wager, won }) => (wager === 'envy' ? [[at, won]] : [])),
  );

const refusalOf = (seats: readonly RecordedSeat[]): string | undefined => {
  try {
    const record = { format: 'croupier-round/1', game: game.id, options: {}, seats } as const;
    refuseIllegalBets(game, betsOf(record), undefined);
    return undefined;
  } catch (error) {
    return String(error);
  }
};

describe('bclc-poker 9.0 §1, §2.1: two of four cards against the dealer', () => {
  it('§1.1: six decks, from a machine that shuffles for every round or makes up a shoe', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 6 }, deckEachRound: true });
    const { layout } = fastActionHoldem.with({ shuffler: 'multi-deck' });
    expect(layout.deckEachRound).toBeUndefined();
    // Two rounds of seven seats, the dealer and the board fit behind the cut card.
    expect(layout.shoe).toEqual({ decks: 6, cutCardFromBack: 2 * (7 * 4 + 4 + 5) });
    expect(takes(fastActionHoldem, 'shuffler', ['continuous', 'multi-deck', 'none'])).toEqual([
      true,
      true,
      false,
    ]);
    const six = { 1: 'Ah Ah Ah Ah', dealer: 'Kc 9d 4h 2s', board: 'Ah Ah 7h 5c 3s' };
    expect(() => played(game, [seat(1)], six, [keep(1, 'Ah Ah')])).not.toThrow();
    const seven = { ...six, dealer: 'Ah 9d 4h 2s' };
    expect(() => played(game, [seat(1)], seven, [keep(1, 'Ah Ah')])).toThrow('7 times');
  });

  it('§1.2, §2.1.1, §6.3: two cards are kept, and the two that are discarded play no part', () => {
    expect(netOf(kept('As Ad 8c 2h', { ante: 1000 }))).toEqual({ ante: 1000 });
    expect(netOf(kept('8c 2h As Ad', { ante: 1000 }))).toEqual({ ante: -1000 });
    for (const cards of ['As', 'As Ad 8c', 'As As', 'As Kc'])
      expect(() =>
        played(game, [seat(1)], { 1: 'As Ad 8c 2h', dealer: DEALER, board: BOARD }, [keep(1, cards)]),
      ).toThrow('§6.3');
  });

  it('§6.4: the discards stay face down, and nobody else ever sees them', () => {
    const round = kept('As Ad 8c 2h', { ante: 1000 });
    const seen = (seats: readonly number[]) =>
      viewPlaces(game.layout, round, { seats }).find(({ place }) => place === '1')?.cards;
    expect(seen([])).toEqual(['As', 'Ad', null, null]);
    expect(seen([1])).toEqual(['As', 'Ad', '8c', '2h']);
    expect(clausesOf(round)).toContain('6.4');
  });

  it('§1.3, §6.8, §7.1: the dealer keeps two of four by the house way, whatever would win', () => {
    // King-nine would lose to the pair of tens; the nines on the board would have won with ten-nine.
    const board = 'Ts 9c 7h 5c 3s';
    const round = kept('Td 8h 2c 2d', { ante: 1000 }, board, 'Kc 9d 9h Td');
    expect(callsOf(round)).toContain(
      'Dealer keeps a pair of nines, a pair of eights or better: the highest (7.2.1).',
    );
    expect(callsOf(round)).toContain('Dealer has three nines.');
    expect(netOf(round)).toEqual({ ante: -1000 });
    const low = kept('Ad 8h 2c 2d', { ante: 1000 }, 'Ts 9c 7h 5c 3s', 'Kc Td 4h 2s');
    expect(callsOf(low)).toContain('Dealer keeps king-ten, ten-jack or better (7.2.7).');
  });

  it('§1.4, §6.9, §6.11: the best five of two cards and five on the board, with both, one or none of them', () => {
    const both = kept('8h 6h 2c 2d', { ante: 1000 }, '9c 7h 5c Ks 2s', 'Kc Kd 4h 2s');
    expect(callsOf(both)).toContain('Seat 1 has a straight, nine high.');
    const one = kept('8h 2h 2c 2d', { ante: 1000 }, '9c 7h 6d 5c Ks', 'Kc Kd 4h 2s');
    expect(callsOf(one)).toContain('Seat 1 has a straight, nine high.');
    const none = kept('3h 2h 2c 2d', { ante: 1000 }, '9c 8h 7h 6d 5c', 'Kc Kd 4h 2s');
    expect(callsOf(none)).toContain('Seat 1 has a straight, nine high.');
  });

  it('§1.5: a higher hand is paid even money; §1.5.1: an equal or a lower one loses', () => {
    expect(netOf(kept('Ah 2d 3h 4h', { ante: 1000 }))).toEqual({ ante: 1000 });
    expect(netOf(kept('Kh 9s 3h 4h', { ante: 1000 }))).toEqual({ ante: -1000 });
    expect(netOf(kept('Kh Ts 3h 4h', { ante: 1000 }))).toEqual({ ante: 1000 });
    expect(netOf(kept('Kh 8s 3h 4h', { ante: 1000 }))).toEqual({ ante: -1000 });
    expect(netOf(kept('3h 2h 2c 2d', { ante: 1000 }, '9c 8h 7h 6d 5c'))).toEqual({ ante: -1000 });
  });

  it('§2.1.1.a, §6.5.1: whoever splits stakes as much as the Ante again, and each hand is settled by itself', () => {
    const hands = { 1: 'Ah 2d 8h 4h', dealer: DEALER, board: BOARD };
    const round = played(game, [seat(1)], hands, [split(1, ['Ah 2d', '8h 4h'])]);
    expect(paidOf(round)).toEqual(['1 ante win 1000', '1 split lose -1000']);
    const other = played(game, [seat(1, { ante: 2500 })], hands, [split(1, ['8h 4h', '2d Ah'])]);
    expect(paidOf(other)).toEqual(['1 ante lose -2500', '1 split win 2500']);
    const question = asked(game.start(betsOf(recordWith([seat(1, { ante: 2500 })]))));
    expect(question.actions.find(({ verb }) => verb === 'split')).toMatchObject({
      wager: 'split',
      least: 2500,
      most: 2500,
    });
  });

  it('§6.5.2: a split is two distinct hands of two of one’s own cards, face up', () => {
    const hands = { 1: 'Ah 2d 8h 4h', dealer: DEALER, board: BOARD };
    for (const cards of [
      ['Ah 2d', '8h'],
      ['Ah 2d', 'Ah 2d'],
      ['Ah 2d 8h', '4h'],
    ])
      expect(() => played(game, [seat(1)], hands, [{ seat: 1, do: 'split', hands: cards }])).toThrow('§6.3');
    const round = played(game, [seat(1)], hands, [split(1, ['Ah 2d', '8h 4h'])]);
    const [place] = viewPlaces(game.layout, round, { seats: [] });
    expect(place?.cards).toEqual(['Ah', '2d', '8h', '4h']);
    expect(place?.parts).toEqual([
      { part: 'first', cards: 2, caption: 'ace high' },
      { part: 'second', cards: 2, caption: 'queen high' },
    ]);
  });

  it('§6.5: the four cards may be the same card twice over', () => {
    const hands = { 1: 'Ah Ah 6h 6h', dealer: DEALER, board: BOARD };
    const round = played(game, [seat(1)], hands, [split(1, ['Ah 6h', 'Ah 6h'])]);
    expect(paidOf(round)).toEqual(['1 ante win 1000', '1 split win 1000']);
    const keptOne = played(game, [seat(1)], hands, [keep(1, 'Ah 6h')]);
    expect(paidOf(keptOne)).toEqual(['1 ante win 1000']);
  });
});

const recordWith = (seats: readonly RecordedSeat[]) =>
  ({ format: 'croupier-round/1', game: game.id, options: {}, seats }) as const;

/** Deals until somebody is asked, and gives the first question. */
function asked(round: Round) {
  const cards = parseCards('2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks '.repeat(4));
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'answer') return waiting.questions[0];
    const card = waiting.for === 'card' ? cards.shift() : undefined;
    round.advance(card === undefined ? undefined : { card });
  }
}

/** A hand of four whose first two make a row on a board. */
const ROWS: readonly (readonly [string, string, string, number])[] = [
  ['five of a kind suited', 'Kh Kh 4d 2c', 'Kh Kh Kh 3c 5d', 1000],
  ['royal flush', 'Ah Kh 4d 2c', 'Qh Jh Th 3c 5d', 200],
  ['straight flush', '9h 8h 4d 2c', '7h 6h 5h 2c 3d', 75],
  ['straight flush from the ace up', 'Ah 2h 4d 2c', '3h 4h 5h Kc Qd', 75],
  ['five of a kind', 'Kh Kd 4d 2c', 'Kc Ks Kh 3c 5d', 40],
  ['four of a kind', 'Kh Kd 4d 2c', 'Kc Ks 9h 3c 5d', 7],
  ['full house', 'Kh Kd 4d 2c', 'Kc 9s 9h 3c 5d', 3],
  ['flush', 'Kh 9h 4d 2c', '7h 4h 2h Qc 3d', 2],
  ['flush that holds a pair', 'Kh Kh 4d 2c', '7h 4h 2h Qc 3d', 2],
  ['straight', '9h 8d 4d 2c', '7c 6s 5h Kc 2d', 1],
  ['three of a kind, a push', 'Kh Kd 4d 2c', 'Kc 9s 7h 4c 2d', 0],
  ['two pair', 'Kh Kd 4d 2c', '9c 9s 7h 4c 2d', -1],
  ['nothing', 'Kh Qd 4d 2c', '9c 8s 7h 4c 2d', -1],
];

describe('bclc-poker 9.0 §2.2, §5.6: the Bonus', () => {
  it.each(ROWS)(
    '§1.6, §2.2.1.a, §5.6: %s, %s on %s, brings %i for one, whatever the dealer holds',
    (_, hand, board, pays) => {
      for (const dealer of ['As Ad 3h 4s', '2s 3d 8h 4s'])
        expect(netOf(kept(hand, { ante: 1000, bonus: 500 }, board, dealer)).bonus).toBe(pays * 500);
    },
  );

  it.each(ROWS)(
    '§2.2.1.b, §6.5.1.a: %s, %s on %s, as the second hand of a split with a bonus of its own',
    (_, hand, board, pays) => {
      const round = played(game, [seat(1, { ante: 1000, bonus: 500 })], { 1: hand, dealer: DEALER, board }, [
        split(1, [hand.slice(6), hand.slice(0, 5)], true),
      ]);
      expect(netOf(round)['split-bonus']).toBe(pays * 500);
    },
  );

  it('§5.6, §5.1: the table is posted as it is paid, highest first', () => {
    const table = [
      '1000 to 1',
      '200 to 1',
      '75 to 1',
      '40 to 1',
      '7 to 1',
      '3 to 1',
      '2 to 1',
      '1 to 1',
      'push',
    ];
    expect(paysOf(game.layout, 'bonus')).toEqual(table);
    expect(paysOf(game.layout, 'split-bonus')).toEqual(table);
    expect(game.layout.wagers[2]?.rows.map(({ name, award }) => `${name}: ${formatAward(award)}`)).toEqual(
      expect.arrayContaining(['five of a kind suited: 1000 to 1', 'three of a kind: push']),
    );
  });

  it('§1.6, §2.2.1.a: it is paid beside an Ante that loses', () => {
    const round = kept('9h 8h 4d 2c', { ante: 1000, bonus: 500 }, '7h 4h 2h Qc 3d', 'Ah Kh 2c 3s');
    expect(callsOf(round)).toContain('Dealer has a flush, ace high.');
    expect(netOf(round)).toEqual({ ante: -1000, bonus: 1000 });
  });

  it('§1.6, §2.2.1: it needs an Ante at its spot; §2.2.2: and may be more than that', () => {
    expect(refusalOf([seat(1, { bonus: 500 })])).toContain('§2.2.1');
    expect(refusalOf([seat(1, { ante: 500, bonus: 50_000 })])).toBeUndefined();
  });

  it('§2.2.1.b, §6.5.1.a: a second bonus equals the first, is optional, and needs a first', () => {
    const hands = { 1: 'Kh Kd Qh Qd', dealer: DEALER, board: 'Kc Qs 9h 3c 5d' };
    const withBonus = (bonus?: boolean, stake = 700): Round =>
      played(game, [seat(1, { ante: 1000, bonus: stake })], hands, [split(1, ['Kh Kd', 'Qh Qd'], bonus)]);
    expect(paidOf(withBonus(true))).toEqual([
      '1 ante win 1000',
      '1 split win 1000',
      '1 bonus push 0',
      '1 split-bonus push 0',
    ]);
    expect(linesOf(withBonus(true)).map(({ wager, stake }) => [wager, stake])).toEqual([
      ['ante', 1000],
      ['split', 1000],
      ['bonus', 700],
      ['split-bonus', 700],
    ]);
    expect(paidOf(withBonus(false)).map((line) => line.split(' ')[1])).toEqual(['ante', 'split', 'bonus']);
    const none = asked(game.start(betsOf(recordWith([seat(1)]))));
    expect(none.actions.flatMap(({ adds = [] }) => adds)).toEqual([]);
  });

  it('§2.2.1.b(1): without it the bonus plays on the first hand (READINGS 37)', () => {
    const hands = { 1: 'Kh Kd 4h 2d', dealer: DEALER, board: 'Kc Ks 9h 3c 5d' };
    const bonus = (first: string, second: string): number | undefined =>
      netOf(played(game, [seat(1, { ante: 1000, bonus: 500 })], hands, [split(1, [first, second], false)]))
        .bonus;
    expect(bonus('Kh Kd', '4h 2d')).toBe(3500);
    expect(bonus('4h 2d', 'Kh Kd')).toBe(-500);
  });
});

/** Hands and boards on which a seat that keeps its first two has it. */
const ENVIED: readonly (readonly [string, string, string, number | undefined])[] = [
  ['five of a kind suited', 'Kh Kh 4d 2c', 'Kh Kh Kh 3c 5d', 100_000],
  ['royal flush', 'Ah Kh 4d 2c', 'Qh Jh Th 3c 5d', 25_000],
  ['straight flush', '9h 8h 4d 2c', '7h 6h 5h 2c 3d', 5000],
  ['five of a kind', 'Kh Kd 4d 2c', 'Kc Ks Kh 3c 5d', 1000],
  ['four of a kind', 'Kh Kd 4d 2c', 'Kc Ks 9h 3c 5d', undefined],
];

function enviedAt(row: number): { readonly hand: string; readonly board: string } {
  const found = ENVIED[row];
  if (!found) throw new Error(`There is no row ${row}.`);
  return { hand: found[1], board: found[2] };
}

const NOTHING = '2d 4c 7s 8d';

describe('bclc-poker 9.0 §2.2, §5.7: envy', () => {
  const others = (
    bonus: number | undefined,
    hand: string,
    board: string,
    dealer = DEALER,
    tips: Partial<RecordedSeat> = {},
  ): Round =>
    played(
      game,
      [seat(2, bonus === undefined ? { ante: 1000 } : { ante: 1000, bonus }, tips), seat(5)],
      { 2: NOTHING, 5: hand, dealer, board },
      [keep(2, '2d 4c'), keep(5, hand.slice(0, 5))],
    );

  it.each(ENVIED)(
    '§1.6.1, §1.6.2, §2.2.1.c, §2.2.1.d, §5.7: for a %s, %s on %s, five dollars on the bonus earn %s cents',
    (_, hand, board, envy) => {
      expect(envyOf(others(500, hand, board))).toEqual(envy === undefined ? {} : { 2: envy });
    },
  );

  const { hand: FLUSH_HAND, board: FLUSH_BOARD } = enviedAt(2);

  it('§1.6.1, §2.2.1.c: less than five dollars, or no bonus, earns none', () => {
    expect(envyOf(others(499, FLUSH_HAND, FLUSH_BOARD))).toEqual({});
    expect(envyOf(others(undefined, FLUSH_HAND, FLUSH_BOARD))).toEqual({});
  });

  it('§4.5: nor does a bet for the dealer', () => {
    expect(envyOf(others(499, FLUSH_HAND, FLUSH_BOARD, DEALER, { tips: { bonus: 1000 } }))).toEqual({});
  });

  it('§2.2.3: the dealer’s hand is nobody’s to envy', () => {
    const round = others(500, '2d 2s 4d 2c', FLUSH_BOARD, '9h 8h 4d 2c');
    expect(callsOf(round)).toContain('Dealer has a straight flush, nine high.');
    expect(envyOf(round)).toEqual({});
  });

  it('§2.2.4, §2.2.4.a, §5.9.1, §5.9.1.a: every such hand pays, the lower of two straight flushes too', () => {
    const round = played(
      game,
      [seat(1), seat(2, { ante: 1000, bonus: 500 }), seat(5, { ante: 1000, bonus: 500 })],
      { 1: '9h 8h 4d 2c', 2: NOTHING, 5: '4h 3h 4d 2c', dealer: DEALER, board: FLUSH_BOARD },
      [keep(1, '9h 8h'), keep(2, '2d 4c'), keep(5, '4h 3h')],
    );
    expect(callsOf(round)).toEqual(
      expect.arrayContaining([
        'Seat 5 has a straight flush, seven high.',
        'Seat 1 has a straight flush, nine high.',
      ]),
    );
    expect(envyOf(round)).toEqual({ 2: 10_000, 5: 5000 });
  });

  it('§5.9: the best five cards decide whether a hand is envied', () => {
    // Five kings and, in one suit, a straight flush: the straight flush is higher.
    const round = others(500, 'Kh 9h 4d 2c', 'Kh Qh Jh Th Kd');
    expect(callsOf(round)).toContain('Seat 5 has a straight flush, king high.');
    expect(envyOf(round)).toEqual({ 2: 5000 });
    expect(envyOf(others(500, 'Th 9h 4d 2c', 'Kh Qh Jh 3d 2c'))).toEqual({ 2: 5000 });
  });

  it('§2.2.5, READINGS 37: none is paid in a round in which the board is the highest hand on the table', () => {
    const board = '9h 8h 7h 6h 5h';
    expect(envyOf(others(500, 'Kd Kc 4d 2c', board))).toEqual({});
    // Somebody has a higher straight flush: all of them are envied again, those that play the board too.
    expect(envyOf(others(500, 'Th Kc 4d 2c', board))).toEqual({ 2: 5000 });
    const three = played(
      game,
      [seat(1), seat(2, { ante: 1000, bonus: 500 }), seat(5)],
      { 1: 'Th 2c 4d 2c', 2: NOTHING, 5: 'Kd Kc 4d 2c', dealer: DEALER, board },
      [keep(1, 'Th 2c'), keep(2, '2d 4c'), keep(5, 'Kd Kc')],
    );
    expect(envyOf(three)).toEqual({ 2: 10_000 });
    expect(envyOf(others(500, 'Kd Kc 4d 2c', board, 'Th Td 4d 2c'))).toEqual({ 2: 5000 });
  });

  it('§2.2.6, §6.12.5.a: of one player’s two spots each envies and is envied by itself', () => {
    const two = [1, 2].map((number) => seat(number, { ante: 1000, bonus: 500 }, { player: 'ann' }));
    const hands = { 1: FLUSH_HAND, 2: NOTHING, dealer: DEALER, board: FLUSH_BOARD };
    const round = played(game, two, hands, [keep(1, '9h 8h'), keep(2, '2d 4c')]);
    expect(envyOf(round)).toEqual({ 2: 5000 });
    expect(envyOf(played(game, two.slice(0, 1), { ...hands, 2: '' }, [keep(1, '9h 8h')]))).toEqual({});
  });

  it('§2.2.6, §6.12.5.a: so do the two hands of a split', () => {
    const splitting = (bonus: boolean, hands: readonly [string, string], stake = 500): Round =>
      played(
        game,
        [seat(1, { ante: 1000, bonus: stake }), seat(4, { ante: 1000, bonus: 500 })],
        { 1: '9h 8h 4h 3h', 4: NOTHING, dealer: DEALER, board: '7h 6h 5h Kc Qd' },
        [split(1, hands, bonus), keep(4, '2d 4c')],
      );
    // Each hand for the other, and the fourth seat for both.
    expect(envyOf(splitting(true, ['9h 8h', '4h 3h']))).toEqual({ 1: 10_000, 4: 10_000 });
    // The second hand has no bonus and earns nothing, but is envied.
    expect(envyOf(splitting(false, ['9h 8h', '4h 3h']))).toEqual({ 1: 5000, 4: 10_000 });
    expect(envyOf(splitting(true, ['9h 8h', '4h 3h'], 499))).toEqual({ 4: 10_000 });
  });
});

describe('bclc-poker 9.0 §5: how hands rank', () => {
  const strength = (hand: string): number => sixDeck.rank(parseCards(hand));
  const call = (hand: string): string => sixDeck.describe(sixDeck.rank(parseCards(hand)));

  /** The highest and the lowest hand of every kind, from the top of the list. */
  const LIST = [
    ['§5.4.1', 'Ac Ac Ac Ac Ac', '2c 2c 2c 2c 2c', 'five suited twos'],
    ['§5.4.2', 'Ah Kh Qh Jh Th', 'Ac Kc Qc Jc Tc', 'royal flush'],
    ['§5.4.3', 'Kh Qh Jh Th 9h', '5h 4h 3h 2h Ah', 'straight flush, five high'],
    ['§5.4.4', 'As As As As Ah', '2s 2s 2s 2s 2h', 'five twos'],
    ['§5.4.5', 'As As As As Kh', '2s 2s 2s 2h 3h', 'four twos'],
    ['§5.4.6', 'As As Ah Kh Ks', '2s 2s 2h 3h 3s', 'twos full of threes'],
    ['§5.4.7', 'Ah Ah Ah Kh Qh', '4h 3h 2h 2h 2h', 'flush, four high'],
    ['§5.4.8', 'Ah Kh Qh Jh Td', 'Ah 2h 3h 4h 5d', 'straight, five high'],
    ['§5.4.9', 'As As Ah Kh Qd', '2s 2s 2h 4h 3d', 'three twos'],
    ['§5.4.10', 'As Ah Kh Ks Qd', '3s 3h 2h 2s 4d', 'threes and twos'],
    ['§5.4.11', 'As Ah Kh Qs Jd', '2s 2h 5h 4s 3d', 'pair of twos'],
    ['§5.4.12', 'As Kh Qh Js 9d', '7s 5h 4h 3s 2d', 'seven high'],
  ] as const;

  it.each([
    ['§5.4.1', 0],
    ['§5.4.2', 1],
    ['§5.4.3', 2],
    ['§5.4.4', 3],
    ['§5.4.5', 4],
    ['§5.4.6', 5],
    ['§5.4.7', 6],
    ['§5.4.8', 7],
    ['§5.4.9', 8],
    ['§5.4.10', 9],
    ['§5.4.11', 10],
    ['§5.4.12', 11],
  ])(
    '%s: the lowest hand of its kind beats the highest of the next, and is beaten by the one before',
    (clause, at) => {
      const [, highest, lowest, name] = LIST[at] ?? LIST[0];
      expect([LIST[at]?.[0], call(lowest)]).toEqual([clause, name]);
      const below = LIST[at + 1]?.[1];
      const above = at === 0 ? undefined : LIST[at - 1]?.[2];
      if (below) expect(strength(lowest)).toBeGreaterThan(strength(below));
      if (above) expect(strength(highest)).toBeLessThan(strength(above));
    },
  );

  it('§5.3: suits are equal', () => {
    expect(strength('Ah Kh Qh Jh 9h')).toBe(strength('Ac Kc Qc Jc 9c'));
    expect(strength('Kc Kd 9h 5s 2c')).toBe(strength('Kh Ks 9d 5d 2d'));
    expect(netOf(kept('Kd 9c 3h 4h', { ante: 1000 }))).toEqual({ ante: -1000 });
    expect(netOf(kept('Ks 9s 3h 4h', { ante: 1000 }))).toEqual({ ante: -1000 });
  });

  it('§5.5, §5.5.1: an ace is high or low in a straight, the highest with A-K-Q-J-10 and the lowest with A-2-3-4-5', () => {
    for (const suit of ['d', 'h']) {
      const runs = ['A2345', '23456', '9TJQK', 'TJQKA'].map((ranks) =>
        strength(Array.from(ranks, (rank, i) => `${rank}${i === 0 ? suit : 'h'}`).join(' ')),
      );
      expect(runs).toEqual(runs.toSorted((a, b) => a - b));
      expect(new Set(runs).size).toBe(4);
    }
    expect(call('Ah 2h 3h 4h 5d')).toBe('straight, five high');
    expect(call('Ah Kh Qh Jh Td')).toBe('straight, ace high');
    expect(call('Qh Kh Ah 2h 3d')).toBe('ace high');
  });
});

describe('bclc-poker 9.0 §3: spots', () => {
  it('§3.1: seven at most', () => {
    expect(game.layout.seats).toBe(7);
    expect(refusalOf([seat(8)])).toContain('§3.1');
  });

  it('§3.2: two of one player at most; §3.2.1: side by side, for no more than one costs', () => {
    const of = (...numbers: number[]) =>
      numbers.map((number) => seat(number, { ante: 1 }, { player: 'ann' }));
    expect(refusalOf(of(2, 3, 4))).toContain('§3.2');
    expect(refusalOf(of(2, 4))).toContain('§3.2.1');
    expect(refusalOf(of(2, 3))).toBeUndefined();
    expect(refusalOf(of(7, 6))).toBeUndefined();
  });

  it('§3.3: nobody bets on another’s hand', () => {
    expect(
      refusalOf([seat(1, { ante: 1000 }, { back: [{ player: 'bob', wagers: { ante: 500 } }] })]),
    ).toContain('§3.3');
  });

  /** Ann has seats 2 and 3, Bob 5; everybody's cards are dealt in this order. */
  const atTwoSpots = (): Round => {
    const round = game.start(
      betsOf(
        recordWith([
          seat(2, { ante: 1000 }, { player: 'ann' }),
          seat(3, { ante: 1000 }, { player: 'ann' }),
          seat(5, { ante: 1000 }, { player: 'bob' }),
        ]),
      ),
    );
    asked(round);
    return round;
  };
  const handOf = (round: Round, place: string): string =>
    formatCards(round.places.find(({ name }) => name === place)?.cards ?? []);
  const seenAt = (round: Round, place: string, seats: readonly number[]): string =>
    viewPlaces(game.layout, round, { seats })
      .find((one) => one.place === place)
      ?.cards.map((card) => card ?? '?')
      .join(' ') ?? '';
  const keeps = (round: Round, number: number): void => {
    const cards = parseCards(handOf(round, String(number))).slice(0, 2);
    round.advance({ seat: number, answer: { verb: 'keep', cards } });
  };
  const untilAsked = (round: Round): number[] => {
    while (round.waiting.for === 'dealer') round.advance();
    return round.waiting.for === 'answer' ? round.waiting.questions.map((one) => one.seat) : [];
  };

  it('§3.2.2: the second hand is looked at and set when the first is set', () => {
    const round = atTwoSpots();
    expect(untilAsked(round)).toEqual([2, 5]);
    expect(seenAt(round, '2', [2, 3])).toBe(handOf(round, '2'));
    expect(seenAt(round, '3', [2, 3])).toBe('? ? ? ?');
    expect(() => round.advance({ seat: 3, answer: { verb: 'house-way' } })).toThrow('Seat 3 is not asked');
    keeps(round, 5);
    expect(seenAt(round, '3', [2, 3])).toBe('? ? ? ?');
    keeps(round, 2);
    expect(untilAsked(round)).toEqual([3]);
    expect(seenAt(round, '3', [2, 3])).toBe(handOf(round, '3'));
    expect(seenAt(round, '3', [5])).toBe('? ? ? ?');
  });

  it('§3.2.3: and then nobody goes back to the first', () => {
    const round = atTwoSpots();
    expect(untilAsked(round)).toEqual([2, 5]);
    keeps(round, 2);
    expect(() => keeps(round, 2)).toThrow('Seat 2 is not asked');
    keeps(round, 5);
    expect(untilAsked(round)).toEqual([3]);
    expect(() => keeps(round, 2)).toThrow('Seat 2 is not asked');
    keeps(round, 3);
    expect(untilAsked(round)).toEqual([]);
  });

  it('§3.2.2: a record names decisions by seat or as they were made', () => {
    const seats = [
      seat(2, { ante: 1000 }, { player: 'ann' }),
      seat(3, { ante: 1000 }, { player: 'ann' }),
      seat(5, { ante: 1000 }, { player: 'bob' }),
    ];
    const hands = { 2: 'As Ad 8c 2h', 3: 'Ks Kd 8c 2h', 5: 'Qs Qd 8c 2h', dealer: DEALER, board: BOARD };
    const by = (...decisions: RecordedDecision[]): string[] => paidOf(played(game, seats, hands, decisions));
    const two = keep(2, 'As Ad');
    const three = keep(3, 'Ks Kd');
    const five = keep(5, 'Qs Qd');
    expect(by(two, three, five)).toEqual(by(five, two, three));
    expect(by(two, three, five)).toEqual(['5 ante win 1000', '3 ante win 1000', '2 ante win 1000']);
    expect(() => by(two, five)).toThrow('Seat 3 is to decide');
  });
});

describe('bclc-poker 9.0 §4, §5.8: bets for the dealer and the limit', () => {
  const { hand: FIVE_HAND, board: FIVE_BOARD } = enviedAt(0);
  const tipped = (wagers: Record<string, number>, tips: Record<string, number>, hand = FIVE_HAND): string[] =>
    paidOf(
      played(game, [seat(1, wagers, { tips })], { 1: hand, dealer: DEALER, board: FIVE_BOARD }, [
        keep(1, hand.slice(0, 5)),
      ]),
    );

  it('§4.1, §4.4, §4.6.1, §4.6.2: they win at full odds after the player’s own, and lose with the hand', () => {
    expect(tipped({ ante: 1000, bonus: 100 }, { ante: 200, bonus: 300 })).toEqual([
      '1 ante win 1000',
      '1 bonus win 100000',
      '1 ante (tip) win 200',
      '1 bonus (tip) win 300000',
    ]);
    const lost = played(
      game,
      [seat(1, { ante: 1000, bonus: 100 }, { tips: { ante: 200, bonus: 300 } })],
      { 1: NOTHING, dealer: DEALER, board: BOARD },
      [keep(1, '2d 4c')],
    );
    expect(paidOf(lost)).toEqual([
      '1 ante lose -1000',
      '1 ante (tip) lose -200',
      '1 bonus lose -100',
      '1 bonus (tip) lose -300',
    ]);
  });

  it('§4.2: whoever bets for the dealer has an Ante of their own there', () => {
    expect(refusalOf([seat(1, {}, { tips: { ante: 200 } })])).toContain('§4.2');
    expect(refusalOf([seat(1, { ante: 1000 }, { tips: { ante: 200 } })])).toBeUndefined();
    const elsewhere = [
      seat(1, { ante: 1000 }, { player: 'ann' }),
      seat(2, {}, { player: 'ann', tips: { ante: 200 } }),
    ];
    expect(refusalOf(elsewhere)).toContain('§4.2');
  });

  it('§4.3.1: they lie apart from the player’s; §4.3.2: to the left, as the dealer is told', () => {
    const laid = (kind: Bet['kind'], amount: number) => ({
      spot: 1,
      wager: 'ante',
      kind,
      amount: cents(amount),
    });
    const both = changed([], 'ann', [laid('own', 1000), laid('tip', 200), laid('own', 500)]);
    expect(both.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['own', 1500],
      ['tip', 200],
    ]);
    const round = kept('Ah 2d 3h 4h', { ante: 1000 });
    expect(clausesOf(round)).not.toContain('4.3.2');
    const with200 = played(
      game,
      [seat(1, { ante: 1000 }, { tips: { ante: 200 } })],
      { 1: NOTHING, dealer: DEALER, board: BOARD },
      [keep(1, '2d 4c')],
    );
    expect(clausesOf(with200)).toContain('4.3.2');
    expect(linesOf(with200).map(({ kind, stake }) => [kind, stake])).toEqual([
      ['own', 1000],
      ['tip', 200],
    ]);
  });

  it('§4.6.2.a: while the limit is enforced a bonus for the dealer pays even money', () => {
    expect(tipped({ ante: 1000, bonus: 5000 }, { bonus: 100 })).toContain('1 bonus (tip) win 100000');
    expect(tipped({ ante: 1000, bonus: 5001 }, { bonus: 100 })).toEqual([
      '1 ante win 1000',
      '1 bonus win 5000000',
      '1 bonus (tip) win 100',
    ]);
  });

  it('§5.8, §5.8.1: all bonuses of a round win 50,000 dollars at most, shared by what each would have won', () => {
    const round = played(
      game,
      [seat(1, { ante: 1000, bonus: 6000 }), seat(4, { ante: 1000, bonus: 50_000 })],
      { 1: FIVE_HAND, 4: 'Kc Kd 4d 2c', dealer: DEALER, board: FIVE_BOARD },
      [keep(1, 'Kh Kh'), keep(4, 'Kc Kd')],
    );
    // 60,000 and 20,000 dollars are three and one quarters of what would be due.
    const won = linesOf(round).flatMap(({ seat: spot, wager, won: paid }) =>
      wager === 'bonus' ? [[spot, paid]] : [],
    );
    expect(won).toEqual([
      [4, 1_250_000],
      [1, 3_750_000],
    ]);
  });

  it('§5.8: the bonus of a second hand is under it too', () => {
    const round = played(
      game,
      [seat(1, { ante: 1000, bonus: 4000 })],
      { 1: 'Kh Kh Kh Kh', dealer: DEALER, board: FIVE_BOARD.replace('Kh Kh Kh', 'Kh Kh 9c') },
      [split(1, ['Kh Kh', 'Kh Kh'], true)],
    );
    expect(netOf(round)).toMatchObject({ bonus: 28_000, 'split-bonus': 28_000 });
    const capped = played(
      game,
      [seat(1, { ante: 1000, bonus: 4_000_000 })],
      { 1: 'Kh Kh Kh Kh', dealer: DEALER, board: 'Kh Kh 9c 3c 5d' },
      [split(1, ['Kh Kh', 'Kh Kh'], true)],
    );
    expect(netOf(capped)).toMatchObject({ bonus: 2_500_000, 'split-bonus': 2_500_000 });
  });

  it('§5.10: the basic game and envy are outside it', () => {
    const round = played(
      game,
      [seat(1, { ante: 6_000_000, bonus: 5001 }), seat(4, { ante: 1000, bonus: 500 })],
      { 1: FIVE_HAND, 4: NOTHING, dealer: DEALER, board: FIVE_BOARD },
      [keep(1, 'Kh Kh'), keep(4, '2d 4c')],
    );
    expect(paidOf(round)).toEqual([
      '4 ante lose -1000',
      '4 bonus push 0',
      '1 ante win 6000000',
      '1 bonus win 5000000',
      '4 envy win 100000',
    ]);
  });
});

describe('bclc-poker 9.0 §6: the sequence of play', () => {
  const round = (): Round =>
    played(
      game,
      [
        seat(1, { ante: 1000, bonus: 500 }),
        seat(3, { ante: 1000, bonus: 500 }),
        seat(7, { ante: 1000, bonus: 100 }),
      ],
      { 1: '9h 8h 4d 2c', 3: 'Ah Ad Kc Ks', 7: NOTHING, dealer: DEALER, board: '7h 3d 6h 2c 5h' },
      [keep(1, '9h 8h'), split(3, ['Ah Ad', 'Kc Ks'], true), { seat: 7, do: 'house-way' }],
    );

  it('§6.1: a wager on the basic game at every spot, laid before the deal', () => {
    expect(game.layout.wagers.map(({ id, inPlay }) => [id, inPlay])).toEqual([
      ['ante', undefined],
      ['split', true],
      ['bonus', undefined],
      ['split-bonus', true],
    ]);
    expect(refusalOf([seat(1, { ante: 1000, split: 1000 })])).toContain('during the round');
  });

  it('§6.2.1, §6.2.2, §6.2.3: sweep, no more bets, then the bonuses that earn envy are marked', () => {
    const told = round().events.slice(0, 3);
    expect(told.map((event) => ('text' in event ? event.text : event.type))).toEqual([
      'Sweep the table.',
      'No more bets.',
      'Mark the bonus wagers that earn envy: seat 1, seat 3.',
    ]);
    expect(clausesOf(round()).slice(0, 3)).toEqual(['6.2.1', '6.2.2', '6.2.3']);
    expect(clausesOf(kept('Ah 2d 3h 4h', { ante: 1000, bonus: 499 }))).not.toContain('6.2.3');
  });

  it('§6.2.4, §6.2.5: one card after the other to each player from the dealer’s left and to the dealer, four times', () => {
    const dealt = round().events.flatMap((event) =>
      event.type === 'dealt' && event.place !== 'board'
        ? [`${event.place} ${event.face} ${event.cite.clause}`]
        : [],
    );
    const once = (clause: string): string[] => ['1', '3', '7', 'dealer'].map((to) => `${to} down ${clause}`);
    expect(dealt).toEqual([...once('6.2.4'), ...once('6.2.5'), ...once('6.2.5'), ...once('6.2.5')]);
  });

  it('§6.3: players decide together, and what they keep is turned when all have', () => {
    const started = game.start(betsOf(recordWith([seat(1), seat(3), seat(7)])));
    asked(started);
    expect(started.waiting).toMatchObject({ questions: [{ seat: 1 }, { seat: 3 }, { seat: 7 }] });
    const order = round().events.flatMap((event) =>
      event.type === 'answered' || event.type === 'arranged' || event.type === 'turned' ? [event.type] : [],
    );
    expect(order.slice(0, 5)).toEqual(['answered', 'answered', 'answered', 'arranged', 'turned']);
  });

  it('§6.6: a player may ask for the house way; §6.6.2: the dealer keeps two cards by it and says why', () => {
    const asking = played(game, [seat(1)], { 1: '2d Ac 7s Ad', dealer: DEALER, board: BOARD }, [
      { seat: 1, do: 'house-way' },
    ]);
    expect(netOf(asking)).toEqual({ ante: 1000 });
    expect(callsOf(asking)).toContain('Seat 1 has a pair of aces.');
    expect(callsOf(asking)).toContain(
      'Seat 1, by the house way: a pair of aces, a pair of eights or better: the highest (7.2.1).',
    );
    const question = asked(game.start(betsOf(recordWith([seat(1)]))));
    expect(question.absent).toEqual({ verb: 'house-way' });
  });

  it('§6.6.1: asking exposes nothing before all others have set their hands', () => {
    const started = game.start(betsOf(recordWith([seat(1), seat(3)])));
    asked(started);
    started.advance({ seat: 1, answer: { verb: 'house-way' } });
    const cards = viewPlaces(game.layout, started, { seats: [3] }).find(({ place }) => place === '1')?.cards;
    expect(cards).toEqual([null, null, null, null]);
    expect(started.waiting).toMatchObject({ questions: [{ seat: 3 }] });
    expect(clausesOf(started)).not.toContain('6.6.2');
  });

  it('§6.7, §6.8, §6.8.1, §6.9: all hands set is called, then the dealer’s cards are shown and set, then the board is dealt', () => {
    const clauses = clausesOf(round());
    const after = clauses.slice(clauses.indexOf('6.7'));
    expect(after.slice(0, 11)).toEqual([
      '6.7',
      '6.8',
      '6.8',
      '7.1',
      '6.8.1',
      '6.9',
      '6.9',
      '6.9',
      '6.9',
      '6.9',
      '6.10',
    ]);
    expect(callsOf(round())).toContain('All hands set.');
    const board = round().events.flatMap((event) =>
      event.type === 'dealt' && event.place === 'board' ? [event.face] : [],
    );
    expect(board).toEqual(['up', 'up', 'up', 'up', 'up']);
    const shown = round().events.find((event) => event.type === 'turned' && event.place === 'dealer');
    expect(shown).toMatchObject({ cards: parseCards(DEALER) });
  });

  it('§6.10: the board lies in descending order; §6.10.1: with a pair or better on the left', () => {
    const boardOf = (board: string): string => {
      const laid = kept('Ah 2d 3h 4h', { ante: 1000 }, board).places.find(({ name }) => name === 'board');
      return formatCards(laid?.cards ?? []);
    };
    expect(boardOf('3s Jd 7h Qs 5c')).toBe('Qs Jd 7h 5c 3s');
    expect(boardOf('3s Jd 7h 3d 5c')).toBe('3s 3d Jd 7h 5c');
    expect(boardOf('3s Jd 7h 3d Jc')).toBe('Jd Jc 3s 3d 7h');
    expect(boardOf('3s 4d 3h 4c 4h')).toBe('4h 4d 4c 3s 3h');
  });

  it('§6.12.1, §6.12.2, §6.12.3: the house hand is called, then each player’s from right to left', () => {
    expect(callsOf(round()).slice(-4)).toEqual([
      'Dealer has king high.',
      'Seat 7 has a pair of sevens.',
      'Seat 3 has a pair of aces, and a pair of kings.',
      'Seat 1 has a straight flush, nine high.',
    ]);
  });

  it('§6.12.2, §6.12.4, §6.12.4.a, §6.12.4.b, §6.12.5, §6.12.5.b: from right to left, basic wagers before bonuses, and envy when all are settled', () => {
    expect(paidOf(round()).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '7 ante win',
      '7 bonus lose',
      '3 ante win',
      '3 split win',
      '3 bonus lose',
      '3 split-bonus lose',
      '1 ante win',
      '1 bonus win',
      '3 envy win',
    ]);
    const two = played(
      game,
      [seat(1, { ante: 1000, bonus: 500 }), seat(3, { ante: 1000, bonus: 500 }), seat(7)],
      { 1: NOTHING, 3: NOTHING, 7: '9h 8h 4d 2c', dealer: DEALER, board: '7h 3d 6h 2c 5h' },
      [keep(1, '2d 4c'), keep(3, '2d 4c'), keep(7, '9h 8h')],
    );
    expect(paidOf(two).slice(-2)).toEqual(['3 envy win 5000', '1 envy win 5000']);
  });

  it('a round goes into a record and comes back', () => {
    const first = round();
    const record = recordOf(game, first);
    expect(record.decisions).toEqual([
      { seat: 1, do: 'keep', cards: '9h 8h' },
      { seat: 3, do: 'split', hands: ['Ah Ad', 'Kc Ks'], bonus: true },
      { seat: 7, do: 'house-way' },
    ]);
    expect(replayRecord(game, record).events).toEqual(first.events);
  });
});

describe('bclc-poker 9.0: every round', () => {
  it('ends, conserves chips, hides what is hidden and replays', () => {
    fc.assert(
      fc.property(someBets(game), fc.integer({ min: 0, max: 1_000_000 }), (bets, seed) =>
        expectSoundRound(game, bets, seed),
      ),
      { numRuns: 60 },
    );
  });

  it('does so where players have two spots each', () => {
    const stake = fc.integer({ min: 1, max: 2_000_000 }).map(cents);
    const atSpot = (spot: number): fc.Arbitrary<Bet[]> =>
      fc.tuple(stake, fc.option(stake), fc.boolean()).map(([ante, bonus, tip]): Bet[] => {
        const here = { spot, player: `p${spot >> 1}` };
        return [
          { ...here, wager: 'ante', kind: 'own', amount: ante },
          ...(bonus === null ? [] : [{ ...here, wager: 'bonus', kind: 'own' as const, amount: bonus }]),
          ...(tip ? [{ ...here, wager: 'ante', kind: 'tip' as const, amount: cents(100) }] : []),
        ];
      });
    const some = fc
      .subarray([1, 2, 3, 4, 5, 6, 7])
      .chain((spots) => fc.tuple(...spots.map(atSpot)))
      .map((spots) => spots.flat());
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 1_000_000 }), (bets, seed) =>
        expectSoundRound(game, bets, seed),
      ),
      { numRuns: 40 },
    );
  });
});

describe('the golden round', () => {
  it('bclc-poker 9.0: two keep, one splits with a second bonus, one player has two spots, and envy is paid', async () => {
    const dealt = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        { seat: 1, player: 'Ann', wagers: { ante: 2500, bonus: 500 }, tips: { ante: 500 } },
        { seat: 3, player: 'Bob', wagers: { ante: 1000, bonus: 1000 } },
        { seat: 4, player: 'Bob', wagers: { ante: 1000 } },
        { seat: 7, player: 'Cat', wagers: { ante: 5000, bonus: 500 } },
      ],
      hands: {
        1: 'Kd Td 7c 3h',
        3: 'Jh Th 5d 5d',
        4: 'As 9c 8c 2d',
        7: 'Qc Qd 4s 4s',
        dealer: 'Ac Td 6d 6s',
        board: '9h 4d 8h Qh 2s',
      },
      decisions: [
        { seat: 1, do: 'house-way' },
        { seat: 3, do: 'keep', cards: 'Jh Th' },
        { seat: 7, do: 'split', hands: ['Qc Qd', '4s 4s'], bonus: true },
        { seat: 4, do: 'keep', cards: '9c 8c' },
      ],
    });
    await expect(goldenRound(dealt)).toMatchFileSnapshot('./9.0-fast-action-holdem.golden.txt');
  });
});
