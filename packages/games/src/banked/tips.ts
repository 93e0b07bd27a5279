import { type Cite, type DealtFelt, handle, type Script } from '@croupier/table';

/** Where somebody has bet for the dealer, that bet lies on the dealer's left of the player's own (bclc-poker 6.0 §4.3.2). */
export function* tipsToTheLeft({ bets }: DealtFelt, cite: Cite): Script<void> {
  if (bets.some(({ kind }) => kind === 'tip'))
    yield handle("Bets for the dealer lie to the left of the player's own, as you see it.", cite);
}
