import { bankedGameNamed, fourCardPoker, miniBaccarat, threeCardPoker } from '@croupier/games';
import { cents, type Decide, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { companyAnswers, companyBanks, companyBets, havePassed } from './company.ts';
import { allReady, roundSeen } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';

const felt = (game: TableGame, bots = 2): Felt => {
  const opened = new Felt({ ...settingOf(game), bots });
  opened.fund('ann', 100_000);
  opened.until('betting');
  return opened;
};

const annBets = (on: Felt, wager: string): void => {
  on.ask({
    do: 'bet',
    player: 'ann',
    changes: [{ spot: 1, wager, kind: 'own', amount: cents(1000) }],
  });
};

const joinIn = (on: Felt): void => {
  for (const bet of companyBets(on.table, on.state)) expect(on.ask(bet)).toHaveProperty('events');
};

const bettors = (on: Felt): string[] => [...new Set(on.state.bets.map(({ player }) => player))];
const cage = (on: Felt): number => on.balances.get('bank') ?? 0;
const play: Decide = ({ actions: [first] }) =>
  first?.least === undefined ? { verb: 'fold' } : { verb: first.verb, amount: first.least };

describe('bots at a table against a bank', () => {
  it('bet beside a person, and never alone', () => {
    const on = felt(threeCardPoker.with({}));
    expect(companyBets(on.table, on.state)).toEqual([]);
    annBets(on, 'ante');
    joinIn(on);
    expect(bettors(on)).toEqual(['ann', 'bot-1', 'bot-2']);
    // Each once, at the least of the table, on seats from the right.
    expect(companyBets(on.table, on.state)).toEqual([]);
    expect(on.state.bets.slice(1).map(({ spot, amount }) => [spot, amount])).toEqual([
      [7, 500],
      [6, 500],
    ]);
  });

  it('bet the same when the same round is played again, and not the same in every round', () => {
    const game = miniBaccarat.with({});
    const wagersIn = (round: number): string[] => {
      const on = felt(game);
      annBets(on, 'player');
      const state = { ...on.state, round };
      return companyBets(on.table, state).flatMap((bet) =>
        bet.do === 'bet' ? bet.changes.map(({ wager }) => wager) : [],
      );
    };
    const rounds = Array.from({ length: 8 }, (_, at) => wagersIn(at + 1));
    expect(Array.from({ length: 8 }, (_, at) => wagersIn(at + 1))).toEqual(rounds);
    expect(new Set(rounds.flat())).toEqual(new Set(['player', 'banker']));
  });

  it('leave two seats to people, and are not waited for', () => {
    const on = felt(fourCardPoker.with({}), 9);
    annBets(on, 'ante');
    joinIn(on);
    expect(on.state.spots.size).toBe(4);
    expect(allReady(on.state)).toBe(false);
    on.ask({ do: 'deal-now', player: 'ann' });
    expect(allReady(on.state)).toBe(true);
  });

  it('make room at a full table, one at a time, for whoever comes next', () => {
    const on = felt(fourCardPoker.with({}), 2);
    annBets(on, 'ante');
    joinIn(on);
    expect(new Set(on.state.spots.keys())).toEqual(new Set([1, 5, 6]));
    while (on.state.phase !== 'settled') on.goOn();
    on.until('betting');
    for (const [at, player] of ['ann', 'ben', 'cat', 'dan'].entries()) {
      on.fund(player, 100_000);
      const changes = [{ spot: at + 1, wager: 'ante', kind: 'own' as const, amount: cents(1000) }];
      expect(on.ask({ do: 'bet', player, changes })).toHaveProperty('events');
    }
    expect(on.state.spots.size).toBe(6);
    joinIn(on);
    expect(new Set(on.state.spots.keys())).toEqual(new Set([1, 2, 3, 4, 6]));
    expect(bettors(on)).toEqual(['ann', 'ben', 'cat', 'dan', 'bot-1']);
    // One free seat is enough: the other bot stays, and the first does not come back.
    joinIn(on);
    expect(on.state.spots.size).toBe(5);
  });

  it('play with the house’s chips, and everything is paid and taken as it is for people', () => {
    const on = felt(threeCardPoker.with({}));
    const before = cage(on);
    annBets(on, 'ante');
    joinIn(on);
    expect(cage(on)).toBe(before - 1000);
    while (on.state.phase === 'betting') on.goOn();
    for (let step = 0; step < 200 && on.state.phase === 'dealing'; step += 1) {
      const round = roundSeen(on.table, on.state);
      if (round.waiting.for !== 'answer') {
        on.goOn();
        continue;
      }
      const asked = round.waiting.questions.map(({ seat }) => seat);
      const answer = companyAnswers(on.state, round, asked, play);
      // Nobody answers for ann.
      expect(answer === null).toBe(asked.includes(1));
      on.ask(answer ?? { do: 'answer', player: 'ann', seat: 1, answer: { verb: 'fold' } });
    }
    expect(on.state.phase).toBe('settled');
    expect([on.stakes('ann'), on.stakes('bot-1'), on.stakes('bot-2')]).toEqual([0, 0, 0]);
    expect([...on.balances.keys()].filter((name) => name.startsWith('wallet:'))).toEqual(['wallet:ann']);
    expect([...on.balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
  });

  it('bet even wagers where there are many', () => {
    for (let round = 0; round < 20; round += 1) {
      const on = felt(miniBaccarat.with({}));
      annBets(on, 'tie');
      joinIn(on);
      for (const { player, wager } of on.state.bets)
        expect(player === 'ann' ? ['tie'] : ['player', 'banker']).toContain(wager);
    }
  });

  it('bank where a player must and nobody does, and only then', () => {
    const on = new Felt({ ...settingOf(bankedGameNamed('baccarat-gold/baccarat-gold').with({})), bots: 1 });
    while (on.state.phase !== 'bank' || on.state.bank.offered !== 'anybody') on.goOn();
    const sits = companyBanks(on.table, on.state);
    expect(sits).toMatchObject({ do: 'sit', player: 'bot-1' });
    if (sits) on.ask(sits);
    const banks = companyBanks(on.table, on.state);
    expect(banks).toMatchObject({ do: 'take-bank', player: 'bot-1' });
    if (banks) expect(on.ask(banks)).toHaveProperty('events');
    expect(on.state.bank.holder?.player).toBe('bot-1');
    on.until('betting');
    expect(companyBanks(on.table, on.state)).toBeNull();
    expect(companyBets(on.table, on.state)).toEqual([]);
  });

  it('wait for nobody where every person who is there has passed the bank', () => {
    const on = new Felt({ ...settingOf(bankedGameNamed('baccarat-gold/baccarat-gold').with({})), bots: 1 });
    on.fund('ann', 100_000);
    on.fund('bob', 100_000);
    on.ask({ do: 'sit', player: 'ann', spot: 3 });
    while (on.state.phase !== 'bank' || !on.state.bank.offered) on.goOn();
    expect(havePassed(on.state, ['ann'])).toBe(false);
    on.ask({ do: 'decline-bank', player: 'ann' });
    while (on.state.bank.offered !== 'anybody') on.goOn();
    expect(havePassed(on.state, ['ann'])).toBe(true);
    // Bob looks on and has not been asked; and of an empty room nothing is known.
    expect(havePassed(on.state, ['ann', 'bob'])).toBe(false);
    expect(havePassed(on.state, [])).toBe(false);
  });

  it('bet against a person who banks, though no other person is there', () => {
    const on = new Felt({ ...settingOf(bankedGameNamed('baccarat-gold/baccarat-gold').with({})), bots: 2 });
    on.fund('ann', 100_000);
    while (on.state.phase !== 'bank' || on.state.bank.offered !== 'anybody') on.goOn();
    on.ask({ do: 'sit', player: 'ann', spot: 1 });
    const taken = on.ask({ do: 'take-bank', player: 'ann', seat: 1, amount: cents(50_000) });
    expect(taken).toHaveProperty('events');
    on.until('betting');
    joinIn(on);
    expect(bettors(on)).toEqual(['bot-1', 'bot-2']);
    on.until('dealing');
    expect(on.state.bets).toHaveLength(2);
  });
});
