import type { PlayerId } from '@croupier/table';
import type { ServerMessage } from '../protocol/index.ts';
import type { Audience } from '../tables/audience.ts';
import { frameOf } from './frame.ts';

/** Somebody who looks on from one browser window. */
export interface Screen {
  readonly person: PlayerId;
  /** Sends frames; a screen that cannot keep up is cut rather than waited for. */
  send(frames: Buffer): void;
}

/** The people around one table and their screens: a person may have several. */
export class Room implements Audience {
  readonly #screens = new Map<PlayerId, Set<Screen>>();
  #elsewhere: ReadonlySet<PlayerId> = new Set();
  #changed: () => void = () => undefined;

  /** How many people, here and at other nodes. */
  get watching(): number {
    let count = this.#screens.size;
    for (const player of this.#elsewhere) if (!this.#screens.has(player)) count += 1;
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
    return this.#screens.keys();
  }

  has(player: PlayerId): boolean {
    return this.#screens.has(player) || this.#elsewhere.has(player);
  }

  /** Looks at the table from here: is told what this node says. */
  isHere(player: PlayerId): boolean {
    return this.#screens.has(player);
  }

  holds(screen: Screen): boolean {
    return this.#screens.get(screen.person)?.has(screen) ?? false;
  }

  enter(screen: Screen): void {
    const screens = this.#screens.get(screen.person);
    if (screens) {
      screens.add(screen);
      return;
    }
    this.#screens.set(screen.person, new Set([screen]));
    this.#changed();
  }

  leave(screen: Screen): void {
    const screens = this.#screens.get(screen.person);
    screens?.delete(screen);
    if (screens?.size === 0) {
      this.#screens.delete(screen.person);
      this.#changed();
    }
  }

  publish(messages: readonly ServerMessage[]): void {
    if (this.#screens.size === 0) return;
    const frames = Buffer.concat(messages.map(frameOf));
    for (const screens of this.#screens.values()) for (const screen of screens) screen.send(frames);
  }

  tell(player: PlayerId, message: ServerMessage): void {
    const screens = this.#screens.get(player);
    if (!screens) return;
    const frame = frameOf(message);
    for (const screen of screens) screen.send(frame);
  }
}
