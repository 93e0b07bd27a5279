import type { ReactNode } from 'react';
import { chips, compact } from '../chips/money.ts';
import { type AtArea, netOfAll, paidOn, paidToOthers, settledOf } from '../model/at-area.ts';
import { ChipsOnFelt, TIP, TipOnFelt } from './ChipsOnFelt.tsx';
import { footOf, lettering, PLAIN } from './lettering.ts';
import { broughtBy } from './line-words.ts';
import { stakePlace } from './stake-place.ts';

interface OnAreaProps {
  readonly at: Pick<AtArea, 'mine' | 'asked' | 'tip' | 'tipLost' | 'others' | 'lines'>;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
}

/** What lies on an area: the wager's name at its foot, above it my chips with what they come to, others' small at the side. */
export function OnArea({ at, name, width, depth }: OnAreaProps): ReactNode {
  const total = at.mine + at.asked;
  const others = at.others.reduce((sum, { amount }) => sum + amount, 0);
  const settled = settledOf(at);
  const net = netOfAll(settled);
  if (total === 0 && at.tip === 0 && others === 0) return <Print name={name} width={width} depth={depth} />;
  const amount = width < 84 ? compact : chips;
  const size = Math.min(24, depth - 22);
  const paid = paidOn(at);
  const theirs = width < 60 ? 0 : paidToOthers(at);
  const side = Math.min(41, width / 2 - 2);
  const words = at.lines.length > 0 ? broughtBy(at.lines) : amount(total);
  const place = stakePlace({ width, depth, figures: words.length, paid: paid > 0, tip: at.tip > 0 });
  const top = -depth / 2 + 6;
  return (
    <>
      <Foot name={name} width={width} depth={depth} />
      {others > 0 && (
        <g className={`others${net === 0 ? '' : net > 0 ? ' won' : ' lost'}`}>
          <ChipsOnFelt
            stake={others}
            paid={total > 0 ? 0 : theirs}
            size={total > 0 ? 12 : Math.min(18, size)}
            lift={2}
            x={total > 0 || theirs > 0 ? -side : -side + 6}
            y={total > 0 ? -depth / 2 + 2 : top + 2}
          />
          {total === 0 && (
            <text className="area-amount others-amount" x={theirs > 0 ? 13 : 8} y={top + size * 0.75}>
              {settled.length === 0 ? amount(others) : width < 60 ? '' : broughtBy(settled)}
            </text>
          )}
        </g>
      )}
      {total > 0 && (
        <g className={at.asked > 0 ? 'stake asked' : 'stake'}>
          <ChipsOnFelt stake={total} paid={paid} size={place.size} lift={1.5} {...place.chips} />
          <text
            className={`area-amount${place.words.beside ? ' beside' : ' below'}`}
            x={place.words.x}
            y={place.words.y}
            {...(place.drawnInto === null
              ? {}
              : { textLength: place.drawnInto, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {words}
          </text>
        </g>
      )}
      {/* Where figures stand below the chips a bet for the dealers makes room for what became of one's own. */}
      {at.tip > 0 && (at.lines.length === 0 || place.words.beside) && (
        <TipOnFelt
          tip={at.tip}
          lost={at.tipLost}
          x={total === 0 && others === 0 ? -TIP / 2 : width / 2 - TIP - 3}
          y={-depth / 2 + 5}
        />
      )}
    </>
  );
}

const LINE = 14.5;

/** The wager's name where chips lie above it. */
function Foot({ name, width, depth }: { name: string; width: number; depth: number }): ReactNode {
  const { small, drawnInto } = footOf(name, width - 8);
  return (
    <text
      className={`area-name plain foot${small ? ' small' : ''}`}
      y={depth / 2 - 5}
      {...(drawnInto === undefined ? {} : { textLength: drawnInto, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {name}
    </text>
  );
}

/** Three lines stand closer, in the letters that names below chips have. */
const CLOSE = 12.5;

function Print({ name, width, depth }: { name: string; width: number; depth: number }): ReactNode {
  const { lines, engraved } = lettering(name, width - 8, depth);
  const three = lines.length > 2;
  const apart = three ? CLOSE : LINE;
  return (
    <text
      className={`area-name${engraved ? '' : ' plain'}${three ? ' small' : ''}`}
      y={(three ? 4 : 5) - ((lines.length - 1) * apart) / 2}
    >
      {lines.map((line, i) => (
        <tspan key={line} x="0" dy={i === 0 ? 0 : apart} {...drawnIn(line, width - 8, engraved)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A line that would be wider than its area is drawn in. */
const drawnIn = (line: string, width: number, engraved: boolean): object =>
  !engraved && line.length * PLAIN > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
