import type { Pool, PoolClient } from 'pg';
import { isBrokenConnection } from './failures.ts';

/** Carries a statement out by its name, under which the database keeps it ready. */
export type Prepared = (name: string, text: string, values: readonly unknown[]) => Promise<readonly object[]>;

/**
 * Statements that are carried out one behind the other over one connection, none waiting for the answer to the one
 * before: the database goes on with the next at once. Between them the connection is given to whoever waits for it.
 */
export function oneBehindTheOther(pool: Pool): Prepared {
  let turn: Turn | undefined;
  return (name, text, values) => {
    // Whoever waits for a connection comes first; the order of the statements stays.
    if (!turn || turn.isOver || pool.waitingCount > 0) turn = new Turn(pool, turn?.over);
    return turn.carryOut(name, text, values);
  };
}

/** A connection for as long as there is something under way on it. */
class Turn {
  readonly over: Promise<void>;
  readonly #client: Promise<PoolClient>;
  #end: () => void = () => undefined;
  #underWay = 0;
  #isOver = false;
  #isBroken = false;

  constructor(pool: Pool, before: Promise<void> = Promise.resolve()) {
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#client = before.then(() => pool.connect());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async carryOut(name: string, text: string, values: readonly unknown[]): Promise<readonly object[]> {
    this.#underWay += 1;
    try {
      const client = await this.#client;
      const { rows } = await client.query<object>({ name, text, values: [...values] });
      return rows;
    } catch (error) {
      // The pool would hand out a connection that has ended as long as it has not heard of it.
      this.#isBroken ||= isBrokenConnection(error);
      throw error;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#giveBack();
    }
  }

  #giveBack(): void {
    this.#isOver = true;
    void this.#client
      .then((client) => client.release(this.#isBroken))
      .catch(() => undefined)
      .finally(this.#end);
  }
}
