import * as fc from 'fast-check';
import type { RoadCell } from '../cell.ts';
import type { CoupMark, CoupWinner } from '../coup-mark.ts';

const WINNERS: Readonly<Record<string, CoupWinner>> = { P: 'player', B: 'banker', T: 'tie' };

/** Coups from a line such as `BBPT B`; spaces are only for the eye. */
export const coups = (line: string): readonly CoupMark[] =>
  Array.from(line.replaceAll(' ', ''), (letter) => {
    const winner = WINNERS[letter];
    if (winner === undefined) throw new Error(`No coup is written ${letter}.`);
    return { winner };
  });

/** A road as lines of text: squares two characters wide, `.` where nothing stands, no empty line at the bottom. */
export function draw<C extends RoadCell>(cells: readonly C[], show: (cell: C) => string): readonly string[] {
  const lines: string[][] = [];
  for (const cell of cells) {
    while (lines.length <= cell.row) lines.push([]);
    const line = lines[cell.row] ?? [];
    while (line.length <= cell.column) line.push('.');
    line[cell.column] = show(cell);
  }
  return lines.map((line) =>
    line
      .map((square) => square.padEnd(2))
      .join('')
      .trimEnd(),
  );
}

export const letterOf = ({ winner }: { winner: CoupWinner }): string =>
  winner === 'player' ? 'P' : winner === 'banker' ? 'B' : 'T';

/** Shoes with ties and with long streaks, which a coin would hardly ever throw. */
export const anyShoe: fc.Arbitrary<readonly CoupMark[]> = fc
  .array(
    fc.record({
      winner: fc.constantFrom<CoupWinner>('player', 'banker', 'tie'),
      length: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 14 })),
    }),
    { maxLength: 40 },
  )
  .map((runs) => runs.flatMap(({ winner, length }) => Array.from({ length }, () => ({ winner }))));
