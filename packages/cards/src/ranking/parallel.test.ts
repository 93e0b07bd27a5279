import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck } from '../card.ts';
import { tallySevensInParallel, workThrough } from './parallel.ts';
import { emptyTally, sevensParts, tallySevens } from './tally.ts';

/** The tallies' own worker is compiled code; npm test builds it first. */
const built = existsSync(new URL('../../dist/ranking/worker.js', import.meta.url));

/** A worker that answers a number with its double, refuses 13 and never answers 99. */
const doubling = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (unit) => {
      if (unit === 13) throw new Error('not thirteen');
      if (unit !== 99) parentPort.postMessage(unit * 2);
    });
  `)}`,
);

describe('work on several threads', () => {
  it.runIf(built)('counts what one thread counts, and reports each part', async () => {
    const live = deck().slice(0, 30);
    const expected = emptyTally();
    tallySevens(live, expected);
    const reported: number[] = [];
    const tally = await tallySevensInParallel(live, {
      workers: 2,
      onProgress: (done, units) => {
        expect(units).toBe(sevensParts(live));
        reported.push(done);
      },
    });
    expect(tally).toEqual(expected);
    expect(reported).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  it.runIf(built)('stops a long tally when it is told to', async () => {
    const controller = new AbortController();
    const work = tallySevensInParallel(deck(), {
      workers: 2,
      signal: controller.signal,
      onProgress: () => controller.abort('enough'),
    });
    await expect(work).rejects.toBe('enough');
  });

  it('is cancelled by a signal, before and during', async () => {
    await expect(
      workThrough(doubling, [1], () => undefined, { signal: AbortSignal.abort('never begun') }),
    ).rejects.toBe('never begun');
    const controller = new AbortController();
    const work = workThrough(doubling, [1, 2, 99, 99, 99], () => undefined, {
      workers: 2,
      signal: controller.signal,
      onProgress: (done) => {
        if (done === 2) controller.abort('enough');
      },
    });
    await expect(work).rejects.toBe('enough');
  });

  it('ends with the error of a worker, or of what takes its answers', async () => {
    await expect(workThrough(doubling, [1, 13], () => undefined)).rejects.toThrow('not thirteen');
    await expect(
      workThrough(doubling, [1], () => {
        throw new Error('not this');
      }),
    ).rejects.toThrow('not this');
  });

  it('takes every answer and no work as done', async () => {
    const answers: number[] = [];
    await workThrough(doubling, [1, 2, 3, 4, 5], (answer) => answers.push(Number(answer)), { workers: 3 });
    expect(answers.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
    await workThrough(doubling, [], () => expect.fail('nothing was asked'));
  });
});
