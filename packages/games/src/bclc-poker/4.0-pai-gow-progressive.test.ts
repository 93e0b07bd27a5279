import {
  cents,
  formatAward,
  formatCite,
  openLimits,
  type RecordedBank,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  refusal,
  replayRecord,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBank, someBets } from '../testing/any-round.ts';
import { linesOf, paidOf, played } from '../testing/recorded.ts';
import { paiGowProgressive } from './4.0-pai-gow-progressive.ts';

const METER = 2_000_005;
const RESEED = 500_000;
const game = paiGowProgressive.with({ meter: METER, reseed: RESEED });
const alone = paiGowProgressive.with({ meter: METER, reseed: RESEED, host: 'bclc-poker/pai-gow-poker' });

/** A king behind and ten-nine in front, by the house way. */
const DEALER = 'Ks Tc 9c 8h 5s 3c 2c';
const SEVEN_IN_A_ROW = '9d 8d 7d 6d 5d 4d 3d';
const FIVE_ACES = 'Ac Ad Ah As Jo 7c 3h';
const FOUR = '7s 7d 7c 7h Qc Jh 2d';
const FULL_HOUSE = '6s 6h 6c 4s 4c Qd Jc';
/** Nothing, and loses to the dealer twice. */
const NOTHING = 'Qs 9s 8c 5h 4h 3s 2h';

const seat = (number: number, more: Partial<RecordedSeat> = {}, fortune?: number): RecordedSeat => ({
  seat: number,
  wagers: { main: 1000, ...(fortune === undefined ? {} : { 'fortune-bonus': fortune }), progressive: 100 },
  ...more,
});
const houseWay = (number: number): RecordedDecision => ({ seat: number, do: 'house-way' });

/** A round in which these seats have a dollar on the progressive and are set the house way. */
const round = (hands: Readonly<Record<number, string>>, dealer = DEALER, fortune?: number): Round => {
  const seats = Object.keys(hands).map(Number);
  return played(
    game,
    seats.map((number) => seat(number, {}, fortune)),
    { ...hands, dealer },
    seats.map(houseWay),
  );
};

const progressive = (dealt: Round) => linesOf(dealt).filter(({ wager }) => wager === 'progressive');
const awards = (dealt: Round): Record<number, number> =>
  Object.fromEntries(progressive(dealt).map(({ seat: at, returned }) => [at, returned]));
const meterAfter = (dealt: Round): number | undefined =>
  dealt.events.flatMap((event) => (event.type === 'settled' ? [event.meters?.progressive] : []))[0];
const clausesOf = (dealt: Round): string[] =>
  dealt.events.flatMap((event) => ('cite' in event ? [formatCite(event.cite)] : []));
const briefly = (dealt: Round): string[] =>
  paidOf(dealt).map((line) => line.split(' ').slice(0, 3).join(' '));

describe('bclc-poker 4.0 §2.1.5, §5.2: what the progressive pays', () => {
  it.each([
    ['seven card straight flush', SEVEN_IN_A_ROW, METER],
    ['seven card straight flush with the joker (READINGS 33)', '9d 8d Jo 6d 5d 4d 3d', METER],
    ['five aces', FIVE_ACES, 200_000],
    ['royal flush', 'Ad Kd Qd Jd Td 3h 4h', 50_000],
    ['royal flush with the joker', 'Ad Kd Jo Jd Td 3h 4h', 50_000],
    ['royal flush beside a royal match', 'Ad Kd Qd Jd Td Kc Qc', 50_000],
    ['straight flush', 'Td 9d 8d 7d 6d Kc 2h', 10_000],
    ['straight flush of six cards', 'Td 9d 8d 7d 6d 5d 2h', 10_000],
    ['four of a kind', FOUR, 7500],
    ['full house', FULL_HOUSE, 400],
    ['flush, which pays nothing', 'Ah Qh 9h 6h 3h 2d 7c', 0],
    ['three of a kind, which pays nothing', '7s 7d 7c Qc Jh 4d 2h', 0],
    ['nothing', NOTHING, 0],
  ])('§1.2, §2.1.5, §5.2: %s, %s, brings %i cents for a dollar, which is kept', (_, hand, returned) => {
    expect(progressive(round({ 1: hand }))).toMatchObject([
      { stake: 100, returned, won: returned === 0 ? 0 : returned - 100 },
    ]);
    const host = played(alone, [seat(1)], { 1: hand, dealer: DEALER }, [houseWay(1)]);
    expect(awards(host)).toEqual({ 1: returned });
  });

  it('§5.1, §5.2: the table is posted as it is paid, highest first', () => {
    const rows = game.layout.wagers.find(({ id }) => id === 'progressive')?.rows ?? [];
    expect(rows.map(({ name, award }) => `${name} ${formatAward(award)}`)).toEqual([
      'seven card straight flush 100 % of the meter',
      'five aces 10 % of the meter',
      'royal flush 500 for 1',
      'straight flush 100 for 1',
      'four of a kind 75 for 1',
      'full house 4 for 1',
    ]);
  });

  it('§4.1: the joker is an ace or completes a straight or a flush, and nothing else', () => {
    expect(awards(round({ 1: 'Jo Ac Ad Qd Qc 4s 3h' }))).toEqual({ 1: 400 });
    expect(awards(round({ 1: 'Jo Qd Qc 9h 9d 4h 3h' }))).toEqual({ 1: 0 });
    expect(awards(round({ 1: 'Jo 9d 8d 7d 6d Kc 2h' }))).toEqual({ 1: 10_000 });
  });

  it('§2.1.5: it wins though the basic game loses, whatever is set', () => {
    const lost = played(game, [seat(1)], { 1: FULL_HOUSE, dealer: 'As Ad Ac Ah Ks Kd 2c' }, [
      { seat: 1, do: 'set', low: 'Qd Jc', high: '6s 6h 6c 4s 4c' },
    ]);
    expect(paidOf(lost)).toEqual(['1 main lose -1000', '1 progressive win 300']);
  });
});

describe('bclc-poker 4.0 §1.3, §7.4, §7.5: the meter', () => {
  it('§1.3, §7.5.1: all of it goes with seven in a row of one suit, and it starts again from its reset amount', () => {
    const dealt = round({ 1: SEVEN_IN_A_ROW });
    expect(awards(dealt)).toEqual({ 1: METER });
    expect(meterAfter(dealt)).toBe(RESEED);
    expect(progressive(dealt)).toMatchObject([{ jackpot: true, fromMeter: METER }]);
  });

  it('§1.3, §7.5.1: a tenth of it, rounded down, goes with five aces, and is taken off it', () => {
    const dealt = round({ 1: FIVE_ACES });
    expect(awards(dealt)).toEqual({ 1: 200_000 });
    expect(meterAfter(dealt)).toBe(METER - 200_000);
  });

  it('§7.5, §7.5.2: other awards come from the tray and leave the meter as it is', () => {
    const dealt = round({ 1: FOUR, 2: FULL_HOUSE });
    expect(meterAfter(dealt)).toBe(METER);
    for (const line of progressive(dealt)) expect(line).not.toHaveProperty('fromMeter');
  });

  it('READINGS 33, §7.4: two percentages in a round are paid from the dealer’s right, each of what is then on the meter', () => {
    const tenthFirst = round({ 1: SEVEN_IN_A_ROW, 6: FIVE_ACES });
    expect(awards(tenthFirst)).toEqual({ 6: 200_000, 1: METER - 200_000 });
    expect(meterAfter(tenthFirst)).toBe(RESEED);
    const allFirst = round({ 1: FIVE_ACES, 6: SEVEN_IN_A_ROW });
    expect(awards(allFirst)).toEqual({ 6: METER, 1: RESEED / 10 });
    expect(meterAfter(allFirst)).toBe(RESEED - RESEED / 10);
    const twoOfAll = round({ 2: SEVEN_IN_A_ROW, 6: 'Qs Js Ts 9s 8s 7s 6s' });
    expect(awards(twoOfAll)).toEqual({ 6: METER, 2: RESEED });
    expect(meterAfter(twoOfAll)).toBe(RESEED);
  });

  it('§1.3: the meter of a record is the one before its round; without one the game’s own', () => {
    const [meter, reseed] = [game.layout.progressive?.meter, game.layout.progressive?.reseed];
    expect([meter, reseed]).toEqual([METER, RESEED]);
    expect(paiGowProgressive.with({}).layout.progressive).toMatchObject({
      meter: 1_000_000,
      reseed: 1_000_000,
    });
  });
});

describe('bclc-poker 4.0 §2, §3: what may be bet', () => {
  const bets = (...stakes: (readonly [wager: string, amount: number, kind?: 'own' | 'tip'])[]) =>
    stakes.map(([wager, amount, kind = 'own']) => ({
      spot: 1,
      player: 'ann',
      wager,
      kind,
      amount: cents(amount),
    }));
  const refused = (...stakes: Parameters<typeof bets>): string | undefined =>
    refusal({ layout: game.layout, limits: openLimits(game.layout) }, new Map(), bets(...stakes), 'ann')?.cite
      ?.clause;

  it('§1.1: beside Pai Gow Poker or Fortune Pai Gow Poker, and nothing else', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual(['main', 'fortune-bonus', 'progressive']);
    expect(alone.layout.wagers.map(({ id }) => id)).toEqual(['main', 'progressive']);
    expect(() => paiGowProgressive.with({ host: 'bclc-poker/face-up-pai-gow-poker' })).toThrow('§1.1');
  });

  it('§2.1.1, §2.1.2: whoever has a basic wager may bet it, with the Fortune Bonus or without; nobody else', () => {
    expect(refused(['main', 500])).toBeUndefined();
    expect(refused(['main', 500], ['progressive', 100])).toBeUndefined();
    expect(refused(['main', 500], ['fortune-bonus', 500], ['progressive', 100])).toBeUndefined();
    expect(refused(['progressive', 100])).toBe('2.1.2');
  });

  it('§2.1.4: it is one dollar, no more and no less', () => {
    expect(refused(['main', 500], ['progressive', 99])).toBe('2.1.4');
    expect(refused(['main', 500], ['progressive', 101])).toBe('2.1.4');
  });

  it('§2.1.3, §6.1: it is laid with the basic wager, before the deal', () => {
    expect(game.layout.wagers.map(({ inPlay }) => inPlay)).toEqual([undefined, undefined, undefined]);
  });

  it('§2.1.1.a: on each of several hands', () => {
    const two = [1, 2].map((number) => ({ ...seat(number), player: 'ann' }));
    const dealt = played(game, two, { 1: FOUR, 2: FULL_HOUSE, dealer: DEALER }, [houseWay(1)]);
    expect(awards(dealt)).toEqual({ 1: 7500, 2: 400 });
  });

  it('§3.1: it is not bet for the dealer; other wagers are', () => {
    expect(refused(['main', 500], ['progressive', 100], ['progressive', 100, 'tip'])).toBe('3.1');
    expect(refused(['main', 500], ['main', 100, 'tip'])).toBeUndefined();
    expect(
      refused(['main', 500], ['fortune-bonus', 500], ['fortune-bonus', 100, 'tip'], ['progressive', 100]),
    ).toBeUndefined();
  });
});

describe('bclc-poker 4.0 §6, §7: the sequence', () => {
  it('§6.1.1, §6.2, §6.2.1, §6.3, §6.6, §6.6.1: once all bets lie the game is started and the dollars are taken, before anything is drawn; at the end it is ended', () => {
    const { events } = round({ 1: NOTHING });
    const at = (clause: string) =>
      events.findIndex((event) => 'cite' in event && formatCite(event.cite) === clause);
    const steps = [
      at('bclc-poker 2.0 §7.1.8'),
      at('bclc-poker 4.0 §6.1.1'),
      at('bclc-poker 4.0 §6.2'),
      at('bclc-poker 4.0 §6.2.1'),
      at('bclc-poker 4.0 §6.3'),
      events.findIndex(({ type }) => type === 'number-drawn'),
      events.findIndex(({ type }) => type === 'dealt'),
      at('bclc-poker 4.0 §6.6'),
      at('bclc-poker 4.0 §6.6.1'),
    ];
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  it('§6.2, §6.6: nothing of that where nobody bets it', () => {
    const plain = played(game, [{ seat: 1, wagers: { main: 1000 } }], { 1: FOUR, dealer: DEALER }, [
      houseWay(1),
    ]);
    expect(clausesOf(plain).filter((clause) => clause.includes(' 4.0 '))).toEqual([]);
    expect(paidOf(plain)).toEqual(['1 main win 950']);
  });

  it('§6.4: the rest is Pai Gow Poker, its commission, its bank and its house way too', () => {
    expect(clausesOf(round({ 1: FOUR }))).toEqual(
      expect.arrayContaining(['bclc-poker 2.0 §7.1.8', 'bclc-poker 2.0 §8.3.6.a', 'bclc-poker 2.0 §8.4.7']),
    );
    const bank: RecordedBank = { seat: 3, amount: 10_000, dealerBet: 500 };
    const banked = played(
      game,
      [seat(1)],
      { 1: FOUR, 3: DEALER, dealer: NOTHING },
      [houseWay(1), houseWay(3)],
      bank,
    );
    expect(paidOf(banked)).toEqual([
      '0 main lose -500',
      '1 main win 950',
      '1 progressive win 7400',
      '3 bank lose -500',
    ]);
    expect(progressive(banked)).not.toContainEqual(expect.objectContaining({ againstBank: true }));
  });

  it('§6.5, §7.1, §7.2.1, §7.3: behind the basic wager and the bonus of its hand, hand by hand', () => {
    expect(briefly(round({ 1: FOUR, 3: NOTHING, 6: FULL_HOUSE }, DEALER, 400))).toEqual([
      '3 main lose',
      '3 fortune-bonus lose',
      '3 progressive lose',
      '6 main win',
      '6 fortune-bonus win',
      '6 progressive win',
      '1 main win',
      '1 fortune-bonus win',
      '1 progressive win',
    ]);
  });

  it('§7.2.3, §7.3, §7.4: percentages of the meter after everything else, envy too, from the right; their hands stay', () => {
    const dealt = round({ 1: SEVEN_IN_A_ROW, 3: FULL_HOUSE, 6: FIVE_ACES }, DEALER, 500);
    expect(briefly(dealt).slice(-5)).toEqual([
      '6 envy win',
      '3 envy win',
      '1 envy win',
      '6 progressive win',
      '1 progressive win',
    ]);
    expect(briefly(dealt).indexOf('3 progressive win')).toBeLessThan(briefly(dealt).indexOf('6 envy win'));
    expect(clausesOf(dealt)).toEqual(
      expect.arrayContaining(['bclc-poker 4.0 §7.2.3', 'bclc-poker 4.0 §7.3', 'bclc-poker 4.0 §7.4']),
    );
    const small = clausesOf(round({ 1: FULL_HOUSE }));
    expect(small).toContain('bclc-poker 4.0 §7.3');
    expect(small).not.toContain('bclc-poker 4.0 §7.2.3');
    expect(small).not.toContain('bclc-poker 4.0 §7.4');
  });

  it('§7.2.2: the cards of losses and pushes are collected as they are settled', () => {
    expect(clausesOf(round({ 1: NOTHING }))).toContain('bclc-poker 2.0 §8.4.9');
  });

  it('READINGS 33: also while a player banks they are paid from the dealer’s right', () => {
    const bank: RecordedBank = { seat: 3, amount: 20_000, dealerBet: 500 };
    const banked = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [seat(1), seat(5)],
      hands: { 1: FIVE_ACES, 3: DEALER, 5: SEVEN_IN_A_ROW, dealer: NOTHING },
      decisions: [houseWay(1), houseWay(5), houseWay(3)],
      bank,
    });
    expect(awards(banked)).toEqual({ 5: METER, 1: RESEED / 10 });
  });
});

describe('bclc-poker 4.0: every round', () => {
  it.each([
    ['Fortune Pai Gow Poker', game],
    ['Pai Gow Poker', alone],
  ])('beside %s ends, conserves chips, hides what is hidden and replays, whoever banks', (_, table) => {
    fc.assert(
      fc.property(
        someBets(table).chain((bets) => fc.tuple(fc.constant(bets), someBank(table, bets))),
        fc.integer({ min: 0, max: 1_000_000 }),
        ([bets, bank], seed) => expectSoundRound(table, bets, seed, bank ? { bank } : {}),
      ),
      { numRuns: 30 },
    );
  });
});
