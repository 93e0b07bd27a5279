export * from './business-day.ts';
export * from './counted-chances.ts';
export * from './finished-hand.ts';
export * from './jackpot.ts';
export * from './judge.ts';
export * from './posting.ts';
