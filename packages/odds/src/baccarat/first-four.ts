import { type Card, cardOf, RANKS } from '@croupier/cards';
import { type Coup, type Hand, handOf } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';

/**
 * The first four cards by which of them are of one rank and which of one suit, and by the rank itself where all four
 * are of it: what wagers on pairs and on four-card hands look at. All later cards count as any card.
 */
export function coupsByFirstFour(decks: number): Weighed<Coup>[] {
  const cards = 52 * decks;
  const later = BigInt((cards - 4) * (cards - 5));
  return RANKINGS.flatMap(({ alike: ranks, stands: rankings }) =>
    SUITINGS.flatMap(({ alike: suits, stands: suitings }) => {
      const ways = rankings * suitings * waysToDraw(decks, ranks, suits);
      if (ways === 0) return [];
      const outcome = { player: pairOf(ranks, suits, 0), banker: pairOf(ranks, suits, 2) };
      return [{ outcome, ways: BigInt(ways) * later }];
    }),
  );
}

/** Four things, equal numbers where they are alike, and how many assignments of ranks or suits it stands for. */
interface Alikeness {
  readonly alike: readonly number[];
  readonly stands: number;
}

/** Every way for four cards to be alike or not in one of so many respects: each is as one before it, or new. */
function alikenesses(values: number, alike: readonly number[] = []): Alikeness[] {
  const seen = new Set(alike).size;
  if (alike.length === 4) {
    const stands = Array.from({ length: seen }, (_, i) => values - i).reduce((all, left) => all * left, 1);
    return [{ alike, stands }];
  }
  return Array.from({ length: seen + 1 }, (_, value) => alikenesses(values, [...alike, value])).flat();
}

const SUITINGS = alikenesses(4);
const RANKINGS = alikenesses(RANKS.length).flatMap(({ alike, stands }) =>
  alike.some((rank) => rank !== alike[0])
    ? [{ alike, stands }]
    : Array.from(RANKS, (_, rank) => ({ alike: alike.map(() => rank), stands: 1 })),
);

/** In how many ways cards of these ranks and suits are drawn in turn: a shoe has each card once for each deck. */
function waysToDraw(decks: number, ranks: readonly number[], suits: readonly number[]): number {
  let ways = 1;
  for (let i = 0; i < 4; i += 1) {
    let left = decks;
    for (let j = 0; j < i; j += 1) if (ranks[i] === ranks[j] && suits[i] === suits[j]) left -= 1;
    ways *= Math.max(left, 0);
  }
  return ways;
}

const pairOf = (ranks: readonly number[], suits: readonly number[], from: number): Hand =>
  handOf([from, from + 1].map((i): Card => cardOf((ranks[i] ?? 0) * 4 + (suits[i] ?? 0))));
