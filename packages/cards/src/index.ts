export * from './card.ts';
export * from './fairness.ts';
export * from './random.ts';
export * from './shoe.ts';
