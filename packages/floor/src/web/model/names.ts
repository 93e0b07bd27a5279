import type { ShoeView } from '@croupier/house/protocol';

interface Wagers {
  readonly wagers: readonly { readonly id: string; readonly name: string }[];
}

/** What a wager is called; a bonus that nobody lays goes by its id, spelled out. */
export const wagerName = ({ wagers }: Wagers, id: string): string =>
  wagers.find((wager) => wager.id === id)?.name ?? spelledOut(id);

/** "ante-bonus" as "Ante Bonus". */
export const spelledOut = (id: string): string =>
  id
    .split(/[- ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Where a shoe or deck was cut and by whom; a cut that nobody took leaves the cards as they were shuffled. */
export const cutWords = ({ position, by }: NonNullable<ShoeView['cut']>): string =>
  by ? `Cut at ${position} by ${by.name}.` : position === 0 ? 'Nobody cut it.' : `Cut at ${position}.`;

const BOT = ' (bot)';

/** Who sits at a seat as its plate says it beside the number; in a round of the past others have no name but their seat's. */
export const plateName = (sitter: string | null, seat: number, room: number): string =>
  sitter === null || sitter === `seat ${seat}` ? '' : shortened(sitter, room);

/** A name where there is little room: a bot is called one, however long its name. */
function shortened(name: string, room: number): string {
  if (name.endsWith(BOT)) return name.length > room + 2 ? 'bot' : name;
  return name.length > room ? `${name.slice(0, room - 1)}…` : name;
}
