import {
  cardOf,
  cardsOfSets,
  eachSuitClass,
  poker,
  prepareHigh,
  RANKS,
  rankFive,
  strengthOf,
} from '@croupier/cards';
import type { LetItRideHand } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { netOf } from '../net.ts';
import type { WayPriced } from '../pricing.ts';
import { LOSS, oddsOfWager, type PricedRow, priced, TAKEN_BACK, type WagerOdds } from '../wager-odds.ts';
import { firstRides, rideAlways, rideByTheCard, secondRides } from './let-it-ride-card.ts';
import { RideList } from './let-it-ride-list.ts';

/** When a bet is worth letting ride, and what the three bets are then worth. */
export interface LetItRideSolution {
  readonly wagers: readonly WagerOdds[];
  /** The three bets as the one game that they are. */
  readonly together: WagerOdds;
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

/** How often each row of the pay table comes, the last entry being the loss. */
type Counts = Float64Array;

const BOARDS = 1_176; // C(49, 2): the two community cards beside three of one's own
const DECK = 52;

/**
 * Optimal play of Let It Ride (bclc-poker 1.0), exactly: the three bets win and lose by the same hand but are decided one by
 * one, so that each rides whenever it is worth more than nothing. Counted for the 1,755 classes of three cards that suits do not
 * tell apart, with every community card.
 */
export function solveLetItRide(rules: Rules<LetItRideHand>): LetItRideSolution {
  prepareHigh();
  const rows = rowsOf(rules);
  const best = new Ridden(rows);
  const byTheCard = new Ridden(rows);
  const always = new Ridden(rows);
  const together = new ThreeBets(rows);
  const list = new RideList(rows.leastPair);
  eachHand((own, weight) => {
    const { all, byFirstCard, free } = boardsFor(own, rows);
    const worth = rows.worth(all);
    list.first(own, weight * worth);
    best.first(worth > 0, all, weight);
    byTheCard.first(firstRides(own.map(cardOf)), all, weight);
    always.first(true, all, weight);
    for (const [i, counts] of byFirstCard.entries()) {
      const four = [...own, free[i] ?? 0];
      const worthThen = rows.worth(counts);
      list.second(four, weight * worthThen);
      best.second(worthThen > 0, counts, weight);
      together.add(worth > 0, worthThen > 0, counts, weight);
      byTheCard.second(secondRides(four.map(cardOf)), counts, weight);
      always.second(true, counts, weight);
    }
  });
  return {
    together: together.priced(),
    wagers: [...best.bets(), bonusOf(rules, rows, always.counts.first)],
    strategy: [
      ...list.inWords(best.gained),
      `The three bets together are worth ${best.ev.toNumber().toFixed(6)} of one bet.`,
    ],
    ways: [
      { name: 'optimal', ev: best.ev.toString() },
      { name: rideByTheCard.name, ev: byTheCard.ev.toString() },
      { name: rideAlways.name, ev: always.ev.toString() },
    ],
  };
}

/** Bets that ride or are taken back in some way, over all deals. */
class Ridden {
  readonly #rows: RideRows;
  readonly counts: { readonly first: Counts; readonly second: Counts; readonly third: Counts };
  readonly #back = { first: 0, second: 0 };

  constructor(rows: RideRows) {
    this.#rows = rows;
    this.counts = { first: rows.none(), second: rows.none(), third: rows.none() };
  }

  /** Bet 1 over all boards; bet 3 is always there. */
  first(rides: boolean, all: Counts, weight: number): void {
    addTo(this.counts.third, all, weight);
    if (rides) addTo(this.counts.first, all, weight);
    else this.#back.first += weight * BOARDS;
  }

  /** Bet 2 beside one community card. */
  second(rides: boolean, counts: Counts, weight: number): void {
    if (rides) addTo(this.counts.second, counts, weight);
    else this.#back.second += weight * (DECK - 4);
  }

  bets(): WagerOdds[] {
    return [
      this.#rows.priced('bet-1', this.counts.first, this.#back.first),
      this.#rows.priced('bet-2', this.counts.second, this.#back.second),
      this.#rows.priced('bet-3', this.counts.third, null),
    ];
  }

  /** What the two bets that may be taken back gain, each over all its deals. */
  get gained(): { readonly first: number; readonly second: number } {
    return { first: this.#rows.worth(this.counts.first), second: this.#rows.worth(this.counts.second) };
  }

  /** What the three bets are worth together. */
  get ev(): Fraction {
    return this.bets().reduce((sum, { ev }) => sum.plus(Fraction.parse(ev)), Fraction.ZERO);
  }
}

/** How a hand is played, by which bets ride: bet 1 counts one, bet 2 two. */
const RIDDEN = ['both taken back', 'bet 1 rides', 'bet 2 rides', 'both ride'];
const STAKED = [1, 2, 2, 3];

/** All three bets of a hand at once: they win and lose by the same five cards. */
class ThreeBets {
  readonly #rows: RideRows;
  readonly #counts: readonly Counts[];

  constructor(rows: RideRows) {
    this.#rows = rows;
    this.#counts = RIDDEN.map(rows.none);
  }

  add(first: boolean, second: boolean, counts: Counts, weight: number): void {
    const played = this.#counts[(first ? 1 : 0) + (second ? 2 : 0)];
    if (played) addTo(played, counts, weight);
  }

  priced(): WagerOdds {
    const cases = this.#counts.flatMap((counts, how) => {
      const [decision = '', staked = 0] = [RIDDEN[how], STAKED[how]];
      return this.#rows.cases(counts).map(({ net, name, ...one }) => ({
        ...one,
        name: `${name}, ${decision}`,
        net: net.times(Fraction.of(staked)),
        decided: { decision, staked },
      }));
    });
    return priced(
      { wager: 'together', unit: 'bet', strategy: 'optimal' },
      cases.filter(({ ways }) => ways > 0n),
    );
  }
}

/** What bets are worth that ride with three cards of one's own: bet 1, and bet 2 when a community card is turned. Taken back they are worth nothing. */
interface Rides {
  readonly first: number;
  readonly second: (turned: number) => number;
}

export function riding(rules: Rules<LetItRideHand>): (own: readonly number[]) => Rides {
  prepareHigh();
  const rows = rowsOf(rules);
  return (own) => {
    const { all, byFirstCard, free } = boardsFor(own, rows);
    return {
      first: rows.worth(all) / BOARDS,
      second: (turned) => rows.worth(byFirstCard[free.indexOf(turned)] ?? rows.none()) / (DECK - 4),
    };
  };
}

/** The rows of the basic game, by number, with what each nets. */
interface RideRows {
  /** The row that a hand of this strength makes. */
  readonly of: (strength: number) => number;
  readonly none: () => Counts;
  /** The lowest rank of which a pair is paid. */
  readonly leastPair: number;
  readonly worth: (counts: Counts) => number;
  /** Each row as a case of a bet that rides. */
  readonly cases: (counts: Counts) => PricedRow[];
  readonly priced: (wager: string, counts: Counts, takenBack: number | null) => WagerOdds;
}

function rowsOf(rules: Rules<LetItRideHand>): RideRows {
  const { rows } = wagerNamed(rules.wagers, 'bet-3');
  const nets = [...rows.map(({ award }) => netOf(award)), Fraction.of(-1)];
  const worths = nets.map((net) => net.toNumber());
  const byStrength = new Uint8Array(poker.classes + 1);
  for (let strength = 1; strength <= poker.classes; strength += 1) {
    const row = judge({ rows }, { hand: strengthOf(strength) });
    byStrength[strength] = row ? rows.indexOf(row) : rows.length;
  }
  const cases = (counts: Counts): PricedRow[] =>
    nets.map((net, row) => ({
      name: rows[row]?.name ?? LOSS,
      pays: rows[row] ? formatNet(net) : 'lose',
      net,
      ways: BigInt(counts[row] ?? 0),
    }));
  return {
    cases,
    of: (strength) => byStrength[strength] ?? 0,
    none: () => new Float64Array(nets.length),
    leastPair:
      RANKS_UP.find((rank) => (byStrength[poker.least('pair', RANKS.charAt(rank))] ?? 0) < rows.length) ??
      RANKS_UP.length,
    worth: (counts) => counts.reduce((sum, count, row) => sum + count * (worths[row] ?? 0), 0),
    priced: (wager, counts, takenBack) => {
      const back: PricedRow[] =
        takenBack === null
          ? []
          : [{ name: TAKEN_BACK, pays: 'withdrawn', net: Fraction.ZERO, ways: BigInt(takenBack) }];
      return priced({ wager, unit: 'stake', strategy: takenBack === null ? null : 'optimal' }, [
        ...cases(counts),
        ...back,
      ]);
    },
  };
}

const RANKS_UP = Array.from(RANKS, (_, rank) => rank);

const formatNet = (net: Fraction): string => `${net.toNumber()} to 1`;

/** Each class of three cards, and how many hands are in it. */
function eachHand(look: (own: readonly number[], weight: number) => void): void {
  const own = new Uint8Array(3);
  eachSuitClass([3], (sets, weight) => {
    cardsOfSets(sets, 0, own);
    look([...own], weight);
  });
}

interface Boards {
  /** The rows over all pairs of community cards. */
  readonly all: Counts;
  /** And over the second one, for each first one, in the order of `free`. */
  readonly byFirstCard: readonly Counts[];
  readonly free: readonly number[];
}

function boardsFor(own: readonly number[], rows: RideRows): Boards {
  const [a = 0, b = 0, c = 0] = own;
  const free = Array.from({ length: DECK }, (_, card) => card).filter((card) => !own.includes(card));
  const all = rows.none();
  const byFirstCard = free.map(rows.none);
  for (let i = 1; i < free.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const row = rows.of(rankFive(a, b, c, free[i] ?? 0, free[j] ?? 0));
      all[row] = (all[row] ?? 0) + 1;
      for (const first of [byFirstCard[i], byFirstCard[j]]) if (first) first[row] = (first[row] ?? 0) + 1;
    }
  }
  return { all, byFirstCard, free };
}

function addTo(total: Counts, counts: Counts, weight: number): void {
  for (const [row, count] of counts.entries()) total[row] = (total[row] ?? 0) + count * weight;
}

/** The bonus looks at the same five cards, and nobody decides about it. */
function bonusOf(rules: Rules<LetItRideHand>, rows: RideRows, counts: Counts): WagerOdds {
  const strengths = new Map<number, number>();
  for (let strength = 1; strength <= poker.classes; strength += 1) {
    const row = rows.of(strength);
    if (!strengths.has(row)) strengths.set(row, strength);
  }
  const outcomes = [...strengths].map(([row, strength]) => ({
    outcome: { hand: strengthOf(strength) },
    ways: BigInt(counts[row] ?? 0),
  }));
  return oddsOfWager(wagerNamed(rules.wagers, 'bonus'), outcomes);
}
