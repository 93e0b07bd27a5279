import type { RecordedSeat, Round, TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDraws, COLORADO_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { linesOf, paidOf, played } from '../testing/recorded.ts';
import { ninetyNineFortunes } from './30-2899.02-ninety-nine-fortunes.ts';

const game = ninetyNineFortunes.with({});

/** A seat with the progressive of its table beside a bet on Player. */
const seat = (number: number, table: TableGame = game): RecordedSeat => {
  const wager = table.layout.wagers.find(({ id }) => id === 'progressive');
  return { seat: number, wagers: { player: 1000, progressive: wager?.between?.least ?? 0 } };
};

type Hands = readonly [player: string, banker: string];

const round = (hands: Hands, seats: readonly number[], table: TableGame = game): Round =>
  played(
    table,
    seats.map((number) => seat(number, table)),
    { player: hands[0], banker: hands[1] },
  );

/** What comes back for the progressive and as envy, by seat: the award itself, since it is for one. */
const awards = (hands: Hands, seats: readonly number[], table: TableGame = game): string[] =>
  linesOf(round(hands, seats, table))
    .filter(({ wager }) => wager !== 'player')
    .map(({ seat: at, wager, result, returned }) => `${at} ${wager} ${result} ${returned}`);

const meterAfter = (dealt: Round): number | undefined =>
  dealt.events.flatMap((event) =>
    event.type === 'settled' && event.meters ? [event.meters.progressive] : [],
  )[0];

const SUITED_TWOS: Hands = ['2s 2s Kd', '2s 2s'];
const SUITED_ACES: Hands = ['As As Kd', 'As As Qd'];
const SUITED_THREES: Hands = ['3s 3s', '3s 3s'];
const SUITED_FOURS: Hands = ['4h 4h', '4h 4h'];
const SUITED_FIVES: Hands = ['5s 5s Kd', '5s 5s Qd'];
const SUITED_SIXES: Hands = ['6c 6c Kd', '6c 6c Qd'];
const SUITED_SEVENS: Hands = ['7h 7h Kd', '7h 7h'];
const SUITED_EIGHTS: Hands = ['8d 8d', '8d 8d'];
const SUITED_NINES: Hands = ['9c 9c', '9c 9c'];
const SUITED_TENS: Hands = ['Td Td Kd', 'Td Td Qd'];
const SUITED_KINGS: Hands = ['Kd Kd 2d', 'Kd Kd Qd'];
const QUADS: Hands = ['2s 2h Kd', '2d 2s'];
const SUITED_TRIPS: Hands = ['2s 2s', '2s 7d'];
const TRIPS: Hands = ['2s 2s', '2h 7d'];
const TWO_PAIR: Hands = ['9s 9h', '2d 2c'];
const TWO_PAIR_ONE_SUITED: Hands = ['9s 9s', '2d 2c'];
const SUITED_PAIR: Hands = ['9s Kd', '9s 3c'];
const PAIR: Hands = ['9s 9h', '2d 3c'];
const THIRD_CARD_PAIR: Hands = ['2s 3h 3h', 'Kd 7c'];
const BANKERS_THIRD_CARD_PAIR: Hands = ['Kd 7c', '2s 3h 3h'];

describe('colorado-rule-28 30-2899.02: 99 Fortunes', () => {
  // §(11) as printed. Cents for one on: other suited quads, quads, suited trips, trips, two pair, two pair of which one is
  // suited, suited pair, pair.
  it.each([
    ['P1', 100, [100_000, 10_000, 1000, 1000, 900, 900, 300, 0]],
    ['P2-6-spots', 10_000, [10_000_000, 1_000_000, 100_000, 100_000, 90_000, 90_000, 30_000, 0]],
    ['P2-7-spots-usd5', 500, [500_000, 50_000, 5000, 5000, 4500, 4500, 1500, 0]],
    ['P2-7-spots-php100', 10_000, [10_000_000, 1_000_000, 100_000, 100_000, 90_000, 90_000, 30_000, 0]],
    ['P3-6-spots', 20_000, [20_000_000, 2_000_000, 200_000, 200_000, 100_000, 100_000, 60_000, 0]],
    ['P3-7-spots', 20_000, [20_000_000, 2_000_000, 200_000, 200_000, 100_000, 100_000, 60_000, 0]],
    ['P4b', 100, [100_000, 10_000, 1000, 1000, 900, 900, 300, 0]],
    ['P5', 500, [500_000, 50_000, 12_500, 4000, 0, 1500, 1500, 0]],
    ['P6', 500, [500_000, 50_000, 12_500, 5000, 0, 2000, 2000, 0]],
  ])('§(11), §(3), READINGS 17: table %s costs %i and pays %j for one', (payTable, stake, pays) => {
    const table = ninetyNineFortunes.with({ payTable });
    const hands = [
      SUITED_KINGS,
      QUADS,
      SUITED_TRIPS,
      TRIPS,
      TWO_PAIR,
      TWO_PAIR_ONE_SUITED,
      SUITED_PAIR,
      PAIR,
    ];
    expect(
      hands.map((dealt) => linesOf(round(dealt, [1], table)).find(({ wager }) => wager === 'progressive')),
    ).toEqual(
      pays.map((returned) =>
        expect.objectContaining({
          stake,
          returned,
          ...(returned > 0 ? { result: 'win', won: returned - stake } : { result: 'lose' }),
        }),
      ),
    );
  });

  it('§text@383, §(3): only the first four cards count', () => {
    expect(awards(THIRD_CARD_PAIR, [1])).toEqual(['1 progressive lose 0']);
    expect(awards(BANKERS_THIRD_CARD_PAIR, [1])).toEqual(['1 progressive lose 0']);
  });

  it('§text@383: they win from a suited pair up, and the seat of the suited quads has the top award', () => {
    expect(awards(SUITED_PAIR, [1])).toEqual(['1 progressive win 300']);
    expect(awards(['9s 9s', '2d 3c'], [1])).toEqual(['1 progressive win 300']);
    expect(awards(PAIR, [1])).toEqual(['1 progressive lose 0']);
    expect(awards(SUITED_TWOS, [1, 2, 3])).toContain('2 progressive win 1000000');
    expect(awards(SUITED_TWOS, [1, 2, 3])).toContain('1 progressive lose 0');
  });

  it.each([
    [SUITED_ACES, 1],
    [SUITED_TWOS, 2],
    [SUITED_THREES, 3],
    [SUITED_FIVES, 5],
    [SUITED_SIXES, 6],
    [SUITED_SEVENS, 7],
    [SUITED_EIGHTS, 8],
    [SUITED_NINES, 9],
    [SUITED_TENS, 10],
  ])('§(4), §(10)(a), §(10)(c): suited quads %j pay the whole meter to seat %i alone', (hands, taking) => {
    const table = ninetyNineFortunes.with({ meter: 2_345_678, reseed: 500_000 });
    const won = linesOf(round(hands, [1, 2, 3, 5, 6, 7, 8, 9, 10], table)).filter(
      ({ wager, result }) => wager === 'progressive' && result === 'win',
    );
    expect(won).toEqual([
      expect.objectContaining({ seat: taking, returned: 2_345_678, fromMeter: 2_345_678 }),
    ]);
  });

  it('§(4): quads of several suits are not the top award', () => {
    expect(awards(QUADS, [2])).toEqual(['2 progressive win 10000']);
  });

  it('§(5), §(10)(b): the meter starts again from its seed when it was won, and stands otherwise', () => {
    const table = ninetyNineFortunes.with({ meter: 2_345_678, reseed: 500_000 });
    const won = round(SUITED_TWOS, [2, 3], table);
    expect(linesOf(won).find(({ fromMeter }) => fromMeter !== undefined)).toMatchObject({
      seat: 2,
      returned: 2_345_678,
      fromMeter: 2_345_678,
    });
    expect(meterAfter(won)).toBe(500_000);
    expect(meterAfter(round(QUADS, [2], table))).toBe(2_345_678);
  });

  it('§(11), READINGS 17, 59: whoever takes the meter is no other bettor, at whatever seat', () => {
    const seats = [
      { ...seat(1), player: 'other' },
      { ...seat(2), player: 'winner' },
      { ...seat(3), player: 'winner' },
    ];
    const dealt = played(game, seats, { player: SUITED_TWOS[0], banker: SUITED_TWOS[1] });
    const envious = linesOf(dealt).filter(({ wager }) => wager === 'envy');
    expect(envious.map(({ seat: at, returned }) => [at, returned])).toEqual([[1, 100_000]]);
  });

  it('§(11), READINGS 17, 59: when a seat takes the meter, every other in the progressive loses and has the envy', () => {
    expect(awards(SUITED_TWOS, [1, 2, 10])).toEqual([
      '10 progressive lose 0',
      '1 progressive lose 0',
      '10 envy win 100000',
      '2 progressive win 1000000',
      '1 envy win 100000',
    ]);
  });

  it.each([
    ['P1', ['1 envy win 100000']],
    ['P2-6-spots', []],
    ['P2-7-spots-usd5', ['1 envy win 50000']],
    ['P2-7-spots-php100', []],
    ['P3-6-spots', []],
    ['P3-7-spots', []],
    ['P4b', ['1 envy win 100000']],
    ['P5', ['1 envy win 100000']],
    ['P6', ['1 envy win 100000']],
  ])('§(11), READINGS 59: the envy of table %s beside the meter: %j', (payTable, envy) => {
    expect(awards(SUITED_TWOS, [1, 2], ninetyNineFortunes.with({ payTable }))).toEqual([
      '1 progressive lose 0',
      '2 progressive win 1000000',
      ...envy,
    ]);
  });

  it('§(4), §(10)(c), READINGS 17: without a bet at the seat shown the meter stands, and the others have "other suited quads"', () => {
    const dealt = round(SUITED_TWOS, [1, 3]);
    expect(awards(SUITED_TWOS, [1, 3])).toEqual(['3 progressive win 100000', '1 progressive win 100000']);
    expect(meterAfter(dealt)).toBe(1_000_000);
  });

  it('READINGS 17: a bet on Player alone at that seat does not take it', () => {
    const seats = [seat(1), { seat: 2, wagers: { player: 1000 } }];
    const dealt = played(game, seats, { player: SUITED_TWOS[0], banker: SUITED_TWOS[1] });
    expect(paidOf(dealt)).toContain('1 progressive win 99900');
  });

  it('§(4), READINGS 17: nobody has seat 4, and court cards and ranks without a seat are "other"', () => {
    expect(() => round(PAIR, [4])).toThrow('there is no spot 4');
    for (const hands of [SUITED_FOURS, SUITED_KINGS])
      expect(awards(hands, [1])).toEqual(['1 progressive win 100000']);
    const six = ninetyNineFortunes.with({ payTable: 'P2-6-spots' });
    expect(awards(SUITED_NINES, [1], six)).toEqual(['1 progressive win 10000000']);
  });

  it.each([
    ['P1', [1, 2, 3, 5, 6, 7, 8, 9, 10]],
    ['P2-6-spots', [1, 2, 3, 5, 6, 7]],
    ['P2-7-spots-usd5', [1, 2, 3, 5, 6, 7, 8]],
    ['P2-7-spots-php100', [1, 2, 3, 5, 6, 7, 8]],
    ['P3-6-spots', [1, 2, 3, 5, 6, 7]],
    ['P3-7-spots', [1, 2, 3, 5, 6, 7, 8]],
    ['P4b', [1, 2, 3, 5, 6, 7, 8, 9, 10]],
    ['P5', [1, 2, 3, 5, 6, 7, 8]],
    ['P6', [1, 2, 3, 5, 6, 7, 8]],
  ])('§(4), §(11): table %s has seats %j', (payTable, seats) => {
    expect(ninetyNineFortunes.with({ payTable }).layout.seatNumbers).toEqual(seats);
  });

  it('§(11): a table made for eight decks is not dealt from others', () => {
    for (const payTable of [
      'P2-6-spots',
      'P2-7-spots-usd5',
      'P2-7-spots-php100',
      'P3-6-spots',
      'P3-7-spots',
      'P5',
      'P6',
    ])
      expect(() => ninetyNineFortunes.with({ payTable, decks: 6 })).toThrow('30-2899.02 §(11)');
    for (const payTable of ['P1', 'P4b'])
      expect(ninetyNineFortunes.with({ payTable, decks: 6 }).layout.shoe.decks).toBe(6);
  });

  const hands = { player: PAIR[0], banker: PAIR[1] };

  it('§(2), §(6): the progressive goes beside a regular wager, and is nobody’s duty', () => {
    expect(() => played(game, [{ seat: 1, wagers: { progressive: 100 } }], hands)).toThrow(
      'colorado-rule-28 30-2899.02 §(6)',
    );
    for (const wager of ['player', 'banker', 'tie']) {
      const lay = (wagers: Record<string, number>) => (): Round => played(game, [{ seat: 1, wagers }], hands);
      expect(lay({ progressive: 100, [wager]: 100 })).not.toThrow();
      expect(lay({ [wager]: 100 })).not.toThrow();
    }
  });

  it('§(6), §(11): it lies on the seat’s own sensor, at its price and for oneself', () => {
    const at = (progressive: number) => [{ seat: 1, wagers: { player: 100, progressive } }];
    for (const wrong of [99, 101, 200])
      expect(() => played(game, at(wrong), hands)).toThrow('colorado-rule-28 30-2899.02 §(11)');
    expect(() =>
      played(game, [{ seat: 1, wagers: { player: 100 }, tips: { progressive: 100 } }], hands),
    ).toThrow("bet on one's own seat");
    const back = [{ player: 'cat', wagers: { player: 100, progressive: 100 } }];
    expect(() => played(game, [{ seat: 1, wagers: { player: 100 }, back }], hands)).toThrow(
      "bet on one's own seat",
    );
  });

  it('§text@381, §(8), §(9): beneath it baccarat is dealt and settled by its own rules in the same go', () => {
    expect(paidOf(round(SUITED_TWOS, [2]))).toEqual(['2 player push 0', '2 progressive win 999900']);
    expect(paidOf(round(SUITED_PAIR, [1, 2]))).toEqual([
      '2 player win 1000',
      '2 progressive win 200',
      '1 player win 1000',
      '1 progressive win 200',
    ]);
  });

  it('§text@381: without the progressive it is standard baccarat', () => {
    const standard = [{ seat: 1, wagers: { player: 1000, banker: 1000, tie: 1000 } }];
    expect(paidOf(played(game, standard, { player: 'Kc 6d', banker: 'Qd 7h' }))).toEqual([
      '1 player lose -1000',
      '1 tie lose -1000',
      '1 banker win 950',
    ]);
  });

  it('§text@381, §(8): both hands are drawn as ever', () => {
    expect(allDraws(game)).toEqual(COLORADO_DRAWS);
  });

  it('§(1)(b), READINGS 67: an aggregate limit, if posted, is shared by the winners paid from the tray, over their stakes', () => {
    const limited = ninetyNineFortunes.with({ aggregateLimit: 10_000 });
    expect(awards(SUITED_KINGS, [1, 3], limited)).toEqual([
      '3 progressive win 5100',
      '1 progressive win 5100',
    ]);
  });

  it('§(1)(b), READINGS 67: envy is under the limit too, and the meter is not', () => {
    const limited = ninetyNineFortunes.with({ aggregateLimit: 100_000 });
    // Envy of 1,000 dollars to each of four: 250 each.
    expect(awards(SUITED_TWOS, [1, 2, 3, 5, 6], limited).toSorted()).toEqual([
      '1 envy win 25000',
      '1 progressive lose 0',
      '2 progressive win 1000000',
      '3 envy win 25000',
      '3 progressive lose 0',
      '5 envy win 25000',
      '5 progressive lose 0',
      '6 envy win 25000',
      '6 progressive lose 0',
    ]);
    expect(awards(SUITED_TWOS, [1, 2], limited)).toContain('1 envy win 100000');
  });

  const prompts = (dealt: Round): string[] =>
    dealt.events.flatMap((event) =>
      event.type === 'handled' && event.cite.section === '30-2899.02' ? [event.cite.clause] : [],
    );

  it('§(6), §(7), §(10)(h): the dealer is prompted to start and end the game when somebody is in it', () => {
    expect(prompts(round(PAIR, [1]))).toEqual(['(6)', '(7)', '(10)(h)']);
    expect(prompts(played(game, [{ seat: 1, wagers: { player: 100 } }], hands))).toEqual([]);
  });

  it('§(10)(d), §(10)(e), §(10)(f), §(10)(g): and to call and confirm a jackpot, at the seat that takes it', () => {
    const dealt = round(SUITED_TWOS, [1, 2]);
    expect(prompts(dealt)).toEqual(['(6)', '(7)', '(10)(d)', '(10)(e)', '(10)(f)', '(10)(g)', '(10)(h)']);
    expect(dealt.events.flatMap((event) => (event.type === 'handled' ? [event.text] : []))).toContain(
      'Select seat 2 and press the button of the winning hand.',
    );
    // The hand of a winner paid from the tray is entered too, each winner's; a losing one is not.
    expect(prompts(round(SUITED_TWOS, [1]))).toEqual(['(6)', '(7)', '(10)(d)', '(10)(h)']);
    expect(prompts(round(SUITED_PAIR, [1, 3]))).toEqual(['(6)', '(7)', '(10)(d)', '(10)(d)', '(10)(h)']);
  });
});

describe('any round of 99 Fortunes', () => {
  it.each([{}, { payTable: 'P5', aggregateLimit: 10_000 }, { payTable: 'P3-6-spots', meter: 77 }])(
    'is sound under %j',
    (options) => {
      const table = ninetyNineFortunes.with(options);
      fc.assert(
        fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
        { numRuns: 40 },
      );
    },
  );
});
