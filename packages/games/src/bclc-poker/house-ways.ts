import type { HouseWay } from '../banked/house-way.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { fastActionHouseWay } from './9.0-house-way.ts';
import { fortuneAsiaHouseWay } from './16.0-house-way.ts';

/** How the house sets a hand, by game. 3.0 §7.1, 4.0 §6.4 and 5.0 §8.1 refer to Pai Gow Poker's. */
export const houseWays: ReadonlyMap<string, HouseWay> = new Map<string, HouseWay>([
  ['bclc-poker/pai-gow-poker', paiGowHouseWay],
  ['bclc-poker/fortune-pai-gow-poker', paiGowHouseWay],
  ['bclc-poker/pai-gow-progressive', paiGowHouseWay],
  ['bclc-poker/face-up-pai-gow-poker', paiGowHouseWay],
  ['bclc-poker/fast-action-holdem', fastActionHouseWay],
  ['bclc-poker/fortune-asia-poker', fortuneAsiaHouseWay],
]);
