import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../storage/canonical.ts';
import { codeHash } from './code-hash.ts';
import { contributionOf, type TableSetting } from './setting.ts';

const known = new WeakMap<TableSetting, string>();

/**
 * A hash that changes with anything that affects what a table returns: game and options, every wager with its rows, awards
 * and conditions, limits, deck, meter, and the code that deals and settles. It stands in the first line of every shoe.
 */
export function definitionOf(setting: TableSetting): string {
  const before = known.get(setting);
  if (before) return before;
  const hash = hashed(described(setting));
  known.set(setting, hash);
  return hash;
}

/** What the house has chosen of it: a table that gets other terms is another table, and one of another version is not. */
function chosen(setting: TableSetting): { readonly [name: string]: Json } {
  const { game, limits, burn = 0, staffed = false, meters } = setting;
  return {
    game: game.id,
    options: plain(game.options),
    limits: plain(limits),
    burn,
    staffed,
    contribution: contributionOf(setting),
    ...(meters ? { meters: plain(meters) } : {}),
  };
}

const described = (setting: TableSetting): Json => ({
  ...chosen(setting),
  layout: plain(setting.game.layout),
  code: codeHash(),
});

/** A hash of what the house has chosen of a table, whatever the version of the code that deals it. */
export const termsOf = (setting: TableSetting): string => hashed(chosen(setting));

export const hashed = (value: Json): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');

/** A value of a definition as JSON: a condition or a script is its own text. */
export function plain(value: unknown, above: readonly unknown[] = []): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'function' || typeof value === 'bigint' || typeof value === 'symbol')
    return String(value);
  if (typeof value !== 'object') return 'undefined';
  if (above.includes(value)) return 'itself';
  const inside = [...above, value];
  if (value instanceof Map || value instanceof Set) return [...value].map((one) => plain(one, inside));
  if (ArrayBuffer.isView(value))
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
  if (Array.isArray(value)) return value.map((one) => plain(one, inside));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, plain(field, inside)]),
  );
}
