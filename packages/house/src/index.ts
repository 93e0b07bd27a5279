export * from './people/index.ts';
export * from './protocol/index.ts';
export * from './storage/index.ts';
