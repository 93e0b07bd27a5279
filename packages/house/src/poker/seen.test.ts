import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { openedFor } from './opened.ts';
import { handOf, turnOf } from './poker-state.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt } from './testing/card-felt.ts';

/** Ann and bob check to the end, cy has folded; whoever is asked first at the showdown mucks. */
function mucked(): { readonly felt: CardFelt; readonly loser: number } {
  const felt = new CardFelt();
  ['ann', 'bob', 'cy'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  felt.begin();
  let loser = 0;
  for (;;) {
    const seat = felt.untilAsked();
    const { hand } = felt.state;
    if (seat === null || !hand) break;
    const { waiting } = handOf(hand);
    const offered =
      waiting.for === 'answer' ? waiting.questions[0].actions.filter(({ refused }) => !refused) : [];
    const has = (verb: string): boolean => offered.some((action) => action.verb === verb);
    const verb = has('muck') ? 'muck' : seat === 3 ? 'fold' : has('check') ? 'check' : 'call';
    if (verb === 'muck') loser = seat;
    felt.ask({ do: 'act', player: hand.holders.get(seat) ?? '', turn: turnOf(hand), answer: { verb } });
  }
  return { felt, loser };
}

const maySee = (felt: CardFelt, player: string): readonly number[] =>
  viewPokerYou(felt.setting, felt.state, player, { who: player, name: player }, 0, null).maySee;

describe('bclc-poker 17.0 §10.14.2: the right to see the hands of the showdown', () => {
  it('§10.14.2: is offered to everybody who was dealt in, and opens the hand to all', () => {
    const { felt, loser } = mucked();
    expect(maySee(felt, 'cy')).toEqual([1, 2]);
    expect(maySee(felt, 'eve')).toEqual([]);
    const { hand } = felt.state;
    const before = hand ? openedFor(hand, null).length : 0;
    expect(felt.ask({ do: 'see-hand', player: 'cy', seat: loser })).not.toHaveProperty('refused');
    expect(felt.state.hand && openedFor(felt.state.hand, null).length).toBe(before + 2);
    expect(maySee(felt, 'cy')).toEqual([3 - loser]);
  });

  it('moves no chips, also when somebody has added some meanwhile', () => {
    const { felt, loser } = mucked();
    const name = loser === 1 ? 'ann' : 'bob';
    felt.ask({ do: 'add-chips', player: name, amount: cents(1000) });
    const balances = new Map(felt.balances);
    const stack = felt.state.table.seats.get(loser)?.stack;
    felt.ask({ do: 'see-hand', player: 'cy', seat: loser });
    expect(felt.balances).toEqual(balances);
    expect(felt.state.table.seats.get(loser)?.stack).toBe(stack);
    expect(felt.refolded('last hand')).toEqual(felt.state);
  });

  it('is refused to onlookers, for folded hands, and once the next hand has begun', () => {
    const { felt, loser } = mucked();
    const asked = (player: string, seat: number): string => {
      const decision = felt.ask({ do: 'see-hand', player, seat });
      return 'refused' in decision ? decision.refused.reason : 'seen';
    };
    expect(asked('eve', loser)).toContain('not dealt into this hand');
    expect(asked('ann', 3)).toContain('before the showdown');
    felt.begin();
    expect(asked('cy', loser)).toContain('when the hand is over');
  });
});
