/** A connection that can be ended from the house's side. */
interface Ending {
  close(code: number, reason: string): void;
}

const SIGNED_OUT = 4401;

/** The open connections by the session that they came with: when it ends, they do. */
export class OpenConnections {
  readonly #open = new Map<string, Set<Ending>>();

  readonly #tokens = new Map<Ending, string>();

  add(token: string, connection: Ending): void {
    this.#tokens.set(connection, token);
    const open = this.#open.get(token);
    if (open) open.add(connection);
    else this.#open.set(token, new Set([connection]));
  }

  remove(connection: Ending): void {
    const token = this.#tokens.get(connection) ?? '';
    this.#tokens.delete(connection);
    const open = this.#open.get(token);
    open?.delete(connection);
    if (open?.size === 0) this.#open.delete(token);
  }

  /** The sessions that have a connection open. */
  sessions(): string[] {
    return [...this.#open.keys()];
  }

  hangUp(token: string): void {
    for (const connection of this.#open.get(token) ?? []) connection.close(SIGNED_OUT, 'Signed out.');
  }
}
