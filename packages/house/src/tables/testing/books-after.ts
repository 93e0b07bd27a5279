import { RULES_CHANGED } from '../rules-changed.ts';
import type { VirtualHouse } from './virtual-nodes.ts';

/**
 * What is wrong with the answers, the chips and the nodes after a schedule, whatever was played; nothing, if nothing is.
 * `judge` looks at what is written of a table.
 */
export function wrongWith<State extends { readonly seq: number }, Event, Command>(
  house: VirtualHouse<State, Event, Command>,
  judge: (table: string) => string | undefined,
): string | undefined {
  const { database, sent } = house;
  if ([...database.balances.values()].reduce((sum, chips) => sum + chips, 0) !== 0)
    return 'Chips were made or lost.';
  for (const { key, outcome, needsLine } of sent) {
    const written = database.commands.has(`${key.person} ${key.id}`);
    if (outcome && 'done' in outcome && !written && needsLine)
      return `${key.id} was answered done, and is not in the books.`;
    if (outcome && 'refused' in outcome && written) return `${key.id} was refused, and is in the books.`;
  }
  for (const { id } of house.tables) {
    const lines = database.lines(id);
    const wrong = judge(id) ?? changedInTheEnd(lines.map(({ type }) => type));
    if (wrong !== undefined) return wrong;
    // Who hears that a table has got other rules goes no further with it.
    if (lines.at(-1)?.type === RULES_CHANGED) continue;
    for (const { seq } of house.states(id))
      if (seq !== lines.length) return 'A node has not heard of the last line.';
  }
  return undefined;
}

/** Nobody who knew the old rules writes under the new ones. */
function changedInTheEnd(types: readonly string[]): string | undefined {
  const at = types.indexOf(RULES_CHANGED);
  return at >= 0 && at !== types.length - 1 ? `Line ${at + 2} was written by the old rules.` : undefined;
}
