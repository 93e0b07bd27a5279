import { bankedGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { HOUSE_PACE, paceAt, pauseAfter } from './pace.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';

/** What each card of a round alone at a table is looked at, in milliseconds, by where it goes. */
function lookedAt(game: string, wager: string): Map<string, number[]> {
  const felt = new Felt(settingOf(bankedGameNamed(game).with({})));
  felt.fund('ann', 100_000);
  felt.until('betting');
  felt.ask({ do: 'bet', player: 'ann', changes: [{ spot: 1, wager, kind: 'own', amount: cents(1_000) }] });
  const pauses = new Map<string, number[]>();
  felt.until('dealing');
  for (; felt.state.phase === 'dealing'; felt.goOn()) {
    const round = roundOf(felt.table, felt.state);
    const step = round.events.at(-1);
    if (step?.type !== 'dealt') continue;
    pauses.set(step.place, [...(pauses.get(step.place) ?? []), pauseAfter(HOUSE_PACE, round)]);
  }
  return pauses;
}

describe('the pace of the deal', () => {
  it('is shorter at a brisk table, but for who is asked or offered something', () => {
    expect(paceAt(HOUSE_PACE, {})).toEqual(HOUSE_PACE);
    expect(paceAt(HOUSE_PACE, { pace: 'calm' })).toEqual(HOUSE_PACE);
    expect(paceAt(HOUSE_PACE, { pace: 'brisk' })).toEqual({
      ...HOUSE_PACE,
      betting: 9_000,
      settled: 3_000,
      deal: 315,
      turn: 490,
      say: 630,
    });
  });

  it('gives a card that goes from hand to hand its time', () => {
    expect(lookedAt('bclc-baccarat/mini-baccarat', 'player').get('player')?.slice(0, 2)).toEqual([450, 450]);
  });

  it('deals a packet faster than cards from hand to hand, and waits for nothing that nobody sees', () => {
    const pauses = lookedAt('bclc-poker/pai-gow-poker', 'main');
    expect(pauses.get('1')).toEqual([450, 225, 225, 225, 225, 225, 225]);
    const unseen = [...pauses].filter(([place]) => place.startsWith('vacant') || place === 'discards');
    expect(unseen).toHaveLength(6);
    expect(new Set(unseen.flatMap(([, all]) => all))).toEqual(new Set([0]));
  });
});
