import type { ReactNode } from 'react';
import { cutWords } from '../model/names.ts';
import { BeadPlate } from '../roads/BeadPlate.tsx';
import { BigRoad } from '../roads/BigRoad.tsx';
import { marksOf } from '../roads/bead-words.ts';
import { DerivedRoadGrid } from '../roads/DerivedRoadGrid.tsx';
import { NextMarks } from '../roads/NextMarks.tsx';
import { ShoeStatistics } from '../roads/ShoeStatistics.tsx';
import { useSettings } from '../room/settings.ts';
import { Decisions } from './Decisions.tsx';
import { useSeat } from './seat.ts';

/** The roads of this shoe, its statistics, and what the house is committed to. */
export function RoadsPanel({ columns }: { columns: number }): ReactNode {
  const { view, decided } = useSeat().table;
  const { shoe, summaries } = view;
  const { chinese } = useSettings();
  const coups = marksOf(summaries);
  return (
    <div className="panel-body">
      <h3>Bead plate</h3>
      <BeadPlate coups={coups} columns={columns} chinese={chinese} />
      <h3>Big road</h3>
      <BigRoad coups={coups} columns={columns} />
      <h3>Big eye boy</h3>
      <DerivedRoadGrid road="bigEyeBoy" coups={coups} columns={2 * columns} />
      <h3>Small road</h3>
      <DerivedRoadGrid road="smallRoad" coups={coups} columns={2 * columns} />
      <h3>Cockroach pig</h3>
      <DerivedRoadGrid road="cockroachPig" coups={coups} columns={2 * columns} />
      <NextMarks coups={coups} />
      <h3>This shoe</h3>
      <ShoeStatistics coups={coups} chinese={chinese} />
      <h3>Shoe {shoe.number}</h3>
      <p className="quiet small">
        {shoe.decks} decks, {shoe.cards} cards. {shoe.cut ? cutWords(shoe.cut) : 'Not cut yet.'}
      </p>
      <p className="quiet small">
        Committed to <code className="hash">{shoe.commitment}</code>
      </p>
      {/* Last: it grows, and the roads stay where they are. */}
      {decided.length > 0 && <Decisions />}
    </div>
  );
}
