import { JOKER } from '@croupier/cards';
import { drawButton, drawersForButton, type HandInput, startHand } from '@croupier/games';
import type { Question } from '@croupier/table';
import { dropsOf } from '../jackpots/played-for.ts';
import type { Movement } from '../tables/decision.ts';
import { happened, refused } from '../tables/decision.ts';
import { handMoved } from './chips.ts';
import { goodbye } from './decide-seats.ts';
import { straddlesThatStand } from './decide-straddle.ts';
import { dealtOutAtBlind } from './decide-wish.ts';
import { evolvePoker } from './evolve-poker.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import { pokerDefinitionOf } from './poker-definition.ts';
import type { KeptSeat, PokerEvent, PokerEventOf } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import {
  advanced,
  type HandOnTable,
  handOf,
  hasWon,
  heldBy,
  isPlaying,
  jackpotsWon,
  NEW_OCCUPANT,
  type PokerState,
  seatOf,
  somebodyReady,
  turnOf,
} from './poker-state.ts';

type HandCommand = Extract<
  PokerTableCommand,
  { do: 'act' | 'begin-hand' | 'deal' | 'time-out' | 'close-hand' | 'see-hand' | 'irregularity' }
>;

/** From the button to the last chip of a hand. */
export function decideHand(setting: PokerSetting, state: PokerState, command: HandCommand): PokerDecision {
  if (command.do === 'begin-hand') return begun(setting, state, command);
  const { hand } = state;
  if (command.do === 'see-hand') return seen(setting, hand, command);
  if (!hand || hand.over) return refused('No hand is being played.');
  switch (command.do) {
    case 'deal':
      return played(setting, hand, { card: command.card });
    case 'act': {
      const { waiting } = handOf(hand);
      const seat = seatOf(state, command.player);
      if (seat === undefined) return refused('You have no seat at this table.');
      if (waiting.for !== 'answer' || waiting.questions[0].seat !== seat) {
        return refused('It is not your turn.');
      }
      if (command.turn !== turnOf(hand)) return refused('That was meant for another turn.');
      return played(setting, hand, { answer: command.answer });
    }
    case 'irregularity':
      return heldBy(hand, command.by) === null
        ? played(setting, hand, { irregularity: command.irregularity, by: command.by })
        : refused('You are dealt into this hand: somebody else of the staff must call it.');
    case 'time-out':
      return timedOut(setting, state, hand, command.turn);
    case 'close-hand':
      return closed(setting, state, hand, command);
  }
}

/** The house's own players are not dealt to by themselves: a person must be ready. */
function begun(
  setting: PokerSetting,
  state: PokerState,
  command: Extract<HandCommand, { do: 'begin-hand' }>,
): PokerDecision {
  const { number } = command;
  if (isPlaying(state)) return refused('A hand is being played.');
  if (hasWon(state)) return refused('The last hand has won a jackpot that is not handed in.');
  if (number !== state.hands + 1) return refused(`The next hand is number ${state.hands + 1}.`);
  if (!somebodyReady(state)) return refused('Nobody is there to play.');
  const { satOut, left } = dealtOutAtBlind(setting, state);
  const hand = somebodyReady(left) ? beganWith(setting, left, command) : undefined;
  if (satOut.length > 0) return happened<PokerEvent>(...satOut, ...(hand ? [hand] : []));
  return hand ? happened(hand) : refused('A hand needs two players.');
}

/** The hand that begins with whoever is there; undefined if they are too few. */
function beganWith(
  setting: PokerSetting,
  state: PokerState,
  {
    number,
    commitments,
    toDraw,
    at: startedAt = 0,
    jackpots = [],
  }: Extract<HandCommand, { do: 'begin-hand' }>,
): PokerEventOf<'hand-began'> | undefined {
  const straddles = straddlesThatStand(state);
  const drawn = drawersForButton(state.table).map((seat, at) => ({ seat, card: toDraw[at] ?? JOKER }));
  const table = drawn.length > 0 ? drawButton(state.table, drawn) : state.table;
  if (!startHand(table, straddles, dropsOf(jackpots))) return undefined;
  return {
    type: 'hand-began',
    number,
    name: handName(setting, number),
    lastButton: table.button,
    seats: keptSeats(state),
    straddles,
    owing: [...table.owing].map(([player, { small, big }]) => ({ player, small, big })),
    killButton: table.killButton,
    drawn,
    options: setting.rules.options,
    definition: pokerDefinitionOf(setting),
    commitments,
    startedAt,
    jackpots,
    waiting: state.waiting,
  };
}

export const handName = ({ id }: PokerSetting, number: number): string => `${id}#${number}`;

function keptSeats({ table, occupants }: PokerState): KeptSeat[] {
  return [...table.seats].map(([seat, { player, stack, sittingOut, isNew, owes }]) => {
    const { bot, absent, leaving, sitsOutAtBlind, rebuysTo } = occupants.get(seat) ?? NEW_OCCUPANT;
    return {
      seat,
      player,
      bot,
      stack,
      sittingOut,
      absent,
      leaving,
      isNew,
      owes,
      sitsOutAtBlind,
      rebuysTo,
    };
  });
}

/** What comes into the hand, with all that the rules make of it; with its end the chips move. */
function played(
  setting: PokerSetting,
  hand: HandOnTable,
  input: HandInput,
): { readonly events: readonly [PokerEventOf<'played'>]; readonly movements: readonly Movement[] } {
  const { after, events } = advanced(hand, input);
  const over = after.waiting.for === 'nothing' && !('see' in input);
  return {
    events: [{ type: 'played', input, events }],
    movements: over ? [handMoved(setting.id, hand, after, 0)] : [],
  };
}

/** Whoever was dealt in may see the hands of the showdown until the next hand begins (bclc-poker 17.0 §10.14.2). */
function seen(
  setting: PokerSetting,
  hand: HandOnTable | null,
  { player, seat }: Extract<HandCommand, { do: 'see-hand' }>,
): PokerDecision {
  if (!hand) return refused('There is no hand to see.');
  const by = heldBy(hand, player);
  return by === null
    ? refused('You were not dealt into this hand.')
    : played(setting, hand, { see: seat, by });
}

/** The house answers for somebody whose time has run out, and takes them out of the next hands. */
function timedOut(setting: PokerSetting, state: PokerState, hand: HandOnTable, turn: number): PokerDecision {
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer' || turn !== turnOf(hand)) return refused('Nobody is late.');
  const { seat, actions } = waiting.questions[0];
  const { events, movements } = played(setting, hand, inputForAbsent(waiting.questions[0]));
  const showing = actions.some(({ verb }) => verb === 'show');
  const away = state.table.seats.get(seat)?.sittingOut || state.occupants.get(seat)?.leaving || showing;
  const satOut: PokerEvent[] = away ? [] : [{ type: 'sat-out', seat, absent: true }];
  return { events: [...events, ...satOut], movements };
}

/** What the question says is done for who is away; the hand of who faces a bet is dead (33.0 §1.12). */
function inputForAbsent({ actions, absent }: Question): HandInput {
  const facesBet = actions.some((action) => action.verb === 'call' && !action.refused);
  return facesBet ? { clock: 'expired' } : { answer: absent };
}

/** The cards that were seen are opened, and whoever asked to leave leaves. */
function closed(
  setting: PokerSetting,
  state: PokerState,
  hand: HandOnTable,
  { opened, elsewhere = [] }: Extract<HandCommand, { do: 'close-hand' }>,
): PokerDecision {
  if (handOf(hand).waiting.for !== 'nothing') return refused('The hand is not over.');
  const events: PokerEvent[] = [
    {
      type: 'hand-over',
      number: hand.number,
      opened,
      won: jackpotsWon(state, hand, elsewhere),
      elsewhere,
    },
  ];
  const movements: Movement[] = [];
  let now = events.reduce((before, event) => evolvePoker(setting, before, event), state);
  for (const [seat, { leaving }] of state.occupants) {
    if (!leaving) continue;
    const left = goodbye(setting, now, seat, events.length);
    events.push(...left.events);
    movements.push(...left.movements);
    for (const event of left.events) now = evolvePoker(setting, now, event);
  }
  return { events, movements };
}
