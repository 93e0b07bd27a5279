import { describe, expect, it } from 'vitest';
import { beadPlate } from './bead-plate.ts';
import { coups, draw, letterOf } from './testing/drawing.ts';

describe('the bead plate', () => {
  it('runs down each column and shows every coup, ties too', () => {
    expect(draw(beadPlate(coups('TBBPTB PPPBBT BT')), letterOf)).toEqual([
      'T P B',
      'B P T',
      'B P',
      'P B',
      'T B',
      'B T',
    ]);
  });

  it('takes another depth', () => {
    expect(draw(beadPlate(coups('BPT BP'), 3), letterOf)).toEqual(['B B', 'P P', 'T']);
  });

  it('shows what was reported of a coup and nothing else', () => {
    expect(beadPlate([{ winner: 'banker', total: 9, natural: true, playerPair: true }])).toEqual([
      { column: 0, row: 0, winner: 'banker', total: 9, natural: true, playerPair: true },
    ]);
  });

  it('is empty before the first coup', () => {
    expect(beadPlate([])).toEqual([]);
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses %d rows', (rows) => {
    expect(() => beadPlate(coups('B'), rows)).toThrow(RangeError);
  });
});
