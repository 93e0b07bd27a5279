import { withArticle } from '@croupier/cards';
import { VERB_WORDS } from '@croupier/table';
import type { HandEventView } from './event-view.ts';

/** How a seat is spoken of: "You call", "Ada calls". */
export interface Spoken {
  readonly name: string;
  readonly you: boolean;
}

/** How many pots were pushed and boards dealt in a hand: with one of them nobody counts. */
export interface HandShape {
  readonly pots: number;
  readonly boards: number;
}

/** What those who tell a hand do each in their own way: people, amounts, cards. */
export interface Telling {
  readonly named: (seat: number) => Spoken;
  readonly amount: (cents: number) => string;
  readonly cards: (cards: readonly string[]) => string;
  readonly shape: HandShape;
}

export const shapeOf = (log: readonly HandEventView[]): HandShape => ({
  pots: Math.max(1, ...log.map((event) => (event.type === 'awarded' ? event.pot + 1 : 1))),
  boards: Math.max(1, ...log.map((event) => (event.type === 'turned' ? event.board + 1 : 1))),
});

const POSTED: Readonly<Record<string, string>> = {
  'small-blind': 'the small blind',
  'big-blind': 'the big blind',
  straddle: 'a straddle',
  'kill-blind': 'the kill blind',
  ante: 'an ante',
};

/** "Ada wins", "You win". */
const does = ({ name, you }: Spoken, theirs: string, yours: string): string =>
  `${name} ${you ? yours : theirs}`;

/** In the middle of a sentence. */
const whom = ({ name, you }: Spoken): string => (you ? 'you' : name);

const potName = (pot: number, pots: number): string =>
  pots === 1 ? 'the pot' : pot === 0 ? 'the main pot' : pots === 2 ? 'the side pot' : `side pot ${pot}`;

/** What happened in a hand, as the dealer would say it to whoever it was viewed for; nothing for what speaks for itself. */
export function toldEvent(event: HandEventView, { named, amount, cards, shape }: Telling): string {
  switch (event.type) {
    case 'posted': {
      const what = POSTED[event.kind] ?? event.kind.replaceAll('-', ' ');
      return `${does(named(event.seat), 'posts', 'post')} ${what}, ${amount(event.amount)}.`;
    }
    case 'acted': {
      // What is shown or mucked is told by itself.
      if (event.verb === 'show' || event.verb === 'muck') return '';
      const { theirs, yours } = VERB_WORDS[event.verb];
      const who = named(event.seat);
      const sum = event.to ?? (event.put > 0 ? event.put : null);
      const what = event.discarded.length > 0 ? `: ${cards(event.discarded)}` : '';
      const all = event.allIn && event.put > 0 ? ` and ${who.you ? 'are' : 'is'} all in` : '';
      return `${does(who, theirs, yours)}${sum === null ? '' : ` ${amount(sum)}`}${what}${all}.`;
    }
    // Late, or away: whoever sits out or leaves is not waited for.
    case 'timed-out':
      return `${named(event.seat).name} did not act: the hand is dead.`;
    case 'returned':
      return `${amount(event.amount)} goes back to ${whom(named(event.seat))}: nobody called it.`;
    case 'shown':
      return `${does(named(event.seat), 'shows', 'show')} ${cards(event.cards)}.`;
    case 'seen': {
      const whose = named(event.seat);
      const hand = whose.you ? 'your hand' : `the hand of ${whose.name}`;
      return `${does(named(event.by), 'asks', 'ask')} to see ${hand}: ${cards(event.cards)}.`;
    }
    case 'exposed':
      return `${does(named(event.seat), 'turns', 'turn')} up ${cards([event.card])}.`;
    case 'mucked':
      return `${does(named(event.seat), 'mucks', 'muck')}.`;
    case 'chopped':
      return `${event.seats.map((seat) => named(seat).name).join(' and ')} take the blinds back.`;
    case 'raked':
      return event.amount > 0 ? `${amount(event.amount)} rake.` : '';
    case 'dropped':
      return `${amount(event.amount)} goes into the jackpot.`;
    case 'awarded': {
      const board = shape.boards > 1 ? ` on board ${event.board + 1}` : '';
      const half = event.hand === 'low' ? ' for low' : '';
      const held = event.call ? ` with ${withArticle(event.call)}` : '';
      const wins = does(named(event.seat), 'wins', 'win');
      return `${wins} ${amount(event.amount)} from ${potName(event.pot, shape.pots)}${half}${board}${held}.`;
    }
    case 'voided':
      return `${event.name}: the hand is void, and all chips go back.`;
    case 'turned':
    case 'burned':
    case 'dealt':
    case 'collected':
    case 'finished':
      return '';
  }
}
