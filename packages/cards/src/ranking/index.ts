export type { HoleComparison } from './board.ts';
export { compareHoles, eachHole, HOLES, holeIndex, rankHoles } from './board.ts';
export { fortuneAsiaHigh, fortuneAsiaLow, fortuneAsiaMedium, rankFortuneAsia } from './fortune-asia.ts';
export type { FortuneBonusRow } from './fortune-bonus.ts';
export { fortuneBonus, fortuneBonusRow } from './fortune-bonus.ts';
export {
  emptyFortuneTally,
  FORTUNE_PARTS,
  fortuneRows,
  tallyFortuneBonus,
} from './fortune-tally.ts';
export { fourCard, rankFour, rankFourOfFive, rankFourOfSix } from './four-card.ts';
export { prepareHigh, rankEight, rankFive, rankSeven, rankSevens, rankSix } from './high.ts';
export { needsHoleCards } from './hole-cards.ts';
export type { HandCategory, HandClass } from './ladder.ts';
export type { FlushLength, FlushRushRow } from './longest-flush.ts';
export { flushRush, longestFlush, rankLongestFlush } from './longest-flush.ts';
export type { OmahaBoard, OmahaRanking } from './omaha.ts';
export { omahaBoard, omahaHigh, rankOmaha } from './omaha.ts';
export type { LowRanking } from './omaha-low.ts';
export { lowRanks, NO_LOW, omahaLow, rankLow } from './omaha-low.ts';
export { paiGowHigh, paiGowLow, paiGowSeven, rankPaiGow, rankPaiGowSeven } from './pai-gow.ts';
export { poker, rankPoker, shortPoker } from './poker.ts';
export type { Ranking, Strengths } from './ranking.ts';
export { rankSixDeck, sixDeck } from './six-deck.ts';
export type { RankingFault, Strength } from './strength.ts';
export { RankingError, strengthOf } from './strength.ts';
export { asianStud, asianStudHighAce, mandarinStud } from './stud.ts';
export type { VisitClass } from './suit-classes.ts';
export { cardsOfSets, eachSuitClass } from './suit-classes.ts';
export { emptyTally, sevensParts, tallySevens } from './tally.ts';
export { rankThree, threeCard } from './three-card.ts';
