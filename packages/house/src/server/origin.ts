import type { IncomingHttpHeaders } from 'node:http';

/** A browser says from which site a request comes; programs that are none say nothing. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
