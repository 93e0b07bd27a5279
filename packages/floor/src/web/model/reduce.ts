import type { Command, MeView, ServerMessage } from '@croupier/house/protocol';
import type { Refusal } from '@croupier/table';
import { beginsAnew, hearPoker, type PokerMessage } from '../poker/poker-model.ts';
import type { ConnectionState, Model, TableModel } from './model.ts';
import { applyEvent, lastRoundOf, lookAt } from './table-events.ts';

export type Happening =
  | { readonly type: 'heard'; readonly message: ServerMessage; readonly at: number }
  | { readonly type: 'connection'; readonly connection: ConnectionState }
  | { readonly type: 'me'; readonly me: MeView | null }
  | { readonly type: 'asked'; readonly command: Command }
  | { readonly type: 'unheard'; readonly command: Command }
  | { readonly type: 'dropped'; readonly ids: readonly string[] }
  | { readonly type: 'left' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'refusal-read' };

type TalkMessage = Extract<ServerMessage, { type: 'talk' | 'said' | 'unsaid' }>;

/** The floor after something happened. Pure, so that a session can be told again. */
export function reduce(model: Model, happening: Happening): Model {
  switch (happening.type) {
    case 'heard':
      return hear(model, happening.message, happening.at);
    case 'connection': {
      const { connection } = happening;
      const refused = connection.is === 'up' && model.refused?.refusal === NO_LINE ? null : model.refused;
      return { ...model, connection, refused };
    }
    case 'me':
      return knowing(model, happening.me);
    case 'asked':
      return {
        ...model,
        asked: [...model.asked, { command: happening.command, round: model.table?.view.round ?? 0 }],
        refused: null,
      };
    case 'unheard':
      return withRefusal(model, happening.command, NO_LINE);
    case 'dropped':
      return { ...model, asked: model.asked.filter(({ command }) => !happening.ids.includes(command.id)) };
    case 'left':
      return { ...model, table: null, poker: null, talk: [], said: 0, asked: [], refused: null };
    case 'refused':
      return withRefusal(model, null, happening.refusal);
    case 'refusal-read':
      return { ...model, refused: null };
  }
}

function hear(model: Model, message: ServerMessage, at: number): Model {
  if ('kind' in message && message.kind === 'poker') return hearOfPoker(model, message, at);
  switch (message.type) {
    case 'table':
      // One that was a poker table until the house changed it is none any more.
      return withTable({ ...model, poker: null }, lookAt(message.view, model.table, at));
    case 'event': {
      const { table } = model;
      if (table?.view.table !== message.table) return model;
      // Who watches is not journalled: it comes with the number of the last event.
      if (message.event.type === 'watching' && message.seq === table.view.seq)
        return withTable(model, applyEvent(table, message.event));
      if (message.seq <= table.view.seq) return model;
      if (message.seq !== table.view.seq + 1) return withTable(model, { ...table, gap: true });
      const next = applyEvent(table, message.event);
      return withTable(model, {
        ...next,
        skew: message.now - at,
        view: { ...next.view, seq: message.seq, now: message.now },
      });
    }
    case 'you': {
      const { table } = model;
      if (table?.view.table !== message.table) return model;
      const view = { ...table.view, you: message.you };
      return withTable(model, { ...table, view, last: lastRoundOf(view, table.last) });
    }
    case 'talk':
    case 'said':
    case 'unsaid':
      return hearOfTalk(model, message);
    case 'done':
      return { ...model, asked: without(model, message.id) };
    case 'refused':
      return withRefusal(
        { ...model, asked: without(model, message.id) },
        model.asked.find(({ command }) => command.id === message.id)?.command ?? null,
        message.refusal,
      );
    case 'error':
      return withRefusal(model, null, { reason: message.reason });
  }
}

/** Said here, since the house cannot be asked. */
const NO_LINE: Refusal = {
  reason: 'The line to the house is down. Nothing was done: try again when it is back.',
};

const withRefusal = (model: Model, command: Command | null, refusal: Refusal): Model => ({
  ...model,
  refused: { command, refusal, count: (model.refused?.count ?? 0) + 1 },
});

/** As much of the talk as is kept to be read. */
const MOST_LINES = 200;

function hearOfTalk(model: Model, message: TalkMessage): Model {
  if ((model.table ?? model.poker)?.view.table !== message.table) return model;
  switch (message.type) {
    case 'talk':
      return { ...model, talk: message.lines };
    case 'said': {
      const { said } = message;
      if (model.talk.some(({ line }) => line === said.line)) return model;
      return { ...model, said: model.said + 1, talk: [...model.talk, said].slice(-MOST_LINES) };
    }
    case 'unsaid':
      return { ...model, talk: model.talk.filter(({ line }) => line !== message.line) };
  }
}

function hearOfPoker(model: Model, message: PokerMessage, at: number): Model {
  const poker = hearPoker(model.poker, message, at);
  const balance = poker?.view.you.balance;
  return {
    ...model,
    table: message.type === 'table' ? null : model.table,
    poker,
    refused: beginsAnew(message) ? null : model.refused,
    me: model.me && balance !== undefined ? { ...model.me, balance } : model.me,
  };
}

/** There is one wallet: what another table moved in it is so at the table that is looked at, too. */
function knowing(model: Model, me: MeView | null): Model {
  const { table } = model;
  if (table === null || me === null || me.who !== table.view.you.who) return { ...model, me };
  const you = { ...table.view.you, balance: me.balance };
  return { ...model, me, table: { ...table, view: { ...table.view, you } } };
}

/** A refusal is about the bets that lie now: it goes when the next round opens. */
function withTable(model: Model, table: TableModel): Model {
  const before = model.table?.view;
  const moved = before !== undefined && before.round !== table.view.round;
  return {
    ...model,
    table,
    refused: moved ? null : model.refused,
    me: model.me ? { ...model.me, balance: table.view.you.balance } : model.me,
  };
}

const without = (model: Model, id: string): Model['asked'] =>
  model.asked.filter(({ command }) => command.id !== id);
