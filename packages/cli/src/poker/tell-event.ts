import type { HandEventView } from '@croupier/games';
import { formatMoney } from '@croupier/table';

/** How somebody is spoken of: "You call", "Ada calls". */
export interface Spoken {
  readonly name: string;
  readonly isYou: boolean;
}

/** What happened in a hand, in a sentence, as the seat that listens learns of it; nothing where there is nothing to say. */
export function tellEvent(event: HandEventView, spokenOf: (seat: number) => Spoken): string | undefined {
  const did = (seat: number, verb: string): string => {
    const { name, isYou } = spokenOf(seat);
    return `${name} ${isYou ? verb : `${verb}s`}`;
  };
  switch (event.type) {
    case 'posted':
      return `${did(event.seat, 'post')} the ${event.kind.replaceAll('-', ' ')}, ${formatMoney(event.amount)}.`;
    case 'acted': {
      const deed = deedOf(event);
      if (!deed) return undefined;
      const [verb, rest] = deed;
      return `${did(event.seat, verb)}${rest}${event.allIn && event.put > 0 ? ', all in' : ''}.`;
    }
    case 'timed-out':
      return `${did(event.seat, 'run')} out of time; the hand is dead.`;
    case 'returned':
      return `${formatMoney(event.amount)} that nobody called goes back to ${spokenOf(event.seat).name.toLowerCase()}.`;
    case 'shown':
      return `${did(event.seat, 'show')} ${event.cards.join(' ')}.`;
    case 'exposed':
      return `${did(event.seat, 'turn')} up ${event.card}.`;
    case 'seen':
      return `${did(event.by, 'ask')} to see the hand of ${spokenOf(event.seat).name}: ${event.cards.join(' ')}.`;
    case 'mucked':
      return `${did(event.seat, 'muck')}.`;
    case 'chopped':
      return 'The blinds take their bets back.';
    case 'raked':
      return `The house takes ${formatMoney(event.amount)}.`;
    case 'awarded':
      return `${did(event.seat, 'win')} ${formatMoney(event.amount)}${event.call ? ` with ${event.call}` : ''}.`;
    case 'burned':
    case 'dealt':
    case 'turned':
    case 'collected':
    case 'finished':
      return undefined;
  }
}

/** What somebody did, as a verb and the rest; showing and mucking are told when they have come to pass. */
function deedOf({
  verb,
  to,
  put,
  discarded,
}: Extract<HandEventView, { type: 'acted' }>): readonly [verb: string, rest: string] | undefined {
  switch (verb) {
    case 'call':
    case 'bet':
      return [verb, ` ${formatMoney(put)}`];
    case 'raise':
      return [verb, to === null ? '' : ` to ${formatMoney(to)}`];
    case 'bring-in':
      return ['bring', ` it in for ${formatMoney(put)}`];
    case 'discard':
      return [verb, discarded.map((card) => ` ${card}`).join('')];
    case 'run-twice':
      return ['want', ' the board run twice'];
    case 'run-once':
      return ['want', ' the board run once'];
    case 'decline':
      return ['decline', ' to chop'];
    case 'chop':
      return ['offer', ' to chop'];
    case 'show':
    case 'muck':
      return undefined;
    case 'check':
    case 'fold':
    case 'agree':
    case 'hold':
    case 'house-way':
    case 'in-order':
    case 'keep':
    case 'object':
    case 'out-of-order':
    case 'play':
    case 'ride':
    case 'set':
    case 'split':
    case 'take-back':
    case 'turn-both':
    case 'turn-first':
    case 'turn-second':
    case 'turn-third':
      return [verb, ''];
  }
}
