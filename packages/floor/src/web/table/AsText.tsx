import type { ReactNode } from 'react';
import { useRoute } from '../room/route.ts';

/** The way to the table in words; whoever reads them is there already. */
export function AsText({ href }: { href: string }): ReactNode {
  const route = useRoute();
  if ('plain' in route && route.plain) return null;
  return (
    <a className="button" href={href}>
      This table as text
    </a>
  );
}
