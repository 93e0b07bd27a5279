/**
 * The newest so many, and whatever is of the same moment as the last of them: the next page begins before that moment, and
 * nothing may fall between two pages.
 */
export function newest<One>(all: readonly One[], most: number, when: (one: One) => number): One[] {
  const ordered = all.toSorted((a, b) => when(b) - when(a));
  const last = ordered[most - 1];
  return last === undefined ? ordered : ordered.filter((one) => when(one) >= when(last));
}
