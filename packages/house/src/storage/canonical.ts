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

/**
 * The one spelling of a JSON value (RFC 8785): keys sorted by UTF-16 code unit, no spaces, numbers as JavaScript
 * writes them, fields without a value left out. Hashes are taken over this text, so it is also what is stored.
 */
export function canonicalJson(value: Json): string {
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
  return isList(value) ? canonicalList(value) : canonicalRecord(value);
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const canonicalList = (list: readonly Json[]): string => `[${list.map(canonicalJson).join(',')}]`;

function canonicalRecord(record: { readonly [key: string]: Json | undefined }): string {
  const prototype: unknown = Object.getPrototypeOf(record);
  // A date or a map would silently become an empty record.
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotJson('Only plain records can be written as JSON.');
  }
  const fields: string[] = [];
  for (const key of Object.keys(record).toSorted(byCodeUnit)) {
    const value = record[key];
    if (value !== undefined) fields.push(`${canonicalJson(key)}:${canonicalJson(value)}`);
  }
  return `{${fields.join(',')}}`;
}

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
