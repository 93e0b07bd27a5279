import type { ReactNode } from 'react';
import { BankPlate } from '../bank/BankPlate.tsx';
import { MeterPlate } from '../meter/MeterPlate.tsx';
import { useSeat } from './seat.ts';

/** What stands at a table beside its bets, where there is any of it: a player's bank, the meters of progressives. */
export function Plates(): ReactNode {
  const { table, posted } = useSeat();
  if (!posted.bank && table.view.standing.meters.length === 0) return null;
  return (
    <div className="felt-standing">
      <BankPlate />
      <MeterPlate />
    </div>
  );
}
