/**
 * What `@croupier/games` promises to others: the games by their names, replays, roads and poker tables. Our own packages meet at index.ts, which
 * is published as `@croupier/games/internal` and may change with any version.
 */
export {
  type BeadPlateCell,
  type BigRoadCell,
  beadPlate,
  bigEyeBoy,
  bigRoad,
  type CoupMark,
  type CoupStatistics,
  cockroachPig,
  coupStatistics,
  type DerivedCell,
  type DerivedMark,
  markOf,
  type Prediction,
  predictions,
  smallRoad,
} from './baccarat/roads/index.ts';
export { houseWays } from './banked/house-ways.ts';
export { jackpotNamed, jackpots } from './bclc-poker/jackpots.ts';
export {
  bankedGameNamed,
  type CatalogueGame,
  catalogue,
  isBanked,
  isPoker,
  pokerGameNamed,
} from './catalogue.ts';
export type { Effort } from './poker/bots/hand-equity.ts';
export { callingBot, equityBot, looseBot, type PokerBot, randomBot, tightBot } from './poker/bots.ts';
export { PokerHand } from './poker/hand.ts';
export { type ReplayedPhh, replayPhh } from './poker/phh/replay-phh.ts';
export { type WriteOptions, writePhh } from './poker/phh/write-phh.ts';
export type { PokerGame, PokerRules } from './poker/poker-rules.ts';
export { type HandView, type PlayerView, viewHand } from './poker/view.ts';
export { type Replayed, replay } from './replay.ts';
export { baccaratGoldBook, bclcBaccarat, bclcPoker, colorado28, rwsBaccarat } from './rulebooks.ts';
