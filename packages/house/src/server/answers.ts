import { type CommandKey, differs } from '../storage/member.ts';
import { type Outcome, REUSED } from '../tables/journal-writer.ts';

const REMEMBERED_EACH = 200;

interface Given {
  readonly content: string | null;
  readonly answer: Promise<Outcome>;
}

/** Answers given lately, so that a command sent twice is answered twice and carried out once, also while it is under way. */
export class Answers {
  readonly #given = new Map<string, Map<string, Given>>();

  async once({ person, id, content }: CommandKey, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const theirs = this.#of(person);
    const before = theirs.get(id);
    if (before) return differs(before.content, content ?? null) ? REUSED : before.answer;
    const answer = carryOut();
    theirs.set(id, { content: content ?? null, answer });
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

  #of(person: string): Map<string, Given> {
    const known = this.#given.get(person);
    if (known) return known;
    const fresh = new Map<string, Given>();
    this.#given.set(person, fresh);
    return fresh;
  }
}
