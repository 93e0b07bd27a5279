/**
 * What `@croupier/odds` promises to others: exact odds, simulation, strategies. Our own packages meet at index.ts, which is published as
 * `@croupier/odds/internal` and may change with any version.
 */
export { type OddsCache, oddsFiles } from './cache.ts';
export { Fraction } from './fraction.ts';
export type { GameOdds } from './game-odds.ts';
export { type OddsRequest, oddsOf } from './odds.ts';
export { type SimulatedWager, type Simulation, type SimulationPlan, simulate } from './simulate.ts';
export { type SimulatedOdds, simulatedOdds } from './simulated-odds.ts';
export { nameOfStrategy, strategiesOf, strategyFor } from './strategy.ts';
export type { DecisionOdds, OddsRow, WagerOdds } from './wager-odds.ts';
export type { Strategy } from './way-to-play.ts';
