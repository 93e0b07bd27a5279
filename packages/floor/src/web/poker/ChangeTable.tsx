import { type ReactNode, useState } from 'react';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { Sheet } from '../room/Sheet.tsx';
import { usePoker } from './at-poker.ts';
import { bettingName, stakesLine } from './scene-of.ts';

/** Asks to be moved to another table of the same game. */
export function ChangeTable(): ReactNode {
  const { view, changeTable, movesTo } = usePoker();
  const [tables, again] = useAsked(house.pokerTables);
  const [open, setOpen] = useState(false);
  const others =
    tables.is === 'here'
      ? tables.value.filter(({ game, table }) => game === view.game && table !== view.table)
      : [];
  const asked = others.find(({ table }) => table === movesTo);
  if (others.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => {
          again();
          setOpen(true);
        }}
      >
        {asked ? `Moving to ${asked.name}` : 'Change table'}
      </button>
      {open && (
        <Sheet title="Change table" onClose={() => setOpen(false)}>
          <p>
            You play on here until a seat is kept for you there and your hand is over. Your whole stack goes
            along, up to what the other table takes; the rest goes to your wallet.
          </p>
          <ul className="other-tables">
            {others.map((table) => (
              <li key={table.table}>
                <span>
                  <b>{table.name}</b>{' '}
                  <span className="quiet">
                    {bettingName(table.stakes)} <span className="figures">{stakesLine(table.stakes)}</span>,{' '}
                    {table.taken} of {table.chairs} seats
                    {table.waiting > 0 ? `, ${table.waiting} waiting` : ''}
                  </span>
                </span>
                <button
                  type="button"
                  className="button"
                  disabled={table.you !== null}
                  onClick={() => {
                    changeTable(table.table);
                    setOpen(false);
                  }}
                >
                  {table.you ? `Number ${table.you.place} on its list` : 'Move there'}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
