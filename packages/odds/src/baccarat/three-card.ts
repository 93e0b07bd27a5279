import { type Card, parseCard } from '@croupier/cards';
import type { Weighed } from '../wager-odds.ts';

/** A hand of three cards each from one deck. */
export interface ThreeCardDeal {
  readonly hand: readonly Card[];
  readonly banker: readonly Card[];
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
  /** What the ranking and the bonus see: the total, the number of faces, and three kings, as one number. */
  readonly shows: number;
}

const SHOWN = 80;

const HANDS: readonly KindHand[] = KINDS.flatMap((a, i) =>
  KINDS.slice(i).flatMap((b, j) => KINDS.slice(i + j).map((c) => handOfKinds([a, b, c]))),
);

function handOfKinds(kinds: readonly Kind[]): KindHand {
  const total = kinds.reduce((sum, { points }) => sum + points, 0) % 10;
  const faces = kinds.filter(({ face }) => face).length;
  return {
    kinds,
    takes: KINDS.map((kind) => kinds.filter((one) => one === kind).length),
    shows: total * 4 + faces + (kinds.every(({ king }) => king) ? 40 : 0),
  };
}

/** All 407,170,400 deals of a player's and the bank's hand, by what the rules can tell of them. */
export function threeCardDeals(): Weighed<ThreeCardDeal>[] {
  const ways = new Float64Array(SHOWN * SHOWN);
  for (const hand of HANDS) {
    const own = waysToTake(hand, NOTHING_TAKEN);
    for (const banker of HANDS) {
      const shown = hand.shows * SHOWN + banker.shows;
      ways[shown] = (ways[shown] ?? 0) + own * waysToTake(banker, hand.takes);
    }
  }
  const examples = new Map(HANDS.map((hand) => [hand.shows, hand.kinds.map(({ card }) => card)]));
  return Array.from(ways).flatMap((some, shown) => {
    const hand = examples.get(Math.floor(shown / SHOWN));
    const banker = examples.get(shown % SHOWN);
    return some > 0 && hand && banker ? [{ outcome: { hand, banker }, ways: BigInt(some) }] : [];
  });
}

const NOTHING_TAKEN = KINDS.map(() => 0);

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
