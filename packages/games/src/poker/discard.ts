import { type Card, formatCard } from '@croupier/cards';
import { NOTHING, Refused } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import type { PokerQuestion } from './legal-actions.ts';
import { isLive, type Player } from './player.ts';
import type { Discard } from './variant.ts';

/** Each remaining player, all-in or not, throws cards away face down (bclc-poker 18.0 §10.8, 19.0 §10.9). */
export function* discards(state: HandState, { cards, cite }: Discard): HandScript {
  for (const player of state.players) {
    if (!isLive(player)) continue;
    const question: PokerQuestion = {
      seat: player.seat,
      actions: [{ verb: 'discard', cards, from: player.cards.map(formatCard) }],
      cite,
    };
    const input = yield { for: 'answer', question };
    if (!('answer' in input)) throw new Refused({ reason: 'No clock runs on a discard.', cite });
    const { answer } = input;
    for (const card of answer.cards ?? []) throwAway(player, card);
    state.events.push({ type: 'acted', seat: player.seat, answer, put: NOTHING, allIn: false, cite });
  }
}

function throwAway(player: Player, card: Card): void {
  const at = player.cards.indexOf(card);
  if (at < 0) return;
  player.cards.splice(at, 1);
  player.facings.splice(at, 1);
}
