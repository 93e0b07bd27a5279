import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { rebuyDue } from './decide-wish.ts';
import { handOf, isPlaying } from './poker-state.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

const PEOPLE = ['ann', 'bob', 'cy', 'dee'];

function seated(options: Readonly<Record<string, unknown>> = {}): CardFelt {
  const felt = new CardFelt(pokerSetting({ rakePercent: 0, ...options }));
  for (const [at, player] of PEOPLE.entries()) {
    felt.fund(player, 50_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(10_000) });
  }
  return felt;
}

/** Everybody is late, and comes back but those who wanted to be dealt out. */
function playOut(felt: CardFelt): void {
  while (isPlaying(felt.state)) felt.goOn();
  for (const [seat, { absent }] of felt.state.occupants)
    if (absent) felt.ask({ do: 'come-back', player: PEOPLE[seat - 1] ?? '' });
}

const bigBlind = (felt: CardFelt): number | undefined =>
  (felt.state.hand ? handOf(felt.state.hand).events : []).flatMap((event) =>
    event.type === 'posted' && event.kind === 'big-blind' ? [event.seat] : [],
  )[0];

describe('sitting out at the next big blind', () => {
  it('bclc-poker 17.0 §4.2: plays until the blind comes, is dealt out then, and owes it', () => {
    const felt = seated();
    const had = [1, 2, 3].map(() => {
      felt.begin();
      const seat = bigBlind(felt);
      playOut(felt);
      return seat;
    });
    const next = [1, 2, 3, 4].find((seat) => !had.includes(seat)) ?? 0;
    const player = PEOPLE[next - 1] ?? '';
    felt.ask({ do: 'sit-out-at-blind', player, wanted: true });
    expect(felt.state.table.seats.get(next)?.sittingOut).toBe(false);
    felt.begin();
    expect([...(felt.state.hand?.holders.values() ?? [])]).not.toContain(player);
    expect(felt.state.hand?.number).toBe(4);
    expect(felt.state.table.seats.get(next)).toMatchObject({ sittingOut: true, owes: { big: true } });
    expect(felt.state.occupants.get(next)).toMatchObject({ sitsOutAtBlind: false, absent: false });
    expect(bigBlind(felt)).not.toBe(next);
  });

  it('plays on while the blind comes to others', () => {
    const felt = seated();
    felt.begin();
    const blind = bigBlind(felt) ?? 0;
    playOut(felt);
    felt.ask({ do: 'sit-out-at-blind', player: PEOPLE[blind - 1] ?? '', wanted: true });
    felt.begin();
    expect(felt.state.hand?.holders.has(blind)).toBe(true);
    expect(felt.state.occupants.get(blind)).toMatchObject({ sitsOutAtBlind: true });
  });

  it('can be taken back, stands in the books, and is nothing for a game without blinds', () => {
    const felt = seated();
    felt.ask({ do: 'sit-out-at-blind', player: 'ann', wanted: true });
    felt.ask({ do: 'sit-out-at-blind', player: 'bob', wanted: true });
    felt.ask({ do: 'sit-out-at-blind', player: 'bob', wanted: false });
    felt.begin();
    for (const from of ['start', 'last hand'] as const)
      expect(felt.refolded(from).occupants).toEqual(felt.state.occupants);
    expect(felt.state.occupants.get(2)).toMatchObject({ sitsOutAtBlind: false });
    expect(felt.ask({ do: 'sit-out-at-blind', player: 'eve', wanted: true })).toHaveProperty('refused');
  });

  it('leaves no hand to be dealt to one player alone', () => {
    const felt = new CardFelt(pokerSetting());
    for (const [at, player] of ['ann', 'bob'].entries()) {
      felt.fund(player, 50_000);
      felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(10_000) });
      felt.ask({ do: 'sit-out-at-blind', player, wanted: true });
    }
    felt.begin();
    expect(felt.state.hand).toBeNull();
    expect([...felt.state.table.seats.values()].filter(({ sittingOut }) => sittingOut)).toHaveLength(1);
  });
});

describe('a stack that is filled up after every hand', () => {
  const wallet = (felt: CardFelt) => (player: string) => felt.balance(`wallet:${player}`);
  const due = (felt: CardFelt) => rebuyDue(felt.setting, felt.state, wallet(felt));

  it('bclc-poker 17.0 §5.1, §6.1: is bought between hands and never in one, up to what was chosen', () => {
    const felt = seated();
    expect(felt.ask({ do: 'auto-rebuy', player: 'ann', amount: cents(100) })).toHaveProperty('refused');
    expect(felt.ask({ do: 'auto-rebuy', player: 'ann', amount: cents(40_100) })).toHaveProperty('refused');
    felt.ask({ do: 'auto-rebuy', player: 'ann', amount: cents(12_000) });
    felt.begin();
    expect(due(felt)).toBeNull();
    playOut(felt);
    const stack = felt.state.table.seats.get(1)?.stack ?? 0;
    expect(due(felt)).toEqual({ player: 'ann', amount: 12_000 - stack });
    felt.ask({ do: 'add-chips', player: 'ann', amount: cents(12_000 - stack) });
    expect(felt.state.table.seats.get(1)?.stack).toBe(12_000);
    expect(felt.balance('wallet:ann')).toBe(50_000 - 10_000 - (12_000 - stack));
    expect(due(felt)).toBeNull();
  });

  it('is not bought for somebody who sits out or leaves', () => {
    const felt = seated();
    felt.ask({ do: 'auto-rebuy', player: 'ann', amount: cents(12_000) });
    felt.ask({ do: 'sit-out', player: 'ann' });
    expect(due(felt)).toBeNull();
    felt.ask({ do: 'come-back', player: 'ann' });
    expect(due(felt)).toMatchObject({ amount: 2_000 });
    expect(felt.refolded('start').occupants.get(1)).toMatchObject({ rebuysTo: 12_000 });
  });

  it('takes what a thin wallet has, and ends when that is nothing or, for whoever is broke, no buy-in', () => {
    const felt = seated();
    felt.ask({ do: 'auto-rebuy', player: 'ann', amount: cents(12_000) });
    const from = (balance: number) => rebuyDue(felt.setting, felt.state, () => balance);
    expect(from(750)).toEqual({ player: 'ann', amount: 700 });
    expect(from(99)).toEqual({ player: 'ann', amount: null });
    const broke = felt.state.table.seats.get(1);
    if (!broke) throw new Error('Ann has left.');
    const seats = new Map(felt.state.table.seats).set(1, { ...broke, stack: cents(0) });
    const state = { ...felt.state, table: { ...felt.state.table, seats } };
    const least = felt.setting.rules.minimumBuyIn;
    expect(rebuyDue(felt.setting, state, () => least - 100)).toEqual({ player: 'ann', amount: null });
    expect(rebuyDue(felt.setting, state, () => least)).toEqual({ player: 'ann', amount: least });
  });
});
