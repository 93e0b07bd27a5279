import type { BankView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { chips, money } from '../chips/money.ts';
import { sitterAt } from '../model/hands.ts';
import { useSeat } from '../table/seat.ts';

/** Who banks, with how much, and what more may be bet against it; or to whom the bank is offered. */
export function BankPlate(): ReactNode {
  const { table, posted } = useSeat();
  const { bank, offer } = table.view.standing;
  if (!posted.bank) return null;
  return (
    <section className="bank-plate" aria-label="The bank">
      {bank ? (
        <BankOf bank={bank} />
      ) : offer?.of === 'bank' ? (
        <p>
          The bank is offered to <b>{sitterAt(table.view, offer.seat) ?? offer.holder.name}</b>, seat{' '}
          {offer.seat}.
        </p>
      ) : (
        <p>{posted.bank.required ? 'No bank yet.' : 'The house banks.'}</p>
      )}
    </section>
  );
}

function BankOf({ bank }: { bank: BankView }): ReactNode {
  const { table } = useSeat();
  const { seat, amount, room, dealerBet } = bank;
  const sitter = sitterAt(table.view, seat) ?? bank.holder.name;
  return (
    <>
      <p>
        <b>{sitter === 'you' ? 'You bank' : `${sitter} banks`}</b>
        {sitter !== `seat ${seat}` && `, seat ${seat}`}
      </p>
      <p className="figures bank-amount">{money(amount)}</p>
      <p className="small">
        {room !== null && `${chips(room)} more may be bet`}
        {dealerBet !== null && `${room === null ? '' : ' · '}the dealer bets ${chips(dealerBet)}`}
      </p>
    </>
  );
}
