import { dollars } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { paysOf, takes } from '../testing/printed.ts';
import { coloradoMiniBaccarat } from './30-2807-mini-baccarat.ts';
import { coloradoMidiBaccarat } from './30-2817-midi-baccarat.ts';
import { fiveTreasures } from './30-2899.01-five-treasures.ts';
import { ninetyNineFortunes } from './30-2899.02-ninety-nine-fortunes.ts';
import { coloradoDragonBonus } from './30-2899.03-dragon-bonus.ts';
import { ezBaccarat } from './30-2899.04-ez-baccarat.ts';
import { ezBaccaratProgressive } from './30-2899.04-ez-baccarat-progressive.ts';

// Every number of the rulebook, typed from its pages.
const ALL = [
  coloradoMiniBaccarat,
  coloradoMidiBaccarat,
  fiveTreasures,
  ninetyNineFortunes,
  coloradoDragonBonus,
  ezBaccarat,
  ezBaccaratProgressive,
];

describe('colorado-rule-28 30-2802: tables and cards as printed', () => {
  it('30-2802 §(14), §(15): usually seven places at mini, nine at midi', () => {
    expect([coloradoMiniBaccarat, coloradoMidiBaccarat].map((game) => game.with({}).layout.seats)).toEqual([
      7, 9,
    ]);
  });

  it('30-2806 §(1), §(4): six to eight decks, six to twenty from a shuffler', () => {
    expect(takes(coloradoMiniBaccarat, 'decks', [5, 6, 7, 8, 9])).toEqual([false, true, true, true, false]);
    const shuffled = (decks: number): number | undefined => {
      try {
        return coloradoMiniBaccarat.with({ shuffler: 'automatic', decks }).layout.shoe.decks;
      } catch {
        return undefined;
      }
    };
    expect([5, 6, 10, 20, 21].map(shuffled)).toEqual([undefined, 6, 10, 20, undefined]);
  });

  it('30-2810 §(3), §(4): the cut ten cards in, the cut card at least 14 from the back', () => {
    for (const game of ALL) {
      const { layout } = game.with({});
      expect(layout.cut?.fromEitherEnd).toBe(10);
      expect(layout.shoe.cutCardFromBack).toBe(14);
      expect(takes(game, 'cutCardFromBack', [13, 14])).toEqual([false, true]);
    }
  });

  it('30-2802 §(5): three to six cards burned by the definition', () => {
    const burned = (burnCards: number): boolean => {
      try {
        coloradoMiniBaccarat.with({ burn: 'three-to-six', burnCards });
        return true;
      } catch {
        return false;
      }
    };
    expect([2, 3, 6, 7].map(burned)).toEqual([false, true, true, false]);
  });
});

describe('colorado-rule-28 30-2808: what is paid as printed', () => {
  it('30-2808 §(1), §(2), §(3); 30-2802 §(30): 1 to 1, at least 8 to 1, 5 to 25 % of vigorish', () => {
    for (const game of [
      coloradoMiniBaccarat,
      coloradoMidiBaccarat,
      coloradoDragonBonus,
      ninetyNineFortunes,
    ]) {
      const { layout } = game.with({});
      expect(paysOf(layout, 'player')).toEqual(['1 to 1', 'push']);
      expect(paysOf(layout, 'banker')).toEqual(['1 to 1 less 5 %', 'push']);
      expect(takes(game, 'vigorish', [4, 5, 25, 26])).toEqual([false, true, true, false]);
    }
    for (const game of ALL) {
      expect(paysOf(game.with({}).layout, 'tie')).toEqual(['8 to 1']);
      expect(takes(game, 'tiePays', [7, 8, 9])).toEqual([false, true, true]);
    }
  });

  it('30-2802 §(13), §(20), §(32); 30-2807 §(1)(d); 30-2808 §(4): 11, at least 25, 3 to 2, 2 and 2', () => {
    for (const game of [coloradoMiniBaccarat, coloradoMidiBaccarat]) {
      const { layout } = game.with({});
      const pays = [
        'match-pair-player',
        'match-pair-banker',
        'perfect-pair',
        'four-cards',
        'five-cards',
        'six-cards',
      ];
      expect(pays.flatMap((wager) => paysOf(layout, wager))).toEqual([
        '11 to 1',
        '11 to 1',
        '25 to 1',
        '3 to 2',
        '2 to 1',
        '2 to 1',
      ]);
      expect(takes(game, 'perfectPairPays', [24, 25, 26])).toEqual([false, true, true]);
    }
  });

  const MARGINS = {
    A: ['30', '10', '6', '4', '2', '1', '1'],
    B: ['20', '8', '7', '4', '3', '1', '1'],
    C: ['30', '10', '4', '2', '1'],
  };
  const printed = (odds: readonly string[]): string[] => [...odds.map((one) => `${one} to 1`), 'push'];

  it.each(['A', 'B', 'C'] as const)('30-2808 §(5): Pay Table %s', (bonusTable) => {
    const { layout } = coloradoMiniBaccarat.with({ bonusTable });
    for (const side of ['player', 'banker'])
      expect(paysOf(layout, `bonus-${side}`)).toEqual(printed(MARGINS[bonusTable]));
  });

  it('30-2808 §(5): and never less than its table, by row', () => {
    const { layout } = coloradoMiniBaccarat.with({ bonusBy9Pays: 35, bonusNaturalPays: 2 });
    for (const side of ['player', 'banker'])
      expect(paysOf(layout, `bonus-${side}`)).toEqual(printed(['35', '10', '6', '4', '2', '1', '2']));
    for (const game of [coloradoMiniBaccarat, coloradoMidiBaccarat]) {
      expect(takes(game, 'bonusBy9Pays', [29, 30, 31])).toEqual([false, true, true]);
      expect(takes(game, 'bonusBy4Pays', [0, 1])).toEqual([false, true]);
      expect(takes(game, 'bonusNaturalPays', [0, 1])).toEqual([false, true]);
    }
    const tableC = coloradoMiniBaccarat.with({ bonusTable: 'C', bonusBy7Pays: 5 }).layout;
    expect(paysOf(tableC, 'bonus-player')).toEqual(printed(['30', '10', '5', '2', '1']));
  });

  it.each([
    ['1', MARGINS.A],
    ['2', MARGINS.B],
    ['3', MARGINS.C],
  ])('30-2899.03 §(5)(c): Pay Table %s', (payTable, margins) => {
    const { layout } = coloradoDragonBonus.with({ payTable });
    for (const side of ['player', 'banker'])
      expect(paysOf(layout, `dragon-bonus-${side}`)).toEqual(printed(margins));
  });

  it.each([
    ['1', ['400 to 1']],
    ['2', ['200 to 1', '50 to 1']],
  ])('30-2899.01 §(6)(c), §(4): Pay Table %s, and 5 %', (payTable, blazing) => {
    const { layout } = fiveTreasures.with({ payTable });
    expect(paysOf(layout, 'banker')).toEqual(['1 to 1 less 5 %', 'push']);
    expect(paysOf(layout, 'fortune-7')).toEqual(['40 to 1']);
    expect(paysOf(layout, 'golden-8')).toEqual(['25 to 1']);
    expect(paysOf(layout, 'heavenly-9')).toEqual(['75 to 1', '10 to 1']);
    expect(paysOf(layout, 'blazing-7s')).toEqual(blazing);
    expect(paysOf(layout, 'cover-all')).toEqual(['6 to 1']);
  });

  it('30-2899.04 §(2), §(4): no commission, a push on Dragon 7; 40 and 25 to 1', () => {
    for (const game of [ezBaccarat, ezBaccaratProgressive]) {
      const { layout } = game.with({});
      expect(paysOf(layout, 'banker')).toEqual(['push', '1 to 1', 'push']);
      expect(paysOf(layout, 'dragon-7')).toEqual(['40 to 1']);
      expect(paysOf(layout, 'panda-8')).toEqual(['25 to 1']);
    }
  });

  it.each([
    ['1', ['100 % of the meter', '250 for 1', '75 for 1', '60 for 1']],
    ['2', ['100 % of the meter', '230 for 1', '75 for 1', '60 for 1']],
    ['3', ['100 % of the meter', '500 for 1', '50 for 1', '20 for 1', '10 to 1']],
  ])('30-2899.04 §(5)(g): Paytable %s', (payTable, pays) => {
    expect(paysOf(ezBaccaratProgressive.with({ payTable }).layout, 'progressive')).toEqual(pays);
  });

  // Stake (READINGS 17 where none is printed), seats, decks, then the rows as money for one, and the envy beside them.
  it.each([
    ['P1', 1, 9, null, [1000, 100, 10, 9, 3], [1000]],
    ['P2-6-spots', 100, 6, 8, [100_000, 10_000, 1000, 900, 300], []],
    ['P2-7-spots-usd5', 5, 7, 8, [5000, 500, 50, 45, 15], [500]],
    ['P2-7-spots-php100', 100, 7, 8, [100_000, 10_000, 1000, 900, 300], []],
    ['P3-6-spots', 200, 6, 8, [200_000, 20_000, 2000, 1000, 600], []],
    ['P3-7-spots', 200, 7, 8, [200_000, 20_000, 2000, 1000, 600], []],
    ['P4b', 1, 9, null, [1000, 100, 10, 9, 3], [1000]],
    ['P5', 5, 7, 8, [5000, 500, 125, 40, 15], [1000, 500, 50, 25, 5, 1]],
    ['P6', 5, 7, 8, [5000, 500, 125, 50, 20], [1000, 500, 50, 25, 5, 1]],
  ] as const)('30-2899.02 §(11), §(4): table %s', (payTable, stake, seats, decks, money, envy) => {
    const { layout } = ninetyNineFortunes.with({ payTable });
    const wager = layout.wagers.find(({ id }) => id === 'progressive');
    expect(wager?.between).toMatchObject({ least: dollars(stake), most: dollars(stake) });
    expect(layout.seatNumbers).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10].slice(0, seats));
    expect(takes(ninetyNineFortunes, 'payTable', [payTable])).toEqual([true]);
    if (decks !== null) expect(layout.shoe.decks).toBe(decks);
    expect(wager?.rows.map(({ award }) => award)).toEqual([
      { kind: 'meter', percent: 100 },
      ...money.map((amount) => ({ kind: 'money', amount: dollars(amount) })),
    ]);
    expect(wager?.rows.flatMap((row) => row.envy ?? [])).toEqual(envy.map(dollars));
  });

  it('30-2899.02 §(3): the sample’s seed is 10,000 dollars', () => {
    expect(ninetyNineFortunes.with({}).layout.progressive?.reseed).toBe(dollars(10_000));
  });
});
