import { bankedGameNamed } from '@croupier/games';
import { dollars, Refused } from '@croupier/table';
import { z } from 'zod';
import type { TableDay } from './hold.ts';

/** Tables of a day as a house writes them down, amounts in dollars; what cannot be is refused in a sentence. */
export function readTableDays(text: string): TableDay[] {
  const amount = z.number().positive();
  const told = z
    .object({
      tables: z
        .array(
          z.strictObject({
            name: z.string().optional(),
            game: z.string(),
            options: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
            players: z.number().int().positive(),
            handsPerHour: amount,
            hours: amount,
            stakes: z.record(z.string(), amount),
            won: z.number().optional(),
          }),
        )
        .min(1),
    })
    .safeParse(parsed(text));
  if (!told.success) {
    const [issue] = told.error.issues;
    throw new Refused({ reason: sentenceOn(issue?.path ?? []) });
  }
  return told.data.tables.map(({ name, game, options, players, handsPerHour, hours, stakes, won }, i) => {
    const table = bankedGameNamed(game).with(options);
    return {
      name: name ?? `${table.title} ${i + 1}`,
      table,
      players,
      hands: Math.max(1, Math.round(handsPerHour * hours)),
      stakes: new Map(Object.entries(stakes).map(([wager, stake]) => [wager, dollars(stake)])),
      won: won === undefined ? undefined : dollars(won),
    };
  });
}

/** What each field of a table is. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'a text',
  game: 'the id of a game',
  options: 'the options of the game, each a text or a number',
  players: 'a whole number of at least 1',
  handsPerHour: 'a number above zero',
  hours: 'a number above zero',
  stakes: 'dollars above zero by wager, such as { "banker": 50 }',
  won: 'a number of dollars, with a minus where it was lost',
};

function sentenceOn([, table, field]: readonly PropertyKey[]): string {
  if (table === undefined) return 'The tables are written as { "tables": [ … ] }, one or more of them.';
  const which = `table ${Number(table) + 1}`;
  const is = FIELDS[String(field)];
  return field === undefined || is === undefined
    ? `Of ${which} these are known: ${Object.keys(FIELDS).join(', ')}; nothing else may stand there.`
    : `In ${which}, "${String(field)}" is ${is}.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ reason: 'The tables are not JSON.' });
  }
}
