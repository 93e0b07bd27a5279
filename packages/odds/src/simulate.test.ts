import { bankedGameNamed } from '@croupier/games';
import { NotConserved, Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';
import { strategyFor } from './strategy.ts';

/** As many times more rounds as `npm run prove` has time for. */
const TIMES = process.env.CROUPIER_WHOLE ? 5 : 1;

const mini = bankedGameNamed('bclc-baccarat/mini-baccarat').with({});

describe('simulation', () => {
  it('plays the same rounds for the same seed', async () => {
    const plan = { rounds: 1_000, seed: 'one' };
    expect(await simulate(mini, plan)).toEqual(await simulate(mini, plan));
    expect(await simulate(mini, { ...plan, seed: 'two' })).not.toEqual(await simulate(mini, plan));
  });

  // Four standard errors: by chance alone this would fail once in fifteen thousand seeds.
  it.each([6, 7, 8])('finds the exact value within four standard errors, at %i decks', async (decks) => {
    const { wagers } = await simulate(bankedGameNamed(mini.id).with({ decks }), {
      rounds: 20_000 * TIMES,
      seed: decks,
    });
    expect(wagers.map(({ wager }) => wager)).toEqual(['player', 'banker', 'tie']);
    for (const { mean, standardError, exact, hitFrequency, rounds } of wagers) {
      if (!exact) throw new Error('Baccarat has exact odds.');
      expect(Math.abs(mean - exact.value)).toBeLessThan(4 * (standardError ?? 0));
      const spread = Math.sqrt((exact.hitFrequency * (1 - exact.hitFrequency)) / rounds);
      expect(Math.abs(hitFrequency - exact.hitFrequency)).toBeLessThan(4 * spread);
    }
  });

  it('covers the exact value in about 95 of 100 intervals', async () => {
    let inside = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      const { wagers } = await simulate(mini, { rounds: 400 * TIMES, seed });
      inside += wagers.filter(({ within }) => within).length;
    }
    expect(inside).toBeGreaterThan(270);
    expect(inside).toBeLessThan(298);
  });

  it('counts every round once: the rows of each wager sum to the rounds', async () => {
    const { wagers, shoes } = await simulate(mini, { rounds: 1_234, seed: 3 });
    for (const { rows } of wagers) expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1_234);
    // An eight-deck shoe gives about eighty coups.
    expect(shoes).toBeGreaterThan(14);
    expect(shoes).toBeLessThan(18);
  });

  it('counts a wager once a round, however many seats need it beside another', async () => {
    const game = bankedGameNamed('bclc-baccarat/three-card-baccarat').with({});
    const { wagers } = await simulate(game, { rounds: 100, seed: 1 });
    expect(wagers.map(({ wager, rounds }) => [wager, rounds])).toEqual([
      ['three-card-baccarat', 100],
      ['three-kings-bonus', 100],
    ]);
  });

  it('says of one round that it has no standard error', async () => {
    const { wagers } = await simulate(mini, { rounds: 1, seed: 1 });
    expect(wagers[0]).toMatchObject({ rounds: 1, standardError: null, ci95: null, within: null });
  });

  it('tells its progress and ends early when asked, with the rounds that are over', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const { rounds, wagers } = await simulate(mini, {
      rounds: 1_000_000,
      seed: 1,
      signal: stop.signal,
      onProgress: (done) => {
        seen.push(done);
        if (seen.length === 3) stop.abort();
      },
    });
    expect(rounds).toBe(seen[2]);
    expect(wagers.every((wager) => wager.rounds === rounds)).toBe(true);
  });

  it('stops at a round whose chips do not add up', async () => {
    const crooked = {
      ...mini,
      dealOut: () => {
        throw new NotConserved('1 player own seat 1 was never settled.');
      },
    };
    await expect(simulate(crooked, { rounds: 1, seed: 1 })).rejects.toThrow(NotConserved);
  });

  it('plays Three Card Poker by its optimal strategy to the exact value', async () => {
    const game = bankedGameNamed('bclc-poker/three-card-poker').with({});
    const { wagers, strategy } = await simulate(game, { rounds: 12_000 * TIMES, seed: 1 });
    expect(strategy).toBe('optimal');
    expect(wagers.map(({ wager, unit }) => `${wager} per ${unit}`)).toEqual([
      'ante per ante',
      'pair-plus per stake',
      'six-card-bonus per stake',
    ]);
    for (const { mean, standardError, exact } of wagers) {
      expect(Math.abs(mean - (exact?.value ?? Number.NaN))).toBeLessThan(4 * (standardError ?? 0));
    }
  });

  it('says what never folding costs: more than optimal play, by about four per cent of the ante', async () => {
    const game = bankedGameNamed('bclc-poker/three-card-poker').with({});
    const { wagers } = await simulate(game, {
      rounds: 12_000 * TIMES,
      seed: 2,
      strategy: strategyFor(game, 'blind'),
    });
    const [ante] = wagers;
    // Published for playing every hand: 7.65 % of the ante.
    expect(Math.abs((ante?.mean ?? 0) + 0.0765)).toBeLessThan(4 * (ante?.standardError ?? 0));
    expect(ante?.exact).toBeNull();
  });

  it("plays Ultimate Texas Hold'em by a simple strategy within a whisker of the optimum", async () => {
    const game = bankedGameNamed('bclc-poker/ultimate-texas-holdem').with({});
    const { wagers, strategy } = await simulate(game, { rounds: 4_000 * TIMES, seed: 3 });
    expect(strategy).toBe('basic');
    const [ante, trips] = wagers;
    // The optimum is -2.185 %; the simple rule is published to lose about 2.43 %.
    expect(Math.abs((ante?.mean ?? 0) + 0.0243)).toBeLessThan(4 * (ante?.standardError ?? 0));
    expect(Math.abs((trips?.mean ?? 0) - (trips?.exact?.value ?? Number.NaN))).toBeLessThan(
      4 * (trips?.standardError ?? 0),
    );
  });

  it('refuses no rounds, half rounds, and a strategy where nobody decides', async () => {
    for (const rounds of [0, -1, 1.5, Number.NaN]) {
      await expect(simulate(mini, { rounds, seed: 1 })).rejects.toThrow(Refused);
    }
    expect(() => strategyFor(mini, 'basic')).toThrow('there is no strategy "basic"');
  });
});
