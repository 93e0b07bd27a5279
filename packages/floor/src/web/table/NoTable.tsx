import type { Refusal } from '@croupier/table';
import type { ReactNode } from 'react';
import { usePageName } from '../room/page-name.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';

/** A table that cannot be come to: why, and the ways on. */
export function NoTable({ refusal, children }: { refusal: Refusal; children?: ReactNode }): ReactNode {
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
    </main>
  );
}
