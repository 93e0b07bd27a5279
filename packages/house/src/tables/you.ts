import {
  bankTerms,
  costOf,
  inSteps,
  type Line,
  type PlayerId,
  type Question,
  viewPlaces,
} from '@croupier/table';
import type {
  AskingView,
  BankOffer,
  CutOffer,
  LineView,
  PersonView,
  QuestionView,
  YouView,
} from '../protocol/index.ts';
import { optionsOf } from './bet-options.ts';
import { cutRange, nextCutter } from './decide-shoe.ts';
import type { TableSetting } from './setting.ts';
import { inPlay, roundSeen, seatsPlayed, type TableState, turnAt } from './state.ts';
import { type Moment, settledLines } from './view.ts';

/** What one person alone may know of a table: their chips, and what they may do with them. */
export function viewYou(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  person: PersonView,
  balance: number,
  moment: Moment,
): YouView {
  const betting = state.phase === 'betting';
  const regular = state.regulars.get(player);
  return {
    who: person.who,
    name: person.name,
    balance,
    inPlay: inPlay(table, state, player),
    net: regular?.net ?? 0,
    options: betting ? optionsOf(table, state, player) : [],
    canUndo: betting && state.changes.some((one) => one.player === player),
    rebetCost: regular && regular.bets.length > 0 ? costOf(table.game.layout, regular.bets) : null,
    ...atTheTable(table, state, player, moment),
    lines: settledLines(state)
      .filter((line) => line.player === player)
      .map(viewLine),
    bankOffer: bankOffer(table, state, player, moment),
    canTakeBankDown: betting && state.bank.holder?.player === player && state.bets.length === 0,
    cutOffer: cutOffer(table, state, player, moment),
  };
}

/** One's own cards, and what one is asked, while a round is dealt. */
function atTheTable(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  { asking }: Moment,
): Pick<YouView, 'question' | 'places'> {
  const seats = seatsPlayed(state, player);
  if (seats.length === 0 || (state.phase !== 'dealing' && state.phase !== 'settled'))
    return NOTHING_OF_ONES_OWN;
  const round = roundSeen(table, state);
  const owned = round.places.some(({ owner }) => owner !== null && seats.includes(owner));
  const { waiting } = round;
  const mine =
    asking && waiting.for === 'answer'
      ? waiting.questions.find(({ seat }) => seats.includes(seat))
      : undefined;
  return {
    question:
      asking && mine ? viewQuestion(asking, turnAt(round, mine.seat), inSteps(mine, table.limits)) : null,
    places: owned ? viewPlaces(table.game.layout, round, { seats }) : [],
  };
}

const viewQuestion = (
  asking: AskingView,
  turn: number,
  { seat, about, actions, cite }: Question,
): QuestionView => ({
  ...asking,
  seat,
  turn,
  ...(about === undefined ? {} : { about }),
  actions,
  cite,
});

const NOTHING_OF_ONES_OWN = { question: null, places: [] } as const;

/** The bank that is this player's to take, and on which terms. */
function bankOffer(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  { phase }: Moment,
): BankOffer | null {
  const rules = table.game.layout.bank;
  const { offered } = state.bank;
  if (!rules || state.phase !== 'bank' || !offered) return null;
  const seat =
    offered === 'anybody'
      ? [...state.spots].find(([, { holder }]) => holder === player)?.[0]
      : offered.player === player
        ? offered.seat
        : undefined;
  if (seat === undefined) return null;
  const { least, step, fee, dealerBet } = bankTerms(table.game.layout, table.limits, state, player);
  return {
    seat,
    until: phase.until,
    passable: offered !== 'anybody',
    least,
    step,
    fee,
    dealerBet,
    cite: rules.cites.bank,
  };
}

/** The cut, where it is this player's turn to be offered it, or anybody's. */
function cutOffer(
  table: TableSetting,
  state: TableState,
  player: PlayerId,
  { phase }: Moment,
): CutOffer | null {
  const { shoe } = state;
  const { cut, deckEachRound } = table.game.layout;
  if (shoe.cut || state.phase !== (deckEachRound ? 'betting' : 'cut')) return null;
  if (shoe.offered ? shoe.offered.player !== player : nextCutter(table, state)) return null;
  return { until: phase.until, ...cutRange(table, shoe.cards), cite: cut?.cite ?? null };
}

export const viewLine = (line: Line): LineView => ({
  seat: line.seat,
  kind: line.kind,
  wager: line.wager,
  stake: line.stake,
  result: line.result,
  won: line.won,
  commission: line.commission,
  returned: line.returned,
  row: line.row,
  cites: line.cites,
});
