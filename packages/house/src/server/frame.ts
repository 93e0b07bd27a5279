import type { ServerMessage } from '../protocol/index.ts';
import { spelledOptions } from '../tables/spelled-options.ts';

/**
 * A message as the WebSocket frame that carries it (RFC 6455 §5.2). What a server sends is not masked, so the same
 * bytes go to everybody: they are made once, and several of them leave in one write.
 */
export function frameOf(message: ServerMessage): Buffer {
  if (message.type === 'you' && message.kind === 'banked') return frameOfOnesOwn(message);
  const text = JSON.stringify(message);
  const { frame, at } = headed(Buffer.byteLength(text));
  frame.write(text, at);
  return frame;
}

/**
 * Frames are cut from sheets, one behind the other: memory of its own for each of them costs more than what is written
 * there. A sheet is given back when the last frame on it has left.
 */
const SHEET = 256 * 1024;
let sheet = Buffer.allocUnsafeSlow(SHEET);
let cutTo = 0;

function cut(length: number): Buffer {
  if (length > SHEET / 8) return Buffer.allocUnsafe(length);
  if (cutTo + length > SHEET) {
    sheet = Buffer.allocUnsafeSlow(SHEET);
    cutTo = 0;
  }
  cutTo += length;
  return sheet.subarray(cutTo - length, cutTo);
}

/** Room for so many bytes behind the head of the frame, and where they begin. */
function headed(length: number): { readonly frame: Buffer; readonly at: number } {
  const at = length < 126 ? 2 : length <= 0xff_ff ? 4 : 10;
  const frame = cut(at + length);
  frame[0] = TEXT_AND_FINAL;
  if (at === 2) frame[1] = length;
  else if (at === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return { frame, at };
}

const TEXT_AND_FINAL = 0x81;

/** What somebody may bet is most of it, and most of that was spelled before. */
function frameOfOnesOwn(message: Extract<ServerMessage, { type: 'you'; kind: 'banked' }>): Buffer {
  const options = spelledOptions(message.you.options);
  const rest = JSON.stringify({ ...message, you: { ...message.you, options: [] } });
  // Inside a text the quotes would be escaped: this is the key, and the first of its name.
  const split = rest.indexOf(EMPTY_OPTIONS) + EMPTY_OPTIONS.length - 1;
  const before = rest.slice(0, split);
  const after = rest.slice(split);
  const length = options.reduce((sum, part) => sum + part.length, 0);
  const { frame, at } = headed(Buffer.byteLength(rest) + length);
  let end = at + frame.write(before, at);
  for (const part of options) end += part.copy(frame, end);
  frame.write(after, end);
  return frame;
}

const EMPTY_OPTIONS = '"options":[]';
