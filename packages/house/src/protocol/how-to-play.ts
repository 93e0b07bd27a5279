import { z } from 'zod';
import { postedRules } from './http.ts';
import { pokerHandReplay } from './poker.ts';
import { cite, look, rulebook, type Sent } from './terms.ts';

/** Something that has a page on how it is played: `GET /api/how-to-play`. */
export const howEntry = z.object({
  game: z.string(),
  title: z.string(),
  family: look.shape.family,
  rulebook,
});
export type HowEntry = Sent<typeof howEntry>;

/** How a game is played, in plain words: `GET /api/how-to-play/:rulebook/:game`. */
export const howPage = z.object({
  game: z.string(),
  title: z.string(),
  rulebook,
  table: z
    .string()
    .nullable()
    .describe('an open table with these options and stakes; null where the game is told as usual'),
  parts: z.array(
    z.object({
      title: z.string(),
      lines: z.array(z.object({ text: z.string(), cites: z.array(cite) })),
    }),
  ),
  posted: postedRules.nullable().describe('the layout and what it pays; null where players bet for a pot'),
  round: z
    .unknown()
    .nullable()
    .describe('a round from beginning to end, as a croupier-round/1 record; null where there is none'),
  hand: pokerHandReplay.nullable().describe('a hand of poker from beginning to end, all cards open'),
  adds: z
    .array(z.object({ game: z.string(), title: z.string() }))
    .describe('the games that it adds to; none for a game of its own'),
});
export type HowPage = Sent<typeof howPage>;
