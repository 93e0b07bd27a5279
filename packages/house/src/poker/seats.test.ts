import { seededRandom } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { botName, botPlayer } from '../tables/bot-names.ts';
import { Absences } from './absences.ts';
import { askedIn } from './asking.ts';
import { botAnswer, botsDue } from './bots.ts';
import { POKER_PACE } from './poker-pace.ts';
import { handOf, isPlaying, turnOf } from './poker-state.ts';
import { viewPokerTable } from './poker-view.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';
import { TimeBanks } from './time-banks.ts';

function seated(...people: readonly string[]): CardFelt {
  const felt = new CardFelt({ ...pokerSetting({ rakePercent: 0 }), bots: 2 });
  people.forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(10_000) });
  });
  return felt;
}

const verbs = (felt: CardFelt): string[] =>
  felt.journal.flatMap(({ type, body }) =>
    type === 'played' ? [JSON.stringify(body).replace(/.*?"type":"([a-z-]+)".*/, '$1')] : [type],
  );

describe('whoever does not act in time', () => {
  it('has a dead hand facing a bet (bclc-poker 33.0 §1.12), is marked, and gets no cards until coming back', () => {
    const felt = seated('ann', 'bob', 'cy');
    felt.goOn();
    const late = felt.untilAsked() ?? 0;
    felt.goOn();
    expect(verbs(felt).slice(-2)).toEqual(['timed-out', 'sat-out']);
    expect(felt.state.occupants.get(late)).toMatchObject({ absent: true });
    expect(felt.state.table.seats.get(late)).toMatchObject({ sittingOut: true, inHand: true });
    while (isPlaying(felt.state)) felt.goOn();
    const people = ['ann', 'bob', 'cy'];
    const name = people[late - 1] ?? '';
    for (const player of people) if (player !== name) felt.ask({ do: 'come-back', player });
    felt.goOn();
    expect([...(felt.state.hand?.holders.values() ?? [])].toSorted()).toEqual(
      people.filter((player) => player !== name),
    );
    felt.ask({ do: 'come-back', player: name });
    expect(felt.state.occupants.get(late)).toMatchObject({ absent: false });
  });

  it('checks where that is free, and is not waited for again in the hand', () => {
    const felt = seated('ann', 'bob');
    felt.goOn();
    const { hand } = felt.state;
    const small = felt.untilAsked() ?? 0;
    const name = small === 1 ? 'ann' : 'bob';
    const now = felt.state.hand ?? hand;
    felt.ask({ do: 'act', player: name, turn: now ? turnOf(now) : 0, answer: { verb: 'call' } });
    const big = felt.untilAsked();
    const asked = askedIn(POKER_PACE, felt.setting, felt.state, null);
    expect(asked && asked.until - asked.since).toBe(POKER_PACE.decide);
    felt.goOn();
    expect(verbs(felt).slice(-2)).toEqual(['acted', 'sat-out']);
    expect(felt.untilAsked()).toBe(big);
    const again = askedIn(POKER_PACE, felt.setting, felt.state, null);
    expect(again && again.until - again.since).toBe(POKER_PACE.absent);
  });

  it('keeps the time that a question began when the table is looked at again', () => {
    const felt = seated('ann', 'bob');
    felt.goOn();
    felt.untilAsked();
    const asked = askedIn(POKER_PACE, felt.setting, felt.state, null);
    expect(asked && askedIn(POKER_PACE, felt.setting, felt.state, { ...asked, since: 5 })).toMatchObject({
      since: 5,
      until: 5 + POKER_PACE.decide,
    });
  });

  it('uses up the time bank first, and gets a little of it back with each hand', () => {
    const felt = seated('ann', 'bob');
    const banks = new TimeBanks({ timeBank: 30_000, refill: 3_000 });
    felt.goOn();
    const seat = felt.untilAsked() ?? 0;
    const player = seat === 1 ? 'ann' : 'bob';
    const asked = askedIn(POKER_PACE, felt.setting, felt.state, null, (name) => banks.of(name));
    if (!asked) throw new Error('nobody is asked');
    expect(asked).toMatchObject({ timeBank: 30_000, until: asked.since + POKER_PACE.decide + 30_000 });
    banks.answered(asked, player, asked.since + POKER_PACE.decide);
    expect(banks.of(player)).toBe(30_000);
    banks.answered(asked, player, asked.since + POKER_PACE.decide + 10_000);
    expect(banks.of(player)).toBe(20_000);
    banks.handBegan(felt.state);
    expect(banks.of(player)).toBe(23_000);
    banks.answered({ ...asked, timeBank: 23_000 }, player, asked.until + 99_000);
    expect(banks.of(player)).toBe(0);
    expect(askedIn(POKER_PACE, felt.setting, felt.state, null, (name) => banks.of(name))).not.toHaveProperty(
      'timeBank',
    );
  });

  it('gives the seat up after a while of not looking, with the chips back in the wallet', () => {
    const felt = seated('ann', 'bob');
    felt.ask({ do: 'sit-out', player: 'ann' });
    const absences = new Absences();
    const nobody = { has: () => false };
    expect(absences.departure(felt.state, nobody, 100, 0)).toBeNull();
    expect(
      absences.departure(felt.state, { has: (player: string) => player === 'ann' }, 100, 150),
    ).toBeNull();
    expect(absences.departure(felt.state, nobody, 100, 160)).toBeNull();
    const due = absences.departure(felt.state, nobody, 100, 260);
    expect(due).toEqual({ do: 'stand-up', player: 'ann' });
    if (due) felt.ask(due);
    expect(felt.balance('wallet:ann')).toBe(100_000);
  });
});

describe('bclc-poker 17.0: whose hand it is', () => {
  it('§3.4: nobody bets on the hand of another, neither from a seat nor over a shoulder', () => {
    const felt = seated('ann', 'bob', 'cy');
    felt.goOn();
    const seat = felt.untilAsked();
    const { hand } = felt.state;
    if (seat === null || !hand) throw new Error('Nobody is asked.');
    const holder = hand.holders.get(seat) ?? '';
    const bet = (player: string): string => {
      const decision = felt.ask({ do: 'act', player, turn: turnOf(hand), answer: { verb: 'call' } });
      return 'refused' in decision ? decision.refused.reason : 'taken';
    };
    for (const player of ['ann', 'bob', 'cy'])
      if (player !== holder) expect(bet(player)).toBe('It is not your turn.');
    expect(bet('eve')).toBe('You have no seat at this table.');
    expect(bet(holder)).toBe('taken');
  });

  it('§7.2: the button lies before its player, for everybody to see', () => {
    const felt = seated('ann', 'bob', 'cy');
    const moment = { phase: { name: 'playing', since: 0, until: null }, asking: null } as const;
    const shown = (): unknown[] => {
      const view = viewPokerTable(felt.setting, felt.state, moment, (id) => ({ who: id, name: id }));
      return [view.button, view.hand?.button];
    };
    felt.goOn();
    expect(shown()).toEqual([3, 3]);
    while (isPlaying(felt.state)) felt.goOn();
    for (const player of ['ann', 'bob', 'cy']) felt.ask({ do: 'come-back', player });
    felt.goOn();
    expect(shown()).toEqual([1, 1]);
  });
});

describe('bclc-poker 17.0 §4: missed blinds and new players at a live table', () => {
  const moment = { phase: { name: 'playing', since: 0, until: null }, asking: null } as const;
  const seatIn = (felt: CardFelt, seat: number) =>
    viewPokerTable(felt.setting, felt.state, moment, (id) => ({ who: id, name: id })).seats.find(
      (one) => one.seat === seat,
    );
  /** Everybody is late, and comes back except who wanted to be away. */
  const anotherHand = (felt: CardFelt, away: readonly string[] = []): void => {
    felt.begin();
    while (isPlaying(felt.state)) felt.goOn();
    for (const player of ['ann', 'bob', 'cy', 'dee'])
      if (!away.includes(player)) felt.ask({ do: 'come-back', player });
  };

  it('§4.2: who was away for a blind is marked until it is paid', () => {
    const felt = seated('ann', 'bob', 'cy', 'dee');
    anotherHand(felt);
    felt.ask({ do: 'sit-out', player: 'cy' });
    anotherHand(felt, ['cy']);
    expect(seatIn(felt, 3)?.owes).toEqual({ small: false, big: true });
    anotherHand(felt, ['cy']);
    expect(seatIn(felt, 3)?.owes).toEqual({ small: true, big: true });
    felt.ask({ do: 'come-back', player: 'cy' });
    expect(seatIn(felt, 3)?.owes).toEqual({ small: true, big: true });
    anotherHand(felt);
    expect(seatIn(felt, 3)?.owes).toEqual({ small: false, big: false });
  });

  it('§4.2: who stands up and sits down again, at whatever seat, is marked still, and pays before the mark goes', () => {
    const felt = seated('ann', 'bob', 'cy', 'dee');
    anotherHand(felt);
    felt.ask({ do: 'sit-out', player: 'cy' });
    anotherHand(felt, ['cy']);
    anotherHand(felt, ['cy']);
    expect(seatIn(felt, 3)?.owes).toEqual({ small: true, big: true });
    felt.ask({ do: 'stand-up', player: 'cy' });
    anotherHand(felt);
    felt.ask({ do: 'sit-down', player: 'cy', seat: 5, amount: cents(10_000) });
    expect(seatIn(felt, 5)?.owes).toEqual({ small: true, big: true });
    const paid = (): unknown[] =>
      (felt.state.hand ? handOf(felt.state.hand).events : []).flatMap((event) =>
        event.type === 'posted' && event.seat === 5 ? [event.kind] : [],
      );
    for (let hand = 0; hand < 5 && paid().length === 0; hand += 1) anotherHand(felt);
    expect(paid()).toEqual(['missed-small-blind', 'missed-big-blind']);
    expect(seatIn(felt, 5)?.owes).toEqual({ small: false, big: false });
  });

  it('§4.3: who sits down between the button and the blinds waits for the button to pass', () => {
    const felt = new CardFelt(pokerSetting({ rakePercent: 0 }));
    const sit = (player: string, seat: number): void => {
      felt.fund(player, 100_000);
      felt.ask({ do: 'sit-down', player, seat, amount: cents(10_000) });
    };
    sit('ann', 1);
    sit('bob', 3);
    sit('cy', 5);
    anotherHand(felt);
    sit('dee', 2);
    felt.begin();
    expect([...(felt.state.hand?.holders.keys() ?? [])]).toEqual([3, 5, 1]);
  });
});

describe("the house's own players", () => {
  it('come when a person is ready, out of the bank, and go when nobody is left', () => {
    const felt = seated('ann');
    for (let due = botsDue(felt.setting, felt.state); due; due = botsDue(felt.setting, felt.state))
      felt.ask(due);
    expect([...felt.state.table.seats.keys()].toSorted((a, b) => a - b)).toEqual([1, 5, 6]);
    expect(felt.balance(`stakes:${botPlayer(1)}@poker`)).toBe(10_000);
    expect(felt.balance('bank')).toBe(-100_000 - 20_000);
    felt.ask({ do: 'stand-up', player: 'ann' });
    for (let due = botsDue(felt.setting, felt.state); due; due = botsDue(felt.setting, felt.state))
      felt.ask(due);
    expect(felt.state.table.seats.size).toBe(0);
    expect(felt.balance('bank')).toBe(-100_000);
  });

  it('do not play among themselves', () => {
    const felt = seated('ann');
    for (let due = botsDue(felt.setting, felt.state); due; due = botsDue(felt.setting, felt.state))
      felt.ask(due);
    felt.ask({ do: 'sit-out', player: 'ann' });
    expect(felt.begin()).toEqual({ refused: { reason: 'Nobody is there to play.' } });
    expect(botsDue(felt.setting, felt.state)).toBeNull();
  });

  it('answer every question with something that is offered, buy in again when broke, and are called bots', () => {
    const felt = seated('ann');
    const luck = seededRandom('bots');
    let over = 0;
    for (let steps = 0; over < 60 && steps < 20_000; steps += 1) {
      const { hand } = felt.state;
      if (!hand || hand.over) {
        over += 1;
        for (let due = botsDue(felt.setting, felt.state); due; due = botsDue(felt.setting, felt.state))
          felt.ask(due);
        if (felt.state.table.seats.get(1)?.stack === 0) felt.fund('ann', 10_000);
        felt.ask({ do: 'add-chips', player: 'ann', amount: cents(10_000) });
        felt.goOn();
        continue;
      }
      const { waiting } = handOf(hand);
      if (waiting.for !== 'answer') {
        felt.goOn();
        continue;
      }
      const { seat } = waiting.questions[0];
      const style = felt.state.occupants.get(seat)?.bot ?? 'random';
      const player = hand.holders.get(seat) ?? '';
      const answer = botAnswer(hand, seat, style, luck);
      const made = felt.ask({ do: 'act', player, turn: turnOf(hand), answer });
      expect(made).not.toHaveProperty('refused');
    }
    expect(felt.state.hands).toBeGreaterThan(50);
    expect(verbs(felt).filter((type) => type === 'hand-over').length).toBeGreaterThan(50);
    expect(botName(botPlayer(1))).toBe('Ada (bot)');
    expect(botName('3f2b')).toBeUndefined();
  });
});
