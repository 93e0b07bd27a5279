import type { LobbyTable, PokerLobbyTable } from '@croupier/house/protocol';

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
  readonly most: number | null;
  /** A seat must be free. */
  readonly free: boolean;
  readonly starred: boolean;
}

export const ANYTHING: Wish = {
  words: '',
  room: null,
  rulebook: null,
  most: null,
  free: false,
  starred: false,
};

/** What a wish is held against. */
interface Offered {
  readonly table: string;
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly room: Room;
  readonly least: number;
  readonly free: boolean;
}

export const bankedOffer = (table: LobbyTable): Offered => ({
  ...table,
  room: table.look.family === 'baccarat' ? 'baccarat' : 'banked',
  free: table.taken < table.seats,
});

export const pokerOffer = (table: PokerLobbyTable): Offered => ({
  ...table,
  room: 'poker',
  least: table.stakes.minimumBuyIn,
  free: table.taken < table.chairs,
});

/** The rulebook that a game stands in: the first part of its id. */
export const rulebookOf = ({ game }: Pick<Offered, 'game'>): string => game.split('/')[0] ?? game;

/** Whether a table is what somebody looks for. */
export const isWished =
  (wish: Wish, starred: readonly string[]) =>
  (table: Offered): boolean =>
    isCalled(wish.words, table) &&
    (wish.room === null || wish.room === table.room) &&
    (wish.rulebook === null || wish.rulebook === rulebookOf(table)) &&
    (wish.most === null || table.least <= wish.most) &&
    (!wish.free || table.free) &&
    (!wish.starred || starred.includes(table.table));

/** Whether a table or its game is called by all the words that somebody wrote. */
function isCalled(words: string, { name, title }: Pick<Offered, 'name' | 'title'>): boolean {
  const called = `${name} ${title}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => called.includes(word));
}
