import { parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { type AnyLayout, accountsOf, cents, recordOf, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { TableReplay } from '../audit/table-replay.ts';
import type { JournalEvent } from '../storage/journal.ts';
import type { Decision, TableCommand } from './commands.ts';
import { evolve } from './evolve.ts';
import { fromJournal } from './journalled.ts';
import { bareTable, roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';

const METER = 5_000_000;
const RESEED = 1_000_000;
const CHIPS = 100_000;
const { tray: TRAY, meter } = accountsOf('test');
const METER_ACCOUNT = meter();

/** Ann and Bob bet Banker, Ann and Cy are in the progressive. */
function opened(options: Record<string, number | string> = {}, bets = true): Felt {
  const game = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({
    meter: METER,
    reseed: RESEED,
    ...options,
  });
  const felt = new Felt({ ...settingOf(game), contribution: 25 });
  for (const name of ['ann', 'bob', 'cy']) felt.fund(name, CHIPS);
  felt.until('betting');
  if (!bets) return felt;
  for (const [player, spot, wager, amount] of [
    ['ann', 1, 'banker', 1000],
    ['ann', 1, 'progressive', 100],
    ['bob', 2, 'banker', 1000],
    ['cy', 3, 'player', 1000],
    ['cy', 3, 'progressive', 100],
  ] as const) {
    felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });
  }
  return felt;
}

/** A three-card 7 of the Banker over a Player of 0, all clubs: the whole meter. */
const DRAGON = 'Kc Kc Qc 3c Tc 4c';

function called(options: Record<string, number | string> = {}): Felt {
  const felt = opened(options);
  felt.stack(parseCards(DRAGON));
  do felt.goOn();
  while (felt.state.phase === 'dealing' && !felt.state.jackpot);
  return felt;
}

const account = (felt: Felt, name: string): number => felt.balances.get(name) ?? 0;
const why = (decision: Decision): string => ('refused' in decision ? decision.refused.reason : '');
const naming = (id: string) => ({ who: `who-${id}`, name: id });
const moment = { phase: { name: 'dealing', since: 0, until: null }, asking: null } as const;
const standingOf = (felt: Felt) => viewTable(felt.table, felt.state, moment, naming).standing;
const by = (command: 'confirm-jackpot' | 'call-jackpot', who = 'sue'): TableCommand => ({
  do: command,
  by: who,
});

/** Two of the floor ask for it, as it needs to be; what the second is told, unless the first is refused. */
function backedOut(felt: Felt, round: number): Decision {
  const ask = (who: string): Decision =>
    felt.ask({ do: 'back-out-jackpot', by: who, round, reason: 'The cards were misread.' });
  const first = ask('tom');
  return 'refused' in first ? first : ask('sue');
}

describe('colorado-rule-28 30-2899.04: the meter of a live table', () => {
  it('is seeded from the tray, and grows by its part of every progressive wager when betting closes (§(5)(c))', () => {
    const felt = opened();
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT), account(felt, TRAY)]).toEqual([
      METER,
      METER,
      -METER,
    ]);
    felt.goOn();
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT)]).toEqual([METER + 50, METER + 50]);
    expect(standingOf(felt).meters).toEqual([
      { name: 'progressive', wager: 'progressive', amount: METER + 50, reseed: RESEED, shared: null },
    ]);
    expect(why(felt.ask({ do: 'clear', player: 'ann' }))).toMatch(/^Bets are closed/);
  });

  it('gives back what a void round had contributed', () => {
    const felt = opened();
    felt.goOn();
    felt.goOn();
    felt.ask({ do: 'void', why: { reason: 'The lights went out.' } });
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT), account(felt, TRAY)]).toEqual([
      METER,
      METER,
      -METER,
    ]);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('is kept from shoe to shoe', () => {
    const felt = opened();
    felt.fund('ann', 10 * CHIPS);
    while (felt.state.shoe.number < 2) {
      if (felt.state.phase === 'betting') felt.ask({ do: 'rebet', player: 'ann' });
      felt.goOn();
    }
    expect(felt.state.meters.progressive).toBeGreaterThan(METER);
    expect(felt.refolded().meters.progressive).toBe(felt.state.meters.progressive);
    expect(felt.journal.filter(({ type }) => type === 'meter-seeded')).toHaveLength(1);
  });
});

describe('colorado-rule-28 30-2899.04: a jackpot at a live table', () => {
  it('§(5)(f)(iii), §(5)(f)(iv), §(5)(f)(v): is called and shown, and nothing is paid before a supervisor confirms it', () => {
    const felt = called();
    const half = (METER + 50) / 2;
    expect(felt.state.jackpot).toEqual({
      stage: 'called',
      by: null,
      awards: [
        // From the highest place down (30-2815 §(2)(a)).
        { seat: 3, player: 'cy', amount: half },
        { seat: 1, player: 'ann', amount: half },
      ],
    });
    expect(standingOf(felt)).toMatchObject({
      jackpot: { stage: 'called', winners: [{ seat: 3, who: 'who-cy', amount: half }, { seat: 1 }] },
      waits: { cite: { rulebook: 'colorado-rule-28' } },
    });
    expect(why(felt.ask({ do: 'step' }))).toMatch(/waits to be confirmed/);
    expect([felt.wallet('ann'), account(felt, METER_ACCOUNT)]).toEqual([CHIPS - 1100, METER + 50]);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('§(5)(f)(v), §(5)(f)(vii): is paid from the meter when confirmed, and the meter reseeded from the tray', () => {
    const felt = called();
    const tray = account(felt, TRAY);
    expect(felt.ask(by('confirm-jackpot'))).toHaveProperty('events');
    const half = (METER + 50) / 2;
    // Dragon 7 pushes Banker and beats Player.
    expect([felt.wallet('ann'), felt.wallet('bob'), felt.wallet('cy')]).toEqual([
      CHIPS - 100 + half,
      CHIPS,
      CHIPS - 1100 + half,
    ]);
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT)]).toEqual([RESEED, RESEED]);
    // Cy's Player bet and two progressive bets came in, the new seed went out.
    expect(account(felt, TRAY)).toBe(tray + 1000 + 200 - RESEED);
    expect(felt.journal.find(({ type }) => type === 'jackpot-confirmed')?.body).toEqual({ by: 'sue' });
    expect(felt.state.phase).toBe('settled');
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('is confirmed by the machine at a table without staff, and the journal says so', () => {
    const felt = called();
    felt.goOn();
    expect(felt.journal.find(({ type }) => type === 'jackpot-confirmed')?.body).toEqual({ by: null });
    expect(felt.state.meters.progressive).toBe(RESEED);
  });

  it('§(5)(f)(iii), §(5)(f)(v): called by mistake is taken back, and the round waits until it is called again', () => {
    const felt = called();
    felt.ask({ do: 'withdraw-jackpot', by: 'sue', reason: 'Wrong button.' });
    expect(standingOf(felt).jackpot?.stage).toBe('withdrawn');
    expect(why(felt.ask(by('confirm-jackpot')))).toBe('No jackpot waits to be confirmed.');
    expect(why(felt.ask({ do: 'step' }))).toMatch(/waits/);
    expect(felt.refolded()).toEqual(felt.state);
    expect(felt.ask(by('call-jackpot'))).toHaveProperty('events');
    expect(felt.refolded()).toEqual(felt.state);
    expect(why(felt.ask(by('confirm-jackpot')))).toMatch(/^Whoever called the jackpot does not confirm it/);
    // Ann has won it: whatever her roles, she does not confirm it.
    expect(why(felt.ask(by('confirm-jackpot', 'ann')))).toMatch(/^Whoever wins a part of it/);
    expect(felt.ask(by('confirm-jackpot', 'tom'))).toHaveProperty('events');
    expect(why(felt.ask(by('call-jackpot')))).toBe('There is no jackpot to call again.');
  });

  it('§(5)(f)(vii): once paid it is backed out by hand with a reason: chips, meter and tray are what they were', () => {
    const felt = called();
    felt.ask(by('confirm-jackpot'));
    const { round } = felt.state;
    const backOut = (number: number): Decision => backedOut(felt, number);
    expect(why(backOut(round + 1))).toMatch(/is not the last/);
    const tray = account(felt, TRAY);
    expect(backOut(round)).toHaveProperty('events');
    expect([felt.wallet('ann'), felt.wallet('cy')]).toEqual([CHIPS - 100, CHIPS - 1100]);
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT)]).toEqual([METER + 50, METER + 50]);
    expect(account(felt, TRAY)).toBe(tray + RESEED);
    expect(felt.journal.at(-1)).toMatchObject({
      type: 'jackpot-backed-out',
      body: { by: 'tom', seconded: 'sue', reason: 'The cards were misread.', round },
    });
    expect(felt.state.regulars.get('ann')?.net).toBe(-100);
    expect(why(backOut(round))).toMatch(/is not the last/);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('is backed out by two people, neither of them twice, and the journal names both', () => {
    const felt = called();
    felt.ask(by('confirm-jackpot'));
    const { round } = felt.state;
    const wallet = felt.wallet('ann');
    const ask = (who: string): Decision =>
      felt.ask({ do: 'back-out-jackpot', by: who, round, reason: 'Misread.' });
    expect(ask('tom')).toMatchObject({
      events: [{ type: 'second-awaited', by: 'tom', reason: 'Misread.' }],
      movements: [],
    });
    expect(felt.refolded()).toEqual(felt.state);
    expect(why(ask('tom'))).toBe('Somebody else of the staff must agree to it.');
    expect(felt.wallet('ann')).toBe(wallet);
    expect(ask('sue')).toMatchObject({ events: [{ by: 'tom', seconded: 'sue' }] });
    expect(felt.wallet('ann')).toBeLessThan(wallet);
  });

  it('cannot be backed out of a wallet that no longer has it, nor while the meter is locked by a round', () => {
    const felt = called();
    felt.ask(by('confirm-jackpot'));
    const { round } = felt.state;
    const backOut = (): Decision => backedOut(felt, round);
    felt.fund('ann', 0 - felt.wallet('ann'));
    expect(why(backOut())).toMatch(/short/);
    felt.fund('ann', METER * 2);
    felt.until('dealing');
    expect(why(backOut())).toMatch(/locked/);
    felt.until('settled');
    // Tom has asked for it already.
    const agreed = felt.ask({ do: 'back-out-jackpot', by: 'sue', round, reason: 'Misread.' });
    expect(agreed).toHaveProperty('events');
  });

  it('is in the record of its round with the meter before and after', () => {
    const felt = called();
    felt.goOn();
    const record = recordOf(felt.table.game, roundOf(felt.table, felt.state));
    expect(record.options).toMatchObject({ meter: METER + 50 });
    expect(Object.values(record.result?.meters ?? {})).toEqual([RESEED]);
  });
});

describe('colorado-rule-28 30-2899.02: 99 Fortunes at a live table', () => {
  /** Suited twos with Ann, who takes the meter, at seat 2 and Bob at seat 3. */
  const fortunesCalled = (): Felt => {
    const game = bankedGameNamed('colorado-rule-28/99-fortunes').with({ meter: METER, reseed: RESEED });
    const felt = new Felt(settingOf(game));
    for (const name of ['ann', 'bob']) felt.fund(name, CHIPS);
    felt.until('betting');
    for (const [player, spot] of [
      ['ann', 2],
      ['bob', 3],
    ] as const) {
      const bets = { player: 500, progressive: 100 };
      const changes = Object.entries(bets).map(
        ([wager, amount]) => ({ spot, wager, kind: 'own', amount: cents(amount) }) as const,
      );
      expect(felt.ask({ do: 'bet', player, changes })).toHaveProperty('events');
    }
    felt.stack(parseCards('2s 2s 2s 2s Kd'));
    do felt.goOn();
    while (felt.state.phase === 'dealing' && !felt.state.jackpot);
    return felt;
  };

  it('§(10)(c), §(5): the seat of the suited quads takes the meter, the others in the progressive are paid envy', () => {
    const felt = fortunesCalled();
    expect(felt.state.jackpot?.awards).toEqual([{ seat: 2, player: 'ann', amount: METER + 40 }]);
    felt.goOn();
    const settled = felt.state.steps.at(-1);
    const lines = settled?.type === 'settled' ? settled.lines : [];
    expect(lines.find(({ wager }) => wager === 'envy')).toMatchObject({ player: 'bob', won: 100_000 });
    expect([felt.state.meters.progressive, account(felt, METER_ACCOUNT)]).toEqual([RESEED, RESEED]);
    expect([...felt.balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
  });

  it('§(10)(f), §(10)(g), §(10)(i): it is paid when a supervisor confirms it, and only by hand taken back after that', () => {
    const felt = fortunesCalled();
    expect(felt.wallet('ann')).toBe(CHIPS - 600);
    expect(why(felt.ask({ do: 'step' }))).toMatch(/waits to be confirmed/);
    felt.ask({ do: 'withdraw-jackpot', by: 'sue', reason: 'Wrong button.' });
    expect(why(felt.ask(by('confirm-jackpot')))).toBe('No jackpot waits to be confirmed.');
    felt.ask(by('call-jackpot'));
    felt.ask(by('confirm-jackpot', 'tom'));
    // Four each way is a tie, so that the Player bets come back.
    expect(felt.wallet('ann')).toBe(CHIPS - 100 + METER + 40);
    const { round } = felt.state;
    expect(why(felt.ask(by('confirm-jackpot')))).toBe('No jackpot waits to be confirmed.');
    const backOut = (number: number): Decision => backedOut(felt, number);
    expect(why(backOut(round + 1))).toMatch(/is not the last/);
    backOut(round);
    expect([felt.wallet('ann'), felt.state.meters.progressive]).toEqual([CHIPS - 100, METER + 40]);
    expect(felt.journal.at(-1)).toMatchObject({
      type: 'jackpot-backed-out',
      body: { by: 'tom', seconded: 'sue', reason: 'The cards were misread.', round },
    });
    expect(felt.refolded()).toEqual(felt.state);
  });
});

describe('a journal from when a game had no more than one meter', () => {
  /** A line as it was written then. */
  const asThen = (line: JournalEvent): JournalEvent => ({
    ...line,
    body: JSON.parse(
      JSON.stringify(line.body)
        .replaceAll(/"meters":\{"progressive":(\d+)\}/g, '"meter":$1')
        .replaceAll(/"contributions":\{"progressive":(\d+)\}/g, '"contribution":$1')
        .replaceAll(/"reseeded":\{"progressive":(\d+)\}/g, '"reseeded":$1'),
    ),
  });

  it('is read and replayed to the same table: seeded, grown, paid, backed out, and carried into the next shoe', () => {
    const felt = called();
    felt.ask(by('confirm-jackpot'));
    backedOut(felt, felt.state.round);
    expect(felt.state.meters).toEqual({ progressive: METER + 50 });
    const text = felt.journal.map(asThen);
    expect(JSON.stringify(text)).not.toContain('"meters"');
    const folded = text.reduce(
      (state, line) => evolve(felt.table, state, fromJournal(felt.table, state, line)),
      bareTable(),
    );
    expect(folded).toEqual(felt.state);
    const audit = new TableReplay(felt.table);
    for (const line of text) audit.read(line);
    expect(audit.claims()).toEqual(new Map([[METER_ACCOUNT, METER + 50]]));
  });
});

describe('a live table with two meters', () => {
  const host = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({
    meter: METER,
    reseed: RESEED,
  });
  const { progressive } = host.layout;
  if (!progressive) throw new Error('this game has a meter');
  /** A second meter beside the game's own, which nothing of it is paid from. */
  const game = dealingWith(host, { minor: { ...progressive, meter: cents(70_000), contribution: 10 } });

  it('seeds, grows and shows both, each in an account of its own', () => {
    const felt = new Felt({ ...settingOf(game), contribution: 25 });
    felt.fund('ann', CHIPS);
    felt.until('betting');
    for (const [wager, amount] of [
      ['banker', 1000],
      ['progressive', 100],
    ] as const)
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot: 1, wager, kind: 'own', amount: cents(amount) }],
      });
    felt.goOn();
    expect(felt.state.meters).toEqual({ progressive: METER + 25, minor: 70_010 });
    expect([account(felt, METER_ACCOUNT), account(felt, meter('minor'))]).toEqual([METER + 25, 70_010]);
    expect(standingOf(felt).meters.map(({ name, amount }) => [name, amount])).toEqual([
      ['progressive', METER + 25],
      ['minor', 70_010],
    ]);
    felt.ask({ do: 'void', why: { reason: 'The lights went out.' } });
    expect(felt.state.meters).toEqual({ progressive: METER, minor: 70_000 });
    expect(felt.refolded()).toEqual(felt.state);
  });
});

function dealingWith(host: TableGame, progressives: NonNullable<AnyLayout['progressives']>): TableGame {
  return { ...host, layout: { ...host.layout, progressives } };
}
