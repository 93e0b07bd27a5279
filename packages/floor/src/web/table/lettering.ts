/** The print on a betting area: up to three lines, drawn in where they would be wider than the area. */
export interface Lettering {
  readonly lines: readonly string[];
  /** In the engraved letters of wide areas, or in the plain ones that narrow areas need. */
  readonly engraved: boolean;
}

/** Letters are about so wide, in units of the layout. */
const ENGRAVED = 10.4;
export const PLAIN = 7.4;

/** On narrower areas than this everything is plain, so that one layout has one hand. */
const NARROW = 58;

/** An area so deep takes three lines of small letters, which are easier to read than squeezed ones. */
const ROOM_FOR_THREE = 42;

/** What fits on a line is printed on one; a longer name is broken where its lines are most alike. */
export function lettering(name: string, width: number, depth: number): Lettering {
  const wide = width >= NARROW;
  if (wide && name.length * ENGRAVED <= width) return { lines: [name], engraved: true };
  const words = name.split(' ');
  if (words.length === 1 || depth < 34 || name.length * PLAIN <= width)
    return { lines: [name], engraved: false };
  const breaks = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const best = breaks.reduce((one, other) => (other.longest <= one.longest ? other : one));
  const everyWord = words.length === 3 && depth >= ROOM_FOR_THREE && best.longest * PLAIN > width;
  return { lines: everyWord ? words : best.lines, engraved: false };
}

/** Letters below chips are about so wide, and those of names that are long for their area. */
const BELOW_CHIPS = 7.1;
const SMALL = 5.9;
/** Drawn in more than this they are smaller instead. */
const DRAWN_IN = 0.8;

/** How a name stands below the chips of an area, and the room it is drawn into if it would be wider. */
export function footOf(
  name: string,
  width: number,
): { readonly small: boolean; readonly drawnInto?: number } {
  const small = name.length * BELOW_CHIPS * DRAWN_IN > width;
  const wide = name.length * (small ? SMALL : BELOW_CHIPS);
  return wide > width ? { small, drawnInto: width } : { small };
}
