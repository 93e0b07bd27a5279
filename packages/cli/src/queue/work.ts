import { setTimeout as pause } from 'node:timers/promises';
import { hirePlayer } from '@croupier/odds';
import { isRefusal, sentenceOf } from '../failure.ts';
import type { SimulationQueue } from './simulation-queue.ts';

/** Milliseconds until an empty queue is asked again, and a database that does not answer. */
const ASK_AGAIN = 500;
const TRY_AGAIN = 3_000;

/** Plays parts in so many threads until it is told to stop; how many rounds that were. */
export async function workOnQueue(
  queue: SimulationQueue,
  threads: number,
  signal: AbortSignal,
  complain: (why: string) => void,
): Promise<number> {
  let rounds = 0;
  await Promise.all(
    Array.from({ length: threads }, () =>
      workInThread(queue, signal, complain, (more) => {
        rounds += more;
      }),
    ),
  );
  return rounds;
}

async function workInThread(
  queue: SimulationQueue,
  signal: AbortSignal,
  complain: (why: string) => void,
  onPlayed: (rounds: number) => void,
): Promise<void> {
  let player = hirePlayer();
  const wait = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, { signal }).catch(() => undefined);
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  while (!signal.aborted) {
    try {
      const taken = await queue.take();
      if (!taken) {
        await wait(ASK_AGAIN);
        continue;
      }
      try {
        const played = await Promise.race([player.play(taken.part), stopped]);
        if (played) {
          await queue.played(taken.id, played);
          onPlayed(played.sums.rounds);
        } else {
          // At once to another, who need not wait until it is taken for lost.
          await queue.failed(taken.id, 'its worker was stopped');
        }
      } catch (error) {
        if (isRefusal(error)) throw error;
        // Thrown by the thread: it may be the part's fault or not, and another may try.
        await player.dismiss();
        player = hirePlayer();
        await queue.failed(taken.id, sentenceOf(error));
        complain(`A part could not be played: ${sentenceOf(error)}`);
      }
    } catch (error) {
      if (!isRefusal(error)) throw error;
      complain(sentenceOf(error));
      await wait(TRY_AGAIN);
    }
  }
  await player.dismiss();
}
