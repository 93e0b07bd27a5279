import { type Cite, type DealtFelt, handle, type Script, type Step } from '@croupier/table';

/** Where somebody has bet for the dealer, that bet lies on the dealer's left of the player's own (bclc-poker 6.0 §4.3.2). */
export function* tipsToTheLeft(felt: DealtFelt, cite: Cite): Script<void> {
  const lie = tipsLieLeft(felt, cite);
  if (lie) yield lie;
}

/** The same as a step, where there are any. */
export function tipsLieLeft({ bets }: DealtFelt, cite: Cite): Step | undefined {
  for (const { kind } of bets)
    if (kind === 'tip')
      return handle("Bets for the dealer lie to the left of the player's own, as you see it.", cite);
  return undefined;
}
