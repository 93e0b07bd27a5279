import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { handOf, turnOf } from './poker-state.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

describe('bclc-poker 17.0 §8: the rake at a live table', () => {
  it.each(['at-end', 'each-round'])(
    '§8.2: goes into the drop when the game is over, however it was collected: %s',
    (rakeTaken) => {
      const felt = new CardFelt(pokerSetting({ rakePercent: 10, rakeTaken }));
      ['ann', 'bob'].forEach((player, at) => {
        felt.fund(player, 100_000);
        felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
      });
      felt.begin();
      for (;;) {
        const seat = felt.untilAsked();
        const { hand } = felt.state;
        if (seat === null || !hand) break;
        expect(felt.balance('rake:poker')).toBe(0);
        const { waiting } = handOf(hand);
        const actions = waiting.for === 'answer' ? waiting.questions[0].actions : [];
        const bet = actions.find(({ verb, refused }) => verb === 'bet' && !refused);
        const passive = actions.find(
          ({ verb, refused }) => !refused && (verb === 'check' || verb === 'call' || verb === 'show'),
        );
        const answer = bet ? { verb: bet.verb, amount: cents(1000) } : { verb: passive?.verb ?? 'fold' };
        felt.ask({ do: 'act', player: hand.holders.get(seat) ?? '', turn: turnOf(hand), answer });
      }
      // Two and two before the flop, then ten and ten on each of three streets: 6.40, in whole dollars.
      expect(felt.balance('rake:poker')).toBe(600);
      expect(felt.state.table.seats.get(1)?.stack).toBe(felt.balance('stakes:ann@poker'));
    },
  );
});
