import { deck, formatCards, JOKER, parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { type Answer, accountsOf, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';
import { viewYou } from './you.ts';

const PAI_GOW = 'bclc-poker/pai-gow-poker';
const THREE: Readonly<Record<string, number>> = { ann: 2, bob: 4, cat: 6 };

/** Ann, Bob and Cat sit at seats 2, 4 and 6. */
function open(id = PAI_GOW): Felt {
  const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
  for (const [player, spot] of Object.entries(THREE)) {
    felt.fund(player, 10_000_000);
    felt.ask({ do: 'sit', player, spot });
  }
  return felt;
}

const bet = (felt: Felt, player: string, spot: number, amount = 1000, wager = 'main'): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });

const allBet = (felt: Felt, amount = 1000): void => {
  for (const [player, spot] of Object.entries(THREE))
    if (felt.state.bank.holder?.player !== player) bet(felt, player, spot, amount);
};

const take = (felt: Felt, player: string, dealerBet?: number): Decision =>
  felt.ask({
    do: 'take-bank',
    player,
    seat: THREE[player] ?? 0,
    amount: cents(1_000_000),
    ...(dealerBet === undefined ? {} : { dealerBet: cents(dealerBet) }),
  });

/** Goes on, past a round that is bet on, until bets are taken or the bank is offered. */
function banker(felt: Felt): string {
  if (felt.state.phase === 'betting') felt.until('settled');
  do felt.goOn();
  while (felt.state.phase !== 'betting' && felt.state.phase !== 'bank');
  const { offered, holder } = felt.state.bank;
  if (felt.state.phase === 'betting') return holder?.player ?? 'house';
  return offered === null || offered === 'anybody' ? String(offered) : `offered to ${offered.player}`;
}

describe('bclc-poker 2.0 §2.1: the bank of Pai Gow Poker at a live table', () => {
  it('§2.1.1, §2.1.2, §2.1.4, §2.1.9, §3.2.4: the house first and every other round; between them counter-clockwise from the dealer’s right, a round each', () => {
    const felt = open();
    const banked: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const next = banker(felt);
      banked.push(next);
      if (next.startsWith('offered to ')) {
        const player = next.slice('offered to '.length);
        take(felt, player);
        expect(banker(felt)).toBe(player);
      }
      allBet(felt);
    }
    expect(banked).toEqual([
      'house',
      'offered to cat',
      'house',
      'offered to bob',
      'house',
      'offered to ann',
      'house',
      'offered to cat',
      'house',
      'offered to bob',
    ]);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('§2.1.9, §3.2.4: nobody banks twice before the bank has gone round, at whatever seat', () => {
    const felt = open();
    felt.ask({ do: 'sit', player: 'cat', spot: 5 });
    const banks = (player: string): void => {
      expect(banker(felt)).toBe('house');
      allBet(felt);
      expect(bet(felt, 'cat', 5)).toHaveProperty('events');
      expect(banker(felt)).toBe(`offered to ${player}`);
      take(felt, player);
      banker(felt);
    };
    banks('cat');
    banks('bob');
    banks('ann');
    banks('cat');
  });

  it('§2.1.3: whoever waives the bank leaves it to the house', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    expect(banker(felt)).toBe('offered to cat');
    felt.ask({ do: 'decline-bank', player: 'cat' });
    expect(banker(felt)).toBe('house');
    allBet(felt);
    expect(banker(felt)).toBe('offered to bob');
  });

  it('§2.1.6.b: only who has bet against the house is offered the bank', () => {
    const felt = open();
    banker(felt);
    bet(felt, 'ann', 2);
    expect(banker(felt)).toBe('offered to ann');
    expect(take(felt, 'cat')).toHaveProperty('refused');
  });

  it('§2.1.8, §2.1.8.a: the dealer bets what the banker bet last, or less down to the least of the table', () => {
    const felt = open();
    banker(felt);
    allBet(felt, 2500);
    banker(felt);
    expect(take(felt, 'cat', 2600)).toHaveProperty('refused');
    expect(take(felt, 'cat', 400)).toHaveProperty('refused');
    take(felt, 'cat');
    expect(felt.state.bank.holder?.dealerBet).toBe(2500);
    const other = open();
    banker(other);
    allBet(other, 2500);
    banker(other);
    take(other, 'cat', 500);
    expect(other.state.bank.holder?.dealerBet).toBe(500);
  });

  it('§2.1.10, §2.1.11: a bank is one player’s alone, who covers all of it', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    expect(
      felt.ask({ do: 'take-bank', player: 'cat', seat: 6, amount: cents(500), dealerBet: cents(500) }),
    ).toMatchObject({ refused: { cite: { clause: '2.1.6.a' } } });
    take(felt, 'cat');
    expect(take(felt, 'bob')).toHaveProperty('refused');
    expect(felt.state.bank.holder).toMatchObject({ player: 'cat', amount: 1_000_000 });
    banker(felt);
    expect(take(felt, 'bob')).toHaveProperty('refused');
  });

  it('§2.1.6.a: nobody bets more against a bank than it covers', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    felt.ask({ do: 'take-bank', player: 'cat', seat: 6, amount: cents(5000), dealerBet: cents(1000) });
    banker(felt);
    expect(bet(felt, 'ann', 2, 4100)).toMatchObject({ refused: { cite: { clause: '2.1.6.a' } } });
    expect(bet(felt, 'ann', 2, 4000)).toHaveProperty('events');
  });
});

const naming = (id: string) => ({ who: id, name: id });
const moment = { phase: { name: 'dealing' as const, since: 0, until: null }, asking: null };

/** Deals until the players are asked to set their hands. */
function dealToSetting(felt: Felt): void {
  felt.goOn();
  while (roundOf(felt.table, felt.state).waiting.for !== 'answer') felt.goOn();
}

describe('bclc-poker 2.0 §8.3: hands are set at a live table', () => {
  const cardsOf = (felt: Felt, seat: number) =>
    roundOf(felt.table, felt.state).places.find(({ name }) => name === String(seat))?.cards ?? [];
  const answer = (felt: Felt, player: string, seat: number, given: Answer): Decision =>
    felt.ask({ do: 'answer', player, seat, answer: given });

  it('§8.3.1, §8.3.2: all are asked at once and answer in any order, each seeing only their own cards', () => {
    const felt = open();
    felt.until('betting');
    bet(felt, 'ann', 2);
    bet(felt, 'bob', 4);
    dealToSetting(felt);
    const bobs = cardsOf(felt, 4);
    const [first, second, ...rest] = bobs;
    if (first === undefined || second === undefined) throw new Error('Bob has no cards.');
    const seen = JSON.stringify([
      viewTable(felt.table, felt.state, moment, naming),
      viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment),
    ]);
    for (const card of bobs) expect(seen).not.toContain(`"${formatCards([card])}"`);
    for (const card of cardsOf(felt, 2)) expect(seen).toContain(formatCards([card]));
    expect(
      answer(felt, 'bob', 4, { verb: 'set', parts: { low: [first, second], high: rest } }),
    ).toHaveProperty('events');
    expect(answer(felt, 'bob', 4, { verb: 'house-way' })).toHaveProperty('refused');
    expect(
      answer(felt, 'ann', 2, { verb: 'set', parts: { low: [first, second], high: rest } }),
    ).toHaveProperty('refused');
    expect(answer(felt, 'ann', 2, { verb: 'house-way' })).toHaveProperty('events');
    felt.until('settled');
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('§8.1.3.a: once the dice are open nobody changes a bet', () => {
    const felt = open();
    felt.until('betting');
    bet(felt, 'ann', 2);
    felt.until('dealing');
    while (felt.state.steps.at(-1)?.type !== 'number-drawn') felt.goOn();
    expect(bet(felt, 'ann', 2)).toHaveProperty('refused');
    expect(
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot: 2, wager: 'main', kind: 'own', amount: cents(-1000) }],
      }),
    ).toHaveProperty('refused');
    expect(felt.stakes('ann')).toBe(1000);
  });

  it('§8.3.4: a player who banks is asked when all others have set', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    take(felt, 'cat');
    banker(felt);
    bet(felt, 'ann', 2);
    dealToSetting(felt);
    expect(answer(felt, 'cat', 6, { verb: 'house-way' })).toHaveProperty('refused');
    answer(felt, 'ann', 2, { verb: 'house-way' });
    while (roundOf(felt.table, felt.state).waiting.for !== 'answer') felt.goOn();
    expect(answer(felt, 'cat', 6, { verb: 'house-way' })).toHaveProperty('events');
    felt.until('settled');
    const chips = [...felt.balances.values()].reduce((sum, balance) => sum + balance, 0);
    expect(chips).toBe(0);
  });

  it('3.0 §2.1.5: a round with bonus and envy pays from the tray and conserves every chip', () => {
    const felt = open('bclc-poker/fortune-pai-gow-poker');
    felt.until('betting');
    for (const [player, spot] of Object.entries(THREE)) {
      bet(felt, player, spot);
      bet(felt, player, spot, 500, 'fortune-bonus');
    }
    felt.until('settled');
    expect([...felt.balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    for (const player of Object.keys(THREE)) expect(felt.stakes(player)).toBe(0);
  });

  it('5.0 §7.3, §7.4: at Face Up everybody sees the dealer’s set hand when they are asked to set theirs', () => {
    const felt = open('bclc-poker/face-up-pai-gow-poker');
    felt.until('betting');
    bet(felt, 'ann', 2);
    bet(felt, 'bob', 4);
    bet(felt, 'bob', 4, 500, 'ace-high-bonus');
    dealToSetting(felt);
    const dealer = roundOf(felt.table, felt.state).places.find(({ name }) => name === 'dealer');
    const seen = JSON.stringify(viewTable(felt.table, felt.state, moment, naming));
    for (const card of dealer?.cards ?? []) expect(seen).toContain(formatCards([card]));
    for (const card of cardsOf(felt, 2)) expect(seen).not.toContain(`"${formatCards([card])}"`);
    expect(answer(felt, 'bob', 4, { verb: 'house-way' })).toHaveProperty('events');
    expect(answer(felt, 'ann', 2, { verb: 'house-way' })).toHaveProperty('events');
    felt.until('settled');
    expect([...felt.balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    expect(felt.refolded()).toEqual(felt.state);
  });
});

describe('bclc-poker 4.0 §7.4: the meter of a live Pai Gow table', () => {
  const METER = 5_000_000;
  const RESEED = 1_000_000;
  const ACCOUNT = accountsOf('test').meter();

  /** Cat at seat 6 and Bob at seat 5 are in the progressive; seat 6 receives the first of these hands, seat 5 the second. */
  function dealt(...hands: string[]): Felt {
    const game = bankedGameNamed('bclc-poker/pai-gow-progressive').with({
      meter: METER,
      reseed: RESEED,
      start: 'random-number',
      dealing: 'direct',
    });
    const felt = new Felt({ ...settingOf(game), contribution: 20 });
    for (const [player, spot] of [
      ['cat', 6],
      ['bob', 5],
    ] as const) {
      felt.fund(player, 100_000);
      felt.ask({ do: 'sit', player, spot });
    }
    felt.until('betting');
    for (const [player, spot] of [
      ['cat', 6],
      ['bob', 5],
    ] as const) {
      bet(felt, player, spot);
      bet(felt, player, spot, 100, 'progressive');
    }
    const first = hands.flatMap((hand) => parseCards(hand));
    felt.stack([...first, ...[...deck(), JOKER].filter((card) => !first.includes(card))]);
    felt.until('dealing');
    while (felt.state.phase === 'dealing' && !felt.state.jackpot) {
      // The bank is position one, so that the second is at its right.
      if (roundOf(felt.table, felt.state).waiting.for === 'number') felt.ask({ do: 'step', number: 2 });
      else felt.goOn();
    }
    return felt;
  }

  const chips = (felt: Felt): number =>
    [...felt.balances.values()].reduce((sum, balance) => sum + balance, 0);

  it('§1.3, §6.3: a part of every dollar goes on it', () => {
    const felt = dealt('Ks Jd 9c 8h 5s 3d 2c', 'Qs Jc 9d 8s 5h 3c 2d');
    expect([felt.state.meters.progressive, felt.balances.get(ACCOUNT)]).toEqual([METER + 40, METER + 40]);
    expect(felt.state.phase).toBe('settled');
  });

  it('READINGS 33, §7.5.1: all of it to the first from the right, a tenth of the reset amount to the next, when they are confirmed', () => {
    const felt = dealt('9d 8d 7d 6d 5d 4d 3d', 'Ac Ad Ah As Jo 7c 4c');
    expect(felt.state.jackpot).toMatchObject({
      stage: 'called',
      awards: [
        { seat: 6, player: 'cat', amount: METER + 40 },
        { seat: 5, player: 'bob', amount: RESEED / 10 },
      ],
    });
    expect(felt.ask({ do: 'confirm-jackpot', by: 'sue' })).toHaveProperty('events');
    expect([felt.state.meters.progressive, felt.balances.get(ACCOUNT)]).toEqual([
      RESEED - RESEED / 10,
      RESEED - RESEED / 10,
    ]);
    expect(chips(felt)).toBe(0);
    expect(felt.refolded()).toEqual(felt.state);
    const { round } = felt.state;
    for (const by of ['tom', 'sue'])
      felt.ask({ do: 'back-out-jackpot', by, round, reason: 'The cards were misread.' });
    expect([felt.state.meters.progressive, felt.balances.get(ACCOUNT)]).toEqual([METER + 40, METER + 40]);
    expect(chips(felt)).toBe(0);
  });
});
