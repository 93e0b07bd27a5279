import type { PlayerId } from '@croupier/table';
import type { ServerMessage } from '../protocol/index.ts';

/** Those who look at a table. */
export interface Audience {
  /** How many people, through this node and others. */
  readonly watching: number;
  /** Those whom this node can tell something. */
  people(): Iterable<PlayerId>;
  /** True also of those who look through another node. */
  has(player: PlayerId): boolean;
  /** Says the same to all of them. */
  publish(messages: readonly ServerMessage[]): void;
  /** Says something to one of them alone, on every screen they look at. */
  tell(player: PlayerId, message: ServerMessage): void;
}
