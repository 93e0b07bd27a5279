import { bankedGameNamed } from '@croupier/games';
import { accountsOf, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './bet-options.ts';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';
import { viewYou } from './you.ts';

const GOLD = 'baccarat-gold/baccarat-gold';
const KINGS = 'bclc-baccarat/three-card-baccarat';
const CHIPS = 1_000_000;
const naming = (id: string) => ({ who: `who-${id}`, name: id });
const moment = { phase: { name: 'bank', since: 0, until: 7 }, asking: null } as const;

function table(id: string, ...people: string[]): Felt {
  const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
  for (const name of people) felt.fund(name, CHIPS);
  return felt;
}

const why = (decision: Decision): string => ('refused' in decision ? decision.refused.reason : '');
const sit = (felt: Felt, player: string, spot: number): Decision => felt.ask({ do: 'sit', player, spot });
const bet = (felt: Felt, player: string, spot: number, wager: string, amount: number): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });
const you = (felt: Felt, name: string) => viewYou(felt.table, felt.state, name, naming(name), 0, moment);

/** Cy banks Gold from seat 4 with 500.00, and bets are open. */
function banked(): Felt {
  const felt = table(GOLD, 'ann', 'bob', 'cy');
  sit(felt, 'cy', 4);
  felt.until('bank');
  felt.ask({ do: 'take-bank', player: 'cy', seat: 4, amount: cents(50_000) });
  felt.until('betting');
  return felt;
}

/** Ann has bet 20.00 against the house at Three Card Baccarat and is offered the bank at seat 2. */
function offered(): Felt {
  const felt = table(KINGS, 'ann', 'bob');
  felt.until('betting');
  bet(felt, 'ann', 2, 'three-card-baccarat', 2000);
  felt.until('bank');
  return felt;
}

describe('sitting down without a bet', () => {
  it('is for games with banks, at a free spot of the table, as many as one player may play', () => {
    expect(why(sit(table('bclc-baccarat/mini-baccarat', 'ann'), 'ann', 1))).toMatch(/^A bet takes a spot/);
    const felt = table(GOLD, 'ann', 'bob');
    expect(why(sit(felt, 'ann', 9))).toBe('There is no spot 9 at this table.');
    const most = felt.table.game.layout.spotsPerPlayer.is;
    for (let spot = 1; spot <= most; spot += 1) expect(sit(felt, 'ann', spot)).toHaveProperty('events');
    if (most < 8) expect(why(sit(felt, 'ann', most + 1))).toMatch(/plays at most/);
    expect(why(sit(felt, 'bob', 1))).toMatch(/is taken/);
    expect(sit(felt, 'ann', 1)).toEqual({ events: [], movements: [] });
    expect(felt.ask({ do: 'stand-up', player: 'ann' })).toHaveProperty('events');
    expect(sit(felt, 'bob', 1)).toHaveProperty('events');
  });
});

describe('a bank that is put up', () => {
  it('leaves the wallet with its fee, and both come back when it is taken down', () => {
    const felt = banked();
    const { bank } = accountsOf('test');
    expect([felt.wallet('cy'), felt.stakes('cy'), felt.balances.get(bank)]).toEqual([
      CHIPS - 50_300,
      300,
      50_000,
    ]);
    expect(you(felt, 'cy')).toMatchObject({ inPlay: 50_300, canTakeBankDown: true });
    const { round } = felt.state;
    expect(felt.ask({ do: 'decline-bank', player: 'cy' })).toHaveProperty('events');
    expect([felt.wallet('cy'), felt.stakes('cy'), felt.balances.get(bank)]).toEqual([CHIPS, 0, 0]);
    expect([felt.state.phase, felt.state.round]).toEqual(['bank', round - 1]);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('stands for the bets against it, and its owner stays', () => {
    const felt = banked();
    bet(felt, 'ann', 1, 'player-line', 1000);
    expect(why(felt.ask({ do: 'decline-bank', player: 'cy' }))).toMatch(/bets on the table/);
    expect(why(felt.ask({ do: 'stand-up', player: 'cy' }))).toMatch(/^You bank/);
    expect(you(felt, 'cy').canTakeBankDown).toBe(false);
    felt.until('dealing');
    expect(why(felt.ask({ do: 'decline-bank', player: 'cy' }))).toMatch(/settled with the round/);
  });

  it('that the wallet does not cover is refused, fee included', () => {
    const felt = table(GOLD, 'cy');
    sit(felt, 'cy', 4);
    felt.until('bank');
    const take = (amount: number): Decision =>
      felt.ask({ do: 'take-bank', player: 'cy', seat: 4, amount: cents(amount) });
    expect(why(take(CHIPS - 200))).toMatch(/short/);
    expect(why(take(400))).toMatch(/at least 5\.00/);
    expect(why(take(50_050))).toMatch(/multiple of 1\.00/);
    expect(take(CHIPS - 300)).toHaveProperty('events');
    expect(felt.wallet('cy')).toBe(0);
  });

  it('bclc-baccarat 6.0 §2.2.8.a: what it must cover bounds what may be bet, the dealer’s bet included', () => {
    const felt = offered();
    felt.ask({ do: 'take-bank', player: 'ann', seat: 2, amount: cents(5000), dealerBet: cents(1000) });
    felt.until('betting');
    const { bank } = viewTable(felt.table, felt.state, moment, naming).standing;
    expect(bank).toEqual({ seat: 2, holder: naming('ann'), amount: 5000, dealerBet: 1000, room: 4000 });
    const option = (wager: string) =>
      optionsOf(felt.table, felt.state, 'bob').find((one) => one.spot === 5 && one.wager === wager);
    expect(option('three-card-baccarat')?.most).toBe(4000);
    const over = bet(felt, 'bob', 5, 'three-card-baccarat', 4100);
    expect('refused' in over && over.refused.cite?.clause).toBe('2.2.8.a');
    expect(bet(felt, 'bob', 5, 'three-card-baccarat', 4000)).toHaveProperty('events');
    expect(option('three-card-baccarat')?.refused?.cite?.clause).toBe('2.2.8.a');
  });

  it('bclc-baccarat 6.0 §2.2.10.a: the dealer bets no more than the banker did last and no less than the table’s least', () => {
    const felt = offered();
    expect(you(felt, 'ann').bankOffer).toMatchObject({
      seat: 2,
      until: 7,
      dealerBet: { least: 500, most: 2000 },
    });
    const take = (dealerBet: number): Decision =>
      felt.ask({ do: 'take-bank', player: 'ann', seat: 2, amount: cents(9000), dealerBet: cents(dealerBet) });
    expect(why(take(400))).toMatch(/^The dealer bets from 5\.00 to 20\.00/);
    expect(why(take(2100))).toMatch(/^The dealer bets/);
    expect(take(500)).toHaveProperty('events');
  });

  it('bclc-baccarat 6.0 §7.2.5: a banker plays a hand of their own, and sees it before the others', () => {
    const felt = offered();
    felt.ask({ do: 'take-bank', player: 'ann', seat: 2, amount: cents(9000) });
    felt.until('betting');
    bet(felt, 'bob', 5, 'three-card-baccarat', 500);
    felt.until('dealing');
    const cardsAt = (name: string): unknown[] =>
      you(felt, name)
        .places.filter(({ place }) => place === '2')
        .flatMap(({ cards }) => cards);
    const dealt = (): number =>
      felt.state.steps.filter((step) => step.type === 'dealt' && step.place === '2').length;
    while (dealt() < 3) felt.goOn();
    expect(cardsAt('ann')).toHaveLength(3);
    expect(cardsAt('ann')).not.toContain(null);
    expect(cardsAt('bob')).toEqual([null, null, null]);
  });
});

describe('an offer of the bank', () => {
  it('is shown to all, taken by nobody else, and goes on when its seat stands up', () => {
    const felt = table(GOLD, 'ann', 'bob');
    sit(felt, 'ann', 3);
    sit(felt, 'bob', 6);
    felt.until('bank');
    expect(viewTable(felt.table, felt.state, moment, naming).standing.offer).toEqual({
      of: 'bank',
      seat: 3,
      holder: naming('ann'),
      until: 7,
    });
    expect(you(felt, 'bob').bankOffer).toBeNull();
    const take = felt.ask({ do: 'take-bank', player: 'bob', seat: 6, amount: cents(10_000) });
    expect(why(take)).toBe('The bank is offered to seat 3.');
    felt.ask({ do: 'stand-up', player: 'ann' });
    felt.goOn();
    expect(felt.state.bank.offered).toEqual({ seat: 6, player: 'bob' });
    expect(you(felt, 'bob').bankOffer).toMatchObject({ seat: 6, passable: true });
    felt.ask({ do: 'decline-bank', player: 'bob' });
    expect(felt.state.bank.offered).toBeNull();
    felt.goOn();
    expect(felt.state.bank.offered).toBe('anybody');
    // What is anybody's is nobody's to let pass.
    expect(you(felt, 'bob').bankOffer).toMatchObject({ seat: 6, passable: false });
    expect(why(felt.ask({ do: 'decline-bank', player: 'bob' }))).toBe('The bank is not offered to you.');
    expect(felt.refolded()).toEqual(felt.state);
    // Whoever passed may still change their mind.
    expect(felt.ask({ do: 'take-bank', player: 'bob', seat: 6, amount: cents(10_000) })).toHaveProperty(
      'events',
    );
  });

  it('that was taken waits for somebody else’s bet, where no bot makes one', () => {
    const felt = banked();
    const waits = (bots: number): string | undefined =>
      viewTable({ ...felt.table, bots }, felt.state, moment, naming).standing.waits?.reason;
    expect([waits(0), waits(2)]).toEqual(['The bank waits for another player to bet against it.', undefined]);
    bet(felt, 'ann', 1, 'player-line', 1000);
    expect(waits(0)).toBeUndefined();
  });

  it('that is anybody’s says what it waits for: a bot only where one comes', () => {
    const felt = table(GOLD, 'ann');
    felt.until('bank');
    felt.goOn();
    const waits = (bots: number): string | undefined =>
      viewTable({ ...felt.table, bots }, felt.state, moment, naming).standing.waits?.reason;
    expect(waits(2)).toContain('or a bot does in a moment');
    expect(waits(0)).toContain('so it takes two: sit down and put up a bank.');
    // A bet that comes before the bank is told the same: there is no next round to wait for.
    expect(why(bet(felt, 'ann', 1, 'player-line', 1000))).toBe(waits(felt.table.bots ?? 0));
    const asked = offered();
    expect(why(bet(asked, 'bob', 3, 'three-card-baccarat', 1000))).toContain('who banks');
  });
});
