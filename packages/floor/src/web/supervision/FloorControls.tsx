import { meterName } from '@croupier/table';
import type { ReactNode } from 'react';
import { money } from '../chips/money.ts';
import { useFloor } from '../room/floor.ts';
import { useSeat } from '../table/seat.ts';
import { dutiesOf } from './duties.ts';
import { FloorSheet } from './FloorSheet.tsx';
import { Irregularities } from './Irregularities.tsx';
import { WithReason } from './WithReason.tsx';

/** For the house's own people: what the floor and the dealer do at a table beside the game. */
export function FloorControls(): ReactNode {
  const { me } = useFloor();
  const { posted, ask } = useSeat();
  const duties = dutiesOf(me?.roles ?? []);
  const jackpots = duties.calls && posted.progressives.length > 0;
  const irregularities = duties.irregularities && posted.irregularities.length > 0;
  if (!jackpots && !irregularities) return null;
  return (
    <FloorSheet>
      {() => (
        <>
          {jackpots && <JackpotControls confirms={duties.confirms} />}
          {irregularities && (
            <Irregularities
              known={posted.irregularities}
              onCall={(irregularity) => ask({ type: 'irregularity', irregularity })}
            />
          )}
        </>
      )}
    </FloorSheet>
  );
}

/** An award from the meter: confirmed and paid, or taken back with a reason; a paid one is only backed out by hand. */
function JackpotControls({ confirms }: { confirms: boolean }): ReactNode {
  const { table, ask } = useSeat();
  const { jackpot, meters, paidIn } = table.view.standing;
  return (
    <section className="duties" aria-label="Jackpot">
      <h3>Jackpot</h3>
      {meters.map(({ name, amount }) => (
        <p key={name} className="figures">
          The {meterName(name)} shows {money(amount)}.
        </p>
      ))}
      {!jackpot && <p className="quiet">No award from the meter is waiting.</p>}
      {jackpot?.winners.map(({ seat, amount }) => (
        <p key={seat}>
          Seat {seat} is to be paid <b className="figures">{money(amount)}</b> from the meter.
        </p>
      ))}
      {jackpot?.stage === 'called' && (
        <>
          {confirms && (
            <button type="button" className="button first" onClick={() => ask({ type: 'confirm-jackpot' })}>
              Confirm and pay
            </button>
          )}
          <WithReason
            label="Withdraw the call"
            onSay={(reason) => ask({ type: 'withdraw-jackpot', reason })}
          />
        </>
      )}
      {jackpot?.stage === 'withdrawn' && (
        <button type="button" className="button" onClick={() => ask({ type: 'call-jackpot' })}>
          Call it again
        </button>
      )}
      {confirms && paidIn !== null && (
        <>
          <p>The meter was paid in hand {paidIn}.</p>
          <WithReason
            label="Back it out"
            onSay={(reason) => ask({ type: 'back-out-jackpot', round: paidIn, reason })}
          />
        </>
      )}
    </section>
  );
}
