import { type Card, deck, rankPoker } from '@croupier/cards';
import { dealerRemoves } from '@croupier/games';

const HIDDEN = 6;

/** How many of the dealer's hands end so against a hand. */
export interface Against {
  readonly beaten: number;
  readonly tied: number;
  readonly won: number;
}

/**
 * The dealer's hands that one's own six cards and the card that is up leave possible, each by the number of orders of the six
 * hidden cards that lead to it (bclc-poker 13.0 §6.6.1): what is removed must come first, then the card that stays.
 */
export function dealersAgainst(own: readonly Card[], up: Card, hand: number): Against {
  const free = deck().filter((card) => card !== up && !own.includes(card));
  const high = free.filter(dealerRemoves).length;
  const found = { beaten: 0, tied: 0, won: 0 };
  const count = (kept: readonly Card[], orders: number): void => {
    const dealer = rankPoker(kept);
    if (dealer > hand) found.beaten += orders;
    else if (dealer < hand) found.won += orders;
    else found.tied += orders;
  };
  if (!dealerRemoves(up)) {
    const orders = factorial(HIDDEN);
    eachSet(free, HIDDEN, [up], (kept) => {
      count(kept, orders);
    });
    return found;
  }
  for (let kept = HIDDEN; kept >= 1; kept -= 1) {
    const orders = Array.from({ length: kept + 1 }, (_, staying) => ordersOf(kept, staying, high));
    eachSet(free, kept, [], (cards, staying) => {
      count(cards, orders[staying] ?? 0);
    });
  }
  return found;
}

/**
 * In how many orders of the hidden cards so many are kept where the card that was up is removed, of which so many may stay when they are up:
 * first those that are removed, then one that stays unless it is the last, then the others. `high` is how many of the cards that are left
 * are removed.
 */
export const ordersOf = (kept: number, staying: number, high: number): number =>
  falling(high - (kept - staying), HIDDEN - kept) * (kept === 1 ? 1 : staying) * factorial(kept - 1);

const factorial = (n: number): number => falling(n, n);

/** In how many orders so many of n come out. */
function falling(n: number, many: number): number {
  let orders = 1;
  for (let i = 0; i < many; i += 1) orders *= n - i;
  return orders;
}

/** Every set of so many of the cards, after those that are there already, and how many of them may stay; the list is used again. */
function eachSet(
  cards: readonly Card[],
  many: number,
  held: readonly Card[],
  look: (set: readonly Card[], staying: number) => void,
): void {
  const set = held.slice();
  const last = held.length + many - 1;
  const stays = Uint8Array.from(cards, (card) => (dealerRemoves(card) ? 0 : 1));
  const complete = (at: number, from: number, staying: number): void => {
    for (let i = from; i < cards.length - (last - at); i += 1) {
      const card = cards[i];
      if (card === undefined) return;
      set[at] = card;
      const now = staying + (stays[i] ?? 0);
      if (at < last) complete(at + 1, i + 1, now);
      else look(set, now);
    }
  };
  complete(held.length, 0, 0);
}
