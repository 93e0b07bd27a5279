import { type CommandKey, differs } from '../storage/member.ts';
import { type Outcome, REUSED } from '../tables/journal-writer.ts';

/** At least so many answers of each person, at most twice as many. */
const REMEMBERED_EACH = 64;

/** A command that is being carried out. */
interface UnderWay {
  readonly content: string | null;
  readonly answer: Promise<Outcome>;
  /** Those who asked for it: true as long as they can be told. */
  readonly askers: (() => boolean)[];
}

/** What a command was answered with. There are many of these: they hold on to nothing else. */
interface Answered {
  readonly content: string | null;
  readonly outcome: Outcome;
}

/** One person's commands. */
interface Theirs {
  readonly underWay: Map<string, UnderWay>;
  answered: Map<string, Answered>;
  /** Those before, which are forgotten all together. */
  before: ReadonlyMap<string, Answered>;
}

/** Answers given lately, so that a command sent twice is answered twice and carried out once, also while it is under way. */
export class Answers {
  readonly #given = new Map<string, Theirs>();

  /** `isThere`: whoever asks can still be told. What is carried out may look whether anybody can. */
  async once(
    { person, id, ...said }: CommandKey,
    isThere: () => boolean,
    carryOut: (isWanted: () => boolean) => Promise<Outcome>,
  ): Promise<Outcome> {
    const content = said.content ?? null;
    const theirs = this.#of(person);
    const answered = theirs.answered.get(id) ?? theirs.before.get(id);
    if (answered) return differs(answered.content, content) ? REUSED : answered.outcome;
    const underWay = theirs.underWay.get(id);
    if (underWay) {
      if (differs(underWay.content, content)) return REUSED;
      underWay.askers.push(isThere);
      return underWay.answer;
    }
    const askers = [isThere];
    const answer = carryOut(() => askers.some((asks) => asks()));
    theirs.underWay.set(id, { content, answer, askers });
    try {
      const outcome = await answer;
      // It says nothing of the command that the id was used for, which may come again.
      if (outcome !== REUSED) remember(theirs, id, { content, outcome });
      return outcome;
    } finally {
      theirs.underWay.delete(id); // What has failed may be tried again.
    }
  }

  /** Somebody has left; the books remember what was done. */
  forget(person: string): void {
    this.#given.delete(person);
  }

  #of(person: string): Theirs {
    const known = this.#given.get(person);
    if (known) return known;
    const fresh: Theirs = { underWay: new Map(), answered: new Map(), before: new Map() };
    this.#given.set(person, fresh);
    return fresh;
  }
}

function remember(theirs: Theirs, id: string, answered: Answered): void {
  if (theirs.answered.size === REMEMBERED_EACH) {
    theirs.before = theirs.answered;
    theirs.answered = new Map();
  }
  theirs.answered.set(id, answered);
}
