import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Refused } from '@croupier/table';

/** From which address somebody comes. */
export type AddressOf = (request: {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  readonly headers: IncomingMessage['headers'];
}) => string;

/**
 * The address of whoever connects; where that is a proxy of ours, the last address in its X-Forwarded-For that is none.
 * Whoever comes by no proxy of ours can write there what they like, and is not believed.
 */
export function addressThrough(trusted: readonly string[]): AddressOf {
  const ours = new BlockList();
  for (const one of trusted) addTo(ours, one.trim());
  const isOurs = (address: string): boolean => {
    const family = isIP(address);
    return family !== 0 && ours.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return ({ socket, headers }) => {
    const from = plain(socket.remoteAddress ?? '');
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    const way = [...told.map((one) => plain(one.trim())).filter((one) => isIP(one) !== 0), from];
    return way.findLast((address, at) => at === 0 || !isOurs(address)) ?? from;
  };
}

/** An address, or a network as 10.0.0.0/8. */
function addTo(list: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
  if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32))
    throw new Refused({ reason: `"${text}" is neither an address nor a network of proxies.` });
  list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 as it is, also where it comes in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
