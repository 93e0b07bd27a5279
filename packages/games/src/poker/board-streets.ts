import type { Section } from '@croupier/table';
import { afterTheBlinds, type Discard, leftOfTheButton, type Street } from './variant.ts';

/** What a board game deals, where it differs from three, one and one, and where its section says so. */
export interface BoardShape {
  readonly hole: number;
  readonly board?: readonly [flop: number, turn: number, river: number];
  /** The clauses of flop, turn and river; sections 17.0, 20.0, 26.0 and 27.0 number them alike. */
  readonly clauses?: readonly [flop: string, turn: string, river: string];
  /** Around the flop. */
  readonly discard?: Discard;
}

/** The four streets of a board game, one card burnt before each deal to the board. */
export function boardStreets(at: Section, shape: BoardShape): readonly Street[] {
  const [flop, turn, river] = shape.board ?? [3, 1, 1];
  const [flopClause, turnClause, riverClause] = shape.clauses ?? ['10.8', '10.10', '10.12'];
  const later = { hole: [], burns: 1, discard: null, opener: leftOfTheButton } as const;
  return [
    {
      name: 'pre-flop',
      burns: 0,
      hole: Array.from({ length: shape.hole }, () => 'down' as const),
      board: 0,
      discard: null,
      opener: afterTheBlinds,
      bet: 'small',
      cite: at('10.2'),
    },
    {
      ...later,
      name: 'flop',
      board: flop,
      discard: shape.discard ?? null,
      bet: 'small',
      cite: at(flopClause),
    },
    { ...later, name: 'turn', board: turn, bet: 'big', cite: at(turnClause) },
    { ...later, name: 'river', board: river, bet: 'big', cite: at(riverClause) },
  ];
}
