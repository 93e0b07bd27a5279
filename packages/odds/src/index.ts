export * from './baccarat/coups.ts';
export * from './fraction.ts';
export * from './odds.ts';
export * from './wager-odds.ts';
