import { JOKER } from '../card.ts';
import { lazily } from '../lazily.ts';
import { CARD_KEYS, FLUSHES, pokerLadder, prepareHigh, rankFive, rankSeven, rankSevenRanks } from './high.ts';
import { type JokerHands, jokerHands, rankWithJoker } from './joker.ts';
import { ranksOf } from './ladder.ts';
import { type Ranking, rankingBy } from './ranking.ts';

/**
 * Pai gow hands (bclc-poker 2.0 §6, 3.0 §4, 4.0 §4, 5.0 §5): 53 cards, the joker an ace or the card that completes a
 * straight, flush or straight flush; A-2-3-4-5 is the lowest straight, five aces are the highest hand. All of them are
 * on poker's ladder, so a two-card hand can be compared with a five-card one to see whether a setting is foul: it is
 * when the low hand is greater.
 */
const withJoker: () => JokerHands = lazily(() => jokerHands(pokerLadder()));

/** Hands of up to seven cards completed by a joker, by the set of ranks present. */
interface JokerSets {
  /** Best straight that the joker completes, or 0. */
  readonly straights: Uint16Array;
  /** Best flush in one suit that the joker completes, or 0. */
  readonly flushes: Uint16Array;
}

const jokerSets: () => JokerSets = lazily(() => {
  prepareHigh();
  const straights = new Uint16Array(1 << 13);
  const flushes = new Uint16Array(1 << 13);
  const runs = [...pokerLadder().straights];
  for (let set = 0; set < 1 << 13; set++) {
    for (const [run, strength] of runs) {
      const missing = run & ~set;
      if ((missing & (missing - 1)) === 0) straights[set] = Math.max(straights[set] ?? 0, strength);
    }
    if (ranksOf(set).length < 4) continue;
    for (let rank = 0; rank < 13; rank++) {
      if ((set & (1 << rank)) === 0)
        flushes[set] = Math.max(flushes[set] ?? 0, FLUSHES[set | (1 << rank)] ?? 0);
    }
  }
  return { straights, flushes };
});

const ACE = 1 << 12;
const ACE_OF_CLUBS = 48;

/** Best five of six cards and a joker, given as the sum of the six cards' keys and their ranks by suit; unchecked. */
function rankJokerAndSix(
  key: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
): number {
  if ((clubs & diamonds & hearts & spades & ACE) !== 0) return pokerLadder().classes;
  const { straights, flushes } = jokerSets();
  const asAce = rankSevenRanks((key + (CARD_KEYS[ACE_OF_CLUBS] ?? 0)) | 0);
  return Math.max(
    asAce,
    straights[clubs | diamonds | hearts | spades] ?? 0,
    flushes[clubs] ?? 0,
    flushes[diamonds] ?? 0,
    flushes[hearts] ?? 0,
    flushes[spades] ?? 0,
  );
}

/** Best five of seven cards of a 53-card deck; unchecked. */
export function rankPaiGowSeven(cards: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = cards;
  if (!cards.includes(JOKER)) return rankSeven(a, b, c, d, e, f, g);
  prepareHigh();
  const suits = [0, 0, 0, 0];
  let key = 0;
  for (const card of cards) {
    if (card === JOKER) continue;
    key = (key + (CARD_KEYS[card] ?? 0)) | 0;
    suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2));
  }
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = suits;
  return rankJokerAndSix(key, clubs, diamonds, hearts, spades);
}

/** Five cards or two, the joker among them or not; unchecked. */
export function rankPaiGow(cards: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  if (cards.length === 5 && !cards.includes(JOKER)) return rankFive(a, b, c, d, e);
  return rankWithJoker(cards, pokerLadder(), withJoker());
}

/** The high (back) hand of five cards. */
export const paiGowHigh: Ranking = rankingBy({
  name: 'A pai gow high hand',
  least: 5,
  most: 5,
  deck: 'with-joker',
  decks: 1,
  ladder: pokerLadder,
  evaluate: rankPaiGow,
});

/** The low (front) hand of two cards: a pair or high cards, the joker an ace. */
export const paiGowLow: Ranking = rankingBy({
  name: 'A pai gow low hand',
  least: 2,
  most: 2,
  deck: 'with-joker',
  decks: 1,
  ladder: pokerLadder,
  evaluate: rankPaiGow,
});

/** All seven cards dealt, for their best five. */
export const paiGowSeven: Ranking = rankingBy({
  name: 'A pai gow deal',
  least: 7,
  most: 7,
  deck: 'with-joker',
  decks: 1,
  ladder: pokerLadder,
  evaluate: (cards) => (cards.length === 7 ? rankPaiGowSeven(cards) : rankPaiGow(cards)),
});
