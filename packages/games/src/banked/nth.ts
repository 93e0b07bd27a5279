/** One of a list, counted from 0, by whoever counts no further than the list goes. */
export function nth<T>(list: readonly T[], at: number): T {
  const one = list[at];
  if (one === undefined) throw new RangeError(`There is nothing at ${at} of ${list.length}.`);
  return one;
}
