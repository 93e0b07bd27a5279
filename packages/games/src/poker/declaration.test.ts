import { cents, formatCite } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { clockRefusal, clockSays, putOnClock } from './clock.ts';
import { type Declaration, interpret } from './declaration.ts';
import { RiggedHand, refusalOfCall, setupWith } from './testing/rigged-hand.ts';

/** What the player in turn is taken to have done: "raise 300 by §1.10", or why it binds nobody. */
function read(dealt: RiggedHand, made: Partial<Declaration>): string {
  const { state } = dealt.hand;
  const player = state.players.find(({ seat }) => seat === dealt.toAct);
  const spot = {
    question: dealt.question,
    bet: player?.bet ?? cents(0),
    stack: player?.stack ?? cents(0),
    structure: state.setup.betting.structure,
  };
  const result = interpret(spot, { motions: [], released: true, ...made });
  if (!result.binding) return result.why.reason;
  expect(dealt.hand.refusal(result.answer)).toBeUndefined();
  const clauses = result.cites.map((cite) => `§${formatCite(cite).split('§')[1]}`);
  const { verb, amount } = result.answer;
  return `${verb}${amount === undefined ? '' : ` ${amount}`} by ${clauses.join(' ')}`;
}

const chips = (...motions: readonly (readonly number[])[]): Pick<Declaration, 'motions'> => ({
  motions: motions.map((motion) => motion.map(cents)),
});

const deep = [10_000, 10_000, 10_000, 10_000];
const unopened = (options = {}): RiggedHand =>
  new RiggedHand(setupWith(deep, options)).do('call', 'call', 'call', 'check');
const facing = (options = {}): RiggedHand => unopened(options).do('bet 200');

describe('bclc-poker 33.0 §1: words and chips', () => {
  it('§1.5: who says raise may go on putting chips in with more than one motion', () => {
    const made = { said: 'raise', ...chips([500], [500, 100]) } as const;
    expect(read(facing(), made)).toBe('raise 1100 by §1.5 §1.6');
    expect(read(facing(), { ...made, amount: cents(900) })).toBe('raise 900 by §1.6 §1.7');
  });

  it('§1.5: a second silent motion is a string bet and does not count', () => {
    expect(read(facing(), chips([100, 100], [500, 500]))).toBe('call by §1.5 §1.10');
    expect(read(unopened(), chips([100, 100], [500]))).toBe('bet 200 by §1.5 §1.6');
  });

  it('§1.6: nothing binds before chips are released, unless it was spoken', () => {
    expect(read(facing(), { ...chips([500, 500]), released: false })).toContain('Nothing binds');
    expect(read(facing(), { said: 'call', released: false })).toContain('call by');
    expect(read(facing(), { said: 'fold' })).toBe('fold by §1.6 §1.7');
  });

  it('§1.7: chips are corrected to what was said', () => {
    expect(read(facing(), { said: 'call', ...chips([500, 500]) })).toBe('call by §1.6 §1.7 §1.8');
    expect(read(facing(), { said: 'raise', amount: cents(700), ...chips([500]) })).toBe(
      'raise 700 by §1.6 §1.7',
    );
    expect(read(facing(), { said: 'raise', amount: cents(700), ...chips([1000, 500]) })).toBe(
      'raise 700 by §1.6 §1.7',
    );
  });

  it('§1.8: a call that is short by a counting error is topped up', () => {
    expect(read(facing(), chips([100, 50]))).toBe('call by §1.8');
    expect(read(facing(), { said: 'call', ...chips([100, 50]) })).toBe('call by §1.6 §1.7 §1.8');
    expect(facing().action('call').costs).toBe(200);
  });

  it('§1.9: a silent chip is a bet of its full value, and facing a bet only a call', () => {
    expect(read(unopened(), chips([500]))).toBe('bet 500 by §1.9');
    expect(read(facing(), chips([5000]))).toBe('call by §1.9');
    expect(read(new RiggedHand(setupWith(deep)), chips([5000]))).toBe('call by §1.9');
    const option = new RiggedHand(setupWith(deep)).do('call', 'call', 'call');
    expect(read(option, chips([5000]))).toBe('check by §1.9');
    expect(read(facing(), { said: 'raise', ...chips([5000]) })).toBe('raise 5000 by §1.5 §1.6');
  });

  it('§1.10: a bet or raise below the minimum is lifted to it, and no further', () => {
    expect(read(unopened(), { said: 'bet', ...chips([25, 25]) })).toBe('bet 100 by §1.5 §1.6 §1.10');
    expect(read(facing(), { said: 'raise', amount: cents(300) })).toBe('raise 400 by §1.6 §1.7 §1.10');
  });

  it('§1.10: who has no more chips than that is not lifted', () => {
    const short = new RiggedHand(setupWith([150, 10_000, 10_000, 10_000])).do(
      'call',
      'call',
      'call',
      'check',
    );
    expect(read(short, { said: 'bet', ...chips([25, 25]) })).toBe('bet 50 by §1.5 §1.6');
  });

  it('§1.10: too much put in to call, silently, stays a call', () => {
    expect(read(facing(), chips([100, 100, 50]))).toBe('call by §1.10');
    expect(read(facing(), chips([100, 100, 100, 100]))).toBe('raise 400 by §1.6');
  });

  it('all in is all in, and a call where it cannot be more', () => {
    expect(read(facing(), { said: 'all-in' })).toBe('raise 9900 by §1.6 §1.7');
    const short = new RiggedHand(setupWith([10_000, 10_000, 80, 10_000]));
    expect(read(short, { said: 'all-in' })).toBe('call by §1.6 §1.7');
  });

  it('check and fold bind only where they are offered', () => {
    expect(read(facing(), { said: 'check' })).toBe('There is a bet to you: call it, raise it or fold.');
  });
});

describe('bclc-poker 33.0 §2: oversize wagers at pot limit', () => {
  const pot = { betting: 'pot-limit' };

  it('§2.2, §2.3: the surplus goes back before anybody acts on it', () => {
    expect(read(unopened(pot), { said: 'bet', amount: cents(5000) })).toBe('bet 400 by §1.6 §1.7 §2.2');
    expect(read(facing(pot), { said: 'raise', amount: cents(5000) })).toBe('raise 1000 by §1.6 §1.7 §2.2');
    expect(read(facing(pot), { said: 'all-in' })).toBe('raise 1000 by §1.6 §1.7 §2.2');
    expect(read(facing(pot), { said: 'pot' })).toBe('raise 1000 by §1.6 §1.7 §2.1');
    // Without limit it is no amount, and nobody is all in by saying it.
    expect(read(facing(), { said: 'pot' })).toContain('say how much');
  });

  it('§2.5: a silent chip larger than the pot bets the pot, unless there is a bet', () => {
    expect(read(unopened(pot), chips([5000]))).toBe('bet 400 by §2.5 §2.2');
    expect(read(unopened(pot), chips([300]))).toBe('bet 300 by §1.9');
    expect(read(facing(pot), chips([5000]))).toBe('call by §1.9');
    // A dead small blind lies in the pot too.
    const owing = setupWith(deep, pot, { owes: { 4: { small: true, big: false } } });
    const dead = new RiggedHand(owing).do('call', 'call', 'call', 'check');
    expect(read(dead, chips([5000]))).toBe('bet 450 by §2.5 §2.2');
  });
});

describe('bclc-poker 33.0 §1.12: the clock', () => {
  const asked = { structure: 'no-limit', everyTurnTimed: false, byPlayer: true, byFloor: true } as const;

  it('§1.12: a player asks, the floor directs, and there is a bet to answer', () => {
    const { question } = facing();
    expect(clockRefusal(question, asked)).toBeUndefined();
    expect(clockRefusal(question, { ...asked, byPlayer: false })?.reason).toContain('asks');
    expect(clockRefusal(question, { ...asked, byFloor: false })?.reason).toContain('floor');
    expect(refusalOfCall(() => putOnClock(unopened().question, asked, 0))).toContain('faces no bet');
  });

  it('§1.12: not in limit games, nor where the house limits every turn by itself', () => {
    const { question } = facing();
    expect(clockRefusal(question, { ...asked, structure: 'pot-limit' })).toBeUndefined();
    expect(clockRefusal(question, { ...asked, structure: 'fixed-limit' })?.reason).toContain('no-limit');
    expect(clockRefusal(question, { ...asked, everyTurnTimed: true })?.reason).toContain('time limit');
  });

  it('§1.12: one minute, a warning at ten seconds, then the hand is dead', () => {
    const clock = putOnClock(facing().question, asked, 1000);
    expect(clockSays(clock, 1000)).toBe('running');
    expect(clockSays(clock, 50_999)).toBe('running');
    expect(clockSays(clock, 51_000)).toBe('warning');
    expect(clockSays(clock, 60_999)).toBe('warning');
    expect(clockSays(clock, 61_000)).toBe('dead');
  });
});
