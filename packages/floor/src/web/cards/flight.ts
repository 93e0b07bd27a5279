import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '../room/motion.ts';

/** Points on the way of a card that is slid out of the shoe: a curve that bends towards the dealer. */
const STEPS = 8;
const SECONDS = 0.22;

/**
 * Lets an element come from another one, once, when it appears. Nothing moves where motion is not wanted.
 * `turn` is how the place it comes to is turned, in degrees.
 */
export function useFlight(
  ref: RefObject<HTMLElement | null>,
  from: RefObject<HTMLElement | null> | undefined,
  turn: number,
): void {
  const origin = useRef(from);
  useLayoutEffect(() => {
    const element = ref.current;
    const start = origin.current?.current;
    if (!element || !start || isStill()) return undefined;
    let flight: ReturnType<typeof animate> | null = null;
    const grounded = takeOff(() => {
      const transform = wayFrom(start, element, turn);
      return () => {
        flight = animate(element, { transform }, { duration: SECONDS, ease: 'easeOut' });
      };
    });
    return () => {
      grounded();
      flight?.cancel();
    };
  }, [ref, turn]);
}

/** Measures a way, and gives what flies it. */
type Measure = () => () => void;
const waiting = new Set<Measure>();

/** All that are dealt at once are measured before the first of them moves: the table is laid out once for them. Answers with how to stay. */
function takeOff(measure: Measure): () => void {
  if (waiting.size === 0) {
    queueMicrotask(() => {
      const all = [...waiting];
      waiting.clear();
      const starts = all.map((each) => each());
      for (const flies of starts) flies();
    });
  }
  waiting.add(measure);
  return () => waiting.delete(measure);
}

function wayFrom(start: HTMLElement, element: HTMLElement, turn: number): string[] {
  const here = element.getBoundingClientRect();
  const there = start.getBoundingClientRect();
  const across = there.left + there.width / 2 - (here.left + here.width / 2);
  const down = there.top + there.height / 2 - (here.top + here.height / 2);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  // Where what it lies in is drawn smaller than it is laid out, so is every step of the way.
  const size = turn === 0 && element.offsetWidth > 0 ? here.width / element.offsetWidth : 1;
  const dx = (across * cos + down * sin) / size;
  const dy = (down * cos - across * sin) / size;
  return Array.from({ length: STEPS + 1 }, (_, i) => pointOn(dx, dy, i / STEPS));
}

function pointOn(dx: number, dy: number, t: number): string {
  const left = 1 - t;
  const bend = 2 * left * t;
  const x = left * left * dx + bend * dx * 0.35;
  const y = left * left * dy + bend * (dy - 40) * 0.9;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(left * 28).toFixed(1)}deg)`;
}
