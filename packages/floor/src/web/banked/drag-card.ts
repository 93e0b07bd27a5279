import { type PointerEvent, useRef, useState } from 'react';

/** Less than this is a tap with an unsteady hand. */
const A_DRAG = 10;

/** Where a card was let go: on another card, or how far up. */
export interface Dropped {
  readonly on: number | null;
  readonly up: number;
}

interface Dragging {
  /** Where the card is drawn while it is held; undefined while it lies. */
  readonly style: { readonly transform: string } | undefined;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  /** Whether the click that follows is the end of a drag, and none. */
  readonly wasDragged: () => boolean;
}

/** A card that follows the finger and is let go somewhere. */
export function useDragging(dropped: (where: Dropped) => void): Dragging {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const [moved, setMoved] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const end = (): void => {
    from.current = null;
    setMoved(null);
  };
  return {
    style: moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined,
    onPointerDown: ({ clientX, clientY, button }) => {
      dragged.current = false;
      if (button === 0) from.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }) => {
      if (!from.current) return;
      const by = { x: clientX - from.current.x, y: clientY - from.current.y };
      if (!dragged.current && Math.hypot(by.x, by.y) < A_DRAG) return;
      dragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      setMoved(by);
    },
    onPointerUp: ({ clientX, clientY }) => {
      const began = from.current;
      end();
      if (began && dragged.current) dropped({ on: cardUnder(clientX, clientY), up: began.y - clientY });
    },
    onPointerCancel: end,
    wasDragged: () => dragged.current,
  };
}

/** The card of the hand at a point; the one that is held does not count, since it is drawn there itself. */
function cardUnder(x: number, y: number): number | null {
  const below = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-pick]:not(.held)')?.getAttribute('data-pick'))
    .find((pick) => pick !== undefined && pick !== null);
  return below === undefined || below === null ? null : Number(below);
}
