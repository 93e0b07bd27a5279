import { parseCards } from '@croupier/cards';
import { type BetKind, cents } from '@croupier/table';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, tableWith } from './testing/felt.ts';
import { viewYou } from './you.ts';

let felt: Felt;

beforeEach(() => {
  felt = new Felt(tableWith());
  for (const name of ['ann', 'bob']) felt.fund(name, 100_000);
  felt.until('betting');
});

const put = (player: string, spot: number, wager: string, amount: number, kind: BetKind = 'own'): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind, amount: cents(amount) }] });
const lying = (player: string): Record<string, number> =>
  Object.fromEntries(
    felt.state.bets
      .filter((bet) => bet.player === player)
      .map((bet) => [`${bet.kind} ${bet.wager} ${bet.spot}`, bet.amount]),
  );
const why = (decision: Decision): string => ('refused' in decision ? decision.refused.reason : '');
const clause = (decision: Decision): string | undefined =>
  'refused' in decision ? decision.refused.cite?.clause : undefined;

describe('betting', () => {
  it('takes a stake from the wallet when it is put down', () => {
    put('ann', 2, 'player', 2500);
    expect([felt.wallet('ann'), felt.stakes('ann')]).toEqual([97_500, 2500]);
    expect(felt.state.spots.get(2)?.holder).toBe('ann');
  });

  it.each([50, 99, 100, 101, 180])('of %i changes takes at least fifty back, one after the other', (all) => {
    for (let i = 0; i < all; i += 1) put('ann', 2, 'player', i % 2 === 0 ? 500 : -500);
    let undone = 0;
    while (why(felt.ask({ do: 'undo', player: 'ann' })) === '') {
      undone += 1;
      expect(lying('ann')).toEqual((all - undone) % 2 === 0 ? {} : { 'own player 2': 500 });
    }
    expect(undone).toBeGreaterThanOrEqual(50);
    expect(undone).toBeLessThanOrEqual(Math.min(all, 100));
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('undoes changes one after the other, latest first, and a clear too', () => {
    put('ann', 2, 'player', 2500);
    put('ann', 2, 'player', 500);
    felt.ask({ do: 'clear', player: 'ann' });
    expect(lying('ann')).toEqual({});
    felt.ask({ do: 'undo', player: 'ann' });
    expect(lying('ann')).toEqual({ 'own player 2': 3000 });
    felt.ask({ do: 'undo', player: 'ann' });
    felt.ask({ do: 'undo', player: 'ann' });
    expect(lying('ann')).toEqual({});
    expect(why(felt.ask({ do: 'undo', player: 'ann' }))).toBe('There is nothing to undo.');
    expect(felt.wallet('ann')).toBe(100_000);
  });

  it('is asked to be over only by those who have bet, and once', () => {
    const asks = (player: string): string => why(felt.ask({ do: 'deal-now', player }));
    expect(asks('ann')).toBe('Bet first: the deal is for those who have.');
    put('ann', 2, 'player', 2500);
    expect([asks('ann'), [...felt.state.ready]]).toEqual(['', ['ann']]);
    // From another page of hers, or as the deal begins: she has what she asks for.
    const { seq } = felt.state;
    expect([asks('ann'), felt.state.seq]).toEqual(['', seq]);
    felt.until('dealing');
    expect([asks('ann'), asks('bob')]).toEqual(['', 'Bets are closed; wait for the next round.']);
    felt.until('betting');
    expect(felt.state.ready.size).toBe(0);
  });

  it('of a round that is named is for that round: what the line held up does not lie in the next', () => {
    const { round } = felt.state;
    const changes = [{ spot: 2, wager: 'player', kind: 'own', amount: cents(2500) }] as const;
    const asks = (): string[] => [
      why(felt.ask({ do: 'bet', player: 'ann', changes, round })),
      why(felt.ask({ do: 'double', player: 'ann', round })),
      why(felt.ask({ do: 'deal-now', player: 'ann', round })),
    ];
    expect(asks()).toEqual(['', '', '']);
    felt.until('dealing');
    felt.until('betting');
    const late = `Bets are closed for round ${round}; nothing was done.`;
    expect(asks()).toEqual([late, late, late]);
    expect(lying('ann')).toEqual({});
    put('ann', 2, 'player', 2500);
    expect(lying('ann')).toEqual({ 'own player 2': 2500 });
  });

  it('doubles all bets or none', () => {
    put('ann', 2, 'player', 30_000);
    put('ann', 2, 'tie', 500);
    expect(why(felt.ask({ do: 'double', player: 'ann' }))).toMatch(/^The most on Player/);
    expect(lying('ann')).toEqual({ 'own player 2': 30_000, 'own tie 2': 500 });
  });

  it('repeats the bets of the last round one played', () => {
    put('ann', 2, 'player', 2500);
    felt.until('betting');
    felt.until('betting');
    const moment = { phase: { name: 'betting', since: 0, until: null }, asking: null } as const;
    const you = viewYou(felt.table, felt.state, 'ann', { who: 'a', name: 'Ann' }, 0, moment);
    expect(you.rebetCost).toBe(2500);
    felt.ask({ do: 'rebet', player: 'ann' });
    expect(lying('ann')).toEqual({ 'own player 2': 2500 });
    expect(why(felt.ask({ do: 'rebet', player: 'bob' }))).toBe('You have not bet at this table yet.');
  });

  it('bclc-baccarat 1.0 §4.5: is closed from "no more bets" to the last card, for chips put down and taken back', () => {
    put('ann', 2, 'player', 2500);
    felt.until('dealing');
    while (felt.state.phase === 'dealing') {
      expect(why(put('ann', 2, 'player', 2500))).toBe('Bets are closed; wait for the next round.');
      expect(why(felt.ask({ do: 'clear', player: 'ann' }))).toBe('Bets are closed; wait for the next round.');
      felt.goOn();
    }
  });

  it('bclc-baccarat 1.0 §3.1.2: at several spots makes them all the bettor’s', () => {
    put('ann', 2, 'player', 2500);
    put('ann', 7, 'player', 500);
    expect([felt.state.spots.get(2)?.holder, felt.state.spots.get(7)?.holder]).toEqual(['ann', 'ann']);
    expect(why(put('bob', 7, 'player', 500))).toBe('Spot 7 is taken; bet at a free spot.');
    expect(lying('ann')).toEqual({ 'own player 2': 2500, 'own player 7': 500 });
  });

  it('bclc-baccarat 1.0 §7.4: leaves commission laid beforehand with the house only when Banker wins', () => {
    const settled = (cards: string): number[] => {
      felt = new Felt(tableWith({ commission: 'beforehand' }));
      felt.fund('ann', 10_000);
      felt.until('betting');
      put('ann', 2, 'banker', 1000);
      expect(felt.wallet('ann')).toBe(8950);
      felt.stack(parseCards(cards));
      felt.until('settled');
      return [felt.wallet('ann'), felt.balances.get('commission:test') ?? 0];
    };
    expect(settled('2c 4d Ks 5h')).toEqual([10_950, 50]);
    expect(settled('6c 2d 3s 4h')).toEqual([9000, 0]);
    expect(settled('6c 6d Ks Qh')).toEqual([10_000, 0]);
  });

  it('bclc-baccarat 1.0 §3.1.2.a: keeps Player and Banker apart across spots', () => {
    put('ann', 2, 'player', 2500);
    expect(clause(put('ann', 3, 'banker', 2500))).toBe('3.1.2.a');
  });
});

describe('back bets (bclc-baccarat 1.0 §4.2)', () => {
  beforeEach(() => {
    put('ann', 2, 'player', 2500);
    put('bob', 2, 'player', 1000, 'back');
    put('bob', 5, 'tie', 500, 'tip');
  });

  it('§4.2: lie at another player’s spot', () => {
    expect(lying('bob')).toEqual({ 'back player 2': 1000, 'tip tie 5': 500 });
    expect(felt.stakes('bob')).toBe(1500);
  });

  it('go back when the holder objects (§4.2.1), and a bet for the dealer with them when nothing else is left (§6.1)', () => {
    felt.ask({ do: 'back-bets', player: 'ann', spot: 2, allowed: false });
    expect(lying('bob')).toEqual({});
    expect([felt.wallet('bob'), felt.stakes('bob')]).toEqual([100_000, 0]);
    expect(clause(put('bob', 2, 'player', 1000, 'back'))).toBe('4.2.1');
    expect(why(felt.ask({ do: 'undo', player: 'bob' }))).toBe('There is nothing to undo.');
    // Whoever gets chips back hears why.
    expect(felt.state.calls.at(-1)).toBe('Seat 2 takes no back bets.');
  });

  it('§4.2.1: all go back, several of one person and those of several', () => {
    felt.fund('cy', 10_000);
    put('bob', 2, 'tie', 500, 'back');
    put('bob', 5, 'player', 1000);
    put('cy', 2, 'banker', 1500, 'back');
    felt.ask({ do: 'back-bets', player: 'ann', spot: 2, allowed: false });
    expect([lying('ann'), lying('bob'), lying('cy')]).toEqual([
      { 'own player 2': 2500 },
      { 'own player 5': 1000, 'tip tie 5': 500 },
      {},
    ]);
    expect([felt.wallet('bob'), felt.wallet('cy')]).toEqual([100_000 - 1500, 10_000]);
  });

  it('go back when the holder stands up', () => {
    felt.ask({ do: 'stand-up', player: 'ann' });
    expect(felt.state.bets).toEqual([]);
    expect(felt.wallet('ann') + felt.wallet('bob')).toBe(200_000);
    expect(felt.state.spots.has(2)).toBe(false);
  });

  it('§4.2.1: stay at the spots of others when one player objects', () => {
    felt.fund('cy', 10_000);
    put('cy', 7, 'player', 500);
    put('bob', 7, 'player', 500, 'back');
    felt.ask({ do: 'back-bets', player: 'cy', spot: 7, allowed: false });
    expect(lying('bob')).toEqual({ 'back player 2': 1000, 'tip tie 5': 500 });
  });

  it('stay where they are once the deal has begun (§4.4)', () => {
    felt.until('dealing');
    felt.ask({ do: 'back-bets', player: 'ann', spot: 2, allowed: false });
    expect(lying('bob')).toEqual({ 'back player 2': 1000, 'tip tie 5': 500 });
    expect(why(felt.ask({ do: 'stand-up', player: 'ann' }))).toMatch(/^Your bets are being played/);
  });

  it('§4.2.1: are only the holder’s to allow', () => {
    expect(why(felt.ask({ do: 'back-bets', player: 'bob', spot: 2, allowed: false }))).toBe(
      'Spot 2 is not yours.',
    );
  });
});

describe('spots', () => {
  it('are given up after three rounds without a bet', () => {
    put('ann', 2, 'player', 2500);
    felt.until('settled');
    for (const held of [true, true, false]) {
      felt.until('settled');
      expect(felt.state.spots.has(2)).toBe(held);
    }
  });

  it('taken by a bet that was taken back are free after the round', () => {
    put('ann', 2, 'player', 2500);
    felt.ask({ do: 'clear', player: 'ann' });
    felt.until('settled');
    expect(felt.state.spots.has(2)).toBe(false);
  });
});

describe('a round that cannot be finished', () => {
  it('returns every bet and is no round of the road', () => {
    put('ann', 2, 'player', 2500);
    felt.until('dealing');
    felt.goOn();
    felt.ask({ do: 'void', why: { reason: 'The shoe fell to the floor.' } });
    expect([felt.wallet('ann'), felt.stakes('ann'), felt.state.phase]).toEqual([100_000, 0, 'settled']);
    expect(felt.state.summaries).toEqual([]);
    expect(felt.refolded()).toEqual(felt.state);
    felt.until('betting');
  });
});
