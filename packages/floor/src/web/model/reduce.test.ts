import type { ServerMessage, TableEventView } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { aPokerTable } from '../poker/testing/a-poker-table.ts';
import { aTable, standing, you } from '../testing/a-table.ts';
import { EMPTY_FLOOR, type Model } from './model.ts';
import { reduce } from './reduce.ts';

const hear = (model: Model, ...messages: ServerMessage[]): Model =>
  messages.reduce((before, message) => reduce(before, { type: 'heard', message, at: 1_000 }), model);

const events = (from: number, ...list: TableEventView[]): ServerMessage[] =>
  list.map((event, i) => ({ type: 'event', kind: 'banked', table: 'one', seq: from + i, now: 1_500, event }));

const seated = hear(EMPTY_FLOOR, { type: 'table', kind: 'banked', view: aTable({ seq: 10, now: 3_000 }) });

describe('what the floor makes of what the house says', () => {
  it('takes the table as it is shown, and the house’s clock', () => {
    expect(seated.table?.view.seq).toBe(10);
    expect(seated.table?.skew).toBe(2_000);
    expect(seated.table?.fresh.size).toBe(0);
  });

  it('passes over an event it knows already', () => {
    expect(hear(seated, ...events(9, { type: 'watching', watching: 99 }))).toBe(seated);
    expect(hear(seated, ...events(10, bettingOpened(9)))).toBe(seated);
  });

  it('learns who watches between the events of the journal', () => {
    const model = hear(seated, ...events(10, { type: 'watching', watching: 99 }));
    expect(model.table?.view.watching).toBe(99);
    expect(model.table?.view.seq).toBe(10);
  });

  it('notices a missing event instead of guessing', () => {
    const gap = hear(seated, ...events(12, { type: 'watching', watching: 99 }));
    expect(gap.table?.gap).toBe(true);
    expect(gap.table?.view.seq).toBe(10);
    const looked = hear(gap, { type: 'table', kind: 'banked', view: aTable({ seq: 20 }) });
    expect(looked.table?.gap).toBe(false);
  });

  it('forgets the table against a bank that has become a poker table, and the other way round', () => {
    const poker = hear(seated, { type: 'table', kind: 'poker', view: aPokerTable({ table: 'one' }) });
    expect([poker.table, poker.poker?.view.table]).toEqual([null, 'one']);
    const back = hear(poker, { type: 'table', kind: 'banked', view: aTable({ seq: 11 }) });
    expect([back.table?.view.seq, back.poker]).toEqual([11, null]);
  });

  it('ignores another table', () => {
    const other: ServerMessage = {
      type: 'event',
      kind: 'banked',
      table: 'two',
      seq: 11,
      now: 0,
      event: { type: 'watching', watching: 99 },
    };
    expect(hear(seated, other)).toBe(seated);
  });

  it('replaces one person’s bets and leaves the others’', () => {
    const bet = { spot: 1, wager: 'banker', kind: 'own', amount: 2_500 } as const;
    const model = hear(
      seated,
      ...events(
        11,
        { type: 'bets', who: 'ada', bets: [{ ...bet, who: 'ada' }], spots: [], standing },
        { type: 'bets', who: 'bob', bets: [{ ...bet, spot: 2, who: 'bob' }], spots: [], standing },
        { type: 'bets', who: 'ada', bets: [], spots: [], standing },
      ),
    );
    expect(model.table?.view.bets.map(({ who }) => who)).toEqual(['bob']);
  });

  it('leaves the spots as they were where a bet says nothing of them', () => {
    const spots = [{ spot: 2, holder: { who: 'bob', name: 'Bob' }, backBets: true }];
    const model = hear(
      seated,
      ...events(
        11,
        { type: 'bets', who: 'bob', bets: [], spots, standing },
        { type: 'bets', who: 'ada', bets: [], standing },
      ),
    );
    expect(model.table?.view.spots).toEqual(spots);
  });

  it('keeps what the dealer said last when something changes without a word', () => {
    const { phase, spots } = aTable({});
    const change = { type: 'standing', cite: null, phase, standing, spots } as const;
    const called = hear(seated, ...events(11, { ...change, said: 'Last hand.' }, { ...change, said: '' }));
    expect(called.table?.view.calls.at(-1)).toBe('Last hand.');
  });

  it('knows which cards came while it watched, and forgets them with the round', () => {
    const cite = { rulebook: 'b', section: '1.0', clause: '8.3.3' };
    const dealt = hear(
      seated,
      ...events(
        11,
        { type: 'dealing-began', phase: { name: 'dealing', since: 0, until: null }, standing },
        {
          type: 'round',
          event: { type: 'dealt', place: 'player', card: null, cite },
          places: [{ place: 'player', cards: [null], caption: '' }],
          bets: [],
          asking: null,
        },
      ),
    );
    expect([...(dealt.table?.fresh ?? [])]).toEqual(['player:0']);
    expect(dealt.table?.view.shoe.dealt).toBe((seated.table?.view.shoe.dealt ?? 0) + 1);
    const reopened = hear(dealt, ...events(13, bettingOpened(8)));
    expect(reopened.table?.fresh.size).toBe(0);
    expect(reopened.table?.view.places).toEqual([]);
  });

  it('keeps the result to be read until the next deal', () => {
    const lines = [
      {
        seat: 1,
        kind: 'own',
        wager: 'banker',
        stake: 2_500,
        result: 'win',
        won: 2_500,
        commission: 125,
        returned: 4_875,
        row: 'Banker wins',
        cites: [],
      } as const,
    ];
    const over = hear(
      seated,
      ...events(11, {
        type: 'round-over',
        phase: { name: 'settled', since: 0, until: 9 },
        summary: { winner: 'banker' },
        results: [],
        standing,
      }),
      { type: 'you', kind: 'banked', table: 'one', you: { ...you, lines } },
    );
    expect(over.table?.last?.lines).toEqual(lines);
    const next = hear(over, ...events(12, bettingOpened(8)), {
      type: 'you',
      kind: 'banked',
      table: 'one',
      you,
    });
    expect(next.table?.last?.lines).toEqual(lines);
    expect(next.table?.view.summaries.at(-1)).toEqual({ winner: 'banker' });
    const dealing = hear(
      next,
      ...events(13, { type: 'dealing-began', phase: { name: 'dealing', since: 0, until: null }, standing }),
    );
    expect(dealing.table?.last).toBeNull();
  });

  it('begins the roads anew with a new shoe', () => {
    const { shoe } = aTable({});
    const opened = hear(
      seated,
      ...events(11, {
        type: 'shoe-opened',
        shoe: { ...shoe, number: 2 },
        phase: { name: 'cut', since: 0, until: 1 },
        standing,
      }),
    );
    expect(opened.table?.view.summaries).toEqual([]);
  });
});

describe('what was asked', () => {
  const command = { type: 'undo', id: 'a', table: 'one' } as const;
  const asked = reduce(seated, { type: 'asked', command });

  it('waits for its answer', () => {
    expect(asked.asked).toEqual([{ command, round: 7 }]);
    expect(hear(asked, { type: 'done', id: 'a' }).asked).toEqual([]);
  });

  it('shows why it was refused, until something else is asked or the next round opens', () => {
    const refused = hear(asked, { type: 'refused', id: 'a', refusal: { reason: 'No.' } });
    expect(refused.refused).toMatchObject({ command, refusal: { reason: 'No.' } });
    expect(refused.asked).toEqual([]);
    expect(reduce(refused, { type: 'asked', command }).refused).toBeNull();
    expect(hear(refused, ...events(11, bettingOpened(8))).refused).toBeNull();
    expect(hear(refused, ...events(11, { type: 'watching', watching: 3 })).refused).not.toBeNull();
  });

  it('keeps what is said at this table, once, and not what the floor has taken away', () => {
    const said = { line: 3, who: 'ben', name: 'Ben', text: 'Nice hand.', at: 1_000 };
    const talk = hear(
      seated,
      { type: 'talk', table: 'one', lines: [{ ...said, line: 2 }] },
      { type: 'said', table: 'one', said },
      { type: 'said', table: 'one', said },
      { type: 'said', table: 'two', said: { ...said, line: 4 } },
    );
    expect(talk.talk.map(({ line }) => line)).toEqual([2, 3]);
    const less = hear(talk, { type: 'unsaid', table: 'one', line: 2 });
    expect(less.talk).toEqual([said]);
    expect(talk.said).toBe(1);
    expect(reduce(less, { type: 'left' }).talk).toEqual([]);
  });

  it('says why nothing is asked while the line is down, and only until it is back', () => {
    const undo = { type: 'undo', id: 'b2', table: 'one' } as const;
    const unheard = reduce(seated, { type: 'unheard', command: undo });
    expect(unheard.asked).toEqual([]);
    expect(unheard.refused?.command).toBe(undo);
    expect(unheard.refused?.refusal.reason).toContain('line to the house is down');
    expect(reduce(unheard, { type: 'connection', connection: { is: 'up' } }).refused).toBeNull();
    const refusal = { reason: 'Too much.' };
    const refused = hear(unheard, { type: 'refused', id: 'b1', refusal });
    const back = reduce(refused, { type: 'connection', connection: { is: 'up' } });
    expect(back.refused?.refusal).toBe(refusal);
  });

  it('has one wallet, whatever table moved it', () => {
    const me = {
      who: 'ada',
      name: 'Ada',
      guest: false,
      roles: [],
      balance: 7_500,
      inPlay: 0,
      newChipsBelow: 0,
    };
    const moved = reduce(seated, { type: 'me', me });
    expect([moved.me?.balance, moved.table?.view.you.balance]).toEqual([7_500, 7_500]);
    const another = reduce(seated, { type: 'me', me: { ...me, who: 'ben' } });
    expect(another.table?.view.you.balance).toBe(100_000);
  });

  it('leaves with the table', () => {
    const left = reduce(asked, { type: 'left' });
    expect(left.table).toBeNull();
    expect(left.asked).toEqual([]);
  });
});

function bettingOpened(round: number): TableEventView {
  return {
    type: 'betting-opened',
    calls: [],
    round,
    phase: { name: 'betting', since: 0, until: 1 },
    shoe: aTable({}).shoe,
    standing,
  };
}
