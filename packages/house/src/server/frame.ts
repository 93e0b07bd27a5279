import type { ServerMessage } from '../protocol/index.ts';
import { spelledOption } from '../tables/spelled-options.ts';

/**
 * A message as the WebSocket frame that carries it (RFC 6455 §5.2). What a server sends is not masked, so the same
 * bytes go to everybody: they are made once, and several of them leave in one write.
 */
export function frameOf(message: ServerMessage): Buffer {
  const text = spelled(message);
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length <= 0xff_ff ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT_AND_FINAL;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

const TEXT_AND_FINAL = 0x81;

/** What somebody may bet is spelled option by option, most of them once for all. */
function spelled(message: ServerMessage): string {
  if (message.type !== 'you' || message.kind !== 'banked') return JSON.stringify(message);
  const { options } = message.you;
  const rest = JSON.stringify({ ...message, you: { ...message.you, options: [] } });
  // Inside a text the quotes would be escaped: this is the key, and the first of its name.
  const at = rest.indexOf(EMPTY_OPTIONS) + EMPTY_OPTIONS.length - 1;
  return `${rest.slice(0, at)}${options.map(spelledOption).join()}${rest.slice(at)}`;
}

const EMPTY_OPTIONS = '"options":[]';
