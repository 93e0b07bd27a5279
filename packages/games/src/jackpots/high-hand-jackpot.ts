import { nameRank, nameRanks, poker, RANKS, SUITS, suitOf } from '@croupier/cards';
import type { Cite } from '@croupier/table';
import type { HeldHand } from './finished-hand.ts';
import type { Prize } from './jackpot.ts';

const FIVE = RANKS.indexOf('5');
const KING = RANKS.indexOf('K');
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];

/** "quads-9" */
export const quadsOf = (rank: number): string => `quads-${RANKS.charAt(rank)}`;
/** "straight-flush-K" */
const straightFlushTo = (rank: number): string => `straight-flush-${RANKS.charAt(rank)}`;
/** "royal-flush-s" */
export const royalFlushIn = (suit: number): string => `royal-flush-${SUITS.charAt(suit)}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Nine straight flushes from king-high down to five-high. */
export const straightFlushPrizes = (cite: (place: number) => Cite): Prize[] =>
  Array.from({ length: KING - FIVE + 1 }, (_, place) => ({
    name: straightFlushTo(KING - place),
    title: `${capital(nameRank(KING - place))}-high straight flush`,
    cite: cite(place),
  }));

export const quadsPrizes = (cite: Cite): Prize[] =>
  Array.from(RANKS, (_, rank) => ({
    name: quadsOf(rank),
    title: `Four ${nameRanks(rank)}`,
    cite,
  })).toReversed();

export const royalFlushPrizes = (cite: (suit: number) => Cite): Prize[] =>
  SUIT_NAMES.map((name, suit) => ({
    name: royalFlushIn(suit),
    title: `Royal flush in ${name}`,
    cite: cite(suit),
  }));

/** What each kind of hand takes. */
interface PrizeNames {
  readonly royalFlush: (suit: number) => string;
  readonly quads: (rank: number) => string;
}

/** The prize of a hand: four of a kind or better (bclc-poker 30.0 §4.2, 32.0 §3.2), and null for less. */
export const prizeBy =
  ({ royalFlush, quads }: PrizeNames) =>
  ({ strength, cards }: HeldHand): string | null => {
    const { category, ranks } = poker.classOf(strength);
    const [rank = 0] = ranks;
    const [card] = cards;
    if (category === 'royal-flush') return card === undefined ? null : royalFlush(suitOf(card));
    if (category === 'straight-flush') return straightFlushTo(rank);
    return category === 'four-of-a-kind' ? quads(rank) : null;
  };
