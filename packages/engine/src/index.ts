export { type Card, formatCards, parseCards } from '@croupier/cards';
export {
  type CatalogueGame,
  type CoupMark,
  catalogue as games,
  type HandView,
  looseBot,
  tightBot,
} from '@croupier/games';
export {
  type Action,
  type Answer,
  type Cents,
  type Cite,
  dollars,
  formatCite,
  formatMoney,
  type Line,
  parseMoney,
  type Question,
  Refused,
  type Sight,
} from '@croupier/table';
export { type Deal, type DealtRound, dealRound, type SeatBet } from './deal-round.ts';
export { drawRoads, type Roads } from './draw-roads.ts';
export { type PlayedHand, PokerRoom, type PokerSeat } from './poker-room.ts';
export { type RankedHand, rankHand } from './rank-hand.ts';
export { type ReplayedHistory, replayHistory } from './replay-history.ts';
