import { createHash } from 'node:crypto';
import { type Card, cardOf, seededRandom } from '@croupier/cards';
import { Z95 } from '../tally.ts';
import type { SetGame } from './set-game.ts';
import { type Results, SetAgainstHouse, type SetResults } from './set-results.ts';
import { SettingList } from './setting-list.ts';

const DECK = 53;
const HAND = 7;

/** A way to set hands: how often it ends with each net, what it is worth, and how far a 95 % interval reaches to both sides. */
export interface WaySampled {
  readonly results: Results;
  readonly ev: number;
  readonly within: number;
}

/** What the basic game is worth, from a sample of one's own hands, each against all hands of the dealer. */
export interface SetSample {
  /** What it depends on. */
  readonly depends: string;
  readonly nets: readonly number[];
  readonly open: boolean;
  readonly hands: number;
  readonly best: WaySampled;
  readonly houseWay: WaySampled;
  /** What the house way costs against the best setting of every hand. */
  readonly cost: { readonly ev: number; readonly within: number };
  /** How many of all hands are best set otherwise than the house way. */
  readonly otherwise: number;
  /** How far the worth of a hand typically lies off what the whole deck says, for both ways. */
  readonly spread: { readonly best: number; readonly houseWay: number };
  /** What every hand is worth by the whole deck. */
  readonly nearly: { readonly best: number; readonly houseWay: number };
  /** Where to set otherwise than the house way. */
  readonly list: readonly string[];
}

/** The hands that are sampled: the same for everybody, whatever their number. */
export function* handsSampled(seed: string, hands: number): Generator<Card[]> {
  const random = seededRandom(seed);
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  for (let hand = 0; hand < hands; hand += 1) {
    for (let i = 0; i < HAND; i += 1) {
      const at = i + random.below(DECK - i);
      const card = deck[at] ?? 0;
      deck[at] = deck[i] ?? 0;
      deck[i] = card;
    }
    yield Array.from(deck.subarray(0, HAND), cardOf);
  }
}

const FINGERPRINTED = 2000;

/** The hash of what a sample depends on: what is paid, and how the house way sets hands and how their parts rank. */
export function dependsOn({ nets, flush, open = false, parts, houseWay, rank, returned }: SetGame): string {
  const hash = createHash('sha256').update(JSON.stringify({ nets, flush, open, parts }));
  for (const cards of handsSampled('fingerprint', FINGERPRINTED)) {
    const set = houseWay(cards);
    hash.update(JSON.stringify([returned?.(cards) ?? false, ...parts.map((part) => rank(set[part] ?? []))]));
  }
  return hash.digest('hex');
}

/** Aces and the joker: how many seven cards hold on average. */
const isAce = (card: Card): boolean => card >= ACES;
const ACES = 48;
const ACES_HELD = (HAND * (DECK - ACES)) / DECK;

/**
 * Differences one by one. Whoever holds aces leaves the dealer fewer: the differences grow with their number, of which the mean is known, so that what
 * a sample has too many or too few of them is taken out.
 */
class Differences {
  readonly #values: number[] = [];
  readonly #aces: number[] = [];

  add(value: number, aces: number): void {
    this.#values.push(value);
    this.#aces.push(aces);
  }

  get mean(): number {
    return meanOf(this.#values) - this.#slope() * (meanOf(this.#aces) - ACES_HELD);
  }

  get deviation(): number {
    const [value, aces, slope] = [meanOf(this.#values), meanOf(this.#aces), this.#slope()];
    const squares = this.#values.map((one, i) => (one - value - slope * ((this.#aces[i] ?? 0) - aces)) ** 2);
    return Math.sqrt((meanOf(squares) * squares.length) / (squares.length - 2));
  }

  /** How far a 95 % interval reaches to both sides. */
  get within(): number {
    return (Z95 * this.deviation) / Math.sqrt(this.#values.length);
  }

  #slope(): number {
    const [value, aces] = [meanOf(this.#values), meanOf(this.#aces)];
    const together = meanOf(this.#values.map((one, i) => (one - value) * ((this.#aces[i] ?? 0) - aces)));
    const alone = meanOf(this.#aces.map((one) => (one - aces) ** 2));
    return alone === 0 ? 0 : together / alone;
  }
}

const meanOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

const WAYS = ['best', 'houseWay'] as const;

/**
 * Samples a game. For each hand that is sampled all hands of the dealer are counted; and of every hand it is known what it is worth by the dealer's
 * hands of the whole deck, which differs but little: that is added up over all 154,143,080 hands, and only the difference is sampled.
 */
export function sampleSetting(
  game: SetGame,
  hands: number,
  onProgress: (done: string) => void = () => undefined,
): SetSample {
  const against = new SetAgainstHouse(game);
  const worth = (results: Results): number =>
    results.reduce((sum, share, result) => sum + share * (game.nets[result] ?? 0), 0);
  const nearly = overAll(against, onProgress);
  const net = { best: new Differences(), houseWay: new Differences() };
  const shares = {
    best: game.nets.map(() => new Differences()),
    houseWay: game.nets.map(() => new Differences()),
  };
  const cost = new Differences();
  const otherwise = new Differences();
  let done = 0;
  for (const cards of handsSampled('hands', hands)) {
    const aces = cards.filter(isAce).length;
    const [exact, near] = [against.exactly(cards), against.nearly(cards)];
    for (const way of WAYS) {
      net[way].add(worth(exact[way]) - worth(near[way]), aces);
      for (const [result, share] of exact[way].entries())
        shares[way][result]?.add(share - (near[way][result] ?? 0), aces);
    }
    cost.add(worth(exact.best) - worth(exact.houseWay) - (worth(near.best) - worth(near.houseWay)), aces);
    otherwise.add(Number(exact.otherwise) - Number(near.otherwise), aces);
    done += 1;
    if (done % 100 === 0) onProgress(`${done} of ${hands} hands`);
  }
  const sampled = (way: (typeof WAYS)[number]): WaySampled => ({
    results: nearly[way].map((share, result) => share + (shares[way][result]?.mean ?? 0)),
    ev: worth(nearly[way]) + net[way].mean,
    within: net[way].within,
  });
  return {
    depends: dependsOn(game),
    nets: game.nets,
    open: game.open ?? false,
    hands,
    best: sampled('best'),
    houseWay: sampled('houseWay'),
    cost: { ev: worth(nearly.best) - worth(nearly.houseWay) + cost.mean, within: cost.within },
    otherwise: nearly.otherwise + otherwise.mean,
    spread: { best: net.best.deviation, houseWay: net.houseWay.deviation },
    nearly: { best: worth(nearly.best), houseWay: worth(nearly.houseWay) },
    list: nearly.list,
  };
}

/** All hands by the whole deck, class by class. */
function overAll(
  against: SetAgainstHouse,
  onProgress: (done: string) => void,
): Omit<SetResults, 'otherwise'> & { readonly otherwise: number; readonly list: readonly string[] } {
  const { classes, game } = against;
  const ways = classes.beside([]);
  const all = ways.reduce((sum, some) => sum + some, 0);
  const sums = { best: game.nets.map(() => 0), houseWay: game.nets.map(() => 0) };
  const list = new SettingList(against);
  let otherwise = 0;
  for (const [at, cards] of classes.hands.entries()) {
    if (at % 50_000 === 0) onProgress(`${at} of ${classes.hands.length} classes`);
    const some = (ways[at] ?? 0) / all;
    if (some === 0) continue;
    const near = against.nearly(cards);
    for (const way of WAYS)
      for (const [result, share] of near[way].entries())
        sums[way][result] = (sums[way][result] ?? 0) + share * some;
    if (near.otherwise) otherwise += some;
    if (!game.open) list.add(cards, some);
  }
  return { ...sums, otherwise, list: list.lines() };
}
