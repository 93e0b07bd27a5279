import { bankedGameNamed } from '@croupier/games';
import { cents, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';

const CHIPS = 100_000;
const PLAYERS = ['ann', 'bob', 'cy'] as const;

/** A round with chips of three people on this and that, dealt and settled. */
function settled(game: TableGame, seed = 'late'): Felt {
  const felt = new Felt(settingOf(game), seed);
  for (const player of PLAYERS) felt.fund(player, CHIPS);
  felt.until('betting');
  lay(felt, 'ann', 1, { player: 1000, tie: 500 });
  lay(felt, 'bob', 2, { banker: 2000 });
  lay(felt, 'cy', 3, { banker: 1000 });
  felt.until('settled');
  return felt;
}

function lay(
  felt: Felt,
  player: string,
  spot: number,
  bets: Readonly<Record<string, number>>,
  kind: 'own' | 'tip' = 'own',
): void {
  for (const [wager, amount] of Object.entries(bets)) {
    const decision = felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind, amount: cents(amount) }] });
    expect(decision).toHaveProperty('events');
  }
}

/** Called by one, and agreed to by another where that is needed. */
function wrongNumber(felt: Felt): Decision {
  const call = (by: string): Decision =>
    felt.ask({ do: 'irregularity', by, irregularity: 'wrong-number-of-cards' });
  const first = call('tom');
  return 'events' in first && first.events[0]?.type === 'second-awaited' ? call('sue') : first;
}
const refusalOf = (decision: Decision) => ('refused' in decision ? decision.refused.reason : undefined);
const wallets = (felt: Felt): number[] => PLAYERS.map((player) => felt.wallet(player));
const stakes = (felt: Felt): number[] => PLAYERS.map((player) => felt.stakes(player));
const house = (felt: Felt): (number | undefined)[] =>
  ['tray', 'commission', 'tips', 'meter'].map((name) => felt.balances.get(`${name}:test`));
const moment = { phase: { name: 'settled', since: 0, until: null }, asking: null } as const;
const naming = (id: string) => ({ who: id, name: id });

const RWS = bankedGameNamed('rws-baccarat/commission-baccarat').with({});

describe('rws-baccarat all §5: a wrong number of cards that is noticed after the settlement', () => {
  it('§5.1, §5.1.2: makes the round void until the next begins: what was paid and taken goes back, commission too', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const felt = settled(RWS, `late ${seed}`);
      expect(wallets(felt)).not.toEqual([CHIPS, CHIPS, CHIPS]);
      expect(wrongNumber(felt)).toHaveProperty('events');
      expect([wallets(felt), stakes(felt)]).toEqual([
        [CHIPS, CHIPS, CHIPS],
        [0, 0, 0],
      ]);
      expect(house(felt).map((amount) => amount ?? 0)).toEqual([0, 0, 0, 0]);
      expect(felt.refolded()).toEqual(felt.state);
    }
  });

  it('§5.1.2: not any more once bets are called for, which is how play begins (§3.1)', () => {
    const felt = settled(RWS);
    const before = wallets(felt);
    felt.until('betting');
    expect(refusalOf(wrongNumber(felt))).toBe('No round is dealt that could go wrong.');
    expect(wallets(felt)).toEqual(before);
  });

  it('needs two people once it is paid: one alone changes nothing', () => {
    const felt = settled(RWS);
    const before = wallets(felt);
    const call = (by: string) => felt.ask({ do: 'irregularity', by, irregularity: 'wrong-number-of-cards' });
    expect(call('tom')).toMatchObject({ events: [{ type: 'second-awaited', by: 'tom' }], movements: [] });
    expect(refusalOf(call('tom'))).toBe('Somebody else of the staff must agree to it.');
    expect(wallets(felt)).toEqual(before);
    expect(call('sue')).toMatchObject({
      events: [{ by: 'tom', seconded: 'sue' }, { type: 'settlement-reversed' }],
    });
    expect(wallets(felt)).toEqual([CHIPS, CHIPS, CHIPS]);
  });

  it('§5.1.1: but a foreign card does not undo a settlement', () => {
    const felt = settled(RWS);
    const before = wallets(felt);
    const foreign = felt.ask({ do: 'irregularity', by: 'sue', irregularity: 'foreign-card' });
    expect(refusalOf(foreign)).toBe('The round is settled and its bets are paid.');
    expect(wallets(felt)).toEqual(before);
  });
});

describe('a settlement that was reversed', () => {
  it('leaves no result on the felt, on the road, or in what people have won', () => {
    const felt = settled(RWS);
    expect(felt.state.summaries).toHaveLength(1);
    wrongNumber(felt);
    const view = viewTable(felt.table, felt.state, moment, naming);
    expect(view.summaries).toEqual([]);
    expect(view.results.map(({ result, won, stake, returned }) => [result, won, returned - stake])).toEqual(
      Array.from({ length: 4 }, () => ['void', 0, 0]),
    );
    expect([...felt.state.regulars.values()].map(({ net }) => net)).toEqual([0, 0, 0]);
    expect(view.calls.at(-1)).toBe('Round 1 is void after all: what was paid and taken goes back.');
  });

  it('leaves the rounds before it alone, and the shoe goes on', () => {
    const felt = settled(RWS);
    const [first] = felt.state.summaries;
    const after = wallets(felt);
    felt.until('betting');
    lay(felt, 'ann', 1, { player: 1000 });
    felt.until('settled');
    wrongNumber(felt);
    expect([felt.state.summaries, wallets(felt)]).toEqual([[first], after]);
    felt.until('betting');
    expect(felt.state.round).toBe(3);
  });

  it('cannot be reversed twice', () => {
    const felt = settled(RWS);
    wrongNumber(felt);
    expect(refusalOf(wrongNumber(felt))).toBe('The round is void already.');
  });

  it('is not reversed at all if somebody no longer has what they won', () => {
    const felt = settled(RWS);
    const winner = PLAYERS.find((player) => felt.wallet(player) > CHIPS);
    if (!winner) throw new Error('Somebody wins in this round.');
    felt.fund(winner, 0 - felt.wallet(winner));
    const before = [wallets(felt), felt.state.steps, felt.state.regulars];
    expect(refusalOf(wrongNumber(felt))).toMatch(/is short/);
    expect([wallets(felt), felt.state.steps, felt.state.regulars]).toEqual(before);
  });

  describe('where there is a meter', () => {
    /** No section has both; a house's own game may. */
    const ez = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({ meter: 1_000_000 });
    const [irregularity] = ez.layout.irregularities ?? [];
    if (!irregularity) throw new Error('Colorado has irregularities.');
    const game: TableGame = {
      ...ez,
      layout: {
        ...ez.layout,
        irregularities: [
          {
            ...irregularity,
            id: 'wrong-number-of-cards',
            remedy: { round: 'void' },
            untilNextRound: true,
          },
        ],
      },
    };

    it('takes back what its bets had added to the meter, and what the dealers won of a tip', () => {
      for (const seed of ['one', 'two', 'three', 'four']) {
        const felt = new Felt(settingOf(game), seed);
        felt.fund('ann', CHIPS);
        felt.until('betting');
        const before = [felt.state.meters.progressive, ...house(felt)];
        lay(felt, 'ann', 1, { player: 1000, progressive: 100 });
        lay(felt, 'ann', 1, { player: 500, banker: 500 }, 'tip');
        felt.until('settled');
        expect(felt.state.meters.progressive).not.toBe(before[0]);
        wrongNumber(felt);
        expect([
          felt.state.meters.progressive,
          ...house(felt).map((amount) => amount ?? 0),
          felt.wallet('ann'),
        ]).toEqual([...before.map((amount) => amount ?? 0), CHIPS]);
        expect(felt.refolded()).toEqual(felt.state);
      }
    });
  });
});
