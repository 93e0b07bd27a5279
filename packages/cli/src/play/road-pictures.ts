import {
  beadPlate,
  bigEyeBoy,
  bigRoad,
  type CoupMark,
  type CoupWinner,
  cockroachPig,
  ROAD_ROWS,
  type RoadCell,
  smallRoad,
} from '@croupier/games';
import type { Paint } from '../paint.ts';

/** The three derived roads by their names; a mark says whether the big road goes on as it did. */
const DERIVED = [
  ['Big eye boy', bigEyeBoy],
  ['Small road', smallRoad],
  ['Cockroach pig', cockroachPig],
] as const;

/** The five roads as text: letters say who won, and colours only help. */
export function drawRoads(coups: readonly CoupMark[], paint: Paint, width: number): string {
  if (coups.length === 0) return 'No coup has been dealt from this shoe yet.';
  const most = Math.max(6, Math.floor((width - 4) / 3));
  const count = (winner: CoupWinner): number => coups.filter((coup) => coup.winner === winner).length;
  return [
    `Bead plate  ${paint.dim(`Player ${count('player')}, Banker ${count('banker')}, Tie ${count('tie')}`)}`,
    ...draw(beadPlate(coups), ({ winner }) => letter(winner, paint), most, paint),
    `Big road  ${paint.dim('a number counts the ties after that win')}`,
    ...draw(bigRoad(coups), ({ winner, ties }) => letter(winner, paint, ties), most, paint),
    ...DERIVED.flatMap(([name, road]) => {
      const cells = road(coups);
      if (cells.length === 0) return [`${name}  ${paint.dim('not begun')}`];
      return [
        `${name}  ${paint.dim('r is red, regular; b is blue, not')}`,
        ...draw(cells, ({ mark }) => (mark === 'red' ? paint.red('r ') : paint.blue('b ')), most, paint),
      ];
    }),
  ].join('\n');
}

const LETTERS: Readonly<Record<CoupWinner, string>> = { player: 'P', banker: 'B', tie: 'T' };

/** Two characters: the winner, and how many ties followed. */
function letter(winner: CoupWinner, paint: Paint, ties = 0): string {
  const text = LETTERS[winner];
  const colored =
    winner === 'player' ? paint.blue(text) : winner === 'banker' ? paint.red(text) : paint.green(text);
  return ties > 0 && winner !== 'tie' ? colored + paint.green(String(Math.min(ties, 9))) : `${colored} `;
}

/** The newest columns, as many as fit. */
function draw<C extends RoadCell>(
  cells: readonly C[],
  show: (cell: C) => string,
  most: number,
  paint: Paint,
): string[] {
  const last = Math.max(...cells.map(({ column }) => column));
  const first = Math.max(0, last - most + 1);
  return Array.from({ length: ROAD_ROWS }, (_, row) => {
    const squares: string[] = [];
    for (let column = first; column <= last; column += 1) {
      const cell = cells.find((one) => one.column === column && one.row === row);
      squares.push(cell ? show(cell) : `${paint.dim('·')} `);
    }
    return `  ${squares.join(' ')}`.trimEnd();
  });
}
