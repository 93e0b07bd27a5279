/**
 * The protocol between the house and whoever talks to it: docs/protocol.md. Each message is one schema, and its type is
 * inferred from it. No server code here: browsers import it, and only its types, so that no schema is sent to them.
 */
export type { SentAnswer } from './answer.ts';
export * from './commands.ts';
export * from './how-to-play.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './poker.ts';
export * from './preferences.ts';
export * from './rules.ts';
export * from './statistics.ts';
export * from './talk.ts';
export type { PaceView, PersonView } from './terms.ts';
export * from './training.ts';
export * from './views.ts';
