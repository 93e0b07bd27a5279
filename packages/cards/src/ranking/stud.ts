import type { Card } from '../card.ts';
import { lazily } from '../lazily.ts';
import { buildLadder, type Ladder, type LadderRules } from './ladder.ts';
import { indexOfRanks } from './multiset.ts';
import { inOneSuit } from './one-suit.ts';
import { type Ranking, rankingBy } from './ranking.ts';

const common = { size: 5, short: [1, 2, 3, 4], decks: 1 } as const;

/** Five cards, or fewer where exposed cards are compared: straights and flushes need five. */
const evaluateOn =
  (ladder: () => Ladder) =>
  (cards: readonly Card[]): number => {
    const { suited, unsuited } = ladder();
    const table = cards.length === 5 && inOneSuit(cards) ? suited : unsuited[cards.length];
    return table?.[indexOfRanks(cards)] ?? 0;
  };

const studBy = (name: string, deck: 'standard' | 'seven-up', rules: LadderRules): Ranking => {
  const ladder = lazily(() => buildLadder(rules));
  return rankingBy({ name, least: 1, most: 5, deck, decks: 1, ladder, evaluate: evaluateOn(ladder) });
};

/** bclc-poker 25.0 §1.4, §1.5: A-2-3-4-5 is the second-highest straight, and straight flush. */
export const mandarinStud: Ranking = studBy('A Mandarin stud hand', 'standard', {
  ...common,
  categories: [
    'high-card',
    'pair',
    'two-pair',
    'three-of-a-kind',
    'straight',
    'flush',
    'full-house',
    'four-of-a-kind',
    'straight-flush',
    'royal-flush',
  ],
  lowestRank: 0,
  aceLow: 'second-highest',
});

/** bclc-poker 24.0 §1.3, §1.5: 32 cards from the sevens up, and a flush beats a full house. */
const asianRules: LadderRules = {
  ...common,
  categories: [
    'high-card',
    'pair',
    'two-pair',
    'three-of-a-kind',
    'straight',
    'full-house',
    'flush',
    'four-of-a-kind',
    'straight-flush',
    'royal-flush',
  ],
  lowestRank: 5,
  aceLow: 'lowest',
};

/** A-7-8-9-10 is the lowest straight. */
export const asianStud: Ranking = studBy('An Asian stud hand', 'seven-up', asianRules);

/** The option by which the ace is only high. */
export const asianStudHighAce: Ranking = studBy('An Asian stud hand', 'seven-up', {
  ...asianRules,
  aceLow: 'none',
});
