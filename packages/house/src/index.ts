export { type House, type HouseOptions, openHouse } from './house.ts';
export * from './people/index.ts';
export * from './protocol/index.ts';
export * from './storage/index.ts';
export { defaultTables, evenLimits } from './tables/default-tables.ts';
export type { Pace } from './tables/pace.ts';
export type { TableSetting } from './tables/setting.ts';
