/** Two cards in one hand. */
export interface Pocket {
  readonly a: number;
  readonly b: number;
}

/**
 * How many sets of so many of these pockets share no card, from none of them on. A graph's matchings: pockets are its
 * edges. Parts that have no card in common are counted apart and multiplied.
 */
export function disjointSets(pockets: readonly Pocket[]): readonly number[] {
  let all: readonly number[] = [1];
  for (const part of connectedParts(pockets)) all = product(all, setsOfPart(part));
  if (!all.every(Number.isSafeInteger)) throw new RangeError('There are more sets than can be counted.');
  return all;
}

function connectedParts(pockets: readonly Pocket[]): Pocket[][] {
  let parts: { cards: Set<number>; pockets: Pocket[] }[] = [];
  for (const pocket of pockets) {
    const touched = parts.filter(({ cards }) => cards.has(pocket.a) || cards.has(pocket.b));
    const joined = {
      cards: new Set([pocket.a, pocket.b, ...touched.flatMap(({ cards }) => [...cards])]),
      pockets: [...touched.flatMap((part) => part.pockets), pocket],
    };
    parts = [...parts.filter((part) => !touched.includes(part)), joined];
  }
  return parts.map((part) => part.pockets);
}

/** The same parts come again and again on other boards. */
const COUNTED = new Map<string, readonly number[]>();

function setsOfPart(pockets: readonly Pocket[]): readonly number[] {
  const places = new Map<number, number>();
  for (const { a, b } of pockets)
    for (const card of [a, b]) if (!places.has(card)) places.set(card, places.size);
  const neighbours = Array.from(places, () => 0);
  for (const { a, b } of pockets) {
    const [x = 0, y = 0] = [places.get(a), places.get(b)];
    neighbours[x] = (neighbours[x] ?? 0) | (1 << y);
    neighbours[y] = (neighbours[y] ?? 0) | (1 << x);
  }
  const key = neighbours.join();
  const known = COUNTED.get(key);
  if (known) return known;
  const sets = setsAmong(2 ** places.size - 1, neighbours, new Map());
  COUNTED.set(key, sets);
  return sets;
}

/** Sets among the cards that are left: the first of them is in no pocket, or in one with each of its neighbours. */
function setsAmong(
  left: number,
  neighbours: readonly number[],
  known: Map<number, readonly number[]>,
): readonly number[] {
  if (left === 0) return [1];
  const counted = known.get(left);
  if (counted) return counted;
  const first = 31 - Math.clz32(left & -left);
  const rest = left & ~(1 << first);
  const sets = [...setsAmong(rest, neighbours, known)];
  for (let open = rest & (neighbours[first] ?? 0); open !== 0; open &= open - 1) {
    const second = open & -open;
    setsAmong(rest & ~second, neighbours, known).forEach((count, size) => {
      sets[size + 1] = (sets[size + 1] ?? 0) + count;
    });
  }
  known.set(left, sets);
  return sets;
}

function product(one: readonly number[], other: readonly number[]): number[] {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((x, i) => {
    other.forEach((y, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + x * y;
    });
  });
  return sum;
}
