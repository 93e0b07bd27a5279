import { CardError, formatCards, NO_CUT, parseCards, verifyShoe } from '@croupier/cards';
import type { ShoeProof } from '@croupier/house/protocol';

/** What a look at a shoe's proof gives. */
export type ShoeCheck =
  | { readonly is: 'waiting'; readonly why: string }
  | { readonly is: 'honest'; readonly cards: number }
  | { readonly is: 'wrong'; readonly why: string };

/** Checks the shoe in this browser, and that the round's cards are the ones at their place in it. */
export function checkShoe(proof: ShoeProof, cards: string, firstCard: number): ShoeCheck {
  if (!proof.over || proof.seed === null || proof.dealt === null) {
    return {
      is: 'waiting',
      why: `Shoe ${proof.shoe} is still being dealt. Its seed is opened after its last hand; come back then.`,
    };
  }
  try {
    const dealt = parseCards(proof.dealt);
    const verdict = verifyShoe({
      name: proof.name,
      decks: proof.decks,
      commitment: proof.commitment,
      seed: proof.seed,
      cut: proof.cut ?? NO_CUT,
      dealt,
    });
    if (!verdict.honest) return { is: 'wrong', why: verdict.why };
    const round = parseCards(cards);
    const there = formatCards(dealt.slice(firstCard, firstCard + round.length));
    if (there !== formatCards(round)) {
      return { is: 'wrong', why: `This round shows ${formatCards(round)}, but the shoe gave ${there}.` };
    }
    return { is: 'honest', cards: dealt.length };
  } catch (error) {
    if (error instanceof CardError) return { is: 'wrong', why: error.message };
    throw error;
  }
}
