export * from './baccarat/index.ts';
export type { HouseSetting, HouseStep, HouseWay } from './banked/house-way.ts';
export * from './banked/index.ts';
export { type PaiGowSetting, paiGowHouseWay } from './bclc-poker/2.0-house-way.ts';
export * from './catalogue.ts';
export * from './house-ways.ts';
export * from './poker/index.ts';
export * from './replay.ts';
export * from './rulebooks.ts';
