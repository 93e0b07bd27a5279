import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { CLOCK_MS, WARNING_MS } from '../poker/clock.ts';
import { straddleRange } from '../poker/straddle.ts';
import { rulesWith } from '../poker/testing/rigged-hand.ts';
import type { Variant } from '../poker/variant.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { letItRide } from './1.0-let-it-ride.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { asianFiveCardStud } from './24.0-asian-five-card-stud.ts';
import { mandarinFiveCardStud } from './25.0-mandarin-five-card-stud.ts';
import { omahaHighGame, omahaHiLo } from './26.0-27.0-omaha.ts';
import { communityGames } from './community-games.ts';

// Every number of these sections, typed from their pages.
describe('bclc-poker 6.0: against the dealer as printed', () => {
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
  });

  it('2.0 §3.1, §3.2: six players, up to six hands of one', () => {
    expect(paiGowPoker.with({}).layout).toMatchObject({ seats: 6, spotsPerPlayer: { is: 6 } });
  });

  it('3.0 §5.1, §5.2: the Fortune Bonus, and 50,000 dollars', () => {
    const { layout } = fortunePaiGowPoker.with({});
    expect(paysOf(layout, 'fortune-bonus')).toEqual(
      ['8000', '2000', '1000', '400', '150', '50', '25', '5', '4', '3', '2'].map((odds) => `${odds} to 1`),
    );
    expect(limitsOf(layout)).toEqual([[['fortune-bonus'], 50_000]]);
  });

  it('11.0 §1.1, §3.1, §3.2: one deck, six players, two positions each', () => {
    expect(ultimateTexasHoldem.with({}).layout).toMatchObject({
      seats: 6,
      spotsPerPlayer: { is: 2 },
      shoe: { decks: 1 },
      deckEachRound: true,
    });
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
});

describe('bclc-poker 17.0: among players as printed', () => {
  // Section, most players, cards of one's own, cards of the board street by street, straddle from and to in big blinds.
  it.each([
    ['17.0', texasHoldem, 11, 2, [0, 3, 1, 1], 2, 2.5],
    ['18.0', pineappleHoldem, 11, 3, [0, 3, 1, 1], 2, 2],
    ['19.0', crazyPineappleHoldem, 11, 3, [0, 3, 1, 1], 2, 2],
    ['20.0', threeTwoOne, 11, 2, [0, 3, 2, 1], 2, 2.5],
    ['26.0', omahaHiLo, 10, 4, [0, 3, 1, 1], 2, 2.5],
    ['27.0', omahaHighGame, 10, 4, [0, 3, 1, 1], 2, 2.5],
  ] as const)(
    '%s: seats, cards, straddle, rake',
    (number, game: Variant, seats, hole, board, least, most) => {
      expect(game.section('1.1').section).toBe(number);
      expect(game.seats).toBe(seats);
      expect(game.streets.map(({ hole: dealt }) => dealt.length)).toEqual([hole, 0, 0, 0]);
      expect(game.streets.map((street) => street.board)).toEqual(board);
      expect(game.streets.map(({ burns }) => burns)).toEqual([0, 1, 1, 1]);
      expect(game.forced.kind === 'blinds' && game.forced.straddle).toMatchObject({
        least: least * 100,
        most: most * 100,
      });
      expect(game.rake).toMatchObject({ percent: 10, cap: 1500, rounded: 'down' });
    },
  );

  it('21.0 §3.1, §4.1.3, §4.1.4: the game run twice is that of 17.0, with its seats and straddles', () => {
    expect(texasHoldem.runTwice?.('3.1').section).toBe('21.0');
    expect(texasHoldem.seats).toBe(11);
  });

  it('17.0 §4.1.5; 18.0, 19.0, 20.0, 26.0, 27.0 §4.1.3.a: the button straddles at 17.0 alone', () => {
    const mississippi = [
      texasHoldem,
      pineappleHoldem,
      crazyPineappleHoldem,
      threeTwoOne,
      omahaHiLo,
      omahaHighGame,
    ].map(({ forced }) => forced.kind === 'blinds' && forced.straddle.mississippi);
    expect(mississippi).toEqual([true, false, false, false, false, false]);
  });

  it.each(communityGames.filter(({ options }) => options.some(({ name }) => name === 'straddle')))(
    '$id §2.4, §8.1: three raises, 10 %, 15 dollars, unless the house takes less',
    ({ options }) => {
      const usual = (name: string): unknown => options.find((option) => option.name === name)?.default;
      expect([usual('raiseCap'), usual('rakePercent'), usual('rakeCap')]).toEqual([3, 10, 1500]);
      const most = (name: string): number =>
        Math.max(...(options.find((option) => option.name === name)?.values ?? []).map(Number));
      expect([most('rakePercent'), most('rakeCap')]).toEqual([10, 1500]);
    },
  );

  // Section, most players, cards of one's own, percent of the rake; 15 dollars everywhere.
  it.each([
    ['23.0', sevenCardStud, 8, 7, 10],
    ['24.0', asianFiveCardStud, 7, 5, 10],
    ['25.0', mandarinFiveCardStud, 8, 5, 5],
  ] as const)('%s: players, cards and rake of stud', (number, game: Variant, seats, own, percent) => {
    expect(game.section('1.1').section).toBe(number);
    expect(game.seats).toBe(seats);
    expect(game.streets.reduce((sum, { hole }) => sum + hole.length, 0)).toBe(own);
    expect(game.rake).toMatchObject({ percent, cap: 1500 });
  });

  it('17.0 §4.1.1, 18.0 §4.1.1, 19.0 §4.1.1, 20.0 §4.1.1, 26.0 §4.1.1, 27.0 §4.1.1: a small blind is half the bet of the first round', () => {
    for (const game of [
      texasHoldem,
      pineappleHoldem,
      crazyPineappleHoldem,
      threeTwoOne,
      omahaHiLo,
      omahaHighGame,
    ]) {
      const { forced, firstBet } = rulesWith({ betting: 'fixed-limit' }, game);
      expect([game.id, forced.kind === 'blinds' && forced.small * 2]).toEqual([game.id, firstBet]);
    }
  });

  it('33.0 §1.11, §1.12: a straddle of twice the big blind, one minute, a warning at ten seconds', () => {
    for (const betting of ['no-limit', 'pot-limit']) {
      const rules = rulesWith({ betting, straddle: 'under-the-gun' }, texasHoldem);
      const big = rules.forced.kind === 'blinds' ? rules.forced.big : 0;
      expect(straddleRange(rules)).toEqual({ least: cents(big * 2), most: cents(big * 2) });
    }
    expect([CLOCK_MS, WARNING_MS]).toEqual([60_000, 10_000]);
  });
});
