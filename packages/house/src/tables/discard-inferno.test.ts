import { parseCards } from '@croupier/cards';
import { burnBabyBurn, discardInferno } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewYou } from './you.ts';

const naming = (id: string) => ({ who: id, name: id.toUpperCase() });

const opened = (game = discardInferno): Felt => {
  const felt = new Felt(settingOf(game.with({})));
  felt.fund('ann', 100_000);
  felt.until('betting');
  return felt;
};

const put = (felt: Felt, wager: string, kind: 'own' | 'tip', amount: number): unknown =>
  felt.ask({ do: 'bet', player: 'ann', changes: [{ spot: 1, wager, kind, amount: cents(amount) }] });

/** Ann has ten dollars on Ante and Blind, these cards against the dealer's, and is asked. */
const asked = (cards: string): Felt => {
  const felt = opened();
  put(felt, 'ante', 'own', 1000);
  felt.stack(parseCards(`${cards} Kh Jd 9s 7c 5d 4h 2c`));
  while (felt.state.phase !== 'dealing' || roundOf(felt.table, felt.state).waiting.for !== 'answer')
    felt.goOn();
  return felt;
};

describe('bclc-poker 13.0: Discard Inferno at a live table', () => {
  it('§2.1.2, §6.1.1: chips on the Ante put as many on the Blind', () => {
    const felt = opened();
    put(felt, 'ante', 'own', 1000);
    expect(felt.state.bets.map(({ wager, amount }) => [wager, amount])).toEqual([
      ['ante', 1000],
      ['blind', 1000],
    ]);
  });

  it('§4.3.1, 14.0 §5.3.1: a bet for the dealer lies apart from the player’s on the same wager', () => {
    for (const [game, wager] of [
      [discardInferno, 'aces-up'],
      [burnBabyBurn, 'burn-baby-burn'],
    ] as const) {
      const felt = opened(game);
      put(felt, 'ante', 'own', 1000);
      put(felt, wager, 'own', 1000);
      put(felt, wager, 'tip', 500);
      put(felt, wager, 'own', 100);
      expect(
        felt.state.bets.filter((bet) => bet.wager === wager).map(({ kind, amount }) => [kind, amount]),
      ).toEqual([
        ['own', 1100],
        ['tip', 500],
      ]);
    }
  });

  it.each([
    ['§2.1.3, §6.5.2', 'Qs Qc 8d 8h 3s 6d', 2000],
    ['§2.1.3.a, §6.5.2.a', '8s 8d 8h Qc Js 3d', 3000],
  ])(
    '%s: whoever is asked with %s is told the most, and stakes it in whole Antes',
    (_clauses, cards, most) => {
      const felt = asked(cards);
      const asking = { seat: 1, seats: [1], until: 0, courtesy: false };
      const moment = { phase: { name: 'dealing', since: 0, until: null } as const, asking };
      const { question } = viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment);
      expect(question?.actions[0]).toMatchObject({ verb: 'play', least: 1000, most, step: 1000 });
      for (const amount of [1500, most + 1000])
        expect(
          felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: { verb: 'play', amount: cents(amount) } }),
        ).toHaveProperty('refused');
      felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: { verb: 'play', amount: cents(most) } });
      expect(felt.stakes('ann')).toBe(2000 + most);
    },
  );
});
