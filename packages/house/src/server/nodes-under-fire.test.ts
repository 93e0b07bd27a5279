import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '../storage/database.ts';
import { account } from '../storage/ledger.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { KillableHouse } from './testing/killable-house.ts';
import { Visitor } from './testing/visitor.ts';

const server = ENGINES.find(({ name }) => name !== 'embedded');

/** As long as it is fired at: more with FIRE_SECONDS. */
const SECONDS = Number(process.env.FIRE_SECONDS ?? (process.env.CROUPIER_WHOLE ? 60 : 5));

/** What nobody waits for. */
const AGES = 600_000;

/** Two seconds, and as much more as the machine has else to do: by how long it takes to ask a node for no more than one's name. */
async function twoSeconds(visitor: Visitor): Promise<number> {
  const asked = performance.now();
  await visitor.me();
  return 2_000 + 50 * (performance.now() - asked);
}

const optionsWith = (pace: object): string => `{
  tables: house.defaultTables().filter(({ id }) => id === 'three-1' || id === 'mini-1'),
  pace: ${JSON.stringify(pace)},
}`;

describe('nodes on one PostgreSQL', () => {
  let engine: RunningEngine;
  const nodes: KillableHouse[] = [];

  beforeAll(async () => {
    if (!server) throw new Error('There is no PostgreSQL server to test on.');
    engine = await server.start();
  }, PATIENCE);

  afterAll(async () => {
    for (const node of nodes) {
      node.goOn();
      await node.end('SIGKILL');
    }
    await engine.stop();
  }, PATIENCE);

  const open = async (location: DatabaseLocation, pace: object): Promise<KillableHouse> => {
    const node = await KillableHouse.open(location, optionsWith(pace));
    nodes.push(node);
    return node;
  };

  it(
    'take no bet from whoever has seen the cards through another node that slept meanwhile',
    async () => {
      const location = await engine.fresh();
      const pace = { cut: 0, betting: AGES, resumed: AGES, deal: 700, decide: AGES, settled: AGES };
      const [a, b] = [await open(location, pace), await open(location, pace)];
      const honest = await (await Visitor.enter(a.address)).connect();
      const cheat = await (await Visitor.enter(b.address)).connect();
      await honest.join('three-1');
      await cheat.join('three-1');
      const heardAtB = cheat.until((message) => message.type === 'event' && message.event.type === 'bets');
      const soon = await twoSeconds(cheat);
      const clicked = performance.now();
      expect(await honest.bet('three-1', 1, 'ante', 500)).toBe('done');
      await heardAtB;
      // Within 100 ms on a machine that does nothing else (bench `books`); how often the database is asked, writer.test.ts counts.
      expect(performance.now() - clicked).toBeLessThan(soon);
      const seen = honest.event('round');
      b.pause();
      // They lie in the socket of a node that sleeps, and believes that betting is open when it wakes up.
      const sent = Array.from({ length: 40 }, (_, i) =>
        cheat.bet('three-1', 2, 'pair-plus', 500, 'own', `late ${i}`),
      );
      honest.say({ type: 'deal-now', id: 'deal', table: 'three-1' });
      await seen;
      b.goOn();
      const answers = await Promise.all(sent);
      expect(answers.filter((answer) => answer === 'done')).toEqual([]);
      const store = await openStore(location);
      const stakes = await store.ledger.accounts('stakes:');
      expect([...stakes.values()].reduce((sum, chips) => sum + chips, 0)).toBe(500);
      await store.close();
    },
    PATIENCE,
  );

  it(
    'go on with a table within two seconds of the end of the node that dealt there',
    async () => {
      const location = await engine.fresh();
      const pace = { cut: 0, betting: AGES, resumed: AGES, deal: 450, decide: AGES, settled: AGES };
      const [a, b] = [await open(location, pace), await open(location, pace)];
      const ann = await (await Visitor.enter(a.address)).connect();
      const bob = await (await Visitor.enter(b.address)).connect();
      await ann.join('mini-1');
      await bob.join('mini-1');
      const dealt = bob.event('round');
      expect(await ann.bet('mini-1', 1, 'player', 500)).toBe('done');
      ann.say({ type: 'deal-now', id: 'deal', table: 'mini-1' });
      await dealt;
      const soon = await twoSeconds(bob);
      await a.end('SIGKILL');
      const killed = performance.now();
      await bob.event('round');
      expect(performance.now() - killed).toBeLessThan(soon);
    },
    PATIENCE,
  );

  it(
    'lose and double nothing, paused and killed at random under load',
    async () => {
      const location = await engine.fresh();
      const pace = {
        cut: 0,
        betting: 900,
        resumed: 900,
        deal: 10,
        turn: 10,
        say: 10,
        decide: 300,
        settled: 100,
      };
      const living = await Promise.all(Array.from({ length: 3 }, () => open(location, pace)));
      const end = performance.now() + SECONDS * 1_000;
      const isOver = (): boolean => performance.now() > end;
      const players = await Promise.all(Array.from({ length: 9 }, (_, i) => Player.enter(living, i)));
      const playing = Promise.all(players.map((player) => player.playUntil(isOver)));
      while (!isOver()) {
        await sleep(randomInt(300, 900));
        const at = randomInt(living.length);
        const victim = living[at];
        if (randomInt(4) > 0) {
          victim?.pause();
          await sleep(randomInt(50, 1_500));
          victim?.goOn();
        } else {
          await victim?.end('SIGKILL');
          const again = await open(location, pace);
          living[at] = again;
        }
      }
      await playing;
      for (const node of living) await node.end('SIGTERM');

      // What the checker knows: who was answered what, and what the accounts hold.
      const store = await openStore(location);
      const balances = await store.ledger.accounts();
      expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
      let done = 0;
      const people = await store.database.kysely.selectFrom('people').select('id').execute();
      for (const { who, acknowledged, uncertain } of players) {
        const person = people.find(({ id }) => handleOf(id) === who)?.id ?? '';
        const lines = await store.ledger.statement(account.wallet(person), { limit: 100_000 });
        const laid = lines
          .filter(({ reason }) => reason === 'bet')
          .reduce((sum, { amount }) => sum - amount, 0);
        expect(laid).toBeGreaterThanOrEqual(acknowledged);
        expect(laid).toBeLessThanOrEqual(acknowledged + uncertain);
        expect(balances.get(account.wallet(person))).toBeGreaterThanOrEqual(0);
        done += acknowledged;
      }
      expect(done).toBeGreaterThan(0);
      expect((await verifyBooks(store.database)).findings).toEqual([]);
      await store.close();
    },
    PATIENCE + SECONDS * 3_000,
  );
});

/** How somebody is called in public. */
const handleOf = (id: string): string =>
  createHash('sha256').update(`croupier-who\0${id}`).digest('base64url').slice(0, 12);

/** Somebody who bets, goes to another node when the one they are at does not answer, and asks there again by the same id. */
class Player {
  readonly who: string;
  acknowledged = 0;
  /** Chips of commands that one node refused after another was asked: that one may have carried them out. */
  uncertain = 0;
  readonly #nodes: readonly KillableHouse[];
  readonly #spot: number;
  readonly #cookie: string;
  #visitor: Visitor;

  private constructor(nodes: readonly KillableHouse[], spot: number, visitor: Visitor, who: string) {
    this.#nodes = nodes;
    this.#spot = spot;
    this.#visitor = visitor;
    this.#cookie = visitor.cookie;
    this.who = who;
  }

  static async enter(nodes: readonly KillableHouse[], index: number): Promise<Player> {
    const visitor = await Visitor.enter(nodes[index % nodes.length]?.address ?? '');
    await visitor.connect();
    await visitor.join('mini-1');
    return new Player(nodes, (index % 9) + 1, visitor, (await visitor.me()).who);
  }

  async playUntil(isOver: () => boolean): Promise<void> {
    for (let bet = 0; !isOver(); bet += 1) {
      const amount = 500 + 100 * randomInt(3);
      await this.#lay(`${bet}`, amount);
      await sleep(randomInt(20, 120));
    }
  }

  async #lay(id: string, amount: number): Promise<void> {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await Promise.race([
        this.#visitor.bet('mini-1', this.#spot, 'player', amount, 'own', id).catch(() => undefined),
        sleep(1_000, undefined, { ref: false }),
      ]);
      if (answer === 'done') {
        this.acknowledged += amount;
        return;
      }
      if (answer !== undefined) {
        if (attempt > 0) this.uncertain += amount;
        return;
      }
      await this.#goElsewhere();
    }
    this.uncertain += amount;
  }

  async #goElsewhere(): Promise<void> {
    this.#visitor.leave();
    const node = this.#nodes[randomInt(this.#nodes.length)];
    const visitor = new Visitor(node?.address ?? '', this.#cookie);
    const arrived = visitor.connect().then(() => visitor.join('mini-1'));
    await Promise.race([arrived.catch(() => undefined), sleep(1_500, undefined, { ref: false })]);
    this.#visitor = visitor;
  }
}
