import { type ReactNode, useEffect, useRef, useState } from 'react';
import { money } from '../chips/money.ts';
import { isStill } from '../room/motion.ts';

/** So long a meter runs up to what it has grown to, in milliseconds. */
const RUN = 1_200;

/** An amount that grows before one's eyes; where nothing is to move, and when it was won, it is the new one at once. */
export function Ticking({ amount }: { amount: number }): ReactNode {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    last.current = amount;
    if (amount <= from || isStill()) {
      setShown(amount);
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const tick = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / RUN);
      setShown(from + Math.round((amount - from) * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <b className="figures">{money(shown)}</b>;
}
