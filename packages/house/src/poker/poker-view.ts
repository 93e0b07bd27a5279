import {
  boardCardsOf,
  type HandEvent,
  type HandSetup,
  holeCardsOf,
  type PokerHand,
  pokerIrregularities,
  viewHand,
  viewHandEvent,
} from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import { postedIrregularities } from '../posted/irregularities.ts';
import type {
  OpenedCardView,
  PersonView,
  PokerAskingView,
  PokerEventView,
  PokerHandOnTable,
  PokerHandView,
  PokerJackpotView,
  PokerKillView,
  PokerPhaseView,
  PokerSeatView,
  PokerStakesView,
  PokerStepView,
  PokerTableView,
  PokerWaitingView,
} from '../protocol/index.ts';
import { openedFor } from './opened.ts';
import type { PokerEvent } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import { type HandOnTable, handOf, isPlaying, type PokerState } from './poker-state.ts';

/** What the clock says of the table; no event knows it. */
export interface PokerMoment {
  readonly phase: PokerPhaseView;
  readonly asking: PokerAskingView | null;
}

export type Naming = (player: PlayerId) => PersonView;

/** Somebody who looks on: no seat is theirs. Everything that goes to everybody is made for them. */
const STRANGER = { seats: [] } as const;

/** The table as everybody sees it. */
export function viewPokerTable(
  setting: PokerSetting,
  state: PokerState,
  { phase, asking }: PokerMoment,
  naming: Naming,
): Omit<PokerTableView, 'now' | 'watching' | 'you' | 'jackpots'> {
  const { variant } = setting.rules;
  return {
    table: setting.id,
    name: setting.name,
    game: variant.id,
    title: variant.title,
    seq: state.seq,
    stakes: viewStakes(setting),
    chairs: setting.seats,
    boardCards: boardCardsOf(variant),
    holeCards: holeCardsOf(variant),
    irregularities: postedIrregularities(pokerIrregularities(variant)),
    phase,
    seats: viewSeats(state, naming),
    waiting: viewWaiting(state, naming),
    button: state.table.button,
    hand: state.hand && viewHandOnTable(state.hand, naming),
    asking,
  };
}

export function viewStakes({ rules, maximumBuyIn }: PokerSetting): PokerStakesView {
  const { betting, forced, firstBet, smallestChip, minimumBuyIn, rake, kill } = rules;
  const fixed = betting.structure === 'fixed-limit';
  return {
    betting: betting.structure,
    forced:
      forced.kind === 'blinds'
        ? { kind: 'blinds', small: forced.small, big: forced.big }
        : { kind: 'antes', ante: forced.ante, bringIn: forced.bringIn },
    firstBet,
    ...betsOf(betting),
    maximumBet: fixed ? null : betting.maximumBet,
    smallestChip,
    minimumBuyIn,
    maximumBuyIn,
    rake: rake && { percent: rake.percent, cap: rake.cap },
    kill,
  };
}

const betsOf = (betting: HandSetup['betting']): Pick<PokerStakesView, 'smallBet' | 'bigBet'> =>
  betting.structure === 'fixed-limit'
    ? { smallBet: betting.smallBet, bigBet: betting.bigBet }
    : { smallBet: betting.minimumBet, bigBet: betting.minimumBet };

/** The kill button before a hand, and the bets that the hand is played for. */
export function viewKill({ kill, betting }: Pick<HandSetup, 'kill' | 'betting'>): PokerKillView | null {
  if (!kill) return null;
  const { button } = kill;
  return { state: button.state, seat: button.state === 'neutral' ? null : button.seat, ...betsOf(betting) };
}

function viewSeats(state: PokerState, naming: Naming): PokerSeatView[] {
  const playing = isPlaying(state);
  const players = state.hand && playing ? handOf(state.hand).state.players : [];
  return [...state.table.seats]
    .toSorted(([a], [b]) => a - b)
    .map(([seat, { player, stack, sittingOut, isNew, owes, inHand }]) => {
      const { who, name } = naming(player);
      const { bot = null, absent = false, leaving = false } = state.occupants.get(seat) ?? {};
      const inPlay = inHand && playing ? players.find((one) => one.seat === seat) : undefined;
      return {
        seat,
        who,
        name,
        bot: bot !== null,
        stack: inPlay?.stack ?? stack,
        sittingOut,
        absent,
        leaving,
        isNew,
        owes: { small: owes.small, big: owes.big },
        inHand: inHand && playing,
        straddles: state.straddles.get(seat) ?? null,
      };
    });
}

const viewWaiting = ({ waiting }: PokerState, naming: Naming): PokerWaitingView[] =>
  waiting.map(({ player, until }) => {
    const { who, name } = naming(player);
    return { who, name, until };
  });

function viewHandOnTable(hand: HandOnTable, naming: Naming): PokerHandOnTable {
  const played = handOf(hand);
  return {
    number: hand.number,
    name: hand.name,
    button: hand.button,
    kill: viewKill(hand.setup),
    commitments: hand.commitments,
    dealtTo: [...hand.holders].map(([seat, player]) => {
      const { who, name } = naming(player);
      return { seat, who, name };
    }),
    view: publicHand(played),
    log: played.events.map(publicStep),
    opened: publicCards(hand),
  };
}

/** The hand without what only the player in turn is told. */
function publicHand(hand: PokerHand): PokerHandView {
  const { street, boards, pots, price, players, toAct, raked, dropped, read } = viewHand(hand, STRANGER);
  return { street, boards, pots, price, players, toAct, raked, dropped, read };
}

const publicStep = (event: HandEvent): PokerStepView => viewHandEvent(event, STRANGER);

const publicCards = (hand: HandOnTable): OpenedCardView[] => openedFor(hand, null);

/** What happened, as everybody learns of it. */
export function viewPokerEvent(
  state: PokerState,
  event: PokerEvent,
  { phase, asking }: PokerMoment,
  naming: Naming,
  jackpots: () => readonly PokerJackpotView[] = () => [],
): PokerEventView {
  switch (event.type) {
    case 'sat-down':
    case 'left':
    case 'leaving':
    case 'sat-out':
    case 'came-back':
    case 'chips-added':
    case 'straddle-declared':
      return {
        type: 'seats',
        why: event.type,
        seat: event.seat,
        seats: viewSeats(state, naming),
        waiting: viewWaiting(state, naming),
        asking,
      };
    case 'joined-list':
    case 'left-list':
    case 'seat-offered':
      return { type: 'waiting', waiting: viewWaiting(state, naming) };
    // What somebody wishes for themselves is nobody else's business.
    case 'sits-out-at-blind':
    case 'rebuys-to':
      return { type: 'waiting', waiting: viewWaiting(state, naming) };
    case 'clock-called':
      return { type: 'clock', by: event.by, asking };
    case 'hand-began':
      return {
        type: 'hand-began',
        phase,
        seats: viewSeats(state, naming),
        hand: viewHandOnTable(handIn(state), naming),
      };
    case 'played':
      return {
        type: 'hand',
        steps: event.events.map(publicStep),
        view: publicHand(handOf(handIn(state))),
        asking,
      };
    case 'hand-over':
      return {
        type: 'hand-over',
        number: event.number,
        phase,
        seats: viewSeats(state, naming),
        opened: publicCards(handIn(state)),
        jackpots: jackpots(),
      };
    case 'jackpots-handed-in':
      return { type: 'jackpots', jackpots: jackpots() };
    case 'cleared':
      return { type: 'cleared', phase };
  }
}

function handIn({ hand }: PokerState): HandOnTable {
  if (!hand) throw new TypeError('An event of a hand leaves a hand on the table.');
  return hand;
}
