import { describe, expect, it } from 'vitest';
import { type Area, areaAround, type Extent, meet } from './bet-places.ts';
import { deskFelt, type LaidOut } from './laid-out.ts';
import { phoneFelt } from './phone-felt.ts';

const CHAIRS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Stud without a board, hold'em, and three-two-one with its six cards; stud has eight players at most. */
const TABLES = [0, 5, 6].flatMap((boardCards) =>
  CHAIRS.filter((chairs) => boardCards > 0 || chairs < 9).map((chairs) => ({ chairs, boardCards })),
);

/** The largest that lies there: a seat with its hidden cards and what was done, chips of 1,250 and a pot of 12,500. */
interface Sizes {
  readonly seat: Extent;
  readonly own: Extent;
  readonly bet: Extent;
  readonly pot: Extent;
  readonly between: number;
}

function lyingOnEachOther(
  { positions, boardAt, boardCard, bets }: LaidOut,
  box: { readonly width: number; readonly height: number },
  boardCards: number,
  { seat, own, bet, pot, between }: Sizes,
): string[] {
  const half = boardCards > 0 ? boardCard * 0.7 : 0;
  const middle = { x: box.width / 2, y: boardAt };
  const aside = (boardCards * (boardCard + between)) / 2;
  const lies: readonly (readonly [string, Area])[] = [
    ...positions.map(({ x, y }, i): [string, Area] => [
      `seat ${i}`,
      areaAround({ x: (x / 100) * box.width, y: (y / 100) * box.height }, i === 0 ? own : seat),
    ]),
    ['the pot', areaAround({ x: middle.x, y: boardAt - half }, pot)],
    ['the board', areaAround(middle, { aside, above: half, below: half })],
    ...bets.map((place, i): [string, Area] => [`the chips of ${i}`, areaAround(place, bet)]),
  ];
  return lies.flatMap(([name, area], i) =>
    lies
      .slice(i + 1)
      // How seats keep clear of each other is the ring's business.
      .filter(([other, its]) => !other.startsWith('seat') && meet(area, its))
      .map(([other]) => `${other} on ${name}`),
  );
}

describe('with everybody in the hand and chips in front of all', () => {
  it.each(TABLES)(
    'nothing lies on anything on a phone: $chairs chairs, $boardCards on the board',
    (table) => {
      const box = { width: 390, height: 545 };
      const crowded = table.chairs > 9;
      const sizes = {
        seat: { aside: 42, above: table.boardCards > 0 ? 50 : 61, below: 32 },
        own: { aside: 66, above: crowded ? 90 : 104, below: 34 },
        bet: { aside: 30, above: 11, below: 11 },
        pot: { aside: 55, above: 32, below: 0 },
        between: 2,
      };
      expect(lyingOnEachOther(phoneFelt(table, box), box, table.boardCards, sizes)).toEqual([]);
    },
  );

  it.each(TABLES)(
    'nothing lies on anything on a phone held sideways: $chairs chairs, $boardCards on the board',
    (table) => {
      const sizes = {
        seat: { aside: 42, above: table.boardCards > 0 ? 45 : 55, below: 30 },
        own: { aside: table.boardCards > 0 ? 60 : 84, above: 80, below: 29 },
        bet: { aside: 30, above: 11, below: 11 },
        pot: { aside: 55, above: 32, below: 0 },
        between: 2,
      };
      const found = [
        [544, 342],
        [420, 402],
        [500, 312],
      ].flatMap(([width = 0, height = 0]) => {
        const box = { width, height };
        return lyingOnEachOther(phoneFelt(table, box), box, table.boardCards, sizes).map(
          (one) => `${width} × ${height}: ${one}`,
        );
      });
      expect(found).toEqual([]);
    },
  );

  it.each(TABLES)('nothing lies on anything on a desk: $chairs chairs, $boardCards on the board', (table) => {
    const box = { width: 1157, height: 655 };
    const sizes = {
      seat: { aside: table.boardCards > 0 ? 76 : 98, above: 66, below: 46 },
      own: { aside: table.boardCards > 0 ? 91 : 196, above: 138, below: 46 },
      bet: { aside: 38, above: 15, below: 15 },
      pot: { aside: 70, above: 44, below: 0 },
      between: 6,
    };
    expect(lyingOnEachOther(deskFelt(table, box), box, table.boardCards, sizes)).toEqual([]);
  });

  it.each(TABLES)(
    'nothing lies on anything in a laptop’s window: $chairs chairs, $boardCards on the board',
    (table) => {
      const sizes = {
        seat: { aside: table.boardCards > 0 ? 66 : 77, above: 66, below: 42 },
        own: { aside: table.boardCards > 0 ? 67 : 140, above: 100, below: 42 },
        bet: { aside: 36, above: 13, below: 13 },
        pot: { aside: 70, above: 31, below: 0 },
        between: 6,
      };
      for (const width of [868, 1090]) {
        const box = { width, height: 432 };
        expect(lyingOnEachOther(deskFelt(table, box), box, table.boardCards, sizes)).toEqual([]);
      }
    },
  );

  it.each([
    ['in a laptop’s window', { width: 868, height: 432 }, true],
    ['on the page of a hand', { width: 770, height: 590 }, false],
  ])('two boards lie between those at the sides %s', (_where, box, beside) => {
    const { twice } = deskFelt({ chairs: 6, boardCards: 5 }, box);
    expect(twice?.beside).toBe(beside);
    expect(twice?.card).toBeGreaterThan(38);
    const wide = (beside ? 10 : 5) * ((twice?.card ?? 0) + 6) + (beside ? 24 : 0);
    expect(wide).toBeLessThanOrEqual(box.width - 2 * 160);
  });

  it('on a phone’s felt says what a seat holds, unless large letters have left no room for it', () => {
    const tight = (chairs: number, height: number): boolean =>
      phoneFelt({ chairs, boardCards: 5 }, { width: 390, height }).tight;
    expect([3, 6, 9].map((chairs) => tight(chairs, 580))).toEqual([false, false, false]);
    expect(tight(10, 580)).toBe(true);
    const box = { width: 390, height: 470 };
    const felt = phoneFelt({ chairs: 3, boardCards: 5 }, box);
    expect(felt.tight).toBe(true);
    // A line of what was done ends above the board.
    const beside = felt.positions[1];
    expect(felt.boardAt - felt.boardCard * 0.7).toBeGreaterThanOrEqual(
      ((beside?.y ?? 0) / 100) * box.height + 34,
    );
  });
});
