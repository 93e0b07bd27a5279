import { z } from 'zod';
import { cents, count, type Sent, time } from './terms.ts';

const played = { staked: cents, net: cents.describe('what came back beyond the stakes; negative: lost') };

const wagerStatistics = z.object({
  wager: z.string(),
  name: z.string(),
  bets: count,
  won: count.describe('how many of them won'),
  ...played,
  edge: z
    .number()
    .nullable()
    .describe("the house's share of a unit staked here in the long run; null: not known"),
});

const gameStatistics = z.object({
  game: z.string(),
  title: z.string(),
  rounds: count,
  ...played,
  expected: cents
    .nullable()
    .describe('what so much would lose or bring at the edges that are known; null: none is'),
  wagers: z.array(wagerStatistics),
});

const pokerStatistics = z.object({
  game: z.string(),
  title: z.string(),
  hands: count,
  entered: count.describe(
    'hands in which you put chips in of your own will before the first round of betting was over',
  ),
  shown: count.describe('hands that you turned up at the end'),
  won: count,
  net: cents,
  bigBlinds: z.number().describe('the same in big blinds, or first bets where there are no blinds'),
});

/** How you have played lately: `GET /api/me/statistics`. */
export const statistics = z.object({
  rounds: z.object({
    count,
    older: z.boolean().describe('there may be older ones: only the newest are counted'),
    ...played,
    best: z.object({ table: z.string(), round: count, at: time, net: cents }).nullable(),
    course: z.array(cents).describe('what you were ahead or behind by, from the first to the last'),
    games: z.array(gameStatistics),
  }),
  hands: z.object({
    count,
    older: z.boolean(),
    course: z.array(cents),
    games: z.array(pokerStatistics),
  }),
});
export type Statistics = Sent<typeof statistics>;
