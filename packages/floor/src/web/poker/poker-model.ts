import type { PokerEventView, PokerTableView, ServerMessage } from '@croupier/house/protocol';
import { resultOf } from './told.ts';

/** What the page knows of a poker table: what the house said. */
export interface PokerTableModel {
  readonly view: PokerTableView;
  /** The house's clock less ours, in milliseconds. */
  readonly skew: number;
  /** The number of the event after which the table was last looked at afresh: what came before it nobody here saw happen. */
  readonly since: number;
  /** An event is missing: the table has to be looked at afresh. */
  readonly gap: boolean;
  /** How the hand before this one ended: it stays to be read. */
  readonly last: readonly string[];
}

/** What the house says of poker tables. */
export type PokerMessage = Extract<ServerMessage, { kind: 'poker' }>;

/** The table after the house said something. Pure, so that an evening can be told again. */
export function hearPoker(
  table: PokerTableModel | null,
  message: PokerMessage,
  at: number,
): PokerTableModel | null {
  if (message.type === 'table')
    return {
      view: message.view,
      skew: message.view.now - at,
      since: message.view.seq,
      gap: false,
      last: table?.last ?? [],
    };
  if (table?.view.table !== message.table) return table;
  const { view } = table;
  if (message.type === 'you') return { ...table, view: { ...view, you: message.you } };
  const { seq, event, now } = message;
  // Who watches is not journalled: it comes with the number of the last event.
  if (event.type === 'watching' && seq === view.seq) return { ...table, view: applied(view, event) };
  if (seq <= view.seq) return table;
  if (seq !== view.seq + 1) return { ...table, gap: true };
  const next = { ...applied(view, event), seq, now };
  return { ...table, view: next, skew: now - at, last: lastOf(table, event) };
}

/** A refusal is about what stood then: it goes when a new hand begins. */
export const beginsAnew = (message: PokerMessage): boolean =>
  message.type === 'event' && message.event.type === 'hand-began';

function applied(view: PokerTableView, event: PokerEventView): PokerTableView {
  switch (event.type) {
    case 'seats':
      // Whoever is away is hardly waited for, and whoever comes back has their time again.
      return { ...view, seats: event.seats, waiting: event.waiting, asking: event.asking };
    case 'waiting':
      return { ...view, waiting: event.waiting };
    case 'hand-began': {
      const { phase, seats, hand } = event;
      const you = { ...view.you, cards: [], have: null, question: null };
      return { ...view, phase, seats, hand, button: hand.button, asking: null, you };
    }
    case 'hand': {
      const { hand } = view;
      if (!hand) return view;
      const asked = view.you.question?.turn === event.asking?.turn ? view.you.question : null;
      return {
        ...view,
        asking: event.asking,
        hand: { ...hand, view: event.view, log: [...hand.log, ...event.steps] },
        // A question that is no longer asked cannot be answered.
        you: { ...view.you, question: asked },
      };
    }
    case 'clock':
      return { ...view, asking: event.asking };
    case 'hand-over': {
      const { phase, seats, opened, jackpots } = event;
      const hand = view.hand && { ...view.hand, opened };
      return { ...view, phase, seats, hand, jackpots, asking: null, you: { ...view.you, question: null } };
    }
    case 'jackpots':
      return { ...view, jackpots: event.jackpots };
    case 'cleared':
      return { ...view, phase: event.phase, hand: null, asking: null };
    case 'watching':
      return { ...view, watching: event.watching };
  }
}

/** When the cards are taken away, what came of them is kept. */
function lastOf({ view, last }: PokerTableModel, event: PokerEventView): readonly string[] {
  if (event.type !== 'hand-began' && event.type !== 'cleared') return last;
  const result = resultOf(view);
  return result.length > 0 ? result : last;
}
