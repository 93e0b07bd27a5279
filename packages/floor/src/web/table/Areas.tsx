import type { ReactNode } from 'react';
import { spotLayout } from '../model/layout.ts';
import { depthOf, middleOf, outlineOf, type Sector, turnOf, widthOf } from './arc.ts';
import { useArea } from './area.ts';
import { useLayoutKeys } from './layout-keys.ts';
import { OnArea } from './OnArea.tsx';
import { SideRing } from './SideBets.tsx';
import { SpotPlate } from './SpotPlate.tsx';
import { useSeat } from './seat.ts';

/** The whole layout on a desk: the spots around the felt, each with its betting areas. */
export function Areas(): ReactNode {
  const { posted, numbers, cursor } = useSeat();
  const { rings, side } = spotLayout(posted);
  const deep = rings.length + (side.length > 0 ? 1 : 0);
  const keys = useLayoutKeys(1);
  const at = rings.findIndex(({ id }) => id === cursor.wager);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys are heard for all areas together
    <g role="group" aria-label="Betting areas" onKeyDown={keys}>
      {numbers.map((spot) => (
        <g key={spot}>
          {rings.map(({ id }, ring) => (
            <Area key={id} wager={id} sector={{ spot, numbers, ring, rings: deep }} />
          ))}
          {side.length > 0 && <SideRing sector={{ spot, numbers, ring: rings.length, rings: deep }} />}
          <SpotPlate spot={spot} />
        </g>
      ))}
      <path
        className="area-cursor"
        d={outlineOf({ spot: cursor.spot, numbers, ring: at < 0 ? rings.length : at, rings: deep })}
      />
    </g>
  );
}

function Area({ wager, sector }: { wager: string; sector: Sector }): ReactNode {
  const { spot, numbers } = sector;
  const area = useArea({ spot, wager });
  const { x, y } = middleOf(sector);
  return (
    <g className={`area ${wager}${area.open ? ' open' : ''} ${area.result}`}>
      {/* What lies on the area is drawn beside the button: its label says all of it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button drawn on the felt */}
      <g
        role="button"
        aria-label={area.label}
        aria-disabled={!area.open}
        tabIndex={area.atCursor ? 0 : -1}
        data-area={`${spot}/${wager}`}
        className="area-button"
        onClick={area.press}
        onContextMenu={area.takeBack}
        onFocus={area.arrive}
      >
        <path className="area-shape" d={outlineOf(sector)} />
      </g>
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(spot, numbers).toFixed(1)})`}>
        <svg className="on-area" aria-hidden="true" overflow="visible">
          <OnArea at={area.at} name={area.name} width={widthOf(sector)} depth={depthOf(sector.rings)} />
        </svg>
      </g>
    </g>
  );
}
