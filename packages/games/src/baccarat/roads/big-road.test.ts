import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BigRoadCell, bigRoad } from './big-road.ts';
import { anyShoe, coups, draw, letterOf } from './testing/drawing.ts';

const show = (cell: BigRoadCell): string => `${letterOf(cell)}${cell.ties || ''}`;
const place = ({ column, row }: BigRoadCell): string => `${column}:${row}`;
const drawn = (line: string, rows?: number): readonly string[] => draw(bigRoad(coups(line), rows), show);

describe('the big road', () => {
  it('begins a column when the other side wins', () => {
    expect(drawn('BB P B PPP')).toEqual([
      'B P B P', //
      'B . . P',
      '. . . P',
    ]);
  });

  it('is empty before the first coup', () => {
    expect(drawn('')).toEqual([]);
  });

  it('holds ties at the start in the first square', () => {
    expect(drawn('TT')).toEqual(['T2']);
  });

  it('counts ties at the start on the first win', () => {
    expect(drawn('TT P')).toEqual(['P2']);
    expect(drawn('TT PT P B')).toEqual([
      'P3B', //
      'P',
    ]);
  });

  it('stacks ties on the win before them, and they break no streak', () => {
    expect(drawn('BT BTTT P BTT')).toEqual([
      'B1P B2', //
      'B3',
    ]);
  });

  it('turns a long streak right at the bottom', () => {
    expect(drawn('BBBBBB BBB')).toEqual([
      'B', //
      'B',
      'B',
      'B',
      'B',
      'B B B B',
    ]);
  });

  it('keeps a tie on the tail', () => {
    expect(drawn('BBBBBB BT B').at(-1)).toBe('B B1B');
  });

  it('begins the next streak beside the start of a dragon, not beyond its tail', () => {
    expect(drawn('BBBBBBBBB P')).toEqual([
      'B P', //
      'B',
      'B',
      'B',
      'B',
      'B B B B',
    ]);
  });

  it('turns a streak early where a tail lies below it', () => {
    // Eight Bankers leave a tail under columns 1 and 2, so seven Players have five squares and turn along row 4,
    // and four Bankers in column 2 have the Players' tail under them after four.
    expect(drawn('BBBBBBBB PPPPPPP BBBB')).toEqual([
      'B P B', //
      'B P B',
      'B P B',
      'B P B',
      'B P P P',
      'B B B',
    ]);
    expect(drawn('BBBBBBBB PPPPPPP BBBBBB')).toEqual([
      'B P B', //
      'B P B',
      'B P B',
      'B P B B B',
      'B P P P',
      'B B B',
    ]);
  });

  it('stays in its row once turned, even past the end of the tail below', () => {
    // The Bankers' tail ends in column 1; the Players' passes over columns 2 and 3, where row 5 is free.
    expect(drawn('BBBBBBB PPPPPPPP')).toEqual([
      'B P', //
      'B P',
      'B P',
      'B P',
      'B P P P P',
      'B B',
    ]);
  });

  it('goes past a tail along the top row', () => {
    // Two rows: three Bankers turn under column 1, so the Players there have one square and run along the top to
    // column 3; the first free column for the next Banker is 4.
    expect(drawn('BBB PPP BB P', 2)).toEqual([
      'B P P P B P', //
      'B B . . B',
    ]);
  });

  it('shows the pairs and the natural of the coup that won the square', () => {
    expect(
      bigRoad([
        { winner: 'tie', playerPair: true, natural: true },
        { winner: 'banker', bankerPair: true },
        { winner: 'tie', playerPair: true },
        { winner: 'player', playerPair: true, bankerPair: true, natural: true },
      ]),
    ).toEqual([
      { column: 0, row: 0, winner: 'banker', ties: 2, playerPair: false, bankerPair: true, natural: false },
      { column: 1, row: 0, winner: 'player', ties: 0, playerPair: true, bankerPair: true, natural: true },
    ]);
  });

  it('refuses a depth that is none', () => {
    expect(() => bigRoad([], 0)).toThrow(RangeError);
  });
});

describe('any big road', () => {
  const rows = fc.integer({ min: 1, max: 8 });

  it('has a square for each win and no two in one place', () => {
    fc.assert(
      fc.property(anyShoe, rows, (shoe, depth) => {
        const cells = bigRoad(shoe, depth);
        expect(cells.filter(({ winner }) => winner !== 'tie').map(letterOf)).toEqual(
          shoe.filter(({ winner }) => winner !== 'tie').map(letterOf),
        );
        expect(new Set(cells.map(place)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row < depth)).toBe(true);
      }),
    );
  });

  it('stacks every tie somewhere, and shows a tie alone only when nobody has won', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const cells = bigRoad(shoe);
        const ties = shoe.filter(({ winner }) => winner === 'tie').length;
        expect(cells.reduce((sum, cell) => sum + cell.ties, 0)).toBe(ties);
        const onlyTies = ties > 0 && ties === shoe.length;
        expect(cells.some(({ winner }) => winner === 'tie')).toBe(onlyTies);
      }),
    );
  });

  it('never moves a square when a coup is added', () => {
    fc.assert(
      fc.property(anyShoe, fc.nat(), (shoe, cut) => {
        const before = bigRoad(shoe.slice(0, cut % (shoe.length + 1))).map(place);
        expect(bigRoad(shoe).map(place).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
