import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { viewHandEvent } from '../poker/event-view.ts';
import type { KillButton } from '../poker/kill-button.ts';
import { replayPhh } from '../poker/phh/replay-phh.ts';
import { writePhh } from '../poker/phh/write-phh.ts';
import {
  finishHand,
  leave,
  nextPlayers,
  openTable,
  type PokerTable,
  sitDown,
  sitOut,
  startHand,
} from '../poker/poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith } from '../poker/testing/rigged-hand.ts';
import { toldEvent } from '../poker/told.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';

/** Four players at a limit table with a kill, blinds of 50 and 100; the button was with seat 4, so it comes to seat 1. */
function tableWith(killButton: KillButton, options: Record<string, unknown> = {}): PokerTable {
  const rules = rulesWith({
    betting: 'fixed-limit',
    kill: 'full',
    chop: 'on',
    showdown: 'exposed',
    ...options,
  });
  const seated = [1, 2, 3, 4].reduce(
    (table, seat) => sitDown(table, seat, `player ${seat}`, cents(10_000)),
    openTable(rules),
  );
  const seats = new Map([...seated.seats].map(([seat, player]) => [seat, { ...player, isNew: false }]));
  return { ...seated, seats, button: 4, killButton };
}

interface Played {
  readonly table: PokerTable;
  readonly dealt: RiggedHand;
}

/** Seats 2 and 3 are the blinds, 4 speaks first. */
function play(
  table: PokerTable,
  answers: readonly string[],
  cards: ConstructorParameters<typeof RiggedHand>[1] = {},
): Played {
  const started = startHand(table);
  if (!started) throw new Error('Nobody can play.');
  const dealt = new RiggedHand(started.setup, cards).do(...answers);
  while (dealt.hand.waiting.for === 'answer') dealt.do(dealt.action('check').refused ? 'call' : 'check');
  return { table: finishHand(started.table, dealt.hand), dealt };
}

const leg = (seat: number): KillButton => ({ state: 'leg-up', seat });
const kill = (seat: number): KillButton => ({ state: 'kill', seat });
const NEUTRAL: KillButton = { state: 'neutral' };

/** Seat 4 has aces against the blinds, and the board helps nobody; or all three have the same. */
const ACES = { holes: { 4: 'As Ah', 2: 'Kd Qc', 3: 'Jd Tc' }, board: '2c 3d 8s 9h 4c' };
const SHARED = { holes: { 4: 'As Kh', 2: 'Ad Kc', 3: 'Jd Tc' }, board: '2c 3d 8s 9h 4c' };
/** A pot of 400 before the flop: the double of a full kill's blind of 200. */
const LARGE = ['raise 200', 'fold', 'call', 'call'];
const SMALL = ['call', 'fold', 'call', 'check'];
const STEAL = ['raise 200', 'fold', 'fold', 'fold'];

describe('bclc-poker 22.0 §3, §4, §5: the kill button', () => {
  it('§3.1.1, §3.3: it is neutral at the start of a game', () => {
    expect(openTable(rulesWith({ kill: 'full', betting: 'fixed-limit' })).killButton).toEqual(NEUTRAL);
  });

  it('§4.2, §4.3.1: who wins alone, or steals the blinds, has a leg up', () => {
    for (const before of [NEUTRAL, leg(2), kill(2)]) {
      const answers = before.state === 'kill' ? ['raise 400', 'fold', 'fold', 'fold'] : STEAL;
      expect(play(tableWith(before), answers).table.killButton).toEqual(leg(4));
    }
    expect(play(tableWith(NEUTRAL), LARGE, ACES).table.killButton).toEqual(leg(4));
  });

  it('§5.2: with a leg up, a pot won alone with a flop and double the kill post is a kill', () => {
    expect(play(tableWith(leg(4)), LARGE, ACES).table.killButton).toEqual(kill(4));
  });

  it('§4.3.2, §5.2.1, §5.2.2: not by stealing, and not with a smaller pot: the leg stays up', () => {
    expect(play(tableWith(leg(4)), STEAL).table.killButton).toEqual(leg(4));
    // 700 in the pot, and no flop.
    const raised = ['raise 200', 'fold', 'raise 300', 'fold', 'raise 400', 'fold'];
    expect(play(tableWith(leg(4)), raised).table.killButton).toEqual(leg(4));
    // 300 in the pot, and the post is 200.
    expect(play(tableWith(leg(4)), SMALL, ACES).table.killButton).toEqual(leg(4));
    // A half kill's post is 150, and 300 is its double.
    expect(play(tableWith(leg(4), { kill: 'half' }), SMALL, ACES).table.killButton).toEqual(kill(4));
    // READINGS 65: the pot is counted before the rake.
    expect(play(tableWith(leg(4), { rakePercent: 10 }), LARGE, ACES).table.killButton).toEqual(kill(4));
  });

  it('§3.4, §3.1.3: a split pot makes it neutral, unless one of those who split it has it', () => {
    expect(play(tableWith(leg(3)), LARGE, SHARED).table.killButton).toEqual(NEUTRAL);
    expect(play(tableWith(kill(1)), ['call', 'fold', 'call', 'call'], SHARED).table.killButton).toEqual(
      NEUTRAL,
    );
    expect(play(tableWith(leg(4)), LARGE, SHARED).table.killButton).toEqual(leg(4));
    // Different winners of main and side pot are a split too.
    const table = tableWith(leg(3));
    const short = {
      ...table,
      seats: new Map(table.seats).set(4, { ...seatOf(table, 4), stack: cents(200) }),
    };
    const side = play(short, ['raise 200', 'fold', 'call', 'call', 'bet 100', 'call'], ACES);
    expect(new Set(side.dealt.events('awarded').map(({ seat }) => seat))).toEqual(new Set([4, 2]));
    expect(side.table.killButton).toEqual(NEUTRAL);
  });

  it('§4.4: chopped blinds leave it where it is', () => {
    const chopped = play(tableWith(leg(4)), ['fold', 'fold', 'chop', 'chop']);
    expect(chopped.dealt.events('chopped')).toHaveLength(1);
    expect(chopped.table.killButton).toEqual(leg(4));
  });

  it('§5.2.3, §5.2.4, §5.2.4.a: who kills and wins or steals kills again, at the same bets', () => {
    const won = play(tableWith(kill(4)), ['raise 400', 'fold', 'call', 'call'], ACES);
    expect(won.table.killButton).toEqual(kill(4));
    expect(play(tableWith(kill(4)), ['raise 400', 'fold', 'fold', 'fold']).table.killButton).toEqual(kill(4));
    expect(startHand(won.table)?.setup.betting).toMatchObject({ smallBet: 200, bigBet: 400 });
  });

  it('§3.1.2: a leg up is gone with its player', () => {
    expect(leave(tableWith(leg(4)), 4).table.killButton).toEqual(NEUTRAL);
    expect(leave(tableWith(leg(4)), 3).table.killButton).toEqual(leg(4));
  });

  it('§6.2.6, §6.2.7.a: who quits with a kill posts nothing, the round is still killed, and then it is neutral (READINGS 52)', () => {
    const { table } = leave(tableWith(kill(1)), 1);
    const started = startHand(table);
    expect(started?.setup.betting).toMatchObject({ smallBet: 200, bigBet: 400 });
    expect(started?.setup.forced.some(({ kind }) => kind === 'kill-blind')).toBe(false);
    const after = play(table, ['raise 400', 'fold', 'fold']).table;
    expect(after.killButton).toEqual(NEUTRAL);
    expect(startHand(after)?.setup.betting).toMatchObject({ smallBet: 100, bigBet: 200 });
  });
});

describe('bclc-poker 22.0 §1, §6: a killed round', () => {
  const posted = ({ dealt }: Played): string[] =>
    dealt.events('posted').map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`);

  it('§1.2, §1.6, §2.2: the button on kill marks the round; neutral or a leg up, it is like any other', () => {
    const plain = startHand({ ...tableWith(NEUTRAL), rules: rulesWith({ betting: 'fixed-limit' }) })?.setup;
    for (const button of [NEUTRAL, leg(1), leg(2)]) {
      const setup = startHand(tableWith(button))?.setup;
      expect(setup?.betting).toEqual(plain?.betting);
      expect(setup?.forced).toEqual(plain?.forced);
      expect(setup?.opening).toEqual(plain?.opening);
    }
    const killed = startHand(tableWith(kill(1)))?.setup;
    expect(killed?.forced.map(({ kind }) => kind)).toContain('kill-blind');
    expect(killed?.forced.slice(0, 2)).toEqual(plain?.forced);
  });

  it('§1.3, §1.4: games without blinds have no kill, and a table that plays it says so', () => {
    expect(tableWith(NEUTRAL).rules.options).toMatchObject({ kill: 'full' });
    expect(() => rulesWith({ kill: 'full' }, sevenCardStud)).toThrow(/no option "kill"/);
    expect(rulesWith({ kill: 'half', betting: 'fixed-limit' }).kill).toBe('half');
  });

  it('§1.7: a killed round is called out with its blind', () => {
    const [blind] = play(tableWith(kill(1)), [])
      .dealt.events('posted')
      .slice(-1);
    if (!blind) throw new Error('Nothing was posted.');
    const telling = {
      named: (seat: number) => ({ name: `Seat ${seat}`, you: false }),
      amount: String,
      cards: (cards: readonly unknown[]) => cards.join(' '),
      shape: { pots: 1, boards: 1 },
    };
    expect(toldEvent(viewHandEvent(blind, { seats: [] }), telling)).toBe('Seat 1 posts the kill blind, 200.');
  });

  it('§1.5, §1.5.1, §1.5.1.a, §6.2, §6.2.1: a full kill doubles the bets, and the kill blind is double', () => {
    const killed = play(tableWith(kill(1)), []);
    expect(posted(killed)).toEqual(['2 small-blind 50', '3 big-blind 100', '1 kill-blind 200']);
    const { dealt } = play(tableWith(kill(1)), []);
    expect(dealt.hand.state.setup.betting).toMatchObject({ smallBet: 200, bigBet: 400 });
  });

  it('§1.5.2, §1.5.2.a, §6.2.2: a half kill makes it one and a half times', () => {
    const started = startHand(tableWith(kill(1), { kill: 'half' }));
    expect(started?.setup.betting).toMatchObject({ smallBet: 150, bigBet: 300 });
    expect(started?.setup.forced.at(-1)).toMatchObject({ kind: 'kill-blind', amount: 150, position: 3 });
  });

  it('§6.1, §6.1.1, §6.2.3, §6.2.4: the blinds are the same and must complete; action starts left of the big blind', () => {
    const started = startHand(tableWith(kill(1)));
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup);
    expect([dealt.toAct, dealt.action('call').costs, dealt.raise]).toEqual([4, 200, [400, 400]]);
    dealt.do('fold');
    // §6.2.3: the kill blind is live: it may check, or raise.
    expect([dealt.toAct, dealt.action('check').refused, dealt.raise]).toEqual([1, undefined, [400, 400]]);
    dealt.do('check');
    expect([dealt.toAct, dealt.action('call').costs]).toEqual([2, 150]);
    dealt.do('call');
    expect([dealt.toAct, dealt.action('call').costs]).toEqual([3, 100]);
  });

  it('READINGS 65: the kill blind is the bet, and three raises follow', () => {
    const started = startHand(tableWith(kill(1)));
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup).do('raise 400', 'raise 600', 'raise 800');
    expect(dealt.raise).toContain('There have been 3 raises');
  });

  it('§6.2.5: on a blind of one’s own only the kill blind is posted', () => {
    expect(posted(play(tableWith(kill(2)), ['fold', 'fold', 'check', 'fold']))).toEqual([
      '3 big-blind 100',
      '2 kill-blind 200',
    ]);
    expect(posted(play(tableWith(kill(3)), ['fold', 'fold', 'fold']))).toEqual([
      '2 small-blind 50',
      '3 kill-blind 200',
    ]);
  });

  it('§6.2.5, §5.2.5: who straddles with the kill posts once, for the larger of the two', () => {
    for (const [kills, straddle, once] of [
      ['full', 200, 200],
      ['full', 250, 250],
      ['half', 200, 200],
    ] as const) {
      const started = startHand(tableWith(kill(4), { kill: kills }), [{ seat: 4, amount: cents(straddle) }]);
      if (!started) throw new Error('Nobody can play.');
      const dealt = new RiggedHand(started.setup);
      expect(dealt.hand.state.players.map(({ seat, bet }) => [seat, bet])).toEqual([
        [2, 50],
        [3, 100],
        [4, once],
        [1, 0],
      ]);
      // The others call what lies there, and no more.
      expect([dealt.toAct, dealt.action('call').costs]).toEqual([1, once]);
      while (dealt.hand.waiting.for === 'answer') dealt.do(dealt.action('check').refused ? 'call' : 'check');
      const [read] = replayPhh(writePhh(dealt.hand, { decimals: 2, cards: 'all' }));
      expect(read).toMatchObject({ ok: true, finishingStacks: dealt.stacks.map((stack) => stack / 100) });
    }
  });

  it('§6.2.2: a half kill is posted in whole chips', () => {
    expect(refusalOfCall(() => rulesWith({ kill: 'half', bigBlind: 100, smallestChip: 100 }))).toContain(
      'The kill blind must be a whole number of the smallest chip. (bclc-poker 22.0 §6.2.2)',
    );
    expect(rulesWith({ kill: 'half', bigBlind: 100, smallestChip: 50 }).kill).toBe('half');
    expect(rulesWith({ kill: 'full', bigBlind: 100, smallestChip: 100 }).kill).toBe('full');
  });

  it('§5.2.5, §5.2.6: straddles are allowed, chopping is not', () => {
    const started = startHand(tableWith(kill(2)), [{ seat: 4, amount: cents(250) }]);
    expect(started?.setup.opening).toMatchObject({ price: 250 });
    expect(started?.setup.chop).toBe(false);
    expect(startHand(tableWith(leg(2)))?.setup.chop).toBe(true);
  });

  it('§6.3: one kill a deal', () => {
    const blinds = startHand(tableWith(kill(1)))?.setup.forced.filter(({ kind }) => kind === 'kill-blind');
    expect(blinds).toHaveLength(1);
  });

  it('§6.2.8, §6.2.8.a, §6.2.8.b: who has the kill posts it though away; the hand is dealt and mucked, and the round is killed', () => {
    for (const holder of [1, 2, 3, 4]) {
      const away = sitOut(tableWith(kill(holder)), holder);
      const { dealt, table } = play(away, ['call'], ACES);
      const own = dealt.events('posted').filter(({ seat }) => seat === holder);
      expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([['kill-blind', 200]]);
      expect(dealt.events('dealt').filter(({ seat }) => seat === holder)).toHaveLength(2);
      expect(dealt.events('mucked').map(({ seat }) => seat)).toEqual([holder]);
      expect(dealt.events('acted').map(({ seat }) => seat)).not.toContain(holder);
      expect(dealt.events('awarded').map(({ seat }) => seat)).not.toContain(holder);
      expect(dealt.hand.state.setup.betting).toMatchObject({ smallBet: 200, bigBet: 400 });
      expect(table.seats.get(holder)?.stack).toBe(9800);
      expect(table.seats.get(holder)?.sittingOut).toBe(true);
      const [read] = replayPhh(writePhh(dealt.hand, { decimals: 2, cards: 'all' }));
      expect(read).toMatchObject({ ok: true, finishingStacks: dealt.stacks.map((stack) => stack / 100) });
    }
    // Who is away without it is not dealt to.
    const others = startHand(sitOut(tableWith(kill(4)), 2));
    expect(others?.setup.players.map(({ seat }) => seat)).not.toContain(2);
  });

  it('§3.1.1, §6.4: when nobody but newcomers is left to play with, the game is a new one and the button neutral', () => {
    const alone = [2, 3, 4].reduce((table, seat) => leave(table, seat).table, tableWith(kill(1)));
    expect(startHand(alone)).toBeNull();
    const joined = sitDown(alone, 2, 'newcomer', cents(10_000));
    expect(nextPlayers(joined)?.map(({ seat }) => seat)).toEqual(expect.arrayContaining([1, 2]));
    const started = startHand(joined);
    expect(started?.setup.kill?.button).toEqual(NEUTRAL);
    expect(started?.setup.betting).toMatchObject({ smallBet: 100, bigBet: 200 });
    expect(started?.setup.forced.map(({ kind }) => kind)).not.toContain('kill-blind');
    // With one of the game still there it goes on, and the newcomer waits.
    const three = [3, 4].reduce((table, seat) => leave(table, seat).table, tableWith(kill(1)));
    const withNew = sitDown(three, 3, 'newcomer', cents(10_000));
    expect(startHand(withNew)?.setup.players.map(({ seat }) => seat)).not.toContain(3);
    expect(startHand(withNew)?.setup.kill?.button).toEqual(kill(1));
  });

  it('§6.4: a newcomer is not dealt into a killed pot', () => {
    const seats = (table: PokerTable): number[] => (nextPlayers(table) ?? []).map(({ seat }) => seat);
    const joined = (button: KillButton): PokerTable =>
      sitDown(tableWith(button), 6, 'newcomer', cents(10_000));
    expect(seats(joined(leg(1)))).toContain(6);
    expect(seats(joined(kill(1)))).not.toContain(6);
  });
});

describe('a kill on paper', () => {
  it('tells that the button may straddle, also where it is the kill that was posted there (bclc-poker 17.0 §4.1.3.a)', () => {
    const started = startHand(tableWith(kill(1), { straddle: 'mississippi' }), [
      { seat: 1, amount: cents(200) },
    ]);
    if (!started) throw new Error('Nobody can play.');
    const dealt = new RiggedHand(started.setup);
    while (dealt.hand.waiting.for === 'answer') dealt.do(dealt.action('check').refused ? 'fold' : 'check');
    const text = writePhh(dealt.hand, { decimals: 2, cards: 'all' });
    expect(text).toContain('blinds_or_straddles = [0.5, 1, 0, 2]');
    expect(replayPhh(text)).toMatchObject([{ ok: true }]);
  });

  it('stands in notes, with the regular blinds and bets, and is dealt again from them', () => {
    for (const before of [NEUTRAL, leg(4), kill(4), kill(2), kill(3)]) {
      const answers = before.state === 'kill' ? ['raise 400', 'fold', 'call', 'call'] : LARGE;
      const { dealt, table } = play(
        tableWith(before),
        before.state === 'kill' && before.seat !== 4 ? ['call'] : answers,
        ACES,
      );
      const text = writePhh(dealt.hand, { decimals: 2, cards: 'all' });
      expect(text).toContain('small_bet = 1\n');
      expect(text).toContain("_kill = 'full'");
      expect(text).toContain('blinds_or_straddles = [0.5, 1, 0, 0]');
      const [read] = replayPhh(text);
      expect(read).toMatchObject({ ok: true, finishingStacks: dealt.stacks.map((stack) => stack / 100) });
      const after = table.killButton;
      const number = (seat: number | null): number => (seat === null ? 0 : ((seat + 2) % 4) + 1);
      const told = after.state === 'neutral' ? 'neutral' : `p${number(after.seat)} ${after.state}`;
      expect(read?.killButton).toBe(told);
      const wrong = text.replace(/_kill_button_after = .*/, "_kill_button_after = 'p1 kill'");
      if (told !== 'p1 kill') expect(replayPhh(wrong)[0]?.difference).toContain('The kill button is');
    }
  });
});

function seatOf(table: PokerTable, seat: number): NonNullable<ReturnType<PokerTable['seats']['get']>> {
  const player = table.seats.get(seat);
  if (!player) throw new Error(`Nobody sits in seat ${seat}.`);
  return player;
}
