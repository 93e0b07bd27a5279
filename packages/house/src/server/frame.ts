import type { ServerMessage } from '../protocol/index.ts';

/**
 * A message as the WebSocket frame that carries it (RFC 6455 §5.2). What a server sends is not masked, so the same
 * bytes go to everybody: they are made once, and several of them leave in one write.
 */
export function frameOf(message: ServerMessage): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([headerOf(payload.length), payload]);
}

const TEXT_AND_FINAL = 0x81;

function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_AND_FINAL, length]);
  if (length <= 0xff_ff) {
    const header = Buffer.from([TEXT_AND_FINAL, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = TEXT_AND_FINAL;
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
