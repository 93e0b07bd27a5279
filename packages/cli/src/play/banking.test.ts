import { bankedGameNamed } from '@croupier/games';
import { type Bet, dollars, type TableLimits } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Banking } from './banking.ts';
import { YOU } from './purse.ts';

const limit = { least: dollars(5), most: dollars(1000), step: dollars(1) };

function bankingAt(game: string): Banking {
  const { layout } = bankedGameNamed(game).with({});
  const limits: TableLimits = Object.fromEntries(layout.wagers.map(({ id }) => [id, limit]));
  return new Banking(layout, limits);
}

const bet = (wager: string, amount: number): Bet => ({
  spot: 1,
  player: YOU,
  wager,
  kind: 'own',
  amount: dollars(amount),
});

describe('the bank at the terminal goes round by the rules of a live table', () => {
  it('baccarat-gold Type of Game §1, READINGS 10: two rounds in a row, then the companion, then you again', () => {
    const banking = bankingAt('baccarat-gold/baccarat-gold');
    const bank = () => banking.take(dollars(300), undefined)?.reason;
    for (const turn of ['first', 'second']) {
      expect(bank(), turn).toBeUndefined();
      expect(banking.bank).toMatchObject({ seat: 2, player: YOU, amount: 30_000 });
      banking.over([]);
    }
    expect(bank()).toBe('You have banked 2 rounds in a row; Robin banks now.');
    expect(banking.bank).toMatchObject({ seat: 1, player: 'Robin' });
    banking.over([bet('player-line', 25)]);
    expect(bank()).toBeUndefined();
  });

  it('is given up before the deal without having been a turn', () => {
    const banking = bankingAt('baccarat-gold/baccarat-gold');
    for (let times = 0; times < 3; times += 1) {
      expect(banking.take(dollars(300), undefined)).toBeUndefined();
      banking.give();
      expect(banking.bank?.player).toBe('Robin');
    }
  });

  it('bclc-baccarat 6.0 §2.2.8.b, §2.2.1: after a bet against the house, and every other round', () => {
    const banking = bankingAt('bclc-baccarat/three-card-baccarat');
    const bank = () => banking.take(dollars(100), undefined)?.reason;
    expect(bank()).toMatch(/^Bet against the house once/);
    banking.over([]);
    expect(bank()).toMatch(/^Bet against the house once/);
    banking.over([bet('three-card-baccarat', 10)]);
    expect(bank()).toBeUndefined();
    banking.over([]);
    expect(bank()).toMatch(/^The house banks this round/);
    banking.over([]);
    expect(bank()).toBeUndefined();
  });

  it('bclc-baccarat 6.0 §2.2.10: the dealer bets what you bet last on the wager, or less down to the least', () => {
    const banking = bankingAt('bclc-baccarat/three-card-baccarat');
    banking.over([bet('three-card-baccarat', 20)]);
    expect(banking.take(dollars(100), dollars(21))?.reason).toBe(
      'The dealer bets from 5.00 to 20.00 against you.',
    );
    expect(banking.take(dollars(100), dollars(4))?.reason).toMatch(/^The dealer bets from/);
    expect(banking.take(dollars(100), dollars(5))).toBeUndefined();
    expect(banking.bank?.dealerBet).toBe(500);
    expect(banking.take(dollars(100), undefined)).toBeUndefined();
    expect(banking.bank?.dealerBet).toBe(2000);
  });
});
