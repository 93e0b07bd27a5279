/** How many letters must be changed, added, left out or swapped to make one word of the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** The word that was probably meant, if one is near: a third of its letters may be wrong, or its first part missing. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const near = words
    .flatMap((candidate) => [candidate, ...tailsOf(candidate)].map((text) => ({ candidate, text })))
    .map(({ candidate, text }) => ({ candidate, distance: editDistance(wanted, text), length: text.length }))
    .filter(({ distance, length }) => distance <= Math.max(1, Math.floor(length / 3)))
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
}

/** The part after the slash of a game's id: what people remember of it. */
const tailsOf = (text: string): string[] => (text.includes('/') ? [text.slice(text.indexOf('/') + 1)] : []);
