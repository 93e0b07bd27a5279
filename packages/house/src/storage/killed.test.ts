import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { builtHouse } from '../testing/built-house.ts';
import { EMBEDDED, PATIENCE } from '../testing/engines.ts';
import { account } from './ledger.ts';
import { openStore } from './store.ts';
import { verifyBooks } from './verify.ts';

const SCRIPT = fileURLToPath(new URL('../testing/commit-until-killed.mjs', import.meta.url));

/** Runs the child until it has been writing for so long, kills it, and returns the last line acknowledged per table. */
function commitAndKill(directory: string, milliseconds: number): Promise<Map<string, number>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, builtHouse(), directory], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complained += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
      said += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`The child ended by itself: ${complained}`));
      const lines = said.split('\n').slice(0, -1); // What follows the last line end is empty or half a line.
      resolve(
        new Map(
          lines.map((line): [string, number] => {
            const [table = '', seq] = line.split(' ');
            return [table, Number(seq)];
          }),
        ),
      );
    });
  });
}

test(
  'killed at any moment, the house finds everything it acknowledged, and the books in order',
  async () => {
    const engine = await EMBEDDED.start();
    const { directory } = await engine.fresh();
    const written = new Map<string, number>();
    for (let round = 0; round < 4; round++) {
      const acknowledged = await commitAndKill(directory, randomInt(1, 300));
      const store = await openStore({ directory });
      for (const [table, seq] of acknowledged) {
        const { seq: last } = await store.journal.head(table);
        expect(last).toBeGreaterThanOrEqual(seq);
        // Nothing settled twice either: one line in the books for each in the journal.
        const player = table.replace('table', 'player');
        expect(await store.ledger.balance(account.wallet(player))).toBe((last * (last + 1)) / 2);
        expect(last).toBeGreaterThan(written.get(table) ?? 0);
        written.set(table, last);
      }
      expect(acknowledged.size).toBeGreaterThan(0);
      expect((await verifyBooks(store.database)).findings).toEqual([]);
      await store.close();
    }
    await engine.stop();
  },
  PATIENCE,
);
