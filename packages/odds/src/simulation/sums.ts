import { emptyTallies, type PlayedChunk, type Sitting, type Tallies } from './counted.ts';

/** What rounds came to, in whole numbers: sums do not depend on who counted which part, nor on the order. */
export interface Sums {
  readonly rounds: number;
  readonly shoes: number;
  /** By what is counted apart: a result's name, what it nets in cents, how often it came. */
  readonly results: Readonly<Record<string, readonly Result[]>>;
}

type Result = readonly [name: string, net: number, times: number];

/** Sums that grow. */
export class Growing {
  rounds = 0;
  shoes = 0;
  readonly tallies: Tallies;

  constructor(sitting: Sitting) {
    this.tallies = emptyTallies(sitting);
  }

  take({ rounds, shoes, tallies }: PlayedChunk): void {
    this.rounds += rounds;
    this.shoes += shoes;
    for (const [key, { rows }] of tallies) {
      const mine = this.tallies.get(key);
      for (const { name, net, count } of rows) mine?.add(name, net, count);
    }
  }

  /** Takes in what somebody else counted, who must have counted the same. */
  add({ rounds, shoes, results }: Sums): void {
    for (const [key, some] of Object.entries(results)) {
      const mine = this.tallies.get(key);
      if (!mine) throw new Error(`Nobody counts "${key}" here.`);
      for (const [name, net, times] of some) mine.add(name, net, times);
    }
    this.rounds += rounds;
    this.shoes += shoes;
  }

  /** As plain values, in an order that does not depend on how it came about. */
  sums(): Sums {
    return {
      rounds: this.rounds,
      shoes: this.shoes,
      results: Object.fromEntries(
        [...this.tallies].map(([key, tally]) => [
          key,
          tally.inOrder().map(({ name, net, count }): Result => [name, net, count]),
        ]),
      ),
    };
  }
}
