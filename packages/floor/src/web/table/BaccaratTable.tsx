import type { ReactNode } from 'react';
import { RackOrBank } from '../bank/RackOrBank.tsx';
import { Courtesy } from '../squeeze/Courtesy.tsx';
import { Felt } from './Felt.tsx';
import { Rail } from './Rail.tsx';
import { RoadsPanel } from './RoadsPanel.tsx';
import { SideBets } from './SideBets.tsx';
import { useSeat } from './seat.ts';
import { Table } from './Table.tsx';

/** A baccarat table: green felt, roads at its side. */
export function BaccaratTable(): ReactNode {
  const { question } = useSeat().table.view.you;
  return (
    <Table
      hands="in-the-middle"
      side={{ title: 'Roads', panel: <RoadsPanel columns={9} />, sheet: <RoadsPanel columns={14} /> }}
      felt={(desk) => <Felt desk={desk} />}
      rail={(desk) => (
        <Rail>
          {desk && <SideBets />}
          {desk && question ? <Courtesy question={question} /> : <RackOrBank />}
        </Rail>
      )}
    />
  );
}
