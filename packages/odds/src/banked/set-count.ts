import { RANKS } from '@croupier/cards';
import type { SetGame } from './set-game.ts';
import { SetHands, type SetHandsOptions } from './set-hands.ts';
import { type Met, SetSweep } from './set-sweep.ts';

/** Deals by what they come to, in the order of the game's nets, set best and the house way; and how many hands of one's own are best set otherwise. */
export interface SetCounts {
  readonly best: readonly number[];
  readonly houseWay: readonly number[];
  readonly otherwise: number;
  /** All hands of seven; and those with which a dealer gives every wager back. */
  readonly hands: number;
  readonly returned: number;
}

const SUITS = 4;
const HAND = 7;

type Told = (done: string) => void;

/** Counts all deals of seven cards and the dealer's seven, which are set the house way. */
export function countSetting(
  game: SetGame,
  options: SetHandsOptions = {},
  told: Told = () => undefined,
): SetCounts {
  told('all hands are set');
  const settings = new AllSettings(new SetHands(game, options), options.ranks?.length);
  const sweep = new SetSweep(settings.hands, options.ranks);
  if (game.open) return countOpen(game, settings, sweep, told);
  return settings.hands.parts === 2
    ? countTwo(game, settings, sweep, told)
    : countThree(game, settings, sweep, told);
}

/** The settings of all hands in one row, those of a hand together and the house way's first. */
class AllSettings {
  readonly hands: SetHands;
  readonly length: number;
  /** How many hands the dealer can have beside seven cards. */
  readonly dealers: number;
  /** By setting its hand, by hand its first setting. */
  readonly #handOf: Uint32Array;
  readonly #first: Uint32Array;

  constructor(hands: SetHands, ranks = RANKS.length) {
    this.hands = hands;
    const left = SUITS * ranks + 1 - HAND;
    let dealers = 1;
    for (let i = 0; i < HAND; i += 1) dealers = (dealers * (left - i)) / (i + 1);
    this.dealers = dealers;
    const { seven, sortOf, first } = hands;
    this.#first = new Uint32Array(seven.length + 1);
    for (let hand = 0; hand < seven.length; hand += 1) {
      const sort = sortOf[hand] ?? 0;
      this.#first[hand + 1] = (this.#first[hand] ?? 0) + (first[sort + 1] ?? 0) - (first[sort] ?? 0);
    }
    this.length = this.#first[seven.length] ?? 0;
    this.#handOf = new Uint32Array(this.length);
    for (let hand = 0; hand < seven.length; hand += 1)
      this.#handOf.fill(hand, this.#first[hand], this.#first[hand + 1]);
  }

  hand(i: number): number {
    return this.#handOf[i] ?? 0;
  }

  isHouseWay(i: number): boolean {
    return this.#first[this.hand(i)] === i;
  }

  first(hand: number): number {
    return this.#first[hand] ?? 0;
  }

  /** How strong a part of a setting is. */
  strength(i: number, part: number): number {
    const { first, sortOf, strengths, parts } = this.hands;
    const hand = this.hand(i);
    const setting = (first[sortOf[hand] ?? 0] ?? 0) + i - (this.#first[hand] ?? 0);
    return strengths[setting * parts + part] ?? 0;
  }
}

const LOW = 0;
const MID = 1;

/** What is told of the way through so many settings. */
function telling(told: Told, what: string, length: number): (i: number) => void {
  let done = 0;
  return () => {
    if (done % 1_000_000 === 0)
      told(`${what}: ${(done / 1e6).toFixed(0)} of ${(length / 1e6).toFixed(0)} million settings`);
    done += 1;
  };
}

const everyHand = (): boolean => true;

const isWhole = (net: number): boolean => Math.abs(net - Math.round(net)) < 1e-9;

/** Nets as whole numbers, so that settings that are worth the same are not told apart by rounding. */
function wholeNets({ nets }: SetGame): readonly number[] {
  let times = 1;
  while (!nets.every((net) => isWhole(net * times))) times += 1;
  return nets.map((net) => Math.round(net * times));
}

const addWeighed = (to: number[], results: readonly number[], weight: number): void => {
  for (const [result, deals] of results.entries()) to[result] = (to[result] ?? 0) + deals * weight;
};

const add = (to: Uint32Array, hand: number, deals: number): void => {
  to[hand] = (to[hand] ?? 0) + deals;
};

/** Chooses the best setting of every hand by what it comes to, and adds all hands up. */
function chosen(
  game: SetGame,
  settings: AllSettings,
  resultsOf: (i: number) => readonly number[],
): SetCounts {
  const nets = wholeNets(game);
  const netOf = (results: readonly number[]): number =>
    results.reduce((sum, deals, result) => sum + deals * (nets[result] ?? 0), 0);
  const best = nets.map(() => 0);
  const houseWay = nets.map(() => 0);
  let otherwise = 0;
  let all = 0;
  const { seven } = settings.hands;
  for (let hand = 0; hand < seven.length; hand += 1) {
    const weight = seven.weights[hand] ?? 0;
    const house = resultsOf(settings.first(hand));
    let most = house;
    for (let i = settings.first(hand) + 1; i < settings.first(hand + 1); i += 1) {
      const results = resultsOf(i);
      if (netOf(results) > netOf(most)) most = results;
    }
    addWeighed(houseWay, house, weight);
    addWeighed(best, most, weight);
    all += weight;
    if (most !== house) otherwise += weight;
  }
  return { best, houseWay, otherwise, hands: all, returned: 0 };
}

/** Two hands: by how many of them are higher. */
function countTwo(game: SetGame, settings: AllSettings, sweep: SetSweep, told: Told): SetCounts {
  const { length, dealers } = settings;
  const singly = new Uint32Array(length);
  const both = new Uint32Array(length);
  const tell = telling(told, 'from the weakest to the strongest', length);
  const finish = telling(told, 'the hand in front', length);
  sweep.run(
    everyHand,
    { length, hand: (i) => settings.hand(i), height: (i) => settings.strength(i, 1) },
    (i, met) => {
      tell(i);
      singly[i] = met.all();
      both[i] = met.below(settings.strength(i, LOW));
    },
    (i, met) => {
      finish(i);
      singly[i] = (singly[i] ?? 0) + met.below(settings.strength(i, LOW));
    },
  );
  return chosen(game, settings, (i) => {
    const [one, two] = [singly[i] ?? 0, both[i] ?? 0];
    return [dealers - one + two, one - 2 * two, two];
  });
}

/**
 * Two hands where the dealer's lie open: by the most hands in which any setting is higher. From the strongest hand behind on, each setting adds the deals
 * in which only it wins both: those that have a lower hand in front than it and no lower one than the setting before. A dealer who gives every wager back is left out.
 */
function countOpen({ nets }: SetGame, settings: AllSettings, sweep: SetSweep, told: Told): SetCounts {
  const { hands, length, dealers } = settings;
  const { seven } = hands;
  const won = new Uint32Array(seven.length);
  const any = new Uint32Array(seven.length);
  const wonAsTheHouse = new Uint32Array(seven.length);
  const anyAsTheHouse = new Uint32Array(seven.length);
  const left = new Uint32Array(seven.length);
  const front = (i: number): number => settings.strength(i, LOW);
  const endOf = (hand: number): number => settings.first(hand + 1);
  const tell = telling(told, 'from the weakest to the strongest', length);
  const ask = (i: number, met: Met): void => {
    tell(i);
    const hand = settings.hand(i);
    if (settings.isHouseWay(i)) {
      const both = met.below(front(i));
      add(wonAsTheHouse, hand, both);
      add(anyAsTheHouse, hand, met.all() - both);
      return;
    }
    const isFirst = settings.isHouseWay(i - 1);
    add(won, hand, met.below(front(i)) - (isFirst ? 0 : met.below(front(i - 1))));
    if (isFirst) add(any, hand, met.all() - met.below(front(endOf(hand) - 1)));
  };
  const finish = (i: number, met: Met): void => {
    const hand = settings.hand(i);
    if (settings.isHouseWay(i)) {
      add(anyAsTheHouse, hand, met.below(front(i)));
      add(left, hand, met.all());
    } else if (i === endOf(hand) - 1) add(any, hand, met.below(front(i)));
  };
  sweep.run(
    (dealer) => hands.returned[hands.sortOf[dealer] ?? 0] === 0,
    { length, hand: (i) => settings.hand(i), height: (i) => settings.strength(i, 1) },
    ask,
    finish,
  );
  const sums = { best: nets.map(() => 0), houseWay: nets.map(() => 0) };
  let all = 0;
  let returned = 0;
  const addTo = (to: number[], weight: number, lost: number, both: number): void => {
    for (const [result, deals] of [lost, dealers - lost - both, both].entries())
      to[result] = (to[result] ?? 0) + deals * weight;
  };
  for (let hand = 0; hand < seven.length; hand += 1) {
    const weight = seven.weights[hand] ?? 0;
    const met = left[hand] ?? 0;
    addTo(sums.best, weight, met - (any[hand] ?? 0), won[hand] ?? 0);
    addTo(sums.houseWay, weight, met - (anyAsTheHouse[hand] ?? 0), wonAsTheHouse[hand] ?? 0);
    all += weight;
    if (hands.returned[hands.sortOf[hand] ?? 0] === 1) returned += weight;
  }
  return { ...sums, otherwise: 0, hands: all, returned };
}

/** Three hands, of which two must be higher. */
function countThree(game: SetGame, settings: AllSettings, sweep: SetSweep, told: Told): SetCounts {
  const { hands, length, dealers } = settings;
  const won = new Int32Array(length);
  const addWon = (i: number, deals: number): void => {
    won[i] = (won[i] ?? 0) + deals;
  };
  const high = (i: number): number => settings.strength(i, 2);
  const mid = (i: number): number => settings.strength(i, MID);
  const tell = telling(told, 'medium and high', length);
  sweep.run(everyHand, { length, hand: (i) => settings.hand(i), height: high }, (i, met) => {
    tell(i);
    addWon(i, met.below(mid(i)));
  });
  // Low and one of the others, by dealers whose low hand is lower: with both of the others they are counted above.
  const lows = new Set<number>();
  for (let i = 0; i < length; i += 1) lows.add(settings.strength(i, LOW));
  for (const low of [...lows].toSorted((one, other) => one - other)) {
    let some = 0;
    for (let i = 0; i < length; i += 1) if (settings.strength(i, LOW) === low) some += 1;
    const asked = new Uint32Array(some);
    for (let i = 0, at = 0; i < length; i += 1)
      if (settings.strength(i, LOW) === low) {
        asked[at] = i;
        at += 1;
      }
    const of = (at: number): number => asked[at] ?? 0;
    const here = telling(told, `low hand ${low}`, some);
    sweep.run(
      (dealer) => hands.house(dealer, LOW) < low,
      { length: some, hand: (at) => settings.hand(of(at)), height: (at) => high(of(at)) },
      (at, met) => {
        here(at);
        addWon(of(at), met.all() - 2 * met.below(mid(of(at))));
      },
      (at, met) => addWon(of(at), met.below(mid(of(at)))),
    );
  }
  return chosen(game, settings, (i) => [dealers - (won[i] ?? 0), 0, won[i] ?? 0, 0]);
}
