import { Refused } from '@croupier/table';

/**
 * Rounds and hands in play, kept in step with the tables that they are on. A table's state is a value, and what is played on it is
 * not: it goes on with one of the states that follow, and has then more steps than those before. `At` is the part of
 * the state that changes with every step, and `Step` what takes it further.
 */
export class InStep<At extends object, Step extends object, Play extends object> {
  readonly #plays = new WeakMap<At, Play>();
  /** How many steps each has taken. */
  readonly #taken = new WeakMap<Play, number>();
  /** By the step that they have taken last, until it is folded. */
  readonly #oneOn = new WeakMap<Step, Play>();

  /** What is played there, to look at and never to advance: dealt again only where it has gone on. */
  seen(at: At, steps: number, again: () => Play): Play {
    const known = this.#plays.get(at);
    if (known && this.#taken.get(known) === steps) return known;
    const made = again();
    this.#taken.set(made, steps);
    this.#plays.set(at, made);
    return made;
  }

  /** Goes a step on; with the step the fold takes what is played along. */
  advance(at: At, play: Play, steps: number, take: () => Step): Step {
    try {
      const step = take();
      this.#taken.set(play, steps + 1);
      this.#oneOn.set(step, play);
      return step;
    } catch (error) {
      // A refused answer leaves it as it was; of anything else nobody knows.
      if (!(error instanceof Refused)) this.#plays.delete(at);
      throw error;
    }
  }

  /** The fold has come to the state after that step, which is the so-manieth; if `before` is given, from there alone. */
  follow(after: At, step: Step, steps: number, before?: At): void {
    const play = this.#oneOn.get(step);
    if (!play || this.#taken.get(play) !== steps) return;
    if (!before || this.#plays.get(before) === play) this.#plays.set(after, play);
  }
}
