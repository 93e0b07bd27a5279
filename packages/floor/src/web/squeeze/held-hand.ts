import type { TableView } from '@croupier/house/protocol';

/** A hand that was passed to you face down: you may look at cards that the others cannot see yet. */
export interface HeldHand {
  readonly place: string;
  readonly cards: readonly { readonly card: string; readonly turned: boolean }[];
}

export function heldHand({ places, you }: TableView): HeldHand | null {
  for (const own of you.places) {
    const seen = places.find(({ place }) => place === own.place)?.cards ?? [];
    const cards = own.cards.flatMap((card, i) =>
      card === null ? [] : { card, turned: (seen[i] ?? null) !== null },
    );
    if (cards.length === own.cards.length && cards.some(({ turned }) => !turned))
      return { place: own.place, cards };
  }
  return null;
}
