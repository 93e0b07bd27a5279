import type { PlayerId } from '@croupier/table';
import type { PokerMessage, ServerMessage } from '../protocol/index.ts';
import type { Audience } from '../tables/audience.ts';
import { frameOf } from './frame.ts';

/** Somebody's open line to the house. */
export interface Line {
  readonly person: PlayerId;
  /** Sends frames; a line that cannot keep up is cut rather than waited for. */
  send(frames: Buffer): void;
}

/** The people around one table and their lines: a person may look from several screens. */
export class Room implements Audience {
  readonly #lines = new Map<PlayerId, Set<Line>>();
  #elsewhere: ReadonlySet<PlayerId> = new Set();
  #changed: () => void = () => undefined;

  /** How many people, here and at other nodes. */
  get watching(): number {
    let count = this.#lines.size;
    for (const player of this.#elsewhere) if (!this.#lines.has(player)) count += 1;
    return count;
  }

  /** Called when somebody has come or gone here. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Those who look at the table through other nodes. */
  setElsewhere(people: ReadonlySet<PlayerId>): void {
    this.#elsewhere = people;
  }

  people(): Iterable<PlayerId> {
    return this.#lines.keys();
  }

  has(player: PlayerId): boolean {
    return this.#lines.has(player) || this.#elsewhere.has(player);
  }

  holds(line: Line): boolean {
    return this.#lines.get(line.person)?.has(line) ?? false;
  }

  enter(line: Line): void {
    const lines = this.#lines.get(line.person);
    if (lines) {
      lines.add(line);
      return;
    }
    this.#lines.set(line.person, new Set([line]));
    this.#changed();
  }

  leave(line: Line): void {
    const lines = this.#lines.get(line.person);
    lines?.delete(line);
    if (lines?.size === 0) {
      this.#lines.delete(line.person);
      this.#changed();
    }
  }

  publish(messages: readonly (ServerMessage | PokerMessage)[]): void {
    if (this.#lines.size === 0) return;
    const frames = Buffer.concat(messages.map(frameOf));
    for (const lines of this.#lines.values()) for (const line of lines) line.send(frames);
  }

  tell(player: PlayerId, message: ServerMessage | PokerMessage): void {
    const lines = this.#lines.get(player);
    if (!lines) return;
    const frame = frameOf(message);
    for (const line of lines) line.send(frame);
  }
}
