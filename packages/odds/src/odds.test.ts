import { Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';
import { oddsOf } from './odds.ts';

const MINI = 'bclc-baccarat/mini-baccarat';

const fractionOf = (text: string): Fraction => {
  const [n = '', d = ''] = text.split('/');
  return Fraction.of(BigInt(n), BigInt(d));
};

const chance = async (decks: number, wager: string, row: string): Promise<string> => {
  const found = (await oddsOf(MINI, { decks }, { wager })).wagers[0]?.rows.find(({ name }) => name === row);
  return found?.probability ?? 'no such row';
};

describe('odds of mini-baccarat', () => {
  it('bclc-baccarat 1.0 §11.1, §11.2: at eight decks the published number of ways', async () => {
    const all = 4_998_398_275_503_360n;
    expect(await chance(8, 'banker', 'Banker wins')).toBe(String(Fraction.of(2_292_252_566_437_888n, all)));
    expect(await chance(8, 'player', 'Player wins')).toBe(String(Fraction.of(2_230_518_282_592_256n, all)));
    expect(await chance(8, 'tie', 'tie')).toBe(String(Fraction.of(475_627_426_473_216n, all)));
  });

  // Published edges, in percent, to the digits that are printed for them.
  it.each([
    [6, 'banker', 1.0558],
    [6, 'player', 1.2374],
    [6, 'tie', 14.4382],
    [8, 'banker', 1.0579],
    [8, 'player', 1.2351],
    [8, 'tie', 14.3596],
  ])('%i decks, %s: %d %%', async (decks, wager, edge) => {
    const { wagers } = await oddsOf(MINI, { decks }, { wager });
    expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 3);
  });

  it('gives rows that sum to one and an ev that is their sum', async () => {
    for (const decks of [6, 7, 8]) {
      for (const { rows, ev, edge, variance, hitFrequency } of (await oddsOf(MINI, { decks })).wagers) {
        const sum = rows.reduce(
          (total, { probability }) => total.plus(fractionOf(probability)),
          Fraction.ZERO,
        );
        expect(sum.toString()).toBe('1/1');
        expect(edge).toBeCloseTo(-fractionOf(ev).toNumber(), 15);
        expect(variance).toBeGreaterThan(0);
        expect(hitFrequency).toBeGreaterThan(0.09);
      }
    }
  });

  it('has the same ev whether commission is laid beforehand or taken from the win', async () => {
    const [laid, taken] = await Promise.all(
      ['beforehand', 'from-win'].map((commission) => oddsOf(MINI, { commission }, { wager: 'banker' })),
    );
    expect(laid?.wagers[0]?.ev).toBe(taken?.wagers[0]?.ev);
  });

  it('refuses what the rulebook does not allow, with the clause', async () => {
    await expect(oddsOf(MINI, { decks: 5 })).rejects.toThrow('bclc-baccarat 1.0 §1.1');
    await expect(oddsOf(MINI, {}, { wager: 'dragon' })).rejects.toThrow(Refused);
    await expect(oddsOf('bclc-baccarat/no-such', {})).rejects.toThrow(Refused);
  });
});

describe('odds of the side bets', () => {
  // Published for eight decks: 40 to 1 on a Banker three-card seven, 25 to 1 on a Player three-card eight, and the
  // Banker that pushes on the former instead of paying commission.
  it.each([
    ['gold-7', 7.611],
    ['jade-8', 10.188],
    ['banker', 1.018],
  ])('bclc-baccarat 7.0, %s: %d %%', async (wager, edge) => {
    const { wagers } = await oddsOf('bclc-baccarat/ruyi-baccarat', {}, { wager });
    expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 2);
  });

  it.each(['dragon-bonus', 'ruyi-baccarat', 'ruyi-baccarat-ruby-9', 'ruyi-baccarat-commission'])(
    'bclc-baccarat/%s: rows sum to one at every number of decks',
    async (game) => {
      for (const decks of [6, 7, 8]) {
        for (const { rows } of (await oddsOf(`bclc-baccarat/${game}`, { decks })).wagers) {
          const sum = rows.reduce(
            (total, { probability }) => total.plus(fractionOf(probability)),
            Fraction.ZERO,
          );
          expect(sum.toString()).toBe('1/1');
        }
      }
    },
  );
});
