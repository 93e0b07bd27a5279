import { fortuneBonus, lazily, strengthOf, tallyFortuneBonus } from '@croupier/cards';
import type { FortuneHand } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';

/** All C(53, 7) hands of seven by their row of the Fortune Bonus; counted when it is first asked, and kept. */
export const fortuneHands: () => readonly Weighed<FortuneHand>[] = lazily(() =>
  Array.from(tallyFortuneBonus().subarray(1), (ways, i) => ({
    outcome: { fortune: fortuneBonus.categoryOf(strengthOf(i + 1)) },
    ways: BigInt(ways),
  })),
);
