import { createHash } from 'node:crypto';
import { type Card, cardOf, rankSixDeck, type SeededRandom, seededRandom } from '@croupier/cards';
import { fastActionHouseWay } from '@croupier/games';
import { Z95 } from '../tally.ts';
import { fastActionKind, fastActionKinds, fastActionList } from './fast-action-list.ts';
import { type FastActionPlay, FastActionReply } from './fast-action-reply.ts';
import { worthSplitting } from './fast-action-strategies.ts';

const SHOE = 312;
const HAND = 4;
const BOARD = 5;

/** A mean and how far its 95 % interval reaches to both sides. */
export interface Sampled {
  readonly ev: number;
  readonly within: number;
}

/** What the Ante is worth, from samples. */
export interface FastActionSample {
  /** What it depends on. */
  readonly depends: string;
  /** How many hands were decided, and how many deals each that is not played the house way was played against; how many deals were compared for ties. */
  readonly hands: number;
  readonly dealsEach: number;
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

const handsOf = (play: FastActionPlay): (readonly Card[])[] =>
  'keep' in play ? [play.keep] : [play.first, play.second];

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.every((card) => other.includes(card)) && other.every((card) => one.includes(card));

/** Samples hands, decides each by the reply, and plays those that are not played the house way against deals of their own. */
export function sampleFastAction(
  { hands, dealsEach, deals }: Pick<FastActionSample, 'hands' | 'dealsEach' | 'deals'>,
  onProgress: (done: string) => void = () => undefined,
  reply: FastActionReply = new FastActionReply(),
): FastActionSample {
  const shoe = new Shoe('hands');
  const gains = { optimal: [] as number[], splitPairs: [] as number[] };
  const kinds = fastActionKinds();
  const wins = [0, 0, 0];
  let [otherwise, split] = [0, 0];
  /** What two plays of a hand net on the same deals: by how much the first more. */
  const gained = (play: FastActionPlay, house: readonly Card[], count: (won: number) => void): number => {
    let gain = 0;
    for (let i = 0; i < dealsEach; i += 1) {
      const board = shoe.deal(HAND, BOARD);
      const dealer = rankSixDeck([...kept(shoe.deal(HAND + BOARD, HAND)), ...board]);
      const beats = (two: readonly Card[]): number => (rankSixDeck([...two, ...board]) > dealer ? 1 : -1);
      const nets = handsOf(play).map(beats);
      gain += nets.reduce((sum, net) => sum + net, 0) - beats(house);
      count(nets.filter((net) => net > 0).length);
    }
    return gain / dealsEach;
  };
  for (let i = 0; i < hands; i += 1) {
    if (i % 200 === 0) onProgress(`${i} of ${hands} hands`);
    const hand = shoe.deal(0, HAND);
    const house = kept(hand);
    const { keep, split: apart } = reply.worths(hand);
    const kind = fastActionKind(hand);
    kinds.add(kind, 0, reply.keeping(hand, house));
    kinds.add(kind, 1, apart.net);
    const best = apart.net > keep.net ? apart.play : keep.play;
    const isSplit = !('keep' in best);
    if (isSplit) split += 1;
    else if (!sameCards(best.keep, house)) otherwise += 1;
    const differs = isSplit || !sameCards(best.keep, house);
    gains.optimal.push(
      differs
        ? gained(best, house, (won) => {
            if (isSplit) wins[won] = (wins[won] ?? 0) + 1;
          })
        : 0,
    );
    const pairs = worthSplitting(hand);
    gains.splitPairs.push(pairs ? gained(pairs, house, () => undefined) : 0);
  }
  const ties = tiesOfHouseWay(deals, 'ties');
  const [none = 0, one = 0, both = 0] = wins.map((some) => some / Math.max(1, split * dealsEach));
  return {
    depends: fastActionDependsOn(),
    hands,
    dealsEach,
    deals,
    houseWay: { ev: 0 - ties, within: Z95 * Math.sqrt((ties * (1 - ties)) / deals) },
    optimal: sampledMean(gains.optimal),
    splitPairs: sampledMean(gains.splitPairs),
    asTheHouse: 1 - (otherwise + split) / hands,
    otherwise: otherwise / hands,
    split: split / hands,
    splitWins: [none, one, both],
    list: fastActionList(kinds),
  };
}

function sampledMean(some: readonly number[]): Sampled {
  const mean = some.reduce((sum, one) => sum + one, 0) / some.length;
  const squares = some.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (some.length - 1);
  return { ev: mean, within: Z95 * Math.sqrt(squares / some.length) };
}
