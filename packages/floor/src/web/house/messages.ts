import type { ServerMessage } from '@croupier/house/protocol';

const TYPES: ReadonlySet<unknown> = new Set<ServerMessage['type']>([
  'table',
  'event',
  'you',
  'done',
  'refused',
  'error',
  'talk',
  'said',
  'unsaid',
]);

/**
 * The house that handed out this page speaks its protocol, so only the envelope is looked at: a message of a kind
 * that this page does not know is passed over.
 */
export function readMessage(text: unknown): ServerMessage | null {
  if (typeof text !== 'string') return null;
  const message: unknown = parse(text);
  return isServerMessage(message) ? message : null;
}

function isServerMessage(message: unknown): message is ServerMessage {
  return typeof message === 'object' && message !== null && 'type' in message && TYPES.has(message.type);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
