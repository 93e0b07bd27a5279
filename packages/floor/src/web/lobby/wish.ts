import type { LobbyTable, PokerLobbyTable } from '@croupier/house/protocol';
import { hasRoom } from './seats-words.ts';

/** The rooms of the lobby, by what is played there. */
export type Room = 'baccarat' | 'banked' | 'poker';

export const ROOMS: readonly (readonly [Room, string])[] = [
  ['baccarat', 'Baccarat'],
  ['banked', 'Poker against the dealer'],
  ['poker', 'Poker room'],
];

/** What somebody looks for in the lobby; null where anything will do. */
export interface Wish {
  readonly words: string;
  readonly room: Room | null;
  readonly rulebook: string | null;
  /** So much, at most, to begin with: the least bet, or the least buy-in of a poker table. */
  readonly begin: number | null;
  /** So much, at least, may be played: the highest bet, or the highest buy-in. */
  readonly upTo: number | null;
  /** A seat must be free. */
  readonly free: boolean;
  readonly starred: boolean;
}

export const ANYTHING: Wish = {
  words: '',
  room: null,
  rulebook: null,
  begin: null,
  upTo: null,
  free: false,
  starred: false,
};

/** How many filters stand between somebody and the tables, beside rooms and words. */
export const filtersOn = ({ rulebook, begin, upTo, free, starred }: Wish): number =>
  [rulebook !== null, begin !== null, upTo !== null, free, starred].filter((on) => on).length;

/** What a wish is held against. */
interface Offered {
  readonly table: string;
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly room: Room;
  readonly least: number;
  readonly most: number;
  readonly free: boolean;
}

export const bankedOffer = (table: LobbyTable): Offered => ({
  ...table,
  room: table.look.family === 'baccarat' ? 'baccarat' : 'banked',
  free: hasRoom(table),
});

export const pokerOffer = (table: PokerLobbyTable): Offered => ({
  ...table,
  room: 'poker',
  least: table.stakes.minimumBuyIn,
  most: table.stakes.maximumBuyIn,
  free: hasRoom({ ...table, seats: table.chairs }),
});

/** The rulebook that a game stands in: the first part of its id. */
const rulebookOf = ({ game }: Pick<Offered, 'game'>): string => game.split('/')[0] ?? game;

/** Whether a table is what somebody looks for. */
export const isWished =
  (wish: Wish, starred: readonly string[]) =>
  (table: Offered): boolean =>
    isCalled(wish.words, table) &&
    (wish.room === null || wish.room === table.room) &&
    (wish.rulebook === null || wish.rulebook === rulebookOf(table)) &&
    (wish.begin === null || table.least <= wish.begin) &&
    (wish.upTo === null || table.most >= wish.upTo) &&
    (!wish.free || table.free) &&
    (!wish.starred || starred.includes(table.table));

/** Whether a table or its game is called by all the words that somebody wrote, as people write them: "holdem", "3 card". */
function isCalled(words: string, { name, title }: Pick<Offered, 'name' | 'title'>): boolean {
  const called = plain(`${name} ${title}`);
  return plain(words)
    .split(' ')
    .every((word) => called.includes(word) || inFigures(called).includes(inFigures(word)));
}

/** Small letters and figures, without what stands between or above them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FIGURES: Readonly<Record<string, string>> = { three: '3', four: '4', five: '5', seven: '7' };

const inFigures = (text: string): string =>
  text
    .split(' ')
    .map((word) => FIGURES[word] ?? word)
    .join(' ');
