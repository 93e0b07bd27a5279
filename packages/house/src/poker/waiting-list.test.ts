import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { botsDue } from './bots.ts';
import { Offers } from './offers.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import { isPlaying } from './poker-state.ts';
import { viewPokerTable } from './poker-view.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';
import { listDue, offerEnds } from './waiting-list.ts';

/** Two seats and both are taken; others have come to wait. */
function full(bots = 0): CardFelt {
  const felt = new CardFelt({ ...pokerSetting({ rakePercent: 0 }), seats: 2, bots });
  for (const player of ['ann', 'bob', 'cy', 'dee', 'eve']) felt.fund(player, 100_000);
  felt.ask({ do: 'sit-down', player: 'ann', seat: 1, amount: cents(10_000) });
  if (bots === 0) felt.ask({ do: 'sit-down', player: 'bob', seat: 2, amount: cents(10_000) });
  else
    for (let due = botsDue(felt.setting, felt.state); due; due = botsDue(felt.setting, felt.state))
      felt.ask(due);
  return felt;
}

const why = (felt: CardFelt, command: PokerTableCommand): string => {
  const decision = felt.ask(command);
  return 'refused' in decision ? decision.refused.reason : 'done';
};

const sits = (player: string, seat = 2): PokerTableCommand => ({
  do: 'sit-down',
  player,
  seat,
  amount: cents(10_000),
});
const names = (felt: CardFelt): string[] => felt.state.waiting.map(({ player }) => player);
const OFFER = 45_000;
const PACE = { offer: OFFER, move: 300_000 };
/** What the house does about the list at this time. */
const look = (felt: CardFelt, now: number): void => {
  for (
    let due = listDue(felt.setting, felt.state, now, PACE);
    due;
    due = listDue(felt.setting, felt.state, now, PACE)
  )
    felt.ask(due);
};

describe('the list for a seat', () => {
  it('is for a full table, takes everybody once, and keeps their order', () => {
    const felt = full();
    expect(['cy', 'dee'].map((player) => why(felt, { do: 'join-list', player }))).toEqual(['done', 'done']);
    expect(why(felt, { do: 'join-list', player: 'cy' })).toBe('You are on the list already.');
    expect(why(felt, { do: 'join-list', player: 'ann' })).toBe('You have a seat at this table already.');
    expect(names(felt)).toEqual(['cy', 'dee']);
    expect(why(felt, { do: 'leave-list', player: 'cy' })).toBe('done');
    expect(why(felt, { do: 'leave-list', player: 'cy' })).toBe('You are not on the list.');
    felt.ask({ do: 'leave-list', player: 'dee' });
    felt.ask({ do: 'stand-up', player: 'bob' });
    expect(why(felt, { do: 'join-list', player: 'cy' })).toBe('A seat is free: take it.');
  });

  it('has a free seat offered to its first for a limited time, then to the next; nobody else takes it', () => {
    const felt = full();
    for (const player of ['cy', 'dee']) felt.ask({ do: 'join-list', player });
    look(felt, 1_000);
    expect(offerEnds(felt.state)).toBeNull();
    felt.ask({ do: 'stand-up', player: 'bob' });
    look(felt, 1_000);
    expect(felt.state.waiting).toEqual([
      { player: 'cy', until: 46_000, from: null },
      { player: 'dee', until: null, from: null },
    ]);
    for (const player of ['dee', 'eve', 'bob'])
      expect(why(felt, sits(player))).toContain('kept for those who wait');
    look(felt, 45_999);
    expect(names(felt)).toEqual(['cy', 'dee']);
    look(felt, 46_000);
    expect(felt.state.waiting).toEqual([{ player: 'dee', until: 91_000, from: null }]);
    expect(why(felt, sits('cy'))).toContain('kept for those who wait');
    expect(why(felt, sits('dee'))).toBe('done');
    expect(felt.state.waiting).toEqual([]);
    expect(why(felt, { do: 'pass-over', player: 'dee', until: 91_000 })).toBe('You are not on the list.');
  });

  it('keeps a seat as long at a node whose clock is an hour ahead or behind', () => {
    const HOUR = 3_600_000;
    for (const clock of [-HOUR, 0, HOUR]) {
      const felt = full();
      for (const player of ['cy', 'dee']) felt.ask({ do: 'join-list', player });
      felt.ask({ do: 'stand-up', player: 'bob' });
      look(felt, 10 * HOUR);
      const there = new Offers(PACE);
      const dueAt = (passed: number) =>
        listDue(felt.setting, felt.state, 10 * HOUR + clock + passed, PACE, there.ends);
      there.hear(felt.state, 10 * HOUR + clock + 30);
      expect(dueAt(OFFER)).toBeNull();
      expect(there.seen(felt.state).waiting[0]?.until).toBe(10 * HOUR + clock + 30 + OFFER);
      // Nothing that happens at the table meanwhile gives them longer.
      felt.ask({ do: 'join-list', player: 'eve' });
      there.hear(felt.state, 10 * HOUR + clock + 20_000);
      const due = dueAt(30 + OFFER);
      expect(due).toEqual({ do: 'pass-over', player: 'cy', until: 10 * HOUR + OFFER });
      if (due) expect(why(felt, due)).toBe('done');
      if (due) expect(why(felt, due)).toBe('You are not on the list.');
      // The next one's time begins when their offer is heard of, and the end of an offer that is over ends no other.
      felt.ask({ do: 'join-list', player: 'cy' });
      expect(dueAt(30 + OFFER)).toMatchObject({ do: 'offer-seat', player: 'dee' });
      look(felt, 10 * HOUR + OFFER);
      expect(why(felt, { do: 'pass-over', player: 'dee', until: 10 * HOUR + OFFER })).toContain('have time');
    }
  });

  it('stands in the books: a table taken up from the last hand still has it', () => {
    const felt = full();
    felt.ask({ do: 'join-list', player: 'cy' });
    felt.begin();
    felt.ask({ do: 'join-list', player: 'dee' });
    for (const from of ['start', 'last hand'] as const)
      expect(felt.refolded(from).waiting).toEqual(felt.state.waiting);
  });

  it('goes before players of the house’s own, who leave when the hand is over', () => {
    const felt = full(1);
    felt.begin();
    felt.ask({ do: 'join-list', player: 'cy' });
    expect(botsDue(felt.setting, felt.state)).toBeNull();
    while (isPlaying(felt.state)) felt.goOn();
    const due = botsDue(felt.setting, felt.state);
    expect(due).toMatchObject({ do: 'stand-up', player: felt.state.table.seats.get(2)?.player });
    if (due) felt.ask(due);
    expect(botsDue(felt.setting, felt.state)).toBeNull();
    look(felt, 0);
    expect(why(felt, sits('cy'))).toBe('done');
  });

  it('says to everybody who waits, and to each their place and whether they may sit', () => {
    const felt = full();
    for (const player of ['cy', 'dee']) felt.ask({ do: 'join-list', player });
    felt.ask({ do: 'stand-up', player: 'bob' });
    look(felt, 0);
    const moment = { phase: { name: 'waiting', since: 0, until: null }, asking: null } as const;
    const named = (id: string) => ({ who: id, name: id });
    expect(viewPokerTable(felt.setting, felt.state, moment, named).waiting).toEqual([
      { who: 'cy', name: 'cy', until: OFFER },
      { who: 'dee', name: 'dee', until: null },
    ]);
    const list = (player: string) =>
      viewPokerYou(felt.setting, felt.state, player, named(player), 0, null).list;
    expect(list('ann')).toBeNull();
    expect(list('cy')).toEqual({ place: 1, until: OFFER, maySit: true, mayJoin: false });
    expect(list('dee')).toEqual({ place: 2, until: null, maySit: false, mayJoin: false });
    expect(list('eve')).toEqual({ place: null, until: null, maySit: false, mayJoin: true });
  });
});
