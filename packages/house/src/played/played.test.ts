import { rmSync } from 'node:fs';
import { bankedGameNamed } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import type { PlayedEntry, PlayedTotals, Statistics, TableTotal } from '../protocol/index.ts';
import { type Choice, passive, playHand } from '../server/testing/poker-player.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { letPass } from '../tables/clock.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';

const AGES = 600_000;
const PACE = {
  cut: 0,
  betting: AGES,
  deal: 0,
  turn: 0,
  say: 0,
  decide: AGES,
  courtesy: 0,
  offer: AGES,
  settled: AGES,
  resumed: AGES,
};
const POKER_PACE = {
  deal: 0,
  board: 0,
  act: 0,
  decide: AGES,
  show: AGES,
  think: 0,
  over: AGES,
  gather: AGES,
};
const GIVEN = 1_000_000;
const GAMES = {
  mini: 'bclc-baccarat/mini-baccarat',
  void: 'rws-baccarat/commission-baccarat',
  gold: 'baccarat-gold/baccarat-gold',
  three: 'bclc-poker/three-card-poker',
};

let directory: string;
let house: House;
let ann: Visitor;
let bob: Visitor;
let floor: readonly Visitor[];

const CARDS = { ...pokerSetting({ rakePercent: 10, rakeCap: 300 }, 'cards'), seats: 3 };

const openWith = (games: Readonly<Record<string, string>>, pokerTables: (typeof CARDS)[]): Promise<House> =>
  openHouse({
    directory,
    port: 0,
    tables: Object.entries(games).map(([id, name]) => {
      const game = bankedGameNamed(name).with({});
      return { id, name: id, game, limits: evenLimits(game, 5, 500), staffed: true };
    }),
    pokerTables,
    pace: PACE,
    pokerPace: POKER_PACE,
    requestsPerMinute: 100_000,
  });

beforeAll(async () => {
  directory = await emptyBooks();
  house = await openWith(GAMES, [CARDS]);
  [ann, bob] = await Promise.all([guest(), guest()]);
  floor = await Promise.all(['Fiona', 'Frank'].map(supervisor));
}, PATIENCE);

afterAll(async () => {
  for (const one of [ann, bob, ...floor]) one.leave();
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const guest = async (): Promise<Visitor> => (await Visitor.enter(house.address)).connect();

async function supervisor(name: string): Promise<Visitor> {
  const answer = await fetch(`${house.address}/api/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'a good password' }),
  });
  await house.appoint(name, ['floor']);
  return new Visitor(house.address, answer.headers.get('set-cookie')?.split(';')[0] ?? '').connect();
}

/** Every page of what somebody has played. */
async function all(one: Visitor, query = ''): Promise<PlayedEntry[]> {
  const played: PlayedEntry[] = [];
  for (;;) {
    const last = played.at(-1);
    const page = await one.get<PlayedEntry[]>(`/api/me/played?${query}${last ? `&before=${last.at}` : ''}`);
    if (page.length === 0) return played;
    played.push(...page);
  }
}

const totals = (one: Visitor, query = ''): Promise<PlayedTotals> => one.get(`/api/me/played/totals?${query}`);
const netOf = (played: readonly PlayedEntry[]): number => played.reduce((sum, { net }) => sum + net, 0);

async function expectOneBook(one: Visitor): Promise<void> {
  const { balance, inPlay } = await one.me();
  const played = await all(one);
  const won = balance + inPlay - GIVEN;
  expect(netOf(played)).toBe(won);
  expect(await totals(one)).toEqual({
    count: played.length,
    net: won,
    won: played.filter(({ net }) => net > 0).length,
    lost: played.filter(({ net }) => net < 0).length,
    best: played.length === 0 ? 0 : Math.max(...played.map(({ net }) => net)),
    worst: played.length === 0 ? 0 : Math.min(...played.map(({ net }) => net)),
  });
  for (const result of ['won', 'lost'] as const) {
    const found = await all(one, `result=${result}`);
    expect(found).toEqual(played.filter(({ net }) => (result === 'won' ? net > 0 : net < 0)));
    expect(await totals(one, `result=${result}`)).toMatchObject({ count: found.length, net: netOf(found) });
  }
  const tables = await one.get<TableTotal[]>('/api/me/totals');
  for (const { table, net } of tables)
    expect([table, net]).toEqual([table, netOf(played.filter((entry) => entry.table === table))]);
  expect(tables.reduce((sum, { net }) => sum + net, 0)).toBe(won);
  const dealt = new Set(tables.flatMap(({ games }) => games.map(({ game }) => game)));
  for (const game of dealt) {
    const found = await all(one, `game=${game}`);
    expect(found).toEqual(played.filter((entry) => entry.game === game));
    expect(await totals(one, `game=${game}`)).toMatchObject({ count: found.length, net: netOf(found) });
  }
  expect(played.filter(({ game }) => !dealt.has(game))).toEqual([]);
  await expectStatistics(one, played);
}

/** Of the same rounds and hands the bets that were theirs to win or lose, under the games that were dealt. */
async function expectStatistics(one: Visitor, played: readonly PlayedEntry[]): Promise<void> {
  const { rounds, hands } = await one.get<Statistics>('/api/me/statistics');
  const bets = played.flatMap((entry) =>
    entry.kind === 'round'
      ? entry.lines
          .filter(({ kind, result }) => kind !== 'tip' && result !== 'void' && result !== 'withdrawn')
          .map(({ stake, returned }) => ({ game: entry.game, round: entry, stake, net: returned - stake }))
      : [],
  );
  const sum = (of: typeof bets, what: 'stake' | 'net') => of.reduce((so, bet) => so + bet[what], 0);
  expect(rounds).toMatchObject({
    count: new Set(bets.map(({ round }) => round)).size,
    older: false,
    staked: sum(bets, 'stake'),
    net: sum(bets, 'net'),
  });
  expect(new Map(rounds.games.map(({ game, net }) => [game, net]))).toEqual(
    new Map(
      bets.map(({ game }) => [
        game,
        sum(
          bets.filter((bet) => bet.game === game),
          'net',
        ),
      ]),
    ),
  );
  const counted = played.filter((entry) => entry.kind === 'hand' && entry.how !== 'void');
  expect(hands).toMatchObject({ count: counted.length, older: false });
  expect(hands.games.reduce((so, { net }) => so + net, 0)).toBe(netOf(counted));
}

const everybody = async (): Promise<void> => {
  for (const one of [ann, bob]) await expectOneBook(one);
};

async function open(one: Visitor, table: string): Promise<void> {
  const { phase } = await one.join(table);
  if (phase.name === 'betting') return;
  const opened = one.event('betting-opened', table);
  letPass(AGES);
  await opened;
}

describe('what somebody has played', () => {
  it(
    'adds up with bets, tips and bets behind others',
    async () => {
      await Promise.all([ann.join('mini'), bob.join('mini')]);
      for (let round = 0; round < 4; round += 1) {
        await open(ann, 'mini');
        expect(await ann.bet('mini', 3, 'banker', 2000)).toBe('done');
        expect(await ann.bet('mini', 3, 'banker', 500, 'tip')).toBe('done');
        await ann.ask({ type: 'back-bets', table: 'mini', spot: 3, allowed: true });
        expect(await bob.bet('mini', 3, 'player', 1500, 'back')).toBe('done');
        const over = ann.event('round-over', 'mini');
        letPass(AGES);
        await over;
        await everybody();
      }
    },
    PATIENCE,
  );

  it(
    'adds up with a bank, its fee and who bets against it',
    async () => {
      await Promise.all([ann.join('gold'), bob.join('gold')]);
      expect(await ann.ask({ type: 'sit', table: 'gold', spot: 3 })).toBe('done');
      expect(await ann.ask({ type: 'take-bank', table: 'gold', seat: 3, amount: 50_000 })).toBe('done');
      await everybody();
      await open(bob, 'gold');
      expect(await bob.bet('gold', 5, 'player-line', 2000)).toBe('done');
      const over = ann.event('round-over', 'gold');
      letPass(AGES);
      await over;
      await everybody();
    },
    PATIENCE,
  );

  it(
    'adds up with a round that was paid and is void',
    async () => {
      await Promise.all([ann, bob, ...floor].map((one) => one.join('void')));
      await open(ann, 'void');
      expect(await ann.bet('void', 2, 'player', 1000)).toBe('done');
      expect(await bob.bet('void', 4, 'banker', 2000)).toBe('done');
      const over = ann.event('round-over', 'void');
      letPass(AGES);
      await over;
      await everybody();
      const wrong = { type: 'irregularity', table: 'void', irregularity: 'wrong-number-of-cards' } as const;
      for (const one of floor) expect(await one.ask(wrong)).toBe('done');
      await everybody();
    },
    PATIENCE,
  );

  it(
    'adds up with a decision that stakes more',
    async () => {
      await open(ann, 'three');
      expect(await ann.bet('three', 1, 'ante', 1000)).toBe('done');
      expect(await ann.bet('three', 1, 'pair-plus', 500)).toBe('done');
      const from = ann.heard.length;
      letPass(AGES);
      await ann.until(
        (message) => message.type === 'you' && message.kind === 'banked' && message.you.question !== null,
        from,
      );
      const over = ann.event('round-over', 'three');
      expect(await ann.ask({ type: 'answer', table: 'three', seat: 1, verb: 'play' })).toBe('done');
      await over;
      await everybody();
    },
    PATIENCE,
  );

  it(
    'adds up with raked hands of poker, one void, one on the table, and hands that somebody sat out',
    async () => {
      const cat = await guest();
      const three = [ann, bob, cat];
      await Promise.all(three.map((one) => one.joinPoker('cards')));
      for (const [at, one] of three.entries())
        expect(await one.ask({ type: 'sit-down', table: 'cards', seat: at + 1, amount: 20_000 })).toBe(
          'done',
        );
      await everybody();
      await Promise.all(three.map((one) => playHand(one, 'cards', passive)));
      await everybody();
      expect(await cat.ask({ type: 'sit-out', table: 'cards' })).toBe('done');
      const before = await all(cat);
      const from = new Map([ann, bob].map((one) => [one, one.heard.length]));
      letPass(AGES);
      await Promise.all([ann, bob].map((one) => playHand(one, 'cards', folds, from.get(one))));
      await everybody();
      expect(await all(cat)).toEqual(before);
      await expectOneBook(cat);
      cat.leave();
      // The next is dealt wrong: it is on the table, and then void.
      const [boss] = floor;
      await boss?.joinPoker('cards');
      const heard = ann.heard.length;
      letPass(AGES);
      await ann.until(
        (message) =>
          message.type === 'event' && message.kind === 'poker' && message.event.type === 'hand-began',
        heard,
      );
      await everybody();
      expect(await boss?.ask({ type: 'irregularity', table: 'cards', irregularity: 'misdeal' })).toBe('done');
      await ann.until(
        (message) =>
          message.type === 'event' && message.kind === 'poker' && message.event.type === 'hand-over',
        heard,
      );
      expect((await all(ann))[0]).toMatchObject({ kind: 'hand', how: 'void', net: 0 });
      await everybody();
    },
    PATIENCE,
  );

  it(
    'adds up when tables are taken away and one deals another game',
    async () => {
      const before = await all(ann);
      for (const one of [ann, bob, ...floor]) one.leave();
      await house.close();
      house = await openWith({ void: GAMES.void, three: GAMES.mini }, []);
      const [annAgain, bobAgain] = await Promise.all(
        [ann, bob].map(({ cookie }) => new Visitor(house.address, cookie).connect()),
      );
      if (!annAgain || !bobAgain) throw new Error('Nobody came back.');
      [ann, bob] = [annAgain, bobAgain];
      await everybody();
      expect(await all(ann)).toEqual(before);
      await open(ann, 'three');
      expect(await ann.bet('three', 1, 'banker', 1000)).toBe('done');
      const over = ann.event('round-over', 'three');
      letPass(AGES);
      await over;
      await everybody();
      const tables = await ann.get<TableTotal[]>('/api/me/totals');
      expect(
        tables.map(({ table, open: isOpen, games }) => [table, isOpen, games.map(({ game }) => game)]),
      ).toEqual([
        ['cards', false, ['bclc-poker/texas-holdem']],
        ['gold', false, [GAMES.gold]],
        ['mini', false, [GAMES.mini]],
        ['three', true, [GAMES.mini, GAMES.three]],
        ['void', true, [GAMES.void]],
      ]);
    },
    PATIENCE,
  );
});

/** Gives up as soon as that can be done. */
const folds: Choice = ({ actions }) => ({
  verb: actions.some(({ verb }) => verb === 'fold') ? 'fold' : 'muck',
});
