import { type ReactNode, useState } from 'react';
import { Sheet } from '../room/Sheet.tsx';
import { changeSettings, useSettings } from '../room/settings.ts';
import { usePoker } from './at-poker.ts';
import { BuyInSheet } from './BuyInSheet.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { useDesk } from './desk.ts';
import { SeatWishes } from './SeatWishes.tsx';
import { StraddleControl } from './StraddleControl.tsx';
import { namer } from './told.ts';

/** What can be done about one's seat, whoever's turn it is. */
export function SeatControls(): ReactNode {
  const { view, sitOut, standUp, addChips, callClock, seeHand } = usePoker();
  const desk = useDesk();
  const [adding, setAdding] = useState(false);
  const { you } = view;
  const { clock } = you;
  const named = namer(view);
  const mine = view.seats.find(({ seat }) => seat === you.seat);
  return (
    <div className="seat-controls">
      {mine && (
        <>
          {!mine.sittingOut && (
            <button type="button" className="button" onClick={() => sitOut(true)}>
              Sit out
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={you.mayAdd === null}
            title={
              you.mayAdd === null
                ? 'Chips are added between hands, up to the most that the table takes.'
                : undefined
            }
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            Add chips
          </button>
          <button type="button" className="button" disabled={mine.leaving} onClick={standUp}>
            {mine.leaving ? 'Leaving after this hand' : 'Leave the table'}
          </button>
        </>
      )}
      {!desk && <SwitchesSheet />}
      {/* What comes and goes comes last: no other button moves for it. */}
      {mine && (
        <>
          <ChangeTable />
          <StraddleControl />
          {clock && !clock.refused && (
            <button type="button" className="button" onClick={() => callClock(clock.turn)}>
              Call the clock
            </button>
          )}
          {you.maySee.map((seat) => (
            <button key={seat} type="button" className="button" onClick={() => seeHand(seat)}>
              See the hand of {named(seat).name}
            </button>
          ))}
        </>
      )}
      {desk && <SeatSwitches />}
      {adding && you.mayAdd && (
        <BuyInSheet
          title="Add chips"
          say="Add"
          {...you.mayAdd}
          balance={you.balance}
          onBuy={addChips}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** What is always done, unless it is switched off. */
function SeatSwitches(): ReactNode {
  const { view } = usePoker();
  const { bigBlinds } = useSettings();
  return (
    <div className="seat-switches">
      {view.you.seat !== null && <SeatWishes />}
      <label className="switch">
        <input
          type="checkbox"
          checked={bigBlinds}
          onChange={({ target }) => changeSettings({ bigBlinds: target.checked })}
        />
        Big blinds
      </label>
    </div>
  );
}

/** On a phone they have a sheet: beside the rail's buttons there is no room for them while a hand is played. */
function SwitchesSheet(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        More
      </button>
      {open && (
        <Sheet title="At this table" onClose={() => setOpen(false)}>
          <SeatSwitches />
        </Sheet>
      )}
    </>
  );
}
