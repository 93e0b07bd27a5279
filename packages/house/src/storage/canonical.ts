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
/** Printable ASCII with nothing in it that JSON escapes: almost every text, and it is spelled for every line that is written. */
const PLAIN = /^[ !#-[\]-~]*$/;

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
    if (PLAIN.test(value)) return `"${value}"`;
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

/** So few are put in order one after the other, in place: most records have no more, many in order, and every line has some. */
const FEW_KEYS = 16;

function sortedKeys(record: object): readonly string[] {
  const keys = Object.keys(record);
  if (keys.length > FEW_KEYS) return keys.toSorted();
  for (let at = 1; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    let before = at;
    for (; before > 0 && (keys[before - 1] ?? '') > key; before -= 1) keys[before] = keys[before - 1] ?? '';
    if (before < at) keys[before] = key;
  }
  return keys;
}

const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDFFF]/.test(text) ||
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
