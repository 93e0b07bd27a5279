/** Some chunks of a job, from one up to, not including, another. */
export type Part = readonly [from: number, to: number];

/** Those that are done with some more among them, in order and joined where they touch; what is done already is refused. */
export function withPart(done: readonly Part[], part: Part): Part[] {
  const joined: Part[] = [];
  for (const next of [...done, part].toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && next[0] < last[1]) throw new Error(`Chunk ${next[0]} is counted already.`);
    if (last && next[0] === last[1]) joined[joined.length - 1] = [last[0], next[1]];
    else joined.push(next);
  }
  return joined;
}

/** What is left of so many chunks, in parts of at most so many. */
export function* partsLeft(done: readonly Part[], chunks: number, most: number): Generator<Part> {
  let from = 0;
  for (const [start, end] of [...done, [chunks, chunks] as const]) {
    while (from < start) {
      const to = Math.min(from + most, start);
      yield [from, to];
      from = to;
    }
    from = end;
  }
}
