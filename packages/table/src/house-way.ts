import type { Card } from '@croupier/cards';
import type { Cite, Section } from './cite.ts';

/** What a house way does with a hand: lays it out in parts, keeps two of its cards, or splits it into hands. */
export type HouseSetting =
  | { readonly parts: Readonly<Record<string, readonly Card[]>> }
  | { readonly keep: readonly Card[] }
  | { readonly split: readonly (readonly Card[])[] };

/** One clause that decided, and why. */
export interface HouseStep {
  readonly cite: Cite;
  readonly why: string;
}

/** How the house sets the hands of a game that players set. */
export interface HouseWay<S extends HouseSetting = HouseSetting> {
  readonly section: Section;
  /** Its first rules in order, as they are posted where a section asks for it. */
  readonly posted: readonly HouseStep[];
  /** Sets a hand that was dealt; its cards are not checked. */
  readonly set: (cards: readonly Card[]) => S;
  /** The same for anybody who asks: the cards are checked, each part is in the order in which it is shown. */
  readonly explain: (cards: readonly Card[]) => { readonly setting: S; readonly steps: readonly HouseStep[] };
  /** What a part is called: "a pair of aces". */
  readonly describe: (part: readonly Card[]) => string;
}

/** A setting part by part: the parts by their names, or what is kept, or each hand of a split. */
export function partsOfSetting(setting: HouseSetting): (readonly [string, readonly Card[]])[] {
  if ('keep' in setting) return [['keep', setting.keep]];
  if ('split' in setting) return setting.split.map((hand) => ['split', hand] as const);
  return Object.entries(setting.parts);
}
