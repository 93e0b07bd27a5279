import { parseCards } from '@croupier/cards';
import { threeCardPoker } from '@croupier/games';
import { type BetKind, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';

const opened = (): Felt => {
  const felt = new Felt(settingOf(threeCardPoker.with({})));
  felt.fund('ann', 100_000);
  felt.until('betting');
  return felt;
};

const put = (felt: Felt, wager: string, kind: BetKind, amount: number, player = 'ann'): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot: 1, wager, kind, amount: cents(amount) }] });

const tips = (felt: Felt): number => felt.balances.get('tips:test') ?? 0;

describe('bclc-poker 6.0: Three Card Poker at a live table', () => {
  it('§1.1: a shuffled deck of 52 comes out of the shuffler for every round', () => {
    const felt = opened();
    const decks = [1, 2, 3].map(() => {
      put(felt, 'pair-plus', 'own', 500);
      felt.until('settled');
      const { number, cards, dealt } = felt.state.shoe;
      felt.until('betting');
      return { number, cards, dealt: dealt.length };
    });
    expect(decks).toEqual([1, 2, 3].map((number) => ({ number, cards: 52, dealt: 6 })));
  });

  it('§3.3: nobody else bets where a player has', () => {
    for (const wager of ['pair-plus', 'ante']) {
      const felt = opened();
      felt.fund('bob', 100_000);
      put(felt, wager, 'own', 500);
      for (const kind of ['own', 'tip', 'back'] as const)
        expect(put(felt, 'pair-plus', kind, 500, 'bob')).toHaveProperty('refused');
      expect(felt.state.bets.map(({ player }) => player)).toEqual(['ann']);
      if (wager !== 'ante') continue;
      // Nor is Play put there by anybody else.
      while (felt.state.phase !== 'dealing' || roundOf(felt.table, felt.state).waiting.for !== 'answer')
        felt.goOn();
      const plays = (player: string): Decision =>
        felt.ask({ do: 'answer', player, seat: 1, answer: { verb: 'play' } });
      expect(plays('bob')).toHaveProperty('refused');
      expect(plays('ann')).toHaveProperty('events');
    }
  });

  it('§4.3.1: a bet for the dealer lies apart from the player’s', () => {
    const felt = opened();
    put(felt, 'pair-plus', 'own', 500);
    put(felt, 'pair-plus', 'tip', 100);
    put(felt, 'pair-plus', 'tip', 100);
    expect(felt.state.bets.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['own', 500],
      ['tip', 200],
    ]);
  });

  it('§4.4.1, §4.4.2: one that wins goes to the tips with its win, and does not lie there again', () => {
    const felt = opened();
    put(felt, 'pair-plus', 'own', 500);
    put(felt, 'pair-plus', 'tip', 100);
    felt.stack(parseCards('Ks 9s 2s Qh 8d 3h')); // a flush: 4 to 1
    felt.until('settled');
    felt.until('betting');
    expect(tips(felt)).toBe(500);
    expect(felt.wallet('ann')).toBe(100_000 + 4 * 500 - 100);
    expect(felt.state.bets).toEqual([]);
    expect(felt.stakes('ann')).toBe(0);
  });

  it('§4.4.1: one that loses is no tip', () => {
    const felt = opened();
    put(felt, 'pair-plus', 'own', 500);
    put(felt, 'pair-plus', 'tip', 100);
    felt.stack(parseCards('Ks 9d 2s Qh 8d 3h'));
    felt.until('settled');
    expect([tips(felt), felt.wallet('ann')]).toEqual([0, 100_000 - 600]);
  });

  it('§6.1.1: the last standard wager is not taken back from beside the 6 Card Bonus', () => {
    const felt = opened();
    for (const wager of ['ante', 'pair-plus', 'six-card-bonus']) put(felt, wager, 'own', 500);
    expect(put(felt, 'ante', 'own', -500)).toHaveProperty('events');
    expect(put(felt, 'pair-plus', 'own', -500)).toMatchObject({ refused: { cite: { clause: '6.1.1' } } });
    expect(felt.state.bets.map(({ wager }) => wager)).toEqual(['pair-plus', 'six-card-bonus']);
  });

  it('§6.2: bets stay as they are while cards are dealt', () => {
    const felt = opened();
    put(felt, 'pair-plus', 'own', 500);
    felt.until('settled');
    felt.until('betting');
    put(felt, 'pair-plus', 'own', 700);
    felt.until('dealing');
    for (const command of ['clear', 'double', 'undo', 'rebet'] as const)
      expect(felt.ask({ do: command, player: 'ann' })).toMatchObject({
        refused: { reason: 'Bets are closed; wait for the next round.' },
      });
    expect(put(felt, 'ante', 'own', 500)).toHaveProperty('refused');
    expect(felt.state.bets.map(({ wager, amount }) => [wager, amount])).toEqual([['pair-plus', 700]]);
  });
});
