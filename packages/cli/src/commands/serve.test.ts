import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore } from '@croupier/house';
import { describe, expect, it } from 'vitest';
import { croupier, type Ended } from '../testing/croupier.ts';

/** The command line as people have it, in a bundle. */
const BINARY = fileURLToPath(new URL('../../bin/croupier.mjs', import.meta.url));

const directory = (): string => join(mkdtempSync(join(tmpdir(), 'croupier-')), 'data');

/** Books in which nothing is written, made by the first who asks: making them takes seconds. */
let made: string | undefined;
async function emptyBooks(): Promise<string> {
  if (made === undefined) {
    made = directory();
    await (await openStore({ directory: made })).close();
  }
  const data = directory();
  cpSync(made, data, { recursive: true });
  return data;
}

/** Opens a house, does something while it is open, and presses Ctrl-C. */
async function whileOpen(argv: readonly string[], act: (address: string) => Promise<void>): Promise<Ended> {
  let press = (): void => undefined;
  let said = '';
  let failed: unknown;
  const ended = await croupier(['serve', '--port', '0', ...argv], {
    interrupt: (ctrlC) => {
      press = ctrlC;
    },
    onOutput: (text) => {
      said += text;
      const [address] = /http:\/\/[\w.:]+\d/.exec(said) ?? [];
      if (address === undefined || failed !== undefined) return;
      failed = null;
      act(address)
        .catch((error: unknown) => {
          failed = error;
        })
        .finally(press);
    },
  });
  if (failed) throw failed;
  return ended;
}

describe('croupier serve', () => {
  it('opens the house, keeps its books, refuses a second house, and closes at Ctrl-C', async () => {
    const data = directory();
    const { code, stdout, stderr } = await whileOpen(['--data', data], async (address) => {
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      const second = await croupier(['serve', '--port', '0', '--data', data]);
      expect(second).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('is in use by process'),
      });
      const port = new URL(address).port;
      const taken = await croupier(['serve', '--port', port, '--data', await emptyBooks()]);
      expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining(`Port ${port} is in use`) });
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The house is open: http://127.0.0.1:');
    expect(stdout).toContain('The house is closed');
    for (const books of ['journal', 'ledger']) {
      const checked = await croupier(['verify', books, '--data', data]);
      expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining('In order: the books') });
    }
    // The same sources read otherwise in a bundle: what was posted by other text is not checked, and is no finding.
    const bundled = await promisify(execFile)(process.execPath, [BINARY, 'verify', 'books', '--data', data]);
    expect(bundled.stdout).toContain('posted by other code than this');
    expect(bundled.stdout).toContain('In order: the books');
    const again = await whileOpen(['--data', data, '--json'], async () => undefined);
    expect(JSON.parse(again.stdout)).toMatchObject({
      address: expect.stringContaining('http://'),
      books: data,
    });
  });

  it('opens the tables of a file, whatever they deal', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'croupier-')), 'tables.json');
    const game = 'colorado-rule-28/ez-baccarat-progressive';
    writeFileSync(file, JSON.stringify({ tables: [{ id: 'summit', name: 'The Summit', game, most: 100 }] }));
    const { code, stderr } = await whileOpen(
      ['--data', await emptyBooks(), '--tables', file],
      async (address) => {
        const tables = await (await fetch(`${address}/api/tables`)).json();
        expect(tables).toMatchObject([{ table: 'summit', game, most: 10_000 }]);
        expect(await (await fetch(`${address}/api/poker-tables`)).json()).toEqual([]);
      },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('opens the tables that its help shows, on fresh data', async () => {
    const help = (await croupier(['serve', '--help'])).stdout;
    const shown = help.slice(help.indexOf('{ "tables"'), help.indexOf('A table may also'));
    const file = join(mkdtempSync(join(tmpdir(), 'croupier-')), 'tables.json');
    writeFileSync(file, shown);
    const { code, stderr } = await whileOpen(
      ['--data', await emptyBooks(), '--tables', file],
      async (address) => {
        expect(await (await fetch(`${address}/api/tables`)).json()).toMatchObject([
          { table: 'salon', least: 1000, most: 100_000 },
        ]);
        expect(await (await fetch(`${address}/api/poker-tables`)).json()).toMatchObject([{ table: 'cards' }]);
      },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('says in one sentence why it cannot open', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'croupier-')), 'file');
    writeFileSync(file, '');
    const staffed = `${file}.json`;
    writeFileSync(staffed, JSON.stringify({ tables: [], staff: [{ name: 'Nobody yet', roles: ['floor'] }] }));
    for (const argv of [
      ['--data', file],
      ['--data', join(file, 'below')],
      ['--database', 'postgres://127.0.0.1:1/none'],
      ['--database', 'mysql://localhost/none'],
      ['--tables', file],
      ['--tables', join(file, 'none.json')],
      ['--data', await emptyBooks(), '--tables', staffed],
      ['--host', '192.0.2.1'],
      ['--host', 'no such host'],
    ]) {
      const { code, stdout, stderr } = await croupier(['serve', '--port', '0', ...argv]);
      expect({ argv, code, stdout }).toEqual({ argv, code: 1, stdout: '' });
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain('fault of the program');
    }
  });

  it('takes the next free port when the usual one is in use and none is named', async () => {
    const { choosePort } = await import('../free-port.ts');
    const first = await choosePort('127.0.0.1', undefined);
    const squatter = createServer();
    await new Promise<void>((resolve) => {
      squatter.listen(first, '127.0.0.1', resolve);
    });
    try {
      expect(await choosePort('127.0.0.1', undefined)).toBeGreaterThan(first);
      await expect(choosePort('127.0.0.1', first)).rejects.toThrow(`Port ${first} is in use`);
    } finally {
      squatter.close();
    }
  });
});
