import type { KeyboardEvent } from 'react';
import { putDown, takeBack } from './area.ts';
import { type Cursor, useSeat } from './seat.ts';

/**
 * Arrow keys walk the layout, Enter or space puts a chip down, Delete takes the bet back: once, however long it is held. `left` is
 * which way spots run.
 */
export function useLayoutKeys(left: 1 | -1): (event: KeyboardEvent) => void {
  const seat = useSeat();
  const { numbers, posted } = seat;
  const { wagers } = posted;
  const walk = (spots: number, rings: number): void => {
    const at = wagers.findIndex(({ id }) => id === seat.cursor.wager);
    const wager = wagers[(at + rings + wagers.length) % wagers.length]?.id ?? seat.cursor.wager;
    const to = (numbers.indexOf(seat.cursor.spot) + spots + numbers.length) % numbers.length;
    const spot = numbers[to] ?? seat.cursor.spot;
    seat.moveTo({ spot, wager });
    focusArea({ spot, wager });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => walk(left, 0),
    ArrowRight: () => walk(-left, 0),
    ArrowUp: () => walk(0, 1),
    ArrowDown: () => walk(0, -1),
    Enter: () => putDown(seat, seat.cursor),
    ' ': () => putDown(seat, seat.cursor),
    Delete: () => takeBack(seat, seat.cursor),
    Backspace: () => takeBack(seat, seat.cursor),
  };
  return (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  };
}

/** Brings the keyboard to an area, once it is drawn. */
export function focusArea({ spot, wager }: Cursor): void {
  requestAnimationFrame(() => {
    const area = document.querySelector(`[data-area="${CSS.escape(`${spot}/${wager}`)}"]`);
    if (area instanceof HTMLElement || area instanceof SVGElement) area.focus();
  });
}
