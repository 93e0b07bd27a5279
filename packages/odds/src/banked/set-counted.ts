import { createHash } from 'node:crypto';
import { type Card, seededRandom } from '@croupier/cards';
import { NearNets } from './near-nets.ts';
import { countSetting, type SetCounts } from './set-count.ts';
import type { SetGame } from './set-game.ts';
import { SettingList } from './setting-list.ts';
import { sevenDealt } from './seven-dealt.ts';

/** The basic game over all deals, as it is stored: what it depends on, the counts, and where to set otherwise than the house way. */
export interface SetCounted extends SetCounts {
  readonly depends: string;
  readonly nets: readonly number[];
  readonly open: boolean;
  readonly list: readonly string[];
}

/**
 * Settings that net so much less than another of the same hand against the dealer's hands of the whole deck are not counted: what one's own cards change
 * is far less. `npm run prove` counts them too.
 */
const NOT_WORTH_COUNTING = 0.15;

/** Counts a game out; `margin` is how much less a setting may be worth by the whole deck to be counted still. */
export function countedSetting(
  game: SetGame,
  { margin = NOT_WORTH_COUNTING, told = () => undefined }: CountingOptions = {},
): SetCounted {
  const near = game.open ? undefined : new NearNets(game);
  const list = near && new SettingList(near);
  list?.addAll(told);
  const worth = (house: readonly number[], settings: readonly (readonly number[])[]) =>
    near ? within(near, margin, house, settings) : settings;
  return {
    depends: dependsOn(game),
    nets: game.nets,
    open: game.open ?? false,
    ...countSetting(game, { worth }, told),
    list: list?.lines() ?? [],
  };
}

export interface CountingOptions {
  readonly margin?: number;
  readonly told?: (done: string) => void;
}

/** The settings beside the house way's that are nearly as good as the best, by the whole deck. */
function within(
  near: NearNets,
  margin: number,
  house: readonly number[],
  settings: readonly (readonly number[])[],
): (readonly number[])[] {
  const nets = settings.map((strengths) => near.of(strengths));
  const best = Math.max(near.of(house), ...nets);
  return settings.filter(
    (strengths, i) =>
      (nets[i] ?? 0) > best - margin && strengths.some((strength, part) => strength !== house[part]),
  );
}

const DECK = 53;

/** Hands from the deck with the joker: the same for everybody, whatever their number. */
export function* seededHands(seed: string, hands: number): Generator<Card[]> {
  const random = seededRandom(seed);
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  for (let hand = 0; hand < hands; hand += 1) yield sevenDealt(deck, random);
}

const FINGERPRINTED = 2000;

/** The hash of what the counts depend on: what is paid, and how the house way sets hands and how their parts rank. */
export function dependsOn({ nets, flush, open = false, parts, houseWay, rank, returned }: SetGame): string {
  const hash = createHash('sha256').update(JSON.stringify({ nets, flush, open, parts }));
  for (const cards of seededHands('fingerprint', FINGERPRINTED)) {
    const set = houseWay(cards);
    hash.update(JSON.stringify([returned?.(cards) ?? false, ...parts.map((part) => rank(set[part] ?? []))]));
  }
  return hash.digest('hex');
}
