import { seededRandom } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { cents, dollars } from '@croupier/table';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINI } from '../testing/croupier.ts';
import { BettingTable } from './betting-table.ts';
import { Purse } from './purse.ts';
import { practiceShoe } from './table-shoe.ts';

const limit = { least: dollars(5), most: dollars(1000), step: dollars(1) };
const limits = { player: limit, banker: limit, tie: limit };

const tableWith = (options: object = {}) =>
  new BettingTable(bankedGameNamed(MINI).with({ ...options }), limits, new Purse(dollars(1000)));

const bet = (wager: string, amount: number, kind: 'own' | 'tip' = 'own', spot = 1) => ({
  spot,
  wager,
  kind,
  amount: dollars(amount),
});

describe('betting at the terminal', () => {
  it('takes all of a change or nothing of it', () => {
    const table = tableWith();
    expect(table.place([bet('banker', 25), bet('player', 25)])?.cite?.clause).toBe('3.1.1.a');
    expect(table.place([bet('tie', 25), bet('tie', 2000)])?.reason).toContain('The most on Tie');
    expect(table.bets).toEqual([]);
    expect(table.purse.balance).toBe(100_000);
  });

  it('undoes, doubles, clears and repeats', () => {
    const table = tableWith();
    expect(table.rebet()?.reason).toContain('no earlier round');
    expect(table.undo()?.reason).toContain('nothing to undo');
    expect(table.place([bet('banker', 25)])).toBeUndefined();
    expect(table.double()).toBeUndefined();
    expect(table.staked).toBe(5000);
    expect(table.undo()).toBeUndefined();
    expect(table.staked).toBe(2500);
    expect(table.clear()).toBeUndefined();
    expect(table.staked).toBe(0);
    expect(table.undo()).toBeUndefined();
    expect(table.staked).toBe(2500);
  });

  it('never bets more than there is, commission laid beforehand included (bclc-baccarat 1.0 §5.1.1)', () => {
    const table = tableWith({ commission: 'beforehand' });
    expect(table.place([bet('banker', 1000)])?.reason).toBe('That costs 1,050.00, and you have 1,000.00.');
    expect(table.place([bet('banker', 500)])).toBeUndefined();
    expect(table.purse.balance).toBe(100_000 - 52_500);
  });

  it('keeps every chip through any bets and rounds', () => {
    const change = fc.record({
      spot: fc.integer({ min: 1, max: 10 }),
      wager: fc.constantFrom('player', 'banker', 'tie', 'dragon'),
      kind: fc.constantFrom('own' as const, 'tip' as const),
      amount: fc.integer({ min: -300, max: 300 }).map((amount) => cents(amount * 100)),
    });
    const action = fc.oneof(
      { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
      { weight: 2, arbitrary: fc.constantFrom('undo', 'double', 'clear', 'rebet', 'deal') },
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.integer(), fc.boolean(), (actions, seed, laid) => {
        const table = tableWith(laid ? { commission: 'beforehand' } : {});
        const { purse } = table;
        const shoe = practiceShoe(table.game.layout.shoe, seededRandom(seed));
        for (const act of actions) {
          if (Array.isArray(act)) table.place(act);
          else if (act === 'undo') table.undo();
          else if (act === 'double') table.double();
          else if (act === 'clear') table.clear();
          else if (act === 'rebet') table.rebet();
          else if (table.bets.length > 0) {
            const lines = table.game.dealOut(
              table.bets,
              () => shoe.draw(),
              ({ absent }) => absent,
            );
            table.settle({ type: 'settled', lines, summary: {} });
            expect(table.staked).toBe(0);
          }
          const { accounts } = purse;
          const all = [
            purse.balance,
            ...[accounts.stakes('you'), accounts.tray, accounts.commission, accounts.tips].map((name) =>
              purse.of(name),
            ),
          ];
          expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(100_000);
          expect(purse.of(accounts.stakes('you'))).toBe(table.staked);
          expect(purse.balance).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('a round that is void has contributed nothing to the meter, and the chips are where they were', () => {
    const game = bankedGameNamed('colorado-rule-28/99-fortunes').with({});
    const all = Object.fromEntries(
      game.layout.wagers.map(({ id, between }) => [id, between ? { ...limit, ...between } : limit]),
    );
    const table = new BettingTable(game, all, new Purse(dollars(1000)));
    const { meters } = table;
    const [name = ''] = Object.keys(meters);
    const wager = game.layout.progressive?.wager ?? '';
    const stake = game.layout.wagers.find(({ id }) => id === wager)?.between?.least ?? 0;
    expect(table.place([bet('banker', 25), bet(wager, stake / 100)])).toBeUndefined();
    // A fifth of what lies on it, as in the house.
    expect(table.begin().meters).toEqual({ ...meters, [name]: (meters[name] ?? 0) + stake / 5 });
    const round = game.start(table.bets, { meters: table.meters });
    const over = round.void({ reason: 'A card was exposed.' });
    if (over.type !== 'voided') throw new Error('It is void.');
    table.settle(over);
    expect(table.meters).toEqual(meters);
    expect(table.purse.balance).toBe(100_000);
    expect(table.purse.of(table.purse.accounts.meter(name))).toBe(meters[name]);
  });
});
