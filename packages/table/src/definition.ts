import type { TableGame } from './game.ts';

/** A value that JSON can carry. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | readonly PlainData[]
  | { readonly [name: string]: PlainData };

/** A value of a definition as plain data, its keys in order: a condition or a script is its own text. */
export function plainData(value: unknown, above: readonly unknown[] = []): PlainData {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'function' || typeof value === 'bigint' || typeof value === 'symbol')
    return String(value);
  if (typeof value !== 'object') return 'undefined';
  if (above.includes(value)) return 'itself';
  const inside = [...above, value];
  if (value instanceof Map || value instanceof Set) return [...value].map((one) => plainData(one, inside));
  if (ArrayBuffer.isView(value))
    return Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  if (Array.isArray(value)) return value.map((one) => plainData(one, inside));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, plainData(field, inside)]),
  );
}

/**
 * The definition of a game under its options as one text, to be hashed: section, options, every wager with its rows, awards, conditions and
 * limits, seats, cards, bank, meters, and what is posted. It changes with any of them.
 */
export const definitionText = ({
  id,
  section,
  options,
  layout,
  posted,
}: Pick<TableGame, 'id' | 'section' | 'options' | 'layout' | 'posted'>): string =>
  JSON.stringify(plainData({ id, section: [section.rulebook.id, section.number], options, layout, posted }));
