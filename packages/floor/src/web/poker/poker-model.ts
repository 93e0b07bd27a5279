import type {
  Command,
  PokerEventView,
  PokerMessage,
  PokerTableView,
  ServerMessage,
} from '@croupier/house/protocol';
import type { Refusal } from '@croupier/table';
import type { ConnectionState } from '../model/model.ts';
import { resultOf } from './told.ts';

/** What is asked of a poker table. */
export type PokerCommand = Extract<
  Command,
  {
    type:
      | 'sit-down'
      | 'sit-out'
      | 'come-back'
      | 'act'
      | 'add-chips'
      | 'stand-up'
      | 'straddle'
      | 'no-straddle'
      | 'call-clock'
      | 'see-hand';
  }
>;

/** What the page knows of a poker table: what the house said, and what was asked of it and not yet answered. */
export interface PokerModel {
  readonly connection: ConnectionState;
  readonly view: PokerTableView | null;
  /** The house's clock less ours, in milliseconds. */
  readonly skew: number;
  /** An event is missing: the table has to be looked at afresh. */
  readonly gap: boolean;
  readonly asked: readonly PokerCommand[];
  readonly refused: { readonly refusal: Refusal; readonly count: number } | null;
  /** How the hand before this one ended: it stays to be read. */
  readonly last: readonly string[];
}

export type HeardMessage = PokerMessage | Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>;

export const NO_TABLE: PokerModel = {
  connection: { is: 'idle' },
  view: null,
  skew: 0,
  gap: false,
  asked: [],
  refused: null,
  last: [],
};

/** The page after the house said something. Pure, so that an evening can be told again. */
export function hear(model: PokerModel, message: HeardMessage, at: number): PokerModel {
  const { view } = model;
  switch (message.type) {
    case 'poker-table':
      return { ...model, view: message.view, skew: message.view.now - at, gap: false };
    case 'poker-event': {
      if (view?.table !== message.table) return model;
      const { seq, event, now } = message;
      // Who watches is not journalled: it comes with the number of the last event.
      if (event.type === 'watching' && seq === view.seq) return { ...model, view: applied(view, event) };
      if (seq <= view.seq) return model;
      if (seq !== view.seq + 1) return { ...model, gap: true };
      const next = { ...applied(view, event), seq, now };
      return { ...model, view: next, skew: now - at, last: lastOf(model, event), ...clearedBy(model, event) };
    }
    case 'poker-you':
      return view?.table === message.table ? { ...model, view: { ...view, you: message.you } } : model;
    case 'done':
      return { ...model, asked: without(model, message.id) };
    case 'refused':
      return { ...model, asked: without(model, message.id), refused: refusal(model, message.refusal) };
    case 'error':
      return { ...model, refused: refusal(model, { reason: message.reason }) };
  }
}

function applied(view: PokerTableView, event: PokerEventView): PokerTableView {
  switch (event.type) {
    case 'seats':
      return { ...view, seats: event.seats };
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
      const { phase, seats, opened } = event;
      const hand = view.hand && { ...view.hand, opened };
      return { ...view, phase, seats, hand, asking: null, you: { ...view.you, question: null } };
    }
    case 'cleared':
      return { ...view, phase: event.phase, hand: null, asking: null };
    case 'watching':
      return { ...view, watching: event.watching };
  }
}

/** When the cards are taken away, what came of them is kept. */
function lastOf({ view, last }: PokerModel, event: PokerEventView): readonly string[] {
  if (event.type !== 'hand-began' && event.type !== 'cleared') return last;
  const result = view ? resultOf(view) : [];
  return result.length > 0 ? result : last;
}

/** A refusal is about what stood then: it goes when a new hand begins. */
const clearedBy = ({ refused }: PokerModel, event: PokerEventView): Pick<PokerModel, 'refused'> => ({
  refused: event.type === 'hand-began' ? null : refused,
});

const refusal = ({ refused }: PokerModel, reason: Refusal): PokerModel['refused'] => ({
  refusal: reason,
  count: (refused?.count ?? 0) + 1,
});

const without = ({ asked }: PokerModel, id: string): PokerModel['asked'] =>
  asked.filter((command) => command.id !== id);
