import type { ReactNode } from 'react';
import { StackedChips } from '../chips/ChipStack.tsx';
import { chips, signed } from '../chips/money.ts';
import { type AtPlace, netOfAll } from '../model/at-place.ts';
import { middleOf, plateOf, sectorOf, turnOf } from './arc.ts';
import { useArea } from './area.ts';
import { useLayoutKeys } from './layout-keys.ts';
import { useSeat } from './seat.ts';

/** The whole layout on a desk: nine spots around the felt, each with its betting areas. */
export function Areas(): ReactNode {
  const { posted, table, cursor } = useSeat();
  const { seats, wagers } = posted;
  const spots = Array.from({ length: seats }, (_, i) => i + 1);
  const keys = useLayoutKeys(1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys are heard for all areas together
    <g role="group" aria-label="Betting areas" onKeyDown={keys}>
      {spots.map((spot) => (
        <g key={spot}>
          {wagers.map(({ id }, ring) => (
            <Sector key={id} spot={spot} wager={id} ring={ring} />
          ))}
          <Plate spot={spot} name={table.view.spots.find((held) => held.spot === spot)?.holder ?? null} />
        </g>
      ))}
      <path
        className="area-cursor"
        d={sectorOf(
          cursor.spot,
          seats,
          Math.max(
            0,
            wagers.findIndex(({ id }) => id === cursor.wager),
          ),
        )}
      />
    </g>
  );
}

function Sector({ spot, wager, ring }: { spot: number; wager: string; ring: number }): ReactNode {
  const { posted } = useSeat();
  const area = useArea({ spot, wager });
  const { x, y } = middleOf(spot, posted.seats, ring);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button drawn on the felt
    <g
      role="button"
      aria-label={area.label}
      aria-disabled={!area.open}
      tabIndex={area.atCursor ? 0 : -1}
      data-area={`${spot}/${wager}`}
      className={`area ${wager}${area.open ? ' open' : ''} ${area.result}`}
      onClick={area.press}
      onContextMenu={area.takeBack}
      onFocus={area.arrive}
    >
      <path className="area-shape" d={sectorOf(spot, posted.seats, ring)} />
      <g
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(spot, posted.seats).toFixed(1)})`}
      >
        <OnArea at={area.at} name={area.name} />
      </g>
    </g>
  );
}

/** What lies there: my chips in the middle, others' small at the side, the print where nothing lies. */
function OnArea({ at, name }: { at: AtPlace; name: string }): ReactNode {
  const total = at.mine + at.asked;
  const others = at.others.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0 && at.tip === 0 && others === 0) {
    return (
      <text className="area-name" y="5">
        {name}
      </text>
    );
  }
  return (
    <>
      {others > 0 && (
        <g className="others">
          <StackedChips
            amount={others}
            size={total > 0 ? 15 : 20}
            lift={2}
            x={total > 0 ? -41 : -10}
            y={-20}
          />
          {total === 0 && (
            <text className="area-amount others-amount" y="20">
              {chips(others)}
            </text>
          )}
        </g>
      )}
      {total > 0 && (
        <g className={at.asked > 0 ? 'stake asked' : 'stake'}>
          <StackedChips amount={total} size={27} lift={2.5} x={-13.5} y={-23} />
          <text className="area-amount" y="21">
            {at.lines.length > 0 ? outcomeOf(at) : chips(total)}
          </text>
        </g>
      )}
      {at.tip > 0 && (
        <g className="tip">
          <StackedChips amount={at.tip} size={15} lift={2} x={17} y={-21} />
          <text className="area-amount tip-amount" x="39" y="-8">
            D
          </text>
        </g>
      )}
    </>
  );
}

/** What became of the chips, as it stands beside them. */
const outcomeOf = ({ lines }: AtPlace): string =>
  lines.every(({ result }) => result === 'push') ? 'push' : signed(netOfAll(lines));

function Plate({ spot, name }: { spot: number; name: { who: string; name: string } | null }): ReactNode {
  const { posted, table } = useSeat();
  const { x, y } = plateOf(spot, posted.seats);
  const mine = name?.who === table.view.you.who;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(spot, posted.seats).toFixed(1)})`}
    >
      <text className={`plate${mine ? ' mine' : ''}`} y="6">
        {spot}
        {name && <tspan className="plate-name"> {mine ? 'you' : shortened(name.name)}</tspan>}
      </text>
    </g>
  );
}

const shortened = (name: string): string => (name.length > 10 ? `${name.slice(0, 9)}…` : name);
