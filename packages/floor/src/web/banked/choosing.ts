import type { TakenCards } from '@croupier/table';
import { createContext, useContext, useEffect, useState } from 'react';
import { handAt } from '../model/hands.ts';
import { useSettings } from '../room/settings.ts';
import { isForTheTable } from '../room/writing.ts';
import { useSeat } from '../table/seat.ts';
import {
  type Chosen,
  exchanged,
  type GivenCards,
  givenCards,
  partsFrom,
  takenFrom,
  toggled,
} from './chosen-cards.ts';

/** The cards that are being picked for what you are asked. */
export interface Choosing {
  readonly takes: TakenCards;
  readonly chosen: Chosen;
  readonly toggle: (card: number) => void;
  /** Two cards of the hand change places. */
  readonly exchange: (a: number, b: number) => void;
  readonly clear: () => void;
  /** What an action that takes cards would be given; null while there are too few. */
  readonly given: (takes: TakenCards) => GivenCards | null;
  /** The hand in parts as it would be laid out, where something that is offered does that. */
  readonly parts: Record<string, string> | null;
}

export const ChoosingContext: React.Context<Choosing | null> = createContext<Choosing | null>(null);

export const useChoosing = (): Choosing | null => useContext(ChoosingContext);

/** Picks begin anew with every question. */
export function useNewChoosing(): Choosing | null {
  const { view } = useSeat().table;
  const { question } = view.you;
  const place = question ? String(question.seat) : '';
  const asked = question ? `${question.seat}/${question.until}/${question.about ?? ''}` : '';
  const [picked, setPicked] = useState<{ readonly asked: string; readonly chosen: Chosen }>({
    asked: '',
    chosen: [],
  });
  const takes = question ? takenFrom(question.actions, place) : null;
  const chosen = picked.asked === asked ? picked.chosen : [];
  const hand = handAt(view, place)?.cards ?? [];
  const toggle = (card: number): void => {
    if (takes) setPicked({ asked, chosen: toggled(takes, chosen, card) });
  };
  useDigits(takes ? hand.length : 0, toggle);
  if (!takes) return null;
  const given = (wanted: TakenCards): GivenCards | null => givenCards(wanted, hand, chosen);
  const inParts = partsFrom(question?.actions ?? [], place);
  return {
    takes,
    chosen,
    toggle,
    exchange: (a, b) => setPicked({ asked, chosen: exchanged(chosen, a, b) }),
    clear: () => setPicked({ asked, chosen: [] }),
    given,
    parts: (inParts && given(inParts)?.parts) ?? null,
  };
}

/** The digits pick cards by where they lie, as other keys at the table do something. */
function useDigits(cards: number, toggle: (card: number) => void): void {
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys || cards === 0) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const card = Number(event.key) - 1;
      if (event.repeat || !isForTheTable(event)) return;
      if (!Number.isInteger(card) || card < 0 || card >= cards) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toggle(card);
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  });
}
