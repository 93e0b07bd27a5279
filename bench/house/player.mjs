// A player of the bench: a WebSocket client that does the least a client can, so that the house is measured and not
// the client. It walks the frames without reading them and looks only for its own name among the bets.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const FINAL_TEXT = 0x81;

/** A masked text frame (RFC 6455 §5.3); the bench's messages are shorter than 64 kB. */
function frame(text) {
  const payload = Buffer.from(text);
  const short = payload.length < 126;
  const head = short
    ? Buffer.from([FINAL_TEXT, 0x80 | payload.length])
    : Buffer.from([FINAL_TEXT, 0xfe, 0, 0]);
  if (!short) head.writeUInt16BE(payload.length, 2);
  const mask = randomBytes(4);
  for (let i = 0; i < payload.length; i += 1) payload[i] ^= mask[i & 3];
  return Buffer.concat([head, mask, payload]);
}

export class Player {
  constructor(address, cookie, who, table) {
    this.address = new URL(address);
    this.cookie = cookie;
    this.who = who;
    this.table = table;
    this.mine = Buffer.from(`"type":"bets","who":"${who}"`);
    this.latencies = [];
    this.heard = 0;
    this.seated = false;
    this.refused = new Map();
    this.sent = 0;
    this.clicks = [];
    this.rest = Buffer.alloc(0);
    this.onBroadcast = () => undefined;
    this.onOpen = () => undefined;
  }

  async open() {
    const { hostname, port, host } = this.address;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    const lines = ['GET /ws HTTP/1.1', `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    lines.push(`Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`, 'Sec-WebSocket-Version: 13');
    this.socket.write(`${[...lines, `Cookie: ${this.cookie}`].join('\r\n')}\r\n\r\n`);
    await new Promise((resolve, reject) => {
      let head = Buffer.alloc(0);
      const onData = (chunk) => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) reject(new Error(head.toString()));
        this.socket.off('data', onData);
        this.socket.on('data', (data) => this.hear(data));
        this.hear(head.subarray(end + 4));
        resolve();
      };
      this.socket.on('data', onData);
      this.socket.once('error', reject);
    });
    this.say({ type: 'join', table: this.table });
  }

  say(message) {
    this.socket.write(frame(JSON.stringify(message)));
  }

  /** Puts a dollar down. */
  click(spot, kind) {
    this.sent += 1;
    this.clicks.push(performance.now());
    const changes = [{ spot, wager: 'player', kind, amount: 100 }];
    this.say({ type: 'bet', id: `${this.sent}`, table: this.table, changes });
  }

  hear(chunk) {
    const data = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let at = 0;
    while (data.length - at >= 2) {
      let length = data[at + 1] & 0x7f;
      let body = at + 2;
      if (length === 126) {
        if (data.length - at < 4) break;
        length = data.readUInt16BE(at + 2);
        body = at + 4;
      } else if (length === 127) {
        if (data.length - at < 10) break;
        length = Number(data.readBigUInt64BE(at + 2));
        body = at + 10;
      }
      if (data.length < body + length) break;
      this.message(data.subarray(body, body + length));
      at = body + length;
    }
    this.rest = data.subarray(at);
  }

  message(payload) {
    this.heard += 1;
    // {"type":"event"… {"type":"you"… {"type":"done"… {"type":"refused"…: the ninth character tells.
    const kind = payload[9];
    // {"type":"table"…: the answer to join.
    if (kind === 0x74) this.seated = true;
    if (kind === 0x65 && payload[10] === 0x76) {
      if (payload.includes(this.mine)) {
        this.latencies.push(performance.now() - this.clicks.shift());
        this.onBroadcast();
      } else if (payload.includes('"type":"betting-opened"')) this.onOpen();
    } else if (kind === 0x72 || kind === 0x65) {
      const { refusal, reason = refusal.reason } = JSON.parse(payload.toString());
      this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
      this.clicks.shift();
      this.onBroadcast();
    }
  }

  close() {
    this.socket.destroy();
  }
}
