import type { Command, ServerMessage } from '@croupier/house/protocol';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A command without its id, which the client chooses. */
export type Request = WithoutId<Command>;

/** A table as you see it; its `kind` says whose view is inside. */
export type TableMessage = Extract<ServerMessage, { type: 'table' }>;
