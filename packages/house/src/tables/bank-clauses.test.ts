import { parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';

/** A table at which these sit, each at a seat of their own and with chips. */
function seated(id: string, people: Readonly<Record<string, number>>): Felt {
  const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
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
  const allBet = (felt: Felt, amount = 1000, seats: Readonly<Record<string, number>> = THREE): void => {
    for (const [player, seat] of Object.entries(seats))
      if (felt.state.bank.holder?.player !== player) bet(felt, player, seat, BASIC, amount);
  };

  it('§2.2.1, §2.2.2, §2.2.4, §2.2.11: the house first and every other round; between them clockwise from the dealer’s left, a round each', () => {
    const felt = open();
    const banked: string[] = [];
    for (let round = 0; round < 10; round += 1) {
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
      'house',
      'offered to bob',
    ]);
  });

  it('§2.2.11: nobody banks twice before the bank has gone round, neither at a second hand nor at another seat', () => {
    const felt = open();
    felt.ask({ do: 'sit', player: 'ann', spot: 6 });
    const banks = (player: string, seat: number, ann = 2): void => {
      expect(banker(felt)).toBe('house');
      allBet(felt, 1000, { ...THREE, ann });
      expect(banker(felt)).toBe(`offered to ${player}`);
      expect(felt.state.bank.offered).toMatchObject({ seat });
      take(felt, player, seat);
      banker(felt);
    };
    banks('ann', 2);
    banks('bob', 5);
    banks('cat', 8);
    felt.until('settled');
    felt.ask({ do: 'stand-up', player: 'ann' });
    felt.ask({ do: 'sit', player: 'ann', spot: 9 });
    banks('bob', 5, 9);
    expect(felt.refolded()).toEqual(felt.state);
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
    take(felt, 'bob', 5);
    banker(felt);
    bet(felt, 'ann', 2, BASIC);
    expect(banker(felt)).toBe('house');
    // Ann has bet against Bob's bank only.
    expect(banker(felt)).toBe('offered to bob');
  });

  it('§2.2.8.b: one such bet is enough, also for who then bets against a player or sits a round out', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    take(felt, 'ann', 2);
    banker(felt);
    bet(felt, 'bob', 5, BASIC);
    expect(banker(felt)).toBe('house');
    expect(banker(felt)).toBe('offered to bob');
  });

  it('§2.2.9, §2.2.10: the dealer plays against a player’s bank, for what the banker bet last', () => {
    const felt = open();
    banker(felt);
    allBet(felt, 2500);
    banker(felt);
    take(felt, 'ann', 2);
    expect(felt.state.bank.holder?.dealerBet).toBe(2500);
    banker(felt);
    banker(felt);
    allBet(felt, 1500);
    expect(banker(felt)).toBe('offered to bob');
    take(felt, 'bob', 5);
    expect(felt.state.bank.holder?.dealerBet).toBe(1500);
  });

  it('§2.2.10: what the banker bet last is the wager alone, not the bonus beside it', () => {
    const felt = open();
    banker(felt);
    allBet(felt, 1500);
    for (const [player, seat] of Object.entries(THREE)) bet(felt, player, seat, 'three-kings-bonus', 4000);
    expect(banker(felt)).toBe('offered to ann');
    take(felt, 'ann', 2);
    expect(felt.state.bank.holder?.dealerBet).toBe(1500);
    expect(take(felt, 'ann', 2, 4000)).toHaveProperty('refused');
  });

  it('§2.2.12: nobody puts up chips beside another’s bank', () => {
    const felt = open();
    banker(felt);
    allBet(felt);
    banker(felt);
    take(felt, 'ann', 2);
    const { holder } = felt.state.bank;
    expect(take(felt, 'bob', 5)).toHaveProperty('refused');
    banker(felt);
    expect(take(felt, 'bob', 5)).toHaveProperty('refused');
    expect(felt.state.bank.holder).toEqual(holder);
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
    for (const phase of ['dealing', 'settled', 'closed', 'cut', 'bank'] as const) {
      felt.until(phase);
      const laid = felt.state.bets;
      for (const decision of [
        bet(felt, 'ann', 2, BASIC),
        bet(felt, 'bob', 5, BASIC),
        bet(felt, 'ann', 2, BASIC, -1000),
        felt.ask({ do: 'clear', player: 'ann' }),
        felt.ask({ do: 'undo', player: 'ann' }),
        felt.ask({ do: 'double', player: 'ann' }),
        felt.ask({ do: 'rebet', player: 'ann' }),
      ])
        expect(decision).toHaveProperty('refused');
      expect(felt.state.bets).toEqual(laid);
    }
  });

  it('§1.1: every round is dealt from a new deck of 52', () => {
    const felt = open();
    const decks = Array.from({ length: 3 }, () => {
      while (banker(felt) !== 'house') felt.ask({ do: 'decline-bank', player: 'ann' });
      bet(felt, 'ann', 2, BASIC);
      felt.until('settled');
      const { number, cards, dealt } = felt.state.shoe;
      expect([cards, dealt.length]).toEqual([52, 6]);
      return number;
    });
    expect(decks).toEqual([1, 2, 3]);
  });

  it('§2.2.6, §2.2.7, §7.6.11: the chips of the wager are the banker’s, those of the bonus the tray’s', () => {
    const felt = open();
    const at = (account: string): number => felt.balances.get(`${account}:test`) ?? 0;
    banker(felt);
    allBet(felt);
    banker(felt);
    take(felt, 'ann', 2);
    banker(felt);
    bet(felt, 'bob', 5, BASIC);
    bet(felt, 'bob', 5, 'three-kings-bonus', 500);
    bet(felt, 'cat', 8, BASIC, 3000);
    bet(felt, 'cat', 8, 'three-kings-bonus', 500);
    const before = { tray: at('tray'), ann: felt.wallet('ann') };
    // Bob's nine wins, Cat's eight loses, and the dealer ties with the banker.
    felt.stack(parseCards('9c Td Th 8d Tc Ts 8s Qd Qh 8h Kd Jc'));
    felt.until('settled');
    expect(felt.wallet('ann') - before.ann).toBe(1_000_000 + 2000 - 100);
    expect(at('tray') - before.tray).toBe(-3 * 500 - 2 * 500);
    expect(at('bank')).toBe(0);
  });

  it('§4.1: the 5 % go to the house, whoever banks', () => {
    const felt = open();
    const commission = (): number => felt.balances.get('commission:test') ?? 0;
    banker(felt);
    bet(felt, 'ann', 2, BASIC);
    felt.stack(parseCards('9c Td Th 8c Tc Ts'));
    felt.until('settled');
    expect([commission(), felt.wallet('ann')]).toEqual([50, 10_000_950]);
    banker(felt);
    take(felt, 'ann', 2);
    banker(felt);
    bet(felt, 'bob', 5, BASIC);
    // Bob's hand beats the banker's, and the dealer's between them ties with it.
    felt.stack(parseCards('9c Td Th 8d Tc Ts 8c 9d As'));
    felt.until('settled');
    expect([commission(), felt.wallet('bob')]).toEqual([100, 10_000_950]);
  });

  it('§5.4.1, §5.4.2: a bet for the dealer that wins goes to the tips with its win, and nothing of it stays, nor of one that ties', () => {
    const felt = open();
    const tipped = (cards: string): void => {
      while (banker(felt) !== 'house') felt.ask({ do: 'decline-bank', player: 'ann' });
      expect([felt.state.bets.length, felt.stakes('ann')]).toEqual([0, 0]);
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [
          { spot: 2, wager: BASIC, kind: 'own', amount: cents(1000) },
          { spot: 2, wager: BASIC, kind: 'tip', amount: cents(1000) },
        ],
      });
      felt.stack(parseCards(cards));
      felt.until('settled');
      expect(felt.stakes('ann')).toBe(0);
    };
    tipped('9c Td Th 8c Tc Ts');
    // Ann's win less 5 %; the dealer's bet with its own.
    expect([felt.wallet('ann'), felt.balances.get('tips:test')]).toEqual([10_000_000 - 1000 + 950, 1950]);
    tipped('8d Td Th 8c Tc Ts');
    expect([felt.wallet('ann'), felt.balances.get('tips:test')]).toEqual([10_000_000 - 1000 + 950, 1950]);
  });
});

describe('baccarat-gold Type of Game: the bank at a live table', () => {
  const TWO = { ann: 2, bob: 5 };
  const open = (): Felt => seated('baccarat-gold/baccarat-gold', TWO);

  it('§1, READINGS 10: two rounds in a row, then it is offered on, clockwise', () => {
    const three: Readonly<Record<string, number>> = { ann: 2, bob: 5, cat: 8 };
    const felt = seated('baccarat-gold/baccarat-gold', three);
    const offers: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      const next = banker(felt);
      offers.push(next);
      const player = next.replace('offered to ', '');
      take(felt, player, three[player] ?? 0);
      expect(banker(felt)).toBe(player);
      for (const [other, seat] of Object.entries(three))
        if (other !== player) bet(felt, other, seat, 'player-line');
    }
    expect(offers).toEqual(
      ['ann', 'ann', 'bob', 'bob', 'cat', 'cat', 'ann'].map((player) => `offered to ${player}`),
    );
  });

  it('§1, READINGS 10: a second seat is no second turn: two rounds in a row are the most for one player', () => {
    const felt = open();
    felt.ask({ do: 'sit', player: 'ann', spot: 3 });
    const offers: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const next = banker(felt);
      offers.push(next);
      const offered = felt.state.bank.offered;
      if (offered === null || offered === 'anybody') break;
      take(felt, offered.player, offered.seat);
      banker(felt);
      if (offered.player === 'ann') bet(felt, 'bob', 5, 'player-line');
      else bet(felt, 'ann', 3, 'player-line');
    }
    expect(offers).toEqual(['ann', 'ann', 'bob', 'bob', 'ann'].map((player) => `offered to ${player}`));
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
    for (const verb of ['clear', 'undo', 'double', 'rebet'] as const)
      expect(felt.ask({ do: verb, player: 'bob' })).toHaveProperty('refused');
  });
});
