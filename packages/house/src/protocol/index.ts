/** The protocol between the house and whoever talks to it: docs/protocol.md. No server code here: browsers import it. */
export * from './commands.ts';
export * from './http.ts';
export * from './poker.ts';
export * from './rules.ts';
export * from './views.ts';
