export * from './bead-plate.ts';
export * from './big-road.ts';
export { ROAD_ROWS, type RoadCell } from './cell.ts';
export * from './coup-mark.ts';
export * from './derived-roads.ts';
export * from './statistics.ts';
