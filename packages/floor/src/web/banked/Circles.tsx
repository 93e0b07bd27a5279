import type { ReactNode } from 'react';
import { chips, signed } from '../chips/money.ts';
import { type AtArea, othersNet, paidOn, paidToOthers } from '../model/at-area.ts';
import { useArea } from '../table/area.ts';
import { ChipsOnFelt, PAID_BESIDE, TipOnFelt } from '../table/ChipsOnFelt.tsx';
import { useLayoutKeys } from '../table/layout-keys.ts';
import { PLAIN, shortened } from '../table/lettering.ts';
import { broughtBy } from '../table/line-words.ts';
import { useSeat } from '../table/seat.ts';
import { isLaidBefore } from './laid-before.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { circleAt, lightBefore, radiusAt } from './seat-arc.ts';

/** The layout on a desk: seats around the felt, each with a circle for every wager. */
export function Circles(): ReactNode {
  const { posted, numbers, table } = useSeat();
  const { wagers } = posted;
  const keys = useLayoutKeys(1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys are heard for all circles together
    <g role="group" aria-label="Betting circles" onKeyDown={keys}>
      {numbers.map((seat) => (
        <g key={seat} className={table.view.asking?.seats.includes(seat) ? 'seat lit' : 'seat'}>
          <path className="seat-light" d={lightBefore(seat, numbers, wagers.length)} />
          {wagers.map(({ id }, index) => (
            <Circle key={id} seat={seat} wager={id} index={index} />
          ))}
          <SeatPlate seat={seat} />
        </g>
      ))}
    </g>
  );
}

function Circle({ seat, wager, index }: { seat: number; wager: string; index: number }): ReactNode {
  const { posted, numbers, table } = useSeat();
  const area = useArea({ spot: seat, wager });
  const { x, y, turn } = circleAt(seat, numbers, index, posted.wagers.length);
  const radius = radiusAt(numbers.length, posted.wagers.length);
  const laid = isLaidBefore(table.view, wager);
  return (
    <g
      className={`area circle${area.open && laid ? ' open' : ''}${laid ? '' : ' in-play'} ${area.result}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button drawn on the felt */}
      <g
        role="button"
        aria-label={area.label}
        aria-disabled={!area.open || !laid}
        tabIndex={area.atCursor ? 0 : -1}
        data-area={`${seat}/${wager}`}
        className="area-button"
        onClick={area.press}
        onContextMenu={area.takeBack}
        onFocus={area.arrive}
      >
        <circle className="area-shape" r={radius} />
      </g>
      <svg className="on-area" aria-hidden="true" overflow="visible">
        <InCircle at={area.at} name={area.name} radius={radius} />
      </svg>
    </g>
  );
}

/** A chip in a circle leaves room for two lines below it: what lies there and the wager's name, as high as this. */
const LINES = 31;
const CHIP = 22;
/** From the foot of a circle up to the name, and to what stands above it. */
const FOOT = 6;
const ABOVE_NAME = 11;

/** Chips, what they come to or what became of them, and the wager's name below; the whole print where nothing lies. */
function InCircle({ at, name, radius }: { at: AtArea; name: string; radius: number }): ReactNode {
  const total = at.mine + at.asked + at.others.reduce((sum, { amount }) => sum + amount, 0);
  const theirs = othersNet(at);
  const paid = paidOn(at) + paidToOthers(at);
  const chip = Math.min(CHIP, 2 * radius - LINES);
  return (
    <>
      {total === 0 && <Print name={name} radius={radius} />}
      {total > 0 && (
        <g className={at.asked > 0 ? 'stake asked' : 'stake'}>
          <ChipsOnFelt
            stake={total}
            paid={paid}
            size={chip}
            lift={2}
            x={(-chip * (paid > 0 ? 1 + PAID_BESIDE : 1)) / 2}
            y={2 - radius}
          />
          <text className="area-amount" y={radius - FOOT - ABOVE_NAME}>
            {at.lines.length > 0 ? broughtBy(at.lines) : theirs === null ? chips(total) : signed(theirs)}
          </text>
          <text className="circle-name small" y={radius - FOOT}>
            {shortened(name, 1.55 * radius)}
          </text>
        </g>
      )}
      {at.tip > 0 && <TipOnFelt tip={at.tip} x={11} y={-26} />}
    </>
  );
}

/** The name of a wager inside its circle: the last word on a line of its own, or every word where that is too wide. */
function Print({ name, radius }: { name: string; radius: number }): ReactNode {
  const words = name.split(' ');
  const two = [words.slice(0, -1).join(' '), words.at(-1) ?? ''].filter(Boolean);
  const lines = two.some((line) => line.length * PLAIN > 2 * radius) ? words : two;
  const apart = lines.length > 2 ? 14 : 16;
  // Above and below its middle a circle is narrower.
  const width = lines.length > 1 ? 1.6 * radius : 2 * radius - 4;
  return (
    <text className="circle-name">
      {lines.map((line, i) => (
        <tspan
          key={line}
          x="0"
          y={5 + (i - (lines.length - 1) / 2) * apart}
          {...(line.length * PLAIN > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
