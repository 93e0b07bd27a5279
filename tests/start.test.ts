import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `npm test` has built what `npm start` serves. */
it.skipIf(process.platform === 'win32')(
  'SIGTERM to npm start closes the house, and npm ends after it',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'croupier-'));
    const npm = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      let said = '';
      npm.stdout.on('data', (chunk: Buffer) => {
        said += chunk;
        if (said.includes('The house is open')) npm.kill('SIGTERM');
      });
      await once(npm, 'close');
      expect(said).toContain('The house is closed');
      expect(existsSync(join(data, 'croupier.lock'))).toBe(false);
    } finally {
      npm.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  },
);
