/** A value that JSON can carry, and nothing else. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A value that JSON cannot carry exactly, so that it can be neither hashed nor kept. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

const DEEPEST = 100;

/**
 * The one spelling of a JSON value (RFC 8785): keys sorted by UTF-16 code unit, no spaces, numbers as JavaScript
 * writes them, fields without a value left out. Hashes are taken over this text, so it is also what is stored.
 */
export const canonicalJson = (value: Json): string => spell(value, 0);

function spell(value: Json, depth: number): string {
  // PostgreSQL reads JSON by recursion too, and has less room for it when embedded.
  if (depth > DEEPEST) throw new NotJson(`JSON nested more than ${DEEPEST} deep cannot be stored.`);
  if (value === null) return 'null';
  if (typeof value === 'string') {
    // A lone half of a surrogate pair has no UTF-8, and two different strings would then hash alike.
    if (!isWellFormed(value)) throw new NotJson('A text with half a surrogate pair cannot be stored.');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJson(`${value} is not a number that JSON can carry.`);
    return JSON.stringify(value);
  }
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object') throw new NotJson(`A ${typeof value} cannot be written as JSON.`);
  return isList(value) ? canonicalList(value, depth + 1) : canonicalRecord(value, depth + 1);
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

function canonicalList(list: readonly Json[], depth: number): string {
  let text = '[';
  for (const item of list) text += `${text.length > 1 ? ',' : ''}${spell(item, depth)}`;
  return `${text}]`;
}

function canonicalRecord(record: { readonly [key: string]: Json | undefined }, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(record);
  // A date or a map would silently become an empty record.
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotJson('Only plain records can be written as JSON.');
  }
  let text = '{';
  for (const key of sortedKeys(record)) {
    const value = record[key];
    if (value !== undefined)
      text += `${text.length > 1 ? ',' : ''}${spell(key, depth)}:${spell(value, depth)}`;
  }
  return `${text}}`;
}

/** Most records have few keys, and many have them in order: this is done for every line that is written. */
function sortedKeys(record: object): readonly string[] {
  const keys = Object.keys(record);
  for (let at = 1; at < keys.length; at += 1)
    if (byCodeUnit(keys[at - 1] ?? '', keys[at] ?? '') > 0) return keys.toSorted(byCodeUnit);
  return keys;
}

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDFFF]/.test(text) ||
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
