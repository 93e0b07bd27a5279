import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { askedIn } from './asking.ts';
import { POKER_PACE } from './poker-pace.ts';
import type { PokerSetting } from './poker-setting.ts';
import { handOf, turnOf } from './poker-state.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

const unhurried = (options = {}): PokerSetting => ({ ...pokerSetting(options), clock: 'on-request' });

/** Three people; whoever is asked first faces the big blind. */
function facing(setting = unhurried()): CardFelt {
  const felt = new CardFelt(setting);
  ['ann', 'bob', 'cy'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  felt.fund('eve', 100_000);
  felt.begin();
  felt.untilAsked();
  return felt;
}

const turn = (felt: CardFelt): number => (felt.state.hand ? turnOf(felt.state.hand) : 0);

function call(felt: CardFelt, player: string, at = turn(felt)): string {
  const decision = felt.ask({ do: 'call-clock', player, turn: at });
  if (!('refused' in decision)) return 'called';
  const { reason, cite } = decision.refused;
  return `${reason}${cite ? ` ${cite.section} §${cite.clause}` : ''}`;
}

const clockOf = (felt: CardFelt, player: string) =>
  viewPokerYou(felt.setting, felt.state, player, { who: player, name: player }, 0, null).clock;

describe('bclc-poker 33.0 §1.12: the clock called at a live table', () => {
  it('§1.12: another player asks, one more minute runs with a warning at ten seconds, then the hand is dead', () => {
    const felt = facing();
    const before = askedIn(POKER_PACE, felt.setting, felt.state, null);
    expect(before && before.until - before.since).toBe(POKER_PACE.patience);
    expect(clockOf(felt, 'ann')).toEqual({ turn: turn(felt) });
    expect(call(felt, 'ann')).toBe('called');
    const asked = askedIn(POKER_PACE, felt.setting, felt.state, before);
    expect(asked).toMatchObject({ seat: 3, clock: { by: 1 } });
    expect(asked && asked.until - asked.since).toBe(60_000);
    expect(asked && asked.until - (asked.clock?.warns ?? 0)).toBe(10_000);
    expect(askedIn(POKER_PACE, felt.setting, felt.state, asked)).toEqual(asked);
    felt.ask({ do: 'time-out', turn: turn(felt) });
    const { hand } = felt.state;
    const player = hand && handOf(hand).state.players.find(({ seat }) => seat === 3);
    expect(player?.out).toBe('dead');
  });

  it('§1.12: who acts in time plays on, and the clock is off', () => {
    const felt = facing();
    call(felt, 'ann');
    felt.ask({ do: 'act', player: 'cy', turn: turn(felt), answer: { verb: 'call' } });
    const asked = askedIn(POKER_PACE, felt.setting, felt.state, null);
    expect(asked).not.toHaveProperty('clock');
    expect(clockOf(felt, 'bob')).toEqual({ turn: turn(felt) });
  });

  it('§1.12: only when facing a bet, and not where every turn is timed or the game is limit', () => {
    const felt = facing();
    for (const player of ['cy', 'ann']) {
      felt.ask({ do: 'act', player, turn: turn(felt), answer: { verb: 'call' } });
    }
    expect(call(felt, 'ann')).toBe('Seat 2 faces no bet. 33.0 §1.12');
    expect(call(facing(pokerSetting()), 'ann')).toContain('time limit at this table. 33.0 §1.12');
    expect(call(facing(unhurried({ betting: 'fixed-limit' })), 'ann')).toContain('33.0 §1.12');
  });

  it('is not called on oneself, by onlookers, twice, or for a turn that is over', () => {
    const felt = facing();
    expect(call(felt, 'cy')).toBe('It is your own turn.');
    expect(clockOf(felt, 'cy')).toBeNull();
    expect(call(felt, 'eve')).toBe('You have no seat at this table.');
    expect(call(felt, 'ann', turn(felt) - 1)).toBe('That was meant for another turn.');
    expect(call(felt, 'ann')).toBe('called');
    expect(call(felt, 'bob')).toBe('The clock is on already.');
  });

  it('is in the journal', () => {
    const felt = facing();
    call(felt, 'ann');
    expect(felt.refolded('last hand')).toEqual(felt.state);
    expect(felt.state.hand?.clock).toEqual({ turn: turn(felt), by: 1 });
  });
});
