import { createHash } from 'node:crypto';
import { definitionText, plainData } from '@croupier/table';
import { canonicalJson, type Json } from '../storage/canonical.ts';
import { codeHash } from './code-hash.ts';
import { contributionOf, type TableSetting } from './setting.ts';

const known = new WeakMap<TableSetting, string>();

/**
 * A hash that changes with anything that affects what a table returns: the definition of its game, which is the hash that a report has of
 * it, what the house has chosen (limits, burn, meters, who confirms), and the code that deals and settles. It stands in the first line of every shoe.
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
    options: plainData(game.options),
    limits: plainData(limits),
    burn,
    staffed,
    contribution: contributionOf(setting),
    ...(meters ? { meters: plainData(meters) } : {}),
  };
}

const described = (setting: TableSetting): Json => ({
  ...chosen(setting),
  definition: gameDefinitionOf(setting.game),
  code: codeHash(),
});

/** The definition of a game under its options, by the hash that stands in its report (`identity.definition`). */
const gameDefinitionOf = (game: TableSetting['game']): string =>
  createHash('sha256').update(definitionText(game)).digest('hex');

/** A hash of what the house has chosen of a table, whatever the version of the code that deals it. */
export const termsOf = (setting: TableSetting): string => hashed(chosen(setting));

export const hashed = (value: Json): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
