import { formatCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { type Answer, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';
import { viewYou } from './you.ts';

/** Ann, Bob and Cat sit at seats 2, 4 and 6. */
const THREE: Readonly<Record<string, number>> = { ann: 2, bob: 4, cat: 6 };

function open(): Felt {
  const felt = new Felt(settingOf(bankedGameNamed('bclc-poker/fortune-asia-poker').with({})));
  for (const [player, spot] of Object.entries(THREE)) {
    felt.fund(player, 10_000_000);
    felt.ask({ do: 'sit', player, spot });
  }
  felt.until('betting');
  return felt;
}

const bet = (felt: Felt, player: string, spot: number, wager = 'main', amount = 1000): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });
const answer = (felt: Felt, player: string, seat: number, given: Answer): Decision =>
  felt.ask({ do: 'answer', player, seat, answer: given });
const cardsOf = (felt: Felt, seat: number) =>
  roundOf(felt.table, felt.state).places.find(({ name }) => name === String(seat))?.cards ?? [];

/** Deals until the players are asked to set their hands. */
function dealToSetting(felt: Felt): void {
  felt.goOn();
  while (roundOf(felt.table, felt.state).waiting.for !== 'answer') felt.goOn();
}

const naming = (id: string) => ({ who: id, name: id });
const moment = { phase: { name: 'dealing' as const, since: 0, until: null }, asking: null };
const total = (felt: Felt): number => [...felt.balances.values()].reduce((sum, balance) => sum + balance, 0);

describe('bclc-poker 16.0 §6.6: hands are set at a live table', () => {
  it('§6.6, §6.7: all are asked at once and answer in any order, each seeing only their own cards', () => {
    const felt = open();
    bet(felt, 'ann', 2);
    bet(felt, 'bob', 4);
    dealToSetting(felt);
    const bobs = cardsOf(felt, 4);
    const seen = JSON.stringify([
      viewTable(felt.table, felt.state, moment, naming),
      viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment),
    ]);
    for (const card of bobs) expect(seen).not.toContain(`"${formatCards([card])}"`);
    for (const card of cardsOf(felt, 2)) expect(seen).toContain(formatCards([card]));
    const parts = { low: bobs.slice(0, 1), mid: bobs.slice(1, 3), high: bobs.slice(3) };
    expect(answer(felt, 'ann', 2, { verb: 'set', parts })).toHaveProperty('refused');
    expect(answer(felt, 'bob', 4, { verb: 'set', parts })).toHaveProperty('events');
    expect(answer(felt, 'bob', 4, { verb: 'house-way' })).toHaveProperty('refused');
    expect(answer(felt, 'ann', 2, { verb: 'house-way' })).toHaveProperty('events');
    felt.until('settled');
    expect(felt.refolded()).toEqual(felt.state);
    expect(total(felt)).toBe(0);
  });

  it('§6.2, §3.2.3: whoever plays two hands is asked which one to look at, before the deal', () => {
    const felt = open();
    felt.ask({ do: 'sit', player: 'ann', spot: 3 });
    bet(felt, 'ann', 2, 'main', 2000);
    bet(felt, 'ann', 3, 'main', 2000);
    dealToSetting(felt);
    expect(cardsOf(felt, 2)).toEqual([]);
    answer(felt, 'ann', 2, { verb: 'decline' });
    dealToSetting(felt);
    const yours = JSON.stringify(viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment));
    for (const card of cardsOf(felt, 3)) expect(yours).toContain(formatCards([card]));
    for (const card of cardsOf(felt, 2)) expect(yours).not.toContain(`"${formatCards([card])}"`);
  });

  it('§6.7, §6.13: hands of players who are away are set the house way, and bonuses and envy conserve every chip', () => {
    const felt = open();
    for (const [player, spot] of Object.entries(THREE))
      for (const wager of ['main', 'fortune-bonus', 'insurance-bonus']) bet(felt, player, spot, wager);
    felt.until('settled');
    expect(total(felt)).toBe(0);
    for (const player of Object.keys(THREE)) expect(felt.stakes(player)).toBe(0);
  });
});
