import { describe, expect, it } from 'vitest';
import { FAST_ACTION_DEALS } from './testing/every-fast-action-hand.ts';
import { proveFastActionHouseWay } from './testing/fast-action-by-filter.ts';

describe('bclc-poker 9.0 §7.2: the house way of all deals', () => {
  it('§7.1: keeps two cards of each of the 341,055 hands of six decks, as a second reading of the clauses does', () => {
    const { deals, hands, faults, clauses } = proveFastActionHouseWay();
    expect(faults).toEqual([]);
    expect([hands, deals]).toEqual([341_055, FAST_ACTION_DEALS]);
    expect([...clauses.values()].every((times) => times > 0)).toBe(true);
  });
});
