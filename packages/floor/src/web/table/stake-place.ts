import { PAID_BESIDE, TIP } from './ChipsOnFelt.tsx';

/** A figure is about so wide, in units of the layout. */
const FIGURE = 8.6;
/** Figures that would be drawn in more than this stand below their chips. */
const READABLE = 0.6;
/** The height of a line of figures. */
const LINE = 12;
/** Between chips and figures, and at the edges of an area. */
const AIR = 3;

/** Where a stake and the figures that belong to it stand, from the middle of their area. */
export interface StakePlace {
  readonly size: number;
  /** The left edge of the stake, and the top of its lowest chip. */
  readonly chips: { readonly x: number; readonly y: number };
  readonly words: { readonly x: number; readonly y: number; readonly beside: boolean };
  /** The room that the figures are drawn into, where they would be wider. */
  readonly drawnInto: number | null;
}

/** Chips and figures stand side by side and are centred together; in areas too narrow for both the figures stand below. */
export function stakePlace(area: {
  readonly width: number;
  readonly depth: number;
  /** How many figures there are. */
  readonly figures: number;
  readonly paid: boolean;
  readonly tip: boolean;
}): StakePlace {
  const { width, depth, figures, paid, tip } = area;
  const room = width - 2 * AIR - (tip ? TIP + 2 : 0);
  const stacks = paid ? 1 + PAID_BESIDE : 1;
  const top = -depth / 2 + 6;
  const wanted = figures * FIGURE;
  const size = Math.min(24, depth - 22);
  const beside = room - size * stacks - AIR;
  if (beside >= wanted * READABLE) {
    const wide = Math.min(wanted, beside);
    const x = AIR - width / 2 + (beside - wide) / 2;
    return {
      size,
      chips: { x, y: top },
      words: { x: x + size * stacks + AIR, y: top + size * 0.72, beside: true },
      drawnInto: wide < wanted ? wide : null,
    };
  }
  const small = Math.max(8, Math.min(18, depth - 22 - LINE, room / stacks));
  const below = width - 2 * AIR;
  return {
    size: small,
    chips: { x: AIR - width / 2 + (room - small * stacks) / 2, y: top - AIR },
    words: { x: 0, y: top - AIR + small + LINE, beside: false },
    drawnInto: below < wanted ? below : null,
  };
}
