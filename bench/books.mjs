// Durable bets without wires: the books alone, each bet a line, a transaction, two postings and a command, from eight tables
// at once. Beside them, on a PostgreSQL (that which DATABASE_URL names, or one of our own), pgbench with the same rows a transaction; and the same of another commit of
// Croupier, whose built checkout CROUPIER_BASE names. All in turn in one run: the ratios count, not the figures.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresServer } from './house/postgres.mjs';

export const name = 'books';

const TABLES = 8;
const FLIGHT = 25;
/** Flights of each table before it counts. */
const WARM_UP = 40;
/** SMALL=1 tries the bench out. Its figures say nothing. */
const SMALL = process.env.SMALL === '1';
const SECONDS = SMALL ? 0.5 : 4;
const ROUNDS = SMALL ? 1 : 3;
const CLIENTS = 64;
const OURS = fileURLToPath(new URL('..', import.meta.url));
const LINES = Number(process.env.LINES ?? (SMALL ? 10_000 : 1_000_000));

const WRITER = `
  const [root, where, tables, flight, seconds, warmUp] = process.argv.slice(1);
  const { openStore, account, EMPTY_JOURNAL } = await import(root + '/packages/house/dist/index.js');
  const store = await openStore(JSON.parse(where));
  const cage = account.cage ?? account.bank;
  const names = Array.from({ length: Number(tables) }, (_, i) => 'bench-' + i + '-' + process.pid);
  const heads = new Map(names.map((table) => [table, EMPTY_JOURNAL]));
  const enter = (table, events, transactions, command) => {
    const after = heads.get(table);
    if (!store.enter) {
      heads.set(table, { seq: after.seq + 1 });
      return store.commit({ table, seq: after.seq + 1, events, transactions, command });
    }
    const { head, committed } = store.enter({ table, after, events, transactions, command });
    heads.set(table, head);
    return committed;
  };
  const move = (from, to, amount) => [{ account: from, amount: -amount }, { account: to, amount }];
  for (const table of names)
    for (let i = 0; i < Number(flight); i += 1)
      await enter(table, [{ type: 'chips', body: {} }], [{ reason: 'chips', postings: move(cage, account.wallet(table + i), 1e9) }]);
  const fly = (table, n) => Promise.all(Array.from({ length: Number(flight) }, (_, i) => {
    const person = table + i;
    const change = { spot: i + 1, wager: 'player', kind: 'own', amount: 100 };
    return enter(table, [{ type: 'bets-changed', body: { player: person, verb: 'bet', changes: [change] } }],
      [{ reason: 'bet', postings: move(account.wallet(person), account.stakes(person, table), 100) }], { person, id: String(n) });
  }));
  // What has just been opened is not yet as fast as it becomes: so many flights first that do not count.
  await Promise.all(names.map(async (table) => {
    for (let n = 0; n < Number(warmUp); n += 1) await fly(table, n);
  }));
  let bets = 0;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await Promise.all(names.map(async (table) => {
    for (let n = Number(warmUp); performance.now() - begun < Number(seconds) * 1000; n += 1) {
      await fly(table, n);
      bets += Number(flight);
    }
  }));
  const took = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify({ perSecond: bets / took, cpu: (user + system) / bets }));
  await store.close();
`;

function written(root, where) {
  const args = [
    '--input-type=module',
    '-e',
    WRITER,
    root,
    JSON.stringify(where),
    TABLES,
    FLIGHT,
    SECONDS,
    WARM_UP,
  ].map(String);
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const middle = (all, field) => median(all.map((one) => one[field]));
const figure = (value) => Math.round(value).toLocaleString('en');

/** The same rows as a bet, by a client of its own for each. */
const PGBENCH = `
\\set wallet random(1, 200)
select nextval('bench_lines') as line \\gset
begin;
insert into journal values ('pgbench-' || :client_id, :line, 'bets-changed', '{"player":"p","verb":"bet","changes":[]}', now(), sha256(:line::text::bytea));
insert into transactions values (nextval('transaction_ids'), 'bet', 'p', 'pgbench-' || :client_id, :line, now());
insert into postings values (currval('transaction_ids'), 1, :wallet, -1, 0), (currval('transaction_ids'), 2, :wallet + 200, 1, 0);
insert into commands (person, id, table_id, seq, next_seq, answer, at) values ('p' || :client_id, :line, 'pgbench-' || :client_id, :line, :line + 1, 'null', now());
commit;
`;

function pgbenched(url, clients) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-pgbench-'));
  try {
    const file = join(folder, 'bet.sql');
    writeFileSync(file, PGBENCH);
    const said = execFileSync(
      'pgbench',
      ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${Math.ceil(SECONDS)}`, '-f', file, url],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function embedded(report) {
  const roots = [
    ['this commit', OURS],
    ...(process.env.CROUPIER_BASE ? [['the base', process.env.CROUPIER_BASE]] : []),
  ];
  const figures = new Map(roots.map(([label]) => [label, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [label, root] of roots) {
      const directory = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
      figures.get(label).push(written(root, { directory }));
      rmSync(directory, { recursive: true, force: true });
    }
  }
  const [ours] = figures.values();
  report.table(
    `Bets written to the embedded books, ${TABLES} tables, flights of ${FLIGHT}, medians of ${ROUNDS}, after ${figure(TABLES * FLIGHT * WARM_UP)} bets that do not count`,
    ['', 'bets/s', 'processor µs a bet', 'this commit by bets/s', 'by processor'],
    [...figures].map(([label, all]) => [
      label,
      figure(middle(all, 'perSecond')),
      figure(middle(all, 'cpu')),
      all === ours ? '' : `${(middle(ours, 'perSecond') / middle(all, 'perSecond')).toFixed(1)} x`,
      all === ours ? '' : `${(middle(all, 'cpu') / middle(ours, 'cpu')).toFixed(1)} x`,
    ]),
  );
}

const psql = (url, text) =>
  execFileSync('psql', ['-q', '-c', text, url], { stdio: ['ignore', 'ignore', 'inherit'] });

async function onServer(report, server) {
  const { openStore } = await import('../packages/house/dist/index.js');
  const made = `croupier_bench_${process.pid}`;
  psql(server, `create database ${made}`);
  const database = new URL(server);
  database.pathname = `/${made}`;
  const url = database.href;
  try {
    await (await openStore({ url })).close();
    psql(
      url,
      "insert into accounts (name, balance) select 'wallet:pgbench-' || n, 1000000000 from generate_series(1, 400) n",
    );
    psql(url, 'create sequence bench_lines');
    const rows = { ours: [], pgbench: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rows.ours.push(written(OURS, { url }).perSecond);
      rows.pgbench.push(pgbenched(url, CLIENTS));
    }
    const [ours, theirs] = [median(rows.ours), median(rows.pgbench)];
    report.table(
      `The same on a PostgreSQL server, its defaults, fsync on, medians of ${ROUNDS}`,
      ['', 'bets/s', 'against pgbench'],
      [
        ['this commit, one node', figure(ours), `${(ours / theirs).toFixed(1)} x`],
        [`pgbench, the same rows a transaction, ${CLIENTS} clients, prepared`, figure(theirs), ''],
      ],
    );
  } finally {
    psql(server, `drop database if exists ${made} with (force)`);
  }
}

const OPENER = `
  const [root, directory] = process.argv.slice(1);
  const { openHouse } = await import(root + '/packages/house/dist/index.js');
  const house = await openHouse({ directory, port: 0, log: 'silent' });
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ took: performance.now(), processor: user + system }));
  await house.close();
`;

/** A journal of a million lines at ten tables, and how long a house takes to open on it. */
async function opening(report) {
  const { openHouse, openStore, defaultTables } = await import('../packages/house/dist/index.js');
  const directory = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
  try {
    const first = await openHouse({ directory, port: 0 });
    await first.close();
    const store = await openStore({ directory });
    const tables = defaultTables()
      .slice(0, 10)
      .map(({ id }) => id);
    // Lines of shoes that are over: what counts is how much is read, not what it says.
    await store.database.prepared('', 'alter table journal disable trigger user', []);
    for (const table of tables) {
      await store.database.prepared(
        '',
        `insert into journal select '${table}', n, 'bets-changed', '{"player":"p","verb":"bet","changes":[{"amount":100,"kind":"own","spot":1,"wager":"player"}]}', now(), sha256(n::text::bytea) from generate_series(1, ${LINES / 10}) n`,
        [],
      );
    }
    // The last line holds the whole table, as the first of every shoe does.
    const shoe = {
      number: 1,
      name: 'bench',
      decks: 8,
      cards: 416,
      commitment: 'c'.repeat(64),
      round: 0,
      spots: [],
      regulars: [],
    };
    for (const table of tables)
      await store.database.prepared(
        '',
        `insert into journal values ('${table}', ${LINES / 10 + 1}, 'shoe-opened', '${JSON.stringify(shoe)}', now(), sha256('shoe'))`,
        [],
      );
    await store.database.prepared('', 'alter table journal enable trigger user', []);
    await store.close();
    const { took, processor } = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', OPENER, OURS, directory], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    report.note(
      `A house on an embedded journal of ${figure(LINES)} lines at ten tables opens in ${(took / 1000).toFixed(1)} s, of them ${(processor / 1e6).toFixed(1)} s of processor time, the start of the process and of the database included.`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

export async function run(report) {
  await embedded(report);
  if (spawnSync('pgbench', ['--version']).status === 0) {
    const server = await postgresServer();
    try {
      await onServer(report, server.url);
    } finally {
      await server.stop();
    }
  } else report.note('Without pgbench there is nothing to compare with on a server.');
  await opening(report);
}
