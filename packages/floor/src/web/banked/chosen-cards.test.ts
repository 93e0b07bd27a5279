import { describe, expect, it } from 'vitest';
import {
  exchanged,
  givenCards,
  partOfCard,
  partsFrom,
  takenFrom,
  toChoose,
  toggled,
} from './chosen-cards.ts';

const HAND = ['Ah', 'Kd', 'Qc', '9s', '5h', '3d', '2c'];
const SET = { from: '3', parts: { low: 2, high: 5 } } as const;
const THREE = { from: '3', parts: { low: 1, mid: 2, high: 4 } } as const;
const KEEP = { from: '3', cards: 2 } as const;

describe('cards picked for an answer', () => {
  it('are as many as the parts before the last, or as are kept', () => {
    expect([SET, THREE, KEEP].map(toChoose)).toEqual([2, 3, 2]);
  });

  it('are picked up and put back; one too many takes the place of the last', () => {
    expect(toggled(SET, [], 4)).toEqual([4]);
    expect(toggled(SET, [4, 0], 4)).toEqual([0]);
    expect(toggled(SET, [4, 0], 6)).toEqual([4, 6]);
  });

  it('belong to the parts in the order in which they were picked', () => {
    expect(HAND.map((_, card) => partOfCard(THREE, [2, 0, 5], card))).toEqual([
      'mid',
      'high',
      'low',
      'high',
      'high',
      'mid',
      'high',
    ]);
    expect(partOfCard(KEEP, [2], 2)).toBeNull();
  });

  it('are an answer once there are enough', () => {
    expect(givenCards(SET, HAND, [0])).toBeNull();
    expect(givenCards(SET, HAND, [1, 0])).toEqual({ parts: { low: 'Kd Ah', high: 'Qc 9s 5h 3d 2c' } });
    expect(givenCards(KEEP, HAND, [6, 2])).toEqual({ cards: '2c Qc' });
  });

  it('are shown in parts where something that is offered lays them out so', () => {
    const both = [
      { verb: 'keep', takes: KEEP },
      { verb: 'split', takes: SET },
    ] as const;
    expect(takenFrom(both, '3')).toBe(KEEP);
    expect(partsFrom(both, '3')).toBe(SET);
    expect(partsFrom(both.slice(0, 1), '3')).toBeNull();
  });

  it('are asked for only where an action takes them and is not refused', () => {
    const refused = { reason: 'Not now.' };
    expect(takenFrom([{ verb: 'fold' }, { verb: 'set', takes: SET }], '3')).toBe(SET);
    expect(takenFrom([{ verb: 'set', takes: SET }], '4')).toBeNull();
    expect(takenFrom([{ verb: 'set', takes: SET, refused }], '3')).toBeNull();
  });

  it('two cards change places, whichever part each is in', () => {
    expect(exchanged([2, 5], 5, 0)).toEqual([2, 0]);
    expect(exchanged([2, 5], 0, 5)).toEqual([2, 0]);
    expect(exchanged([2, 5, 1], 2, 1)).toEqual([1, 5, 2]);
    expect(exchanged([2, 5], 0, 1)).toEqual([2, 5]);
  });
});
