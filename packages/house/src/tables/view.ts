import { type Card, formatCard } from '@croupier/cards';
import { type Bet, type PlayerId, viewEvent, viewPlaces } from '@croupier/table';
import type {
  AskingView,
  BetView,
  PersonView,
  PhaseView,
  ShoeView,
  SpotView,
  TableEventView,
  TableView,
} from '../protocol/index.ts';
import type { TableEvent } from './events.ts';
import type { TableSetting } from './setting.ts';
import { betsNow, roundOf, type TableState } from './state.ts';

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
    seq: state.seq,
    phase,
    round: state.round,
    shoe: viewShoe(state, naming),
    spots: viewSpots(state, naming),
    bets: betsNow(state).map((bet) => viewBet(bet, naming)),
    places: dealing ? viewPlaces(table.game.layout, roundOf(table, state), STRANGER) : [],
    asking,
    calls: state.steps.flatMap((step) => (step.type === 'said' ? [step.text] : [])),
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

const viewBet = ({ spot, wager, kind, player, amount }: Bet, naming: Naming): BetView => ({
  spot,
  wager,
  kind,
  who: naming(player).who,
  amount,
});

/** An event as everybody at the table learns of it; `state` is the table after it. */
export function viewTableEvent(
  table: TableSetting,
  state: TableState,
  event: TableEvent,
  { phase, asking }: Moment,
  naming: Naming,
): TableEventView {
  switch (event.type) {
    case 'shoe-opened':
      return { type: 'shoe-opened', shoe: viewShoe(state, naming), phase };
    case 'shoe-cut':
      return { type: 'shoe-cut', shoe: viewShoe(state, naming) };
    case 'burned':
      return { type: 'burned', cards: event.cards.length, shown: shownOf(event.cards) };
    case 'betting-opened':
      return { type: 'betting-opened', round: event.round, phase, shoe: viewShoe(state, naming) };
    case 'bets-changed': {
      const bets = state.bets.filter((bet) => bet.player === event.player);
      return {
        type: 'bets',
        who: naming(event.player).who,
        bets: bets.map((bet) => viewBet(bet, naming)),
        spots: viewSpots(state, naming),
      };
    }
    case 'back-bets':
    case 'spots-freed':
      return { type: 'spots', spots: viewSpots(state, naming) };
    case 'betting-closed':
      return { type: 'dealing-began', phase };
    case 'round-closed':
      return { type: 'round-over', phase, summary: event.summary };
    case 'shoe-over':
      return { type: 'shoe-over', shoe: event.number };
    case 'said':
    case 'dealt':
    case 'turned':
    case 'handled':
    case 'answered':
    case 'set-aside':
    case 'settled':
    case 'voided': {
      const round = roundOf(table, state);
      const places = viewPlaces(table.game.layout, round, STRANGER);
      const bets = betsNow(state).map((bet) => viewBet(bet, naming));
      return { type: 'round', event: viewEvent(round, event, STRANGER), places, bets, asking };
    }
  }
}

/** Of burned cards only the first is turned. */
const shownOf = ([first]: readonly Card[]): string => (first === undefined ? '' : formatCard(first));
