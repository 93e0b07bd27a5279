// A player of the bench: a WebSocket client that does the least a client can, so that the house is measured and not
// the client. It walks the frames without reading them and looks only for its own name among the bets, once in all that
// came together.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const FINAL_TEXT = 0x81;
const MASKED = 0x80;
/** A length that is told in the two bytes behind it, or in eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;

/** A masked text frame (RFC 6455 §5.3); the bench's messages are shorter than 64 kB, and nobody need be kept from guessing its masks. */
function frame(text) {
  const length = Buffer.byteLength(text);
  const head = length < IN_TWO ? 2 : 4;
  const bytes = Buffer.allocUnsafe(head + 4 + length);
  bytes[0] = FINAL_TEXT;
  bytes[1] = MASKED | (head === 2 ? length : IN_TWO);
  if (head === 4) bytes.writeUInt16BE(length, 2);
  bytes.writeUInt32BE(Math.floor(Math.random() * 2 ** 32), head);
  bytes.write(text, head + 4);
  for (let i = 0; i < length; i += 1) bytes[head + 4 + i] ^= bytes[head + (i & 3)];
  return bytes;
}

const [E, R, T] = Buffer.from('ert');

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
      if (length === IN_TWO) {
        if (data.length - at < 4) break;
        length = data.readUInt16BE(at + 2);
        body = at + 4;
      } else if (length === IN_EIGHT) {
        if (data.length - at < 10) break;
        length = Number(data.readBigUInt64BE(at + 2));
        body = at + 10;
      }
      if (data.length < body + length) break;
      this.heard += 1;
      // {"type":"event"… {"type":"you"… {"type":"done"… {"type":"refused"…: the ninth character tells, and of error the tenth.
      const kind = data[body + 9];
      if (kind === T) this.seated = true;
      else if (kind === R || (kind === E && data[body + 10] === R))
        this.turnedDown(data.subarray(body, body + length));
      at = body + length;
    }
    // All that came together is searched at once.
    for (
      let mine = data.indexOf(this.mine);
      mine >= 0 && mine < at;
      mine = data.indexOf(this.mine, mine + 1)
    ) {
      this.latencies.push(performance.now() - this.clicks.shift());
      this.onBroadcast();
    }
    this.rest = data.subarray(at);
  }

  turnedDown(payload) {
    const { refusal, reason = refusal.reason } = JSON.parse(payload.toString());
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    this.clicks.shift();
    this.onBroadcast();
  }

  close() {
    this.socket.destroy();
  }
}
