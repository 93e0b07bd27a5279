import type { TableView } from '@croupier/house/protocol';
import { sitterAt } from '../model/hands.ts';

/** What is going on, in a line: whose turn it is, or else what the dealer said. */
export const captionOf = (view: TableView): string => turnOf(view) || calledOf(view, 2);

/** Whose turn it is; nothing while nobody is asked. */
export function turnOf(view: TableView): string {
  const { asking } = view;
  if (!asking) return '';
  const yours = yourTurn(view);
  return yours === undefined
    ? `Waiting for ${sitterAt(view, asking.seat) ?? 'the player'} at seat ${asking.seat}.`
    : `Your decision at seat ${yours}.`;
}

/** The seat at which you are asked. Where several set their hands at once others may be named before you. */
export function yourTurn(view: TableView): number | undefined {
  const { asking, you } = view;
  if (!asking) return undefined;
  return you.question?.seat ?? asking.seats.find((seat) => sitterAt(view, seat) === 'you');
}

/** What the dealer said last, so many calls of it where there were more. */
export function calledOf({ phase, calls }: TableView, most: number): string {
  switch (phase.name) {
    case 'betting':
      return phase.until === null ? 'Place a bet to start the round.' : 'Place your bets.';
    case 'dealing':
    case 'settled':
      return calls.length > most ? calls.slice(-most).join(' ') : (calls.at(-1) ?? 'No more bets.');
    case 'bank':
      return calls.at(-1) ?? 'Who banks?';
    case 'cut':
    case 'closed':
      return 'The deck is being shuffled.';
  }
}
