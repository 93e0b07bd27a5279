/** Whether all these cards are of one suit. */
export function inOneSuit(cards: readonly number[]): boolean {
  const suit = (cards[0] ?? 0) & 3;
  return cards.every((card) => (card & 3) === suit);
}
