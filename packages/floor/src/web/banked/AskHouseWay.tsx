import type { HouseWayView } from '@croupier/house/protocol';
import type { PlaceView } from '@croupier/table';
import { type ReactNode, useState } from 'react';
import { house } from '../house/requests.ts';
import { Clause } from '../room/Refused.tsx';
import { Sheet } from '../room/Sheet.tsx';
import { useSeat } from '../table/seat.ts';

interface Asked {
  readonly hand: PlaceView | null;
  /** The question as it stands there, and in full for those who listen. */
  readonly label: string;
  readonly name: string;
}

/** How the house sets a hand that you see, and why: said over the table, where it moves nothing. */
export function AskHouseWay({ hand, label, name }: Asked): ReactNode {
  const { table, posted } = useSeat();
  const [said, setSaid] = useState<HouseWayView | 'nothing' | null>(null);
  const cards = (hand?.cards ?? []).filter((card) => card !== null);
  if (!posted.houseWay || cards.length !== posted.look.handSize) return null;
  const ask = (): void => {
    house.houseWay(table.view.table, cards.join(' ')).then(setSaid, () => setSaid('nothing'));
  };
  return (
    <>
      <button type="button" className="button bare ask-house-way" aria-label={name} onClick={ask}>
        {label}
      </button>
      {said !== null && (
        <Sheet title="The house way" onClose={() => setSaid(null)}>
          {said === 'nothing' ? <p>The house does not answer. Ask again.</p> : <Said way={said} />}
        </Sheet>
      )}
    </>
  );
}

function Said({ way }: { way: HouseWayView }): ReactNode {
  return (
    <>
      <dl className="house-way-parts">
        {way.parts.map(({ part, cards, caption }) => (
          <div key={cards}>
            <dt className="quiet">{part}</dt>
            <dd>
              <b>{caption}</b> <span className="figures quiet">{cards}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ol className="house-way-steps">
        {way.steps.map(({ cite, why }) => (
          <li key={`${cite.clause} ${why}`}>
            {why} <Clause cite={cite} />
          </li>
        ))}
      </ol>
    </>
  );
}
