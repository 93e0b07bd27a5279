/** The print on a betting area: one or two lines, drawn in where they would be wider than the area. */
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
  return { lines: best.lines, engraved: false };
}
