// An examination of a journal of a million lines: played here by the rules from real seeds, written in bulk, then
// examined as `croupier verify books` does it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const name = 'verify';

const house = (path) => import(new URL(`../packages/house/dist/${path}`, import.meta.url).href);
const { examineBooks, openStore, evenLimits, People } = await house('index.js');
const { decide } = await house('tables/decide.js');
const { evolve } = await house('tables/evolve.js');
const { bareTable, roundOf } = await house('tables/state.js');
const { toJournal } = await house('tables/journalled.js');
const { chainEvents, insertLines, EMPTY_JOURNAL } = await house('storage/journal.js');
const { canonicalJson } = await house('storage/canonical.js');
const { postRules } = await house('posted/post-rules.js');
const { OpenAccounts } = await house('storage/open-accounts.js');
const { Shoe, commitment, seedFromBytes } = await import(
  new URL('../packages/cards/dist/index.js', import.meta.url).href
);
const { miniBaccarat } = await import(new URL('../packages/games/dist/index.js', import.meta.url).href);

const LINES = Number(process.env.LINES ?? 1_000_000);
const TABLES = 8;
const PLAYERS = 6;
const BATCH = 4_000;

const figure = (value) => Math.round(value).toLocaleString('en');

/** Plays at one table until it has so many lines; hands them over in batches with what they move. */
async function play(setting, players, lines, store) {
  const { shoes, database } = store;
  let state = bareTable();
  let head = EMPTY_JOURNAL;
  let events = [];
  let transactions = [];
  let cards;
  let at = Date.now() - 86_400_000;
  const flush = async () => {
    if (events.length === 0) return;
    const chained = chainEvents(setting.id, head, events);
    await database.kysely.transaction().execute(async (transaction) => {
      const names = transactions.flatMap(({ postings }) => postings.map(({ account }) => account));
      const accounts = await OpenAccounts.lock(transaction, names);
      await insertLines(transaction, chained);
      accounts.apply(transactions);
      await accounts.write();
    });
    head = chained.at(-1);
    events = [];
    transactions = [];
  };
  const ask = async (command) => {
    const decision = decide(setting, state, command);
    if ('refused' in decision) throw new Error(decision.refused.reason);
    at += 100;
    const seq = state.seq + 1;
    for (const { reason, event, postings } of decision.movements)
      transactions.push({
        reason,
        postings,
        cause: { table: setting.id, seq: seq + event },
        at: new Date(at),
      });
    for (const event of decision.events) {
      const { type, body } = toJournal(event);
      events.push({ type, body: canonicalJson(body), at: new Date(at) });
      state = evolve(setting, state, event);
    }
    if (events.length >= BATCH) await flush();
  };
  while (state.seq < lines) {
    if (state.phase === 'closed') {
      const number = state.shoe.number + 1;
      const seed = seedFromBytes(randomBytes(32));
      const promised = commitment(
        { name: `${setting.id}/${number}`, decks: setting.game.layout.shoe.decks },
        seed,
      );
      await shoes.keep({ table: setting.id, number, seed, commitment: promised });
      await ask({ do: 'open-shoe', commitment: promised });
      await ask({ do: 'cut', cut: { position: 100, entropy: '' }, by: null });
      cards = Shoe.live(setting.game.layout.shoe, seed, { position: 100, entropy: '' });
    } else if (state.phase === 'settled' && state.shoe.handsLeft === 0) {
      await shoes.reveal(setting.id, state.shoe.number);
      await ask({ do: 'close-shoe' });
    } else if (state.phase === 'betting') {
      for (const [index, player] of players.entries())
        await ask({
          do: 'bet',
          player,
          changes: [{ spot: index + 1, wager: index % 2 ? 'banker' : 'player', kind: 'own', amount: 500 }],
        });
      await ask({ do: 'close-betting' });
    } else if (state.phase === 'dealing') {
      const card = roundOf(setting, state).waiting.for === 'card' ? { card: cards.draw() } : {};
      await ask({ do: 'step', ...card });
    } else await ask({ do: 'open-betting' });
  }
  await flush();
}

export async function run(report) {
  const directory = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
  const store = await openStore(process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { directory });
  try {
    const game = miniBaccarat.with({});
    const people = new People(store.database);
    const players = [];
    for (let n = 0; n < PLAYERS; n += 1) players.push((await people.enterAsGuest()).person.id);
    const tables = Array.from({ length: TABLES }, (_, i) => ({
      id: `bench-${i}`,
      name: `Bench ${i}`,
      game,
      limits: evenLimits(game, 1, 1_000_000),
      burn: 0,
    }));
    // Shoes name the rules that they are dealt by, and those must have been posted.
    await postRules(
      store.database.kysely,
      tables.map((setting) => ({ kind: 'banked', setting })),
    );
    for (const table of tables) await play(table, players, LINES / TABLES, store);
    const before = process.cpuUsage();
    const began = performance.now();
    const { findings, ...counts } = await examineBooks(store.database, { tables, pokerTables: [] });
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(before);
    if (findings.length > 0) throw new Error(findings.join('\n'));
    report.table(
      'Examination of the books on the embedded database',
      ['', 'seconds', 'of them processor', 'lines/s'],
      [
        [
          `${figure(counts.lines)} lines, ${figure(counts.transactions)} movements, ${counts.shoes} shoes`,
          seconds.toFixed(1),
          ((user + system) / 1e6).toFixed(1),
          figure(counts.lines / seconds),
        ],
      ],
    );
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
