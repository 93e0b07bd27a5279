import { type ReactNode, useState } from 'react';
import { Countdown } from './Countdown.tsx';
import { randomHex, useSeat } from './seat.ts';

/** A new shoe: its commitment is posted, and whoever likes cuts it and adds random bytes of their own. */
export function CutTheShoe(): ReactNode {
  const { table, ask } = useSeat();
  const { shoe, phase } = table.view;
  const [position, setPosition] = useState(Math.floor(shoe.cards / 2));
  return (
    <section className="cutting" aria-label="Cut the shoe">
      <Countdown phase={phase} skew={table.skew} />
      {shoe.cut ? (
        <p>
          Shoe {shoe.number} was cut at {shoe.cut.position}
          {shoe.cut.by ? ` by ${shoe.cut.by.name}` : ''}.
        </p>
      ) : (
        <>
          <label className="cut-slider">
            <span>
              Cut shoe {shoe.number} at card <b className="figures">{position}</b>
            </span>
            <input
              type="range"
              min={0}
              max={shoe.cards - 1}
              value={position}
              onChange={({ target }) => setPosition(target.valueAsNumber)}
            />
          </label>
          <button
            type="button"
            className="button first"
            onClick={() => ask({ type: 'cut', position, entropy: randomHex(32) })}
          >
            Cut here
          </button>
        </>
      )}
      <p className="commitment">
        The house is committed to <code>{shoe.commitment.slice(0, 16)}…</code>; your browser adds 32 random
        bytes.
      </p>
    </section>
  );
}
