import type { ReactNode } from 'react';
import { BankPlate } from '../bank/BankPlate.tsx';
import { MeterPlate } from '../meter/MeterPlate.tsx';
import { useSeat } from './seat.ts';

/** What stands at a table beside its bets, where there is any of it: a player's bank, a progressive's meter. */
export function Plates(): ReactNode {
  const { table, posted } = useSeat();
  if (!posted.bank && !table.view.standing.meter) return null;
  return (
    <div className="felt-standing">
      <BankPlate />
      <MeterPlate />
    </div>
  );
}
