import { cents, NOTHING } from '@croupier/table';
import { type HandState, potsOf } from './hand-state.ts';
import { rakeOf } from './rake.ts';

/** Takes what is due for jackpots of what the rake has left, in whole chips, into a fund of its own. */
export function takeDrops(state: HandState): void {
  const { drops, smallestChip } = state.setup;
  if (drops.length === 0) return;
  const left = potsOf(state).reduce((sum, { amount }) => sum + amount, 0) - state.raked;
  for (const { fund, cite, ...portion } of drops) {
    const amount = rakeOf(cents(left), { ...portion, rounded: 'down' }, smallestChip);
    if (amount === NOTHING) continue;
    state.dropped = cents(state.dropped + amount);
    state.log?.push({ type: 'dropped', fund, amount, cite });
  }
}
