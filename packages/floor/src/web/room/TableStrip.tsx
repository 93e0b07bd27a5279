import type { ReactNode } from 'react';
import { PokerTab } from '../poker/PokerTab.tsx';
import { LeftTab } from './LeftTab.tsx';
import type { OpenTable } from './open-tables.ts';

interface TableStripProps {
  readonly poker: readonly OpenTable[];
  readonly left: readonly OpenTable[];
  /** The poker table that is looked at. */
  readonly active: string | null;
}

/** Below the top bar of every page: the tables at which somebody plays beside it. */
export function TableStrip({ poker, left, active }: TableStripProps): ReactNode {
  return (
    <nav className="open-tables" aria-label="Your tables">
      <ul>
        {poker.map((open) => (
          <li key={open.table}>
            <PokerTab open={open} active={open.table === active} />
          </li>
        ))}
        {left.map((open) => (
          <li key={open.table}>
            <LeftTab open={open} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
