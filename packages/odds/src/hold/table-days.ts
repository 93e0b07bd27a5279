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
    throw new Refused({ reason: `In the tables, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.` });
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ reason: 'The tables are not JSON.' });
  }
}
