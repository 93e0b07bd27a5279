import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, isBanked } from '@croupier/games';
import { expect, test, vi } from 'vitest';
import { oddsOf } from '../odds.ts';
import { ReportDesk } from './report-desk.ts';

test('edges are counted once beside the house, kept, and found again by another', async () => {
  const [game] = catalogue.filter(isBanked);
  if (!game) throw new Error('The catalogue is empty.');
  const table = game.with({});
  const directory = await mkdtemp(join(tmpdir(), 'desk-'));
  const desk = new ReportDesk({ directory, version: '1' });
  try {
    expect(await desk.edges(table)).toBeUndefined();
    const edges = await vi.waitFor(async () => {
      const found = await desk.edges(table);
      expect(found).toBeDefined();
      return found;
    }, 300_000);
    const { wagers } = await oddsOf(table);
    expect(edges).toEqual(wagers.map(({ wager, edge, method }) => ({ wager, edge, method, meters: [] })));
    expect(await readdir(join(directory, 'reports'))).toHaveLength(1);
    const other = new ReportDesk({ directory, version: '1' });
    expect(await other.edges(table)).toEqual(edges);
    expect((await other.ask(table)).state).toBe('counting');
    await other.close();
    await expect(other.ask(game.with({ ...table.options }))).rejects.toThrow('busy');
  } finally {
    await desk.close();
    await rm(directory, { recursive: true });
  }
});
