import type { CommandKey } from '../storage/commit.ts';
import type { Outcome } from '../tables/writer.ts';

const REMEMBERED_EACH = 200;

/** Answers given lately, so that a command sent twice is answered twice and carried out once, also while it is under way. */
export class Answers {
  readonly #given = new Map<string, Map<string, Promise<Outcome>>>();

  async once({ person, id }: CommandKey, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const theirs = this.#of(person);
    const before = theirs.get(id);
    if (before) return before;
    const answer = carryOut();
    theirs.set(id, answer);
    if (theirs.size > REMEMBERED_EACH) {
      const [oldest] = theirs.keys();
      if (oldest !== undefined) theirs.delete(oldest);
    }
    try {
      return await answer;
    } catch (error) {
      theirs.delete(id); // It may be tried again.
      throw error;
    }
  }

  /** Somebody has left; the books remember what was done. */
  forget(person: string): void {
    this.#given.delete(person);
  }

  #of(person: string): Map<string, Promise<Outcome>> {
    const known = this.#given.get(person);
    if (known) return known;
    const fresh = new Map<string, Promise<Outcome>>();
    this.#given.set(person, fresh);
    return fresh;
  }
}
