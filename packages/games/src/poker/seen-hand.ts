import type { Refusal } from '@croupier/table';
import type { HandSeeing } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { ALL_UP, type Player } from './player.ts';

/** Went through to the showdown, whether the hand was then exposed or not. */
const wasActive = ({ out }: Player): boolean => out === null || out === 'mucked';

/**
 * Why a hand may not be seen. Every player of the game may see the hands that were active at the showdown, provided
 * that a bet was called (bclc-poker 17.0 §10.14.2); a hand that was mucked stays without a claim when it is seen.
 */
export function seeingRefusal(state: HandState, { see, by }: HandSeeing): Refusal | undefined {
  const { handsSeen } = state.setup.variant;
  if (!handsSeen) return { reason: 'There is nothing to ask for: at the showdown all hands are shown.' };
  const because = (reason: string): Refusal => ({ reason, cite: handsSeen.cite });
  const { players, events } = state;
  if (!players.some(({ seat }) => seat === by))
    return because('Only who was dealt in may ask to see a hand.');
  const player = players.find(({ seat }) => seat === see);
  if (!player || player.seat === by) return because('Ask to see the hand of another player.');
  if (player.shown) return because('That hand has been shown.');
  const awarded = events.some(({ type }) => type === 'awarded');
  if (!awarded || players.filter(wasActive).length < 2) return because('There was no showdown.');
  if (!wasActive(player)) return because('That hand was given up before the showdown.');
  const called = events.some((event) => event.type === 'acted' && event.answer.verb === 'call');
  return handsSeen.when === 'always' || called ? undefined : because('No bet was called in this hand.');
}

/** Turns the hand up for everybody. */
export function turnUp(state: HandState, { see, by }: HandSeeing): void {
  const player = state.players.find(({ seat }) => seat === see);
  if (!player) return;
  player.shown = true;
  player.up = ALL_UP;
  const { handsSeen, clauses } = state.setup.variant;
  const cite = handsSeen?.cite ?? clauses.showdown;
  state.log?.push({ type: 'seen', seat: see, by, cards: player.cards.slice(), cite });
}
