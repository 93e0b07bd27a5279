import { formatCard } from '@croupier/cards';
import type { PokerAction, PokerHand } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type { PersonView, PokerActionView, PokerAskingView, PokerYouView } from '../protocol/index.ts';
import { openedFor } from './opened.ts';
import type { PokerSetting } from './setting.ts';
import { type HandOnTable, handOf, isPlaying, type PokerState, seatOf } from './state.ts';

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
    mayAdd: seat === null ? null : mayAdd(setting, state, seat),
    opened: hand && held !== null ? openedFor(hand, held) : [],
  };
}

const NOTHING_HELD = { cards: [], have: null } as const;

/** The seat in which somebody was dealt into the hand, whether they still sit there or not. */
export function heldBy({ holders }: HandOnTable, player: PlayerId): number | null {
  for (const [seat, holder] of holders) if (holder === player) return seat;
  return null;
}

const FLOP = 3;

function ownCards({ state }: PokerHand, seat: number): Pick<PokerYouView, 'cards' | 'have'> {
  const cards = state.players.find((player) => player.seat === seat)?.cards ?? [];
  const { hands } = state.setup.variant;
  const boards = state.boards.filter((board) => board.length >= FLOP);
  const have = boards.map((board) => hands.map((type) => type.call(cards, board)).join(', ')).join('; ');
  return { cards: cards.map(formatCard), have: have === '' ? null : have };
}

function questionOf(hand: HandOnTable, asking: PokerAskingView): PokerYouView['question'] {
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer' || waiting.question.seat !== asking.seat) return null;
  const { actions, cite } = waiting.question;
  const { seat, turn, since, until, bank } = asking;
  const limit = { seat, turn, since, until, ...(bank === undefined ? {} : { bank }) };
  return { ...limit, actions: actions.map(viewAction), cite };
}

function viewAction({ verb, least, most, step, costs, refused }: PokerAction): PokerActionView {
  return {
    verb,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(step === undefined ? {} : { step }),
    ...(costs === undefined ? {} : { costs }),
    ...(refused ? { refused } : {}),
  };
}

/** Chips are added between hands only (bclc-poker 33.0 intro), and somebody broke buys in anew. */
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
