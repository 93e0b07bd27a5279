import type { ReactNode } from 'react';
import { ChipStack } from '../chips/ChipStack.tsx';
import { chips } from '../chips/money.ts';
import { paidOn } from '../model/at-area.ts';
import { type Area, useArea } from './area.ts';
import { broughtBy, broughtToOthers } from './line-words.ts';
import { useSeat } from './seat.ts';

interface LargeAreaProps {
  readonly wager: string;
  /** An area that nothing is laid on before the deal. */
  readonly still?: boolean;
  /** One of many beside the basic game. */
  readonly small?: boolean;
}

/** A betting area of the chosen spot, to be pressed with a thumb. */
export function LargeArea({ wager, still = false, small = false }: LargeAreaProps): ReactNode {
  const { cursor, posted } = useSeat();
  const area = useArea({ spot: cursor.spot, wager });
  const rows = posted.wagers.find(({ id }) => id === wager)?.rows ?? [];
  const total = area.at.mine + area.at.asked;
  const open = area.open && !still;
  const words = noteOf(area, small);
  const settled = area.at.lines.length > 0;
  // In a small area long figures leave no room for more chips.
  const paid = small && words !== null && words.length > BESIDE_CHIPS ? 0 : paidOn(area.at);
  // A small area has no line for it: it stands beside the chips, and nothing grows when they come.
  const note =
    small && words === null ? null : (
      <span className={`area-note figures${settled ? ' outcome' : ''}`} aria-hidden="true">
        {words}
      </span>
    );
  return (
    <div
      className={`large-area area ${wager}${small ? ' small-area' : ''}${open ? ' open' : ''}${still ? ' in-play' : ''} ${area.result}`}
    >
      <button
        type="button"
        className="area-button"
        aria-label={area.label}
        aria-disabled={!open}
        data-area={`${cursor.spot}/${wager}`}
        onClick={area.press}
        onContextMenu={area.takeBack}
        onFocus={area.arrive}
      />
      <span className={isLong(area.name) ? 'engraved long' : 'engraved'} aria-hidden="true">
        {area.name}
      </span>
      <span className="large-area-chips" aria-hidden="true">
        {total > 0 ? (
          <ChipStack
            amount={total}
            asked={area.at.asked > 0}
            paid={paid}
            bare={settled && (small || paid > 0)}
          />
        ) : (
          (!small || note === null) && (
            <span className="pays">{still ? '' : paysAtMost(rows.map(({ pays }) => pays))}</span>
          )
        )}
        {small && note}
      </span>
      {!small && note}
    </div>
  );
}

/** So many figures stand beside the chips of a small area and those paid on them. */
const BESIDE_CHIPS = 5;

/** A word that is too wide for engraved letters in a circle of three beside each other. */
const LONG = 10;

const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > LONG);

/** What became of my chips here, or else what lies here for the dealer, or of others. */
function noteOf({ at }: Area, short: boolean): string | null {
  if (at.lines.length > 0) return broughtBy(at.lines);
  if (at.tip > 0) return `${short ? 'D' : 'dealer'} ${chips(at.tip)}`;
  // Beside chips of mine a small area has no room for it; the button of the spot counts them all.
  if (short && at.mine + at.asked > 0) return null;
  const others = at.others.reduce((sum, { amount }) => sum + amount, 0);
  return others > 0 ? `others ${broughtToOthers(at) ?? chips(others)}` : null;
}

/** What is printed on the area: the only award, or the first of several. */
const paysAtMost = (pays: readonly string[]): string => {
  const awards = pays.filter((one) => one !== 'push');
  return awards.length > 1 ? `up to ${awards[0] ?? ''}` : (awards[0] ?? '');
};
