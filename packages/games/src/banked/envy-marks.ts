import { type Cite, type DealtFelt, type Envy, handle, type Script } from '@croupier/table';

/** Whoever has enough on the bonus to be paid for the hands of others is marked before the deal (bclc-poker 3.0 §6.2, 9.0 §6.2.3). */
export function* markEnvy<O>(
  { bets }: DealtFelt,
  { wager: bonus, least }: Envy<O>,
  cite: Cite,
): Script<void> {
  const marked = bets.filter(
    ({ wager, kind, amount }) => wager === bonus && kind === 'own' && amount >= least,
  );
  if (marked.length > 0)
    yield handle(
      () => `Mark the bonus wagers that earn envy: ${marked.map(({ spot }) => `seat ${spot}`).join(', ')}.`,
      cite,
    );
}
