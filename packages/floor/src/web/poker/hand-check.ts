import { verifyCards } from '@croupier/cards';
import type { PokerHandProof } from '@croupier/house/protocol';

/** What a look at a hand's proof gives. */
export type HandCheck =
  | { readonly is: 'waiting' | 'unseen'; readonly why: string }
  | { readonly is: 'honest'; readonly cards: number }
  | { readonly is: 'wrong'; readonly why: string };

/** Checks in this browser that every card that was seen is the one committed to at its place in the deck. */
export function checkHand({ hand, name, over, commitments, opened }: PokerHandProof): HandCheck {
  if (!over) {
    return {
      is: 'waiting',
      why: `Hand ${hand} is still being played. Its cards are opened when it is over.`,
    };
  }
  if (opened.length === 0) {
    return { is: 'unseen', why: 'You saw no card of this hand, and what is not seen stays sealed.' };
  }
  const verdict = verifyCards(name, commitments, opened);
  return verdict.honest ? { is: 'honest', cards: opened.length } : { is: 'wrong', why: verdict.why };
}
