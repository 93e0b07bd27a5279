/** Visits every way to take k of the places 0 to n - 1, in order, until the visitor says it is done. */
export function eachSubset(n: number, k: number, visit: (places: readonly number[]) => boolean): boolean {
  const places: number[] = [];
  const take = (from: number): boolean => {
    if (places.length === k) return visit(places);
    for (let place = from; place <= n - (k - places.length); place++) {
      places.push(place);
      if (take(place + 1)) return true;
      places.pop();
    }
    return false;
  };
  return take(0);
}

/** The first k of the items for which the test holds. */
export function firstSubset<T>(
  items: readonly T[],
  k: number,
  test: (subset: readonly T[]) => boolean,
): T[] | undefined {
  let found: T[] | undefined;
  eachSubset(items.length, k, (places) => {
    const subset = items.filter((_, place) => places.includes(place));
    if (test(subset)) found = subset;
    return found !== undefined;
  });
  return found;
}
