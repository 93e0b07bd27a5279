import { JOKER } from '../card.ts';
import type { Ladder } from './ladder.ts';
import { eachMultiset, fitsOneDeck, indexOfRanks, indexOfSorted, multisets } from './multiset.ts';
import { inOneSuit } from './one-suit.ts';

/**
 * Full hands of which one card is the joker: an ace, or what completes a straight, flush or straight flush (bclc-poker
 * 2.0 §6.2, 16.0 §5.3). In a flush it is the highest card that the flush does not have yet, as a deuce is in 12.0 §5.2.1.
 */
export interface JokerHands {
  /** Strength by multiset index of the other cards' ranks. */
  readonly unsuited: Uint16Array;
  readonly suited: Uint16Array;
}

export function jokerHands(ladder: Ladder): JokerHands {
  const { size } = ladder.rules;
  const full = ladder.unsuited[size] ?? new Uint16Array(0);
  const unsuited = new Uint16Array(multisets(size - 1));
  const suited = new Uint16Array(multisets(size - 1));
  eachMultiset(size - 1, (ranks, index) => {
    if (!fitsOneDeck(ranks)) return;
    const set = ranks.reduce((all, rank) => all | (1 << rank), 0);
    let best = full[indexOfSorted([...ranks, 12])] ?? 0;
    let bestSuited = 0;
    for (let rank = 0; rank < 13; rank++) {
      if ((set & (1 << rank)) !== 0) continue;
      best = Math.max(best, ladder.straights.get(set | (1 << rank)) ?? 0);
      const withRank = indexOfSorted(Uint8Array.of(...ranks, rank).toSorted());
      bestSuited = Math.max(bestSuited, ladder.suited[withRank] ?? 0);
    }
    unsuited[index] = best;
    suited[index] = Math.max(best, bestSuited);
  });
  return { unsuited, suited };
}

/** A hand of exactly the ladder's size, the joker in it or not, or a short one where the joker is an ace; unchecked. */
export function rankWithJoker(cards: readonly number[], ladder: Ladder, withJoker: JokerHands): number {
  if (cards.length < ladder.rules.size) return ladder.unsuited[cards.length]?.[indexOfRanks(cards)] ?? 0;
  if (!cards.includes(JOKER)) {
    const { suited, unsuited, rules } = ladder;
    return (inOneSuit(cards) ? suited : (unsuited[rules.size] ?? suited))[indexOfRanks(cards)] ?? 0;
  }
  const others = cards.filter((card) => card !== JOKER);
  return (inOneSuit(others) ? withJoker.suited : withJoker.unsuited)[indexOfRanks(others)] ?? 0;
}
