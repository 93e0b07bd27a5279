import { type Card, JOKER } from '../card.ts';
import { lazily } from '../lazily.ts';
import { pokerLadder } from './high.ts';
import type { HandCategory } from './ladder.ts';
import { checkHand } from './legal-hand.ts';
import { paiGowSeven, rankPaiGow, rankPaiGowSeven } from './pai-gow.ts';
import { rowStrengths } from './pay-rows.ts';
import { inOrder, type Ranking } from './ranking.ts';
import { strengthOf } from './strength.ts';
import { firstSubset } from './subsets.ts';

/** The rows of the Fortune Bonus, lowest first (bclc-poker 3.0 §5.5): three of a kind is paid above a straight. */
const ROWS = [
  'nothing',
  'straight',
  'three-of-a-kind',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-aces',
  'seven-card-straight-flush-with-joker',
  'royal-flush-with-royal-match',
  'seven-card-straight-flush',
] as const;

export type FortuneBonusRow = (typeof ROWS)[number];

const ROW_OF: Readonly<Record<HandCategory, FortuneBonusRow>> = {
  'high-card': 'nothing',
  pair: 'nothing',
  'two-pair': 'nothing',
  'three-of-a-kind': 'three-of-a-kind',
  straight: 'straight',
  flush: 'flush',
  'full-house': 'full-house',
  'four-of-a-kind': 'four-of-a-kind',
  'straight-flush': 'straight-flush',
  'royal-flush': 'royal-flush',
  'five-aces': 'five-aces',
  'four-aces': 'nothing',
  'five-of-a-kind': 'nothing',
  'five-of-a-kind-suited': 'nothing',
};

const rowNumber = (row: FortuneBonusRow): number => ROWS.indexOf(row) + 1;
const STRAIGHT = rowNumber('straight');
const THREE_OF_A_KIND = rowNumber('three-of-a-kind');
const STRAIGHT_FLUSH = rowNumber('straight-flush');
const ROYAL_FLUSH = rowNumber('royal-flush');

/** The row of a hand by the strength of its best five. */
const rowsByStrength: () => Uint8Array = lazily(() => {
  const { classes, categoryOf } = pokerLadder();
  return Uint8Array.from({ length: classes + 1 }, (_, strength) =>
    strength === 0 ? 0 : rowNumber(ROW_OF[categoryOf(strength)]),
  );
});

const ACE = 1 << 12;
const ROYAL = 0b11111 << 8;
const KING_AND_QUEEN = 0b11 << 10;

/** Seven ranks in a row, the ace high or low. */
const SEVEN_IN_A_ROW: readonly number[] = [
  ACE | 0b111111,
  ...Array.from({ length: 7 }, (_, low) => 0b1111111 << low),
];

const isSevenCardRun = (set: number, missing: number): boolean =>
  SEVEN_IN_A_ROW.some((run) => {
    const lacks = run & ~set;
    return (set & ~run) === 0 && (missing === 0 ? lacks === 0 : lacks !== 0 && (lacks & (lacks - 1)) === 0);
  });

/**
 * The bonus row of seven cards, given as the strength of their best five and their ranks by suit; `jokers` is 1 if one
 * of the seven is the joker. Unchecked.
 */
export function fortuneBonusRow(
  strength: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
  jokers: 0 | 1,
): number {
  const row = rowsByStrength()[strength] ?? 0;
  if (row === STRAIGHT) {
    const inThree = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
    const inTwo = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
    return inThree !== 0 || (jokers & (inTwo >> 12)) !== 0 ? THREE_OF_A_KIND : STRAIGHT;
  }
  if (row !== STRAIGHT_FLUSH && row !== ROYAL_FLUSH) return row;
  return straightFlushRow(row, [clubs, diamonds, hearts, spades], jokers);
}

function straightFlushRow(row: number, suits: readonly number[], jokers: 0 | 1): number {
  const held = suits.filter((set) => set !== 0);
  const [only = 0] = held;
  if (held.length === 1 && isSevenCardRun(only, jokers)) {
    return rowNumber(jokers === 0 ? 'seven-card-straight-flush' : 'seven-card-straight-flush-with-joker');
  }
  // The royal flush takes five of the seven cards; the other two are a king and a queen of one other suit (§4.3).
  const match = row === ROYAL_FLUSH && held.length === 2 && held.includes(KING_AND_QUEEN);
  const royal = held.find((set) => set !== KING_AND_QUEEN) ?? 0;
  return match && (royal & ~ROYAL) === 0 ? rowNumber('royal-flush-with-royal-match') : row;
}

/** The row of seven cards as a strength; unchecked. */
export function rankFortuneBonus(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    if (card !== JOKER) suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2));
  }
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = suits;
  return fortuneBonusRow(
    rankPaiGowSeven(cards),
    clubs,
    diamonds,
    hearts,
    spades,
    cards.includes(JOKER) ? 1 : 0,
  );
}

/** Seven pai gow cards by the rows of the Fortune Bonus (bclc-poker 3.0 §5.5, 5.0 §6.6.1, 16.0 §5.7.1). */
export const fortuneBonus: Ranking<FortuneBonusRow> = Object.assign(rowStrengths(ROWS), {
  name: 'A fortune bonus hand',
  cards: paiGowSeven.cards,
  deck: paiGowSeven.deck,
  decks: 1,
  rank: (cards: readonly Card[]) => {
    checkHand(cards, { least: 7, most: 7, deck: 'with-joker', decks: 1 }, 'A fortune bonus hand');
    return strengthOf(rankFortuneBonus(cards));
  },
  bestCards: (cards: readonly Card[]): Card[] => {
    checkHand(cards, { least: 7, most: 7, deck: 'with-joker', decks: 1 }, 'A fortune bonus hand');
    const row = rankFortuneBonus(cards);
    const five = firstSubset(cards, 5, (subset) => rowsByStrength()[rankPaiGow(subset)] === row);
    // The rows above five aces take all seven cards, and no five alone are in them; nothing has no cards to show.
    const best = row === rowNumber('nothing') ? [] : (five ?? cards);
    const { classOf } = pokerLadder();
    return five === undefined ? [...best] : inOrder(best, classOf(rankPaiGow(five)));
  },
});
