import { catalogue, isBanked } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { storedOdds } from '../cache.ts';
import { oddsOf } from '../odds.ts';
import { pricingOf } from '../pricing-of.ts';

describe('solutions that come with the program', () => {
  it.each(catalogue.filter(isBanked).map(({ id, with: under }) => ({ id, table: under({}) })))(
    '$id is solved again to the same last digit',
    async ({ id, table }) => {
      const asked = pricingOf(table).wagers.map((wager) => wager.id);
      const stored = await storedOdds({ game: id, options: table.options, asked, layout: table.layout });
      if (stored) expect(await oddsOf(table)).toEqual(stored);
    },
  );
});
