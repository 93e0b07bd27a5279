import { type ReactNode, useState } from 'react';
import { handAt } from '../model/hands.ts';
import { cutWords } from '../model/names.ts';
import { Decisions } from '../table/Decisions.tsx';
import { randomHex, useSeat } from '../table/seat.ts';
import { AskHouseWay } from './AskHouseWay.tsx';

/** The round in words, what was decided in it, and the deck that the house is committed to. */
export function RoundPanel(): ReactNode {
  const { table } = useSeat();
  const { view } = table;
  return (
    <div className="panel-body">
      <h3>The dealer’s calls</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll what keeps its height */}
      <section className="keeps-height" aria-label="The dealer’s calls" tabIndex={0}>
        {view.calls.length === 0 && <p className="quiet small">None yet in hand {view.round}.</p>}
        <ol className="calls">
          {view.calls.map((call, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls are known by their order
            <li key={i}>{call}</li>
          ))}
        </ol>
      </section>
      <CutTheDeck />
      <Decisions />
      {/* Last, so that nothing moves when it comes. */}
      <AskHouseWay
        hand={handAt(view, 'dealer')}
        label="Why did the dealer set it so?"
        name="Why did the dealer set it so?"
      />
    </div>
  );
}

/** Every round has a deck of its own; until the deal whoever likes cuts it with random bytes of their own. */
function CutTheDeck(): ReactNode {
  const { table, ask } = useSeat();
  const { shoe, phase } = table.view;
  const [position, setPosition] = useState(Math.floor(shoe.cards / 2));
  return (
    <>
      <h3>Deck {shoe.number}</h3>
      <p className="quiet small">
        Committed to <code className="hash">{shoe.commitment}</code>
      </p>
      <div className="deck-cut">
        {shoe.cut && <p className="quiet small">{cutWords(shoe.cut)}</p>}
        {!shoe.cut && phase.name === 'betting' && (
          <>
            <label className="cut-slider small">
              <span>
                Cut at card <b className="figures">{position}</b>
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
              className="button"
              onClick={() => ask({ type: 'cut', position, entropy: randomHex(32) })}
            >
              Cut the deck
            </button>
          </>
        )}
      </div>
    </>
  );
}
