import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.ts';

/** A password that is too short, too long, or that anybody would try first. */
export class PasswordRefused extends Error {
  override readonly name = 'PasswordRefused';
}

/** Argon2id (the library's default) as OWASP recommends it: 19 MiB, two passes; some tens of milliseconds. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Nothing that anybody would guess: not short, not famous, not one's own name, not one letter over and over. */
export function hashPassword(password: string, name: string): Promise<string> {
  const letters = Array.from(password.normalize('NFKC').toLowerCase());
  const { length } = letters;
  if (length < 8) throw new PasswordRefused('A password has at least 8 characters.');
  if (new Set(letters).size < 4) throw new PasswordRefused('A password has at least 4 different characters.');
  if (isCommonPassword(letters.join('')))
    throw new PasswordRefused('This password is one that everybody tries first; choose another.');
  if (isMadeOf(letters.join(''), name.toLowerCase()))
    throw new PasswordRefused('A password is not the name with something added to it.');
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

/** The name itself, alone or with no more than digits and signs around it. */
const isMadeOf = (password: string, name: string): boolean =>
  name.length >= 3 && password.includes(name) && /^[^\p{L}]*$/u.test(password.replaceAll(name, ''));

/** What the journal keeps of a stored password, so that one that was exchanged in the database is noticed. */
export const passwordDigest = (stored: string | null): string | null =>
  stored === null ? null : createHash('sha256').update(stored).digest('hex');
