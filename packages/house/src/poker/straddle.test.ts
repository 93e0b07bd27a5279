import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { handOf, isPlaying, seatOf } from './poker-state.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

/** Four people in seats 1 to 4; the first hand has its button in seat 4, so that seat 3 comes after the big blind. */
function four(options = {}): CardFelt {
  const felt = new CardFelt(pokerSetting({ straddle: 'under-the-gun', ...options }));
  ['ann', 'bob', 'cy', 'dee'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  return felt;
}

const optionOf = (felt: CardFelt, player: string) =>
  viewPokerYou(felt.setting, felt.state, player, { who: player, name: player }, 0, null).straddle;

const declare = (felt: CardFelt, player: string, amount = 400): string => {
  const decision = felt.ask({ do: 'straddle', player, amount: cents(amount) });
  if (!('refused' in decision)) return 'declared';
  const { reason, cite } = decision.refused;
  return `${reason}${cite ? ` ${cite.section} §${cite.clause}` : ''}`;
};

const posted = (felt: CardFelt): string[] =>
  (felt.state.hand ? handOf(felt.state.hand).events : []).flatMap((event) =>
    event.type === 'posted' ? [`${event.seat} ${event.kind} ${event.amount}`] : [],
  );

describe('bclc-poker 17.0 §4.1: straddles asked for at a live table', () => {
  it('§4.1.3: the third to the left of the button is offered it, everybody else told why not', () => {
    const felt = four();
    expect(optionOf(felt, 'cy')).toEqual({ least: 400, most: 400, step: 100, declared: null });
    expect(optionOf(felt, 'ann')?.refused?.reason).toContain('after the big blind');
    expect(optionOf(felt, 'dee')?.refused?.cite).toMatchObject({ clause: '4.1.3.a' });
    expect(declare(felt, 'ann')).toContain('17.0 §4.1.3');
    expect(declare(felt, 'cy')).toBe('declared');
    expect(optionOf(felt, 'cy')).toMatchObject({ declared: 400 });
    felt.begin();
    expect(posted(felt)).toEqual(['1 small-blind 100', '2 big-blind 200', '3 straddle 400']);
    expect(felt.untilAsked()).toBe(4);
  });

  it('§4.1.4, §4.1.4.a: in limit up to two and a half big blinds; 33.0 §1.11: otherwise exactly two', () => {
    const limit = four({ betting: 'fixed-limit' });
    expect(optionOf(limit, 'cy')).toMatchObject({ least: 400, most: 500 });
    expect(declare(limit, 'cy', 600)).toContain('17.0 §4.1.4');
    expect(declare(limit, 'cy', 500)).toBe('declared');
    expect(declare(four(), 'cy', 500)).toContain('33.0 §1.11');
  });

  it('§4.1.5, §4.1.5.a: where Mississippi is played the button may, and its straddle is the one that stands', () => {
    const felt = four({ straddle: 'mississippi' });
    expect(declare(felt, 'cy')).toBe('declared');
    expect(declare(felt, 'dee')).toBe('declared');
    felt.begin();
    expect(posted(felt)).toEqual(['1 small-blind 100', '2 big-blind 200', '4 straddle 400']);
    expect(felt.untilAsked()).toBe(1);
  });

  it('§4.1.5.c: by somebody who may, and not once the hand has begun; before that it may be taken back', () => {
    const posting = four();
    declare(posting, 'cy');
    posting.begin();
    expect(posted(posting)).toContain('3 straddle 400');
    const felt = four();
    expect(declare(felt, 'bob')).toContain('after the big blind');
    declare(felt, 'cy');
    expect(felt.ask({ do: 'no-straddle', player: 'cy' })).not.toHaveProperty('refused');
    expect(felt.ask({ do: 'no-straddle', player: 'cy' })).toHaveProperty('refused');
    felt.begin();
    expect(posted(felt)).toHaveLength(2);
    expect(declare(felt, 'cy')).toContain('17.0 §4.1.5.c');
    expect(optionOf(felt, 'cy')?.refused?.cite).toMatchObject({ clause: '4.1.5.c' });
  });

  it('is for the next hand only, and falls when its place has changed or its player is gone', () => {
    const felt = four();
    declare(felt, 'cy');
    felt.ask({ do: 'sit-out', player: 'bob' });
    felt.begin();
    expect(posted(felt).filter((one) => one.includes('straddle'))).toEqual([]);
    while (isPlaying(felt.state)) felt.goOn();
    expect([...felt.state.straddles]).toEqual([]);
    const gone = four();
    declare(gone, 'cy');
    gone.ask({ do: 'stand-up', player: 'cy' });
    expect([...gone.state.straddles]).toEqual([]);
    expect(seatOf(gone.state, 'cy')).toBeUndefined();
  });

  it('is none where the table plays none', () => {
    const felt = four({ straddle: 'off' });
    expect(optionOf(felt, 'cy')).toBeNull();
    expect(declare(felt, 'cy')).toContain('plays no straddle');
  });

  it('is in the journal: the hand comes out the same when it is read again', () => {
    const felt = four();
    declare(felt, 'cy');
    expect(felt.refolded('start')).toEqual(felt.state);
    felt.begin();
    felt.untilAsked();
    expect(felt.refolded('start')).toEqual(felt.state);
    expect(felt.refolded('last hand')).toEqual(felt.state);
  });
});
