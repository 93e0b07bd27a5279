export * from './baccarat/coups.ts';
export * from './deal.ts';
export * from './fraction.ts';
export * from './odds.ts';
export * from './simulate.ts';
export * from './strategy.ts';
export * from './wager-odds.ts';
