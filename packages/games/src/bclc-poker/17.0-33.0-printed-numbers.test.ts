import { cents, dollars } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Jackpot } from '../jackpots/jackpot.ts';
import { judged } from '../jackpots/testing/judged-hand.ts';
import { CLOCK_MS, WARNING_MS } from '../poker/clock.ts';
import type { Kill, KillButton } from '../poker/kill-button.ts';
import { finishHand, openTable, type PokerTable, sitDown, startHand } from '../poker/poker-table.ts';
import { straddleRange } from '../poker/straddle.ts';
import { RiggedHand, rulesWith, sum } from '../poker/testing/rigged-hand.ts';
import type { Variant } from '../poker/variant.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { asianFiveCardStud } from './24.0-asian-five-card-stud.ts';
import { mandarinFiveCardStud } from './25.0-mandarin-five-card-stud.ts';
import { omahaHighGame, omahaHiLo } from './26.0-27.0-omaha.ts';
import { badBeat } from './28.0-bad-beat-jackpot.ts';
import { wideAreaBadBeat } from './29.0-wide-area-bad-beat-jackpot.ts';
import { highHandProgressive } from './30.0-high-hand-progressive-jackpot.ts';
import { dailyHighHand } from './31.0-daily-high-hand-bonus.ts';
import { limitNoLimitHighHand } from './32.0-limit-no-limit-high-hand-jackpot.ts';
import { communityGames } from './community-games.ts';

/** Four players at a limit table; the button comes to seat 1, so that 4 speaks first. */
function killTable(kill: Kill, killButton: KillButton): PokerTable {
  const seated = [1, 2, 3, 4].reduce(
    (table, seat) => sitDown(table, seat, `player ${seat}`, dollars(1000)),
    openTable(rulesWith({ betting: 'fixed-limit', kill })),
  );
  const seats = new Map([...seated.seats].map(([seat, player]) => [seat, { ...player, isNew: false }]));
  return { ...seated, seats, killButton, button: 4 };
}

// Every number of these sections, typed from their pages.
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
      const setup = startHand(killTable(kill, { state: 'kill', seat: 4 }))?.setup;
      expect(setup?.forced.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['small-blind', 50],
        ['big-blind', 100],
        ['kill-blind', blind],
      ]);
      expect(setup?.betting).toMatchObject({ smallBet: bets[0], bigBet: bets[1] });
    },
  );

  // What seats 4, 1, 2 and 3 answer before the flop, and the pot that makes.
  it.each([
    ['full', ['call', 'call', 'fold', 'check'], 350, 'leg-up'],
    ['full', ['call', 'call', 'call', 'check'], 400, 'kill'],
    ['half', ['call', 'fold', 'fold', 'check'], 250, 'leg-up'],
    ['half', ['call', 'fold', 'call', 'check'], 300, 'kill'],
  ] as const)(
    '22.0 §5.2, §5.2.2: a leg up of a %s kill is on from twice its blind: %j, %i, %s',
    (kill, answers, pot, state) => {
      const started = startHand(killTable(kill, { state: 'leg-up', seat: 4 }));
      if (!started) throw new Error('Nobody can play.');
      const cards = { holes: { 4: 'As Ah', 1: 'Kd Qc', 2: 'Jd Tc', 3: '7d 6c' }, board: '2c 3d 8s 9h 4c' };
      const dealt = new RiggedHand(started.setup, cards).do(...answers);
      while (dealt.hand.waiting.for === 'answer')
        dealt.do(dealt.question.actions.some(({ verb }) => verb === 'check') ? 'check' : 'show');
      const { raked, dropped } = dealt.hand.state;
      expect(sum(dealt.events('awarded').map(({ amount }) => amount)) + raked + dropped).toBe(pot);
      expect(finishHand(started.table, dealt.hand).killButton).toEqual({ state, seat: 4 });
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
    expect(game.streets.flatMap(({ hole }) => hole)).toHaveLength(own);
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

describe('bclc-poker 28.0: the jackpots as printed', () => {
  // Players dealt in, dollars in the pot, where they are printed.
  it.each([
    ['28.0 §2.5.1', badBeat, 5, undefined],
    ['29.0 §2.5.1', wideAreaBadBeat, 5, undefined],
    ['30.0 §2.4.1, §2.4.5', highHandProgressive, 4, 15],
    ['31.0 §2.3.1, §2.3.6', dailyHighHand, 5, 20],
    ['32.0 §2.4.1, §2.4.6', limitNoLimitHighHand, 5, 20],
  ] as const)('%s: players dealt in and dollars in the pot', (_, jackpot: Jackpot, players, pot) => {
    const { conditions } = jackpot.with({});
    expect(conditions.dealtIn.least).toBe(players);
    expect(conditions.pot?.dollars).toBe(pot);
  });

  // The losing hand, the winning hand, the others dealt in, in per cent.
  it.each([
    ['28.0 §3.3.1.a, §3.3.1.b, §3.3.1.c', badBeat, 'all-tables', [40, 20, 40]],
    ['28.0 §3.3.2.a, §3.3.2.b, §3.3.2.c', badBeat, 'table', [50, 25, 25]],
    ['29.0 §3.3.1.a, §3.3.1.b, §3.3.1.c', wideAreaBadBeat, 'all-tables', [40, 20, 40]],
    ['29.0 §3.3.2.a, §3.3.2.b, §3.3.2.c', wideAreaBadBeat, 'table', [50, 25, 25]],
  ] as const)('%s: what each has of it', (_, jackpot: Jackpot, division, percents) => {
    const { won } = jackpot.with({ division });
    if (won.by !== 'bad-beat') throw new Error('It is a bad beat.');
    const { losing, winning, dealtIn, among } = won.division;
    expect([losing, winning, dealtIn].map(({ percent }) => percent)).toEqual(percents);
    expect(among).toBe(division);
  });

  // The least that qualifies on both hole cards, and the next that does not; a thousand dollars are posted for each.
  it.each([
    ['28.0 §3.2, §4.2', '28.0', { 1: 'As Tc', 2: '5c 5d' }, 'Ac Ad Th 5h 5s', true],
    ['28.0 §4.2', '28.0', { 1: 'As 9c', 2: '5c 5d' }, 'Ac Ad 9h 5h 5s', false],
    ['29.0 §3.2, §4.2', '29.0', { 1: '8c 8d', 2: 'Tc Td' }, '8h 8s Th Ts 2c', true],
    ['29.0 §4.2', '29.0', { 1: '7c 7d', 2: 'Tc Td' }, '7h 7s Th Ts 2c', false],
    ['30.0 §1.2, §3.2, §4.2', '30.0 quads-2', { 1: '2c 2d' }, '2h 2s 4d 7c Kh', true],
    ['30.0 §4.2', '30.0 quads-2', { 1: '2c 2d' }, '2h 4s 4d 7c Kh', false],
    ['32.0 §1.2, §3.2', '32.0 quads', { 1: '2c 2d' }, '2h 2s 4d 7c Kh', true],
    ['32.0 §3.2', '32.0 quads', { 1: '2c 2d' }, '2h 4s 4d 7c Kh', false],
  ] as const)('%s: of %s, %o on %s wins whole dollars: %s', (_, posted, holes, board, wins) => {
    const { won } = judged({ [posted]: 100_050 }, { holes, board });
    expect(won).toHaveLength(wins ? 1 : 0);
    for (const { awards, returned } of won) {
      for (const { amount } of awards) expect(amount % 100).toBe(0);
      expect(sum(awards.map(({ amount }) => amount)) + returned).toBe(100_050);
    }
  });

  it('30.0 §2.4.8: 23 distinct jackpots', () => {
    expect(new Set(highHandProgressive.with({}).prizes.map(({ name }) => name)).size).toBe(23);
  });

  it('31.0 §1.2, §4.2: a full house or better', () => {
    expect(dailyHighHand.with({}).won).toMatchObject({ least: { category: 'full-house', ranks: '' } });
  });

  it('32.0 §2.4.11: 14 jackpots: four royal flushes, nine straight flushes from the king to the five, and any quads', () => {
    expect(limitNoLimitHighHand.with({}).prizes.map(({ name }) => name)).toEqual([
      ...['c', 'd', 'h', 's'].map((suit) => `royal-flush-${suit}`),
      ...['K', 'Q', 'J', 'T', '9', '8', '7', '6', '5'].map((rank) => `straight-flush-${rank}`),
      'quads',
    ]);
  });

  it('32.0 §1.4, §2.4.12: posted at 11:00, the others with the business day (28.0 §3.1, 29.0 §3.1, 30.0 §3.1, 31.0 §3.1)', () => {
    expect(limitNoLimitHighHand.with({}).postedAt?.hour).toBe(11);
    for (const jackpot of [badBeat, wideAreaBadBeat, highHandProgressive, dailyHighHand])
      expect(jackpot.with({}).postedAt).toBeNull();
  });
});
