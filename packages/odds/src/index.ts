export * from './cache.ts';
export * from './deal.ts';
export * from './equity/equity.ts';
export * from './fraction.ts';
export * from './game-odds.ts';
export * from './hold/as-paid.ts';
export * from './hold/hold.ts';
export * from './hold/table-days.ts';
export type { HowPart } from './how-to-play/how-part.ts';
export * from './how-to-play/how-to-play.ts';
export { dealtHand } from './how-to-play/worked-hand.ts';
export * from './jackpots/jackpot-odds.ts';
export * from './net.ts';
export * from './odds.ts';
export * from './priced-wager.ts';
export * from './pricing.ts';
export * from './pricing-of.ts';
export * from './report/page/page.ts';
export * from './report/page/poker-report-page.ts';
export * from './report/poker-report.ts';
export * from './report/report.ts';
export { type ReportAnswer, ReportDesk } from './report/report-desk.ts';
export * from './sample-table.ts';
export * from './session/hand-results.ts';
export type { Hands } from './session/many-hands.ts';
export * from './session/plausibility.ts';
export * from './session/played-rounds.ts';
export * from './session/session.ts';
export * from './simulate.ts';
export * from './simulated-odds.ts';
export { chunksIn } from './simulation/chunks.ts';
export {
  type JobGiven,
  pokerSimulationJob,
  type SimulationJob,
  simulationJob,
  tableOf,
} from './simulation/job.ts';
export * from './simulation/kept.ts';
export type { Part } from './simulation/parts.ts';
export type { Rounds } from './simulation/play-rounds.ts';
export { hirePlayer, SimulationRun } from './simulation/run.ts';
export * from './strategy.ts';
export type { Estimate } from './tally.ts';
export { type Missed, Score } from './training/score.ts';
export { type Given, type Spot, Trainer, type Verdict } from './training/spot.ts';
export { taughtGames } from './training/teacher-for.ts';
export { TrainingRoom } from './training/training-room.ts';
export * from './wager-odds.ts';
export * from './way-to-play.ts';
