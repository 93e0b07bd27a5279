import { parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../tables/commands.ts';
import { Felt, settingOf } from '../tables/testing/felt.ts';
import { TableReplay } from './table-replay.ts';

/** What every account holds by the journal alone, beside what people brought. */
function derived(felt: Felt): Map<string, number> {
  const replay = new TableReplay(felt.table);
  const balances = new Map<string, number>();
  for (const line of felt.journal)
    for (const { postings } of replay.read(line))
      for (const { account, amount } of postings)
        balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const [account, amount] of replay.claims()) expect(balances.get(account)).toBe(amount);
  return balances;
}

/** The ledger of the felt without the chips that people were given. */
function moved(felt: Felt, chips: number, players: readonly string[]): Map<string, number> {
  const balances = new Map(felt.balances);
  balances.delete('bank');
  for (const player of players) balances.set(`wallet:${player}`, felt.wallet(player) - chips);
  return balances;
}

const nonzero = (balances: ReadonlyMap<string, number>): [string, number][] =>
  [...balances].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('a journal replayed', () => {
  it('gives the ledger of a jackpot called, withdrawn, called again, paid and backed out by two', () => {
    const game = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({ meter: 5_000_000 });
    const felt = new Felt({ ...settingOf(game), contribution: 25 });
    const players = ['ann', 'bob'];
    for (const name of players) felt.fund(name, 100_000);
    felt.until('betting');
    const bet = (player: string, spot: number, wager: string, amount: number): Decision =>
      felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: cents(amount) }] });
    for (const [player, spot] of [
      ['ann', 1],
      ['bob', 2],
    ] as const) {
      bet(player, spot, 'banker', 1000);
      bet(player, spot, 'progressive', 100);
    }
    felt.stack(parseCards('Kc Kc Qc 3c Tc 4c'));
    do felt.goOn();
    while (felt.state.phase === 'dealing' && !felt.state.jackpot);
    felt.ask({ do: 'withdraw-jackpot', by: 'sue', reason: 'Wrong button.' });
    felt.ask({ do: 'call-jackpot', by: 'sue' });
    felt.ask({ do: 'confirm-jackpot', by: 'tom' });
    const { round } = felt.state;
    expect(nonzero(derived(felt))).toEqual(nonzero(moved(felt, 100_000, players)));
    for (const by of ['tom', 'sue']) felt.ask({ do: 'back-out-jackpot', by, round, reason: 'Misread.' });
    expect(felt.journal.at(-1)?.type).toBe('jackpot-backed-out');
    expect(nonzero(derived(felt))).toEqual(nonzero(moved(felt, 100_000, players)));
  });

  it('gives the ledger of a settlement that two reversed, and of shoe after shoe', () => {
    const felt = new Felt(settingOf(bankedGameNamed('rws-baccarat/commission-baccarat').with({})));
    felt.fund('ann', 1_000_000);
    for (let rounds = 0; rounds < 90; rounds += 1) {
      felt.until('betting');
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot: 1, wager: rounds % 2 ? 'banker' : 'player', kind: 'own', amount: cents(2000) }],
      });
      felt.until('settled');
      if (rounds === 40)
        for (const by of ['tom', 'sue'])
          felt.ask({ do: 'irregularity', by, irregularity: 'wrong-number-of-cards' });
    }
    expect(felt.state.shoe.number).toBeGreaterThan(1);
    expect(nonzero(derived(felt))).toEqual(nonzero(moved(felt, 1_000_000, ['ann'])));
  });
});
