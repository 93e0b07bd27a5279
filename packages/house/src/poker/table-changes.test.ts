import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../tables/journal-writer.ts';
import { isPlaying, seatOf } from './poker-state.ts';
import { type ChangingTable, TableChanges } from './table-changes.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';
import { listDue } from './waiting-list.ts';

const PACE = { offer: 45_000, move: 300_000 };

/** Two tables of hold'em; Ann and Bob play at the first. */
class TwoTables {
  readonly felts: readonly CardFelt[];
  readonly changes: TableChanges;

  constructor(maximumBuyIn = 40_000) {
    const one = new CardFelt({ ...pokerSetting({ rakePercent: 0 }, 'one'), seats: 3 });
    const two = new CardFelt({
      ...pokerSetting({ rakePercent: 0 }, 'two'),
      seats: 2,
      maximumBuyIn: cents(maximumBuyIn),
    });
    this.felts = [one, two];
    this.changes = new TableChanges(
      () => this.felts.map((felt) => this.#table(felt)),
      { of: (player) => this.felts.reduce((sum, felt) => sum + felt.balance(`wallet:${player}`), 0) },
      (error) => {
        throw error;
      },
    );
    for (const [at, player] of ['ann', 'bob'].entries()) {
      for (const felt of this.felts) felt.fund(player, 50_000);
      one.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
    }
  }

  felt(at: 0 | 1): CardFelt {
    const felt = this.felts[at];
    if (!felt) throw new Error('There are two tables.');
    return felt;
  }

  #table(felt: CardFelt): ChangingTable {
    return {
      setting: felt.setting,
      state: felt.state,
      perform: (command) => {
        const decision = felt.ask(command);
        if (!('refused' in decision))
          for (const event of decision.events) this.changes.happened(felt.setting.id, event);
        return Promise.resolve<Outcome>(
          'refused' in decision ? { refused: decision.refused } : { done: true },
        );
      },
    };
  }

  /** What the second table does about its list. */
  async look(): Promise<void> {
    const two = this.felt(1);
    const due = listDue(two.setting, two.state, 0, PACE);
    if (due) await this.#table(two).perform(due);
    await new Promise(setImmediate);
  }

  /** The hand at the first table goes on to its end; whoever wanted to leave leaves. */
  async playOut(): Promise<void> {
    const one = this.felt(0);
    while (isPlaying(one.state)) {
      const decision = one.goOn();
      if (!('refused' in decision)) for (const event of decision.events) this.changes.happened('one', event);
    }
    await new Promise(setImmediate);
  }
}

describe('a change of tables', () => {
  it('waits for the end of the hand, and takes the whole stack along', async () => {
    const room = new TwoTables();
    room.felt(0).begin();
    expect(await room.changes.ask('one', 'two', 'ann')).toEqual({ done: true });
    await room.look();
    expect(room.felt(1).state.waiting).toEqual([{ player: 'ann', until: PACE.move, from: 'one' }]);
    expect(room.felt(0).state.occupants.get(1)).toMatchObject({ leaving: true });
    expect(seatOf(room.felt(1).state, 'ann')).toBeUndefined();
    await room.playOut();
    expect(seatOf(room.felt(0).state, 'ann')).toBeUndefined();
    const left = room.felt(0).balance('wallet:ann') - 30_000;
    expect(room.felt(1).state.table.seats.get(1)).toMatchObject({ player: 'ann', stack: left });
    expect(room.felt(1).state.waiting).toEqual([]);
  });

  it('bclc-poker 17.0 §5.1: brings no more than the other table takes, and at least its buy-in', async () => {
    const room = new TwoTables(15_000);
    expect(await room.changes.ask('one', 'two', 'ann')).toEqual({ done: true });
    await room.look();
    expect(room.felt(1).state.table.seats.get(1)).toMatchObject({ player: 'ann', stack: 15_000 });
    expect(room.felt(0).balance('wallet:ann')).toBe(50_000);
  });

  it('plays on where it is until a seat is free there', async () => {
    const room = new TwoTables();
    const two = room.felt(1);
    for (const [at, player] of ['cy', 'dee'].entries()) {
      two.fund(player, 50_000);
      two.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(10_000) });
    }
    expect(await room.changes.ask('one', 'two', 'ann')).toEqual({ done: true });
    await room.look();
    expect(seatOf(room.felt(0).state, 'ann')).toBe(1);
    two.ask({ do: 'stand-up', player: 'dee' });
    await room.look();
    expect(seatOf(room.felt(0).state, 'ann')).toBeUndefined();
    expect(seatOf(two.state, 'ann')).toBe(2);
  });

  it('is for another table of the same game, and for whoever has a seat and a buy-in', async () => {
    const room = new TwoTables();
    const why = async (to: string, player = 'ann'): Promise<string> => {
      const outcome = await room.changes.ask('one', to, player);
      return 'refused' in outcome ? outcome.refused.reason : 'done';
    };
    expect(await why('one')).toBe('There is no other poker table "one".');
    expect(await why('three')).toBe('There is no other poker table "three".');
    expect(await why('two', 'eve')).toBe('You have no seat at this table.');
    expect(await why('two')).toBe('done');
    expect(await why('two')).toBe('You are on the list already.');
  });
});
