import { createHash } from 'node:crypto';
import type { PlayerId } from '@croupier/table';
import type { People, Person } from '../people/index.ts';
import type { PersonView } from '../protocol/index.ts';
import { botName, isBotPlayer } from './bot-names.ts';

/** How people are called in public. The handle is a hash: nobody gets from it to the key of an account. */
export class Guestbook {
  readonly #people: Pick<People, 'find'>;
  readonly #known = new Map<PlayerId, PersonView>();

  constructor(people: Pick<People, 'find'>) {
    this.#people = people;
  }

  /** Enters somebody under the name they have now. */
  enter({ id, name }: Pick<Person, 'id' | 'name'>): PersonView {
    const before = this.#known.get(id);
    if (before?.name === name) return before;
    const view = { who: handleOf(id), name };
    this.#known.set(id, view);
    return view;
  }

  /** Looks up those who are not in it yet. */
  async learn(players: Iterable<PlayerId>): Promise<void> {
    for (const player of players) {
      if (this.#known.has(player) || isBotPlayer(player)) continue;
      const person = await this.#people.find(player);
      if (person) this.enter(person);
    }
  }

  /** Whose handle this is, of those who are in it. */
  whose(who: string): PlayerId | undefined {
    for (const [player, view] of this.#known) if (view.who === who) return player;
    return undefined;
  }

  readonly naming = (player: PlayerId): PersonView =>
    this.#known.get(player) ?? { who: handleOf(player), name: botName(player) ?? 'Somebody' };
}

const handleOf = (id: string): string =>
  createHash('sha256').update(`croupier-who\0${id}`).digest('base64url').slice(0, 12);
