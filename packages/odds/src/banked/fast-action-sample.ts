import { createHash } from 'node:crypto';
import { type Card, cardOf, rankSixDeck, type SeededRandom, seededRandom } from '@croupier/cards';
import { fastActionHouseWay } from '@croupier/games';
import { Z95 } from '../tally.ts';
import { fastActionKind, fastActionKinds, fastActionList } from './fast-action-list.ts';
import { FastActionReply } from './fast-action-reply.ts';
import { worthSplitting } from './fast-action-strategies.ts';
import { sixDeckFours } from './six-deck-fours.ts';

const SHOE = 312;
const HAND = 4;
const BOARD = 5;

/** A mean and how far its 95 % interval reaches to both sides. */
export interface Sampled {
  readonly ev: number;
  readonly within: number;
}

/** What the Ante is worth: all hands of one's own, each decided by some deals and valued by others. */
export interface FastActionSample {
  /** What it depends on. */
  readonly depends: string;
  /** How many classes of hands there are, by how many deals each was decided, how many others valued it, and how many were compared for ties. */
  readonly hands: number;
  readonly decidedBy: number;
  readonly valuedBy: number;
  readonly deals: number;
  /** The house way against itself: both sides win as often, so that it costs what ties do. */
  readonly houseWay: Sampled;
  /** What others gain on it. */
  readonly optimal: Sampled;
  readonly splitPairs: Sampled;
  /** How often the best play is each of these. */
  readonly asTheHouse: number;
  readonly otherwise: number;
  readonly split: number;
  /** Of hands that are split, how often none, one and both of the two win. */
  readonly splitWins: readonly [number, number, number];
  readonly list: readonly string[];
}

/** Cards from the shoe, each once, those before a place being dealt already. */
class Shoe {
  readonly #cards: Uint16Array = Uint16Array.from({ length: SHOE }, (_, card) => card);
  readonly #random: SeededRandom;

  constructor(seed: string) {
    this.#random = seededRandom(seed);
  }

  deal(from: number, many: number): Card[] {
    const cards: Card[] = [];
    for (let i = from; i < from + many; i += 1) {
      const at = i + this.#random.below(SHOE - i);
      const card = this.#cards[at] ?? 0;
      this.#cards[at] = this.#cards[i] ?? 0;
      this.#cards[i] = card;
      cards.push(cardOf(card % 52));
    }
    return cards;
  }
}

const kept = (cards: readonly Card[]): readonly Card[] => fastActionHouseWay.set(cards).keep;
const FINGERPRINTED = 2000;

/** The hash of what a sample depends on: what the house way keeps, and how hands rank. */
export function fastActionDependsOn(): string {
  const shoe = new Shoe('fingerprint');
  const hash = createHash('sha256');
  for (let i = 0; i < FINGERPRINTED; i += 1) {
    const [hand, board] = [shoe.deal(0, HAND), shoe.deal(HAND, BOARD)];
    const two = kept(hand);
    hash.update(JSON.stringify([two, rankSixDeck([...two, ...board])]));
  }
  return hash.digest('hex');
}

/** How often both sides hold the same, each with what the house way keeps. */
export function tiesOfHouseWay(deals: number, seed: string): number {
  const shoe = new Shoe(seed);
  let ties = 0;
  for (let i = 0; i < deals; i += 1) {
    const board = shoe.deal(0, BOARD);
    const [one, other] = [kept(shoe.deal(BOARD, HAND)), kept(shoe.deal(BOARD + HAND, HAND))];
    if (rankSixDeck([...one, ...board]) === rankSixDeck([...other, ...board])) ties += 1;
  }
  return ties / deals;
}

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.every((card) => other.includes(card)) && other.every((card) => one.includes(card));

/**
 * Takes every hand of one's own, decides it by some deals of a board and the dealer's cards, and values what is not played the house way by others, which had no part
 * in deciding it. All hands meet the same deals, so that only these are sampled: what all hands together gain in each of them varies far less than one hand's gain.
 */
export function sampleFastAction(
  { decidedBy, valuedBy, deals }: Pick<FastActionSample, 'decidedBy' | 'valuedBy' | 'deals'>,
  onProgress: (done: string) => void = () => undefined,
  ranks?: readonly number[],
): FastActionSample {
  const deciding = new FastActionReply(decidedBy);
  const valuing = new FastActionReply(valuedBy, 'others');
  const fours = sixDeckFours(ranks);
  const all = fours.reduce((sum, { hands }) => sum + hands, 0);
  const optimal = new Float64Array(valuedBy);
  const splitPairs = new Float64Array(valuedBy);
  const kinds = fastActionKinds();
  const wins = [0, 0, 0];
  let [otherwise, split] = [0, 0];
  for (const [i, { cards, hands }] of fours.entries()) {
    if (i % 200 === 0) onProgress(`${i} of ${fours.length} classes of hands`);
    const share = hands / all;
    const house = kept(cards);
    const { keep, split: apart } = deciding.worths(cards);
    kinds.add(fastActionKind(cards), 0, share * deciding.keeping(cards, house));
    kinds.add(fastActionKind(cards), 1, share * apart.net);
    const best = apart.net > keep.net ? apart.play : keep.play;
    const isSplit = !('keep' in best);
    if (isSplit || !sameCards(best.keep, house)) {
      const { won } = valuing.gains(cards, best, house, share, optimal);
      if (isSplit)
        for (const [many, chance] of won.entries()) wins[many] = (wins[many] ?? 0) + share * chance;
      if (isSplit) split += share;
      else otherwise += share;
    }
    const pairs = worthSplitting(cards);
    if (pairs) valuing.gains(cards, pairs, house, share, splitPairs);
  }
  const ties = tiesOfHouseWay(deals, 'ties');
  const [none = 0, one = 0, both = 0] = wins.map((some) => (split === 0 ? 0 : some / split));
  return {
    depends: fastActionDependsOn(),
    hands: fours.length,
    decidedBy,
    valuedBy,
    deals,
    houseWay: { ev: 0 - ties, within: Z95 * Math.sqrt((ties * (1 - ties)) / deals) },
    optimal: sampledMean(optimal),
    splitPairs: sampledMean(splitPairs),
    asTheHouse: 1 - otherwise - split,
    otherwise,
    split,
    splitWins: [none, one, both],
    list: fastActionList(kinds),
  };
}

function sampledMean(some: Float64Array): Sampled {
  const mean = some.reduce((sum, one) => sum + one, 0) / some.length;
  const squares = some.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (some.length - 1);
  return { ev: mean, within: Z95 * Math.sqrt(squares / some.length) };
}
