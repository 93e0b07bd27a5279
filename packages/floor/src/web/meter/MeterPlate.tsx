import type { ReactNode } from 'react';
import { money } from '../chips/money.ts';
import { sitterAt } from '../model/hands.ts';
import { wagerName } from '../model/names.ts';
import { useSeat } from '../table/seat.ts';

/** The meter of the table's progressive, as it grows; and an award from it until it is paid. */
export function MeterPlate(): ReactNode {
  const { table, posted } = useSeat();
  const { meter, jackpot } = table.view.standing;
  if (!meter) return null;
  return (
    <section className="meter-plate" aria-label="Progressive meter">
      <p className="meter-name engraved">{wagerName(posted, meter.wager)}</p>
      <p className="meter-amount figures" data-testid="meter">
        {money(meter.amount)}
      </p>
      {jackpot && (
        <div className="jackpot" role="status">
          {jackpot.winners.map(({ seat, amount }) => (
            <p key={seat}>
              Seat {seat}, {sitterAt(table.view, seat) ?? 'gone'}: <b className="figures">{money(amount)}</b>
            </p>
          ))}
          <p>
            {jackpot.stage === 'called'
              ? 'A supervisor confirms it before it is paid.'
              : 'The call was withdrawn; it is looked at again.'}
          </p>
        </div>
      )}
    </section>
  );
}
