import { RANKS } from '@croupier/cards';
import { ALONE, BY_RANK, inOneSentence, Kinds, KindWorths } from './kinds-of-hands.ts';

const HIGH_CARDS = ['no high card', 'one high card', 'two high cards', 'three high cards', 'four high cards'];

const THREE: Kinds = new Kinds([
  { name: 'three of a kind', steps: ALONE },
  { name: 'a pair', steps: BY_RANK },
  { name: 'three of a suit in a row', by: 'the lowest', steps: BY_RANK },
  { name: 'three of a suit in a row but for one', steps: HIGH_CARDS },
  { name: 'three of a suit in a row but for two', steps: HIGH_CARDS },
  { name: 'three others', steps: HIGH_CARDS },
]);
const [TRIPS, PAIR_OF_THREE, RUN_OF_THREE, OTHER_THREE] = [0, 1, 2, 5];

const FOUR: Kinds = new Kinds([
  { name: 'two pair or better', steps: ALONE },
  { name: 'a pair', steps: BY_RANK },
  { name: 'four of a suit', steps: ALONE },
  { name: 'four to an open straight', steps: HIGH_CARDS },
  { name: 'four to a straight that one rank completes', steps: HIGH_CARDS },
  { name: 'four others', steps: HIGH_CARDS },
]);
const [TWO_PAIR, PAIR_OF_FOUR, SUITED, OPEN, INSIDE, OTHER_FOUR] = [0, 1, 2, 3, 4, 5];

/** What may be done: a bet that is taken back is worth nothing. */
const RIDE = 1;
const CHOICES = 2;

/** All deals of three cards and two community cards, and those with one of the two turned first. */
const DEALS = { first: 22_100 * 1_176, second: 22_100 * 49 * 48 };

const ACE = 12;

/** The solution of bets 1 and 2 as a list for a person. */
export class RideList {
  /** The lowest rank of which a pair is paid: high cards are those from it on. */
  readonly #leastPair: number;
  readonly #first: KindWorths = new KindWorths(THREE, CHOICES);
  readonly #second: KindWorths = new KindWorths(FOUR, CHOICES);

  constructor(leastPair: number) {
    this.#leastPair = leastPair;
  }

  /** Takes in what bet 1 is worth with three cards. */
  first(cards: readonly number[], worth: number): void {
    this.#first.add(this.#kindOfThree(cards), RIDE, worth);
  }

  /** And bet 2 with four. */
  second(cards: readonly number[], worth: number): void {
    this.#second.add(this.#kindOfFour(cards), RIDE, worth);
  }

  /** Both lists, and what they cost against what is gained by riding wherever that is worth something. */
  inWords(gained: { readonly first: number; readonly second: number }): string[] {
    const cost = (gained.first - this.#first.total) / DEALS.first;
    const costThen = (gained.second - this.#second.total) / DEALS.second;
    return [
      `Let bet 1 ride with ${listed(THREE, this.#first)}; high cards are those from ${RANKS.charAt(this.#leastPair)} up. ${inWords(cost)}`,
      `Let bet 2 ride with ${listed(FOUR, this.#second)}. ${inWords(costThen)}`,
    ];
  }

  #kindOfThree(cards: readonly number[]): number {
    const { different, pair, suits, span, lowest, high } = this.#look(cards);
    if (different === 1) return THREE.at(TRIPS);
    if (pair !== undefined) return THREE.at(PAIR_OF_THREE, pair);
    if (suits > 1 || span > 4) return THREE.at(OTHER_THREE, high);
    return span === 2 ? THREE.at(RUN_OF_THREE, lowest) : THREE.at(RUN_OF_THREE + span - 2, high);
  }

  #kindOfFour(cards: readonly number[]): number {
    const { different, pair, suits, span, highest, high } = this.#look(cards);
    if (different < 3) return FOUR.at(TWO_PAIR);
    if (pair !== undefined) return FOUR.at(PAIR_OF_FOUR, pair);
    if (suits === 1) return FOUR.at(SUITED);
    // Above an ace nothing comes.
    if (span === 3) return FOUR.at(highest === ACE ? INSIDE : OPEN, high);
    return FOUR.at(span === 4 ? INSIDE : OTHER_FOUR, high);
  }

  #look(cards: readonly number[]): Look {
    const ranks = cards.map((card) => card >> 2).toSorted((a, b) => a - b);
    const [lowest = 0] = ranks;
    const highest = ranks.at(-1) ?? 0;
    return {
      different: new Set(ranks).size,
      pair: ranks.find((rank, i) => rank === ranks[i - 1]),
      suits: new Set(cards.map((card) => card & 3)).size,
      span: highest - lowest,
      lowest,
      highest,
      high: ranks.filter((rank) => rank >= this.#leastPair).length,
    };
  }
}

interface Look {
  readonly different: number;
  readonly pair: number | undefined;
  readonly suits: number;
  readonly span: number;
  readonly lowest: number;
  readonly highest: number;
  readonly high: number;
}

const listed = (kinds: Kinds, worths: KindWorths): string =>
  inOneSentence(
    kinds.inWords(
      (kind) => worths.best(kind) === RIDE,
      (kind) => worths.comes(kind),
    ),
  );

/** What a list costs, in bets. */
const inWords = (cost: number): string =>
  cost < 1e-9
    ? 'No other way to play gains more.'
    : `Played so, it costs ${(100 * cost).toFixed(3)} % of a bet against the best play everywhere.`;
