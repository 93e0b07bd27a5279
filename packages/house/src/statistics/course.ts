/** More points than a line on a page can show. */
const POINTS = 120;

/** Where somebody stood after each round, from nothing on; of very many rounds every so many. */
export function courseOf(nets: readonly number[]): number[] {
  const stood = [0];
  for (const net of nets) stood.push((stood.at(-1) ?? 0) + net);
  const step = Math.ceil(stood.length / POINTS);
  return stood.filter((_, i) => i % step === 0 || i === stood.length - 1);
}
