import { type Card, formatCard } from '@croupier/cards';
import { type Bet, DEALER, type Line, type PlayerId, viewEvent, viewPlaces } from '@croupier/table';
import type {
  AskingView,
  BetView,
  DecisionView,
  PersonView,
  PhaseView,
  ResultView,
  ShoeView,
  SpotView,
  TableEventView,
  TableView,
} from '../protocol/index.ts';
import { callOf } from './calls.ts';
import { definitionOf } from './definition.ts';
import type { EventOf, TableEvent } from './events.ts';
import type { TableSetting } from './setting.ts';
import { standsAsBefore, viewMeters, viewStanding } from './standing.ts';
import { betsNow, roundSeen, type TableState } from './state.ts';
import { NOTHING_TOLD, type Told } from './told.ts';

/** How people are called in public: by a handle and a name, never by the key of their account. */
export type Naming = (player: PlayerId) => PersonView;

/** What is public of a table is what a stranger sees; whoever holds cards is told of them apart (you.ts). */
const STRANGER = { seats: [] } as const;

/** Where the clock stands: the phase, and who is asked until when. */
export interface Moment {
  readonly phase: PhaseView;
  readonly asking: AskingView | null;
}

export type PublicTable = Omit<TableView, 'you' | 'now' | 'watching'>;

export function viewTable(
  table: TableSetting,
  state: TableState,
  { phase, asking }: Moment,
  naming: Naming,
): PublicTable {
  const dealing = state.phase === 'dealing' || state.phase === 'settled';
  return {
    table: table.id,
    name: table.name,
    game: table.game.id,
    definition: definitionOf(table),
    seq: state.seq,
    phase,
    round: state.round,
    shoe: viewShoe(state, naming),
    spots: viewSpots(state, naming),
    bets: betsNow(state).map((bet) => viewBet(bet, naming)),
    places: dealing ? viewPlaces(table.game.layout, roundSeen(table, state), STRANGER) : [],
    asking,
    decisions: viewDecisions(state),
    results: viewResults(state, naming),
    standing: viewStanding(table, state, phase, naming),
    calls: state.calls,
    summaries: state.summaries,
  };
}

function viewShoe({ shoe }: TableState, naming: Naming): ShoeView {
  const { number, name, decks, cards, commitment, cut } = shoe;
  return {
    number,
    name,
    decks,
    cards,
    dealt: shoe.dealt.length,
    commitment,
    cut: cut && {
      position: cut.position,
      entropy: cut.entropy,
      by: cut.by === null ? null : naming(cut.by),
    },
    lastHands: shoe.handsLeft !== null,
  };
}

const viewSpots = ({ spots }: TableState, naming: Naming): SpotView[] =>
  [...spots]
    .toSorted(([a], [b]) => a - b)
    .map(([spot, { holder, backBets }]) => ({ spot, holder: naming(holder), backBets }));

/** True if the spots are still as they were told. */
const sameSpots = (told: readonly SpotView[], { spots }: TableState, naming: Naming): boolean =>
  told.length === spots.size &&
  told.every(({ spot, holder, backBets }) => {
    const now = spots.get(spot);
    if (now?.backBets !== backBets) return false;
    const { who, name } = naming(now.holder);
    return who === holder.who && name === holder.name;
  });

const viewBet = ({ spot, wager, kind, player, amount }: Bet, naming: Naming): BetView => ({
  spot,
  wager,
  kind,
  who: naming(player).who,
  amount,
});

const viewDecisions = ({ steps }: TableState): DecisionView[] =>
  steps.flatMap((step) =>
    step.type === 'answered'
      ? [
          {
            seat: step.seat,
            verb: step.answer.verb,
            staked: step.staked ? { wager: step.staked.wager, amount: step.staked.amount } : null,
            absent: step.absent ?? false,
          },
        ]
      : [],
  );

/** How the bets of the round came out, once it is over. */
export function settledLines({ phase, steps }: TableState): readonly Line[] {
  const last = phase === 'settled' ? steps.at(-1) : undefined;
  return last?.type === 'settled' || last?.type === 'voided' ? last.lines : [];
}

const viewResults = (state: TableState, naming: Naming): ResultView[] =>
  settledLines(state).map(({ seat, wager, kind, player, stake, result, won, returned }) => ({
    seat,
    wager,
    kind,
    who: seat === DEALER ? null : naming(player).who,
    stake,
    result,
    won,
    returned,
  }));

/** An event as everybody at the table learns of it; `state` is the table after it. */
export function viewTableEvent(
  table: TableSetting,
  state: TableState,
  event: TableEvent,
  { phase, asking }: Moment,
  naming: Naming,
  told = NOTHING_TOLD,
): TableEventView {
  if (event.type === 'bets-changed') return viewBets(table, state, event, phase, naming, told);
  const standing = viewStanding(table, state, phase, naming);
  switch (event.type) {
    case 'shoe-opened':
      return { type: 'shoe-opened', shoe: viewShoe(state, naming), phase, standing };
    case 'shoe-cut':
      return { type: 'shoe-cut', shoe: viewShoe(state, naming) };
    case 'burned':
      return { type: 'burned', cards: event.cards.length, shown: shownOf(event.cards) };
    case 'betting-opened':
      return {
        type: 'betting-opened',
        round: event.round,
        phase,
        shoe: viewShoe(state, naming),
        standing,
        calls: state.calls,
      };
    case 'spot-taken':
    case 'spots-freed':
      return { type: 'spots', spots: viewSpots(state, naming) };
    case 'betting-closed':
      return { type: 'dealing-began', phase, standing };
    case 'round-closed': {
      const results = viewResults(state, naming);
      return { type: 'round-over', phase, summary: event.summary, results, standing };
    }
    case 'back-bets':
    case 'deal-asked':
    case 'cut-offered':
    case 'cut-passed':
    case 'meter-seeded':
    case 'bank-offered':
    case 'bank-passed':
    case 'bank-awaited':
    case 'bank-taken':
    case 'bank-taken-down':
    case 'jackpot-called':
    case 'jackpot-withdrawn':
    case 'jackpot-confirmed':
    case 'jackpot-backed-out':
    case 'second-awaited':
    case 'irregularity':
    case 'settlement-reversed':
    case 'last-hand': {
      const { text: said, cite } = callOf(event) ?? { text: '', cite: null };
      return { type: 'standing', said, cite, phase, standing, spots: viewSpots(state, naming) };
    }
    case 'meters-read':
      return { type: 'meters', meters: viewMeters(table, state) };
    case 'shoe-over':
      return { type: 'shoe-over', shoe: event.number };
    case 'said':
    case 'dealt':
    case 'turned':
    case 'handled':
    case 'arranged':
    case 'moved':
    case 'number-drawn':
    case 'answered':
    case 'set-aside':
    case 'settled':
    case 'voided': {
      const round = roundSeen(table, state);
      const places = viewPlaces(table.game.layout, round, STRANGER);
      const bets = betsNow(state).map((bet) => viewBet(bet, naming));
      return { type: 'round', event: viewEvent(round, event, STRANGER), places, bets, asking };
    }
  }
}

/** The bets of one person. Most change neither spots nor what stands beside them, and everybody would be sent all of it. */
function viewBets(
  table: TableSetting,
  state: TableState,
  { player }: EventOf<'bets-changed'>,
  phase: PhaseView,
  naming: Naming,
  told: Told,
): TableEventView {
  const sameStanding = told.standing !== null && standsAsBefore(table, told.standing, state);
  return {
    type: 'bets',
    who: naming(player).who,
    bets: state.bets.filter((bet) => bet.player === player).map((bet) => viewBet(bet, naming)),
    ...(told.spots && sameSpots(told.spots, state, naming) ? {} : { spots: viewSpots(state, naming) }),
    ...(sameStanding ? {} : { standing: viewStanding(table, state, phase, naming) }),
  };
}

/** Of burned cards only the first is turned. */
const shownOf = ([first]: readonly Card[]): string => (first === undefined ? '' : formatCard(first));
