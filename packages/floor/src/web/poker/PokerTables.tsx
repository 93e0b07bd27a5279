import type { ReactNode } from 'react';
import { pokerTables, useOpenTables } from '../room/open-tables.ts';
import { PokerPlace } from './PokerPlace.tsx';

/**
 * The poker tables that are open here. One is looked at, `active`; the others go on beside it: what was wished for one's turn
 * is done.
 */
export function PokerTables({ active }: { active: string | null }): ReactNode {
  return useOpenTables(pokerTables).map((open) => (
    <PokerPlace key={open.table} open={open} active={open.table === active} />
  ));
}
