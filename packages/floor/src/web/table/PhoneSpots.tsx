import type { ReactNode } from 'react';
import { ChipStack } from '../chips/ChipStack.tsx';
import { chips, signed } from '../chips/money.ts';
import { netOfAll } from '../model/at-place.ts';
import { useArea } from './area.ts';
import { useLayoutKeys } from './layout-keys.ts';
import { useSeat } from './seat.ts';

/** On a phone: nine spots to choose from, and the chosen one's betting areas large under the thumb. */
export function PhoneSpots(): ReactNode {
  const { posted, cursor } = useSeat();
  const keys = useLayoutKeys(-1);
  const spots = Array.from({ length: posted.seats }, (_, i) => i + 1);
  const [outer, inner, ...rest] = posted.wagers;
  const wagers = [outer, ...rest, inner].flatMap((wager) => wager ?? []);
  return (
    <div className="phone-spots">
      <fieldset className="spot-row">
        <legend className="unseen">Spots</legend>
        {spots.map((spot) => (
          <SpotButton key={spot} spot={spot} />
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: keys are heard for all areas together */}
      <div
        className="spot-areas"
        role="group"
        aria-label={`Betting areas of spot ${cursor.spot}`}
        onKeyDown={keys}
      >
        {wagers.map(({ id }) => (
          <LargeArea key={id} wager={id} />
        ))}
      </div>
    </div>
  );
}

function SpotButton({ spot }: { spot: number }): ReactNode {
  const { table, cursor, moveTo, posted } = useSeat();
  const { view } = table;
  const holder = view.spots.find((held) => held.spot === spot)?.holder;
  const mine = holder?.who === view.you.who;
  const here = view.bets.filter((bet) => bet.spot === spot);
  const total = here.reduce((sum, { amount }) => sum + amount, 0);
  const letters = [...new Set(here.map(({ wager }) => nameOf(posted.wagers, wager).charAt(0)))].join('');
  return (
    <button
      type="button"
      className={`spot${mine ? ' mine' : ''}${holder && !mine ? ' taken' : ''}`}
      aria-pressed={cursor.spot === spot}
      aria-label={`Spot ${spot}${holder ? `, ${mine ? 'yours' : holder.name}` : ', free'}${total > 0 ? `, ${chips(total)} on ${letters}` : ''}`}
      onClick={() => moveTo({ ...cursor, spot })}
    >
      <span className="figures">{spot}</span>
      <span className="spot-bet figures">
        {total > 0 ? `${letters} ${chips(total)}` : holder ? (mine ? 'you' : holder.name) : ''}
      </span>
    </button>
  );
}

const nameOf = (wagers: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  wagers.find((wager) => wager.id === id)?.name ?? id;

/** `still` is an area that nothing is laid on before the deal. */
export function LargeArea({ wager, still = false }: { wager: string; still?: boolean }): ReactNode {
  const { cursor, posted } = useSeat();
  const area = useArea({ spot: cursor.spot, wager });
  const pays = still ? '' : (posted.wagers.find(({ id }) => id === wager)?.rows[0]?.pays ?? '');
  const others = area.at.others.reduce((sum, { amount }) => sum + amount, 0);
  const total = area.at.mine + area.at.asked;
  return (
    <button
      type="button"
      className={`large-area area ${wager}${area.open && !still ? ' open' : ''}${still ? ' in-play' : ''} ${area.result}`}
      aria-label={area.label}
      aria-disabled={!area.open || still}
      data-area={`${cursor.spot}/${wager}`}
      onClick={area.press}
      onContextMenu={area.takeBack}
      onFocus={area.arrive}
    >
      <span className="engraved">{area.name}</span>
      <span className="large-area-chips">
        {total > 0 ? (
          <ChipStack amount={total} asked={area.at.asked > 0} />
        ) : (
          <span className="pays">{pays}</span>
        )}
      </span>
      <span className="area-note figures">
        {area.at.lines.length > 0 && (
          <b>{area.result === 'push' ? 'push' : signed(netOfAll(area.at.lines))}</b>
        )}
        {area.at.lines.length === 0 && area.at.tip > 0 && `dealer ${chips(area.at.tip)}`}
        {area.at.lines.length === 0 && area.at.tip === 0 && others > 0 && `others ${chips(others)}`}
      </span>
    </button>
  );
}
