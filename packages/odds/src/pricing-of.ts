import type { AnyLayout, TableGame } from '@croupier/table';
import type { Pricing } from './pricing.ts';
import { simulatedPricing } from './simulated-pricing.ts';
import { solutionFor } from './solved-games.ts';

/** The prices at a table: each wager as somebody has solved it, and what nobody has by simulation. */
export function pricingOf(table: TableGame): Pricing {
  const known = solutionFor(table)?.pricing(table);
  const simulated = simulatedPricing(table, known ? unsolvedOf(table.layout, known) : undefined);
  if (!known) return simulated;
  return simulated.wagers.length === 0 ? known : both(known, simulated);
}

/** The wagers laid before the deal that are neither priced nor priced together with another. */
const unsolvedOf = ({ wagers }: AnyLayout, { wagers: priced }: Pricing): string[] =>
  wagers
    .filter(({ inPlay }) => !inPlay)
    .map(({ id }) => id)
    .filter((id) => priced.every((one) => one.id !== id && !(one.together ?? []).includes(id)));

/** The wagers that this pricing prices. */
const partOf = (wagers: readonly string[], pricing: Pricing): string[] =>
  wagers.filter((wager) => pricing.wagers.some(({ id }) => id === wager));

function both(exact: Pricing, simulated: Pricing): Pricing {
  return {
    wagers: [...exact.wagers, ...simulated.wagers],
    price: async (wagers, work) => {
      const first = await exact.price(partOf(wagers, exact), work);
      const second = await simulated.price(partOf(wagers, simulated), work);
      return {
        wagers: [...first.wagers, ...second.wagers],
        ...(first.ways ? { ways: first.ways } : {}),
        advice: [
          ...first.advice,
          ...second.advice,
          ...(second.wagers.length > 0 && exact.whySimulated !== undefined ? [exact.whySimulated] : []),
        ],
      };
    },
    // What is simulated depends on the whole sequence of play, which no kept result can be held against.
    long: (wagers) => partOf(wagers, simulated).length === 0 && exact.long(wagers),
  };
}
