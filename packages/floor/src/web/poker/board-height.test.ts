import { expect, it } from 'vitest';
import { boardHeight, toChips } from './board-height.ts';
import { ring } from './ring.ts';

const BOX = { width: 390, height: 545 };
const BOARD = { width: 205, height: 55 };
const REACH = { x: 70, y: 48, low: 0.4, up: 73, aside: 0.45, own: 105 };

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  'on a phone the board lies on nobody’s plate, cards or chips, with %d at the table',
  (count) => {
    const positions = ring(count, { ...BOX, side: 46, top: 110, bottom: 52, elbow: 128 });
    const middle = (boardHeight({ positions, box: BOX, board: BOARD, reach: REACH }) / 100) * BOX.height;
    const [top, bottom] = [middle - BOARD.height / 2, middle + BOARD.height / 2];
    const [left, right] = [(BOX.width - BOARD.width) / 2, (BOX.width + BOARD.width) / 2];
    const onIt = positions.flatMap((place, i) => {
      const [x, y] = [(place.x / 100) * BOX.width, (place.y / 100) * BOX.height];
      const chips = toChips(place, REACH, i === 0);
      const [chipsX, chipsY] = [x + chips.right, y + chips.down];
      // A plate of 80 × 46 with two cards of 38 × 53 behind it, and chips with their amount, 44 × 22.
      return [
        { what: `seat ${i}`, from: x - 40, to: x + 40, above: y - 61, below: y + 22 },
        { what: `chips ${i}`, from: chipsX - 22, to: chipsX + 22, above: chipsY - 11, below: chipsY + 11 },
      ].filter(({ from, to, above, below }) => from < right && to > left && above < bottom && below > top);
    });
    expect(onIt.map(({ what }) => what)).toEqual([]);
  },
);
