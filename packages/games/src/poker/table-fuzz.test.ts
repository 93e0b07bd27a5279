import { cents, Refused } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf } from './bots.ts';
import {
  addChips,
  finishHand,
  leave,
  nextPlayers,
  openTable,
  type PokerTable,
  sitDown,
  sitOut,
  startHand,
} from './poker-table.ts';
import { playSeeded, rulesWith } from './testing/rigged-hand.ts';

const SEATS = 8;

const step = fc.record({
  seat: fc.integer({ min: 1, max: SEATS }),
  does: fc.constantFrom('sit', 'sit', 'leave', 'away', 'back', 'rebuy', 'hand', 'hand', 'hand'),
  seed: fc.nat(),
});

/** One thing after another at a table; what is refused changes nothing. */
class Evening {
  table: PokerTable = openTable(rulesWith());
  bought = 0;
  readonly waited = new Map<number, number>();

  step({ seat, does, seed }: { readonly seat: number; readonly does: string; readonly seed: number }): void {
    const before = this.table;
    try {
      if (does === 'sit') {
        this.table = sitDown(before, seat, `player ${seat}`, cents(2000));
        this.bought += 2000;
      } else if (does === 'leave') {
        const left = leave(before, seat);
        this.table = left.table;
        this.bought -= left.stack;
        this.waited.delete(seat);
      } else if (does === 'rebuy') {
        this.table = addChips(before, seat, cents(2000));
        this.bought += 2000;
      } else if (does === 'hand') this.#hand(seed);
      else this.table = sitOut(before, seat, does === 'away');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(this.table).toBe(before);
    }
  }

  #hand(seed: number): void {
    const willing = [...this.table.seats].filter(([, { stack, sittingOut }]) => stack > 0 && !sittingOut);
    const started = startHand(this.table);
    if (!started) {
      expect(willing.length).toBeLessThan(2);
      return;
    }
    const { setup } = started;
    const dealtIn = setup.players.map(({ seat }) => seat);
    expect(dealtIn).toEqual(nextPlayers(this.table)?.map(({ seat }) => seat));
    expect(dealtIn.at(-1)).toBe(started.table.button);
    expect(new Set(dealtIn).size).toBe(dealtIn.length);
    for (const kind of ['small-blind', 'big-blind']) {
      expect(setup.forced.filter((forced) => forced.kind === kind)).toHaveLength(1);
    }
    for (const [seat] of willing) {
      this.waited.set(seat, dealtIn.includes(seat) ? 0 : (this.waited.get(seat) ?? 0) + 1);
      expect(this.waited.get(seat)).toBeLessThanOrEqual(SEATS);
    }
    const hand = playSeeded(setup, seed, ({ actions }, random) => anyOf(actions, random));
    this.table = finishHand(started.table, hand);
  }

  get onTheTable(): number {
    return [...this.table.seats.values()].reduce((sum, { stack }) => sum + stack, 0);
  }
}

describe('an evening at a table, people coming and going', () => {
  it('conserves chips, posts one small and one big blind a hand, and keeps nobody waiting for ever', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 120 }), (steps) => {
        const evening = new Evening();
        for (const each of steps) {
          evening.step(each);
          expect(evening.onTheTable).toBe(evening.bought);
        }
      }),
      { numRuns: 150 },
    );
  });
});
