import { addChips, finishHand, leave, sitDown, sitOut, startHand } from '@croupier/games';
import { JournalDiffers } from '../tables/journalled.ts';
import type { PokerEvent, PokerEventOf } from './events.ts';
import type { PokerSetting } from './setting.ts';
import { barePokerTable, type HandOnTable, handOf, type Occupant, type PokerState } from './state.ts';

/** The table after an event. */
export function evolvePoker(setting: PokerSetting, before: PokerState, event: PokerEvent): PokerState {
  const state = { ...before, seq: before.seq + 1 };
  const { table, occupants } = state;
  switch (event.type) {
    case 'sat-down': {
      const { seat, player, stack, bot } = event;
      return {
        ...state,
        table: sitDown(table, seat, player, stack),
        occupants: new Map(occupants).set(seat, { bot, leaving: false, absent: false }),
      };
    }
    case 'left': {
      const others = new Map(occupants);
      others.delete(event.seat);
      return { ...state, table: leave(table, event.seat).table, occupants: others };
    }
    case 'leaving':
      return withOccupant(state, event.seat, { leaving: true });
    case 'sat-out':
      return withOccupant({ ...state, table: sitOut(table, event.seat) }, event.seat, {
        absent: event.absent,
      });
    case 'came-back': {
      const back = { leaving: false, absent: false };
      return withOccupant({ ...state, table: sitOut(table, event.seat, false) }, event.seat, back);
    }
    case 'chips-added':
      return { ...state, table: addChips(table, event.seat, event.amount) };
    case 'hand-began':
      return began(setting, state, event);
    case 'played':
      return played(state, event);
    case 'hand-over':
      return { ...state, hand: { ...handIn(state), over: true, opened: event.opened } };
    case 'cleared':
      return { ...state, hand: null };
  }
}

function withOccupant(state: PokerState, seat: number, change: Partial<Occupant>): PokerState {
  const known = state.occupants.get(seat) ?? { bot: null, leaving: false, absent: false };
  return { ...state, occupants: new Map(state.occupants).set(seat, { ...known, ...change }) };
}

/** The event holds the whole table, and is believed: a journal may be taken up here. */
function began(
  setting: PokerSetting,
  { seq }: PokerState,
  { number, name, lastButton, seats, commitments }: PokerEventOf<'hand-began'>,
): PokerState {
  const bare = barePokerTable(setting, seq);
  const started = startHand({
    ...bare.table,
    button: lastButton,
    seats: new Map(
      seats.map(({ seat, player, stack, sittingOut, isNew, owes }) => [
        seat,
        { player, stack, sittingOut, isNew, owes, inHand: false },
      ]),
    ),
  });
  if (!started) throw new JournalDiffers(`The hand ${name} has fewer than two players.`);
  const { table, setup } = started;
  return {
    ...bare,
    table,
    occupants: new Map(seats.map(({ seat, bot, leaving, absent }) => [seat, { bot, leaving, absent }])),
    hands: number,
    hand: {
      number,
      name,
      button: table.button ?? 0,
      holders: new Map(setup.players.map(({ seat }) => [seat, table.seats.get(seat)?.player ?? ''])),
      setup,
      commitments,
      inputs: [],
      over: false,
      opened: [],
    },
  };
}

function played(state: PokerState, { input }: PokerEventOf<'played'>): PokerState {
  const before = handIn(state);
  const hand = { ...before, inputs: [...before.inputs, input] };
  const now = handOf(hand);
  return now.waiting.for === 'nothing'
    ? { ...state, hand, table: finishHand(state.table, now) }
    : { ...state, hand };
}

function handIn({ hand }: PokerState): HandOnTable {
  if (!hand) throw new JournalDiffers('The journal goes on with a hand that was never begun.');
  return hand;
}
