import type { AnyLayout, TableGame } from '@croupier/table';
import type { PricedWager } from './priced-wager.ts';
import type { Pricing } from './pricing.ts';
import { simulatedOdds } from './simulated-odds.ts';
import { playRounds } from './simulation/play-rounds.ts';
import { FIRST_OFFERED, nameOfStrategy, strategyFor } from './strategy.ts';

/** Enough for two figures of an edge of some per cent, in some seconds. */
const ROUNDS = 200_000;

/** The prices of wagers that nobody has solved, or of these of them, from many rounds of the table's own game. */
export function simulatedPricing(table: TableGame, only?: readonly string[]): Pricing {
  const strategy = strategyFor(table);
  const name = nameOfStrategy(strategy);
  const all = unitsOf(table.layout).map((wager) => ({ ...wager, strategy: name }));
  const wagers = only ? all.filter(({ id }) => only.includes(id)) : all;
  return {
    wagers,
    price: async (asked, { signal, onProgress }) => {
      const priced = wagers.filter(({ id }) => asked.includes(id));
      if (priced.length === 0) return { wagers: [], advice: [] };
      const { tallies, rounds } = await playRounds(table, all, {
        rounds: ROUNDS,
        seed: table.id,
        strategy,
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onProgress: (done: number) => onProgress(done, ROUNDS) } : {}),
      });
      signal?.throwIfAborted();
      return {
        wagers: priced.flatMap((wager) => {
          const tally = tallies.get(wager.id);
          const { rows } = table.layout.wagers.find(({ id }) => id === wager.id) ?? {};
          return tally ? [simulatedOdds(wager, rows && { rows }, tally)] : [];
        }),
        advice: [
          `Nobody has solved ${priced.map(({ id }) => id).join(', ')} yet: these figures are from ${rounds.toLocaleString('en')} rounds${name === null ? '' : `, decided by "${name}"`}.`,
          ...(strategy === FIRST_OFFERED
            ? [
                'Nobody has named a strategy for this game either: every decision is the first that is offered.',
              ]
            : []),
        ],
      };
    },
    long: () => false,
  };
}

/**
 * What has a price of its own: every wager that is laid before the deal. Where decisions stake more, that belongs to the
 * first wager, and so do those that must equal it.
 */
function unitsOf({ wagers, equalStakes = [] }: AnyLayout): Omit<PricedWager, 'strategy'>[] {
  const staked = wagers.filter(({ inPlay }) => inPlay).map(({ id }) => id);
  const laid = wagers.filter(({ inPlay }) => !inPlay).map(({ id }) => id);
  const [main] = laid;
  if (main === undefined || staked.length === 0) return laid.map((id) => ({ id, unit: 'stake' }));
  const equals = equalStakes
    .filter((one) => one.wagers.includes(main))
    .flatMap((one) => one.wagers.filter((id) => id !== main));
  return [
    { id: main, unit: main, together: [...equals, ...staked] },
    ...laid.filter((id) => id !== main && !equals.includes(id)).map((id) => ({ id, unit: 'stake' })),
  ];
}
