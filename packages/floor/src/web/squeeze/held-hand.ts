import type { TableView } from '@croupier/house/protocol';
import type { Verb } from '@croupier/table';

/** What turns the first, the second and the third card. */
export const TURNS: readonly Verb[] = ['turn-first', 'turn-second', 'turn-third'];

/** A hand that was passed to you face down to be turned: you may look at cards that the others cannot see yet. */
export interface HeldHand {
  readonly place: string;
  readonly cards: readonly { readonly card: string; readonly turned: boolean }[];
}

export function heldHand({ places, you }: TableView): HeldHand | null {
  if (!you.question?.actions.some(({ verb }) => TURNS.includes(verb))) return null;
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
