import type { PokerEventView, PokerTableView, ServerMessage } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { EMPTY_FLOOR, type Model } from '../model/model.ts';
import { reduce } from '../model/reduce.ts';
import { hearPoker, type PokerMessage, type PokerTableModel } from './poker-model.ts';
import { aPokerTable, cite } from './testing/a-poker-table.ts';

function hear(table: PokerTableModel | null, message: PokerMessage, now: number): PokerTableModel {
  const heard = hearPoker(table, message, now);
  if (!heard) throw new Error('There is no table.');
  return heard;
}
const at = (view: PokerTableView): PokerTableModel => hear(null, { type: 'table', kind: 'poker', view }, 900);
const happens = (model: PokerTableModel, seq: number, event: PokerEventView): PokerTableModel =>
  hear(model, { type: 'event', kind: 'poker', table: 'holdem-1', seq, now: 2_000, event }, 1_950);

const view = aPokerTable();
const asked = { seat: 2, turn: 4, since: 2_000, until: 27_000 };
const flop = view.hand?.view;
if (!flop) throw new Error('There is no hand.');
const step: PokerEventView = {
  type: 'hand',
  steps: [{ type: 'acted', seat: 5, verb: 'raise', to: 600, put: 600, allIn: false, discarded: [], cite }],
  view: { ...flop, price: 600, toAct: 2 },
  asking: asked,
};

describe('a poker table heard of', () => {
  it('goes on from what was seen, event by event', () => {
    const model = happens(at(view), 11, step);
    expect(model.view.hand?.log.at(-1)).toMatchObject({ type: 'acted', seat: 5 });
    expect(model.view.asking).toEqual(asked);
    expect(model.skew).toBe(50);
  });

  it('hears nothing twice, and notices what is missing', () => {
    expect(happens(at(view), 10, step).view).toBe(view);
    expect(happens(at(view), 12, step).gap).toBe(true);
    expect(hear(happens(at(view), 12, step), { type: 'table', kind: 'poker', view }, 900).gap).toBe(false);
  });

  it('drops a question when another turn is asked for, and keeps it whichever comes first', () => {
    const question = { ...asked, actions: [], cite };
    const early = hear(
      at(view),
      { type: 'you', kind: 'poker', table: 'holdem-1', you: { ...view.you, question } },
      900,
    );
    expect(happens(early, 11, step).view.you.question).toEqual(question);
    const later = happens(happens(early, 11, step), 12, { ...step, asking: { ...asked, seat: 5, turn: 5 } });
    expect(later.view.you.question).toBeNull();
  });

  it('hears that the clock was called', () => {
    const clock = { ...asked, turn: 3, seat: 5, clock: { by: 2, warns: 20_000 } };
    expect(happens(at(view), 11, { type: 'clock', by: 2, asking: clock }).view.asking).toEqual(clock);
  });

  it('hears that whoever is asked and comes back has their time again', () => {
    const hurried = { ...asked, until: 2_900 };
    const { seats, waiting } = view;
    const away = happens(at(view), 11, {
      type: 'seats',
      why: 'sat-out',
      seat: 2,
      seats,
      waiting,
      asking: hurried,
    });
    expect(away.view.asking).toEqual(hurried);
    const back = happens(away, 12, {
      type: 'seats',
      why: 'came-back',
      seat: 2,
      seats,
      waiting,
      asking: asked,
    });
    expect(back.view.asking).toEqual(asked);
  });

  it('keeps how a hand ended when the next begins', () => {
    const won: PokerEventView = {
      ...step,
      steps: [
        { type: 'returned', seat: 2, amount: 200, cite },
        { type: 'awarded', seat: 2, amount: 800, pot: 0, board: 0, hand: null, call: null, cite },
      ],
      asking: null,
    };
    const over = happens(at(view), 11, won);
    const cleared = happens(over, 12, {
      type: 'cleared',
      phase: { name: 'waiting', since: 0, until: null },
    });
    expect(cleared.view.hand).toBeNull();
    expect(cleared.last).toEqual(['2 goes back to you: nobody called it.', 'You win 8 from the pot.']);
  });

  it('forgets the cards of the hand before', () => {
    const { hand } = view;
    if (!hand) throw new Error('There is no hand.');
    const next = happens(at(view), 11, {
      type: 'hand-began',
      phase: view.phase,
      seats: view.seats,
      hand: { ...hand, number: 8, log: [] },
    });
    expect(next.view.you.cards).toEqual([]);
  });

  it('is one of the floor’s tables: refusals are counted, and go when a hand begins', () => {
    const heard = (model: Model, message: ServerMessage): Model =>
      reduce(model, { type: 'heard', message, at: 900 });
    const command = { type: 'sit-out', id: 'a', table: 'holdem-1' } as const;
    const seated = heard(EMPTY_FLOOR, { type: 'table', kind: 'poker', view });
    const waiting = reduce(seated, { type: 'asked', command });
    expect(waiting.asked).toEqual([{ command, round: 0 }]);
    const refused = heard(waiting, { type: 'refused', id: 'a', refusal: { reason: 'No.' } });
    expect(refused).toMatchObject({ asked: [], refused: { refusal: { reason: 'No.' }, count: 1 } });
    const { hand } = view;
    if (!hand) throw new Error('There is no hand.');
    const began = { type: 'hand-began', phase: view.phase, seats: view.seats, hand } as const;
    const next = { table: view.table, seq: view.seq + 1, now: 1_000 };
    expect(heard(refused, { type: 'event', kind: 'poker', ...next, event: began }).refused).toBeNull();
  });
});
