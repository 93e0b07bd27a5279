import type { SpotView, TableEventView } from '../protocol/index.ts';
import type { TableState } from './state.ts';

/** What everybody at a table was last told of; null where somebody may not have heard. */
export interface Told {
  readonly spots: readonly SpotView[] | null;
  /** The table as it was when they were told what stands at it beside the bets. */
  readonly standing: TableState | null;
}

export const NOTHING_TOLD: Told = { spots: null, standing: null };

/** What they know once they have been told of an event that has led to this state. */
export function toldBy(view: TableEventView, state: TableState, told: Told): Told {
  const spots = ('spots' in view && view.spots) || told.spots;
  if ('standing' in view && view.standing) return { spots, standing: state };
  // The meters alone are told anew: what stands beside them is not as it was told last.
  if (view.type === 'meters') return { spots, standing: null };
  return spots === told.spots ? told : { ...told, spots };
}
