import { dollars } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { cardsDealt, cardsTaken, envyOf, limitsOf, paysOf, takesTimes } from '../testing/printed.ts';
import { played } from '../testing/recorded.ts';
import { letItRide } from './1.0-let-it-ride.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';
import { paiGowProgressive } from './4.0-pai-gow-progressive.ts';
import { faceUpPaiGowPoker } from './5.0-face-up-pai-gow-poker.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';
import { fourCardPoker, fourCardPokerBadBeat } from './7.0-8.0-four-card-poker.ts';
import { fortuneAsiaPoker } from './16.0-fortune-asia-poker.ts';

// Every number of these sections, typed from their pages.
describe('bclc-poker 1.0: against the dealer as printed', () => {
  it('6.0 §1.1, §3.1, §3.2: one deck, seven players, one position each', () => {
    expect(threeCardPoker.with({}).layout).toMatchObject({
      seats: 7,
      spotsPerPlayer: { is: 1 },
      shoe: { decks: 1 },
      deckEachRound: true,
    });
  });

  it('6.0 §5.8, §5.9, §5.10, §5.11: the pay tables, and 50,000 dollars', () => {
    const { layout } = threeCardPoker.with({});
    expect(paysOf(layout, 'ante-bonus')).toEqual(['5 to 1', '4 to 1', '1 to 1']);
    expect(paysOf(layout, 'pair-plus')).toEqual(['40 to 1', '30 to 1', '5 to 1', '4 to 1', '1 to 1']);
    expect(paysOf(layout, 'six-card-bonus')).toEqual(
      [1000, 200, 50, 25, 15, 10, 5].map((odds) => `${odds} to 1`),
    );
    expect(paysOf(layout, 'ante')).toEqual(['1 to 1', '1 to 1', 'push']);
    expect(paysOf(layout, 'play')).toEqual(['push', '1 to 1', 'push']);
    expect(limitsOf(layout)).toEqual([[['ante-bonus', 'pair-plus', 'six-card-bonus'], 50_000]]);
  });

  it('1.0 §1.1, §3.1, §5.1, §5.2: seven players, three equal bets, the pay tables, and 50,000 dollars', () => {
    const { layout } = letItRide.with({});
    expect(layout).toMatchObject({ seats: 7, shoe: { decks: 1 }, deckEachRound: true });
    for (const bet of ['bet-1', 'bet-2', 'bet-3']) {
      expect(paysOf(layout, bet)).toEqual([1000, 200, 50, 11, 8, 5, 3, 2, 1].map((odds) => `${odds} to 1`));
    }
    expect(limitsOf(layout)).toEqual([[['bet-1', 'bet-2', 'bet-3'], 50_000]]);
    expect(layout.spotsPerPlayer.is).toBe(1);
  });

  it('1.0 §2.4.1, §5.3: a bonus of one dollar pays 20,000, 2,000, 100, 75, 50, 25, 8 and 4 dollars', () => {
    const { layout } = letItRide.with({});
    const bonus = layout.wagers.find(({ id }) => id === 'bonus');
    expect(bonus?.between).toMatchObject({ least: dollars(1), most: dollars(1) });
    expect(bonus?.rows.map(({ award }) => award)).toEqual(
      [20_000, 2000, 100, 75, 50, 25, 8, 4].map((amount) => ({ kind: 'money', amount: dollars(amount) })),
    );
  });

  it('1.0 §6.2.4, §6.2.5, §6.2.6: three cards each, three to the dealer, of which one is burned', () => {
    const dealt = cardsDealt(letItRide.with({}), { 'bet-1': 500, 'bet-2': 500, 'bet-3': 500 });
    expect(Object.values(dealt).reduce((sum, cards) => sum + cards, 0)).toBe(6);
    expect(dealt['1']).toBe(3);
  });

  it('2.0 §1.1, §3.1, §3.2, §3.2.1: a joker among 53 cards, six players, up to six hands of one at twice the least', () => {
    const { layout } = paiGowPoker.with({});
    expect(layout).toMatchObject({
      seats: 6,
      spotsPerPlayer: { is: 6 },
      severalSpots: { least: { times: 2 } },
      shoe: { decks: 1, kind: 'with-joker' },
    });
    expect(cardsDealt(paiGowPoker.with({}), { main: 500 })).toMatchObject({ 1: 7, dealer: 7 });
  });

  it('2.0 §4.1, §8.5.12, §2.1.9: 5 % of wins, 5 % of a bank’s net, one round with the bank', () => {
    const { layout } = paiGowPoker.with({});
    expect(paysOf(layout, 'main')).toEqual(['1 to 1 less 5 %', 'push']);
    expect(layout.bank).toMatchObject({ commission: 5, rotation: { roundsInARow: 1 } });
  });

  it.each([
    ['3.0 §2.2.1, §5.1, §5.2, §5.5', fortunePaiGowPoker, ['fortune-bonus']],
    ['5.0 §2.2.1, §6.1, §6.3, §6.6.1', faceUpPaiGowPoker, ['fortune-bonus', 'ace-high-bonus']],
    ['16.0 §2.2.2.a, §5.1, §5.7.1, §5.8', fortuneAsiaPoker, ['fortune-bonus', 'insurance-bonus']],
  ] as const)('%s: the Fortune Bonus, its envy from five dollars, and 50,000 dollars', (_, game, limited) => {
    const { layout } = game.with({});
    expect(paysOf(layout, 'fortune-bonus')).toEqual(
      [8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2].map((odds) => `${odds} to 1`),
    );
    expect(limitsOf(layout)).toEqual([[limited, 50_000]]);
    expect(envyOf(game.with({}))).toEqual({
      from: 5,
      pays: {
        'seven card straight flush': 5000,
        'royal flush with royal match': 1000,
        'seven card straight flush with joker': 500,
        'five aces': 250,
        'royal flush': 50,
        'straight flush': 20,
        'four of a kind': 5,
      },
    });
  });

  it.each([
    ['7.0', fourCardPoker, ['ante-bonus', 'aces-up']],
    ['8.0', fourCardPokerBadBeat, ['ante-bonus', 'aces-up', 'bad-beat-bonus']],
  ] as const)(
    '%s §1.1, §3.1, §3.2, §3.2.1, §2.1.2, §2.1.3, §5.7, §5.8: Four Card Poker',
    (_, definition, limited) => {
      const game = definition.with({});
      const { layout } = game;
      expect(layout).toMatchObject({
        seats: 6,
        spotsPerPlayer: { is: 2 },
        shoe: { decks: 1 },
        deckEachRound: true,
      });
      expect(definition.with({ waitingList: 'on' }).layout.spotsPerPlayer.is).toBe(1);
      expect(cardsDealt(game, { ante: 500 })).toEqual({ 1: 5, dealer: 6 });
      const hands = { 1: 'As Jd 9c 7h 2c', dealer: 'Kh Td 8s 5c 4d 3h' };
      expect([0.99, 1, 2, 3, 3.01].map(takesTimes(game, hands))).toEqual([false, true, true, true, false]);
      expect(paysOf(layout, 'ante')).toEqual(['1 to 1', '1 to 1']);
      expect(paysOf(layout, 'play')).toEqual(['1 to 1', '1 to 1']);
      expect(paysOf(layout, 'ante-bonus')).toEqual(['25 to 1', '20 to 1', '2 to 1']);
      expect(paysOf(layout, 'aces-up')).toEqual([50, 30, 7, 6, 5, 2, 1].map((odds) => `${odds} to 1`));
      expect(limitsOf(layout)).toEqual([[limited, 50_000]]);
    },
  );

  it('8.0 §2.4.1.a, §5.9, §5.10: a bad beat bonus of one dollar, and what it pays', () => {
    const { layout } = fourCardPokerBadBeat.with({});
    const wager = layout.wagers.find(({ id }) => id === 'bad-beat-bonus');
    expect(wager?.between).toMatchObject({ least: dollars(1), most: dollars(1) });
    expect(paysOf(layout, 'bad-beat-bonus')).toEqual(
      [25_000, 10_000, 100, 25, 15, 4].map((odds) => `${odds} to 1`),
    );
  });

  it('6.0 §6.3.3, §6.3.4, §6.5.2: three cards each, and a Play of one Ante', () => {
    const game = threeCardPoker.with({});
    expect(cardsDealt(game, { ante: 500 })).toEqual({ 1: 3, dealer: 3 });
    const hands = { 1: 'As Jd 9c', dealer: 'Kh Td 8s' };
    expect([1, 2].map(takesTimes(game, hands))).toEqual([true, false]);
  });

  it('4.0 §2.1.4, §5.1, §5.2: a dollar, and what it pays for one', () => {
    const { layout } = paiGowProgressive.with({});
    expect(paysOf(layout, 'progressive')).toEqual([
      '100 % of the meter',
      '10 % of the meter',
      '500 for 1',
      '100 for 1',
      '75 for 1',
      '4 for 1',
    ]);
    expect(layout.wagers.find(({ id }) => id === 'progressive')?.between).toMatchObject({
      least: 100,
      most: 100,
    });
    expect(limitsOf(layout)).toEqual([[['fortune-bonus'], 50_000]]);
  });

  it('5.0 §1.1.1, §2.1.1.a, §2.3.1.a, §7.4: the deck, seats and hands of Pai Gow Poker, set in two and five cards', () => {
    const game = faceUpPaiGowPoker.with({});
    expect(game.layout).toMatchObject({
      seats: 6,
      spotsPerPlayer: { is: 6 },
      severalSpots: { least: { times: 2 } },
      shoe: { decks: 1, kind: 'with-joker' },
    });
    expect(cardsDealt(game, { main: 500 })).toMatchObject({ 1: 7, dealer: 7 });
    expect(cardsTaken(game, { main: 500 })).toEqual({ set: { low: 2, high: 5 } });
  });

  it('5.0 §3.1, §6.2, §6.6.2, §9.4: no commission, the Ace High Bonus, and more than a dealer from 10,000 dollars', () => {
    const game = faceUpPaiGowPoker.with({});
    expect(paysOf(game.layout, 'main')).toEqual(['push', '1 to 1', 'push']);
    expect(paysOf(game.layout, 'ace-high-bonus')).toEqual(['30 to 1', '15 to 1', '6 to 1']);
    const hands = { 1: '9c 9d 9h 9s 2c 4d 6h', dealer: 'Kc Kd Qh Jc 8d 7s 3h' };
    // Four of a kind pays 25 to 1.
    const large = [40_000, 39_999].map((stake) =>
      played(game, [{ seat: 1, wagers: { main: 500, 'fortune-bonus': stake } }], hands, [
        { seat: 1, do: 'house-way' },
      ]).events.some((event) => 'cite' in event && event.cite.clause === '9.4'),
    );
    expect(large).toEqual([true, false]);
  });
});
