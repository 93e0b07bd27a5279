import { parseCards, seededRandom } from '@croupier/cards';
import { bankedGameNamed, replay } from '@croupier/games';
import { accountsOf, cents, METER as ONLY, recordOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { TableReplay } from '../audit/table-replay.ts';
import { account } from '../storage/ledger.ts';
import { BankedMoment } from './banked-moment.ts';
import { BankedShow } from './banked-show.ts';
import { cleared } from './cleared.ts';
import type { Decision } from './commands.ts';
import { defaultTables } from './default-tables.ts';
import { HOUSE_PACE } from './pace.ts';
import { viewMeters } from './standing.ts';
import { reopened, roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';

const METER = 5_000_000;
const RESEED = 1_000_000;
const CHIPS = 10_000_000;
const SUMMIT = account.sharedMeter('summit');

const ez = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({ meter: METER, reseed: RESEED });

/** Tables that share a meter and a ledger. */
function linked(count = 2): Felt[] {
  const balances = new Map<string, number>();
  return Array.from({ length: count }, (_, i) => {
    const setting = { ...settingOf(ez), id: `summit-${i + 1}`, contribution: 25 };
    const felt = new Felt({ ...setting, meters: { progressive: 'summit' } }, `summit ${i}`, balances);
    felt.fund(`player-${i}`, CHIPS);
    return felt;
  });
}

/** A three-card 7 of the Banker over a Player of 0, all clubs: the whole meter. */
const DRAGON = 'Kc Kc Qc 3c Tc 4c';

function bet(felt: Felt, i: number, progressive = 100): void {
  const player = `player-${i}`;
  for (const [wager, amount] of [
    ['banker', 1000],
    ['progressive', progressive],
  ] as const)
    felt.ask({ do: 'bet', player, changes: [{ spot: 1, wager, kind: 'own', amount: cents(amount) }] });
}

const refusal = (decision: Decision): string => ('refused' in decision ? decision.refused.reason : '');
const summit = (felt: Felt): number => felt.balances.get(SUMMIT) ?? 0;
const shown = ({ table, state, figures }: Felt): number | undefined => {
  const now = figures('summit');
  return viewMeters(table, now === null ? state : { ...state, meters: { progressive: now } })[0]?.amount;
};

/** Bets at both tables, with the whole meter about to be won at each of them. */
function bothWin(): [first: Felt, second: Felt] {
  const [first, second] = linked();
  if (!first || !second) throw new Error('There are two tables.');
  for (const [i, felt] of [first, second].entries()) {
    felt.until('betting');
    bet(felt, i);
    felt.goOn();
    felt.stack(parseCards(DRAGON));
    while (!felt.state.jackpot) felt.goOn();
  }
  return [first, second];
}

describe('bclc-poker 15.0: the multi-game progressive over the tables of a house', () => {
  const tables = defaultTables().filter(({ game }) => game.id === 'bclc-poker/multi-game-progressive');

  it('§1.1: is one meter over the default tables of all its hosts, and over those of no other game', () => {
    expect(new Set(tables.map(({ game }) => game.options.host)).size).toBe(5);
    expect(tables.map(({ meters }) => meters)).toEqual(
      tables.map(() => ({ progressive: 'multi-game-progressive' })),
    );
    expect(defaultTables().filter(({ meters }) => meters)).toHaveLength(tables.length);
  });

  it('§1.1: grows with the dollar that is bet beside each of them, and is seeded once', () => {
    const balances = new Map<string, number>();
    const felts = tables.map((table) => new Felt(table, table.id, balances));
    for (const felt of felts) {
      felt.fund('ann', CHIPS);
      felt.until('betting');
      for (const wager of ['ante', 'blind', 'progressive']) {
        const amount = cents(wager === 'progressive' ? 100 : 1000);
        felt.ask({ do: 'bet', player: 'ann', changes: [{ spot: 1, wager, kind: 'own', amount }] });
      }
      felt.goOn();
      if (felt.state.phase === 'betting') felt.goOn();
    }
    const seed = felts[0]?.table.game.layout.progressive?.meter ?? 0;
    expect(balances.get(account.sharedMeter('multi-game-progressive'))).toBe(seed + 5 * 20);
    expect(
      felts.flatMap(({ journal }) => journal).filter(({ type }) => type === 'meter-seeded'),
    ).toHaveLength(1);
    for (const { id } of tables) expect(balances.get(accountsOf(id).meter())).toBeUndefined();
  });
});

describe('tables that share a meter', () => {
  it('all show what one of them has added, and deal their rounds on it', () => {
    const [first, second] = linked();
    if (!first || !second) throw new Error('There are two tables.');
    for (const felt of [first, second]) felt.until('betting');
    bet(first, 0);
    first.goOn();
    expect([summit(second), shown(second), shown(first)]).toEqual([METER + 25, METER + 25, METER + 25]);
    bet(second, 1);
    second.goOn();
    expect(second.state.standing.meters).toEqual({ progressive: METER + 50 });
    expect(second.refolded()).toEqual(second.state);
  });

  it('show it before they were ever opened, and nothing that they do not share', () => {
    const [first, second] = linked();
    if (!first || !second) throw new Error('There are two tables.');
    const seen = ({ table, state, figures }: Felt): unknown => {
      const audience = {
        watching: 0,
        people: () => [],
        has: () => false,
        publish: () => undefined,
        tell: () => undefined,
      };
      const around = {
        audience,
        guestbook: { naming: () => ({ who: '', name: '' }) },
        purses: { of: () => 0 },
      };
      const moment = new BankedMoment(table, { pace: HOUSE_PACE, audience });
      return new BankedShow(table, { ...around, figures }, moment).shown(state).meters;
    };
    expect(seen(second)).toEqual({});
    first.until('betting');
    bet(first, 0);
    first.goOn();
    expect(second.state.shoe.number).toBe(0);
    expect([seen(first), seen(second)]).toEqual([{ progressive: METER + 25 }, { progressive: METER + 25 }]);
    expect(seen(new Felt({ ...settingOf(ez), id: 'alone' }, 'alone', second.balances))).toEqual({});
  });

  it('pay it once: who is confirmed second wins what it then shows, called anew before it is paid', () => {
    const [first, second] = bothWin();
    const all = METER + 50;
    expect([first.state.jackpot?.awards[0]?.amount, second.state.jackpot?.awards[0]?.amount]).toEqual([
      METER + 25,
      all,
    ]);
    const stale = second.figures('summit');
    first.ask({ do: 'confirm-jackpot', by: null });
    expect([summit(first), first.wallet('player-0')]).toEqual([RESEED, CHIPS - 100 + all]);
    // A node that has not heard of it yet decides on what was there, and the books do not take it.
    expect(refusal(second.ask({ do: 'confirm-jackpot', by: null }, () => stale))).toContain('has moved');
    expect(summit(second)).toBe(RESEED);
    second.ask({ do: 'confirm-jackpot', by: 'sue' });
    expect(second.state.jackpot).toMatchObject({ stage: 'called', by: null, awards: [{ amount: RESEED }] });
    expect(second.wallet('player-1')).toBe(CHIPS - 1100);
    second.ask({ do: 'confirm-jackpot', by: 'sue' });
    expect([summit(second), second.wallet('player-1')]).toEqual([RESEED, CHIPS - 100 + RESEED]);
    for (const felt of [first, second]) expect(felt.refolded()).toEqual(felt.state);
  });

  it('each leave a record of what the meter showed when it was paid', () => {
    const felts = bothWin();
    for (const felt of felts) felt.until('settled');
    const records = felts.map((felt) => recordOf(felt.table.game, roundOf(felt.table, felt.state)));
    expect(records.map(({ options, result }) => [options.meter, result?.meters])).toEqual([
      [METER + 50, { progressive: RESEED }],
      [RESEED, { progressive: RESEED }],
    ]);
    for (const record of records) expect(replay(JSON.stringify(record))).toMatchObject({ ok: true });
  });

  it('take a contribution back out of it when a round is void, but no more than is left', () => {
    const [first, second] = linked();
    if (!first || !second) throw new Error('There are two tables.');
    for (const [i, felt] of [first, second].entries()) {
      felt.until('betting');
      bet(felt, i);
      felt.goOn();
    }
    first.ask({ do: 'void', why: { reason: 'The lights went out.' } });
    expect(summit(first)).toBe(METER + 25);
    // Somebody has won nearly all of it meanwhile.
    second.balances.set(SUMMIT, 10);
    second.ask({ do: 'void', why: { reason: 'The lights went out.' } });
    expect(summit(second)).toBe(0);
  });

  it('bring along what they had on one of their own', () => {
    const balances = new Map<string, number>();
    const game = bankedGameNamed('bclc-poker/multi-game-progressive').with({ meter: METER, reseed: RESEED });
    const meters = { progressive: 'summit' };
    const alone = new Felt({ ...settingOf(game), id: 'old', contribution: 25 }, 'old', balances);
    alone.fund('ann', CHIPS);
    alone.until('betting');
    for (const wager of ['ante', 'progressive']) {
      const amount = cents(wager === 'ante' ? 1000 : 100);
      alone.ask({ do: 'bet', player: 'ann', changes: [{ spot: 1, wager, kind: 'own', amount }] });
    }
    alone.until('closed');
    expect(balances.get('meter:old')).toBe(METER + 25);
    new Felt({ ...settingOf(game), id: 'new', meters }, 'new', balances).until('betting');
    const joined = new Felt({ ...alone.table, meters }, 'joined', balances);
    joined.state = alone.state;
    joined.goOn();
    expect([balances.get('meter:old'), balances.get(SUMMIT)]).toEqual([0, METER + METER + 25]);
    expect(joined.state.meters).toEqual({ progressive: METER + METER + 25 });
    // Set up by itself again, it takes nothing away and starts from its own seed.
    joined.until('closed');
    const left = new Felt(alone.table, 'left', balances);
    left.state = joined.state;
    left.goOn();
    expect([balances.get('meter:old'), balances.get(SUMMIT)]).toEqual([METER, METER + METER + 25]);
  });

  it('whatever the order: seed and contributions less awards are on it, by the ledger and by the journals alone', () => {
    let awards = 0;
    for (const seed of ['a', 'b', 'c']) {
      const random = seededRandom(`order ${seed}`);
      const felts = linked();
      const chalk = new Chalk();
      for (let step = 0; step < 300; step += 1) {
        const i = random.below(felts.length);
        const felt = felts[i];
        if (!felt) continue;
        const { phase, bets, jackpot } = felt.state;
        if (phase === 'betting' && bets.length === 0 && random.below(4) > 0) {
          bet(felt, i);
          if (random.below(3) === 0) felt.stack(parseCards(DRAGON));
        }
        const misdealt = phase === 'dealing' && !jackpot && random.below(40) === 0;
        chalk.note(felt, misdealt ? felt.ask({ do: 'void', why: { reason: 'Misdeal.' } }) : felt.goOn());
        expect(summit(felt)).toBe(chalk.meter);
      }
      awards += chalk.awards;
      expect(derived(felts)).toBe(chalk.meter);
    }
    expect(awards).toBeGreaterThan(3);
  });

  it('go on with it while one of them gets other rules, stands by itself and is linked again', () => {
    let [changes, awards] = [0, 0];
    for (const seed of ['a', 'b', 'c']) {
      const random = seededRandom(`rules ${seed}`);
      const felts = linked();
      const past: Felt[] = [];
      const chalk = new Chalk();
      for (let step = 0; step < 400; step += 1) {
        const i = random.below(felts.length);
        const felt = felts[i];
        if (!felt) continue;
        const off = random.below(15) === 0 ? cleared(felt.table, felt.state) : undefined;
        if (off) {
          // What is taken off a table that gets other rules is never on a meter that others share.
          expect(off.movements.flatMap(({ postings }) => postings.map((one) => one.account))).not.toContain(
            SUMMIT,
          );
          past.push(felt);
          felts[i] = underOtherRules(felt);
          changes += 1;
          continue;
        }
        if (felt.state.phase === 'betting' && felt.state.bets.length === 0 && random.below(4) > 0) {
          bet(felt, i);
          if (random.below(3) === 0) felt.stack(parseCards(DRAGON));
        }
        const own = felt.balances.get(`meter:${felt.table.id}`) ?? 0;
        const decision = felt.goOn();
        if (felt.table.meters) chalk.note(felt, decision, own);
        expect(summit(felt)).toBe(chalk.meter);
      }
      awards += chalk.awards;
      expect(derived([...past, ...felts])).toBe(chalk.meter);
    }
    expect([changes > 20, awards > 3]).toEqual([true, true]);
  });

  it('are linked on what it holds, also where another has won it in the same moment', () => {
    const [first, second] = bothWin();
    const alone = underOtherRules(first);
    alone.goOn();
    alone.until('betting');
    const joined = underOtherRules(alone);
    const believed = second.figures('summit');
    second.ask({ do: 'confirm-jackpot', by: null });
    const opening = { do: 'open-shoe', commitment: 'c'.repeat(64) } as const;
    expect(refusal(joined.ask(opening, () => believed))).toContain('has moved');
    expect([summit(second), joined.balances.get('meter:summit-1')]).toEqual([RESEED, METER]);
    joined.ask(opening);
    expect([summit(second), joined.balances.get('meter:summit-1')]).toEqual([RESEED + METER, 0]);
  });
});

/** The same table after its rules were changed: by itself if it shared the meter, and linked to it if it did not. */
function underOtherRules({ table, state, balances }: Pick<Felt, 'table' | 'state' | 'balances'>): Felt {
  const { meters, ...alone } = table;
  const after = meters ? alone : { ...alone, meters: { progressive: 'summit' } };
  const felt = new Felt(after, `${table.id} ${state.seq}`, balances);
  const own = balances.get(`meter:${table.id}`) ?? 0;
  const { number } = state.shoe;
  felt.began = reopened(state.seq + 1, {
    shoe: number,
    round: state.round,
    meters: own > 0 ? { [ONLY]: cents(own) } : {},
  });
  felt.state = felt.began;
  return felt;
}

/** The meter as whoever keeps the score in chalk would have it, from what happens at both tables one after the other. */
class Chalk {
  meter = 0;
  awards = 0;
  readonly #added = new Map<string, number>();

  /** `own` is what the table had on a meter of its own, which comes along with the first shoe after it is linked. */
  note({ table }: Felt, decision: Decision, own = 0): void {
    if ('refused' in decision) return;
    for (const event of decision.events) {
      if (event.type === 'shoe-opened') this.meter += own;
      if (event.type === 'meter-seeded') this.meter += METER;
      if (event.type === 'betting-closed') {
        const added = 25 * event.bets.filter(({ wager }) => wager === 'progressive').length;
        this.#added.set(table.id, added);
        this.meter += added;
      }
      if (event.type === 'voided') this.meter -= Math.min(this.meter, this.#added.get(table.id) ?? 0);
      if (event.type !== 'settled') continue;
      const won = event.lines.reduce((sum, { fromMeter = 0 }) => sum + fromMeter, 0);
      if (won === 0) continue;
      expect(won).toBe(this.meter);
      this.awards += 1;
      this.meter = RESEED;
    }
  }
}

/** What is on it by an auditor's replay of each journal. */
function derived(felts: readonly Felt[]): number {
  return felts.reduce((sum, { table, journal, began }) => {
    const audit = new TableReplay(table, undefined, began);
    const moved = journal.flatMap((line) => audit.read(line)).flatMap(({ postings }) => postings);
    return sum + moved.reduce((all, { account: name, amount }) => (name === SUMMIT ? all + amount : all), 0);
  }, 0);
}
