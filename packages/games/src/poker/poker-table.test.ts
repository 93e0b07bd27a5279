import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { communityGames } from '../bclc-poker/community-games.ts';
import { anyOf } from './bots.ts';
import { moveButton, type SeatAtButton } from './button.ts';
import { PokerHand } from './hand.ts';
import {
  addChips,
  finishHand,
  leave,
  nextPlayers,
  openTable,
  type PokerTable,
  removalRefusal,
  sitDown,
  sitOut,
  startHand,
} from './poker-table.ts';
import { straddleRange } from './straddle.ts';
import { playSeeded, RiggedHand, refusalOfCall, rulesWith, setupWith } from './testing/rigged-hand.ts';

const at = (seat: number, over: Partial<SeatAtButton> = {}): SeatAtButton => ({
  seat,
  present: true,
  isNew: false,
  owes: { small: false, big: false },
  ...over,
});

function tableOf(seats: readonly number[], options: Record<string, unknown> = {}): PokerTable {
  return seats.reduce(
    (table, seat) => sitDown(table, seat, `player ${seat}`, cents(10_000)),
    openTable(rulesWith(options)),
  );
}

const nextSeats = (table: PokerTable): number[] => (nextPlayers(table) ?? []).map(({ seat }) => seat);

/** Deals a hand that everybody folds, and says what was posted. */
function foldedHand(table: PokerTable): { table: PokerTable; posted: string[]; button: number | null } {
  const started = startHand(table);
  if (!started) throw new Error('Nobody can play.');
  const hand = playSeeded(started.setup, 1, ({ actions }) =>
    actions.some(({ verb, refused }) => verb === 'fold' && !refused) ? { verb: 'fold' } : { verb: 'check' },
  );
  const posted = hand.events.flatMap((event) =>
    event.type === 'posted' ? [`${event.seat} ${event.kind} ${event.amount}`] : [],
  );
  return { table: finishHand(started.table, hand), posted, button: started.table.button };
}

describe('bclc-poker 17.0 §7: the button', () => {
  it('§7.1, §7.2, §7.3: the button begins at the dealer’s right, and the two to its left are the blinds', () => {
    const first = foldedHand(tableOf([5, 9, 2, 7]));
    expect(first.button).toBe(9);
    expect(first.posted).toEqual(['2 small-blind 50', '5 big-blind 100']);
    // It never lies before somebody who is away, and before one of two as before one of many.
    expect(foldedHand(sitOut(first.table, 2)).button).toBe(5);
    expect(foldedHand(sitOut(tableOf([5, 9, 2, 7]), 9)).button).toBe(7);
    expect(foldedHand(tableOf([3, 6])).button).toBe(6);
  });

  it('§7.4, §10.16: moves clockwise one player a hand', () => {
    let table = tableOf([2, 5, 7, 9]);
    const buttons: (number | null)[] = [];
    for (let hand = 0; hand < 5; hand += 1) {
      const dealt = foldedHand(table);
      buttons.push(dealt.button);
      ({ table } = dealt);
    }
    expect(buttons).toEqual([9, 2, 5, 7, 9]);
  });

  it('§10.16: no new game before the pot of the last one is awarded', () => {
    const started = startHand(tableOf([2, 5, 7]));
    if (!started) throw new Error('Nobody can play.');
    expect(refusalOfCall(() => startHand(started.table))).toContain('being played');
    const dealt = new RiggedHand(started.setup).do('fold');
    expect(refusalOfCall(() => finishHand(started.table, dealt.hand))).toContain('not over');
    const over = finishHand(started.table, dealt.do('fold').hand);
    expect(over.seats.get(5)?.stack).toBe(10_050);
    expect(startHand(over)?.table.button).toBe(2);
  });

  it('needs two players with chips', () => {
    expect(startHand(tableOf([3]))).toBeNull();
    expect(nextPlayers(sitOut(tableOf([3, 4]), 3))).toBeNull();
  });
});

describe('bclc-poker 17.0 §4: missed blinds and new players', () => {
  it('§4.3: a new player between the button and the big blind waits for the button to pass', () => {
    const seats = [at(1), at(3), at(5), at(7)];
    // The button goes to 1; 3 and 5 are the blinds. New players in 2 and 4 wait, those in 6 and 8 play.
    const dealing = moveButton(
      [
        ...seats,
        at(2, { isNew: true }),
        at(4, { isNew: true }),
        at(6, { isNew: true }),
        at(8, { isNew: true }),
      ],
      7,
    );
    expect(dealing?.seats).toEqual([3, 5, 6, 7, 8, 1]);
    const passed = moveButton([...seats, at(2, { isNew: true }), at(4, { isNew: true })], 1);
    expect(passed?.seats).toEqual([5, 7, 1, 2, 3]);
    expect(moveButton([...seats, at(4, { isNew: true })], 3)?.seats).toEqual([7, 1, 3, 4, 5]);
    // Sat down after a hand: the button goes from 7 to 1, and 2 is between it and the blinds.
    const { table } = foldedHand(tableOf([1, 3, 5, 7]));
    const joined = sitDown(table, 2, 'newcomer', cents(10_000));
    expect(nextSeats(joined)).toEqual([3, 5, 7, 1]);
    expect(nextSeats(foldedHand(joined).table)).toEqual([5, 7, 1, 2, 3]);
  });

  it('§4.2, §4.4: who is away for the blinds owes them, the small one dead, and then plays on', () => {
    let table = tableOf([1, 2, 3, 4, 5]);
    ({ table } = foldedHand(table)); // button 5, blinds 1 and 2
    table = sitOut(table, 3);
    ({ table } = foldedHand(table)); // button 1, blinds 2 and 4: the big blind passed over 3
    expect(table.seats.get(3)?.owes).toEqual({ small: false, big: true });
    ({ table } = foldedHand(table)); // button 2, blinds 4 and 5: now the small one too
    ({ table } = foldedHand(table)); // button 4, blinds 5 and 1: it has passed 3, who still owes both
    expect(table.seats.get(3)?.owes).toEqual({ small: true, big: true });
    table = sitOut(table, 3, false);
    const back = foldedHand(table);
    expect(back.button).toBe(5);
    expect(back.posted).toEqual([
      '1 small-blind 50',
      '2 big-blind 100',
      '3 missed-small-blind 50',
      '3 missed-big-blind 100',
    ]);
    expect(back.table.seats.get(3)?.owes).toEqual({ small: false, big: false });
  });

  it('§4.2: standing up and sitting down again pays no missed blind', () => {
    let table = tableOf([1, 2, 3, 4, 5]);
    ({ table } = foldedHand(table)); // button 5, blinds 1 and 2
    table = sitOut(table, 3);
    ({ table } = foldedHand(table)); // button 1: the big blind passed over 3
    ({ table } = leave(table, 3));
    ({ table } = foldedHand(table)); // button 2, blinds 4 and 5
    table = sitDown(table, 3, 'player 3', cents(10_000));
    expect(table.seats.get(3)?.owes).toEqual({ small: false, big: true });
    // Somebody else in that seat owes nothing.
    const other = sitDown(leave(table, 3).table, 3, 'newcomer', cents(10_000));
    expect(other.seats.get(3)?.owes).toEqual({ small: false, big: false });
    const back = foldedHand(table); // button 4, blinds 5 and 1: it has passed 3
    expect(back.posted).toContain('3 missed-big-blind 100');
    // Once it is paid, leaving and returning costs nothing more.
    const again = sitDown(leave(back.table, 3).table, 3, 'player 3', cents(10_000));
    expect(again.seats.get(3)?.owes).toEqual({ small: false, big: false });
  });

  it('§4.4: only the small blind missed: it is posted dead', () => {
    let table = tableOf([1, 2, 3, 4, 5]);
    ({ table } = foldedHand(table)); // button 5, blinds 1 and 2
    table = sitOut(table, 2);
    ({ table } = foldedHand(table)); // button 1, blinds 3 and 4: the small blind passed over 2
    expect(table.seats.get(2)?.owes).toEqual({ small: true, big: false });
    table = sitOut(table, 2, false);
    const back = foldedHand(table);
    expect(back.button).toBe(3);
    expect(back.posted).toContain('2 missed-small-blind 50');
    expect(back.posted).not.toContain('2 missed-big-blind 100');
  });

  it('a returning player may take the big blind instead, and owes nothing more', () => {
    const owes = { small: true, big: true };
    const dealing = moveButton([at(1), at(2), at(3, { owes }), at(4), at(5)], 5);
    expect(dealing?.seats).toEqual([2, 3, 4, 5, 1]);
  });

  it('a returning player does not come back on the small blind', () => {
    const owes = { small: false, big: true };
    expect(moveButton([at(1), at(2, { owes }), at(3), at(4), at(5)], 5)?.seats).toEqual([3, 4, 5, 1]);
  });

  it('§4.5: who went broke owes nothing', () => {
    let table = tableOf([1, 2, 3, 4]);
    const seats = new Map(table.seats);
    const third = seats.get(3);
    if (third) seats.set(3, { ...third, stack: cents(0), isNew: false });
    table = { ...table, seats };
    // Both blinds pass seat 3, who stays or goes away for chips, and in the next hand they are seats 1 and 2.
    for (const away of [false, true]) {
      let passed = sitOut(table, 3, away);
      for (let hand = 0; hand < 3; hand += 1) ({ table: passed } = foldedHand(passed));
      expect(passed.seats.get(3)?.owes).toEqual({ small: false, big: false });
      passed = sitOut(addChips(passed, 3, cents(5000)), 3, false);
      expect(nextSeats(passed)).toContain(3);
      expect(foldedHand(passed).posted).toHaveLength(2);
    }
  });

  it('§4.5: nor does who loses the last chip in a hand', () => {
    const started = startHand(tableOf([1, 2, 3, 4], { betting: 'no-limit' }));
    if (!started) throw new Error('Nobody can play.');
    // Everybody puts everything in.
    const hand = playSeeded(started.setup, 1, ({ actions }) => {
      const open = actions.filter(({ refused }) => !refused);
      const wanted = ['raise', 'bet', 'call', 'check', 'show'];
      const [first] = wanted.flatMap((verb) => open.filter((one) => one.verb === verb));
      if (!first) throw new Error('Nothing of that is offered.');
      return { verb: first.verb, ...(first.most === undefined ? {} : { amount: first.most }) };
    });
    const table = finishHand(started.table, hand);
    const broke = [...table.seats.values()].filter(({ stack }) => stack === 0);
    expect(broke).toHaveLength(3);
    for (const { owes } of broke) expect(owes).toEqual({ small: false, big: false });
  });

  it('a third player comes to a heads-up table without anybody waiting for ever', () => {
    for (const seat of [2, 4, 9]) {
      let table = tableOf([3, 8]);
      ({ table } = foldedHand(table));
      table = sitDown(table, seat, 'third', cents(10_000));
      const dealtIn: boolean[] = [];
      for (let hand = 0; hand < 3; hand += 1) {
        dealtIn.push(nextSeats(table).includes(seat));
        ({ table } = foldedHand(table));
      }
      expect(dealtIn.at(-1)).toBe(true);
    }
  });
});

describe('bclc-poker 17.0 §4.1.3: straddles', () => {
  const six = [1, 2, 3, 4, 5, 6];
  const straddling = (seat: number, amount: number, options: Record<string, unknown>): string =>
    refusalOfCall(() => startHand(tableOf(six, options), [{ seat, amount: cents(amount) }]));

  it('§4.1.3, §4.1.4: in limit from twice to two and a half times the big blind, after the big blind', () => {
    const limit = { betting: 'fixed-limit' };
    expect(straddling(3, 200, limit)).toBe('accepted');
    expect(straddling(3, 250, limit)).toBe('accepted');
    expect(straddling(3, 251, limit)).toContain('§4.1.4');
    expect(straddling(3, 199, limit)).toContain('from 2.00 to 2.50');
    expect(straddling(4, 200, limit)).toContain('Only the player after the big blind');
    expect(straddling(6, 250, { ...limit, straddle: 'mississippi' })).toBe('accepted');
  });

  it('33.0 §1.11: in no limit and pot limit exactly twice', () => {
    for (const betting of ['no-limit', 'pot-limit']) {
      expect(straddling(3, 200, { betting })).toBe('accepted');
      for (const amount of [150, 199, 201, 250])
        expect(straddling(3, amount, { betting })).toContain('bclc-poker 33.0 §1.11');
    }
  });

  const withBlinds = communityGames.filter(({ variant }) => variant.forced.kind === 'blinds');

  it.each(withBlinds)('33.0 §1.11: exactly twice in $title too', ({ variant }) => {
    for (const betting of ['no-limit', 'pot-limit'])
      expect(straddleRange(rulesWith({ betting }, variant))).toEqual({ least: 200, most: 200 });
  });

  it('33.0 §1.11: of the player after the big blind, or of the button where Mississippi is played', () => {
    const mayStraddle = (options: Record<string, unknown>): number[] =>
      six.filter((seat) => straddling(seat, 200, options) === 'accepted');
    expect(mayStraddle({ straddle: 'under-the-gun' })).toEqual([3]);
    expect(mayStraddle({ straddle: 'mississippi' })).toEqual([3, 6]);
  });

  it('§4.1.3.a, §4.1.5: not from the button, unless the table plays Mississippi', () => {
    expect(straddling(6, 200, {})).toContain('§4.1.3.a');
    expect(straddling(6, 200, { straddle: 'mississippi' })).toBe('accepted');
    expect(straddling(3, 200, { straddle: 'off' })).toContain('no straddle');
  });

  it('§4.1.5.a, 33.0 §1.11: one straddle stands: the Mississippi straddle supersedes the other', () => {
    for (const seats of [
      [3, 6],
      [6, 3],
    ]) {
      const declared = seats.map((seat) => ({ seat, amount: cents(200) }));
      const started = startHand(tableOf(six, { straddle: 'mississippi' }), declared);
      const straddles = started?.setup.forced.filter(({ kind }) => kind === 'straddle');
      expect(straddles?.map(({ position }) => position)).toEqual([5]);
      expect(started?.setup.opening).toMatchObject({ by: 'blinds', first: 0 });
    }
  });

  it('§4.1.3.a: three-handed the third player is the button', () => {
    expect(refusalOfCall(() => startHand(tableOf([1, 2, 3]), [{ seat: 3, amount: cents(200) }]))).toContain(
      '§4.1.3.a',
    );
  });
});

describe('bclc-poker 17.0: buy-ins and table stakes', () => {
  const table = tableOf([1, 2]);

  it('§5.1: at least the minimum; §3.1, §3.2, §3.4: one of eleven seats a player, shared with nobody', () => {
    expect(refusalOfCall(() => sitDown(table, 3, 'c', cents(1999)))).toContain('minimum buy-in is 20.00');
    expect(sitDown(table, 3, 'c', cents(2000)).seats.get(3)?.stack).toBe(2000);
    expect(refusalOfCall(() => sitDown(table, 2, 'c', cents(5000)))).toContain('taken');
    expect(refusalOfCall(() => sitDown(table, 12, 'c', cents(5000)))).toContain('§3.1');
    expect(refusalOfCall(() => sitDown(table, 3, 'player 1', cents(5000)))).toContain('§3.2');
    expect(refusalOfCall(() => sitDown(sitOut(table, 1), 3, 'player 1', cents(5000)))).toContain('§3.2');
  });

  it('§3.1: eleven are dealt in, and not twelve', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => i + 1);
    expect(startHand(tableOf(eleven))?.setup.players).toHaveLength(11);
    const twelve = setupWith([...eleven, 12].map(() => 10_000));
    expect(refusalOfCall(() => new PokerHand(twelve))).toContain(
      'At most 11 may play. (bclc-poker 17.0 §3.1)',
    );
  });

  it('§5.1: who went broke buys in for the minimum again', () => {
    const seats = new Map(table.seats);
    const first = seats.get(1);
    if (first) seats.set(1, { ...first, stack: cents(0) });
    expect(refusalOfCall(() => addChips({ ...table, seats }, 1, cents(1999)))).toContain('§5.1');
    expect(addChips({ ...table, seats }, 1, cents(2000)).seats.get(1)?.stack).toBe(2000);
  });

  it('bclc-poker 17.0 §5.1, §6.1: no chips are added during a hand and no part of a stack is taken off', () => {
    const during = startHand(table)?.table ?? table;
    expect(refusalOfCall(() => addChips(during, 1, cents(100)))).toContain('during a hand');
    expect(refusalOfCall(() => leave(during, 1))).toContain('during a hand');
    expect(refusalOfCall(() => startHand(during))).toContain('being played');
    expect(addChips(table, 1, cents(100)).seats.get(1)?.stack).toBe(10_100);
    expect(removalRefusal(table, 1, cents(5000))?.reason).toContain('Part of a stack');
    expect(leave(table, 1).stack).toBe(10_000);
  });

  it('33.0 §1.4: a short all-in at a table does not reopen the betting', () => {
    const seated = tableOf([1, 2, 4]);
    const started = startHand(sitDown(seated, 3, 'short', cents(2050)));
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup).do('call', 'call', 'call', 'check');
    dealt.do('bet 1900', 'call', 'raise 1950', 'call');
    expect(dealt.raise).toContain('not fully raised');
  });

  it('a hundred hands at one table conserve every chip', () => {
    let playing = tableOf([1, 2, 3, 4, 5, 6]);
    for (let hand = 0; hand < 100; hand += 1) {
      const started = startHand(playing);
      if (!started) break;
      const dealt = playSeeded(started.setup, hand, ({ actions }, random) => anyOf(actions, random));
      playing = finishHand(started.table, dealt);
    }
    expect([...playing.seats.values()].reduce((sum, { stack }) => sum + stack, 0)).toBe(60_000);
  });

  it('a table that is not done with a hand cannot finish it', () => {
    const started = startHand(table);
    if (!started) throw new Error('Nobody can play.');
    expect(refusalOfCall(() => finishHand(started.table, new PokerHand(started.setup)))).toContain(
      'not over',
    );
  });
});
