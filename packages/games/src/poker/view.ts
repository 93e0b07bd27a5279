import { formatCard } from '@croupier/cards';
import { type Action, type Cents, type Cite, NOTHING, type Viewer } from '@croupier/table';
import type { PokerHand } from './hand.ts';
import type { SeatedPot } from './hand-events.ts';
import { type HandState, potsLeft } from './hand-state.ts';
import { isUp, type Player } from './player.ts';
import { type ReadHand, readHands } from './read-hand.ts';

/** A card as somebody sees it: its two letters, or null for a back. */
export type SeenCard = string | null;

/** A hand as one viewer sees it. Built field by field: what is not here is not sent. */
export interface HandView {
  readonly game: string;
  /** The street, or `showdown` once betting is over. */
  readonly street: string;
  readonly boards: readonly (readonly string[])[];
  /** The pots without the bets in front of the players, and without what the house has taken. */
  readonly pots: readonly SeatedPot[];
  /** What has to be matched to stay in. */
  readonly price: Cents;
  readonly players: readonly PlayerView[];
  /** Whose turn it is. */
  readonly toAct: number | null;
  /** What the viewer may do now; null while it is not their turn. */
  readonly actions: readonly Action[] | null;
  readonly cite: Cite | null;
  readonly raked: Cents;
  /** Taken for jackpots. */
  readonly dropped: Cents;
  /** The winning hands as the dealer reads them, once their pots are pushed. */
  readonly read: readonly ReadHand[];
}

/** A player of a hand, as somebody at the table sees them. */
export interface PlayerView {
  readonly seat: number;
  readonly stack: Cents;
  /** In front of the player on this street. */
  readonly bet: Cents;
  readonly status: 'in' | 'all-in' | 'folded' | 'dead' | 'mucked';
  /** None once the hand is given up, except to its owner, and to all if somebody asked to see it. */
  readonly cards: readonly SeenCard[];
  /** The dealer's call of a hand that everybody sees. */
  readonly call: string | null;
}

/** A hand as one viewer may see it: no card that is hidden from them. */
export function viewHand(hand: PokerHand, viewer: Viewer): HandView {
  const { state, waiting } = hand;
  const { variant } = state.setup;
  const toAct = waiting.for === 'answer' ? waiting.questions[0].seat : null;
  const mine = toAct !== null && viewer.seats.includes(toAct);
  return {
    game: variant.id,
    street: variant.streets[state.street]?.name ?? 'showdown',
    boards: state.boards.map((board) => board.map(formatCard)),
    pots: potsLeft(state).map(({ amount, claimants }) => ({
      amount,
      seats: claimants.map((position) => state.players[position]?.seat ?? 0),
    })),
    price: priceOf(hand),
    players: state.players.map((player) => viewPlayer(hand, player, viewer)),
    toAct,
    actions: mine && waiting.for === 'answer' ? waiting.questions[0].actions : null,
    cite: waiting.for === 'answer' ? waiting.questions[0].cite : null,
    raked: state.raked,
    dropped: state.dropped,
    read: readHands(state),
  };
}

/** Betting is over where cards are thrown away: what was bet before is no longer to be matched. */
function priceOf({ state, waiting }: PokerHand): Cents {
  if (waiting.for === 'answer' && waiting.questions[0].actions.some(({ verb }) => verb === 'discard')) {
    return NOTHING;
  }
  const { opening } = state.setup;
  return state.round?.price ?? (opening.by === 'blinds' ? opening.price : NOTHING);
}

function viewPlayer({ state }: PokerHand, player: Player, viewer: Viewer): PlayerView {
  const own = viewer.seats.includes(player.seat);
  return {
    seat: player.seat,
    stack: player.stack,
    bet: player.bet,
    status: player.out ?? (player.stack === 0 ? 'all-in' : 'in'),
    cards: seenCards(player, own),
    call: player.shown ? callOf(state, player) : null,
  };
}

/** Every hand that counts on every board: "pair of aces", "flush, ten high, 8-5-4-2-A low". */
function callOf({ setup, boards }: HandState, { cards }: Player): string {
  return boards
    .map((board) => setup.variant.hands.map((type) => type.call(cards, board)).join(', '))
    .join('; ');
}

function seenCards(player: Player, own: boolean): SeenCard[] {
  if (own) return player.cards.map(formatCard);
  if (player.out !== null && !player.shown) return [];
  return player.cards.map((card, i) => (isUp(player, i) ? formatCard(card) : null));
}
