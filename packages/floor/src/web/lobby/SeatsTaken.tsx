import type { ReactNode } from 'react';

interface SeatsTakenProps {
  readonly taken: number;
  readonly of: number;
  readonly bots?: number;
  /** People whose page is open at the table. */
  readonly here: number;
  readonly children?: ReactNode;
}

/** "3 of 9 seats, 2 bots": who sits there, and whether anybody is there at all. */
export function SeatsTaken({ taken, of, bots = 0, here, children }: SeatsTakenProps): ReactNode {
  const people = here === 0 ? 'nobody here now' : `${here} ${here === 1 ? 'person' : 'people'} here`;
  return (
    <span className="figures">
      {taken === 0 ? `${of} seats free` : `${taken} of ${of} seats taken`}
      {bots > 0 ? `, ${bots} by bots` : ''}
      {children}
      {taken === 0 && here === 0 ? '' : ` · ${people}`}
    </span>
  );
}
