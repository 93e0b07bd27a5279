import { hash, verify } from '@node-rs/argon2';

/** A password that is too short or too long. */
export class PasswordRefused extends Error {
  override readonly name = 'PasswordRefused';
}

/** Argon2id (the library's default) as OWASP recommends it: 19 MiB, two passes; some tens of milliseconds. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  const length = Array.from(password).length;
  if (length < 8) throw new PasswordRefused('A password has at least 8 characters.');
  if (length > 200) throw new PasswordRefused('A password has at most 200 characters.');
  return hash(password.normalize('NFKC'), COST);
}

let decoy: Promise<string> | undefined;

/** Takes as long for a name that nobody has as for a wrong password, so that the clock does not tell them apart. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST);
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC').slice(0, 1000));
  return matches && typeof stored === 'string';
}
