/** Sets of ranks as bits, bit 0 a two. */
const ACE = 1 << 12;
const RUNS = [ACE | 0b1111, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];

export function ranksIn(set: number): number {
  let ranks = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) ranks++;
  return ranks;
}

/** All sets of so many ranks, with the ace or without, of which less than `run` are among any five in a row. */
export const setsOf = (cards: number, run: number, aces: 0 | 1): number[] =>
  Array.from({ length: 1 << 12 }, (_, others) => others | (aces * ACE)).filter(
    (set) => ranksIn(set) === cards && RUNS.every((five) => ranksIn(set & five) < run),
  );
