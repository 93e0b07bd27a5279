import { type Card, formatCard } from '@croupier/cards';
import { Refused } from '@croupier/table';
import type { PokerHand } from '../hand.ts';
import type { HandEvent } from '../hand-events.ts';
import { unscaledText } from './decimal.ts';

/** How actions are written, and for whom. */
export interface ActionOptions {
  /** Digits after the point: 2 writes cents as dollars. */
  readonly decimals: number;
  /** Every card, for the house, or those that the table saw, with `??` for the others. */
  readonly cards: 'all' | 'shown';
  /** Seats whose cards are written though the table did not see them: the reader's own. */
  readonly own?: readonly number[];
}

/** What was done in a hand, as PHH writes it, and what it has no word for. */
export interface Written {
  readonly actions: readonly string[];
  /** Chops, and whether the board is run twice. */
  readonly answers: readonly string[];
  readonly secondBoard: string;
}

/**
 * Deals, decisions and boards as they came, the deals of a street one line a player. When betting is over and only the
 * board is to come, shows stand before its last cards.
 */
export function writtenActions(hand: PokerHand, { decimals, cards, own = [] }: ActionOptions): Written {
  const { players, events } = hand.state;
  const name = (seat: number): string => `p${players.findIndex((player) => player.seat === seat) + 1}`;
  const whole = new Set(cards === 'all' ? players.map(({ seat }) => seat) : own);
  // What everybody saw; a card that was thrown away is not among it, also when the hand is shown.
  const seen = new Set(events.flatMap(seenCards));
  const cardText = (seat: number, card: Card): string =>
    whole.has(seat) || seen.has(card) ? formatCard(card) : '??';

  const steps: string[] = [];
  const shows: string[] = [];
  const answers: string[] = [];
  let secondBoard = '';
  let dealt = new Map<number, string>();
  let board = '';
  let lastDecision = 0;
  const flush = (): void => {
    for (const [seat, text] of dealt) steps.push(`d dh ${name(seat)} ${text}`);
    if (board !== '') steps.push(`d db ${board}`);
    dealt = new Map();
    board = '';
  };
  for (const event of events) {
    if (event.type === 'dealt') {
      const { seat, card } = event;
      if (board !== '') flush();
      dealt.set(seat, (dealt.get(seat) ?? '') + cardText(seat, card));
    } else if (event.type === 'turned') {
      if (event.board === 0) board += formatCard(event.card);
      else secondBoard += formatCard(event.card);
    } else if (event.type === 'shown') shows.push(`${name(event.seat)} sm ${packed(event.cards)}`);
    else if (event.type === 'mucked') shows.push(`${name(event.seat)} sm`);
    else if (event.type === 'burned') flush();
    else {
      const decision = decisionText(event, name, decimals, whole);
      if (!decision) continue;
      flush();
      if ('answer' in decision) answers.push(decision.answer);
      else {
        steps.push(decision.step);
        lastDecision = steps.length;
      }
    }
  }
  flush();
  const rest = steps.slice(lastDecision);
  const early = rest.every((step) => step.startsWith('d db'));
  const actions = early ? [...steps.slice(0, lastDecision), ...shows, ...rest] : [...steps, ...shows];
  return { actions, answers, secondBoard };
}

function seenCards(event: HandEvent): readonly Card[] {
  if (event.type === 'dealt') return event.facing === 'up' ? [event.card] : [];
  if (event.type === 'exposed') return [event.card];
  return event.type === 'shown' || event.type === 'seen' ? event.cards : [];
}

/** A decision in PHH's words, or in words of our own; undefined for what is none. */
function decisionText(
  event: HandEvent,
  name: (seat: number) => string,
  decimals: number,
  whole: ReadonlySet<number>,
): { readonly step: string } | { readonly answer: string } | undefined {
  if (event.type === 'timed-out') return { step: `${name(event.seat)} f` };
  if (event.type !== 'acted') return undefined;
  const { verb, amount, cards = [] } = event.answer;
  const who = name(event.seat);
  switch (verb) {
    case 'fold':
      return { step: `${who} f` };
    case 'check':
    case 'call':
      return { step: `${who} cc` };
    case 'bet':
    case 'raise':
      return { step: `${who} cbr ${unscaledText(amount ?? 0, decimals)}` };
    case 'bring-in':
      return { step: `${who} pb` };
    case 'discard': {
      const thrown = cards.map((card) => (whole.has(event.seat) ? formatCard(card) : '??'));
      return { step: `${who} sd ${thrown.join('')}` };
    }
    case 'chop':
    case 'decline':
    case 'run-twice':
    case 'run-once':
      return { answer: `${who} ${verb}` };
    case 'show':
    case 'muck':
      return undefined;
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
      throw new Refused({ reason: `A hand history has no word for "${verb}".` });
  }
}

const packed = (cards: readonly Card[]): string => cards.map(formatCard).join('');
