export * from './card.ts';
export * from './card-commitments.ts';
export * from './drawn-shoe.ts';
export * from './fairness.ts';
export * from './lazily.ts';
export * from './random.ts';
export * from './ranking/index.ts';
export * from './shoe.ts';
