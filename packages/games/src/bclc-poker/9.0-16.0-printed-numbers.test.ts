import { parseCards } from '@croupier/cards';
import { type BankedGame, dollars, formatAward } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { cardsDealt, cardsTaken, envyOf, limitsOf, paysOf, takesTimes } from '../testing/printed.ts';
import { linesOf, played } from '../testing/recorded.ts';
import { fastActionHoldem } from './9.0-fast-action-holdem.ts';
import { texasHoldemBonus } from './10.0-texas-holdem-bonus.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';
import { flushesGoneWild } from './12.0-flushes-gone-wild.ts';
import { discardInferno } from './13.0-discard-inferno.ts';
import { dealerRemoves } from './13.0-play.ts';
import { burnBabyBurn } from './14.0-burn-baby-burn.ts';
import { multiGameProgressive } from './15.0-multi-game-progressive.ts';
import { fortuneAsiaPoker } from './16.0-fortune-asia-poker.ts';

// Every number of these sections, typed from their pages.
describe('bclc-poker 9.0: against the dealer as printed', () => {
  // Most players, positions of one player, decks.
  it.each([
    ['9.0 §1.1, §3.1, §3.2', fastActionHoldem, 7, 2, 6],
    ['10.0 §1.1, §3.1, §3.2', texasHoldemBonus, 7, 2, 1],
    ['11.0 §1.1, §3.1, §3.2', ultimateTexasHoldem, 6, 2, 1],
    ['12.0 §1.1, §3.1, §3.2', flushesGoneWild, 6, 1, 1],
    ['13.0 §1.1, §3.1, §3.2', discardInferno, 6, 1, 1],
    ['14.0 §1.3, §4.2', burnBabyBurn, 6, 1, 1],
  ] as const)('%s: players, positions and decks', (_, game: BankedGame, seats, is, decks) => {
    const { layout } = game.with({});
    expect(layout).toMatchObject({ seats, spotsPerPlayer: { is }, shoe: { decks }, deckEachRound: true });
    expect(layout.shoe).not.toHaveProperty('kind');
  });

  it('10.0 §3.2.1: one position while others wait', () => {
    expect(texasHoldemBonus.with({ waitingList: 'on' }).layout.spotsPerPlayer.is).toBe(1);
  });

  // What the stakes of a seat must be, and how many cards go where.
  it.each([
    ['9.0 §1.2, §1.4, §6.2.4, §6.2.5, §6.9', fastActionHoldem, { ante: 500 }, { 1: 4, dealer: 4, board: 5 }],
    [
      '10.0 §1.2, §1.3, §6.2.3, §6.2.4, §6.6.1, §6.6.2, §6.8.1, §6.8.2, §6.10.1, §6.10.2',
      texasHoldemBonus,
      { ante: 500 },
      { 1: 2, dealer: 2, board: 3 + 1 + 1, burn: 1 + 1 + 1 },
    ],
    [
      '12.0 §2.1.2, §2.1.3, §6.4.3, §6.4.4, §6.4.5, §6.5, §6.6',
      flushesGoneWild,
      { ante: 500, blind: 500 },
      { 1: 5, dealer: 5, board: 2, burn: 1 + 2 },
    ],
    [
      '13.0 §2.1.3, §6.3.3, §6.3.4, §6.3.5',
      discardInferno,
      { ante: 500, blind: 500 },
      { 1: 6, dealer: 6 + 1 },
    ],
    ['14.0 §1.3, §7.2', burnBabyBurn, { ante: 500, blind: 500 }, { 1: 6, dealer: 6 + 1 }],
  ] as const)('%s: cards dealt', (_, game: BankedGame, stakes, dealt) => {
    expect(cardsDealt(game.with({}), stakes)).toEqual(dealt);
  });

  it('9.0 §2.1.1, §2.1.1.a, §2.2.1.b, §6.3, §6.5.1, §6.5.1.a, §6.5.2: two cards kept, or two hands of two for as much again', () => {
    const game = fastActionHoldem.with({});
    expect(cardsTaken(game, { ante: 500 })).toEqual({ keep: 2, split: { first: 2, second: 2 } });
    const round = played(
      game,
      [{ seat: 1, wagers: { ante: 1000, bonus: 700 } }],
      { 1: 'Ah 2d 8h 4h', dealer: 'Kc 9d 4h 2s', board: 'Qs Jd 7h 5c 3s' },
      [{ seat: 1, do: 'split', hands: ['Ah 2d', '8h 4h'], bonus: true }],
    );
    expect(linesOf(round).map(({ wager, stake }) => [wager, stake])).toEqual([
      ['ante', 1000],
      ['split', 1000],
      ['bonus', 700],
      ['split-bonus', 700],
    ]);
  });

  it('9.0 §1.5, §1.6.1, §2.2.1.c, §5.6, §5.7, §5.8: even money, the Bonus, envy from five dollars, and 50,000 dollars', () => {
    const { layout } = fastActionHoldem.with({});
    expect(paysOf(layout, 'ante')).toEqual(['1 to 1']);
    expect(paysOf(layout, 'split')).toEqual(['1 to 1']);
    for (const bonus of ['bonus', 'split-bonus'])
      expect(paysOf(layout, bonus)).toEqual([
        ...[1000, 200, 75, 40, 7, 3, 2, 1].map((odds) => `${odds} to 1`),
        'push',
      ]);
    expect(limitsOf(layout)).toEqual([[['bonus', 'split-bonus'], 50_000]]);
    expect(envyOf(fastActionHoldem.with({}))).toEqual({
      from: 5,
      pays: { 'five of a kind suited': 1000, 'royal flush': 250, 'straight flush': 50, 'five of a kind': 10 },
    });
  });

  it('10.0 §2.1.2.a, §2.1.4, §6.4.1, §6.7, §6.9: two Antes on the Flop, then one on the Turn and one on the River', () => {
    const game = texasHoldemBonus.with({});
    const hands = { 1: 'As Jd', dealer: 'Kh Td', board: '2c 5d 8s 9h Qc' };
    const times = [0.5, 1, 2, 3];
    expect(times.filter(takesTimes(game, hands, { after: ['check', 'check'] }))).toEqual([2]);
    const onTurn = { before: ['play'], verb: 'bet', after: ['check'] };
    expect(times.filter(takesTimes(game, hands, onTurn))).toEqual([1]);
    const onRiver = { before: ['play', 'check'], verb: 'bet' };
    expect(times.filter(takesTimes(game, hands, onRiver))).toEqual([1]);
  });

  it('10.0 §1.5, §1.5.2, §5.5, §5.6, §5.7, §6.14.3: the pay tables, and 50,000 dollars', () => {
    const { layout } = texasHoldemBonus.with({});
    expect(paysOf(layout, 'ante')).toEqual(['1 to 1', 'push', 'push']);
    for (const bet of ['flop', 'turn', 'river']) expect(paysOf(layout, bet)).toEqual(['1 to 1', 'push']);
    expect(paysOf(layout, 'bonus-jackpot')).toEqual(
      [1000, 30, 25, 20, 15, 10, 5, 3].map((odds) => `${odds} to 1`),
    );
    expect(limitsOf(layout)).toEqual([[['bonus-jackpot'], 50_000]]);
  });

  it('11.0 §6.3.3, §6.3.4, §6.3.5, §6.5.2, §6.7.2, §6.9.2: five and two cards; 3 or 4, then 2, then 1 Ante', () => {
    const game = ultimateTexasHoldem.with({});
    expect(cardsDealt(game, { ante: 500, blind: 500 })).toEqual({ 1: 2, dealer: 2, board: 5 });
    const hands = { 1: 'As Jd', dealer: 'Kh Td', board: '2c 5d 8s 9h Qc' };
    const times = [1, 2, 3, 4, 5];
    expect(times.filter(takesTimes(game, hands))).toEqual([3, 4]);
    expect(times.filter(takesTimes(game, hands, { before: ['check'] }))).toEqual([2]);
    expect(times.filter(takesTimes(game, hands, { before: ['check', 'check'] }))).toEqual([1]);
  });

  it('11.0 §5.6, §5.7, §5.8: the pay tables, and 50,000 dollars', () => {
    const { layout } = ultimateTexasHoldem.with({});
    expect(paysOf(layout, 'blind')).toEqual([
      '500 to 1',
      '50 to 1',
      '10 to 1',
      '3 to 1',
      '3 to 2',
      '1 to 1',
      'push',
      'push',
    ]);
    expect(paysOf(layout, 'trips')).toEqual([50, 40, 30, 8, 6, 5, 3].map((odds) => `${odds} to 1`));
    expect(limitsOf(layout)).toEqual([[['blind', 'trips'], 50_000]]);
  });

  it('12.0 §2.1.2, §6.8.2: a Play of two Antes', () => {
    const hands = { 1: 'As Jd 9c 7h 3c', dealer: 'Kh Td 8s 6c 4d', board: 'Qs 5h' };
    expect([1, 1.5, 2, 3].filter(takesTimes(flushesGoneWild.with({}), hands))).toEqual([2]);
  });

  it('12.0 §2.1.4, §2.1.4.a, §2.1.4.a(2), §5.3, §5.4, §5.5: the pay tables, and 50,000 dollars', () => {
    const { layout } = flushesGoneWild.with({});
    for (const bet of ['ante', 'play']) expect(paysOf(layout, bet)).toEqual(['1 to 1', 'push']);
    const margins = layout.wagers.find(({ id }) => id === 'blind')?.rows ?? [];
    expect(margins.map(({ name, award }) => `${name}: ${formatAward(award)}`)).toEqual([
      'wins by 5: 200 to 1',
      'wins by 4: 25 to 1',
      'wins by 3: 5 to 1',
      'wins by 2: 3 to 1',
      'wins by 1: push',
      'wins by 0: push',
      'tie: push',
    ]);
    expect(paysOf(layout, 'flush-rush')).toEqual([250, 100, 50, 10, 6, 3, 1].map((odds) => `${odds} to 1`));
    expect(limitsOf(layout)).toEqual([[['blind', 'flush-rush'], 50_000]]);
  });

  it('13.0 §2.1.3, §2.1.3.a, §6.5.2, §6.5.2.a: one or two Antes, and three with three of a kind', () => {
    const game = discardInferno.with({});
    const dealer = 'Kh Td 8s 6c 4d 3h 2h';
    const times = [0.5, 1, 2, 3, 4];
    expect(times.filter(takesTimes(game, { 1: 'As Ad 9c 9h 5c 2c', dealer }))).toEqual([1, 2]);
    expect(times.filter(takesTimes(game, { 1: '5s 5d 5h 9h Qc 2c', dealer }))).toEqual([1, 2, 3]);
  });

  it('13.0 §6.6.1, §6.6.1.a, §6.6.1.b: the dealer removes nines and higher, and keeps eights and lower', () => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
    expect(ranks.filter((rank) => parseCards(`${rank}s`).every(dealerRemoves))).toEqual(ranks.slice(7));
  });

  it.each([
    ['13.0 §2.1.4, §5.6, §5.7, §5.8, §6.8.1', discardInferno, ['blind', 'aces-up']],
    ['14.0 §1.3, §3.1.1, §6.2', burnBabyBurn, ['blind', 'aces-up', 'burn-baby-burn']],
  ] as const)('%s: the pay tables, and 50,000 dollars', (_, game: BankedGame, limited) => {
    const { layout } = game.with({});
    for (const bet of ['ante', 'play']) expect(paysOf(layout, bet)).toEqual(['1 to 1', 'push']);
    expect(paysOf(layout, 'blind')).toEqual([
      ...[500, 50, 10, 3, 2].map((odds) => `${odds} to 1`),
      '3 to 2',
      '1 to 1',
      'push',
      'push',
    ]);
    expect(paysOf(layout, 'aces-up')).toEqual([200, 50, 30, 10, 9, 6, 4, 2, 1].map((odds) => `${odds} to 1`));
    expect(limitsOf(layout)).toEqual([[limited, 50_000]]);
  });

  it('14.0 §1.2, §3.1, §3.2, §6.1: one card pays 30, two 20, three 10, four 4, and five nothing', () => {
    const rows = burnBabyBurn.with({}).layout.wagers.find(({ id }) => id === 'burn-baby-burn')?.rows ?? [];
    expect(rows.map(({ name, award }) => `${name}: ${formatAward(award)}`)).toEqual([
      'dealer plays one card: 30 to 1',
      'dealer plays two cards: 20 to 1',
      'dealer plays three cards: 10 to 1',
      'dealer plays four cards: 4 to 1',
    ]);
  });

  // Each host's own cards, and at Three Card Poker two more.
  it.each([
    ['15.0 §1.2.1, §2.1.1', 'four-card-poker', { ante: 500 }, { 1: 5, dealer: 6 }],
    ['15.0 §1.2.2, §2.1.2', 'texas-holdem-bonus', { ante: 500 }, { 1: 2, dealer: 2, board: 5 }],
    [
      '15.0 §1.2.3, §2.1.3',
      'ultimate-texas-holdem',
      { ante: 500, blind: 500 },
      { 1: 2, dealer: 2, board: 5 },
    ],
    ['15.0 §1.2.4, §2.1.4', 'flushes-gone-wild', { ante: 500, blind: 500 }, { 1: 5, dealer: 5, board: 2 }],
    ['15.0 §1.2.5, §2.1.5, §2.1.5.a', 'three-card-poker', { ante: 500 }, { 1: 3, dealer: 3, board: 2 }],
  ] as const)(
    '%s, §3.1.4, §6.2: at %s a dollar, the cards dealt, and the pay table',
    (_, host, stakes, dealt) => {
      const game = multiGameProgressive.with({ host: `bclc-poker/${host}` });
      expect(cardsDealt(game, { ...stakes, progressive: 100 })).toMatchObject(dealt);
      const wager = game.layout.wagers.find(({ id }) => id === 'progressive');
      expect(wager?.between).toMatchObject({ least: dollars(1), most: dollars(1) });
      expect(paysOf(game.layout, 'progressive')).toEqual([
        '100 % of the meter',
        '10 % of the meter',
        ...[300, 50, 40, 30, 9].map((odds) => `${odds} for 1`),
      ]);
    },
  );

  // The hand of seat 1; seat 2 has a dollar on the progressive and nothing in its hand.
  it.each([
    ['royal flush', 'As Ks Qs Js Ts', 1000],
    ['straight flush', 'Ks Qs Js Ts 9s', 300],
    ['four of a kind', '5s 5d 5c 5h Ts', 0],
  ] as const)('15.0 §6.2, §9.1, §9.1.1: a %s (%s) pays those who envy it %i dollars', (_, hand, envy) => {
    const round = played(
      multiGameProgressive.with({ host: 'bclc-poker/four-card-poker' }),
      [1, 2].map((seat) => ({ seat, wagers: { ante: 500, progressive: 100 } })),
      { 1: hand, 2: 'Ah Jd 9c 7h 2c', dealer: 'Kh Td 8d 6c 4d 3h' },
      [1, 2].map((seat) => ({ seat, do: 'fold' })),
    );
    const won = linesOf(round).filter(({ wager, seat }) => wager === 'envy' && seat === 2);
    expect(won.reduce((sum, line) => sum + line.won, 0)).toBe(dollars(envy));
  });

  it('16.0 §1.1, §1.2, §3.1, §3.2, §3.2.1, §2.1.2.a, §2.1.2.b, §2.1.2.c: 53 cards, six players, up to six hands of one at twice the least', () => {
    const game = fortuneAsiaPoker.with({});
    expect(game.layout).toMatchObject({
      seats: 6,
      spotsPerPlayer: { is: 6 },
      severalSpots: { least: { times: 2 } },
      shoe: { decks: 1, kind: 'with-joker' },
    });
    expect(cardsTaken(game, { main: 500 })).toEqual({ set: { low: 1, mid: 2, high: 4 } });
  });

  it('16.0 §6.3.1, §6.3.2, §6.4, §6.4.1, §6.5: a number from one to seven, seven hands of seven, and four cards left', () => {
    const game = fortuneAsiaPoker.with({});
    const vacant = Object.fromEntries([2, 3, 4, 5, 6].map((seat) => [`vacant ${seat}`, 7]));
    expect(cardsDealt(game, { main: 500 })).toEqual({ 1: 7, dealer: 7, ...vacant, discards: 4 });
    const round = game.start([{ spot: 1, player: 'ann', wager: 'main', kind: 'own', amount: dollars(5) }]);
    while (round.waiting.for === 'dealer') round.advance();
    expect(round.waiting).toMatchObject({ for: 'number', most: 7 });
  });

  it('16.0 §2.1.5, §5.7.2, §6.11.2: even money for two hands or more, and the Insurance Bonus', () => {
    const { layout } = fortuneAsiaPoker.with({});
    expect(paysOf(layout, 'main')).toEqual(['1 to 1']);
    const rows = layout.wagers.find(({ id }) => id === 'insurance-bonus')?.rows ?? [];
    expect(rows.map(({ name, award }) => `${name}: ${formatAward(award)}`)).toEqual([
      'nine high: 100 to 1',
      'ten high: 50 to 1',
      'jack high: 10 to 1',
      'queen high: 7 to 1',
      'king high: 5 to 1',
      'ace high: 3 to 1',
    ]);
  });
});
