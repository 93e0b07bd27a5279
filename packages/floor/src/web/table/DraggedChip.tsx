import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Chip } from '../chips/Chip.tsx';
import { ChipStack } from '../chips/ChipStack.tsx';
import type { Denomination } from '../chips/denominations.ts';
import { carried, carry, putDown } from './area.ts';
import { areaNamed } from './area-name.ts';
import { type Cursor, chipsAt, type Seat, useSeat } from './seat.ts';

/** Less than this is a tap with an unsteady hand. */
const A_DRAG = 8;

/** What is carried: a chip from the rail, or all that one has on an area. */
type Held = { readonly chip: Denomination } | { readonly from: Cursor; readonly amount: number };

/**
 * Chips follow the finger or the mouse: from the rail to an area, from one area to another, or off the layout and back to the
 * rail. Whether they may lie there is the house's to say, as with a tap.
 */
export function DraggedChip(): ReactNode {
  const seat = useSeat();
  const now = useRef(seat);
  now.current = seat;
  const drawn = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let began: { readonly held: Held; readonly x: number; readonly y: number } | null = null;
    let moving = false;
    const over = (area: Element | null): void => {
      for (const before of document.querySelectorAll('[data-drop]'))
        if (before !== area) before.removeAttribute('data-drop');
      area?.setAttribute('data-drop', '');
    };
    const end = (): void => {
      began = null;
      moving = false;
      over(null);
      setHeld(null);
    };
    const down = (event: PointerEvent): void => {
      const what = event.button === 0 && event.isPrimary ? heldFrom(now.current, event) : null;
      began = what && { held: what, x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (!began || (!moving && Math.hypot(clientX - began.x, clientY - began.y) < A_DRAG)) return;
      if (!moving) setHeld(began.held);
      moving = true;
      drawn.current?.style.setProperty('transform', `translate(${clientX - 24}px, ${clientY - 24}px)`);
      over(areaUnder(clientX, clientY));
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      if (began && moving) {
        const area = areaUnder(clientX, clientY);
        letGo(now.current, began.held, area && areaNamed(area.getAttribute('data-area')));
        notAClick();
      }
      end();
    };
    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      over(null);
    };
  }, []);
  return (
    <div ref={drawn} className="dragged-chip" hidden={held === null} aria-hidden="true">
      {held && ('chip' in held ? <Chip chip={held.chip} /> : <ChipStack amount={held.amount} />)}
    </div>
  );
}

/** A chip of the rail, or one's own chips on an area; a finger on an area may want to scroll, and carries nothing. */
function heldFrom(seat: Seat, { target, pointerType }: PointerEvent): Held | null {
  const { view } = seat.table;
  if (!(target instanceof Element) || view.phase.name !== 'betting') return null;
  const value = target.closest('[data-chip]')?.getAttribute('data-chip');
  const chip = chipsAt(seat.posted).find((one) => String(one.value) === value);
  if (chip) return { chip };
  const from =
    pointerType === 'touch' ? null : areaNamed(target.closest('[data-area]')?.getAttribute('data-area'));
  if (!from) return null;
  const amount = carried(seat, from).reduce((sum, bet) => sum + bet.amount, 0);
  return amount > 0 ? { from, amount } : null;
}

const areaUnder = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-area]') ?? null;

function letGo(seat: Seat, held: Held, onto: Cursor | null): void {
  if ('chip' in held) {
    seat.takeChip(held.chip);
    if (onto) putDown(seat, onto, held.chip.value);
    return;
  }
  const { from } = held;
  if (onto?.spot !== from.spot || onto.wager !== from.wager) carry(seat, from, onto);
}

const stop = (event: MouseEvent): void => event.stopPropagation();

/** The click that a browser makes of a drag that ends where it began is none. */
function notAClick(): void {
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
