import { type ReactNode, useState } from 'react';
import { BankedFelt } from '../banked/BankedFelt.tsx';
import { useMedia } from '../room/media.ts';
import { Felt } from '../table/Felt.tsx';
import { type Cursor, chipFor, type Seat, SeatContext } from '../table/seat.ts';
import { type PastRound, tableAt } from './past-table.ts';

/** Nothing can be done at a table of yesterday. */
const nothing = (): void => undefined;

/** The felt as it lay after a step of a round: the same that is played on, without anything to do. */
export function PastFelt(props: { past: PastRound; at: number; fresh: ReadonlySet<string> }): ReactNode {
  const { past, at, fresh } = props;
  const { posted, replay } = past;
  const desk = useMedia('(min-width: 900px)');
  const { seats } = replay.record;
  const looks =
    seats.find(({ seat }) => seat === past.from) ?? seats.find(({ player }) => player === 'you') ?? seats[0];
  const [cursor, moveTo] = useState<Cursor>({
    spot: looks?.seat ?? posted.seatNumbers[0] ?? 1,
    wager: posted.wagers[0]?.id ?? '',
  });
  const seat: Seat = {
    table: { ...tableAt(past, at), fresh },
    posted,
    numbers: posted.seatNumbers,
    asked: [],
    heard: false,
    refused: null,
    chip: chipFor(null, null, posted),
    takeChip: nothing,
    forDealer: false,
    setForDealer: nothing,
    cursor,
    moveTo,
    bet: nothing,
    ask: nothing,
    past: true,
  };
  return (
    <SeatContext value={seat}>
      <div
        className={`past-felt table-page felt-of-${posted.look.family} hands-${posted.look.hands} ${desk ? 'desk' : 'phone'}`}
      >
        {posted.look.hands === 'at-seats' ? <BankedFelt desk={desk} /> : <Felt desk={desk} />}
      </div>
    </SeatContext>
  );
}
