export * from './finished-hand.ts';
export * from './jackpot.ts';
export * from './judge.ts';
