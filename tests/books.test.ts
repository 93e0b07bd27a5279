import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { croupier } from '../packages/cli/src/testing/croupier.ts';
import { openHouse } from '../packages/house/src/house.ts';
import { passive, playHand } from '../packages/house/src/server/testing/poker-player.ts';
import { Visitor } from '../packages/house/src/server/testing/visitor.ts';
import { parseTables } from '../packages/house/src/tables/table-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'croupier-books-'));
const data = join(directory, 'data');
const tables = join(directory, 'tables.json');
const key = join(directory, 'key.pem');
const elsewhere = join(directory, 'elsewhere');
const BOOKS = ['--data', data];
const PACE = { cut: 0, betting: 600_000, deal: 0, turn: 0, say: 0, settled: 20, resumed: 600_000 };
const POKER_PACE = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 20, gather: 20 };
const FILE = {
  tables: [
    { id: 'salon', name: 'The Salon', game: 'bclc-baccarat/mini-baccarat' },
    {
      id: 'cards',
      name: 'Cards',
      game: 'bclc-poker/texas-holdem',
      options: { straddle: 'off', chop: 'off' },
    },
  ],
};

/** One round of baccarat and one hand of hold'em. */
async function anEvening(): Promise<void> {
  const house = await openHouse({
    directory: data,
    port: 0,
    ...parseTables(JSON.stringify(FILE)),
    pace: PACE,
    pokerPace: POKER_PACE,
  });
  const people = await Promise.all([1, 2].map(async () => (await Visitor.enter(house.address)).connect()));
  for (const [at, one] of people.entries()) {
    await one.joinPoker('cards');
    await one.ask({ type: 'sit-down', table: 'cards', seat: at + 1, amount: 20_000 });
  }
  await Promise.all(people.map((one) => playHand(one, 'cards', passive)));
  const [ann] = people;
  await ann?.join('salon');
  await ann?.playRound('salon', [{ spot: 1, wager: 'banker', amount: 2500 }]);
  for (const one of people) one.leave();
  await house.close();
}

const exported = async (...argv: string[]): Promise<string[]> => {
  const { code, stdout, stderr } = await croupier(['export', ...BOOKS, '--tables', tables, ...argv]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
};
interface Line {
  readonly table: string;
  readonly at: string;
  readonly hash: string;
}
const read = (line: string): Line => JSON.parse(line);

describe('the books of a house, from the command line', () => {
  beforeAll(async () => {
    writeFileSync(tables, JSON.stringify(FILE));
    await anEvening();
  }, 120_000);

  it('croupier checkpoint makes a key once, signs where the journals end, and verify books compares with it', async () => {
    const made = await croupier(['checkpoint', '--new-key', key]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    // Never over another key.
    const again = await croupier(['checkpoint', '--new-key', key]);
    expect({ code: again.code, lines: again.stderr.trimEnd().split('\n').length }).toEqual({
      code: 1,
      lines: 1,
    });
    expect(again.stderr).not.toContain('fault of the program');
    const signed = await croupier(['checkpoint', '--key', key, '--out', elsewhere, ...BOOKS]);
    expect(signed).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(elsewhere) });
    const compare = (publicKey: string) =>
      croupier([
        'verify',
        'books',
        ...BOOKS,
        '--tables',
        tables,
        '--checkpoints',
        elsewhere,
        '--key',
        publicKey,
      ]);
    expect(await compare(`${key}.pub`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/In order: .*1 checkpoints/),
    });
    await croupier(['checkpoint', '--new-key', `${key}.other`]);
    expect(await compare(`${key}.other.pub`)).toMatchObject({ code: 1, stdout: '' });
    expect((await croupier(['checkpoint', ...BOOKS])).stderr).toContain('--new-key');
    expect((await croupier(['checkpoint', '--key', key, '--data', elsewhere])).stderr).toContain('no books');
  });

  it('croupier export writes journal lines and movements of any span', async () => {
    const all = (await exported('--format', 'json')).map(read);
    expect(new Set(all.map(({ table }) => table))).toEqual(new Set(['@house', 'cards', 'salon']));
    const salon = (await exported('--table', 'salon')).map(read);
    expect(salon).toEqual(all.filter(({ table }) => table === 'salon'));
    const times = all.map(({ at }) => at).toSorted();
    const middle = times[Math.floor(times.length / 2)] ?? '';
    const [before, after] = [await exported('--to', middle), await exported('--from', middle)];
    expect(before.length).toBeGreaterThan(0);
    expect(before.length + after.length).toBe(all.length);
    const [heading, ...rows] = await exported('--format', 'csv');
    const amount = heading?.split(',').indexOf('amount') ?? -1;
    expect(rows.reduce((sum, row) => sum + Number(row.split(',')[amount]), 0)).toBe(0);
    expect(await exported('--format', 'csv', '--from', '2999-01-01')).toEqual([heading]);
    expect((await croupier(['export', ...BOOKS, '--from', 'yesterday'])).code).not.toBe(0);
  });

  it('croupier export writes round records and hand histories that croupier replay finds right', async () => {
    const rounds = await exported('--format', 'rounds');
    expect(rounds.length).toBeGreaterThan(0);
    for (const [at, round] of rounds.entries()) {
      const path = join(directory, `${at}.round.json`);
      writeFileSync(path, round);
      expect(await croupier(['replay', path])).toMatchObject({ code: 0, stderr: '' });
    }
    const hand = join(directory, 'hand.phh');
    writeFileSync(hand, (await exported('--format', 'phh', '--table', 'cards')).join('\n'));
    expect(await croupier(['replay', hand])).toMatchObject({ code: 0, stderr: '' });
    expect(await exported('--format', 'rounds', '--table', 'cards')).toEqual([]);
    expect(await exported('--format', 'phh', '--to', '2020-01-01')).toEqual([]);
  });
});
