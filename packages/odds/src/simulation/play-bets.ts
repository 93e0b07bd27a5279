import { DrawnShoe, seededRandom } from '@croupier/cards';
import type { Bet, Decide, Line, Standing, TableGame } from '@croupier/table';
import { seedOfChunk } from './chunks.ts';
import { type Counted, emptyTallies, type PlayedChunk, type Tallies } from './counted.ts';

/** Who sits and bets at a table against a bank, and who decides. */
export interface Bettors {
  readonly table: TableGame;
  readonly bets: readonly Bet[];
  readonly standing: Standing;
  readonly decide: Decide;
  readonly counted: readonly Counted[];
  /** Takes in a round that is settled. */
  readonly count: (tallies: Tallies, lines: readonly Line[]) => void;
}

/** Plays a chunk of rounds at a table against a bank; undefined if it is told to stop in the middle. */
export function playBets(
  bettors: Bettors,
  {
    seed,
    chunk,
    rounds,
  }: { readonly seed: string | number; readonly chunk: number; readonly rounds: number },
  goesOn: () => boolean,
): PlayedChunk | undefined {
  const { table, bets, decide, standing, count } = bettors;
  const { shoe: kind, deckEachRound } = table.layout;
  const tallies = emptyTallies(bettors);
  const shoe = new DrawnShoe(kind, seededRandom(seedOfChunk(seed, chunk)));
  let shoes = 1;
  let lastHand = false;
  const draw = (): ReturnType<typeof shoe.draw> => shoe.draw();
  for (let played = 0; played < rounds; played += 1) {
    if (!goesOn()) return undefined;
    if (lastHand || (deckEachRound && shoe.dealt > 0)) {
      shoe.gather();
      shoes += 1;
    }
    // As at a table: the hand in which the cut card shows is followed by one more.
    lastHand = !deckEachRound && shoe.cutCardShows;
    count(tallies, table.dealOut(bets, draw, decide, standing));
  }
  return { rounds, shoes, tallies };
}
