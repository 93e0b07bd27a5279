import type { ReactNode } from 'react';
import { ChipStack } from '../chips/ChipStack.tsx';
import { chips, signed } from '../chips/money.ts';
import { netOfAll, othersNet } from '../model/at-area.ts';
import { useArea } from './area.ts';
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
  const others = area.at.others.reduce((sum, { amount }) => sum + amount, 0);
  const net = othersNet(area.at);
  const total = area.at.mine + area.at.asked;
  const open = area.open && !still;
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
      <span className="engraved" aria-hidden="true">
        {area.name}
      </span>
      <span className="large-area-chips" aria-hidden="true">
        {total > 0 ? (
          <ChipStack amount={total} asked={area.at.asked > 0} />
        ) : (
          <span className="pays">{still ? '' : paysAtMost(rows.map(({ pays }) => pays))}</span>
        )}
      </span>
      <span className="area-note figures" aria-hidden="true">
        {area.at.lines.length > 0 && (
          <b>{area.result === 'push' ? 'push' : signed(netOfAll(area.at.lines))}</b>
        )}
        {area.at.lines.length === 0 && area.at.tip > 0 && `dealer ${chips(area.at.tip)}`}
        {area.at.lines.length === 0 &&
          area.at.tip === 0 &&
          others > 0 &&
          `others ${net === null ? chips(others) : signed(net)}`}
      </span>
    </div>
  );
}

/** What is printed on the area: the only award, or the first of several. */
const paysAtMost = (pays: readonly string[]): string => {
  const awards = pays.filter((one) => one !== 'push');
  return awards.length > 1 ? `up to ${awards[0] ?? ''}` : (awards[0] ?? '');
};
