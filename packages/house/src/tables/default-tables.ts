import { miniBaccarat, threeCardPoker, ultimateTexasHoldem } from '@croupier/games';
import { dollars, type TableGame, type TableLimits } from '@croupier/table';
import type { TableSetting } from './setting.ts';

/** The tables of a house that says nothing else. */
export function defaultTables(): TableSetting[] {
  const game = miniBaccarat.with({});
  const threeCard = threeCardPoker.with({});
  const ultimate = ultimateTexasHoldem.with({});
  return [
    { id: 'mini-1', name: 'The Garden', game, limits: evenLimits(game, 5, 500), burn: 0 },
    { id: 'mini-2', name: 'The Harbour', game, limits: evenLimits(game, 25, 2_500), burn: 0 },
    { id: 'mini-3', name: 'The Observatory', game, limits: evenLimits(game, 100, 10_000), burn: 0 },
    { id: 'three-1', name: 'The Library', game: threeCard, limits: evenLimits(threeCard, 5, 500), burn: 0 },
    {
      id: 'ultimate-1',
      name: 'The Winter Garden',
      game: ultimate,
      limits: evenLimits(ultimate, 5, 500),
      burn: 0,
    },
  ];
}

/**
 * The same limits in dollars on every wager, in steps of the dollar; long shots to a fifth of the most, unless they
 * must equal another wager.
 */
export function evenLimits({ layout }: TableGame, least: number, most: number): TableLimits {
  const equal = (layout.equalStakes ?? []).flatMap(({ wagers }) => wagers);
  const limits = layout.wagers.map(({ id, rows }) => {
    const long =
      !equal.includes(id) &&
      rows.some(({ award }) => award.kind === 'win' && award.pays.numerator > 2 * award.pays.denominator);
    const top = long ? Math.max(least, most / 5) : most;
    return [id, { least: dollars(least), most: dollars(top), step: dollars(1) }] as const;
  });
  return Object.fromEntries(limits);
}
