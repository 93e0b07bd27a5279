import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { type AtArea, paidOn, paidToOthers } from '../model/at-area.ts';
import { useArea } from '../table/area.ts';
import { ChipsOnFelt, PAID_BESIDE, TipOnFelt } from '../table/ChipsOnFelt.tsx';
import { useLayoutKeys } from '../table/layout-keys.ts';
import { broughtBy, broughtToOthers } from '../table/line-words.ts';
import { useSeat } from '../table/seat.ts';
import { footNames, type PrintedLine, printIn } from './in-circle.ts';
import { isLaidBefore } from './laid-before.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { circleAt, lightBefore, radiusAt } from './seat-arc.ts';

/** The layout on a desk: seats around the felt, each with a circle for every wager. */
export function Circles(): ReactNode {
  const { posted, numbers, table } = useSeat();
  const { wagers } = posted;
  const keys = useLayoutKeys(1);
  const feet = footNames(
    wagers.map(({ name }) => name),
    radiusAt(numbers.length, wagers.length),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys are heard for all circles together
    <g role="group" aria-label="Betting circles" onKeyDown={keys}>
      {numbers.map((seat) => (
        <g key={seat} className={table.view.asking?.seats.includes(seat) ? 'seat lit' : 'seat'}>
          <path className="seat-light" d={lightBefore(seat, numbers, wagers.length)} />
          {wagers.map(({ id, name }, index) => (
            <Circle
              key={id}
              seat={seat}
              wager={id}
              index={index}
              foot={feet[index] ?? { words: name, y: 0 }}
            />
          ))}
          <SeatPlate seat={seat} />
        </g>
      ))}
    </g>
  );
}

interface CircleProps {
  readonly seat: number;
  readonly wager: string;
  readonly index: number;
  readonly foot: PrintedLine;
}

function Circle({ seat, wager, index, foot }: CircleProps): ReactNode {
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
        <InCircle at={area.at} name={area.name} foot={foot} radius={radius} />
      </svg>
    </g>
  );
}

/** A chip in a circle leaves room for two lines below it: what lies there and the wager's name, as high as this. */
const LINES = 33;
const CHIP = 22;
/** From the name up to what stands above it. */
const ABOVE_NAME = 11;

interface InCircleProps {
  readonly at: AtArea;
  readonly name: string;
  /** What the wager is called below its chips. */
  readonly foot: PrintedLine;
  readonly radius: number;
}

/** Chips, what they come to or what became of them, and the wager's name below; the whole print where nothing lies. */
function InCircle({ at, name, foot, radius }: InCircleProps): ReactNode {
  const total = at.mine + at.asked + at.others.reduce((sum, { amount }) => sum + amount, 0);
  const theirs = broughtToOthers(at);
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
          <text className="area-amount" y={foot.y - ABOVE_NAME}>
            {at.lines.length > 0 ? broughtBy(at.lines) : (theirs ?? chips(total))}
          </text>
          <text className="circle-name small" y={foot.y} {...drawn(foot.drawnInto)}>
            {foot.words}
          </text>
        </g>
      )}
      {/* A bet for the dealer makes room for the chips that are paid; what became of it stands on the rail. */}
      {at.tip > 0 && paid === 0 && <TipOnFelt tip={at.tip} lost={at.tipLost} x={11} y={-26} />}
    </>
  );
}

/** The whole name where nothing lies. */
function Print({ name, radius }: { name: string; radius: number }): ReactNode {
  const { small, lines } = printIn(name, radius);
  return (
    <text className={`circle-name${small ? ' small' : ''}`}>
      {lines.map(({ words, y, drawnInto }) => (
        <tspan key={words} x="0" y={y} {...drawn(drawnInto)}>
          {words}
        </tspan>
      ))}
    </text>
  );
}

const drawn = (into: number | undefined): object =>
  into === undefined ? {} : { textLength: into, lengthAdjust: 'spacingAndGlyphs' };
