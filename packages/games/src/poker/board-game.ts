import type { Section } from '@croupier/table';
import { holdemClauses } from './clauses.ts';
import { bestOfSeven } from './hand-types.ts';
import { A_TENTH } from './rake.ts';
import {
  afterTheBlinds,
  type BlindBets,
  type Discard,
  leftOfTheButton,
  type Street,
  type Variant,
} from './variant.ts';

/** What a board game deals, where it differs from three, one and one, and where its section says so. */
export interface BoardShape {
  readonly hole: number;
  readonly board?: readonly [flop: number, turn: number, river: number];
  /** The clauses of flop, turn and river; sections 17.0, 20.0, 21.0, 26.0 and 27.0 number them alike. */
  readonly clauses?: readonly [flop: string, turn: string, river: string];
  /** And of the betting that follows each of them. */
  readonly acts?: readonly [flop: string, turn: string, river: string];
  /** Around the flop. */
  readonly discard?: Discard;
}

/** A game with blinds, a button and a board, as sections 17.0, 20.0 and 21.0 have it; the others override what differs. */
export const boardGame = (at: Section, shape: BoardShape): Omit<Variant, 'id' | 'title'> => ({
  section: at,
  trackedAs: "Hold'em",
  seats: 11,
  deck: 'standard',
  forced: blindBets(at),
  button: { used: 'always', dealsFrom: 'left', first: 'dealers-right', moves: 'clockwise' },
  streets: boardStreets(at, shape),
  hands: [bestOfSeven],
  oddChips: 'left-of-button',
  foldedSeatsTakeCards: false,
  noCheckRaise: null,
  showsFirst: null,
  handsSeen: { when: 'if-called', cite: at('10.14.2') },
  singleBet: null,
  runTwice: null,
  kill: null,
  rake: A_TENTH,
  clauses: holdemClauses(at),
});

/** Blinds as all board games have them, with a straddle of twice to two and a half times the big blind (§4.1.3, §4.1.4). */
export const blindBets = (at: Section): BlindBets => ({
  kind: 'blinds',
  straddle: {
    least: 200,
    most: 250,
    mississippi: false,
    clauses: {
      post: at('4.1.3'),
      fromButton: at('4.1.3.a'),
      most: at('4.1.4'),
      declared: at('10.1.1'),
    },
  },
  calledBigBlindMayFold: true,
  clauses: {
    small: at('4.1.1'),
    big: at('4.1.2'),
    absent: at('4.2'),
    dead: at('4.4'),
    called: at('10.6'),
    chop: at('10.5'),
  },
});

/** The four streets of a board game, one card burnt before each deal to the board. */
function boardStreets(at: Section, shape: BoardShape): readonly Street[] {
  const [flop, turn, river] = shape.board ?? [3, 1, 1];
  const [flopClause, turnClause, riverClause] = shape.clauses ?? ['10.8', '10.10', '10.12'];
  const [flopActs, turnActs, riverActs] = shape.acts ?? ['10.9', '10.11', '10.13'];
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
      acts: at('10.3'),
    },
    {
      ...later,
      name: 'flop',
      board: flop,
      discard: shape.discard ?? null,
      bet: 'small',
      cite: at(flopClause),
      acts: at(flopActs),
    },
    { ...later, name: 'turn', board: turn, bet: 'big', cite: at(turnClause), acts: at(turnActs) },
    { ...later, name: 'river', board: river, bet: 'big', cite: at(riverClause), acts: at(riverActs) },
  ];
}
