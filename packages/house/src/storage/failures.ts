/** The database could not be reached, or went away in the middle. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** PostgreSQL's five-character code of an error, where the error is PostgreSQL's. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  // Every one of them has a digit, and EPIPE, which is the network's, has none.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** Another connection was quicker: the same again, on what it has written, may well succeed. */
export function isLostRace(error: unknown): boolean {
  const state = sqlState(error);
  return state === UNIQUE_VIOLATION || state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}

const CODES_OF_THE_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** What node-postgres says of a connection that has gone; these errors of its own have no code. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** There is no database to be reached, or it has ended the connection: the error is the network's or its own, and nobody else's. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined) return isBrokenConnection(error);
  return (
    GONE.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && CODES_OF_THE_NETWORK.has(error.code))
  );
}

/** The connection failed, so that nobody here knows whether the last COMMIT took place. */
export function isBrokenConnection(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection; 25P03: idle for too long; 57P: the server shuts down; 53300: no connection to be had; 58: the disk.
  return state === undefined ? true : /^(08|25P03|57P|533|58)/.test(state);
}
