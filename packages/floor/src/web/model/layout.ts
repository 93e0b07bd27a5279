import type { PostedRules, PostedWager } from '@croupier/house/protocol';

/** So many wagers can be read one above the other before a spot. */
const MOST_RINGS = 6;
const BASIC = 3;

/** How a spot's wagers lie: in rings before every spot, and what has no room there beside the chosen spot's chips. */
export interface SpotLayout {
  readonly rings: readonly PostedWager[];
  readonly side: readonly PostedWager[];
}

export function spotLayout({ wagers }: Pick<PostedRules, 'wagers'>): SpotLayout {
  return wagers.length <= MOST_RINGS
    ? { rings: wagers, side: [] }
    : { rings: wagers.slice(0, BASIC), side: wagers.slice(BASIC) };
}

/** Under a thumb: the basic game large with its long shot in the middle, everything else smaller. */
export function thumbLayout({ wagers }: Pick<PostedRules, 'wagers'>): SpotLayout {
  const [outer, inner, ...rest] = wagers.slice(0, BASIC);
  return {
    rings: [outer, ...rest, inner].flatMap((wager) => wager ?? []),
    side: wagers.slice(BASIC),
  };
}
