import { hostOf, MULTI_GAME_WAGER, multiGameProgressive } from '@croupier/games';
import { freshMeters, progressivesOf, type TableGame } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import type { SolvedGame } from '../solved-game.ts';
import { oddsOfWager, type WagerOdds } from '../wager-odds.ts';
import { fiveCardHands } from './five-card-hands.ts';

const { id: PROGRESSIVE } = MULTI_GAME_WAGER;

/** The progressive at the meter that the table shows: whatever the host, its five cards are any five of the deck. */
export const priceProgressive = ({ layout }: Pick<TableGame, 'layout'>): WagerOdds =>
  oddsOfWager(
    MULTI_GAME_WAGER,
    fiveCardHands().map(([five, ways]) => ({ outcome: { five }, ways })),
    freshMeters(progressivesOf(layout)),
  );

/** What is known of the host at its own table, and the progressive beside it. */
export const multiGameSolved = (solutionOf: (table: TableGame) => SolvedGame | undefined): SolvedGame => ({
  id: multiGameProgressive.id,
  strategies: (table) => {
    const host = hostOf(table);
    return solutionOf(host)?.strategies(host);
  },
  pricing: (table) => {
    const host = hostOf(table);
    return withProgressive(table, solutionOf(host)?.pricing(host));
  },
  teacher: (table) => {
    const host = hostOf(table);
    return solutionOf(host)?.teacher?.(host);
  },
});

function withProgressive(table: TableGame, host: Pricing | undefined): Pricing {
  const ofHost = (asked: readonly string[]): string[] => asked.filter((wager) => wager !== PROGRESSIVE);
  return {
    wagers: [...(host?.wagers ?? []), own(PROGRESSIVE)],
    price: async (asked, work) => {
      const priced = ofHost(asked).length > 0 ? await host?.price(ofHost(asked), work) : undefined;
      const progressive = asked.includes(PROGRESSIVE) ? [priceProgressive(table)] : [];
      return {
        wagers: [...(priced?.wagers ?? []), ...progressive],
        advice: priced?.advice ?? [],
        ...(priced?.ways ? { ways: priced.ways } : {}),
      };
    },
    long: (asked) => host !== undefined && ofHost(asked).length > 0 && host.long(ofHost(asked)),
  };
}
