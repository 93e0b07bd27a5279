import { type CommandKey, differs } from '../storage/member.ts';
import { type Outcome, REUSED } from '../tables/journal-writer.ts';

const REMEMBERED_EACH = 200;

interface Given {
  readonly content: string | null;
  readonly answer: Promise<Outcome>;
  /** Those who asked for it: true as long as they can be told. */
  readonly askers: (() => boolean)[];
}

/** Answers given lately, so that a command sent twice is answered twice and carried out once, also while it is under way. */
export class Answers {
  readonly #given = new Map<string, Map<string, Given>>();

  /** `isThere`: whoever asks can still be told. What is carried out may look whether anybody can. */
  async once(
    { person, id, content }: CommandKey,
    isThere: () => boolean,
    carryOut: (isWanted: () => boolean) => Promise<Outcome>,
  ): Promise<Outcome> {
    const theirs = this.#of(person);
    const before = theirs.get(id);
    if (before) {
      if (differs(before.content, content ?? null)) return REUSED;
      before.askers.push(isThere);
      return before.answer;
    }
    const askers = [isThere];
    const answer = carryOut(() => askers.some((asks) => asks()));
    theirs.set(id, { content: content ?? null, answer, askers });
    if (theirs.size > REMEMBERED_EACH) {
      const [oldest] = theirs.keys();
      if (oldest !== undefined) theirs.delete(oldest);
    }
    try {
      const outcome = await answer;
      // It says nothing of the command that the id was used for, which may come again.
      if (outcome === REUSED) theirs.delete(id);
      return outcome;
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
