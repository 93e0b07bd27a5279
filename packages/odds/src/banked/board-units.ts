import { type CrewOptions, workThrough } from '@croupier/cards/parallel';
import type { Options } from '@croupier/table';
import { type BoardKind, kindsByRanks } from './board-kinds.ts';

/** Boards of every so many-th five ranks, from one on. */
export interface SomeBoards {
  readonly from: number;
  readonly step: number;
}

/** Some boards for a worker: to see what is gained on them, or to count them when it is decided who bets. */
export interface BoardUnit extends SomeBoards {
  /** The options of the table whose rules it is. */
  readonly options: Options;
  /** How often what is seen has been bet on, as it is counted. */
  readonly decided?: Uint32Array;
}

export const isBoardUnit = (unit: unknown): unit is BoardUnit =>
  typeof unit === 'object' &&
  unit !== null &&
  'options' in unit &&
  'from' in unit &&
  typeof unit.from === 'number' &&
  'step' in unit &&
  typeof unit.step === 'number' &&
  (!('decided' in unit) || unit.decided instanceof Uint32Array);

/** The kinds of boards of each of these five ranks. */
export function* boardsIn({ from, step }: SomeBoards): Generator<readonly BoardKind[]> {
  const all = kindsByRanks();
  for (let ranks = from; ranks < all.length; ranks += step) yield all[ranks] ?? [];
}

/** Few, since each answers with what was gained beside every flop; and spread, so that they take equally long. */
const PARTS = 16;
const ALL_BOARDS: readonly SomeBoards[] = Array.from({ length: PARTS }, (_, from) => ({ from, step: PARTS }));

export interface BoardWork extends CrewOptions {
  /** All boards unless only some are wanted. */
  readonly boards?: readonly SomeBoards[];
}

/** Has workers go through all boards, to see what is gained or to count; their answers are added up. */
export async function overBoards<T extends Float64Array | Int32Array>(
  module: URL,
  what: Pick<BoardUnit, 'options' | 'decided'>,
  sums: T,
  { boards = ALL_BOARDS, ...work }: BoardWork = {},
): Promise<T> {
  const units = boards.map((some): BoardUnit => ({ ...what, ...some }));
  const accept = (answer: unknown): void => {
    if (!(answer instanceof Float64Array || answer instanceof Int32Array) || answer.length !== sums.length)
      throw new Error('A worker answered with something that is not a sum over boards.');
    for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (answer[i] ?? 0);
  };
  await workThrough(module, units, accept, work);
  return sums;
}

/** The work of one of two goes through the boards, with its share of the progress. */
export const halfOf = (work: BoardWork, second: boolean): BoardWork => ({
  ...work,
  onProgress: (done, units) => work.onProgress?.(done + (second ? units : 0), 2 * units),
});
