import {
  defaultPokerTables,
  defaultTables,
  type PokerSetting,
  type TableSetting,
} from '../../packages/house/dist/index.js';

/** How many tables the shared house has of each game: one for each test that sits down at it, and a few to spare. */
const TABLES: Readonly<Record<string, number>> = {
  'bclc-baccarat/mini-baccarat': 30,
  'bclc-baccarat/squeeze-midi-baccarat': 4,
  'bclc-baccarat/ruyi-baccarat': 3,
  'colorado-rule-28/mini-baccarat': 5,
  'colorado-rule-28/midi-baccarat': 3,
  'colorado-rule-28/99-fortunes': 3,
  'baccarat-gold/baccarat-gold': 3,
  'bclc-poker/let-it-ride': 4,
  'bclc-poker/pai-gow-poker': 4,
  'bclc-poker/fortune-pai-gow-poker': 3,
  'bclc-poker/pai-gow-progressive': 3,
  'bclc-poker/face-up-pai-gow-poker': 3,
  'bclc-poker/three-card-poker': 11,
  'bclc-poker/fast-action-holdem': 4,
  'bclc-poker/ultimate-texas-holdem': 8,
  'bclc-poker/flushes-gone-wild': 4,
  'bclc-poker/discard-inferno-burn-baby-burn': 4,
  'bclc-poker/fortune-asia-poker': 4,
};

/** As the house opens them by itself, so often, by their game. */
export function sharedTables(times: number): Map<string, TableSetting[]> {
  const usual = defaultTables();
  return new Map(
    Object.entries(TABLES).map(([game, count]) => {
      const setting = usual.find((one) => one.game.id === game);
      if (!setting) throw new Error(`The house deals no "${game}".`);
      return [game, copies(setting, `shared-${setting.id}`, count * times)];
    }),
  );
}

/** The poker tables that a house opens by itself, by what they are played for here. */
export const POKER_ROOMS = {
  'no limit': 'The Card Room',
  limit: 'The Mezzanine',
  'pot limit': 'The Conservatory',
  pineapple: 'The Orangery',
  'crazy pineapple': 'The Hothouse',
  'three two one': 'The Staircase',
  stud: 'The Stables',
} as const;

/** What is played for, how many seats there are, and how many of them the house fills. */
export interface PokerKind {
  readonly played: keyof typeof POKER_ROOMS;
  readonly seats: number;
  readonly bots: number;
}

const POKER_TABLES: readonly (PokerKind & { readonly count: number })[] = [
  { played: 'no limit', seats: 2, bots: 0, count: 9 },
  { played: 'no limit', seats: 3, bots: 0, count: 3 },
  { played: 'no limit', seats: 3, bots: 2, count: 7 },
  { played: 'limit', seats: 2, bots: 0, count: 3 },
  { played: 'pot limit', seats: 2, bots: 0, count: 3 },
  { played: 'pineapple', seats: 2, bots: 0, count: 2 },
  { played: 'crazy pineapple', seats: 2, bots: 0, count: 2 },
  { played: 'three two one', seats: 2, bots: 0, count: 2 },
  { played: 'stud', seats: 2, bots: 0, count: 2 },
];

export const pokerKind = ({ played, seats, bots }: PokerKind): string =>
  `${played}, ${seats} seats, ${bots} bots`;

/** Poker at tables that are full when everybody of a test has sat down: then they begin. */
export function pokerTablesFor(times: number): Map<string, PokerSetting[]> {
  return new Map(
    POKER_TABLES.map(({ count, ...kind }) => {
      const { seats, bots } = kind;
      const id = pokerKind(kind).replaceAll(/[ ,]+/g, '-');
      return [pokerKind(kind), copies({ ...pokerRoom(kind.played), seats, bots }, id, count * times)];
    }),
  );
}

/** Where the most players and the most cards lie on a felt: these rooms are also looked at with every chair that the rules allow. */
const CROWDED: readonly string[] = ['The Card Room', 'The Map Room', 'The Stables'];

/**
 * Every poker table that a house opens by itself, full of players of the house's own who call nearly anything: most hands are
 * shown down.
 */
export const fullTables = (): PokerSetting[] =>
  defaultPokerTables().flatMap((room) => {
    const most = room.rules.variant.seats;
    const crowded = CROWDED.includes(room.name) ? [{ ...room, id: `${room.id}-crowded`, seats: most }] : [];
    return [room, ...crowded].map((one) => ({
      ...one,
      id: `full-${one.id}`,
      bots: one.seats - 1,
      botStyles: ['calling'],
    }));
  });

export const fullTablesFor = (times: number): Map<string, PokerSetting[]> =>
  new Map(fullTables().map((table) => [table.id, copies(table, table.id, times)]));

export function pokerRoom(played: PokerKind['played']): PokerSetting {
  const room = defaultPokerTables().find(({ name }) => name === POKER_ROOMS[played]);
  if (!room) throw new Error(`The house has no ${POKER_ROOMS[played]}.`);
  // Without the jackpot, which is a subject of other tests.
  const { jackpots: _, ...setting } = room;
  return setting;
}

const copies = <Setting extends { readonly id: string }>(
  setting: Setting,
  id: string,
  count: number,
): Setting[] => Array.from({ length: count }, (_, at) => ({ ...setting, id: `${id}-${at + 1}` }));
