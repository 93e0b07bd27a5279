import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { usualStack } from './scene-of.ts';

/** What is done for somebody between hands: dealt out at the big blind, and the stack filled up. */
export function SeatWishes(): ReactNode {
  const { view, sitOutAtBlind, autoRebuy, amount } = usePoker();
  const { wishes, seat } = view.you;
  const mine = view.seats.find((one) => one.seat === seat);
  if (!wishes || !mine) return null;
  const usual = usualStack(view.stakes);
  return (
    <>
      {wishes.sitOutAtBlind !== null && !mine.sittingOut && (
        <label className="switch">
          <input
            type="checkbox"
            checked={wishes.sitOutAtBlind}
            onChange={({ target }) => sitOutAtBlind(target.checked)}
          />
          Sit out at the big blind
        </label>
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={wishes.rebuyTo !== null}
          onChange={({ target }) => autoRebuy(target.checked ? usual : null)}
        />
        Rebuy to {amount(wishes.rebuyTo ?? usual)} after every hand
      </label>
    </>
  );
}
