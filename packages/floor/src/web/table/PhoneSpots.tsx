import type { CSSProperties, ReactNode } from 'react';
import { chips, compact } from '../chips/money.ts';
import { sitterAt } from '../model/hands.ts';
import { thumbLayout } from '../model/layout.ts';
import { plateName, wagerName } from '../model/names.ts';
import { LargeArea } from './LargeArea.tsx';
import { useLayoutKeys } from './layout-keys.ts';
import { useSeat } from './seat.ts';

/** On a phone: the spots to choose from, and the chosen one's betting areas large under the thumb. */
export function PhoneSpots(): ReactNode {
  const { posted, numbers, cursor } = useSeat();
  const keys = useLayoutKeys(-1);
  const { rings, side } = thumbLayout(posted);
  return (
    <div className="phone-spots">
      <fieldset className="spot-row" style={roomFor(numbers.length)}>
        <legend className="unseen">Spots</legend>
        {numbers.map((spot) => (
          <SpotButton key={spot} spot={spot} />
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: keys are heard for all areas together */}
      <div
        className="spot-wagers"
        role="group"
        aria-label={`Betting areas of spot ${cursor.spot}`}
        onKeyDown={keys}
      >
        <div className="spot-areas">
          {rings.map(({ id }) => (
            <LargeArea key={id} wager={id} />
          ))}
        </div>
        {side.length > 0 && (
          <div className="spot-sides">
            {side.map(({ id }) => (
              <LargeArea key={id} wager={id} small />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Rows of the same length, as near as can be, of buttons that a thumb can hit. */
const perRow = (spots: number): number => Math.ceil(spots / Math.ceil(spots / 7));

const roomFor = (spots: number): CSSProperties & Record<'--spots', number> => ({
  '--spots': perRow(spots),
});

function SpotButton({ spot }: { spot: number }): ReactNode {
  const { table, cursor, moveTo, posted, numbers } = useSeat();
  const { view } = table;
  const sitter = sitterAt(view, spot);
  const mine = sitter === 'you';
  const here = view.bets.filter((bet) => bet.spot === spot);
  const total = here.reduce((sum, { amount }) => sum + amount, 0);
  const names = [...new Set(here.map(({ wager }) => wagerName(posted, wager)))];
  const letters =
    perRow(numbers.length) > 5 || names.length > 2 ? '' : `${names.map((name) => name.charAt(0)).join('')} `;
  const lies = total > 0 ? `, ${chips(total)} on ${names.join(' and ')}` : '';
  return (
    <button
      type="button"
      className={`spot${mine ? ' mine' : ''}${sitter !== null && !mine ? ' taken' : ''}`}
      aria-pressed={cursor.spot === spot}
      onClick={() => moveTo({ ...cursor, spot })}
    >
      <span className="unseen">{`Spot ${spot}, ${sitter === null ? 'free' : mine ? 'yours' : sitter}${lies}`}</span>
      <span className="figures" aria-hidden="true">
        {spot}
      </span>
      <span className="spot-bet figures" aria-hidden="true">
        {total > 0 ? `${letters}${compact(total)}` : plateName(sitter, spot, 6)}
      </span>
    </button>
  );
}
