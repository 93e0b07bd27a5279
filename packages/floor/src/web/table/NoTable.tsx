import type { Refusal } from '@croupier/table';
import type { ReactNode } from 'react';
import { ClosedTables } from '../lobby/ClosedTables.tsx';
import { usePageName } from '../room/page-name.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';

interface NoTableProps {
  readonly table: string;
  readonly refusal: Refusal;
  readonly children?: ReactNode;
}

/** A table that cannot be come to: why, and the ways on. */
export function NoTable({ table, refusal, children }: NoTableProps): ReactNode {
  usePageName('No seat here');
  return (
    <main className="page">
      <h1 className="engraved">No seat here</h1>
      <RefusedNotice refusal={refusal}>
        {children}
        <a className="button" href={to.lobby}>
          To the lobby
        </a>
      </RefusedNotice>
      <ClosedTables only={table} />
    </main>
  );
}
