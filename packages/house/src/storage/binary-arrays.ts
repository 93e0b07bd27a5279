/**
 * Columns of rows as PostgreSQL's arrays in its binary form, to be unnested: one parameter per column instead of one
 * per value, and nothing that has to be spelled here and read there. node-postgres hands over a buffer as it is.
 */
export const integers = (values: readonly (number | null)[]): Buffer => wholeNumbers(INT8, values);

export const counts = (values: readonly number[]): Buffer => small(INT4, 4, values);

export const smallCounts = (values: readonly number[]): Buffer => small(INT2, 2, values);

export const times = (values: readonly Date[]): Buffer =>
  wholeNumbers(
    TIMESTAMPTZ,
    values.map((value) => (value.getTime() - EPOCH) * MICROSECONDS),
  );

export function texts(values: readonly (string | null)[]): Buffer {
  let size = 0;
  for (const value of values) size += LENGTH + (value?.length ?? 0);
  const array = headed(TEXT, values, size);
  const view = viewOf(array);
  let at = HEAD;
  for (const value of values) {
    view.setInt32(at, value?.length ?? NULL);
    at += LENGTH;
    if (value === null) continue;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code > LAST_OF_ASCII) return textsOfAnyLength(values);
      array[at + index] = code;
    }
    at += value.length;
  }
  return array;
}

/** Where a text has more bytes than characters. */
function textsOfAnyLength(values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  const array = headed(
    TEXT,
    values,
    lengths.reduce((sum, length) => sum + LENGTH + length, 0),
  );
  let at = HEAD;
  for (const [index, value] of values.entries()) {
    const length = lengths[index] ?? 0;
    at = array.writeInt32BE(value === null ? NULL : length, at);
    if (value !== null) array.write(value, at);
    at += length;
  }
  return array;
}

/** Bytes that are written in hexadecimal. */
export function bytes(values: readonly (string | null)[]): Buffer {
  let size = 0;
  for (const value of values) size += LENGTH + (value === null ? 0 : value.length / 2);
  const array = headed(BYTEA, values, size);
  let at = HEAD;
  for (const value of values) {
    at = array.writeInt32BE(value === null ? NULL : value.length / 2, at);
    if (value !== null) at += array.write(value, at, 'hex');
  }
  return array;
}

/** The numbers that PostgreSQL gives its types (pg_type.dat). */
const BYTEA = 17;
const INT8 = 20;
const INT2 = 21;
const INT4 = 23;
const TEXT = 25;
const TIMESTAMPTZ = 1184;

/** Dimensions, whether something is null, the type of the elements, how many they are, and from where they are counted. */
const HEAD = 20;
const HEAD_OF_NONE = 12;
const LENGTH = 4;
/** The length of what is not there. */
const NULL = -1;
const HIGH = 2 ** 32;
const LAST_OF_ASCII = 0x7f;
/** PostgreSQL counts microseconds from the beginning of 2000. */
const EPOCH = Date.UTC(2000);
const MICROSECONDS = 1000;

function headed(type: number, values: readonly unknown[], size: number): Buffer {
  const none = values.length === 0;
  const array = Buffer.allocUnsafe(none ? HEAD_OF_NONE : HEAD + size);
  array.writeInt32BE(none ? 0 : 1, 0);
  array.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  array.writeInt32BE(type, 8);
  if (none) return array;
  array.writeInt32BE(values.length, 12);
  array.writeInt32BE(1, 16);
  return array;
}

function wholeNumbers(type: number, values: readonly (number | null)[]): Buffer {
  let size = 0;
  for (const value of values) size += LENGTH + (value === null ? 0 : 8);
  const array = headed(type, values, size);
  const view = viewOf(array);
  let at = HEAD;
  for (const value of values) {
    if (value === null) {
      view.setInt32(at, NULL);
      at += LENGTH;
      continue;
    }
    const high = Math.floor(value / HIGH);
    view.setInt32(at, 8);
    view.setInt32(at + 4, high);
    view.setUint32(at + 8, value - high * HIGH);
    at += LENGTH + 8;
  }
  return array;
}

function small(type: number, width: 2 | 4, values: readonly number[]): Buffer {
  const array = headed(type, values, values.length * (LENGTH + width));
  let at = HEAD;
  for (const value of values) {
    at = array.writeInt32BE(width, at);
    at = array.writeIntBE(value, at, width);
  }
  return array;
}

/** Its numbers are written without a call for each of them. */
const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);
