import { fortuneBonus, strengthOf } from '@croupier/cards';
import { type CrewOptions, tallyFortuneBonusInParallel } from '@croupier/cards/parallel';
import type { FortuneHand } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';

let counted: Uint32Array | undefined;

/** All C(53, 7) hands of seven by their row of the Fortune Bonus; counted when it is first asked, and kept. */
export async function fortuneHands(work: CrewOptions): Promise<Weighed<FortuneHand>[]> {
  const tally = counted ?? (await tallyFortuneBonusInParallel(work));
  counted = tally;
  return Array.from(tally.subarray(1), (ways, i) => ({
    outcome: { fortune: fortuneBonus.categoryOf(strengthOf(i + 1)) },
    ways: BigInt(ways),
  }));
}
