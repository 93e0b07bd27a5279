import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoupMark } from './coup-mark.ts';
import {
  bigEyeBoy,
  cockroachPig,
  type DerivedCell,
  type DerivedMark,
  type DerivedRoad,
  derivedMarks,
  derivedRoad,
  predictions,
  smallRoad,
} from './derived-roads.ts';
import { anyShoe, coups, draw } from './testing/drawing.ts';

const drawn = (cells: readonly DerivedCell[]): readonly string[] => draw(cells, ({ mark }) => letterOf(mark));
const letterOf = (mark: DerivedMark): string => (mark === 'red' ? 'r' : 'b');
const marks = (road: DerivedRoad, line: string): string =>
  derivedMarks(road, coups(line)).map(letterOf).join('');

describe('the derived roads, worked by hand', () => {
  // Big road (columns c0 to c5, lengths 2 1 3 2 1 3):
  //
  //   B P B P B P
  //   B . B P . P
  //   . . B . . P
  describe('BB P BBB PP B PPP', () => {
    const shoe = coups('BB P BBB PP B PPP');

    it('big eye boy', () => {
      // c1 has no second square, so it begins at the top of c2.
      //   c2 top: c1 and c0 are 1 and 2, blue.   2nd: beside it c1 has just ended, blue.   3rd: c1 long over, red.
      //   c3 top: c2 and c1 are 3 and 1, blue.   2nd: c2 goes on, red.
      //   c4 top: c3 and c2 are 2 and 3, blue.
      //   c5 top: c4 and c3 are 1 and 2, blue.   2nd: c4 has just ended, blue.             3rd: c4 long over, red.
      expect(drawn(bigEyeBoy(shoe))).toEqual([
        'b r b r b r', //
        'b . . . b',
        '. . . . b',
      ]);
    });

    it('small road', () => {
      //   c2 2nd: c0 goes on, red.               3rd: c0 has just ended, blue.
      //   c3 top: c2 and c0 are 3 and 2, blue.   2nd: c1 has just ended, blue.
      //   c4 top: c3 and c1 are 2 and 1, blue.
      //   c5 top: c4 and c2 are 1 and 3, blue.   2nd: c3 goes on, red.   3rd: c3 has just ended, blue.
      expect(drawn(smallRoad(shoe))).toEqual([
        'r b r b', //
        '. b',
        '. b',
        '. b',
        '. b',
      ]);
    });

    it('cockroach pig', () => {
      //   c3 2nd: c0 goes on, red.
      //   c4 top: c3 and c0 are 2 and 2, red.
      //   c5 top: c4 and c1 are 1 and 1, red.    2nd: c2 goes on, red.   3rd: c2 goes on, red.
      expect(drawn(cockroachPig(shoe))).toEqual(['r', 'r', 'r', 'r', 'r']);
    });
  });

  // Big road (lengths 1 4 2 2 1 1), the ties struck through and without effect:
  //
  //   B P B P B P
  //   . P B P
  //   . P
  //   . P
  describe('T B PPPP BTB PTP B P', () => {
    const shoe = coups('T B PPPP BTB PTP B P');

    it('big eye boy', () => {
      //   c1 2nd: c0 has just ended, blue.       3rd and 4th: c0 long over, red, red.
      //   c2 top: c1 and c0 are 4 and 1, blue.   2nd: c1 goes on, red.
      //   c3 top: c2 and c1 are 2 and 4, blue.   2nd: c2 goes on, red.
      //   c4 top: c3 and c2 are 2 and 2, red.
      //   c5 top: c4 and c3 are 1 and 2, blue.
      expect(drawn(bigEyeBoy(shoe))).toEqual([
        'b r b r b r b', //
        '. r . . . r',
      ]);
    });

    it('small road', () => {
      //   c2 2nd: c0 has just ended, blue.
      //   c3 top: c2 and c0 are 2 and 1, blue.   2nd: c1 goes on, red.
      //   c4 top: c3 and c1 are 2 and 4, blue.
      //   c5 top: c4 and c2 are 1 and 2, blue.
      expect(drawn(smallRoad(shoe))).toEqual([
        'b r b', //
        'b . b',
      ]);
    });

    it('cockroach pig', () => {
      //   c3 2nd: c0 has just ended, blue.
      //   c4 top: c3 and c0 are 2 and 1, blue.
      //   c5 top: c4 and c1 are 1 and 4, blue.
      expect(drawn(cockroachPig(shoe))).toEqual(['b', 'b', 'b']);
    });
  });
});

describe('where the derived roads begin', () => {
  it.each([
    ['bigEyeBoy', 'BBB P', 'BBB PP', 'r'],
    ['bigEyeBoy', 'BBB P', 'BBB P B', 'b'],
    ['smallRoad', 'BBB PPP B', 'BBB PPP BB', 'r'],
    ['smallRoad', 'BBB PPP B', 'BBB PPP B P', 'b'],
    ['cockroachPig', 'BBB PPP BBB P', 'BBB PPP BBB PP', 'r'],
    ['cockroachPig', 'BBB PPP BBB P', 'BBB PPP BBB P B', 'b'],
  ] as const)('%s: nothing after %s, and after %s a first mark', (road, before, after, first) => {
    expect(marks(road, before)).toBe('');
    expect(marks(road, after)).toBe(first);
  });

  it('are empty while there is one streak, however long', () => {
    for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const) {
      expect(marks(road, '')).toBe('');
      expect(marks(road, 'TTBBBBBBBBBBT')).toBe('');
    }
  });
});

describe('the cycles of the derived roads', () => {
  it('all red while the sides alternate', () => {
    expect(marks('bigEyeBoy', 'BPBPBPBP')).toBe('rrrrrr');
    expect(marks('smallRoad', 'BPBPBPBP')).toBe('rrrrr');
    expect(marks('cockroachPig', 'BPBPBPBP')).toBe('rrrr');
  });

  it('all red while every streak is of two', () => {
    expect(marks('bigEyeBoy', 'BB PP BB PP BB')).toBe('rrrrrrr');
    expect(marks('smallRoad', 'BB PP BB PP BB')).toBe('rrrrr');
    expect(marks('cockroachPig', 'BB PP BB PP BB')).toBe('rrr');
  });

  it('one and two by turns: regular only for the road that looks two columns back', () => {
    expect(marks('bigEyeBoy', 'B PP B PP B PP B')).toBe('bbbbbbbb');
    expect(marks('smallRoad', 'B PP B PP B PP B')).toBe('rrrrrr');
    expect(marks('cockroachPig', 'B PP B PP B PP B')).toBe('bbbbb');
  });

  it('a dragon beside a short column is blue once and then red', () => {
    expect(drawn(bigEyeBoy(coups('B PPPPPPPPPP')))).toEqual([
      'b r', //
      '. r',
      '. r',
      '. r',
      '. r',
      '. r r r',
    ]);
  });

  it('look at streaks as they were, not at where they turned', () => {
    // On the board the Players turn a row above the Bankers' tail; as streaks they are eight beside eight.
    expect(marks('bigEyeBoy', 'BBBBBBBB PPPPPPPP')).toBe('rrrrrrr');
    expect(marks('bigEyeBoy', 'BBBBBBBB PPPPPPPP B')).toBe('rrrrrrrr');
    expect(marks('bigEyeBoy', 'BBBBBBBB PPPPPPPPP')).toBe('rrrrrrrb');
  });

  it('take another depth', () => {
    expect(drawn(bigEyeBoy(coups('BPBPBPBP'), 3))).toEqual([
      'r', //
      'r',
      'r r r r',
    ]);
  });
});

describe('predictions', () => {
  it('are the marks of the next coup', () => {
    // Lengths 2 1 3. A fourth Banker: c1 and c0 are long over, red and red. A Player: c2 against c1 is 3 and 1, blue;
    // against c0 3 and 2, blue. The cockroach pig begins no earlier than the second square of the column after.
    expect(predictions(coups('BB P BBB T'))).toEqual({
      banker: { bigEyeBoy: 'red', smallRoad: 'red', cockroachPig: undefined },
      player: { bigEyeBoy: 'blue', smallRoad: 'blue', cockroachPig: undefined },
    });
  });

  it('are none before the first coup', () => {
    const nothing = { bigEyeBoy: undefined, smallRoad: undefined, cockroachPig: undefined };
    expect(predictions([])).toEqual({ banker: nothing, player: nothing });
  });
});

describe('any derived road', () => {
  const roads = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;
  const anyRoad = fc.constantFrom(...roads);

  it('only grows: fewer coups give the first of the marks', () => {
    fc.assert(
      fc.property(anyRoad, anyShoe, fc.nat(), (road, shoe, cut) => {
        const before = derivedMarks(road, shoe.slice(0, cut % (shoe.length + 1)));
        expect(derivedMarks(road, shoe).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('takes no notice of ties', () => {
    fc.assert(
      fc.property(anyRoad, anyShoe, (road, shoe) => {
        const wins = shoe.filter(({ winner }) => winner !== 'tie');
        expect(derivedMarks(road, shoe)).toEqual(derivedMarks(road, wins));
      }),
    );
  });

  it('has a square for each mark and no two in one place', () => {
    fc.assert(
      fc.property(anyRoad, anyShoe, fc.integer({ min: 1, max: 8 }), (road, shoe, rows) => {
        const cells = derivedRoad(road, shoe, rows);
        expect(cells.map(({ mark }) => mark)).toEqual(derivedMarks(road, shoe));
        expect(new Set(cells.map(({ column, row }) => `${column}:${row}`)).size).toBe(cells.length);
      }),
    );
  });

  it('predicts opposite marks for Banker and Player, or none for either', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const { banker, player } = predictions(shoe);
        for (const road of roads) {
          expect(player[road]).toBe(banker[road] && opposite(banker[road]));
        }
      }),
    );
  });

  it('agrees with the rule as players tell it, over the squares of the big road', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        expect(derivedMarks('bigEyeBoy', shoe)).toEqual(marksAsTold(shoe, 1));
        expect(derivedMarks('smallRoad', shoe)).toEqual(marksAsTold(shoe, 2));
        expect(derivedMarks('cockroachPig', shoe)).toEqual(marksAsTold(shoe, 3));
      }),
    );
  });
});

const opposite = (mark: DerivedMark): DerivedMark => (mark === 'red' ? 'blue' : 'red');

/**
 * The rule a second way, with squares instead of lengths: look left from the new square and up; the same is red. At
 * the top of a column, suppose the last streak had gone on instead, and take the opposite.
 */
function marksAsTold(shoe: readonly CoupMark[], back: number): readonly DerivedMark[] {
  const full = new Set<string>();
  const look = (column: number, row: number): DerivedMark =>
    full.has(`${column - back}:${row}`) === full.has(`${column - back}:${row - 1}`) ? 'red' : 'blue';
  const told: DerivedMark[] = [];
  let column = -1;
  let row = -1;
  let last = '';
  for (const { winner } of shoe) {
    if (winner === 'tie') continue;
    if (winner === last) {
      row += 1;
      if (column >= back) told.push(look(column, row));
    } else {
      if (column >= back) told.push(opposite(look(column, row + 1)));
      column += 1;
      row = 0;
    }
    full.add(`${column}:${row}`);
    last = winner;
  }
  return told;
}
