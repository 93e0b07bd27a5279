import { formatCard } from '@croupier/cards';
import type { PokerHand } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type { PersonView, PokerAskingView, PokerYouView } from '../protocol/index.ts';
import { clockRefusalFor } from './decide-clock.ts';
import { straddleFor } from './decide-straddle.ts';
import { openedFor } from './opened.ts';
import type { PokerSetting } from './poker-setting.ts';
import {
  type HandOnTable,
  handOf,
  heldBy,
  isPlaying,
  NEW_OCCUPANT,
  type PokerState,
  seatOf,
  turnOf,
} from './poker-state.ts';
import { freeSeats, keptForOthers, listRefusal } from './waiting-list.ts';

/** What only this player may know: the cards in front of them and what they may do. */
export function viewPokerYou(
  setting: PokerSetting,
  state: PokerState,
  player: PlayerId,
  { who, name }: PersonView,
  balance: number,
  asking: PokerAskingView | null,
): PokerYouView {
  const seat = seatOf(state, player) ?? null;
  const { hand } = state;
  const held = hand && heldBy(hand, player);
  const own = hand && held !== null ? ownCards(handOf(hand), held) : NOTHING_HELD;
  return {
    who,
    name,
    balance,
    seat,
    inPlay: seat === null ? 0 : (state.table.seats.get(seat)?.stack ?? 0),
    ...own,
    question: hand && held !== null && asking?.seat === held ? questionOf(hand, asking) : null,
    straddle: seat === null ? null : viewStraddle(state, seat),
    clock: seat === null ? null : viewClock(setting, state, player),
    maySee: hand && held !== null ? maySee(handOf(hand), held) : [],
    mayAdd: seat === null ? null : mayAdd(setting, state, seat),
    wishes: seat === null ? null : wishesOf(setting, state, seat),
    list: seat === null ? viewList(setting, state, player) : null,
    opened: hand && held !== null ? openedFor(hand, held) : [],
  };
}

const NOTHING_HELD = { cards: [], have: null } as const;

const FLOP = 3;
const HAND = 5;

/** What somebody holds is named from the flop on, and in stud from the fifth card on, the common one counted. */
function ownCards({ state }: PokerHand, seat: number): Pick<PokerYouView, 'cards' | 'have'> {
  const cards = state.players.find((player) => player.seat === seat)?.cards ?? [];
  const { variant, opening } = state.setup;
  const { hands } = variant;
  const isStud = opening.by === 'cards';
  const boards = state.boards.filter(({ length }) =>
    isStud ? cards.length + length >= HAND : length >= FLOP,
  );
  const have = boards.map((board) => hands.map((type) => type.call(cards, board)).join(', ')).join('; ');
  return { cards: cards.map(formatCard), have: have === '' ? null : have };
}

function questionOf(hand: HandOnTable, asking: PokerAskingView): PokerYouView['question'] {
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer' || waiting.questions[0].seat !== asking.seat) return null;
  const { actions, cite } = waiting.questions[0];
  return { ...asking, actions, cite };
}

function viewStraddle(state: PokerState, seat: number): PokerYouView['straddle'] {
  const option = straddleFor(state, seat);
  return option && { ...option, declared: state.straddles.get(seat) ?? null };
}

/** Nothing is said of the clock while nobody is asked, nor to whoever is asked. */
function viewClock(setting: PokerSetting, state: PokerState, player: PlayerId): PokerYouView['clock'] {
  const { hand } = state;
  const waiting = hand && !hand.over ? handOf(hand).waiting : null;
  if (!hand || waiting?.for !== 'answer' || waiting.questions[0].seat === seatOf(state, player)) return null;
  const refused = clockRefusalFor(setting, state, player);
  return { turn: turnOf(hand), ...(refused ? { refused } : {}) };
}

function wishesOf({ rules }: PokerSetting, { occupants }: PokerState, seat: number): PokerYouView['wishes'] {
  const { sitsOutAtBlind, rebuysTo } = occupants.get(seat) ?? NEW_OCCUPANT;
  return { sitOutAtBlind: rules.forced.kind === 'blinds' ? sitsOutAtBlind : null, rebuyTo: rebuysTo };
}

function viewList(setting: PokerSetting, state: PokerState, player: PlayerId): PokerYouView['list'] {
  const at = state.waiting.findIndex((one) => one.player === player);
  return {
    place: at === -1 ? null : at + 1,
    until: state.waiting[at]?.until ?? null,
    maySit: freeSeats(setting, state) > 0 && keptForOthers(setting, state, player) === undefined,
    mayJoin: listRefusal(setting, state, player) === undefined,
  };
}

const maySee = (hand: PokerHand, by: number): number[] =>
  hand.state.players.map(({ seat }) => seat).filter((see) => hand.seeing({ see, by }) === undefined);

/** Chips are added between hands only (bclc-poker 17.0 §6.1), and somebody broke buys in anew. */
function mayAdd(
  { rules, maximumBuyIn }: PokerSetting,
  state: PokerState,
  seat: number,
): PokerYouView['mayAdd'] {
  const seated = state.table.seats.get(seat);
  if (!seated || (seated.inHand && isPlaying(state))) return null;
  const step = rules.smallestChip;
  const room = maximumBuyIn - seated.stack;
  const most = room - (room % step);
  const least = seated.stack === 0 ? rules.minimumBuyIn : step;
  return most < least ? null : { least, most, step };
}
