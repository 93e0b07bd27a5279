import { cardsOfSets, eachSuitClass, type HandCategory, poker, rankFive, strengthOf } from '@croupier/cards';

let counted: readonly (readonly [HandCategory, bigint])[] | undefined;

/** How many of the 2,598,960 five-card hands there are of each kind; counted when it is first asked, and kept. */
export function fiveCardHands(): readonly (readonly [HandCategory, bigint])[] {
  counted ??= count();
  return counted;
}

function count(): readonly (readonly [HandCategory, bigint])[] {
  const ways = new Map<HandCategory, bigint>();
  const cards = new Uint8Array(5);
  eachSuitClass([5], (sets, weight) => {
    cardsOfSets(sets, 0, cards);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
    const category = poker.categoryOf(strengthOf(rankFive(a, b, c, d, e)));
    ways.set(category, (ways.get(category) ?? 0n) + BigInt(weight));
  });
  return [...ways];
}
