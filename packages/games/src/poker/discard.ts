import type { Card } from '@croupier/cards';
import { NOTHING, type Question, Refused } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { isLive, type Player } from './player.ts';
import type { Discard } from './variant.ts';

/** Each remaining player, all-in or not, throws cards away face down (bclc-poker 18.0 §10.8, 19.0 §10.9). */
export function* discards(state: HandState, { cards, cite }: Discard): HandScript {
  for (const player of state.players) {
    if (!isLive(player)) continue;
    const question: Question = {
      seat: player.seat,
      actions: [{ verb: 'discard', takes: { from: handPlace(player.seat), cards } }],
      // Who is away throws away what was dealt last (READINGS 86).
      absent: { verb: 'discard', cards: player.cards.slice(-cards) },
      cite,
    };
    const input = yield { for: 'answer', question };
    if (!('answer' in input)) throw new Refused({ reason: 'No clock runs on a discard.', cite });
    const { answer } = input;
    for (const card of answer.cards ?? []) throwAway(player, card);
    state.log?.push({ type: 'acted', seat: player.seat, answer, put: NOTHING, allIn: false, cite });
  }
}

/** How the cards of a seat are named where an answer takes some of them, as at banked tables. */
export const handPlace = (seat: number): string => String(seat);

function throwAway(player: Player, card: Card): void {
  const at = player.cards.indexOf(card);
  if (at < 0) return;
  player.cards.splice(at, 1);
  // The cards after it move one place forward, and so do their bits.
  const before = (1 << at) - 1;
  player.up = (player.up & before) | ((player.up >> 1) & ~before);
}
