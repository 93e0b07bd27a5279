import { type Hand, hire } from '@croupier/cards/parallel';
import { type Options, Refused, type TableGame } from '@croupier/table';
import type { Spot, Verdict } from './spot.ts';
import { taughtGames } from './teacher-for.ts';

// Worker threads load compiled code, also when this file itself is run from its source by a test.
const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/training/training-worker.js' : './training-worker.js',
  import.meta.url,
);

/** A spot that is asked for, or an answer to it: the id of a choice, or the cards of every part but the last. */
export interface TrainingQuestion {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly choice?: string;
  readonly parts?: Readonly<Record<string, string>>;
}

interface Answered {
  readonly spot?: Spot;
  readonly verdict?: Verdict;
  readonly refused?: string;
}

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** Spots and verdicts for a server, counted in a thread of their own that is begun when somebody practises; one after the other. */
export class TrainingRoom {
  #hand: Hand | undefined;
  #last: Promise<unknown> = Promise.resolve();

  teaches({ id }: Pick<TableGame, 'id'>): boolean {
    return taughtGames.includes(id);
  }

  async deal({ id, options }: TableGame, seed: string): Promise<Spot> {
    const { spot } = await this.#ask({ game: id, options, seed });
    if (!spot) throw new Error('The thread dealt no spot.');
    return spot;
  }

  async judge(
    { id, options }: TableGame,
    seed: string,
    given: Pick<TrainingQuestion, 'choice' | 'parts'>,
  ): Promise<Verdict> {
    const { verdict } = await this.#ask({ game: id, options, seed, ...given });
    if (!verdict) throw new Error('The thread judged nothing.');
    return verdict;
  }

  async close(): Promise<void> {
    await this.#hand?.dismiss();
  }

  async #ask(question: TrainingQuestion): Promise<Answered> {
    const asked = this.#last.then(async () => {
      this.#hand ??= hire(module);
      try {
        return await this.#hand.ask(question);
      } catch (error) {
        // The thread has ended with its error; the next question gets another.
        this.#hand = undefined;
        throw error;
      }
    });
    this.#last = asked.catch(() => undefined);
    const answer = await asked;
    if (!isAnswered(answer)) throw new Error('The thread answered with something else.');
    if (answer.refused !== undefined) throw new Refused({ reason: answer.refused });
    return answer;
  }
}
