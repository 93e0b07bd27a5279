/** Sets of the twelve ranks of a suit that are no deuce, as bits: bit 0 is a three. */
export const RANKS_OF_A_SUIT = 12;

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** The members of a set, each as a set of its own. */
export function singlesOf(set: number): number[] {
  const singles: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) singles.push(rest & -rest);
  return singles;
}

export const pairsOf = (set: number): number[] => {
  const singles = singlesOf(set);
  return singles.flatMap((first, i) => singles.slice(i + 1).map((second) => first | second));
};

const OVER: readonly Float64Array[] = Array.from({ length: RANKS_OF_A_SUIT + 1 }, (_, n) =>
  Float64Array.from({ length: 8 }, (__, k) => {
    let ways = k > n ? 0 : 1;
    for (let i = 0; i < k && ways > 0; i += 1) ways = (ways * (n - i)) / (i + 1);
    return ways;
  }),
);

/** In how many ways up to seven of up to twelve ranks are chosen. */
export const over = (n: number, k: number): number => OVER[n]?.[k] ?? 0;

/** All ways to have so many cards in so many suits, by their numbers. */
export function spread(cards: number, suits: number): number[][] {
  if (suits === 1) return [[cards]];
  return Array.from({ length: cards + 1 }, (_, first) =>
    spread(cards - first, suits - 1).map((rest) => [first, ...rest]),
  ).flat();
}
