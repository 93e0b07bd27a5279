import type { TableView } from '@croupier/house/protocol';
import type { Look, PlaceView } from '@croupier/table';
import type { CSSProperties } from 'react';

/** The hands as you see them: your own cards where the round deals you some, backs for the others'. */
export function handsOf({ phase, places, you }: TableView): readonly PlaceView[] {
  const dealt = phase.name === 'dealing' || phase.name === 'settled';
  return dealt && you.places.length > 0 ? you.places : places;
}

export const handAt = (view: TableView, place: string): PlaceView | null =>
  handsOf(view).find((hand) => hand.place === place) ?? null;

/** How hands of so many cards are drawn, from the first card on: what lies does not shrink when another comes. */
export const sizeOf = ({ handSize }: Look): string =>
  handSize > 5 ? ' many' : handSize > 4 ? ' five' : handSize > 3 ? ' four' : handSize < 3 ? ' few' : '';

/** The room that a hand keeps for its cards: they are dealt side by side, and none moves for the next. */
export const roomFor = (cards: number): CSSProperties & Record<'--cards', number> => ({ '--cards': cards });

/** What a hand comes to, part by part where it is laid out in parts: "low: pair of nines, high: flush". */
export const handWords = ({ caption, parts }: PlaceView): string =>
  parts
    ?.filter((part) => part.caption !== '')
    .map((part) => `${part.part}: ${part.caption}`)
    .join(', ') ?? caption;

/** The seats that you play in this round, in order: where you have bets of your own, and where you bank. */
export function yourSeats({ bets, you, standing }: TableView): readonly number[] {
  const seats = bets.filter(({ who, kind }) => who === you.who && kind === 'own').map(({ spot }) => spot);
  const bank = standing.bank?.holder.who === you.who ? [standing.bank.seat] : [];
  return [...new Set([...seats, ...bank])].toSorted((a, b) => a - b);
}

/** Who sits at a seat, in your words. */
export function sitterAt({ spots, you }: TableView, seat: number): string | null {
  const holder = spots.find(({ spot }) => spot === seat)?.holder;
  if (!holder) return null;
  return holder.who === you.who ? 'you' : holder.name;
}
