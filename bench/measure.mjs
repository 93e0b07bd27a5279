// Timing that is fair on a shared machine: processor time of this process, everything measured in turn, several times
// over, and the median taken, so that what disturbs one round disturbs all alike.

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Microseconds of processor time that a piece of work takes. */
function processorTime(work) {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return used.user + used.system;
}

/**
 * Things done per processor second by each contender. `contenders` is `{ name: { things, work } }`, where one call of
 * `work` does so many things; it is called unmeasured for `warm` milliseconds, until the optimiser has made up its mind, and
 * then in each of the rounds until `milliseconds` have passed.
 */
export function measuring(contenders, { rounds = 7, milliseconds = 300, warm = 600 } = {}) {
  const names = Object.keys(contenders);
  for (const name of names)
    for (let used = 0; used < warm * 1000; ) used += Math.max(1, processorTime(contenders[name].work));
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another contender.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const { things, work } = contenders[name];
      let done = 0;
      let used = 0;
      while (used < milliseconds * 1000) {
        used += Math.max(1, processorTime(work));
        done += things;
      }
      rates[name].push((done / used) * 1e6);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])]));
}
