import { type Card, parseCard } from '@croupier/cards';
import type { Weighed } from '../wager-odds.ts';

/** A hand of three cards each from one deck. */
export interface ThreeCardDeal {
  readonly hand: readonly Card[];
  readonly bank: readonly Card[];
}

/** Cards that Three Card Baccarat does not tell apart (bclc-baccarat 6.0 §1.5, §6.3, §6.4): one of them, and how many. */
interface Kind {
  readonly card: Card;
  readonly points: number;
  readonly face: boolean;
  readonly king: boolean;
  readonly inDeck: number;
}

const PIPS = ['Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc'];
const KINDS: readonly Kind[] = [
  ...PIPS.map((text, i) => ({
    card: parseCard(text),
    points: (i + 1) % 10,
    face: false,
    king: false,
    inDeck: 4,
  })),
  { card: parseCard('Kc'), points: 0, face: true, king: true, inDeck: 4 },
  { card: parseCard('Qc'), points: 0, face: true, king: false, inDeck: 8 },
];

/** A hand by kinds, with how many cards of each kind it takes. */
interface KindHand {
  readonly kinds: readonly Kind[];
  readonly takes: readonly number[];
  /** What the ranking and the bonus see: the total, the number of faces, and three kings. */
  readonly shows: string;
}

const HANDS: readonly KindHand[] = KINDS.flatMap((a, i) =>
  KINDS.slice(i).flatMap((b, j) => KINDS.slice(i + j).map((c) => handOfKinds([a, b, c]))),
);

function handOfKinds(kinds: readonly Kind[]): KindHand {
  const total = kinds.reduce((sum, { points }) => sum + points, 0) % 10;
  const faces = kinds.filter(({ face }) => face).length;
  return {
    kinds,
    takes: KINDS.map((kind) => kinds.filter((one) => one === kind).length),
    shows: `${total} ${faces} ${kinds.every(({ king }) => king)}`,
  };
}

/** All 407,170,400 deals of a player's and the dealer's hand, by what the rules can tell of them. */
export function threeCardDeals(): Weighed<ThreeCardDeal>[] {
  const deals = new Map<string, { outcome: ThreeCardDeal; ways: number }>();
  for (const hand of HANDS) {
    const own = waysToTake(hand, NOTHING_TAKEN);
    for (const dealer of HANDS) {
      const ways = own * waysToTake(dealer, hand.takes);
      if (ways === 0) continue;
      const key = `${hand.shows} ${dealer.shows}`;
      const known = deals.get(key);
      if (known) known.ways += ways;
      else deals.set(key, { outcome: { hand: cardsOf(hand), bank: cardsOf(dealer) }, ways });
    }
  }
  return [...deals.values()].map(({ outcome, ways }) => ({ outcome, ways: BigInt(ways) }));
}

const NOTHING_TAKEN = KINDS.map(() => 0);

const cardsOf = ({ kinds }: KindHand): Card[] => kinds.map(({ card }) => card);

function waysToTake({ takes }: KindHand, taken: readonly number[]): number {
  let ways = 1;
  for (const [i, kind] of KINDS.entries()) ways *= choose(kind.inDeck - (taken[i] ?? 0), takes[i] ?? 0);
  return ways;
}

/** So many of n, for at most three. */
function choose(n: number, so: number): number {
  if (so === 0) return 1;
  if (so === 1) return n;
  return so === 2 ? (n * (n - 1)) / 2 : (n * (n - 1) * (n - 2)) / 6;
}
