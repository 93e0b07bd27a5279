import type { CutOffer } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import { sitterAt } from '../model/hands.ts';
import { Clause } from '../room/Refused.tsx';
import { Countdown } from './Countdown.tsx';
import { randomHex, useSeat } from './seat.ts';

/** A new shoe: its commitment is posted, and whoever may cuts it and adds random bytes of their own. */
export function CutTheShoe(): ReactNode {
  const { table } = useSeat();
  const { shoe, phase, standing, you } = table.view;
  const { offer } = standing;
  return (
    <section className="cutting" aria-label="Cut the shoe">
      <Countdown phase={phase} skew={table.skew} />
      {shoe.cut ? (
        <p>
          Shoe {shoe.number} was cut at {shoe.cut.position}
          {shoe.cut.by ? ` by ${shoe.cut.by.name}` : ''}.
        </p>
      ) : you.cutOffer ? (
        <CutHere offer={you.cutOffer} />
      ) : (
        <p>
          {offer?.of === 'cut'
            ? `The cut of shoe ${shoe.number} is offered to ${sitterAt(table.view, offer.seat) ?? offer.holder.name}, seat ${offer.seat}.`
            : `Shoe ${shoe.number} is being cut.`}
        </p>
      )}
      <p className="commitment">
        The house is committed to <code>{shoe.commitment.slice(0, 16)}…</code>; your browser adds 32 random
        bytes.
      </p>
    </section>
  );
}

function CutHere({ offer }: { offer: CutOffer }): ReactNode {
  const { table, ask } = useSeat();
  const { shoe, standing } = table.view;
  const [position, setPosition] = useState(Math.floor((offer.least + offer.most) / 2));
  return (
    <>
      <label className="cut-slider">
        <span>
          Cut shoe {shoe.number} at card <b className="figures">{position}</b>{' '}
          {offer.cite && <Clause cite={offer.cite} />}
        </span>
        <input
          type="range"
          min={offer.least}
          max={offer.most}
          value={position}
          onChange={({ target }) => setPosition(target.valueAsNumber)}
        />
      </label>
      <div className="answers">
        {standing.offer?.of === 'cut' && (
          <button type="button" className="button" onClick={() => ask({ type: 'decline-cut' })}>
            Let it pass
          </button>
        )}
        <button
          type="button"
          className="button first"
          onClick={() => ask({ type: 'cut', position, entropy: randomHex(32) })}
        >
          Cut here
        </button>
      </div>
    </>
  );
}
