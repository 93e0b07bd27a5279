import type { ReactNode } from 'react';
import { StackedChips } from '../chips/ChipStack.tsx';
import { chips, compact, signed } from '../chips/money.ts';
import { type AtPlace, netOfAll, othersNet } from '../model/at-place.ts';
import { lettering, PLAIN } from './lettering.ts';

interface OnAreaProps {
  readonly at: Pick<AtPlace, 'mine' | 'asked' | 'tip' | 'others' | 'lines'>;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
}

/** What lies on an area: my chips in the middle, others' small at the side, the print where nothing lies. */
export function OnArea({ at, name, width, depth }: OnAreaProps): ReactNode {
  const total = at.mine + at.asked;
  const others = at.others.reduce((sum, { amount }) => sum + amount, 0);
  const net = othersNet(at);
  if (total === 0 && at.tip === 0 && others === 0) return <Print name={name} width={width} depth={depth} />;
  const amount = width < 70 ? compact : chips;
  const size = Math.min(27, depth - 18);
  const foot = depth / 2 - 6.5;
  const side = Math.min(41, width / 2 - 2);
  return (
    <>
      {others > 0 && (
        <g className={`others${net === null || net === 0 ? '' : net > 0 ? ' won' : ' lost'}`}>
          <StackedChips
            amount={others}
            size={total > 0 ? 14 : Math.min(20, size)}
            lift={2}
            x={total > 0 ? -side : -10}
            y={-depth / 2 + 7}
          />
          {total === 0 && (
            <text className="area-amount others-amount" y={foot}>
              {net === null ? amount(others) : signed(net)}
            </text>
          )}
        </g>
      )}
      {total > 0 && (
        <g className={at.asked > 0 ? 'stake asked' : 'stake'}>
          <StackedChips
            amount={total}
            size={size}
            lift={depth < 50 ? 1.5 : 2.5}
            x={-size / 2}
            y={-depth / 2 + 5}
          />
          <text className="area-amount" y={foot}>
            {at.lines.length > 0 ? outcomeOf(at) : amount(total)}
          </text>
        </g>
      )}
      {at.tip > 0 && (
        <g className="tip">
          <StackedChips amount={at.tip} size={14} lift={2} x={side - 24} y={-depth / 2 + 6} />
          <text className="area-amount tip-amount" x={side - 3} y={-depth / 2 + 19}>
            D
          </text>
        </g>
      )}
    </>
  );
}

/** What became of the chips, as it stands beside them. */
const outcomeOf = ({ lines }: Pick<AtPlace, 'lines'>): string =>
  lines.every(({ result }) => result === 'push') ? 'push' : signed(netOfAll(lines));

const LINE = 14.5;

function Print({ name, width, depth }: { name: string; width: number; depth: number }): ReactNode {
  const { lines, engraved } = lettering(name, width - 8, depth);
  return (
    <text className={`area-name${engraved ? '' : ' plain'}`} y={5 - ((lines.length - 1) * LINE) / 2}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" dy={i === 0 ? 0 : LINE} {...drawnIn(line, width - 8, engraved)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A line that would be wider than its area is drawn in. */
const drawnIn = (line: string, width: number, engraved: boolean): object =>
  !engraved && line.length * PLAIN > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
