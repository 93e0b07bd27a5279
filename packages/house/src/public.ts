/**
 * What `@croupier/house` promises to others: open a house, with its tables and its pace. The types of every message are in
 * `@croupier/house/protocol`, the examination of its books in `@croupier/house/audit`. Our own packages meet at index.ts, which is published
 * as `@croupier/house/internal` and may change with any version.
 */
export type { KeptCheckpoints } from './audit/keep-checkpoints.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
export type { FundSetting } from './jackpots/setting.ts';
export type { Role } from './people/roles.ts';
export { defaultPokerTables } from './poker/default-poker-tables.ts';
export type { PokerPace } from './poker/poker-pace.ts';
export type { PokerSetting } from './poker/poker-setting.ts';
export { type DatabaseLocation, DatabaseUnavailable } from './storage/database.ts';
export { DirectoryInUse } from './storage/directory-lock.ts';
export { DatabaseTooNew } from './storage/migrate.ts';
export { defaultTables, evenLimits } from './tables/default-tables.ts';
export type { Pace } from './tables/pace.ts';
export type { TableSetting } from './tables/setting.ts';
export { type Appointment, parseTables, type TableFile } from './tables/table-file.ts';
