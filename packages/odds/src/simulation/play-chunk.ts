import { DrawnShoe, seededRandom } from '@croupier/cards';
import { seedOfChunk } from './chunks.ts';
import { emptyTallies, type Sitting, type Tallies } from './sitting.ts';

export interface PlayedChunk {
  readonly rounds: number;
  readonly shoes: number;
  readonly tallies: Tallies;
}

/** Plays a chunk of rounds by the game's own script and settlement; undefined if it is told to stop in the middle. */
export function playChunk(
  sitting: Sitting,
  seed: string | number,
  chunk: number,
  rounds: number,
  goesOn: () => boolean = () => true,
): PlayedChunk | undefined {
  const { table, bets, decide, standing, count } = sitting;
  const { shoe: kind, deckEachRound } = table.layout;
  const tallies = emptyTallies(sitting);
  const random = seededRandom(seedOfChunk(seed, chunk));
  const shoe = new DrawnShoe(kind, random);
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
