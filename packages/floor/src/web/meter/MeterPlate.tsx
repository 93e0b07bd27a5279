import type { ReactNode } from 'react';
import { money } from '../chips/money.ts';
import { sitterAt } from '../model/hands.ts';
import { wagerName } from '../model/names.ts';
import { useSeat } from '../table/seat.ts';

/** The meters of the table, as they grow; and an award from them until it is paid. */
export function MeterPlate(): ReactNode {
  const { table, posted } = useSeat();
  const { meters, jackpot } = table.view.standing;
  if (meters.length === 0) return null;
  return (
    <section className="meter-plate" aria-label="Progressive meter">
      {meters.map(({ name, wager, amount, shared }) => (
        <div key={name}>
          <p className="meter-name engraved">
            {wagerName(posted, wager)}
            {meters.length > 1 && `, ${name}`}
          </p>
          <p
            className="meter-amount figures"
            data-testid="meter"
            title={shared === null ? undefined : 'One meter for all the tables that are linked to it'}
          >
            {money(amount)}
          </p>
        </div>
      ))}
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
