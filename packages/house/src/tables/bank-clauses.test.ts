import { gameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';

/** A table at which these sit, each at a seat of their own and with chips. */
function seated(id: string, people: Readonly<Record<string, number>>): Felt {
  const felt = new Felt(settingOf(gameNamed(id).with({})));
  for (const [player, seat] of Object.entries(people)) {
    felt.fund(player, 10_000_000);
    felt.ask({ do: 'sit', player, spot: seat });
  }
  return felt;
}

const bet = (felt: Felt, player: string, spot: number, wager: string, amount = 1000): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });

const take = (felt: Felt, player: string, seat: number, dealerBet?: number): Decision =>
  felt.ask({
    do: 'take-bank',
    player,
    seat,
    amount: cents(1_000_000),
    ...(dealerBet === undefined ? {} : { dealerBet: cents(dealerBet) }),
  });

/** Goes on, past a round that is bet on, until bets are taken or the bank is offered: who is offered it, or who banks. */
function banker(felt: Felt): string {
  if (felt.state.phase === 'betting') felt.until('settled');
  do felt.goOn();
  while (felt.state.phase !== 'betting' && felt.state.phase !== 'bank');
  const { offered } = felt.state.bank;
  if (felt.state.phase === 'betting') return felt.state.bank.holder?.player ?? 'house';
  return offered === null || offered === 'anybody' ? String(offered) : `offered to ${offered.player}`;
}

describe('bclc-baccarat 6.0 §2.2: the bank of Three Card Baccarat at a live table', () => {
  const THREE = { ann: 2, bob: 5, cat: 8 };
  const BASIC = 'three-card-baccarat';
  const open = (): Felt => seated('bclc-baccarat/three-card-baccarat', THREE);
  const allBet = (felt: Felt, amount = 1000): void => {
    for (const [player, seat] of Object.entries(THREE))
      if (felt.state.bank.holder?.player !== player) bet(felt, player, seat, BASIC, amount);
  };

  it('§2.2.1, §2.2.2, §2.2.4, §2.2.11: the house first and every other round; between them clockwise from the dealer’s left, a round each', () => {
    const felt = open();
    const banked: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const next = banker(felt);
      banked.push(next);
      if (next.startsWith('offered to ')) {
        const player = next.slice('offered to '.length);
        take(felt, player, { ann: 2, bob: 5, cat: 8 }[player] ?? 0);
        expect(banker(felt)).toBe(player);
      }
      allBet(felt);
    }
    expect(banked).toEqual([
      'house',
      'offered to ann',
      'house',
      'offered to bob',
      'house',
      'offered to cat',
      'house',
      'offered to ann',
    ]);
  });

  it('§2.2.3: whoever waives the bank leaves it to the house, and the next in turn is asked after that', () => {
    const felt = open();
    expect(banker(felt)).toBe('house');
    allBet(felt);
    expect(banker(felt)).toBe('offered to ann');
    felt.ask({ do: 'decline-bank', player: 'ann' });
    expect(banker(felt)).toBe('house');
    allBet(felt);
    expect(banker(felt)).toBe('offered to bob');
  });

  it('§2.2.8.b: only who has bet against the house is offered the bank', () => {
    const felt = open();
    banker(felt);
    bet(felt, 'bob', 5, BASIC);
    expect(banker(felt)).toBe('offered to bob');
    expect(take(felt, 'ann', 2)).toMatchObject({ refused: { cite: { section: '6.0' } } });
  });

  it('§2.2.9, §2.2.10: the dealer plays against a player’s bank, for what the banker bet last', () => {
    const felt = open();
    banker(felt);
    allBet(felt, 2500);
    banker(felt);
    take(felt, 'ann', 2);
    expect(felt.state.bank.holder?.dealerBet).toBe(2500);
  });

  it('§2.2.10.a: the banker may ask for less, down to the table’s least', () => {
    const felt = open();
    banker(felt);
    allBet(felt, 2500);
    banker(felt);
    const least = felt.table.limits[BASIC]?.least ?? 0;
    expect(take(felt, 'ann', 2, least - 100)).toHaveProperty('refused');
    expect(take(felt, 'ann', 2, 2600)).toHaveProperty('refused');
    take(felt, 'ann', 2, least);
    expect(felt.state.bank.holder?.dealerBet).toBe(least);
  });

  it('§2.2.2.a: a banker plays no hand', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    take(felt, 'ann', 2);
    expect(banker(felt)).toBe('ann');
    expect(bet(felt, 'ann', 2, BASIC)).toMatchObject({ refused: { cite: { clause: '2.2.2.a' } } });
    expect(bet(felt, 'ann', 3, BASIC)).toMatchObject({ refused: { cite: { clause: '2.2.2.a' } } });
  });

  it('§2.2.8.a: bets that the bank does not cover are refused', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    felt.ask({ do: 'take-bank', player: 'ann', seat: 2, amount: cents(3000), dealerBet: cents(1000) });
    banker(felt);
    expect(bet(felt, 'bob', 5, BASIC, 2500)).toMatchObject({ refused: { cite: { clause: '2.2.8.a' } } });
    expect(bet(felt, 'bob', 5, BASIC, 2000)).not.toHaveProperty('refused');
    expect(bet(felt, 'cat', 8, BASIC, 500)).toMatchObject({ refused: { cite: { clause: '2.2.8.a' } } });
  });

  it('§3.4, §3.5, §3.6: bets lie before the deal and stay as they are until they are settled', () => {
    const felt = open();
    banker(felt);
    bet(felt, 'ann', 2, BASIC);
    felt.until('dealing');
    const laid = felt.state.bets;
    for (const decision of [
      bet(felt, 'ann', 2, BASIC),
      bet(felt, 'bob', 5, BASIC),
      bet(felt, 'ann', 2, BASIC, -1000),
      felt.ask({ do: 'clear', player: 'ann' }),
    ])
      expect(decision).toHaveProperty('refused');
    expect(felt.state.bets).toEqual(laid);
  });

  it('§5.4.1, §5.4.2: a bet for the dealer that wins goes to the tips with its win, and nothing of it stays', () => {
    const felt = open();
    const tips = (): number => felt.balances.get('tips:test') ?? 0;
    for (let round = 0; round < 40 && tips() === 0; round += 1) {
      while (banker(felt) !== 'house') felt.ask({ do: 'decline-bank', player: 'ann' });
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [
          { spot: 2, wager: BASIC, kind: 'own', amount: cents(1000) },
          { spot: 2, wager: BASIC, kind: 'tip', amount: cents(1000) },
        ],
      });
      felt.until('settled');
    }
    // the stake and its win less 5 %
    expect(tips()).toBe(1950);
    banker(felt);
    expect([felt.state.bets.length, felt.stakes('ann')]).toEqual([0, 0]);
  });
});

describe('baccarat-gold Type of Game: the bank at a live table', () => {
  const TWO = { ann: 2, bob: 5 };
  const open = (): Felt => seated('baccarat-gold/baccarat-gold', TWO);

  it('§1, READINGS 10: two rounds in a row, then it is offered on, clockwise', () => {
    const felt = open();
    const offers: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const next = banker(felt);
      offers.push(next);
      const player = next === 'offered to ann' ? 'ann' : 'bob';
      take(felt, player, TWO[player]);
      expect(banker(felt)).toBe(player);
      const other = player === 'ann' ? 'bob' : 'ann';
      bet(felt, other, TWO[other], 'player-line');
    }
    expect(offers).toEqual([
      'offered to ann',
      'offered to ann',
      'offered to bob',
      'offered to bob',
      'offered to ann',
    ]);
  });

  it('§1: whoever declines passes it on; the house never banks', () => {
    const felt = open();
    expect(banker(felt)).toBe('offered to ann');
    felt.ask({ do: 'decline-bank', player: 'ann' });
    expect(banker(felt)).toBe('offered to bob');
    felt.ask({ do: 'decline-bank', player: 'bob' });
    expect(banker(felt)).toBe('anybody');
  });

  it('Dealing Procedures and Round of Play §1: no bet is made, raised or taken back once the deal has begun', () => {
    const felt = open();
    banker(felt);
    take(felt, 'ann', 2);
    banker(felt);
    bet(felt, 'bob', 5, 'player-line');
    felt.until('dealing');
    for (const amount of [500, -500])
      expect(bet(felt, 'bob', 5, 'player-line', amount)).toHaveProperty('refused');
  });
});
