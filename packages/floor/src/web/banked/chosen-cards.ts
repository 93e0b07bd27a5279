import type { SentAnswer } from '@croupier/house/protocol';
import type { Action, TakenCards } from '@croupier/table';

/** Cards that are picked up one after the other, by where they lie in the hand. */
export type Chosen = readonly number[];

/** What goes with an answer that takes cards, as the house reads it. */
export type GivenCards = Pick<SentAnswer, 'cards' | 'parts'>;

const allTaken = (actions: readonly Action[], place: string): readonly TakenCards[] =>
  actions.flatMap(({ takes, refused }) => (takes?.from === place && !refused ? [takes] : []));

/** The first action that takes cards of this place and is not refused; the others want as many picked. */
export const takenFrom = (actions: readonly Action[], place: string): TakenCards | null =>
  allTaken(actions, place)[0] ?? null;

/** The first that lays the hand of this place out in parts. */
export const partsFrom = (actions: readonly Action[], place: string): TakenCards | null =>
  allTaken(actions, place).find((takes) => 'parts' in takes) ?? null;

/** How many cards are picked: all parts but the last, which has what is left. */
export const toChoose = (takes: TakenCards): number =>
  'cards' in takes
    ? takes.cards
    : Object.values(takes.parts)
        .slice(0, -1)
        .reduce((sum, count) => sum + count, 0);

/** Picks a card up or puts it back; one too many takes the place of the last. */
export function toggled(takes: TakenCards, chosen: Chosen, card: number): Chosen {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  const most = toChoose(takes);
  return [...(chosen.length < most ? chosen : chosen.slice(0, most - 1)), card];
}

/** Two cards change places: each goes to the other's part. */
export const exchanged = (chosen: Chosen, a: number, b: number): Chosen =>
  chosen.map((one) => (one === a ? b : one === b ? a : one));

/** The part that a card belongs to as things are: "low"; null where the hand has no parts. */
export function partOfCard(takes: TakenCards, chosen: Chosen, card: number): string | null {
  if ('cards' in takes) return null;
  let at = chosen.indexOf(card);
  const parts = Object.entries(takes.parts);
  if (at < 0) return parts.at(-1)?.[0] ?? null;
  for (const [part, count] of parts) {
    if (at < count) return part;
    at -= count;
  }
  return null;
}

/** The chosen cards as an answer gives them; null while there are too few. */
export function givenCards(
  takes: TakenCards,
  hand: readonly (string | null)[],
  chosen: Chosen,
): GivenCards | null {
  if (chosen.length !== toChoose(takes)) return null;
  const picked = chosen.map((card) => hand[card] ?? '');
  if ('cards' in takes) return { cards: picked.join(' ') };
  const left = hand.filter((_, card) => !chosen.includes(card)).map((card) => card ?? '');
  const inOrder = [...picked, ...left];
  return {
    parts: Object.fromEntries(
      Object.entries(takes.parts).map(([part, count]) => [part, inOrder.splice(0, count).join(' ')]),
    ),
  };
}
