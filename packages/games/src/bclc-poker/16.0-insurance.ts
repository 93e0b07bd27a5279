import { type Card, paiGowSeven, rankPaiGowSeven, strengthOf } from '@croupier/cards';
import { type Pays, row, section, to, type Wager, win } from '@croupier/table';
import { ACE, faceRank, top } from '../banked/seven-cards.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '16.0');

/** What the Insurance Bonus looks at: the highest rank of seven cards without a pair, 0 a two; nothing where they have one. */
export interface InsuranceHand {
  readonly unpaired: number | undefined;
}

/**
 * §2.3.1.d, §5.7.2.a: seven cards that are worth less than a pair. Straights and flushes of five are worth more (READINGS
 * 43); a joker that completes none is an ace.
 */
export function unpairedRank(cards: readonly Card[]): number | undefined {
  let ranks = 0;
  for (const card of cards) {
    const rank = 1 << faceRank(card);
    if ((ranks & rank) !== 0) return undefined;
    ranks |= rank;
  }
  return paiGowSeven.categoryOf(strengthOf(rankPaiGowSeven(cards))) === 'high-card' ? top(ranks) : undefined;
}

/** §5.7.2, from the nine on: seven cards below it are a pair or a straight. */
const PAYS: readonly (readonly [string, Pays])[] = [
  ['nine high', to(100)],
  ['ten high', to(50)],
  ['jack high', to(10)],
  ['queen high', to(7)],
  ['king high', to(5)],
  ['ace high', to(3)],
];
const NINE = ACE + 1 - PAYS.length;

export const INSURANCE = 'insurance-bonus';

export const INSURANCE_BONUS: Wager<InsuranceHand> = {
  id: INSURANCE,
  name: 'Insurance Bonus',
  cite: at('2.3.1'),
  rows: PAYS.map(([name, pays], i) =>
    row(name, ({ unpaired }) => unpaired === NINE + i, win(pays), at('5.7.2'), at('2.3.1.d')),
  ),
};
