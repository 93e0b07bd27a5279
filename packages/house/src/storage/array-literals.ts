/**
 * Columns of rows as PostgreSQL's array literals, `{1,2,3}`, to be unnested: one parameter per column instead of one
 * per value. Written here because node-postgres treats every element as a text to be escaped, which shows at
 * thousands of rows a second.
 */
export const integers = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

export const texts = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'null' : quoted(value))).join(',')}}`;

export const times = (values: readonly Date[]): string =>
  `{${values.map((value) => value.toISOString()).join(',')}}`;

const quoted = (value: string): string =>
  `"${/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value}"`;

/** Bytes that are written in hexadecimal. */
export const bytes = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'null' : `"\\\\x${value}"`)).join(',')}}`;
