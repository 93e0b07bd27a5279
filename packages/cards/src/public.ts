/**
 * What `@croupier/cards` promises to others. Our own packages meet at index.ts, which is published as `@croupier/cards/internal` and may
 * change with any version.
 */

export {
  type Card,
  CardError,
  cardOf,
  type DeckKind,
  deck,
  formatCard,
  formatCards,
  JOKER,
  nameCard,
  parseCard,
  parseCards,
  rankOf,
  suitOf,
} from './card.ts';
export { type OpenedCard, verifyCards } from './card-commitments.ts';
export {
  type Cut,
  commitment,
  FairnessError,
  freshSeed,
  orderOf,
  type ShoeName,
  type ShoeSeed,
  seedFromHex,
  seedToHex,
} from './fairness.ts';
export { type Random, type SeededRandom, seededRandom, shuffle, unbiased } from './random.ts';
export {
  asianStud,
  asianStudHighAce,
  fortuneAsiaHigh,
  fortuneAsiaLow,
  fortuneAsiaMedium,
  fourCard,
  type HandCategory,
  longestFlush,
  mandarinStud,
  omahaHigh,
  omahaLow,
  paiGowHigh,
  paiGowLow,
  paiGowSeven,
  poker,
  type Ranking,
  RankingError,
  type Strength,
  shortPoker,
  sixDeck,
  threeCard,
} from './ranking/index.ts';
export { Shoe, ShoeEmpty, type ShoeReveal, type ShoeRules, type Verdict, verifyShoe } from './shoe.ts';
