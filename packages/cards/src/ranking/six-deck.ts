import { lazily } from '../lazily.ts';
import { pokerLadder } from './high.ts';
import { buildLadder, type Ladder } from './ladder.ts';
import { areDifferent } from './legal-hand.ts';
import { PLACE } from './multiset.ts';
import { rankPoker } from './poker.ts';
import { type Ranking, rankingBy } from './ranking.ts';
import { eachSubset } from './subsets.ts';

/**
 * Hands of Fast Action Hold'em, dealt from six decks (bclc-poker 9.0 §5.4): five of a kind below the straight flushes,
 * and in one suit above all. A card can come more than once, so flushes can hold pairs, which count only as high cards.
 */
const ladder: () => Ladder = lazily(() =>
  buildLadder({
    size: 5,
    short: [],
    categories: [
      'high-card',
      'pair',
      'two-pair',
      'three-of-a-kind',
      'straight',
      'flush',
      'full-house',
      'four-of-a-kind',
      'five-of-a-kind',
      'straight-flush',
      'royal-flush',
      'five-of-a-kind-suited',
    ],
    lowestRank: 0,
    aceLow: 'lowest',
    decks: 6,
  }),
);

/** Places of five cards among five, six or seven, one after the other. */
const fives: readonly Uint8Array[] = [5, 6, 7].map((n) => {
  const places: number[] = [];
  eachSubset(n, 5, (subset) => {
    places.push(...subset);
    return false;
  });
  return Uint8Array.from(places);
});

const sorted = new Uint8Array(7);

/** The strengths of this ladder by those of poker, for hands that one deck can hold. */
const ofOneDeck: () => Uint16Array = lazily(() => {
  const [one, six] = [pokerLadder(), ladder()];
  const strengths = new Uint16Array(one.classes + 1);
  const enter = (from: Uint16Array, to: Uint16Array): void =>
    from.forEach((strength, index) => {
      if (strength !== 0) strengths[strength] = to[index] ?? 0;
    });
  enter(one.unsuited[5] ?? one.suited, six.unsuited[5] ?? six.suited);
  enter(one.suited, six.suited);
  return strengths;
});

/** Best five of five to seven cards of six decks; unchecked. */
export function rankSixDeck(cards: readonly number[]): number {
  // Two of three hands have no card twice, and are ranked as in poker.
  if (areDifferent(cards)) return ofOneDeck()[rankPoker(cards)] ?? 0;
  const { suited, unsuited } = ladder();
  const apart = unsuited[5] ?? suited;
  const subsets = fives[cards.length - 5] ?? new Uint8Array(0);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? 0;
    let at = i;
    for (; at > 0 && (sorted[at - 1] ?? 0) > card; at--) sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = card;
  }
  let best = 0;
  for (let start = 0; start < subsets.length; start += 5) {
    let index = 0;
    let differ = 0;
    const first = sorted[subsets[start] ?? 0] ?? 0;
    for (let k = 0; k < 5; k++) {
      const card = sorted[subsets[start + k] ?? 0] ?? 0;
      index += PLACE[(k << 4) + (card >> 2)] ?? 0;
      differ |= first ^ card;
    }
    best = Math.max(best, ((differ & 3) === 0 ? suited : apart)[index] ?? 0);
  }
  return best;
}

/** Poker hands from six decks, where cards come more than once. */
export const sixDeck: Ranking = rankingBy({
  name: 'A six-deck hand',
  least: 5,
  most: 7,
  deck: 'standard',
  decks: 6,
  ladder,
  evaluate: rankSixDeck,
});
