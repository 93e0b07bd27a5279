import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultTables, openHouse } from '@croupier/house';
import { describe, expect, it } from 'vitest';
import { MINI } from './testing/croupier.ts';

const BINARY = fileURLToPath(new URL('../bin/croupier.mjs', import.meta.url));
const shell = promisify(execFile);

/** Runs a line of shell in which `croupier` is the real binary. `npm test` has built it before. */
async function line(text: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = `croupier() { "${process.execPath}" "${BINARY}" "$@"; }; ${text}`;
  try {
    return { code: 0, ...(await shell('sh', ['-c', script])) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

describe.skipIf(process.platform === 'win32')('the binary', () => {
  it('deals a round into a pipe that replays it', async () => {
    const { code, stdout, stderr } = await line(
      `croupier deal ${MINI} --seed 7 --json | croupier replay - --json`,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).records[0].ok).toBe(true);
  });

  it('ends with 2 for wrong usage and 1 for bad input', async () => {
    expect((await line('croupier nonsense')).code).toBe(2);
    expect((await line('croupier odds nonsense')).code).toBe(1);
  });

  it('does not mind a reader that goes away', async () => {
    const { stdout, stderr } = await line(`croupier odds ${MINI} --json | head -c 1`);
    expect({ stdout, stderr }).toEqual({ stdout: '{', stderr: '' });
  });

  it('finds the books of a house in order that a program has opened, though its own code was bundled', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'croupier-binary-'));
    try {
      const house = await openHouse({
        directory,
        port: 0,
        tables: defaultTables().slice(0, 1),
        pokerTables: [],
      });
      await house.close();
      const { code, stdout, stderr } = await line(`croupier verify books --data '${directory}'`);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain('posted by other code than this');
      expect(stdout).toContain('In order');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('plays from a pipe', async () => {
    const { code, stdout } = await line(
      `printf '%s\\n' 'banker 25' '' quit | croupier play ${MINI} --seed 1`,
    );
    expect(code).toBe(0);
    expect(stdout).toContain('You leave with');
  });
});
