import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What is shorter fits into a packet or two as it is. */
const SHORT = 1_400;

/** Quick ones: an answer is made once, for one visitor, and a lobby asks for its tables every few seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 4 };

const codings = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text, GZIP),
} as const;

/** Answers that the house writes are sent as small as whoever asks can read them; files are compressed when they are built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORT || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', 'accept-encoding');
    const coding = preferred(headers);
    if (coding === undefined) return payload;
    const bytes = await codings[coding](payload);
    reply.header('content-encoding', coding).header('content-length', bytes.length);
    return bytes;
  });
}

/** The first that is taken: whoever names one with q=0 does not. */
function preferred({
  'accept-encoding': accepted = '',
}: IncomingHttpHeaders): keyof typeof codings | undefined {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
