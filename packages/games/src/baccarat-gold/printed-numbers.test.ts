import { describe, expect, it } from 'vitest';
import { paysOf, takes } from '../testing/printed.ts';
import { baccaratGold } from './baccarat-gold.ts';

// Every number of the rulebook, typed from its pages; its 34 schedules are in collection-fees.test.ts.
describe('baccarat-gold Type of Game: as printed', () => {
  it('Description of the Deck and Number of Decks Used §1: four, six or eight decks', () => {
    expect(takes(baccaratGold, 'decks', [3, 4, 5, 6, 7, 8, 9])).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('Description of Table Used and Total Number of Seated Positions §1: eight or fourteen, the player-dealer among them', () => {
    expect(takes(baccaratGold, 'seats', [7, 8, 9, 13, 14, 15])).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
    for (const seats of [8, 14])
      expect(baccaratGold.with({ seats }).layout).toMatchObject({ seats, spotsPerPlayer: { is: seats - 1 } });
    expect(baccaratGold.with({}).layout.wagers).toHaveLength(5);
  });

  it('Dealing Procedures and Round of Play §2 to §6: 1 to 1 on both lines, Tie 9 for 1, Gold 40 to 1, Silver 25 for 1', () => {
    const { layout } = baccaratGold.with({});
    expect(paysOf(layout, 'player-line')).toEqual(['1 to 1', 'push']);
    expect(paysOf(layout, 'banker-line')).toEqual(['1 to 1', 'push']);
    expect(paysOf(layout, 'tie')).toEqual(['9 for 1']);
    expect(paysOf(layout, 'gold')).toEqual(['40 to 1']);
    expect(paysOf(layout, 'silver')).toEqual(['25 for 1']);
  });

  it('Type of Game §1: two consecutive rounds with the bank; COLLECTION FEES §1: 34 schedules', () => {
    expect(baccaratGold.with({}).layout.bank).toMatchObject({ commission: 0, rotation: { roundsInARow: 2 } });
    expect(takes(baccaratGold, 'schedule', [0, 1, 34, 35])).toEqual([false, true, true, false]);
  });
});
