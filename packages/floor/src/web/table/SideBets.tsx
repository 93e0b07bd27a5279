import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { atArea, netOfAll } from '../model/at-area.ts';
import { spotLayout } from '../model/layout.ts';
import { depthOf, middleOf, outlineOf, type Sector, turnOf, widthOf } from './arc.ts';
import { LargeArea } from './LargeArea.tsx';
import { useLayoutKeys } from './layout-keys.ts';
import { OnArea } from './OnArea.tsx';
import { useSeat } from './seat.ts';

/** Before a spot on the felt: what lies on all its side bets together. They are laid in the row below. */
export function SideRing({ sector }: { sector: Sector }): ReactNode {
  const { posted, table, asked, forDealer, cursor, moveTo } = useSeat();
  const { spot, numbers } = sector;
  const { x, y } = middleOf(sector);
  const { side } = spotLayout(posted);
  const first = side[0]?.id ?? cursor.wager;
  const all = side.map(({ id }) => atArea(table.view, asked, { spot, wager: id }, forDealer));
  const sum = (of: (at: (typeof all)[number]) => number): number => all.reduce((n, at) => n + of(at), 0);
  const together = {
    mine: sum(({ mine }) => mine),
    asked: sum(({ asked: on }) => on),
    tip: sum(({ tip }) => tip),
    tipLost: all.every(({ tip, tipLost }) => tip === 0 || tipLost),
    others: all.flatMap(({ others }) => others),
    lines: all.flatMap(({ lines }) => lines),
  };
  const chosen = cursor.spot === spot;
  const net = netOfAll(together.lines);
  return (
    <g
      className={`area side-ring open${chosen ? ' chosen' : ''}${net > 0 ? ' win' : net < 0 ? ' lose' : ''}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button drawn on the felt */}
      <g
        role="button"
        aria-label={`Side bets of spot ${spot}${together.mine > 0 ? `: ${chips(together.mine)} down` : ''}`}
        aria-pressed={chosen}
        tabIndex={-1}
        className="area-button"
        onClick={() => moveTo({ spot, wager: first })}
      >
        <path className="area-shape" d={outlineOf(sector)} />
      </g>
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(spot, numbers).toFixed(1)})`}>
        <svg className="on-area" aria-hidden="true" overflow="visible">
          <OnArea at={together} name="Side bets" width={widthOf(sector)} depth={depthOf(sector.rings)} />
        </svg>
      </g>
    </g>
  );
}

/** The side bets of the chosen spot, where the felt has no room for them all. */
export function SideBets(): ReactNode {
  const { posted, cursor } = useSeat();
  const keys = useLayoutKeys(1);
  const { side } = spotLayout(posted);
  if (side.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are heard for all areas together
    <div className="side-bets" role="group" aria-label={`Side bets of spot ${cursor.spot}`} onKeyDown={keys}>
      <p className="side-bets-spot">
        Spot <b className="figures">{cursor.spot}</b>
      </p>
      {side.map(({ id }) => (
        <LargeArea key={id} wager={id} small />
      ))}
    </div>
  );
}
