/**
 * Hand ranking. A `Ranking` checks its cards and answers with a strength; the functions named `rank…` beside it are the
 * same without the check, for enumeration and odds. Everything that needs threads is in `@croupier/cards/parallel`.
 */

export { nameRanks, withArticle } from './announce.ts';
export { compareHoles, eachHole, HOLES, type HoleComparison, holeIndex, rankHoles } from './board.ts';
export { fortuneAsiaHigh, fortuneAsiaLow, fortuneAsiaMedium, rankFortuneAsia } from './fortune-asia.ts';
export { type FortuneBonusRow, fortuneBonus, fortuneBonusRow, rankFortuneBonus } from './fortune-bonus.ts';
export { fortuneRows, tallyFortuneBonus } from './fortune-tally.ts';
export { fourCard, rankFour, rankFourOfFive, rankFourOfSix } from './four-card.ts';
export {
  prepareHigh,
  rankEight,
  rankFive,
  rankFlush,
  rankKey,
  rankSeven,
  rankSevenRanks,
  rankSevens,
  rankSix,
} from './high.ts';
export { needsHoleCards } from './hole-cards.ts';
export type { HandCategory, HandClass } from './ladder.ts';
export { checkHand, type HandLimits } from './legal-hand.ts';
export {
  byTopCard,
  type FlushLength,
  type FlushRushRow,
  flushLength,
  flushRush,
  flushRushRow,
  longestFlush,
  rankLongestFlush,
} from './longest-flush.ts';
export { eachMultiset, indexOfRanks, multisets } from './multiset.ts';
export { type OmahaBoard, type OmahaRanking, omahaBoard, omahaHigh, rankOmaha } from './omaha.ts';
export { type LowRanking, lowRanks, NO_LOW, omahaLow, rankLow } from './omaha-low.ts';
export { paiGowHigh, paiGowLow, paiGowSeven, rankPaiGow, rankPaiGowSeven } from './pai-gow.ts';
export { poker, rankPoker, shortPoker } from './poker.ts';
export type { Ranking, Strengths } from './ranking.ts';
export { rankSixDeck, sixDeck } from './six-deck.ts';
export { RankingError, type RankingFault, type Strength, strengthOf } from './strength.ts';
export { asianStud, asianStudHighAce, mandarinStud } from './stud.ts';
export { cardsOfSets, eachSuitClass, type VisitClass } from './suit-classes.ts';
export { emptyTally, sevensParts, tallySevens } from './tally.ts';
export { rankThree, threeCard } from './three-card.ts';
