import { PLAIN } from '../table/lettering.ts';

/** A line of print in a circle: where it stands below the middle, and the room it is drawn into if it would be wider. */
export interface PrintedLine {
  readonly words: string;
  readonly y: number;
  readonly drawnInto?: number;
}

/** Small letters are about so wide. */
const SMALL = 5.9;
/** Letters that would be drawn in more than this are printed small. */
const DRAWN_IN = 0.75;
/** How high letters stand above their line, and how much air the ring needs at both ends of it together. */
const LETTER = 10;
const AIR = 6;
/** The middle of one line of print. */
const MIDDLE = 5;

/** How wide a circle is where letters stand on a line so far below its middle. */
function chordAt(y: number, radius: number, letter: number): number {
  const far = Math.max(Math.abs(y), Math.abs(y - letter));
  return 2 * Math.sqrt(Math.max(0, radius * radius - far * far)) - AIR;
}

const inTo = (words: string, y: number, letter: number, room: number): PrintedLine =>
  words.length * letter > room ? { words, y, drawnInto: room } : { words, y };

/** The name of a wager in its empty circle: the last word on a line of its own, or every word where that is too wide. */
export function printIn(
  name: string,
  radius: number,
): { readonly small: boolean; readonly lines: readonly PrintedLine[] } {
  const words = name.split(' ');
  const two = [words.slice(0, -1).join(' '), words.at(-1) ?? ''].filter(Boolean);
  const lines = two.some((line) => line.length * PLAIN > 2 * radius) ? words : two;
  const apart = lines.length > 2 ? 14 : 16;
  const placed = lines.map((line, i) => {
    const y = MIDDLE + (i - (lines.length - 1) / 2) * apart;
    return { line, y, room: chordAt(y, radius, LETTER) };
  });
  const small = placed.some(({ line, room }) => line.length * PLAIN * DRAWN_IN > room);
  return { small, lines: placed.map(({ line, y, room }) => inTo(line, y, small ? SMALL : PLAIN, room)) };
}

/** From the foot of a circle up to the name below its chips, in small letters. */
const FOOT = 8;
const SMALL_LETTER = 8;
/** Below chips a name is drawn in further before it loses a word. */
const AT_MOST = 0.58;

/**
 * What the wagers of a seat are called below chips, where there is one short line: the whole name, or as many of its first or
 * last words as have room and are no other's.
 */
export function footNames(names: readonly string[], radius: number): readonly PrintedLine[] {
  const y = radius - FOOT;
  const room = chordAt(y, radius, SMALL_LETTER) + AIR;
  const chosen: string[] = [];
  for (const [i, name] of names.entries()) {
    const words = name.split(' ');
    const parts = words.flatMap((_, cut) => words.slice(0, words.length - cut).join(' '));
    const ends = words.slice(1).map((_, cut) => words.slice(cut + 1).join(' '));
    const fits = [...parts, ...ends].filter((part) => part.length * SMALL * AT_MOST <= room);
    const others = names.slice(i + 1);
    const own = fits.find(
      (part) => part === name || (!chosen.includes(part) && others.every((other) => !other.startsWith(part))),
    );
    chosen.push(own ?? name);
  }
  return chosen.map((words) => inTo(words, y, SMALL, room));
}
