import { type Bet, cents, dollars, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { CLOCK_MS, WARNING_MS } from '../poker/clock.ts';
import { openTable, sitDown, startHand } from '../poker/poker-table.ts';
import { straddleRange } from '../poker/straddle.ts';
import { rulesWith } from '../poker/testing/rigged-hand.ts';
import type { Variant } from '../poker/variant.ts';
import { dealtOut } from '../testing/any-round.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { played } from '../testing/recorded.ts';
import { letItRide } from './1.0-let-it-ride.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';
import { paiGowProgressive } from './4.0-pai-gow-progressive.ts';
import { faceUpPaiGowPoker } from './5.0-face-up-pai-gow-poker.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';
import { fourCardPoker, fourCardPokerBadBeat } from './7.0-8.0-four-card-poker.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { asianFiveCardStud } from './24.0-asian-five-card-stud.ts';
import { mandarinFiveCardStud } from './25.0-mandarin-five-card-stud.ts';
import { omahaHighGame, omahaHiLo } from './26.0-27.0-omaha.ts';
import { communityGames } from './community-games.ts';

/** How many cards are dealt to each place of a round in which seat 1 has laid these. */
function cardsDealt(game: TableGame, stakes: Readonly<Record<string, number>>): Record<string, number> {
  const bets = Object.entries(stakes).map(
    ([wager, amount]): Bet => ({ spot: 1, player: 'ann', wager, kind: 'own', amount: cents(amount) }),
  );
  const dealt: Record<string, number> = {};
  for (const event of dealtOut(game, bets, 7).round.events)
    if (event.type === 'dealt') dealt[event.place] = (dealt[event.place] ?? 0) + 1;
  return dealt;
}

/** What may be staked as so many times the Ante, and what is refused beside it. */
function takesTimes(game: TableGame, hands: Readonly<Record<string, string>>, decisions: readonly string[]) {
  return (times: number): boolean => {
    const before = decisions.map((verb) => ({ seat: 1, do: verb }));
    const wagers = {
      ante: 100,
      ...(game.layout.wagers.some(({ id }) => id === 'blind') ? { blind: 100 } : {}),
    };
    try {
      played(game, [{ seat: 1, wagers }], hands, [...before, { seat: 1, do: 'play', times }]);
      return true;
    } catch {
      return false;
    }
  };
}

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

  it('3.0 §5.1, §5.2: the Fortune Bonus, and 50,000 dollars', () => {
    const { layout } = fortunePaiGowPoker.with({});
    expect(paysOf(layout, 'fortune-bonus')).toEqual(
      ['8000', '2000', '1000', '400', '150', '50', '25', '5', '4', '3', '2'].map((odds) => `${odds} to 1`),
    );
    expect(limitsOf(layout)).toEqual([[['fortune-bonus'], 50_000]]);
  });

  it('3.0 §2.2.1, §5.5: five dollars earn envy of 5,000, 1,000, 500, 250, 50, 20 and 5 dollars', () => {
    const envy = fortunePaiGowPoker.rulesOf(fortunePaiGowPoker.with({}))?.envy;
    expect(envy?.least).toBe(dollars(5));
    expect(envy?.rows.map(({ name, award }) => [name, award])).toEqual(
      (
        [
          ['seven card straight flush', 5000],
          ['royal flush with royal match', 1000],
          ['seven card straight flush with joker', 500],
          ['five aces', 250],
          ['royal flush', 50],
          ['straight flush', 20],
          ['four of a kind', 5],
        ] as const
      ).map(([name, amount]) => [name, { kind: 'money', amount: dollars(amount) }]),
    );
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
      expect([0.99, 1, 2, 3, 3.01].map(takesTimes(game, hands, []))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
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
    expect([1, 2].map(takesTimes(game, hands, []))).toEqual([true, false]);
  });

  it('11.0 §6.3.3, §6.3.4, §6.3.5, §6.5.2, §6.7.2, §6.9.2: five and two cards; 3 or 4, then 2, then 1 Ante', () => {
    const game = ultimateTexasHoldem.with({});
    expect(cardsDealt(game, { ante: 500, blind: 500 })).toEqual({ 1: 2, dealer: 2, board: 5 });
    const hands = { 1: 'As Jd', dealer: 'Kh Td', board: '2c 5d 8s 9h Qc' };
    const times = [1, 2, 3, 4, 5];
    expect(times.filter(takesTimes(game, hands, []))).toEqual([3, 4]);
    expect(times.filter(takesTimes(game, hands, ['check']))).toEqual([2]);
    expect(times.filter(takesTimes(game, hands, ['check', 'check']))).toEqual([1]);
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

  it('5.0 §6.1, §6.3, §6.6.1, §6.6.2: both bonuses, and 50,000 dollars for the two', () => {
    const { layout } = faceUpPaiGowPoker.with({});
    expect(paysOf(layout, 'fortune-bonus')).toEqual(
      ['8000', '2000', '1000', '400', '150', '50', '25', '5', '4', '3', '2'].map((odds) => `${odds} to 1`),
    );
    expect(paysOf(layout, 'ace-high-bonus')).toEqual(['30 to 1', '15 to 1', '6 to 1']);
    expect(paysOf(layout, 'main')).toEqual(['push', '1 to 1', 'push']);
    expect(limitsOf(layout)).toEqual([[['fortune-bonus', 'ace-high-bonus'], 50_000]]);
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

  it('18.0 §10.8, 19.0 §10.9: one of three cards goes, before the flop at 18.0 and after it at 19.0', () => {
    const thrown = [pineappleHoldem, crazyPineappleHoldem].map(({ streets }) =>
      streets.flatMap(({ name, discard }) => (discard ? [[name, discard.when, discard.cards]] : [])),
    );
    expect(thrown).toEqual([[['flop', 'before-deal', 1]], [['flop', 'after-deal', 1]]]);
  });

  // Kill, the kill blind, small and big bets; the regular ones are 100 and 100, 200.
  it.each([
    ['full', 200, [200, 400]],
    ['half', 150, [150, 300]],
  ] as const)(
    '22.0 §1.5.1, §1.5.1.a, §1.5.2, §1.5.2.a, §6.1, §6.2.1, §6.2.2: the blind and the bets of a %s kill',
    (kill, blind, bets) => {
      const rules = rulesWith({ betting: 'fixed-limit', kill });
      const seated = [1, 2, 3].reduce(
        (table, seat) => sitDown(table, seat, `player ${seat}`, dollars(1000)),
        openTable(rules),
      );
      const seats = new Map([...seated.seats].map(([seat, player]) => [seat, { ...player, isNew: false }]));
      const setup = startHand({ ...seated, seats, killButton: { state: 'kill', seat: 1 }, button: 3 })?.setup;
      expect(setup?.forced.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['small-blind', 50],
        ['big-blind', 100],
        ['kill-blind', blind],
      ]);
      expect(setup?.betting).toMatchObject({ smallBet: bets[0], bigBet: bets[1] });
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
