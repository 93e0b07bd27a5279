import {
  addChips,
  finishHand,
  formerOptions,
  isVoid,
  leave,
  type PokerHand,
  type PokerRules,
  pokerGameNamed,
  sitDown,
  sitOut,
  startHand,
  tableAfterVoid,
} from '@croupier/games';
import { type Cents, type Options, type PlayerId, sameJson } from '@croupier/table';
import { dropsOf, WON_NOTHING } from '../jackpots/played-for.ts';
import { JournalDiffers } from '../tables/journalled.ts';
import type { PokerEvent, PokerEventOf } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import {
  barePokerTable,
  type HandOnTable,
  handOf,
  handWith,
  NEW_OCCUPANT,
  type Occupant,
  type PokerState,
} from './poker-state.ts';

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
        occupants: new Map(occupants).set(seat, { ...NEW_OCCUPANT, bot }),
        waiting: without(state.waiting, player),
      };
    }
    case 'left': {
      const others = new Map(occupants);
      others.delete(event.seat);
      const left = { ...state, table: leave(table, event.seat).table, occupants: others };
      return withStraddle(left, event.seat, null);
    }
    case 'leaving':
      return withOccupant(state, event.seat, { leaving: true });
    case 'sat-out':
      return withOccupant({ ...state, table: sitOut(table, event.seat) }, event.seat, {
        absent: event.absent,
        sitsOutAtBlind: false,
      });
    case 'came-back': {
      const back = { leaving: false, absent: false };
      return withOccupant({ ...state, table: sitOut(table, event.seat, false) }, event.seat, back);
    }
    case 'chips-added':
      return { ...state, table: addChips(table, event.seat, event.amount) };
    case 'sits-out-at-blind':
      return withOccupant(state, event.seat, { sitsOutAtBlind: event.wanted });
    case 'rebuys-to':
      return withOccupant(state, event.seat, { rebuysTo: event.amount });
    case 'joined-list':
      return {
        ...state,
        waiting: [...state.waiting, { player: event.player, until: null, from: event.from }],
      };
    case 'left-list':
      return { ...state, waiting: without(state.waiting, event.player) };
    case 'seat-offered':
      return {
        ...state,
        waiting: state.waiting.map((one) =>
          one.player === event.player ? { ...one, until: event.until } : one,
        ),
      };
    case 'straddle-declared':
      return withStraddle(state, event.seat, event.amount);
    case 'clock-called': {
      const { turn, by } = event;
      return { ...state, hand: { ...handIn(state), clock: { turn, by } } };
    }
    case 'hand-began':
      return began(setting, state, event);
    case 'played':
      return playedOn(state, event, handOf);
    case 'hand-over': {
      const hand = { ...handIn(state), over: true, opened: event.opened };
      return { ...state, hand, won: event.won, table: { ...table, rules: setting.rules } };
    }
    case 'jackpots-handed-in':
      return { ...state, won: WON_NOTHING };
    case 'cleared':
      return { ...state, hand: null };
  }
}

function withOccupant(state: PokerState, seat: number, change: Partial<Occupant>): PokerState {
  const known = state.occupants.get(seat) ?? NEW_OCCUPANT;
  return { ...state, occupants: new Map(state.occupants).set(seat, { ...known, ...change }) };
}

const without = (waiting: PokerState['waiting'], player: PlayerId): PokerState['waiting'] =>
  waiting.filter((one) => one.player !== player);

function withStraddle(state: PokerState, seat: number, amount: Cents | null): PokerState {
  const straddles = new Map(state.straddles);
  if (amount === null) straddles.delete(seat);
  else straddles.set(seat, amount);
  return { ...state, straddles };
}

/** The event holds the whole table, and is believed: a journal may be taken up here. */
function began(setting: PokerSetting, { seq }: PokerState, event: PokerEventOf<'hand-began'>): PokerState {
  const { number, name, lastButton, seats, straddles, owing, killButton, options, commitments } = event;
  const { startedAt, jackpots, waiting } = event;
  const bare = barePokerTable(setting, seq);
  const seated = new Map(
    seats.map(({ seat, player, stack, sittingOut, isNew, owes }) => [
      seat,
      { player, stack, sittingOut, isNew, owes, inHand: false },
    ]),
  );
  const rules = rulesWith(setting, options);
  const owed = new Map(owing.map(({ player, small, big }) => [player, { small, big }]));
  const tableBefore = { ...bare.table, rules, button: lastButton, seats: seated, owing: owed, killButton };
  const started = startHand(tableBefore, straddles, dropsOf(jackpots));
  if (!started) throw new JournalDiffers(`The hand ${name} has fewer than two players.`);
  const { table, setup } = started;
  return {
    ...bare,
    table,
    occupants: new Map(
      seats.map(({ seat, bot, leaving, absent, sitsOutAtBlind, rebuysTo }) => [
        seat,
        { bot, leaving, absent, sitsOutAtBlind, rebuysTo },
      ]),
    ),
    waiting,
    hands: number,
    hand: {
      number,
      name,
      button: table.button ?? 0,
      holders: new Map(setup.players.map(({ seat }) => [seat, table.seats.get(seat)?.player ?? ''])),
      setup,
      commitments,
      inputs: [],
      clock: null,
      over: false,
      opened: [],
      began: startedAt,
      before: tableBefore,
      jackpots,
    },
  };
}

/** The table's game as the house had set it up when the hand began. */
const rulesWith = ({ rules }: PokerSetting, options: Options): PokerRules =>
  sameJson(rules.options, options) ? rules : pokerGameNamed(rules.variant.id).with(formerOptions(options));

/** The table after something came into its hand; whoever has played it already says how the hand stands then. */
export function playedOn(
  state: PokerState,
  { input }: Pick<PokerEventOf<'played'>, 'input'>,
  stands: (hand: HandOnTable) => PokerHand,
): PokerState {
  const before = handIn(state);
  const hand = handWith(before, input);
  // A hand that is looked at afterwards has moved its chips long ago.
  if ('see' in input) return { ...state, hand };
  const now = stands(hand);
  if (now.waiting.for !== 'nothing') return { ...state, hand };
  const { table } = state;
  return {
    ...state,
    hand,
    table: isVoid(now) ? tableAfterVoid(hand.before, table) : finishHand(table, now),
  };
}

function handIn({ hand }: PokerState): HandOnTable {
  if (!hand) throw new JournalDiffers('The journal goes on with a hand that was never begun.');
  return hand;
}
