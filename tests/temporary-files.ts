import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that tests lay into the directory of temporary files lies in one of its own there, and goes when they are over. */
export default function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'croupier-tests-'));
  // A database that root starts belongs to another user.
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  return () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}
