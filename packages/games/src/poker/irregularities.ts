import { type Irregularity, NOTHING } from '@croupier/table';
import type { HandEvent } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import type { Variant } from './variant.ts';

const VOID = { round: 'void' } as const;

/**
 * What can go wrong with the cards of a hand. The sections say how a deal is (one deck, so many cards each) and not what
 * follows when it was another: the hand is void (READINGS 88).
 */
export function pokerIrregularities({ section, streets }: Variant): readonly Irregularity[] {
  const deal = streets[0]?.cite ?? section('1.1');
  return [
    { id: 'misdeal', name: 'The cards were misdealt', remedy: VOID, cite: deal },
    {
      id: 'wrong-number-of-cards',
      name: 'Somebody has too many cards or too few',
      remedy: VOID,
      cite: deal,
    },
    { id: 'fouled-deck', name: 'The deck is not whole', remedy: VOID, cite: section('1.1') },
  ];
}

/** Every chip goes back to whoever put it in; nothing is raked, nothing goes into a jackpot. */
export function voidHand(state: HandState, { id, name, cite }: Irregularity, by: string): void {
  for (const player of state.players) {
    player.stack = player.startingStack;
    player.bet = NOTHING;
    player.paid = NOTHING;
  }
  state.round = null;
  state.toAct = -1;
  state.dead = NOTHING;
  state.raked = NOTHING;
  state.dropped = NOTHING;
  state.toAward = [];
  const stacks = state.players.map(({ seat, stack }) => ({ seat, stack }));
  state.log?.push({ type: 'voided', irregularity: id, name, by, cite }, { type: 'finished', stacks });
}

/** Whether a hand was called off. */
export const isVoid = ({ events }: { readonly events: readonly HandEvent[] }): boolean =>
  events.some(({ type }) => type === 'voided');
