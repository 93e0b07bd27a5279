import type { ReactNode } from 'react';
import { RackOrBank } from '../bank/RackOrBank.tsx';
import { yourSeats } from '../model/hands.ts';
import { Rail } from '../table/Rail.tsx';
import { useSeat } from '../table/seat.ts';
import { Table } from '../table/Table.tsx';
import { BankedFelt } from './BankedFelt.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { YourHands } from './YourHands.tsx';

/** A table where the dealer banks and players decide: chips on the rail before the deal, your cards after it. */
export function BankedTable(): ReactNode {
  const { view } = useSeat().table;
  const dealt = view.phase.name === 'dealing' || view.phase.name === 'settled';
  return (
    <Table
      hands="at-seats"
      side={{ title: 'Round', panel: <RoundPanel />, sheet: <RoundPanel /> }}
      felt={(desk) => <BankedFelt desk={desk} />}
      rail={() => <Rail>{dealt && yourSeats(view).length > 0 ? <YourHands /> : <RackOrBank />}</Rail>}
    />
  );
}
