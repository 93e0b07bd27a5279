import type { ClosedTable } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { sentenceOf, wentHome } from './closed-words.ts';

/**
 * Tables whose books could not be read: that they are closed, what of mine went home, and to the floor what is wrong. `only` is
 * the table that somebody came to.
 */
export function ClosedTables({ only }: { only?: string }): ReactNode {
  const [closed] = useAsked(house.closedTables);
  const shown =
    closed.is === 'here' ? closed.value.filter(({ table }) => only === undefined || table === only) : [];
  return shown.map((one) => (
    <section
      key={`${one.table} ${one.since}`}
      className="notice closed-table"
      aria-label={`${one.name}, ${one.open ? 'was closed' : 'closed'}`}
    >
      <p>{sentenceOf(one)}</p>
      {one.floor && <ForTheFloor floor={one.floor} />}
    </section>
  ));
}

function ForTheFloor({ floor }: { floor: NonNullable<ClosedTable['floor']> }): ReactNode {
  return (
    <div className="small">
      <p>For the floor: {floor.why}</p>
      <p>{wentHome(floor)}</p>
    </div>
  );
}
