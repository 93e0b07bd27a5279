/** More points than a line on a page can show. */
const POINTS = 120;

/** Where somebody stood after each round, from nothing on; of very many rounds every so many, and the best and the worst. */
export function courseOf(nets: readonly number[]): number[] {
  const stood = [0];
  for (const net of nets) stood.push((stood.at(-1) ?? 0) + net);
  const step = Math.ceil(stood.length / POINTS);
  const kept = new Set([
    stood.length - 1,
    stood.indexOf(stood.reduce((best, one) => Math.max(best, one), 0)),
    stood.indexOf(stood.reduce((worst, one) => Math.min(worst, one), 0)),
  ]);
  return stood.filter((_, i) => i % step === 0 || kept.has(i));
}
