/** A line that can be ended from the house's side. */
interface Ending {
  close(code: number, reason: string): void;
}

const SIGNED_OUT = 4401;

/** The open lines by the session that they came with: when it ends, they do. */
export class OpenLines {
  readonly #lines = new Map<string, Set<Ending>>();

  add(token: string, line: Ending): void {
    const lines = this.#lines.get(token);
    if (lines) lines.add(line);
    else this.#lines.set(token, new Set([line]));
  }

  remove(token: string, line: Ending): void {
    const lines = this.#lines.get(token);
    lines?.delete(line);
    if (lines?.size === 0) this.#lines.delete(token);
  }

  /** The sessions that have a line open. */
  sessions(): string[] {
    return [...this.#lines.keys()];
  }

  /** A line goes on under another session, as when a guest takes a name. */
  move(from: string, to: string): void {
    const lines = this.#lines.get(from);
    this.#lines.delete(from);
    for (const line of lines ?? []) this.add(to, line);
  }

  hangUp(token: string): void {
    for (const line of this.#lines.get(token) ?? []) line.close(SIGNED_OUT, 'Signed out.');
  }
}
