export * from './baccarat/index.ts';
export * from './banked/index.ts';
export * from './catalogue.ts';
export * from './contents.ts';
export * from './poker/index.ts';
export * from './replay.ts';
export * from './rulebooks.ts';
