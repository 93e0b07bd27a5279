import { fourCardPoker } from '@croupier/games';
import { type Answer, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewYou } from './you.ts';

const naming = (id: string) => ({ who: id, name: id.toUpperCase() });

/** Ann has ten dollars on the Ante and is asked; the table's step is a dollar. */
const asked = (): Felt => {
  const felt = new Felt(settingOf(fourCardPoker.with({})));
  felt.fund('ann', 100_000);
  felt.until('betting');
  felt.ask({
    do: 'bet',
    player: 'ann',
    changes: [{ spot: 1, wager: 'ante', kind: 'own', amount: cents(1000) }],
  });
  while (felt.state.phase !== 'dealing' || roundOf(felt.table, felt.state).waiting.for !== 'answer')
    felt.goOn();
  return felt;
};

const answer = (felt: Felt, given: Answer): Decision =>
  felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: given });

describe('bclc-poker 7.0: Four Card Poker at a live table', () => {
  it('§2.1.2, §6.4.2, READINGS 36: Play goes up in the table’s steps, from one Ante to three', () => {
    const { step } = asked().table.limits.play ?? {};
    expect(step).toBe(100);
    for (const amount of [950, 1050, 2999, 3100])
      expect(answer(asked(), { verb: 'play', amount: cents(amount) })).toMatchObject({
        refused: { cite: { section: '7.0', clause: '6.4' } },
      });
    for (const amount of [1000, 1100, 2500, 3000]) {
      const felt = asked();
      expect(answer(felt, { verb: 'play', amount: cents(amount) })).toHaveProperty('events');
      expect(felt.stakes('ann')).toBe(1000 + amount);
    }
  });

  it('§4.3.1, 8.0 §4.3.1: a bet for the dealer lies apart from the player’s on the same wager', () => {
    const felt = new Felt(settingOf(fourCardPoker.with({})));
    felt.fund('ann', 100_000);
    felt.until('betting');
    for (const [kind, amount] of [
      ['own', 1000],
      ['tip', 500],
      ['own', 100],
    ] as const)
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot: 1, wager: 'ante', kind, amount: cents(amount) }],
      });
    expect(felt.state.bets.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['own', 1100],
      ['tip', 500],
    ]);
  });

  it('READINGS 36: whoever is asked is told the steps', () => {
    const felt = asked();
    const asking = { seat: 1, seats: [1], until: 0, courtesy: false };
    const moment = { phase: { name: 'dealing', since: 0, until: null } as const, asking };
    const { question } = viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment);
    expect(question?.actions[0]).toMatchObject({ verb: 'play', least: 1000, most: 3000, step: 100 });
  });
});
