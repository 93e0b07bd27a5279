import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazily } from '@croupier/cards';
import { type AnyLayout, formatAward, type Options } from '@croupier/table';
import { z } from 'zod';
import type { GameOdds } from './game-odds.ts';

/** What a result depends on: the game, its options, its pay tables, and this version of the mathematics. */
export interface OddsQuestion {
  readonly game: string;
  readonly options: Options;
  readonly asked: readonly string[];
  readonly layout: AnyLayout;
}

/** Keeps results that took long. */
export interface OddsCache {
  readonly get: (question: OddsQuestion) => Promise<GameOdds | undefined>;
  readonly keep: (question: OddsQuestion, odds: GameOdds) => Promise<void>;
}

/** Raised whenever a solver changes what it finds, so that no result outlives the program that found it. */
const MATHEMATICS = 5;

const keptOdds: () => z.ZodType<GameOdds> = lazily(() =>
  z.object({
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    wagers: z.array(
      z.object({
        wager: z.string(),
        unit: z.string(),
        method: z.literal('exact'),
        strategy: z.string().nullable(),
        rows: z.array(
          z.object({
            name: z.string(),
            probability: z.string(),
            pays: z.string(),
            net: z.string(),
            combinations: z.string(),
          }),
        ),
        ev: z.string(),
        edge: z.number(),
        variance: z.number(),
        hitFrequency: z.number(),
        elementOfRisk: z.number().exactOptional(),
        decisions: z.array(z.object({ name: z.string(), probability: z.string() })).exactOptional(),
      }),
    ),
    advice: z.array(z.string()),
    ways: z.array(z.object({ name: z.string(), ev: z.string() })).exactOptional(),
  }),
);

/** Results as files, each named by the hash of what it depends on. What cannot be read is taken from those that come with the program, or worked out again. */
export function oddsFiles(directory: string): OddsCache {
  return {
    get: async (question) => {
      try {
        return keptOdds().parse(JSON.parse(await readFile(join(directory, nameOf(question)), 'utf8')));
      } catch {
        return storedOdds(question);
      }
    },
    keep: async (question, odds) => {
      await mkdir(directory, { recursive: true });
      const path = join(directory, nameOf(question));
      await writeFile(`${path}.new`, JSON.stringify(odds));
      await rename(`${path}.new`, path);
    },
  };
}

/** The solution that comes with the program, if its name has the hash of just this question. */
export async function storedOdds(question: OddsQuestion): Promise<GameOdds | undefined> {
  const { STORED_SOLUTIONS } = await import('./banked/stored-solutions.ts');
  const text = STORED_SOLUTIONS[nameOf(question)];
  return text === undefined ? undefined : keptOdds().parse(JSON.parse(text));
}

/** By which a result is kept: the hash changes with anything that it depends on. */
export function nameOf({ game, options, asked, layout }: OddsQuestion): string {
  const rows = [...layout.wagers, ...(layout.bonuses ?? [])].map(({ id, rows: table }) => [
    id,
    ...table.map(({ name, award }) => `${name}: ${formatAward(award)}`),
  ]);
  const all = JSON.stringify({ MATHEMATICS, game, options, asked, decks: layout.shoe, rows });
  return `${game.replaceAll('/', '-')}-${createHash('sha256').update(all).digest('hex').slice(0, 24)}.json`;
}
