import type { TableView } from '@croupier/house/protocol';
import { sitterAt } from '../model/hands.ts';

/** What is going on, in a line: whose turn it is, or else what the dealer said. */
export function captionOf(view: TableView): string {
  const { phase, asking, calls } = view;
  if (asking) {
    const sitter = sitterAt(view, asking.seat);
    return sitter === 'you'
      ? `Your decision at seat ${asking.seat}.`
      : `Waiting for ${sitter ?? 'the player'} at seat ${asking.seat}.`;
  }
  switch (phase.name) {
    case 'betting':
      return phase.until === null ? 'Place a bet to start the round.' : 'Place your bets.';
    case 'dealing':
    case 'settled':
      return calls.length > 2 ? calls.slice(-2).join(' ') : (calls.at(-1) ?? 'No more bets.');
    case 'bank':
      return calls.at(-1) ?? 'Who banks?';
    case 'cut':
    case 'closed':
      return 'The deck is being shuffled.';
  }
}
