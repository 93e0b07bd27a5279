import { type Card, rankOf, suitOf } from '@croupier/cards';
import { type HouseWay, section } from '@croupier/table';
import { type HouseRule, houseWay } from '../banked/house-way.ts';
import { bclcPoker } from '../rulebooks.ts';
import { byOrder, twoInWords } from './9.0-two-cards.ts';

const at = section(bclcPoker, '9.0');

const SEVEN = 5;
const TEN = 8;
const JACK = 9;
const KING = 11;
const ACE = 12;

/** What a rule wants of two cards: their ranks, and whether they are of one suit. */
type Wanted = (higher: number, lower: number, suited: boolean) => boolean;

/** Four cards in order, each one number that says its place in the order and in the deal, since hands are set by the million. */
class FourCards {
  readonly #codes: readonly number[];
  /** What was wanted last, and found: a rule that holds asks for it again when it does what it says. */
  #wanted: Wanted | undefined;
  #found = 0;

  constructor(dealt: readonly Card[]) {
    const codes: number[] = [];
    for (const card of dealt) {
      const code = ((ACE - rankOf(card)) << 4) | (suitOf(card) << 2) | codes.length;
      let place = codes.length;
      for (; place > 0 && (codes[place - 1] ?? 0) > code; place--) codes[place] = codes[place - 1] ?? 0;
      codes[place] = code;
    }
    this.#codes = codes;
  }

  /**
   * The first two that are wanted, as places of the deal, a bit for each; 0 where there are none. Those with the higher cards
   * come first, then they go by suit (READINGS 79).
   */
  first(wanted: Wanted): number {
    if (wanted !== this.#wanted) {
      this.#found = this.#lookFor(wanted);
      this.#wanted = wanted;
    }
    return this.#found;
  }

  #lookFor(wanted: Wanted): number {
    const codes = this.#codes;
    for (let i = 0; i < codes.length; i++) {
      const higher = codes[i] ?? 0;
      for (let j = i + 1; j < codes.length; j++) {
        const lower = codes[j] ?? 0;
        if (wanted(rankIn(higher), rankIn(lower), suitIn(higher) === suitIn(lower)))
          return (1 << (higher & 3)) | (1 << (lower & 3));
      }
    }
    return 0;
  }

  /** Of the highest pair that is wanted a suited one, if it has one. */
  pair(wanted: Wanted): number {
    let highest = -1;
    const any = this.first((higher, lower, inSuit) => {
      if (!wanted(higher, lower, inSuit)) return false;
      highest = higher;
      return true;
    });
    return this.first((higher, lower, inSuit) => inSuit && higher === highest && lower === highest) || any;
  }

  /** Four of a kind that are two suited pairs. */
  get twoSuitedPairs(): boolean {
    const [a = 0, b = 0, c = 0, d = 0] = this.#codes;
    return (
      rankIn(a) === rankIn(d) && suitIn(a) === suitIn(b) && suitIn(c) === suitIn(d) && suitIn(a) !== suitIn(d)
    );
  }
}

const rankIn = (code: number): number => ACE - (code >> 4);
const suitIn = (code: number): number => (code >> 2) & 3;

type Rule = HouseRule<FourCards>;

/** A rule that plays the highest two cards of its kind. */
const two = (clause: string, wanted: Wanted, why: string): Rule => ({
  clause,
  holds: (hand) => hand.first(wanted) !== 0,
  why,
  does: (hand) => hand.first(wanted),
});

/** The same for pairs, of which four of a kind may hold two that only their suits tell apart. */
const pair = (clause: string, wanted: Wanted, why: string): Rule => {
  const highest = (hand: FourCards): number => hand.pair(wanted);
  return {
    clause,
    holds: (hand) => hand.first(wanted) !== 0,
    why,
    does: [
      {
        clause: '6.8.2',
        holds: (hand) => hand.twoSuitedPairs,
        why: 'of two suited pairs of one rank clubs before diamonds, hearts and spades',
        does: highest,
      },
      { clause, holds: () => true, does: highest },
    ],
  };
};

const isSmallPair: Wanted = (higher, lower) => higher === lower && higher <= SEVEN;
const areTenToKing: Wanted = (higher, lower) => lower >= TEN && higher <= KING;
const areConnected: Wanted = (higher, lower) => higher - lower === 1;
const suited =
  (wanted: Wanted): Wanted =>
  (higher, lower, inSuit) =>
    inSuit && wanted(higher, lower, inSuit);

const isAceHigh: Wanted = (higher) => higher === ACE;
const isFaceHigh: Wanted = (higher) => higher >= JACK;
const areAny: Wanted = () => true;

/**
 * bclc-poker 9.0 §7.2, in its own order. A rule is reached only where none before it holds, so that ace-ten is ace high and
 * a face card at §7.2.9 stands alone. READINGS 37 and 79 say how it is read.
 */
const HOUSE_STRATEGY: readonly Rule[] = [
  pair(
    '7.2.1',
    (higher, lower) => higher === lower && higher > SEVEN,
    'a pair of eights or better: the highest',
  ),
  two('7.2.2', (higher, lower) => higher === ACE && lower >= JACK, 'an ace with a jack or better'),
  pair('7.2.3', suited(isSmallPair), 'a suited pair of twos to sevens'),
  pair('7.2.4', isSmallPair, 'a pair of twos to sevens'),
  two('7.2.5', suited(isAceHigh), 'an ace with a card of its suit'),
  two('7.2.6', suited(areTenToKing), 'ten-jack or better of one suit'),
  two('7.2.7', areTenToKing, 'ten-jack or better'),
  two('7.2.8', isAceHigh, 'an ace with the next highest card'),
  two('7.2.9', suited(isFaceHigh), 'a face card with a card of its suit'),
  two('7.2.10', isFaceHigh, 'a face card with the next highest card'),
  two('7.2.11', suited(areConnected), 'connected cards of one suit'),
  two('7.2.12', areConnected, 'connected cards'),
  two('7.2.13', suited(areAny), 'the two highest cards of one suit'),
  two('7.2.14', areAny, 'the two highest cards'),
];

/** Two of the four cards; the dealer never splits (READINGS 79). */
export interface KeptTwo {
  readonly keep: readonly Card[];
}

/** The house way of bclc-poker 9.0 §7.2. */
export const fastActionHouseWay: HouseWay<KeptTwo> = houseWay({
  section: at,
  name: 'A Fast Action hand',
  takes: { least: 4, most: 4, deck: 'standard', decks: 6 },
  read: (cards) => new FourCards(cards),
  rules: HOUSE_STRATEGY,
  lay: (cards, play) => ({ keep: cards.filter((_, place) => ((play >> place) & 1) === 1) }),
  show: ({ keep }) => ({ keep: keep.toSorted(byOrder) }),
  describe: twoInWords,
});
