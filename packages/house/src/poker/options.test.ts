import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { evolvePoker } from './evolve-poker.ts';
import { pokerFromJournal } from './poker-journal.ts';
import type { PokerSetting } from './poker-setting.ts';
import { barePokerTable, handOf, type PokerState, turnOf } from './poker-state.ts';
import { viewStakes } from './poker-view.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

/** A hand in which both are all in before the flop, with the board still to come. */
function allIn(): CardFelt {
  const felt = new CardFelt(pokerSetting({ rakePercent: 10 }));
  ['ann', 'bob'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  felt.begin();
  for (let turn = 0; turn < 2; turn += 1) {
    const seat = felt.untilAsked();
    const { hand } = felt.state;
    if (seat === null || !hand) throw new Error('Nobody is asked.');
    const answer =
      turn === 0 ? ({ verb: 'raise', amount: cents(20_000) } as const) : ({ verb: 'call' } as const);
    felt.ask({ do: 'act', player: hand.holders.get(seat) ?? '', turn: turnOf(hand), answer });
  }
  return felt;
}

const readBy = ({ journal }: CardFelt, setting: PokerSetting): PokerState =>
  journal.reduce(
    (state, line) => evolvePoker(setting, state, pokerFromJournal(state, line)),
    barePokerTable(setting),
  );

describe('what the house chooses for a table', () => {
  const changed = pokerSetting({ rakePercent: 0, runTwice: 'any-time', showdown: 'exposed' });

  it('holds from the next hand on: one that was begun is read and ended as it began', () => {
    const felt = allIn();
    const state = readBy(felt, changed);
    expect(state.hand && handOf(state.hand).events).toEqual(
      felt.state.hand && handOf(felt.state.hand).events,
    );
    while (felt.state.hand && !felt.state.hand.over) felt.goOn();
    const over = readBy(felt, changed);
    expect(over.hand && handOf(over.hand).state.raked).toBe(1500);
    expect(over.table.rules).toBe(changed.rules);
    expect(over.table.seats).toEqual(felt.state.table.seats);
  });

  it('bclc-poker 17.0 §3.5, §5.1: blinds, ceilings and the minimum buy-in are posted at the table', () => {
    const blinds = { bigBlind: 500, smallBlind: 200, minimumBuyIn: 40 };
    const buyIn = { forced: { kind: 'blinds', small: 200, big: 500 }, minimumBuyIn: 20_000 };
    const posted = (options: object): unknown => viewStakes(pokerSetting({ ...blinds, ...options }));
    expect(posted({ maximumBet: 100_000 })).toMatchObject({ ...buyIn, maximumBet: 100_000 });
    expect(posted({ betting: 'pot-limit' })).toMatchObject({ ...buyIn, maximumBet: null });
    const bets = { smallBet: 500, bigBet: 1000, maximumBet: null };
    expect(posted({ betting: 'fixed-limit' })).toMatchObject({ ...buyIn, ...bets });
  });
});
