import type { AddressInfo } from 'node:net';
import type { Decide, PlayerId, TableGame } from '@croupier/table';
import { pino } from 'pino';
import { type KeptCheckpoints, keepCheckpoints } from './audit/keep-checkpoints.ts';
import { Fund } from './jackpots/fund.ts';
import { Funds, type HandInPlay } from './jackpots/funds.ts';
import { carryOver, People, type Role } from './people/index.ts';
import { defaultPokerTables } from './poker/default-poker-tables.ts';
import { PokerHistory } from './poker/hand-histories.ts';
import { POKER_PACE, type PokerPace } from './poker/poker-pace.ts';
import type { PokerSetting } from './poker/poker-setting.ts';
import { hasWon } from './poker/poker-state.ts';
import { type ChangingTable, TableChanges } from './poker/table-changes.ts';
import { namedIn, PastRules } from './posted/past-rules.ts';
import type { RuledTable } from './posted/ruled-table.ts';
import { Answers } from './server/answers.ts';
import { makeApp } from './server/app.ts';
import { type Casino, type OpenTable, pokerTables } from './server/casino.ts';
import { Complaints } from './server/complaints.ts';
import { Gateway } from './server/gateway.ts';
import { keepTidy } from './server/housekeeping.ts';
import type { Instructor } from './server/instructor.ts';
import type { Mathematician } from './server/mathematician.ts';
import { Counters } from './server/metrics.ts';
import { OpenConnections } from './server/open-connections.ts';
import { OpenTables } from './server/open-tables.ts';
import { joinOtherNodes } from './server/other-nodes.ts';
import type { Training } from './server/training.ts';
import { watchSessions } from './server/watch-sessions.ts';
import type { DatabaseLocation } from './storage/database.ts';
import { openStore } from './storage/store.ts';
import { Archive } from './tables/archive.ts';
import { defaultTables } from './tables/default-tables.ts';
import { Guestbook } from './tables/guestbook.ts';
import { History } from './tables/history.ts';
import { HOUSE_PACE, type Pace } from './tables/pace.ts';
import { Purses } from './tables/purses.ts';
import type { TableSetting } from './tables/setting.ts';
import { SharedMeters } from './tables/shared-meters.ts';
import type { Appointment } from './tables/table-file.ts';
import { Talk } from './talk/talk.ts';

/** How a house is opened: where its books are, and whatever is not to be as usual. */
export type HouseOptions = DatabaseLocation & {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** The directory of the web client. */
  readonly assets?: string;
  /** The directory of the pages about the packages; it need not be there. */
  readonly reference?: string;
  /** A house that is told its poker tables and no others has none. */
  readonly tables?: readonly TableSetting[];
  readonly pace?: Partial<Pace>;
  /** How bots decide at tables against a bank; absent: none come. */
  readonly company?: (game: TableGame) => Decide;
  /** Who deals decisions to practise on; absent: nobody does. It is closed with the house. */
  readonly training?: Training;
  /** Who tells how games are played; absent: nobody does. */
  readonly instructor?: Instructor;
  /** Who works out what the games are worth; absent: nobody does. */
  readonly mathematician?: Mathematician;
  /** A house that is told its tables and no poker tables has none. */
  readonly pokerTables?: readonly PokerSetting[];
  readonly pokerPace?: Partial<PokerPace>;
  /** These tables are to be those of every node, though another serves others now; a house that is alone need not say so. */
  readonly changeTables?: boolean;
  /** Who works here; each needs an account. */
  readonly staff?: readonly Appointment[];
  /** What is logged: nothing but faults unless more is asked for. */
  readonly log?: 'silent' | 'error' | 'info';
  /** Where to keep signed checkpoints of the books, outside the data. */
  readonly checkpoints?: KeptCheckpoints;
  /** Proxies in front of the house, by address or network: only their word on who comes is believed. */
  readonly trustProxy?: readonly string[];
  /** Serve `/metrics` for Prometheus. */
  readonly metrics?: boolean;
  /** How many connections one person may have open, and one address. */
  readonly crowd?: Partial<typeof CROWD>;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTime?: number;
  /** Requests that one address may make in a minute. */
  readonly requestsPerMinute?: number;
  /** The clock on the wall, by which business days begin. */
  readonly now?: () => Date;
};

/** A house that is open. */
export interface House {
  /** Where it can be reached: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Gives somebody with an account their roles. */
  appoint(name: string, roles: readonly Role[]): Promise<void>;
  /** Stops the clocks, finishes what is being written and closes the books. */
  close(): Promise<void>;
}

/** Connections of one person, on all their screens, and from one address, which a whole club may share. */
const CROWD = { person: 20, address: 2_000 };

const STANDARD_ERROR = 2;

/** Opens a house: its books, its tables as they were left, its doors. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const log = pino({ level: options.log ?? 'error' }, pino.destination(STANDARD_ERROR));
  const store = await openStore(options);
  try {
    const people = new People(store.database);
    await carryOver(store.database.kysely);
    if (options.staff) await people.appointByFile(options.staff);
    const guestbook = new Guestbook(people);
    const purses = new Purses(store.ledger);
    const complaints = new Complaints(log);
    const complain = complaints.say;
    const settings = options.tables ?? (options.pokerTables ? [] : defaultTables());
    const pokerSettings = options.pokerTables ?? (options.tables ? [] : defaultPokerTables());
    const funds = await openFunds(pokerSettings, { store, purses }, () => handsInPlay(tables.open), {
      complain,
      now: options.now ?? (() => new Date()),
    });
    const meters = new SharedMeters(store.ledger);
    purses.onNote((balances) => {
      funds.note(balances);
      meters.note(balances);
    });
    const plan: RuledTable[] = [
      ...settings.map((setting) => ({ kind: 'banked', setting }) as const),
      ...pokerSettings.map((setting) => ({ kind: 'poker', setting }) as const),
    ];
    const changes = new TableChanges(() => changingTables(tables.open), purses, complain);
    const tables: OpenTables = new OpenTables(plan, {
      store,
      guestbook,
      purses,
      funds,
      changes,
      meters,
      pace: { ...HOUSE_PACE, ...options.pace },
      pokerPace: { ...POKER_PACE, ...options.pokerPace },
      company: options.company,
      complain,
    });
    meters.onMove((moved) => tellMeters(tables.open, moved));
    purses.onMove((player, at) => tellWallet(tables.open, player, at));
    await tables.openAll(options.changeTables ?? false);
    const rules = new PastRules(
      store.database.kysely,
      namedIn({ tables: settings, pokerTables: pokerSettings }),
    );
    const casino: Casino = {
      store,
      people,
      guestbook,
      purses,
      answers: new Answers(),
      quarantined: tables.quarantined,
      closed: tables.closed,
      connections: new OpenConnections(),
      talk: new Talk(store, options.now ?? (() => new Date())),
      rules,
      history: new History(new Archive(store.database.kysely), store.shoes, rules),
      tables: tables.open,
      funds,
      changes,
      pokerHistory: new PokerHistory(store.database.kysely, rules),
      company: options.company,
      training: options.training,
      instructor: options.instructor,
      complain,
    };
    const app = await makeApp(casino, {
      log,
      requestTime: options.requestTime ?? 10_000,
      ...(options.metrics ? { metrics: new Counters(complaints) } : {}),
      ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
      requestsPerMinute: options.requestsPerMinute ?? 1200,
      ...(options.mathematician === undefined ? {} : { mathematician: options.mathematician }),
      ...(options.assets === undefined ? {} : { assets: options.assets }),
      ...(options.reference === undefined ? {} : { reference: options.reference }),
    });
    const gateway = new Gateway(casino, app.server, {
      crowd: { ...CROWD, ...options.crowd },
      trustProxy: options.trustProxy ?? [],
    });
    await app.listen({ port: options.port ?? 8080, host: options.host ?? '127.0.0.1' });
    tables.start();
    funds.start();
    const others = joinOtherNodes(casino);
    const stopTidying = keepTidy(casino, complain);
    const stopWatching = watchSessions(casino, complain);
    const stopSigning = options.checkpoints
      ? await keepCheckpoints(store.database.kysely, options, options.checkpoints, complain)
      : () => Promise.resolve();
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      gateway.close();
      await stopTidying();
      await stopWatching();
      await others.stop();
      await tables.stop();
      await funds.stop();
      await app.close();
      await options.training?.close();
      await options.mathematician?.close();
      await stopSigning();
      await store.close();
    };
    return {
      address: addressOf(app.server.address()),
      appoint: async (name, roles) => {
        await people.appoint(name, roles);
      },
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The funds of the jackpots that tables play for, as their journals left them. */
async function openFunds(
  settings: readonly PokerSetting[],
  around: Parameters<typeof Fund.open>[1],
  inPlay: () => readonly HandInPlay[],
  { complain, now }: { complain: (error: unknown) => void; now: () => Date },
): Promise<Funds> {
  const offered = new Map(settings.flatMap(({ jackpots = [] }) => jackpots.map((fund) => [fund.id, fund])));
  const funds: Fund[] = [];
  for (const setting of offered.values()) funds.push(await Fund.open(setting, around));
  for (const fund of funds) await fund.postIfDue(now());
  return new Funds(funds, { inPlay, complain, now });
}

/** The poker tables, as far as players change between them. */
const changingTables = (tables: ReadonlyMap<string, OpenTable>): ChangingTable[] =>
  pokerTables({ tables }).map(({ driver: { setting }, table }) => ({
    setting,
    state: table.state,
    perform: (command) => table.perform(command),
  }));

/** There is one wallet, and a line for each table: what one table moved in it is told at all the others that its owner looks at. */
function tellWallet(tables: ReadonlyMap<string, OpenTable>, player: PlayerId, at: string | null): void {
  for (const [id, { table, room }] of tables) if (id !== at && room.isHere(player)) table.tellYou(player);
}

/** A meter that tables share has moved: whoever looks on at one of them sees it. */
function tellMeters(tables: ReadonlyMap<string, OpenTable>, moved: Iterable<string>): void {
  for (const id of moved) {
    const open = tables.get(id);
    if (open?.kind === 'banked') open.table.tell((state) => open.driver.meters(state));
  }
}

/**
 * The hands that are being played at the poker tables, with the people in them. One that is over is still played for a
 * jackpot as long as the fund has not heard what it has won.
 */
const handsInPlay = (tables: ReadonlyMap<string, OpenTable>): HandInPlay[] =>
  [...tables.values()].flatMap((open) => {
    if (open.kind !== 'poker') return [];
    const { hand, occupants } = open.table.state;
    if (!hand || (hand.over && !hasWon(open.table.state))) return [];
    const seats = [...(hand.over ? [] : hand.holders)]
      .filter(([seat]) => !occupants.get(seat)?.absent && (occupants.get(seat)?.bot ?? null) === null)
      .map(([seat, player]) => ({ seat, player }));
    return [{ table: open.driver.setting.id, began: hand.began, seats }];
  });

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return address ?? '';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
