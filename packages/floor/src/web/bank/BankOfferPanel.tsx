import type { BankOffer } from '@croupier/house/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TurnRing } from '../banked/Question.tsx';
import { chips, money } from '../chips/money.ts';
import { Clause } from '../room/Refused.tsx';
import { useSeat } from '../table/seat.ts';
import { bankAmounts, inCents } from './bank-amounts.ts';

/** The bank is yours to take: with how much, what the dealer bets against it, and what it costs. */
export function BankOfferPanel({ offer }: { offer: BankOffer }): ReactNode {
  const { table, ask } = useSeat();
  const { balance } = table.view.you;
  const { least, most, usual } = bankAmounts(offer, balance);
  const [amount, setAmount] = useState(String(usual / 100));
  const [dealerBet, setDealerBet] = useState(offer.dealerBet?.most ?? 0);
  const put = inCents(amount);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    if (put === null) return;
    ask({ type: 'take-bank', seat: offer.seat, amount: put, ...(offer.dealerBet ? { dealerBet } : {}) });
  };
  return (
    <form className="bank-offer" aria-label="The bank is offered to you" onSubmit={take}>
      {offer.until !== null && (
        <TurnRing
          key={offer.until}
          asking={{ seat: offer.seat, seats: [offer.seat], until: offer.until, courtesy: true }}
          skew={table.skew}
        />
      )}
      <label className="field">
        <span>
          Bank at seat {offer.seat}, from {chips(least)}
        </span>
        <input
          type="number"
          inputMode="decimal"
          min={least / 100}
          max={Math.max(least, most) / 100}
          step={offer.step / 100}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </label>
      {offer.dealerBet && offer.dealerBet.most > offer.dealerBet.least && (
        <label className="field">
          <span>
            The dealer bets <b className="figures">{chips(dealerBet)}</b> against you
          </span>
          <input
            type="range"
            aria-valuetext={money(dealerBet)}
            min={offer.dealerBet.least}
            max={offer.dealerBet.most}
            step={offer.step}
            value={dealerBet}
            onChange={({ target }) => setDealerBet(target.valueAsNumber)}
          />
        </label>
      )}
      <div className="answers">
        {/* What is anybody's goes to nobody next: whoever does not want it gets up. */}
        <button
          type="button"
          className="button answer"
          onClick={() => ask({ type: offer.passable ? 'decline-bank' : 'stand-up' })}
        >
          {offer.passable ? 'Let it pass' : 'Stand up'}
        </button>
        <button type="submit" className="button answer first" disabled={put === null || put < least}>
          Bank {put === null ? '' : money(put)}
        </button>
      </div>
      <p className="question-why">
        {offer.fee > 0 && `Collected beside it: ${money(offer.fee)}. `}
        {offer.dealerBet && `The dealer bets ${chips(offer.dealerBet.most)} unless you ask for less. `}
        <Clause cite={offer.cite} />
      </p>
    </form>
  );
}
