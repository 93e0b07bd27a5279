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

  get watching(): number {
    return this.#lines.size;
  }

  people(): Iterable<PlayerId> {
    return this.#lines.keys();
  }

  has(player: PlayerId): boolean {
    return this.#lines.has(player);
  }

  holds(line: Line): boolean {
    return this.#lines.get(line.person)?.has(line) ?? false;
  }

  enter(line: Line): void {
    const lines = this.#lines.get(line.person);
    if (lines) lines.add(line);
    else this.#lines.set(line.person, new Set([line]));
  }

  leave(line: Line): void {
    const lines = this.#lines.get(line.person);
    lines?.delete(line);
    if (lines?.size === 0) this.#lines.delete(line.person);
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
