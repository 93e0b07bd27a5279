import { type Card, cardOf, eachHole } from '@croupier/cards';
import { nameOfClass, preflopClass } from './preflop-classes.ts';
import type { SeenCards } from './seen-cards.ts';
import type { Representatives } from './suit-renamings.ts';

/** What is gained in all by those who bet beside cards that are seen, and what is gained by betting wherever that gains anything. */
export interface Followed {
  readonly gained: number;
  readonly most: number;
}

/** The gains of a way to bet, over all own cards of which the class is still in play: whole numbers, and exact. */
export function gainsFollowed(
  seen: Pick<SeenCards, 'gainsBeside'> & { readonly classes: Representatives },
  sums: Float64Array | Int32Array,
  inPlay: (own: number) => boolean,
  bets: (own: readonly Card[], board: readonly Card[]) => boolean,
): Followed {
  let [gained, most] = [0, 0];
  for (const [at, cards] of seen.classes.cards.entries()) {
    const weight = seen.classes.weights[at] ?? 0;
    const gains = seen.gainsBeside(sums, cards);
    const board = Array.from(cards, cardOf);
    eachHole(board, (a, b, hole) => {
      const gain = weight * (gains[hole] ?? 0);
      if (gain === 0 || !inPlay(preflopClass(a, b))) return;
      if (gain > 0) most += gain;
      if (bets([cardOf(a), cardOf(b)], board)) gained += gain;
    });
  }
  return { gained, most };
}

/** Whether a list of own cards is the one by which these classes are named. */
export function isTheListOf(named: readonly string[], listed: (own: readonly Card[]) => boolean): boolean {
  let same = true;
  eachHole([], (a, b) => {
    same &&= listed([cardOf(a), cardOf(b)]) === named.includes(nameOfClass(preflopClass(a, b)));
  });
  return same;
}
